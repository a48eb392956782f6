public import Foundation
public import Heap

/// Something that a finger can touch, with its names.
public struct TapTarget {
    /// Identifier, title or text, property name: the first is the best.
    public let names: [String]
    let view: UIView?
    let item: UIBarButtonItem?
}

// Actions of the user and events of the device.
extension World {
    /// The targets for a tap, front to back. `named` has the names of the learner's properties that contain views.
    public func tappableTargets(named properties: [ObjectID: String]) -> [TapTarget] {
        guard let window = keyWindow else { return [] }
        var targets: [TapTarget] = []
        for presented in keyboardViews + window.subviews.reversed() {
            collect(presented, properties, into: &targets)
            if presented.takesAllTouches { break }
        }
        return targets
    }

    /// The name of the target that a finger touches at a point of the window; nil where there is none. Of several places in one view it is the
    /// nearest.
    public func tappableName(at point: CGPoint, named properties: [ObjectID: String]) -> String? {
        var best: (name: String, view: UIView, distance: CGFloat)?
        for target in tappableTargets(named: properties) {
            guard let view = target.view, let name = target.names.first, view.convert(view.bounds, to: nil).contains(point) else {
                continue
            }
            let place = target.item.flatMap { (view as? UINavigationBar)?.middle(of: $0) } ?? view.touchPoint(for: name)
            let middle = view.convert(place, to: nil)
            let distance = abs(middle.x - point.x) + abs(middle.y - point.y)
            // What is in front takes the touch.
            if let found = best, found.view !== view || found.distance <= distance { continue }
            // A bar's button is no wider than a finger.
            if target.item != nil, distance > 44 { continue }
            best = (name, view, distance)
        }
        return best?.name
    }

