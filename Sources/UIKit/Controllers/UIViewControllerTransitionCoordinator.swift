public import Foundation

/// What is known of a transition while it runs.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition has been cancelled and goes back.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has brought it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// One of the transition's controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets code run beside a transition between controllers.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes over the same frames as the transition; `completion` runs when it has ended, finished or cancelled.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the finger lets go.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// Names the controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    let name: String
    /// The controller that leaves.
    public static let from = UITransitionContextViewControllerKey(name: "from")
    /// The controller that comes.
    public static let to = UITransitionContextViewControllerKey(name: "to")
}
