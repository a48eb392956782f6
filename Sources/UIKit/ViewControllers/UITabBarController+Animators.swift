import Foundation
import Heap

// Changes of tabs that the app's own animators make.
extension UITabBarController {
    /// Asks the delegate for an animator and an interaction controller.
    ///
    /// Fidelity: documented UITabBarControllerDelegate.
    func ownAnimator(from old: UIViewController, to new: UIViewController?) -> (animator: ObjectID, interactor: ObjectID?)? {
        guard let new, state.appearance == .appeared, viewIfLoaded?.window != nil else { return nil }
        let tabs: (name: String, value: Argument) = ("tabBarController", .object(id))
        let answer = world.tell(
            tabState.delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)",
            [tabs, ("fromVC", .object(old.id)), ("toVC", .object(new.id))])
        guard case .object(let animator)? = answer else { return nil }
        let driver = world.tell(
            tabState.delegate, "tabBarController(_:interactionControllerFor:)", [tabs, ("animationController", .object(animator))])
        if case .object(let interactor)? = driver { return (animator, interactor) }
        return (animator, nil)
    }

    /// Begins a change in the wrapper of the leaving view; the animator adds the new view to that wrapper.
    ///
    /// Fidelity: simplified; the order of the wills is that of a change without animation.
    func begin(from old: UIViewController, to new: UIViewController, by own: (animator: ObjectID, interactor: ObjectID?)) {
        guard loads(new), let container = old.wrapper(in: transitionView) else { return }
        let coordinator = TransitionCoordinator(.tab, in: self, from: old, to: new, view: container, duration: 0.35, isAnimated: true)
        coordinator.place(\.fromEnds, old.view, from: container.bounds, to: .zero)
        coordinator.place(\.toEnds, new.view, from: .zero, to: container.bounds)
        world.space.assign(&tabState.transition, coordinator.id)
        new.begin(.appearing, animated: true)
        old.begin(.disappearing, animated: true)
        tabState.shown = new.id
        coordinator.start(animator: own.animator, interactor: own.interactor)
    }

    /// Ends the change when the app's own animator has completed it.
    ///
    /// Fidelity: simplified; the order of the dids is that of a change without animation, a cancelled one follows a cancelled pop.
    func finishTabTransition(_ coordinator: TransitionCoordinator) {
        guard let old = coordinator.from, let new = coordinator.to else { return }
        let (gone, stays) = coordinator.isCancelled ? (new, old) : (old, new)
        if coordinator.isCancelled { new.begin(.disappearing, animated: true) }
        if gone.view.isDescendant(of: coordinator.containerView) { gone.view.removeFromSuperview() }
        endAppearance(of: gone)
        stays.view.frame = coordinator.containerView.bounds
        if coordinator.isCancelled {
            if letsChildrenAppear { old.begin(.appearing, animated: true) }
            tabState.selected = old.id
            tabState.shown = old.id
            refreshBar()
        }
        if !isInTransition { endAppearance(of: stays) }
        world.space.assign(&tabState.transition, nil)
        coordinator.complete()
    }
}
