public import Foundation
package import Heap

/// Shows the top of a stack of controllers under a bar.
open class UINavigationController: UIViewController {
    struct State: Sendable {
        /// Bottom first. The controllers are held as children.
        var stack: [ObjectID] = []
        /// The controller whose view is in place.
        var shown: ObjectID?
        /// What waits for the next layout.
        var waiting: Waiting?
        /// The transition in flight; held by the animations.
        var transition: ObjectID?
        var delegate: ObjectID?
        var bar: ObjectID?
        var transitionView: ObjectID?
        var isBarHidden = false
    }

    /// A change of the stack that the screen has not seen yet.
    struct Waiting: Sendable {
        var kind: TransitionCoordinator.Kind
        var isAnimated: Bool
        var isHeld: Bool
        /// Who has left the stack and is told at the end, top first.
        var leaving: [ObjectID]
    }

    var stackState: State {
        _read { yield world.state.navigations[id] }
        _modify { yield &world.state.navigations[id] }
    }

    /// A navigation controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// A navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A navigation controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        var edges = super.edges
        if let bar = stackState.bar { edges.append(Edge("navigationBar", to: bar)) }
        if let view = stackState.transitionView { edges.append(Edge("transition view", to: view)) }
        if let delegate = stackState.delegate { edges.append(Edge("delegate", .weak, to: delegate)) }
        return edges
    }

    override var isSystemContainer: Bool { true }

    override var appearingCandidates: [UIViewController] {
        [transition?.from, transition?.to, shown].compactMap { $0 }.reduce(into: []) { found, controller in
            if !found.contains(controller), stackState.transition == nil || controller === shown { found.append(controller) }
        }
    }

    override func finishTransition(_ coordinator: TransitionCoordinator) {
        switch coordinator.state.kind {
        case .push, .pop: finishStackTransition(coordinator)
        case .present, .dismiss, .resize: super.finishTransition(coordinator)
        }
    }

    override func appearanceBegan(_ direction: Appearance, animated: Bool) {
        installTop(direction, animated: animated)
    }

    override func appearanceEnded() {
        super.appearanceEnded()
        welcomeFirst()
    }

    override var frontChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    override func contentSafeArea(for child: UIViewController?) -> UIEdgeInsets {
        var area = super.contentSafeArea(for: child)
        if !stackState.isBarHidden { area.top += barHeight }
        if let tabs = parent as? UITabBarController, !tabs.tabBar.isHidden, hidesBottomBar(under: child) {
            area.bottom -= tabs.barHeight
        }
        return area
    }

    override func layOutContainer() {
        layOutStack()
    }

    // MARK: The stack

    /// The stack, bottom first.
    public var viewControllers: [UIViewController] {
        get { stackState.stack.compactMap { world.object($0) } }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack.
    public var topViewController: UIViewController? { world.object(stackState.stack.last) }

    /// The top of the stack, or what it presents.
    public var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Told when a controller is about to be shown and when it has been.
    public var delegate: (any UINavigationControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UINavigationControllerDelegate }
        set { delegateID = (newValue as? NSObject)?.id }
    }

    /// The delegate's identity; it is not held.
    package var delegateID: ObjectID? {
        get { stackState.delegate }
        set { stackState.delegate = newValue }
    }

    /// Puts a controller on top of the stack. The transition begins with the next layout.
    ///
    /// Fidelity: recorded nav-push-containment-trace2019 (willMove inside the call), nav-pop-animated-catalyst26 (the rest after it
    /// returns).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stackState.stack.contains(viewController.id) else {
            world.report(
                .exception(
                    name: "NSInvalidArgumentException",
                    reason: "Pushing the same view controller instance more than once is not supported (\(viewController))", object: id))
            return
        }
        adoptChild(viewController)
        stackState.stack.append(viewController.id)
        change(.push, animated: animated, leaving: [])
    }

    /// Takes the top off the stack. Returns it; nil when it is the last.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated: animated, isHeld: false)
    }

    /// Takes everything above the bottom off the stack. Returns it, top last.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = viewControllers.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Takes everything above a controller off the stack. Returns it, top last.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stackState.stack.firstIndex(of: viewController.id), index + 1 < stackState.stack.count else { return nil }
        let gone = viewControllers[(index + 1)...]
        stackState.stack.removeSubrange((index + 1)...)
        for controller in gone { sayGoodbye(to: controller) }
        change(.pop, animated: animated, leaving: gone.reversed().map(\.id))
        return Array(gone)
    }

    /// Replaces the stack, bottom first.
    ///
    /// Fidelity: recorded nav-init-3vcs-uikit-trace for a stack that is in no window; in a window documented only.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = self.viewControllers
        let isPush = viewControllers.last.map { !old.contains($0) } ?? false
        let gone = old.filter { !viewControllers.contains($0) }
        stackState.stack = viewControllers.map(\.id)
        for controller in viewControllers where !old.contains(controller) {
            adoptChild(controller)
            if controller !== viewControllers.last { welcome(controller) }
        }
        for controller in gone { sayGoodbye(to: controller) }
        change(isPush ? .push : .pop, animated: animated, leaving: gone.reversed().map(\.id))
    }

    func pop(animated: Bool, isHeld: Bool) -> UIViewController? {
        guard stackState.stack.count > 1, let top = topViewController else { return nil }
        stackState.stack.removeLast()
        sayGoodbye(to: top)
        change(.pop, animated: animated, isHeld: isHeld, leaving: [top.id])
        return top
    }

    private func sayGoodbye(to controller: UIViewController) {
        controller.state.isMovingFromParent = true
        world.send("willMove(toParent:)", to: controller, [("parent", .nothing)]) { controller.willMove(toParent: nil) }
    }

    func welcome(_ controller: UIViewController) {
        guard !controller.state.hasBeenWelcomed else { return }
        controller.state.hasBeenWelcomed = true
        world.send("didMove(toParent:)", to: controller, [("parent", .object(id))]) { controller.didMove(toParent: self) }
    }

    private func change(_ kind: TransitionCoordinator.Kind, animated: Bool, isHeld: Bool = false, leaving: [ObjectID]) {
        var waiting = stackState.waiting ?? Waiting(kind: kind, isAnimated: animated, isHeld: isHeld, leaving: [])
        waiting.kind = kind
        waiting.isAnimated = animated
        waiting.isHeld = isHeld
        // Whoever is not shown has nothing to wait for.
        for id in leaving where id != stackState.shown && transition?.to?.id != id {
            world.object(id, as: UIViewController.self)?.leaveParent()
        }
        waiting.leaving += leaving.filter { $0 == stackState.shown || transition?.to?.id == $0 }
        stackState.waiting = waiting
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: View

    /// Override point: makes the container's view with the bar and the view that holds the controllers' wrappers.
    open override func loadView() {
        let root = UILayoutContainerView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UINavigationTransitionView(frame: root.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        world.space.assign(&stackState.transitionView, content.id)
        root.addSubview(content)
        root.addSubview(navigationBar)
        view = root
    }

    /// The bar.
    public var navigationBar: UINavigationBar {
        if let bar: UINavigationBar = world.object(stackState.bar) { return bar }
        let bar = UINavigationBar(frame: .zero)
        world.space.retain(bar.id)
        stackState.bar = bar.id
        return bar
    }

    /// Whether the bar is left out.
    public var isNavigationBarHidden: Bool {
        get { stackState.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Leaves the bar out or brings it back. The change is not animated yet.
    ///
    /// Fidelity: simplified; the bar's own motion is left out.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        stackState.isBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
        for wrapper in transitionView?.subviews ?? [] { wrapper.insetsBecameStale() }
    }

    /// Points.
    var barHeight: CGFloat { world.device.navigationBarHeight(in: traitCollection) }

    var transitionView: UIView? { world.object(stackState.transitionView) }
    var transition: TransitionCoordinator? { world.living(stackState.transition) }
    var shown: UIViewController? { world.object(stackState.shown) }
}

/// Told by a navigation controller.
public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller has been shown.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// What moves the views of a transition; nil for the system's own way.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives such an animator; nil for nothing.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// The system's own way.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
