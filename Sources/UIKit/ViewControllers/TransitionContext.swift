public import Foundation
package import Heap

/// One transition, as the app's own animator or interaction controller sees it.
///
/// Fidelity: documented UIViewControllerContextTransitioning.
public final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    struct State: Sendable {
        var coordinator: ObjectID?
        var animator: ObjectID?
        var interactor: ObjectID?
        var isComplete = false
    }

    var state: State {
        _read { yield world.state.contexts[id] }
        _modify { yield &world.state.contexts[id] }
    }

    init(coordinator: TransitionCoordinator, animator: ObjectID, interactor: ObjectID?) {
        super.init()
        world.space.assign(&state.coordinator, coordinator.id)
        world.space.assign(&state.animator, animator)
        world.space.assign(&state.interactor, interactor)
    }

    package override var edges: [Edge] {
        [("coordinator", state.coordinator), ("animation controller", state.animator), ("interaction controller", state.interactor)]
            .compactMap { label, id in id.map { Edge(label, to: $0) } }
    }

    private var coordinator: TransitionCoordinator? { world.object(state.coordinator) }

    // MARK: Data for an animator

    /// The view in which the transition takes place.
    public var containerView: UIView { coordinator?.containerView ?? UIView() }
    /// Whether the transition takes time.
    public var isAnimated: Bool { coordinator?.isAnimated ?? false }
    /// Whether something drives the transition now.
    public var isInteractive: Bool { coordinator?.isInteractive ?? false }
    /// Whether the transition has been cancelled and goes back.
    public var transitionWasCancelled: Bool { coordinator?.isCancelled ?? false }
    /// The style of the presentation in transition; `none` in other containers.
    public var presentationStyle: UIModalPresentationStyle { coordinator?.presentationStyle ?? .none }
    /// How the container turns meanwhile. Not at all here.
    ///
    /// Fidelity: simplified; a rotation is a change of size.
    public var targetTransform: CGAffineTransform { .identity }

    /// One of the transition's controllers.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator?.viewController(forKey: key)
    }

    /// The view of one of the transition's controllers; nil for a view that the transition leaves alone.
    ///
    /// Fidelity: documented UIViewControllerContextTransitioning.view(forKey:).
    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        coordinator?.view(forKey: key)
    }

    /// A controller's view's frame before the transition, in the container view's coordinates; zero when it is not there yet.
    public func initialFrame(for vc: UIViewController) -> CGRect { ends(of: vc)?.initial ?? .zero }

    /// A controller's view's frame after the transition; zero when it will not be there.
    public func finalFrame(for vc: UIViewController) -> CGRect { ends(of: vc)?.final ?? .zero }

    private func ends(of controller: UIViewController) -> TransitionCoordinator.Ends? {
        guard let coordinator else { return nil }
        if controller === coordinator.from { return coordinator.state.fromEnds }
        return controller === coordinator.to ? coordinator.state.toEnds : nil
    }

    // MARK: Reports of an animator

    /// Ends the transition: the container moves the views and ends the appearances inside this call. Without it a transition never ends.
    ///
    /// Fidelity: documented UIViewControllerContextTransitioning.completeTransition(_:).
    public func completeTransition(_ didComplete: Bool) {
        guard let coordinator, !state.isComplete else { return }
        state.isComplete = true
        coordinator.state.isCancelled = !didComplete
        coordinator.close(self)
        world.tell(state.animator, "animationEnded(_:)", [("transitionCompleted", .value(didComplete))])
    }

    /// Reports how far the transition is, from 0 to 1.
    public func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator?.update(fraction: Double(percentComplete)) }

    /// Reports that the interaction has ended; the transition continues to its end.
    public func finishInteractiveTransition() { coordinator?.letGo(finishes: true) }

    /// Reports that the interaction has ended; the transition goes back.
    public func cancelInteractiveTransition() { coordinator?.letGo(finishes: false) }

    /// Grabs a running transition, if its animations can be interrupted.
    ///
    /// Fidelity: documented UIViewControllerContextTransitioning.pauseInteractiveTransition().
    public func pauseInteractiveTransition() {
        guard !state.isComplete else { return }
        coordinator?.takeHold()
    }

    // MARK: The container's part

    func wantsInteractiveStart(_ interactor: ObjectID) -> Bool {
        if let own: UIPercentDrivenInteractiveTransition = world.object(interactor) {
            return world.ask("wantsInteractiveStart", of: own) { own.wantsInteractiveStart }
        }
        guard let script = world.script, script.implements("wantsInteractiveStart", on: interactor) else { return true }
        if case .value(let wants as Bool) = script.invoke("wantsInteractiveStart", on: interactor, []) { return wants }
        return true
    }

    func startInteraction(_ interactor: ObjectID) {
        let argument: [(name: String, value: Argument)] = [("transitionContext", .object(id))]
        if let own: UIPercentDrivenInteractiveTransition = world.object(interactor) {
            world.send("startInteractiveTransition(_:)", to: own, argument) { own.startInteractiveTransition(self) }
        } else {
            world.tell(interactor, "startInteractiveTransition(_:)", argument)
        }
    }

    /// Lets the animator set up its animations. They are held as long as the transition is.
    ///
    /// Fidelity: documented UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:); that it is asked for what drives a transition only, and
    /// animateTransition(using:) is called otherwise, is simplified.
    func animate() {
        let newest = world.state.animations.newestGroup
        if let coordinator, coordinator.state.isHeld, let animator = interruptibleAnimator {
            animator.startAnimation()
        } else {
            world.tell(state.animator, "animateTransition(using:)", [("transitionContext", .object(id))])
        }
        guard let coordinator else { return }
        coordinator.take(since: newest)
        if coordinator.state.isHeld { coordinator.hold() }
    }

    /// The interruptible animator that the animator returns for interactive transitions.
    private var interruptibleAnimator: UIViewPropertyAnimator? {
        guard case .object(let id)? = world.tell(state.animator, "interruptibleAnimator(using:)", [("transitionContext", .object(self.id))])
        else {
            return nil
        }
        return world.object(id)
    }
}
