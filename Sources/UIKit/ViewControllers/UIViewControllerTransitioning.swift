public import Foundation

/// The data of a transition for an app's own animator or interaction controller, and the methods that report its progress and end.
///
/// Fidelity: documented UIViewControllerContextTransitioning.
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether something drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition has been cancelled and goes back.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation in transition; `none` in other containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the container turns meanwhile.
    var targetTransform: CGAffineTransform { get }
    /// Reports how far the transition is, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction has ended; the transition continues to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction has ended; the transition goes back.
    func cancelInteractiveTransition()
    /// Grabs a running transition.
    func pauseInteractiveTransition()
    /// Ends the transition. Without it a transition never ends.
    func completeTransition(_ didComplete: Bool)
    /// One of the transition's controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of the transition's controllers; nil for a view that the transition leaves alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// A controller's view's frame before the transition, in the container view's coordinates.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// A controller's view's frame after the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves the views of a transition.
///
/// Fidelity: documented UIViewControllerAnimatedTransitioning; interruptibleAnimator(using:) is asked for transitions that something drives
/// (simplified).
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long the transition takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the container view, begins the animations, and tells the context when they are over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator that moves the views of a transition that something drives; nil where the other method is to do it.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// The transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An animator without animations. UIKit calls this method only on classes that implement it.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear)
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition.
///
/// Fidelity: documented UIViewControllerInteractiveTransitioning.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins to drive the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether the transition is driven from its beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// It is.
    public var wantsInteractiveStart: Bool { true }
}

/// Provides a controller's presentation with objects of the app's own.
///
/// Fidelity: documented UIViewControllerTransitioningDelegate.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The animator of the presentation; nil for the system's own.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The animator of the dismissal; nil for the system's own.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller of the presentation's animator; nil for none.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The interaction controller of the dismissal's animator; nil for none.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation controller of a controller whose style is `custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The system's own way.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system's own way.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nothing.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nothing.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The system's own.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
