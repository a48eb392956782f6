public import Foundation
package import Heap

/// One presentation: the views around a presented controller's view, and its transitions.
///
/// Fidelity: documented UIPresentationController (both controllers are strong properties); simplified, it holds them from when it is asked for until its end.
open class UIPresentationController: NSObject, AdaptivelyDelegating {
    struct State: Sendable {
        var presented: ObjectID?
        var presenter: ObjectID?
        var style = UIModalPresentationStyle.automatic
        /// The style that the presentation has adapted to; nil: it has not adapted.
        var adapted: UIModalPresentationStyle?
        var delegate: ObjectID?
        /// Fills the window, or the context, while the presentation lasts.
        var container: ObjectID?
        var dimming: ObjectID?
        /// Holds the presented view; the app's own animators do without.
        var wrapper: ObjectID?
        /// Where the presenter's view was taken out of, to be put back at the end.
        var presenterHome: ObjectID?
        /// The removed presenter's view, in its wrapper.
        var presenterPiece: ObjectID?
        var presenterIndex = 0
        /// The app's own animator of the coming transition, and its interaction controller.
        var animator: ObjectID?
        var interactor: ObjectID?
        /// Whether the presentation lasts: it holds both controllers then.
        var lasts = false
        /// Whether a dismissal has been requested and has not ended.
        var isLeaving = false
        /// Whether it is a finger's.
        var isByFinger = false
        /// The finger that moves the sheet.
        var drag: SheetDrag?
    }

    var state: State {
        _read { yield world.state.presentations[id] }
        _modify { yield &world.state.presentations[id] }
    }