    /// Whether a point of the window is on the back button of the stack in front.
    public func isBackButton(at point: CGPoint) -> Bool {
        guard let stack = frontNavigation, stack.viewControllers.count > 1, !stack.isNavigationBarHidden else { return false }
        let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: nil)
        return bar.contains(point) && point.x < bar.minX + 100
    }

    /// The targets for a finger, front to back: every view with a name, even if it ignores taps.
    public func touchableTargets(named properties: [ObjectID: String]) -> [TapTarget] {
        guard let window = keyWindow else { return [] }
        func collect(_ view: UIView) -> [TapTarget] {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
            let names = names(of: view, view.spokenTitles, properties)
            return view.subviews.reversed().flatMap(collect) + (names.isEmpty ? [] : [TapTarget(names: names, view: view, item: nil)])
        }
        return keyboardViews.flatMap(collect) + (window.subviews.reversed().lazy.map(collect).first { !$0.isEmpty } ?? [])
    }

    /// The names by which a view is found.
    private func names(of view: UIView, _ titles: [String], _ properties: [ObjectID: String]) -> [String] {
        [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 } + titles
            + [properties[view.id]].compactMap { $0 }
    }

    private func collect(_ view: UIView, _ properties: [ObjectID: String], into targets: inout [TapTarget]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        for child in view.subviews.reversed() {
            collect(child, properties, into: &targets)
            if child.takesAllTouches { break }
        }
        if view.canBeTapped {
            for (number, titles) in view.spokenPlaces.enumerated() {
                let names = number == 0 ? names(of: view, titles, properties) : titles
                if !names.isEmpty { targets.append(TapTarget(names: names, view: view, item: nil)) }
            }
        }
        guard let bar = view as? UINavigationBar, let top = bar.topItem else { return }
        for item in (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? []) where !item.itemState.isHidden {
            let names = [item.accessibilityIdentifier, item.spokenTitle, item.accessibilityLabel, properties[item.id]].compactMap { $0 }
            if !names.isEmpty { targets.append(TapTarget(names: names, view: bar, item: item)) }
        }
    }

    /// Touches a target and lifts the finger.
    public func tap(_ target: TapTarget) {
        tap(target, named: nil)
    }

    /// Touches a target and lifts the finger. If a view has several names, `name` selects the place in it.
    public func tap(_ target: TapTarget, named name: String?) {
        guard let view = target.view else { return }
        touch(view, at: target.item.flatMap { (view as? UINavigationBar)?.middle(of: $0) } ?? view.touchPoint(for: name))
    }

    /// The navigation controller that is in front: the first that has something to go back to.
    public var frontNavigation: UINavigationController? {
        let stacks: [UINavigationController] = fronts()
        return stacks.first { $0.viewControllers.count > 1 } ?? stacks.first
    }

    /// The tab bar controller that is in front.
    public var frontTabs: UITabBarController? { front() }

    /// The page controller that is in front.
    public var frontPages: UIPageViewController? { front() }

    /// Swipes a page sideways with a finger, to a fraction of the way; to the left for the next page.
    public func swipePage(of pages: UIPageViewController, isLeft: Bool, to fraction: Double, over duration: Double, finishes: Bool) {
        guard pages.beginSwipe(isForward: isLeft), let transition = pages.transition else {
            return report(.refusal("there is no page to the \(isLeft ? "right" : "left") of this one, or one is being turned"))
        }
        drag(transition, to: fraction, over: duration, finishes: finishes)
    }

    private func front<Found: UIViewController>() -> Found? {
        let all: [Found] = fronts()
        return all.first
    }

    /// The containers of a kind in the front-most presentation, outermost and front-most first. Searches are left out.
    private func fronts<Found: UIViewController>() -> [Found] { frontScreen.map(fronts(in:)) ?? [] }

    /// The controller that is presented last, or else the window's root. Searches are left out.
    public var frontScreen: UIViewController? {
        var controller = keyWindow?.rootViewController
        while let presented = controller?.presentedAbove, !(presented is UISearchController) { controller = presented }
        return controller
    }

    private func fronts<Found: UIViewController>(in controller: UIViewController) -> [Found] {
        let inside: [Found] = controller.frontChildren.flatMap { fronts(in: $0) }
        return (controller as? Found).map { [$0] + inside } ?? inside
    }

    /// A finger touches a tab.
    public func tapTab(_ index: Int, of tabs: UITabBarController) {
        tabs.tapped(index)
    }

    /// The window's root controller.
    public var rootController: UIViewController? { keyWindow?.rootViewController }

    /// Swipes from the left edge of a navigation controller's page, or over its content, to a fraction of the way.
    public func swipeBack(
        in navigation: UINavigationController, fromContent: Bool = false, to fraction: Double, over duration: Double, finishes: Bool
    ) {
        if let obstacle = fromContent ? navigation.obstacleToContentSwipe() : navigation.obstacleToSwipe() {
            return report(.refusal(obstacle))
        }
        guard let transition = navigation.beginSwipeBack() else { return }
        drag(transition, to: fraction, over: duration, finishes: finishes)
    }

    /// Sets the size of the app's windows before launch; nil: the screen's.
    public func setWindowSize(_ size: CGSize?) {
        (state.application.windowSize, state.application.sceneSize) = (size, size)
    }

    /// Switches the device between light and dark.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        state.screen.style = style
        for window in windowsBackToFront { window.traitsBecameStale() }
    }

    /// Changes the user's preferred text size.
    public func setTextSize(_ category: UIContentSizeCategory) {
        guard category != state.screen.category else { return }
        state.screen.category = category
        post(UIContentSizeCategory.didChangeNotification, object: bind { UIScreen.main })
        for window in windowsBackToFront { window.traitsBecameStale() }
    }

    /// Sends a child the `didMove(toParent:)` that the code which added it should have sent.
    public func directMove(_ child: UIViewController, to parent: UIViewController) {
        send("didMove(toParent:)", to: child, [("parent", .object(parent.id))]) { child.didMove(toParent: parent) }
    }
}

extension World {
    /// The controller whose root view this is; nil when there is none.
    public func controller(ofRoot view: ObjectID) -> ObjectID? { object(view, as: UIView.self)?.controller?.id }
}
