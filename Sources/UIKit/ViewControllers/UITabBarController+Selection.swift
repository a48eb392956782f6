import Foundation
import Heap

// Switching between tabs, and the bar.
extension UITabBarController {
    /// Makes a controller the selected one.
    func choose(_ new: UIViewController?) {
        tabState.selected = new?.id
        tabState.isBarAway = new.map(hidesBar) ?? false
        refreshBar()
        placeBar()
        switchViews(to: new)
    }

    /// A change of tabs exchanges the views at once: the new controller is told first, then the old one. In a window both get the first
    /// callbacks now, and the last ones when the display has shown the change.
    ///
    /// Fidelity: recorded tab-switch-catalyst26 (the new one's will comes first, both inside the setter; viewIsAppearing in the
    /// commit), tab-switch-progressconcepts; while the container itself is not visible, the views are exchanged at once (simplified).
    private func switchViews(to new: UIViewController?) {
        guard let content = transitionView, let old = shown, new !== old else { return installLate(new) }
        guard state.appearance == .appeared || state.appearance == .appearing else { return exchange(old, for: new, in: content) }
        if let new, let own = ownAnimator(from: old, to: new) { return begin(from: old, to: new, by: own) }
        guard loads(new) else { return }
        let wrapper = new.map { wrap($0, in: content) }
        if let new { world.space.retain(new.id) }
        defer { if let new { world.space.release(new.id) } }
        new?.begin(.appearing, animated: false)
        old.begin(.disappearing, animated: false)
        // A callback may have chosen another one, which is in place then: this one goes without having been shown.
        guard shown === old else {
            if let new, new !== shown { goUnseen(new) }
            return
        }
        if let wrapper { content.take(wrapper) }
        if let emptied = old.wrapper(in: content) {
            world.space.retain(emptied.id)
            tabState.emptied.append(emptied.id)
            emptied.removeFromSuperview()
        }
        tabState.shown = new?.id
        endAfterFrame([old, new].compactMap { $0 })
    }

    /// Loads the view of a controller that is about to be shown. False where its loading has chosen another one, which is in place then.
    func loads(_ new: UIViewController?) -> Bool {
        let old = shown
        new?.loadViewIfNeeded()
        return shown === old && new === selectedViewController
    }

    /// The first controller, when the container has already appeared without one.
    private func installLate(_ new: UIViewController?) {
        guard shown == nil, let new, let content = transitionView, state.appearance == .appeared || state.appearance == .appearing else {
            return
        }
        if bringIn(new, in: content, animated: false) { endAfterFrame([new]) }
    }

    /// Shows the first tab in a tab bar controller's window: its controller appears as the tab bar controller does. False where a
    /// callback has chosen another one: that one is in place then, and this one goes without having been shown.
    ///
    /// Fidelity: recorded tab-first-pgzxc, tab-launch-ticklecode; simplified for a container that appears later.
    func bringIn(_ new: UIViewController, in content: UIView, animated: Bool) -> Bool {
        guard loads(new) else { return false }
        let wrapper = wrap(new, in: content)
        world.space.retain(new.id)
        defer { world.space.release(new.id) }
        new.begin(.appearing, animated: animated)
        guard shown == nil, new === selectedViewController else {
            goUnseen(new)
            return false
        }
        content.take(wrapper)
        tabState.shown = new.id
        return true
    }

    private func goUnseen(_ new: UIViewController) {
        guard new.isInTransition else { return }
        new.begin(.disappearing, animated: false)
        new.end()
    }

    private func exchange(_ old: UIViewController, for new: UIViewController?, in content: UIView) {
        old.wrapper(in: content)?.removeFromSuperview()
        endAppearance(of: old)
        tabState.shown = new?.id
        guard let new else { return }
        new.loadViewIfNeeded()
        guard shown === new else { return }
        content.addSubview(wrap(new, in: content))
    }

    private func endAfterFrame(_ controllers: [UIViewController]) {
        let isWaiting = !tabState.ending.isEmpty
        for controller in controllers { world.space.retain(controller.id) }
        let again = tabState.ending.filter { controllers.map(\.id).contains($0) }
        tabState.ending.removeAll { again.contains($0) }
        tabState.ending += controllers.map(\.id)
        for id in again { world.space.release(id) }
        guard !isWaiting else { return }
        world.afterFrame(world.block(keeping: [self]) { [unowned self] in endSwitch() })
    }

