public import Foundation
package import Heap

/// Shows one of several controllers over a bar with a tab for each.
///
/// Fidelity: documented UITabBarController; recorded tab-switch-catalyst26, tab-first-pgzxc. More than five tabs, customising and the bars of iOS 18
/// and 26 are left out (simplified).
open class UITabBarController: UIViewController, UITabBarDelegate {
    struct State: Sendable {
        /// From the left. The controllers are retained as children.
        var controllers: [ObjectID] = []
        var selected: ObjectID?
        /// The controller whose view is in place.
        var shown: ObjectID?
        /// The controllers whose appearances end when the display has shown the switch, in that order; retained.
        var ending: [ObjectID] = []
        /// The wrappers of the views that leave, until then; retained.
        var emptied: [ObjectID] = []
        var delegate: ObjectID?
        var bar: ObjectID?
        var transitionView: ObjectID?
        /// The change that the app's own animator makes; retained.
        var transition: ObjectID?
        /// A controller on the selected stack hides the bar.
        var isBarAway = false
    }

    /// Override point: the user has selected an item of the bar. Its controller is not shown yet. Does nothing.
    ///
    /// Fidelity: documented UITabBarDelegate.tabBar(_:didSelect:); reported (developers find the old selectedIndex in it, and hear of it also where the
    /// controller's delegate allows no change).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    var tabState: State {
        _read { yield world.state.tabControllers[id] }
        _modify { yield &world.state.tabControllers[id] }
    }

    /// A tab bar controller without controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A tab bar controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        var edges = super.edges
        if let bar = tabState.bar { edges.append(Edge("tabBar", to: bar)) }
        if let view = tabState.transitionView { edges.append(Edge("transition view", to: view)) }
        edges += tabState.ending.map { Edge("ending appearance", to: $0) }
        edges += tabState.emptied.map { Edge("wrapper", to: $0) }
        if let delegate = tabState.delegate { edges.append(Edge("delegate", .weak, to: delegate)) }
        return edges
    }

    override var isSystemContainer: Bool { true }

    override func manages(_ child: UIViewController) -> Bool {
        tabState.controllers.contains(child.id) || child.id == tabState.shown
    }

    override var appearingCandidates: [UIViewController] { shown.map { [$0] } ?? [] }

    override var frontChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func appearanceBegan(_ direction: Appearance, animated: Bool) {
        guard direction == .appearing, shown == nil, let content = transitionView, let first = selectedViewController else { return }
        _ = bringIn(first, in: content, animated: animated)
    }

    override func finishTransition(_ coordinator: TransitionCoordinator) {
        if coordinator.state.kind == .tab { finishTabTransition(coordinator) } else { super.finishTransition(coordinator) }
    }

    override var opaqueBarEdges: UIRectEdge { tabBar.isTranslucent || tabBar.isHidden ? [] : .bottom }

    /// The selected controller: it decides whether the status bar is hidden.
    ///
    /// Fidelity: documented UIViewController.childForStatusBarHidden.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// The selected controller: it decides the status bar's look.
    ///
    /// Fidelity: documented UIViewController.childForStatusBarStyle.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The selected controller: it decides whether the home indicator fades.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    override func contentSafeArea(for child: UIViewController?) -> UIEdgeInsets {
        var area = super.contentSafeArea(for: child)
        if tabState.bar != nil, !tabBar.isHidden { area.bottom += barHeight }
        return area
    }

    override func layOutContainer() {
        let bounds = view.bounds
        transitionView?.frame = bounds
        let height = barHeight + view.state.safeArea.bottom
        tabBar.bounds.size = CGSize(width: bounds.width, height: height)
        tabBar.center = CGPoint(x: barPlace, y: bounds.height - height / 2)
    }

    /// The bar's height without the home indicator's area, in points.
    var barHeight: CGFloat { world.device.tabBarHeight(in: traitCollection) }

    // MARK: The tabs

    /// The controllers, from the left.
    ///
    /// Fidelity: documented UITabBarController.viewControllers.
    public var viewControllers: [UIViewController]? {
        get { tabState.controllers.isEmpty ? nil : tabState.controllers.compactMap { world.object($0) } }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected. If it is gone, the one in its place is selected, or else the first.
    ///
    /// Fidelity: documented UITabBarController.viewControllers (what is selected afterwards); the change of the bar is not animated, and
    /// the place of didMove is simplified (at once for every controller, once for one that stands in the list twice).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = self.viewControllers ?? []
        let new = viewControllers ?? []
        if new.count > 5, world.device.idiom == .phone {
            world.report(.refusal("UITabBarController.moreNavigationController: more than five tabs are shown side by side"))
        }
        let oldIndex = selectedViewController.flatMap { old.firstIndex(of: $0) } ?? 0
        let gone = old.filter { !new.contains($0) }
        for controller in gone {
            world.send("willMove(toParent:)", to: controller, [("parent", .nothing)]) { controller.willMove(toParent: nil) }
        }
        for (place, controller) in new.enumerated() where !old.contains(controller) && new.firstIndex(of: controller) == place {
            adoptChild(controller)
            world.send("didMove(toParent:)", to: controller, [("parent", .object(id))]) { controller.didMove(toParent: self) }
        }
        tabState.controllers = new.map(\.id)
        if let selected = selectedViewController, new.contains(selected) {
            refreshBar()
        } else {
            choose(new.indices.contains(oldIndex) ? new[oldIndex] : new.first)
        }
        for controller in gone { letGo(controller) }
    }

    /// Fidelity: simplified; the tab of a child that has another parent is gone, as with setViewControllers.
    override func lost(_ child: UIViewController) {
        guard let index = tabState.controllers.firstIndex(of: child.id) else { return }
        tabState.controllers.remove(at: index)
        guard tabState.selected == child.id else { return refreshBar() }
        let left = viewControllers ?? []
        choose(left.indices.contains(index) ? left[index] : left.first)
    }

    /// The controller of the selected tab. Setting it switches at once: both controllers get the first callbacks before the setter returns.
    ///
    /// Fidelity: recorded tab-switch-catalyst26; the exception for a controller without a tab is UIKit's.
    open var selectedViewController: UIViewController? {
        get { world.object(tabState.selected) }
        set {
            guard let newValue else { return choose(nil) }
            guard tabState.controllers.contains(newValue.id) else {
                world.report(
                    .exception(
                        name: "NSInvalidArgumentException",
                        reason:
                            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
                            + "view controllers can be selected.", object: id))
                return
            }
            choose(newValue)
        }
    }

    /// The index of the selected tab, from 0; `NSNotFound` when there is none. An index without a tab changes nothing.
    ///
    /// Fidelity: documented UITabBarController.selectedIndex.
    public var selectedIndex: Int {
        get { tabState.selected.flatMap { tabState.controllers.firstIndex(of: $0) } ?? NSNotFound }
        set {
            guard tabState.controllers.indices.contains(newValue) else { return }
            choose(world.object(tabState.controllers[newValue]))
        }
    }

    /// Called at taps on tabs.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UITabBarControllerDelegate }
        set { delegateID = (newValue as? NSObject)?.id }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { tabState.delegate }
        set { tabState.delegate = newValue }
    }

    // MARK: View

    /// Override point: makes the container's view with the view that holds the controllers' wrappers, and the bar.
    open override func loadView() {
        let root = UILayoutContainerView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UITransitionView(frame: root.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        world.space.assign(&tabState.transitionView, content.id)
        root.addSubview(content)
        root.addSubview(tabBar)
        view = root
        refreshBar()
    }

    /// The bar.
    public var tabBar: UITabBar {
        if let bar: UITabBar = world.object(tabState.bar) { return bar }
        let bar = UITabBar(frame: .zero)
        bar.backgroundColor = .systemBackground
        world.space.assign(&tabState.bar, bar.id)
        return bar
    }

    /// `setValue(_:forKey: "tabBar")` replaces the bar.
    ///
    /// Fidelity: reported (apps that use the private setter).
    override func takesPrivately(_ value: Argument, at key: String) -> Bool {
        guard key == "tabBar", case .object(let id) = value, let bar: UITabBar = world.object(id) else {
            return super.takesPrivately(value, at: key)
        }
        let old: UITabBar? = world.object(tabState.bar)
        guard bar !== old else { return true }
        if let old, let holder = old.superview {
            holder.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
        }
        world.space.assign(&tabState.bar, bar.id)
        refreshBar()
        return true
    }

    /// The tabs of iOS 18, which are not simulated: setting them is refused.
    ///
    /// Fidelity: simplified; refused by name.
    @available(iOS 18, *)
    public var tabs: [UITab] {
        get { [] }
        set { world.report(.refusal("UITabBarController.tabs: use viewControllers")) }
    }

    /// Whether the bar is left out.
    public var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Leaves the bar out or brings it back.
    ///
    /// Fidelity: simplified; the bar's own motion is left out.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabBar.isHidden = hidden
    }

    override var ownTransition: TransitionCoordinator? { world.living(tabState.transition) }
    var transitionView: UIView? { world.object(tabState.transitionView) }
    var shown: UIViewController? { world.object(tabState.shown) }
}

/// Called by a tab bar controller.
///
/// Fidelity: documented UITabBarControllerDelegate; orientations and customising are not asked.
public protocol UITabBarControllerDelegate: AnyObject {
    /// A tab was tapped: whether its controller may be selected.
    ///
    /// Fidelity: documented UITabBarControllerDelegate.tabBarController(_:shouldSelect:) (a tap only; also on the selected tab).
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tap has selected a controller; also when it was selected before. Not called when code selects.
    ///
    /// Fidelity: documented UITabBarControllerDelegate.tabBarController(_:didSelect:) (a tap only); after the switch has begun, before it ends
    /// (simplified).
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// The animator of a change of tabs; nil: no animation.
    ///
    /// Fidelity: documented UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:) (nil: the tabs change at once).
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller of such an animator; nil for none.
    ///
    /// Fidelity: documented UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:).
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Nothing moves.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
