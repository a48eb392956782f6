public import Foundation
package import Heap

/// Looks after one view hierarchy through its life.
///
/// Fidelity: documented UIViewController; recorded launch-neuburg-ios11-portrait, launch-navroot-catalyst26, nav-push-cyrus, modal-present-wlgusdn
/// and others, named at each callback. State restoration is left out (simplified).
open class UIViewController: UIResponder, UIContentContainer {
    var state: State {
        _read { yield world.state.controllers[id] }
        _modify { yield &world.state.controllers[id] }
    }

    /// A controller whose view comes from the nib of this name. Without a nib, the view is a plain one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        state.nibName = nibNameOrNil
    }

    /// A controller with a plain view.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller from a storyboard. Its view is loaded later.
    public required init?(coder: NSCoder) {
        super.init()
        world.unarchive(self, from: coder)
    }

    package override var edges: [Edge] {
        var edges = state.children.enumerated().map { Edge("children[\($0.offset)]", to: $0.element) }
        if let view = state.view { edges.append(Edge("view", to: view)) }
        if let item = state.navigationItem { edges.append(Edge("navigationItem", to: item)) }
        edges += archivedEdges
        edges += state.keyCommands.map { Edge("keyCommands", to: $0) }
        edges += state.toolbarItems.enumerated().map { Edge("toolbarItems[\($0.offset)]", to: $0.element) }
        if let unavailable = state.unavailable { edges.append(Edge("contentUnavailableConfiguration", to: unavailable)) }
        if let item = state.editButton { edges.append(Edge("editButtonItem", to: item)) }
        if let item = state.tabBarItem { edges.append(Edge("tabBarItem", to: item)) }
        if let parent = state.parent { edges.append(Edge("parent", .weak, to: parent)) }
        return edges + presentationEdges + traitEdges
    }

    /// The superview of the controller's view, or else the object around the controller.
    open override var next: UIResponder? {
        if let superview = viewIfLoaded?.superview { return superview }
        return presentingViewController ?? parent
    }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // MARK: Members that containers override

    /// Whether UIKit's own container this is: its children get callbacks that children of custom containers do not get in every version.
    var isSystemContainer: Bool { false }

    /// Whether this container of UIKit's itself lets a child appear and disappear. It is not so for a child that code has added by hand.
    func manages(_ child: UIViewController) -> Bool { false }

    /// The transition between this container's children that is in flight or waits; nil for none.
    var ownTransition: TransitionCoordinator? { nil }

    /// The children that appear with this controller, if their views are in its view.
    var appearingCandidates: [UIViewController] { children }

    /// Called after this controller and its children have got the first callback of an appearance.
    func appearanceBegan(_ direction: Appearance, animated: Bool) {}

    /// Called after this controller and its children have got the last callback of an appearance.
    func appearanceEnded() {
        if state.appearance == .appeared {
            state.isMovingToParent = false
        } else {
            state.isMovingFromParent = false
        }
    }

    /// Room that the window's edges and the container's bars take from a child's view, in points.
    func contentSafeArea(for child: UIViewController?) -> UIEdgeInsets { viewIfLoaded?.state.safeArea ?? .zero }

    /// The edges at which this container has bars that let nothing shine through.
    var opaqueBarEdges: UIRectEdge { [] }

    /// The traits of a child's view, when its wrapper is directly in this container's view.
    func contentTraits(_ traits: UITraitCollection, for child: UIViewController?) -> UITraitCollection { traits }

    /// Shows a controller in this container's own way; false when it has none.
    func takes(_ controller: UIViewController, asDetail: Bool, isAnimated: Bool) -> Bool { false }

    /// The children that are in front, the front-most first.
    var frontChildren: [UIViewController] { children.reversed() }

    /// Places the views of a container of UIKit's own, and begins changes that wait for layout. `UILayoutContainerView` calls it in its layout.
    func layOutContainer() {}

    /// A child has left: it has another parent, or none. A container forgets it.
    func lost(_ child: UIViewController) {}

    /// Called when the transition of `coordinator` has ended. Moves the views and ends the appearances.
    func finishTransition(_ coordinator: TransitionCoordinator) {
        if coordinator.state.kind == .resize { return finishSizeTransition(coordinator) }
        let other = coordinator.state.kind == .present ? coordinator.to : coordinator.from
        guard let other, let presentation: UIPresentationController = world.object(other.state.presentation) else { return }
        presentation.finish(coordinator)
    }

    /// The style in which controllers of this class are always presented; nil: code decides.
    var fixedPresentationStyle: UIModalPresentationStyle? { nil }

    /// The presentation controller of this class's controllers; nil: the style's.
    func makeOwnPresentation() -> UIPresentationController? { nil }

    // MARK: Override points

    /// The name of the nib that the view comes from: the one given, else that of the class.
    open var nibName: String? { nameOfNib }

    /// What the bar over this controller shows as its title.
    open var title: String? {
        get { state.title }
        set {
            state.title = newValue
            navigationItem.title = newValue
            world.object(state.tabBarItem, as: UITabBarItem.self)?.title = newValue
        }
    }

    /// Override point: makes the view. The default loads it from the storyboard or nib, with its size there. Without either it makes a
    /// plain view of the screen's size.
    ///
    /// Fidelity: documented UIViewController.loadView(); the plain view's size is reported (it starts with the screen's bounds).
    open func loadView() {
        if loadArchivedView() { return }
        let view = UIView(frame: CGRect(origin: .zero, size: world.screenBounds.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Override point: the view is in memory.
    ///
    /// Fidelity: documented UIViewController.viewDidLoad(); recorded launch-code-vc-min-5, view-access-in-init-catalyst26 (once, directly after
    /// loadView, whoever asks for the view first).
    open func viewDidLoad() {}

    /// Override point: the view is about to be added to a hierarchy.
    ///
    /// Fidelity: documented UIViewController.viewWillAppear(_:); recorded launch-neuburg-ios11-portrait, nav-push-cyrus, tab-switch-catalyst26,
    /// modal-present-wlgusdn. A child of a container of the learner's gets it inside addSubview (container-child-in-viewDidLoad-addchild).
    open func viewWillAppear(_ animated: Bool) { noteCallback("viewWillAppear(_:)") }

    /// Override point: the view is in the hierarchy; its traits and geometry are up to date.
    ///
    /// Fidelity: documented UIViewController.viewIsAppearing(_:); recorded launch-navroot-catalyst26, nav-pop-animated-catalyst26
    /// (once for each appearance, in the transaction of viewWillAppear, before the first layout). After a cancelled swipe
    /// documented WWDC24 10145, 5:35, for the one that was to come simplified.
    open func viewIsAppearing(_ animated: Bool) { noteCallback("viewIsAppearing(_:)") }

    /// Override point: the view is on the screen, its transition has ended.
    ///
    /// Fidelity: documented UIViewController.viewDidAppear(_:); recorded nav-push-csdn2015, modal-present-wlgusdn (after the last
    /// frame), nav-push-nonanimated-reibang (one post, iOS 12: without animation, before layout); that it is then in the same
    /// transaction, and so on later systems, is simplified.
    open func viewDidAppear(_ animated: Bool) { noteCallback("viewDidAppear(_:)") }

    /// Override point: the view is about to leave.
    ///
    /// Fidelity: documented UIViewController.viewWillDisappear(_:); recorded nav-push-cyrus, ipop-cancel-wangling (a cancelled swipe sends it to
    /// both).
    open func viewWillDisappear(_ animated: Bool) { noteCallback("viewWillDisappear(_:)") }

    /// Override point: the view has left.
    ///
    /// Fidelity: documented UIViewController.viewDidDisappear(_:); recorded nav-push-csdn2015, tab-switch-progressconcepts; reported
    /// modal-over-styles-wlgusdn (none for a presenter that stays on the screen).
    open func viewDidDisappear(_ animated: Bool) { noteCallback("viewDidDisappear(_:)") }

    /// Override point: gives the views their contents and looks, before layout. Does nothing.
    ///
    /// Fidelity: documented UIViewController.updateProperties(); its place against the root view's is simplified.
    @available(iOS 26, *)
    open func updateProperties() {}

    /// Override point: the view is about to lay out its subviews. Does nothing.
    ///
    /// Fidelity: documented UIViewController.viewWillLayoutSubviews(); recorded rotation-ios12, modal-present-layoutmargins-uikittestable.
    open func viewWillLayoutSubviews() {}

    /// Override point: the view has laid out its direct subviews. Does nothing.
    ///
    /// Fidelity: documented UIViewController.viewDidLayoutSubviews(); recorded rotation-ios12, modal-present-layoutmargins-uikittestable; that the
    /// subviews lay out theirs after it is reported.
    open func viewDidLayoutSubviews() {}

    /// Override point: the view's constraints are updated.
    ///
    /// Fidelity: documented UIViewController.updateViewConstraints(); its place before viewIsAppearing is simplified (no log shows both).
    open func updateViewConstraints() {}

    /// Override point: updates the content-unavailable configuration for a state. Does nothing.
    ///
    /// Fidelity: documented UIViewController.updateContentUnavailableConfiguration(using:).
    @available(iOS 17, *)
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Override point: the view's margins have changed.
    ///
    /// Fidelity: documented UIViewController.viewLayoutMarginsDidChange(); recorded modal-present-layoutmargins-uikittestable.
    open func viewLayoutMarginsDidChange() {}

    /// Override point: the view's safe area has changed.
    ///
    /// Fidelity: documented UIViewController.viewSafeAreaInsetsDidChange(); recorded launch-safearea-rickeyboy.
    open func viewSafeAreaInsetsDidChange() {}

    /// Override point: the traits have changed.
    ///
    /// Fidelity: documented UITraitEnvironment.traitCollectionDidChange(_:); recorded launch-neuburg-ios11-portrait (at launch up
    /// to iOS 12 only).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Override point: the parent is about to change. Code calls it with nil before it removes a child.
    ///
    /// Fidelity: documented UIViewController.willMove(toParent:); recorded nav-push-containment-trace2019, nav-init-3vcs-uikit-trace.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { state.isMovingFromParent = true }
    }

    /// Override point: the parent has changed. Code calls it after it has added a child's view.
    ///
    /// Fidelity: documented UIViewController.didMove(toParent:); recorded nav-push-containment-trace2019, nav-init-3vcs-uikit-trace. Against
    /// didShow simplified.
    open func didMove(toParent parent: UIViewController?) {}

    /// Override point: the view's size is about to change. The default passes this on to the children.
    ///
    /// Fidelity: documented UIViewController.viewWillTransition(to:with:); recorded rotation-ios12.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forward(size: size, coordinator: coordinator)
    }

    /// Override point: the traits are about to change. The default passes this on to the children.
    ///
    /// Fidelity: documented UIContentContainer.willTransition(to:with:) (before the size, parents before children).
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forward(traits: newCollection, coordinator: coordinator)
    }

    /// The size that a child has when this controller's view has `parentSize`, in points: the same.
    ///
    /// Fidelity: documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:).
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    /// The orientations that this controller allows: all on an iPad, all but upside down on a phone.
    ///
    /// Fidelity: documented UIViewController.supportedInterfaceOrientations.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { world.device.idiom == .pad ? .all : .allButUpsideDown }

    /// The preferred orientation for the controller's presentation.
    ///
    /// Fidelity: documented UIViewController.preferredInterfaceOrientationForPresentation; asked where the device's own way up is not allowed
    /// (simplified).
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the interface turns with the device. Asked up to iOS 15.
    ///
    /// Fidelity: documented UIViewController.shouldAutorotate (not asked from iOS 16 on).
    open var shouldAutorotate: Bool { true }

    /// The edges at which the view reaches under bars; at others it ends where the bar begins.
    ///
    /// Fidelity: documented UIViewController.edgesForExtendedLayout.
    open var edgesForExtendedLayout: UIRectEdge {
        get { state.extendedEdges }
        set {
            state.extendedEdges = newValue
            viewIfLoaded?.superview?.invalidateLayout(.container)
        }
    }

    /// Whether the view reaches under bars that let nothing shine through, too.
    ///
    /// Fidelity: documented UIViewController.extendedLayoutIncludesOpaqueBars.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { state.extendsUnderOpaqueBars }
        set {
            state.extendsUnderOpaqueBars = newValue
            viewIfLoaded?.superview?.invalidateLayout(.container)
        }
    }

    /// Whether the status bar is hidden: on phones in landscape.
    ///
    /// Fidelity: documented UIViewController.prefersStatusBarHidden (hidden where height is compact).
    open var prefersStatusBarHidden: Bool { world.device.idiom == .phone && world.state.screen.orientation.isLandscape }

    /// How the status bar's text is to look.
    ///
    /// Fidelity: documented UIViewController.preferredStatusBarStyle (asked of the one that decides); in what order the questions come is simplified.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// How the status bar is to come and go.
    ///
    /// Fidelity: documented UIViewController.preferredStatusBarUpdateAnimation; asked, the bar comes and goes at once (simplified).
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides in this controller's place whether the status bar is hidden. nil: this controller itself.
    ///
    /// Fidelity: documented UIViewController.childForStatusBarHidden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The child that decides in this controller's place about the status bar's look. nil: this controller itself.
    ///
    /// Fidelity: documented UIViewController.childForStatusBarStyle.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// Whether the home indicator may fade without touches. Its area stays reserved.
    ///
    /// Fidelity: documented UIViewController.prefersHomeIndicatorAutoHidden; asked, the indicator is not drawn (simplified).
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides in this controller's place about the home indicator. nil: this controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The edges at which the app's gestures come before the system's.
    ///
    /// Fidelity: documented UIViewController.preferredScreenEdgesDeferringSystemGestures; asked, the system has no gestures here (simplified).
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides in this controller's place about the system's gestures. nil: this controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Override point: begins or ends the editing of the controller's content. Code that reacts overrides this.
    ///
    /// Fidelity: documented UIViewController.setEditing(_:animated:).
    open func setEditing(_ editing: Bool, animated: Bool) {
        takeEditing(editing)
    }

    /// Override point: memory is short. Does nothing.
    ///
    /// Fidelity: documented UIViewController.didReceiveMemoryWarning(); recorded memory-warning-catalyst26.
    open func didReceiveMemoryWarning() {}

    /// Override point: a segue from here is about to be performed. Its destination has no view yet.
    ///
    /// Fidelity: documented UIViewController.prepare(for:sender:) (after shouldPerformSegue, before the segue is performed; the destination has no
    /// view yet).
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether to perform a segue that a control has triggered. Not called by `performSegue(withIdentifier:sender:)`.
    ///
    /// Fidelity: documented UIViewController.shouldPerformSegue(withIdentifier:sender:).
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs the segue of a name. An exception when there is none.
    ///
    /// Fidelity: documented UIViewController.performSegue(withIdentifier:sender:); reported (the exception's words).
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegue(withIdentifier: identifier, sender: Argument(sender))
    }

    /// Whether an unwind segue may lead here. By default, if the class has the method.
    ///
    /// Fidelity: documented UIViewController.canPerformUnwindSegueAction(_:from:sender:).
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        world.method(by: action, of: id) != nil
    }

    /// Whether children get their appearance callbacks through this controller.
    ///
    /// Fidelity: documented UIViewController.shouldAutomaticallyForwardAppearanceMethods.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Presents a controller over this one.
    ///
    /// Fidelity: documented UIViewController.present(_:animated:completion:); recorded modal-present-wlgusdn, present-not-in-window; reported
    /// modal-over-styles-wlgusdn.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        present(viewControllerToPresent, animated: flag, completion: completion.map { world.block($0) })
    }

    /// Dismisses the presentation that this controller began, or else the one that it is in.
    ///
    /// Fidelity: documented UIViewController.dismiss(animated:completion:); recorded modal-dismiss-wlgusdn, modal-fullscreen-dismiss-betterhee,
    /// modal-dismiss-nonanimated-catalyst26. From the middle of a chain simplified.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismiss(animated: flag, completion: completion.map { world.block($0) })
    }

    /// Makes a controller a child of this one, and sends it `willMove(toParent:)`.
    ///
    /// Fidelity: documented UIViewController.addChild(_:); recorded container-child-in-viewDidLoad-addchild (it sends willMove).
    open func addChild(_ childController: UIViewController) {
        adoptChild(childController)
        tellNewChild(childController)
    }

    /// Ends the relation to the parent, and sends `didMove(toParent:)`.
    ///
    /// Fidelity: documented UIViewController.removeFromParent(); recorded container-swap-manual-workflow (it sends didMove with nil).
    open func removeFromParent() {
        detachFromParent()
    }

    /// Exchanges a child's view for another's: the new view comes into the old one's superview, and `animations` run. At the end the old
    /// view is taken out. Code must also call `willMove(toParent: nil)` and `addChild` before, and `didMove` and `removeFromParent` in
    /// `completion`.
    ///
    /// Fidelity: documented UIViewController.transition(from:to:duration:options:animations:completion:); recorded
    /// container-transition-tangqiao2012.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        transition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations.map { world.block($0) }, completion: completion.map(world.valueBlock))
    }

    /// Shows a controller in the nearest place around this one: on the navigation stack, in a column of a split view, or else presented.
    ///
    /// Fidelity: documented UIViewController.show(_:sender:).
    open func show(_ vc: UIViewController, sender: Any?) {
        show(vc, sender: Argument(sender))
    }

    /// Shows a controller as the detail of this one's content: in the split view's secondary column, or else presented.
    ///
    /// Fidelity: documented UIViewController.showDetailViewController(_:sender:).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailViewController(vc, sender: Argument(sender))
    }

    /// Override point: tells UIKit that this child begins to appear or to disappear.
    ///
    /// Fidelity: documented UIViewController.beginAppearanceTransition(_:animated:); recorded begin-end-4, begin-end-6, begin-end-7,
    /// container-swap-manual-workflow.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing ? .appearing : .disappearing, animated: animated)
    }

    /// Override point: tells UIKit that this child's appearance transition has ended.
    ///
    /// Fidelity: documented UIViewController.endAppearanceTransition(); recorded begin-end-4; reported begin-end-unbalanced-so.
    open func endAppearanceTransition() {
        end()
    }
}
