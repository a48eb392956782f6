public import Foundation
package import Heap

/// Shows the top of a stack of controllers under a bar.
///
/// Fidelity: documented UINavigationController; recorded nav-push-containment-trace2019, nav-pop-animated-catalyst26, nav-init-3vcs-uikit-trace,
/// ipop-cancel-wangling. The bar's own motion, and bars that hide on swipe or tap, are left out (simplified).
open class UINavigationController: UIViewController {
    struct State: Sendable {
        /// Bottom first. The controllers are retained as children.
        var stack: [ObjectID] = []
        /// The controller whose view is in place.
        var shown: ObjectID?
        /// Its first controller is about to be put into place.
        var isInstalling = false
        /// The change that waits for the next layout.
        var waiting: Waiting?
        /// The waiting transition's coordinator, if code has read it. Retained.
        var pending: ObjectID?
        /// The transition in flight; retained by the animations.
        var transition: ObjectID?
        var delegate: ObjectID?
        var bar: ObjectID?
        /// The classes that code has given the bars, by their names.
        var barClass: ClassReference?
        var toolbarClass: ClassReference?
        var transitionView: ObjectID?
        var isBarHidden = false
        var toolbar: ObjectID?
        var isToolbarHidden = true
        var popGesture: ObjectID?
        var contentPopGesture: ObjectID?
        /// Retained: the gesture's delegate until code sets another one.
        var popDelegate: ObjectID?
        /// The controller of the last pop. It comes back if the pop is cancelled, unless the stack has been replaced since.
        var popped: ObjectID?
        /// Pushes that wait until the screen has seen the changes before them, oldest first. Their controllers are retained.
        var held: [HeldPush] = []
        /// Where the wrappers of an interrupted transition stood on the display, in points from the left, by their controllers.
        var places: [ObjectID: CGFloat] = [:]
        /// The first responder that the transition in flight has made resign; not retained.
        var edited: ObjectID?
    }

    /// A push that is not on the stack yet.
    struct HeldPush: Sendable {
        let controller: ObjectID
        let isAnimated: Bool
    }

    /// A change of the stack that the screen has not seen yet.
    struct Waiting: Sendable {
        var kind: TransitionCoordinator.Kind
        var isAnimated: Bool
        var isHeld: Bool
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

    /// A navigation controller with an empty stack, and with bars of other classes; nil for UIKit's own.
    ///
    /// Fidelity: documented UINavigationController.init(navigationBarClass:toolbarClass:).
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        stackState.barClass = navigationBarClass.map { ClassReference(name: "\($0)") }
        stackState.toolbarClass = toolbarClass.map { ClassReference(name: "\($0)") }
    }

    package convenience init(navigationBarClass: ClassReference?, toolbarClass: ClassReference?) {
        self.init(nibName: nil, bundle: nil)
        stackState.barClass = navigationBarClass
        stackState.toolbarClass = toolbarClass
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
        if let toolbar = stackState.toolbar { edges.append(Edge("toolbar", to: toolbar)) }
        if let delegate = stackState.popDelegate { edges.append(Edge("pop delegate", to: delegate)) }
        if let gesture = stackState.contentPopGesture { edges.append(Edge("interactiveContentPopGestureRecognizer", to: gesture)) }
        if let gesture = stackState.popGesture { edges.append(Edge("interactivePopGestureRecognizer", to: gesture)) }
        edges += stackState.held.map { Edge("held push", to: $0.controller) }
        if let pending = stackState.pending { edges.append(Edge("pending transition", to: pending)) }
        if let view = stackState.transitionView { edges.append(Edge("transition view", to: view)) }
        if let delegate = stackState.delegate { edges.append(Edge("delegate", .weak, to: delegate)) }
        return edges
    }

    override var isSystemContainer: Bool { true }

    override func manages(_ child: UIViewController) -> Bool {
        stackState.stack.contains(child.id) || child === shown || child === transition?.from || child === transition?.to
    }

    override var appearingCandidates: [UIViewController] {
        [transition?.from, transition?.to, shown].compactMap { $0 }.reduce(into: []) { found, controller in
            if !found.contains(controller), stackState.transition == nil || controller === shown { found.append(controller) }
        }
    }

    override func finishTransition(_ coordinator: TransitionCoordinator) {
        switch coordinator.state.kind {
        case .push, .pop: finishStackTransition(coordinator)
        case .tab, .present, .dismiss, .resize, .page: super.finishTransition(coordinator)
        }
    }

    override func appearanceBegan(_ direction: Appearance, animated: Bool) {
        guard direction == .appearing else { return }
        if shown == nil { viewIfLoaded?.invalidateLayout(.container) }
        startPendingChange()
    }

    override func appearanceEnded() {
        super.appearanceEnded()
        sendFirstDidMoveToParent()
        if state.appearance == .disappeared { startPendingChange() }
    }

    override var frontChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    override var opaqueBarEdges: UIRectEdge { navigationBar.isTranslucent || stackState.isBarHidden ? [] : .top }

