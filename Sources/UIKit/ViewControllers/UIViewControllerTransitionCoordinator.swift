public import Foundation

/// The data of a running transition.
///
/// Fidelity: documented UIViewControllerTransitionCoordinatorContext.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// The style of the presentation in transition; `none` in other containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger drove the transition when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a finger can take hold of the transition on its way.
    var isInterruptible: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition has been cancelled and goes back.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has brought it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest after the finger is lifted, as a factor.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest after the finger is lifted.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// How the container turns meanwhile.
    var targetTransform: CGAffineTransform { get }
    /// One of the transition's controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of the transition's controllers; nil for a view that the transition leaves alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code run alongside a transition between controllers.
///
/// Fidelity: documented UIViewControllerTransitionCoordinator; what runs alongside and when the completion comes is documented, its place among other
/// callbacks simplified.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes over the same frames as the transition; `completion` runs when it has ended, finished or cancelled.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As the other, for a view outside the container view.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the finger is lifted.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes over the same frames as the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// As the other, for a view outside the container view.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// Names the controllers of a transition.
///
/// Fidelity: documented UITransitionContextViewControllerKey.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    let name: String
    /// The controller that leaves.
    public static let from = UITransitionContextViewControllerKey(name: "from")
    /// The new controller.
    public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// Names the views of a transition.
///
/// Fidelity: documented UITransitionContextViewKey.
public struct UITransitionContextViewKey: Hashable, Sendable {
    let name: String
    /// The view that leaves.
    public static let from = UITransitionContextViewKey(name: "from")
    /// The new view.
    public static let to = UITransitionContextViewKey(name: "to")
}