    /// A presentation of one controller by another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init()
        state.presented = presentedViewController.id
        state.presenter = presentingViewController?.id
        state.style = .custom
    }

    package override var edges: [Edge] {
        let strong = [
            ("container view", state.container), ("dimming view", state.dimming), ("wrapper", state.wrapper),
            ("presenter's place", state.presenterHome), ("presenter's wrapper", state.presenterPiece),
            ("animation controller", state.animator), ("interaction controller", state.interactor),
        ].compactMap { label, id in id.map { Edge(label, to: $0) } }
        let others = [("presentedViewController", state.presented), ("presentingViewController", state.presenter)]
        return strong + others.compactMap { label, id in id.map { Edge(label, state.lasts ? .strong : .unowned, to: $0) } }
            + (state.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    /// The delegate: called when the user changes the presentation, and asked how to adapt it. Not retained.
    package var delegateID: ObjectID? {
        get { state.delegate }
        set { state.delegate = newValue }
    }

    // MARK: Members that kinds of presentations define

    /// The view that the container covers; nil: the window's content, or the context.
    var coveredView: UIView? { nil }

    /// Whether touches outside the presented view go to the views behind.
    var letsTouchesThrough: Bool { false }

    /// Moves the views that move together with the presented view. Called inside the transition's animations.
    func moveAlongside(isComing: Bool) {}

    // MARK: Data for code

    /// The controller that is shown.
    open var presentedViewController: UIViewController { world.object(state.presented) ?? UIViewController() }
    /// The controller that it was shown from.
    open var presentingViewController: UIViewController { world.object(state.presenter) ?? UIViewController() }
    /// The view that fills the window, or the context, while the presentation lasts.
    open var containerView: UIView? { world.object(state.container) }
    /// How the presented view covers the views behind.
    open var presentationStyle: UIModalPresentationStyle { state.style }

    /// The view that the transition moves and that is laid out in the container: the presented controller's.
    ///
    /// Fidelity: documented UIPresentationController.presentedView.
    open var presentedView: UIView? { presented?.viewIfLoaded }

    /// The presented view's frame in the container, in points.
    ///
    /// Fidelity: documented UIPresentationController.frameOfPresentedViewInContainerView (asked when the presented view is placed).
    open var frameOfPresentedViewInContainerView: CGRect { containerView.map(standardFrame) ?? .zero }

    /// Whether the presenter's view leaves the window meanwhile.
    ///
    /// Fidelity: documented UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext; recorded
    /// modal-fullscreen-presenter-yagamo13; reported sheet-presenter-wwdc19.
    open var shouldRemovePresentersView: Bool { shownStyle == .fullScreen || shownStyle == .currentContext }

    /// Whether the presentation covers the screen. Kept; the style decides.
    ///
    /// Fidelity: simplified; kept, the style decides.
    open var shouldPresentInFullscreen: Bool { ![.currentContext, .overCurrentContext].contains(shownStyle) }

    /// The style that the presentation takes where there is little width.
    ///
    /// Fidelity: documented UIPresentationController.adaptivePresentationStyle; a popover becomes a sheet since iOS 13.
    open var adaptivePresentationStyle: UIModalPresentationStyle { defaultAdaptation ?? .none }

    /// The style that the presentation takes in an environment.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    // MARK: Override points

    /// Override point: the presentation is about to begin. An override adds views of its own, and animates them alongside. Does nothing.
    ///
    /// Fidelity: documented UIPresentationController.presentationTransitionWillBegin(); its place among the controllers' callbacks is simplified.
    open func presentationTransitionWillBegin() {}

    /// Override point: the presentation has ended, or was cancelled. Does nothing.
    ///
    /// Fidelity: documented UIPresentationController.presentationTransitionDidEnd(_:); its place among the controllers' callbacks is simplified.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Override point: the presented view is about to go. Does nothing.
    ///
    /// Fidelity: documented UIPresentationController.dismissalTransitionWillBegin(); its place among the controllers' callbacks is simplified.
    open func dismissalTransitionWillBegin() {}

    /// Override point: the dismissal has ended, or was cancelled. Does nothing.
    ///
    /// Fidelity: documented UIPresentationController.dismissalTransitionDidEnd(_:); its place among the controllers' callbacks is simplified.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Override point: the container is about to lay out. Does nothing.
    ///
    /// Fidelity: documented UIPresentationController.containerViewWillLayoutSubviews().
    open func containerViewWillLayoutSubviews() {}

    /// Override point: the container has laid out. Does nothing.
    ///
    /// Fidelity: documented UIPresentationController.containerViewDidLayoutSubviews().
    open func containerViewDidLayoutSubviews() {}
}

/// The delegate of every presentation; the controllers of sheets and popovers have one of their own kind in its place.
public protocol AdaptivelyDelegating: NSObject {}

extension AdaptivelyDelegating {
    /// Called when the user changes the presentation, and asked how to adapt it.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get {
            let delegate = (self as? UIPresentationController)?.delegateID
            return world.living(delegate, as: NSObject.self) as? any UIAdaptivePresentationControllerDelegate
        }
        set { (self as? UIPresentationController)?.delegateID = World.identity(of: newValue) }
    }
}

/// Asked how to adapt a presentation, and called when the user changes it. Changes by code do not call it.
///
/// Fidelity: documented UIAdaptivePresentationControllerDelegate; reported sheet-programmatic-dismiss-delegate (a dismissal by code tells it
/// nothing).
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style where there is little width; `none` keeps the style.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:) (asked where the one with a trait collection is
    /// not implemented).
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style in an environment; `none` keeps the style.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:); asked once, before the
    /// presentation begins (simplified).
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Another controller to show in an adapted style. Not simulated.
    ///
    /// Fidelity: simplified; not asked, and refused by name where a delegate implements it.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The transition is about to begin, in an adapted style or (`none`) in its own.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:);
    /// its place is simplified.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether a finger may drag the presented view away.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:) (a finger's dismissal only; not asked
    /// while isModalInPresentation is true).
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A finger begins to drag the presented view away. It may still bring it back.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:) (a finger's dismissal only); before
    /// viewWillDisappear (simplified).
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A finger has dragged the presented view away.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:) (a finger's dismissal only, not one that
    /// was cancelled); after viewDidDisappear (simplified).
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user has tried to dismiss a controller that only code may dismiss.
    ///
    /// Fidelity: documented UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:) (isModalInPresentation, or
    /// shouldDismiss said no).
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Keeps the style that UIKit would take.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// Keeps the style that UIKit would take.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle(for: traitCollection)
    }
    /// No other controller.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
