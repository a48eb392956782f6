import Foundation
import Heap

// Transitions that the app's own animators make.
extension UINavigationController {
    /// A change of the stack.
    ///
    /// Fidelity: documented UINavigationController.Operation.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// The top controller is popped.
        case pop = 2
    }

    /// Asks the delegate for an animator and an interaction controller. A swipe from the edge is always the system's own.
    ///
    /// Fidelity: documented UINavigationControllerDelegate.
    func ownAnimator(
        for waiting: Waiting, from: UIViewController, to: UIViewController
    ) -> (animator: ObjectID, interactor: ObjectID?)? {
        guard waiting.isAnimated, !waiting.isHeld else { return nil }
        let navigation: (name: String, value: Argument) = ("navigationController", .object(id))
        let operation = waiting.kind == .push ? Operation.push : .pop
        let answer = world.tell(
            stackState.delegate, "navigationController(_:animationControllerFor:from:to:)",
            [navigation, ("operation", .value(operation)), ("fromVC", .object(from.id)), ("toVC", .object(to.id))])
        guard case .object(let animator)? = answer else { return nil }
        let driver = world.tell(
            stackState.delegate, "navigationController(_:interactionControllerFor:)",
            [navigation, ("animationController", .object(animator))])
        if case .object(let interactor)? = driver { return (animator, interactor) }
        return (animator, nil)
    }

    /// Begins a transition in the wrapper of the leaving view; the animator adds the new view to that wrapper.
    func begin(
        _ waiting: Waiting, from: UIViewController, to: UIViewController, by own: (animator: ObjectID, interactor: ObjectID?)
    ) {
        guard let container = from.wrapper(in: transitionView) else { return }
        let coordinator = coordinator(for: waiting, from: from, to: to, in: container, isAnimated: true)
        coordinator.place(\.fromEnds, from.view, from: container.bounds, to: .zero)
        coordinator.place(\.toEnds, to.view, from: .zero, to: container.bounds)
        take(coordinator)
        from.begin(.disappearing, animated: true)
        to.begin(.appearing, animated: true)
        tellDelegate("navigationController(_:willShow:animated:)", to, true)
        stackState.shown = to.id
        showItems()
        coordinator.start(animator: own.animator, interactor: own.interactor)
    }
}