    /// Ends a change of tabs after the next frame: the old controller has disappeared, the new one has appeared. While the container
    /// itself is appearing, its end is the shown controller's.
    ///
    /// Fidelity: recorded tab-switch-catalyst26, tab-switch-progressconcepts.
    private func endSwitch() {
        let (ending, emptied) = (tabState.ending, tabState.emptied)
        (tabState.ending, tabState.emptied) = ([], [])
        defer { for id in emptied { world.space.release(id) } }
        for id in ending {
            if let controller: UIViewController = world.object(id), controller !== shown || state.appearance == .appeared {
                endAppearance(of: controller)
            }
            world.space.release(id)
        }
    }

    // MARK: Taps

    /// A finger has touched a tab.
    ///
    /// Fidelity: documented UITabBarControllerDelegate (both methods on taps only, didSelect also when nothing changes); that didSelect
    /// comes directly after the switch is simplified. A tap on the selected tab pops its navigation stack to the first controller, as in
    /// Apple's apps.
    func tapped(_ index: Int) {
        guard tabState.controllers.indices.contains(index),
            let controller: UIViewController = world.object(tabState.controllers[index])
        else { return }
        if let item = controller.tabBarItem {
            world.sendQuietly("tabBar(_:didSelect:)", to: self, [("tabBar", .object(tabBar.id)), ("item", .object(item.id))]) {
                tabBar(tabBar, didSelect: item)
            }
        }
        let arguments: [(name: String, value: Argument)] = [
            ("tabBarController", .object(id)), ("viewController", .object(controller.id)),
        ]
        if case .value(let answer as Bool)? = world.tell(tabState.delegate, "tabBarController(_:shouldSelect:)", arguments), !answer {
            return
        }
        if controller === selectedViewController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            choose(controller)
        }
        world.tell(tabState.delegate, "tabBarController(_:didSelect:)", arguments)
    }

    // MARK: The bar

    /// Shows the controllers' items again.
    func refreshBar() {
        guard tabState.bar != nil else { return }
        let items = (viewControllers ?? []).compactMap { $0.tabBarItem }
        tabBar.show(items: items, selected: selectedViewController?.tabBarItem)
    }

    /// The bar was hidden or shown by code.
    func barChanged() {
        viewIfLoaded?.invalidateLayout(.container)
        for wrapper in transitionView?.subviews ?? [] { wrapper.insetsBecameStale() }
    }

    /// Whether a controller, or the stack that it is, leaves no room for the bar.
    private func hidesBar(_ controller: UIViewController) -> Bool {
        guard let navigation = controller as? UINavigationController else { return false }
        return navigation.hidesBottomBar(under: navigation.topViewController)
    }

    /// Where the middle of the bar is, from the left in points.
    var barPlace: CGFloat {
        let width = viewIfLoaded?.bounds.width ?? 0
        return tabState.isBarAway ? -width / 2 : width / 2
    }

    /// Shows or hides the bar for the top of the selected stack. Inside a transition's animations it moves with the pages.
    ///
    /// Fidelity: documented UIViewController.hidesBottomBarWhenPushed; the bar slides out to the left, in UIKit it goes with the page.
    func moveBar(for navigation: UINavigationController, to top: UIViewController?) {
        guard navigation === selectedViewController else { return }
        tabState.isBarAway = navigation.hidesBottomBar(under: top)
        placeBar()
    }

    /// The bar has changed in height or translucency: lays the pages out again.
    func barsChanged() {
        guard let view = viewIfLoaded else { return }
        view.invalidateLayout(.container)
        for wrapper in transitionView?.subviews ?? [] {
            wrapper.insetsBecameStale()
            wrapper.invalidateLayout(.container)
        }
    }

    private func placeBar() {
        guard isViewLoaded else { return }
        tabBar.center.x = barPlace
    }
}

extension UINavigationController {
    /// Whether a controller of the stack or one below it leaves no room for a bar at the bottom.
    func hidesBottomBar(under top: UIViewController?) -> Bool {
        guard let top, let index = stackState.stack.firstIndex(of: top.id) else { return top?.hidesBottomBarHere ?? false }
        return viewControllers[...index].contains { $0.hidesBottomBarHere }
    }
}