    /// The top controller: it decides whether the status bar is hidden.
    ///
    /// Fidelity: recorded nav-pop-below-arm1 (the controller below is asked when it comes back).
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top controller while the bar is hidden. Otherwise the bar's style decides the status bar's look.
    ///
    /// Fidelity: reported stackoverflow.com/questions/19022210 (preferredStatusBarStyle is not called inside a navigation controller).
    open override var childForStatusBarStyle: UIViewController? { stackState.isBarHidden ? topViewController : nil }

    /// As the bar's style asks.
    ///
    /// Fidelity: reported stackoverflow.com/questions/19022210.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }

    /// The top controller: it decides whether the home indicator fades.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    override func contentSafeArea(for child: UIViewController?) -> UIEdgeInsets {
        var area = super.contentSafeArea(for: child)
        if !stackState.isBarHidden { area.top = world.device.pixelAligned(area.top + barHeight(over: child) - barRise) }
        if !stackState.isToolbarHidden { area.bottom += UIToolbar.height }
        if let tabs = parent as? UITabBarController, !tabs.tabBar.isHidden, hidesBottomBar(under: child) {
            area.bottom -= tabs.barHeight
        }
        return area
    }

    override func takes(_ controller: UIViewController, asDetail: Bool, isAnimated: Bool) -> Bool {
        guard !asDetail else { return false }
        pushViewController(controller, animated: isAnimated)
        return true
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

    /// The top of the stack, or the controller that it presents.
    ///
    /// Fidelity: documented UINavigationController.visibleViewController.
    public var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Called before and after a controller is shown.
    public var delegate: (any UINavigationControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UINavigationControllerDelegate }
        set { delegateID = (newValue as? NSObject)?.id }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { stackState.delegate }
        set { stackState.delegate = newValue }
    }

    /// Pushes a controller onto the stack. The transition begins with the next layout.
    ///
    /// Fidelity: recorded nav-push-containment-trace2019 (willMove inside the call), nav-pop-animated-catalyst26 (the rest after it
    /// returns).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if holdsPushes { hold(viewController, animated: animated) } else { push(viewController, animated: animated) }
    }

    /// Puts a controller on the stack and sends it willMove; its view follows with the next layout of the container's view.
    ///
    /// Fidelity: recorded nav-init-3vcs-uikit-trace (who is covered before the screen has seen it gets its didMove at once); for a push
    /// simplified.
    func push(_ viewController: UIViewController, animated: Bool) {
        guard allowsPush(of: viewController) else { return }
        if animated { warnOfNestedPush() }
        let covered = topViewController
        adoptChild(viewController)
        viewController.state.isMovingFromParent = false
        stackState.stack.append(viewController.id)
        if let covered, covered !== shown, covered.parent === self { sendDidMoveToParent(covered) }
        change(.push, animated: animated)
    }

    /// Notes a change of the stack. The views follow with the next layout of the container's view: `layOutStack` begins the transition.
    private func change(_ kind: TransitionCoordinator.Kind, animated: Bool, isHeld: Bool = false) {
        guard shown == nil || state.appearance != .disappeared else { return removeShownView() }
        stackState.waiting = Waiting(kind: kind, isAnimated: animated, isHeld: isHeld)
        viewIfLoaded?.invalidateLayout(.container)
    }

    /// Fidelity: reported stackoverflow.com/questions/9088465 (both messages); that the second push waits for the end of the first, and so
    /// leaves every appearance whole, is simplified.
    private func warnOfNestedPush() {
        guard let transition, transition.isAnimated, transition.state.kind == .push, let coming = transition.to,
            !world.follows(.interruptsTransitions)
        else { return }
        world.report(.console("nested push animation can result in corrupted navigation bar", object: id))
        world.report(
            .console("Unbalanced calls to begin/end appearance transitions for \(coming).", object: coming.id, about: .unbalancedAppearance)
        )
    }

    /// Pops the top controller. Returns it; nil when it is the only one.
    ///
    /// Fidelity: documented UINavigationController.popViewController(animated:); recorded nav-pop-animated-catalyst26,
    /// nav-pop-nonanimated-deinit-catalyst26.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated: animated, isHeld: false)
    }

    /// Pops all controllers above the root. Returns them, top last.
    ///
    /// Fidelity: documented UINavigationController.popToRootViewController(animated:); recorded nav-poptoroot-nowindow, nav-poptoroot-window-abc17.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = viewControllers.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Pops all controllers above a controller. Returns them, top last.
    ///
    /// Fidelity: recorded nav-poptoroot-nowindow (who is not seen leaves at once, from the bottom); the exception is UIKit's.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard allowsPop(to: viewController), stackState.stack.contains(viewController.id), viewController !== topViewController else {
            return nil
        }
        // What the interrupted transition tells may change the stack.
        interrupt()
        guard let index = stackState.stack.firstIndex(of: viewController.id), index + 1 < stackState.stack.count else { return nil }
        let gone = Array(viewControllers[(index + 1)...])
        stackState.popped = gone.last?.id
        stackState.stack.removeSubrange((index + 1)...)
        sendWillMoveToNil(gone)
        change(.pop, animated: animated)
        return gone
    }

    /// Replaces the stack, bottom first.
    ///
    /// Fidelity: recorded nav-init-3vcs-uikit-trace for a stack that is in no window; in a window documented only.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard allowsStack(of: viewControllers) else { return }
        let isPush = viewControllers.last.map { !self.viewControllers.contains($0) } ?? false
        if !isPush { interrupt() }
        let old = self.viewControllers
        let gone = old.filter { !viewControllers.contains($0) }
        stackState.stack = viewControllers.map(\.id)
        stackState.popped = nil
        for controller in viewControllers where !old.contains(controller) {
            adoptChild(controller)
            if controller !== topViewController, controller.parent === self { sendDidMoveToParent(controller) }
        }
        sendWillMoveToNil(gone)
        change(isPush ? .push : .pop, animated: animated)
    }

    func pop(animated: Bool, isHeld: Bool) -> UIViewController? {
        guard stackState.stack.count > 1 else { return nil }
        interrupt()
        guard stackState.stack.count > 1, let top = topViewController else { return nil }
        stackState.stack.removeLast()
        stackState.popped = top.id
        sendWillMoveToNil([top])
        change(.pop, animated: animated, isHeld: isHeld)
        return top
    }

    /// Fidelity: simplified; a child that has gone is off the stack, and the one below comes into view without animation.
    override func lost(_ child: UIViewController) {
        guard let index = stackState.stack.firstIndex(of: child.id) else { return }
        stackState.stack.remove(at: index)
        if child === shown { change(.pop, animated: false) }
    }

    /// Sends `willMove(toParent:)` to controllers that have left the stack, bottom first. The visible one leaves when the transition has
    /// ended, the others as it has begun; where nothing is seen they leave at once.
    ///
    /// Fidelity: recorded nav-poptoroot-window-abc17, nav-poptoroot-nowindow; what the middle ones are told before they go is simplified.
    private func sendWillMoveToNil(_ gone: [UIViewController]) {
        let leavesBySlide = shown.map { gone.contains($0) } == true && viewIfLoaded?.window != nil
        for controller in gone {
            controller.state.isMovingFromParent = true
            world.send("willMove(toParent:)", to: controller, [("parent", .nothing)]) { controller.willMove(toParent: nil) }
            guard controller !== shown, controller !== transition?.to, controller !== transition?.from else { continue }
            guard leavesBySlide else {
                letGo(controller)
                continue
            }
            world.afterCommit(
                world.block(keeping: [self, controller]) { [unowned self, unowned controller] in
                    if controller.parent === self, !stackState.stack.contains(controller.id) { letGo(controller) }
                })
        }
    }

    /// A stack that is not visible has changed: another top comes when the container appears the next time.
    func removeShownView() {
        guard let old = shown, old !== topViewController else { return }
        old.wrapper(in: transitionView)?.removeFromSuperview()
        stackState.shown = nil
        if !stackState.stack.contains(old.id) { letGo(old) }
        tabBarController?.moveBar(for: self, to: topViewController)
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
        if !stackState.isToolbarHidden { root.addSubview(toolbar) }
        view = root
        _ = interactiveContentPopGestureRecognizer
    }

    /// The bar.
    public var navigationBar: UINavigationBar {
        if let bar: UINavigationBar = world.object(stackState.bar) { return bar }
        let bar = made(stackState.barClass) ?? UINavigationBar(frame: .zero)
        world.space.retain(bar.id)
        stackState.bar = bar.id
        return bar
    }

    /// A bar of a class of the program's.
    func made<Bar: UIView>(_ type: ClassReference?) -> Bar? {
        guard let type, let id = world.script?.make(type.name, "init(frame:)", [.value(CGRect.zero)], declaredIn: type.file) else {
            return nil
        }
        return world.object(id)
    }

    var transitionView: UIView? { world.object(stackState.transitionView) }
    var transition: TransitionCoordinator? { world.living(stackState.transition) }
    override var ownTransition: TransitionCoordinator? { transition ?? pendingTransition }
    var shown: UIViewController? { world.object(stackState.shown) }
}

/// Called by a navigation controller.
///
/// Fidelity: documented UINavigationControllerDelegate; preferred orientations are not asked.
public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown.
    ///
    /// Fidelity: documented UINavigationControllerDelegate.navigationController(_:willShow:animated:); recorded nav-pop-delegate-vast (2012: after
    /// viewWillAppear of who comes). Newer logs have none.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller has been shown.
    ///
    /// Fidelity: documented UINavigationControllerDelegate.navigationController(_:didShow:animated:); reported ipop-cancel-didshow (none after a
    /// cancelled swipe). Its place after didMove(toParent:) is simplified.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The animator of a transition; nil for the system's own.
    ///
    /// Fidelity: documented UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:) (for animated changes of what is
    /// seen; nil: the system's own).
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller of such an animator; nil for none.
    ///
    /// Fidelity: documented UINavigationControllerDelegate.navigationController(_:interactionControllerFor:) (asked when there is an animator; nil:
    /// it is not interactive).
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
