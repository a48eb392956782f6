import Foundation
import Heap

// The containers' use of a transition.
extension TransitionCoordinator {
    /// Sets a side's frames before and after, in the container's coordinates.
    func place(_ path: WritableKeyPath<State, Ends>, _ view: UIView?, from initial: CGRect, to final: CGRect) {
        state[keyPath: path] = Ends(view: view?.id, initial: initial, final: final)
    }

    /// Begins a transition: the container's own changes, then the alongside animations, over the same frames.
    ///
    /// Fidelity: documented UIViewControllerTransitionCoordinator; that the container's own changes come before the alongside ones
    /// is simplified.
    func start(curve: TimingCurve = .spring(damping: 1, initialVelocity: 0), _ changes: () -> Void) {
        world.report(.system(.transitionBegan, object: state.container))
        keepContainer()
        world.because(world.observer?.latestEvent) { run(curve: curve, changes) }
    }

    private func run(curve: TimingCurve, _ changes: () -> Void) {
        guard state.isAnimated else {
            state.group = 0
            world.within(group: nil, changes)
            runAlongside()
            return
        }
        world.animate(
            duration: state.duration, curve: curve, takesItsTime: true, isHeld: state.isHeld, completion: .transition(id)
        ) {
            noteGroup()
            changes()
        }
        runAlongside()
    }

    private func noteGroup() {
        state.group = world.state.animations.contexts.last ?? nil
        guard let group = state.group, state.isHeld || state.context != nil else { return }
        state.held.append(Animations.Member(group: group, delay: 0, duration: state.duration))
    }

    private func runAlongside() {
        let blocks = state.alongside
        state.alongside = []
        for block in blocks {
            run(alongside: block)
            world.space.release(block.id)
        }
    }

    /// Ends the transition. Its last frame has been shown, or it takes no time, or the app's own animator has completed it.
    func animationEnded() {
        guard let container = world.object(state.container, as: UIViewController.self) else { return }
        container.finishTransition(self)
    }

    /// Fidelity: simplified; that a container which nobody else holds lives until its transition has ended.
    private func keepContainer() {
        guard let container = state.container, !state.isUnderWay else { return }
        world.space.retain(container)
        state.isUnderWay = true
    }

    /// A transition is over when its container has ended the appearances; the completions run then.
    ///
    /// Fidelity: documented UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:); that the completions
    /// come after the appearance callbacks is simplified.
    func complete() {
        defer {
            if state.isUnderWay, let container = state.container {
                state.isUnderWay = false
                world.space.release(container)
            }
        }
        world.report(.system(.transitionEnded, object: state.container))
        let blocks = state.completions + (state.completion.map { [$0] } ?? [])
        state.completions = []
        state.completion = nil
        for block in blocks { tell(block) }
    }

    /// Calls a block that the code has given for the transition's end, or for that of its interaction, and lets go of it.
    private func tell(_ block: Block) {
        world.report(.endBlockBegins(block.id, isTransitions: true, isCutShort: state.isCancelled))
        world.call(block, [.object(id)])
        world.report(.endBlockEnded)
        world.space.release(block.id)
    }

    // MARK: Animators of the app's own

    /// Lets the app's own animator move the views, and starts its interaction controller, if there is one.
    ///
    /// Fidelity: documented UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning.
    func start(animator: ObjectID, interactor: ObjectID?) {
        world.report(.system(.transitionBegan, object: state.container))
        keepContainer()
        world.because(world.observer?.latestEvent) { run(animator: animator, interactor: interactor) }
    }

    private func run(animator: ObjectID, interactor: ObjectID?) {
        let context = TransitionContext(coordinator: self, animator: animator, interactor: interactor)
        state.context = context.id
        world.space.retain(context.id)
        world.state.agenda.openTransitions.append(context.id)
        if case .value(let seconds as Double)? = world.tell(
            animator, "transitionDuration(using:)", [("transitionContext", .object(context.id))])
        {
            state.duration = seconds
        }
        state.isHeld = interactor.map(context.wantsInteractiveStart) ?? false
        state.beganHeld = state.isHeld
        world.animate(duration: state.duration, curve: .easeInOut, takesItsTime: true, isHeld: state.isHeld) { noteGroup() }
        if state.isHeld, let interactor {
            context.startInteraction(interactor)
        } else {
            if let interactor, let own: UIPercentDrivenInteractiveTransition = world.object(interactor) { own.take(context) }
            context.animate()
        }
        runAlongside()
    }

    /// Takes a transition that the app's own animator has completed out of those in flight. If it completes at once, there is no time left
    /// for alongside animations.
    func close(_ context: TransitionContext) {
        if let group = state.group { world.state.animations.update(group) { $0.hasEnded = true } }
        guard let index = world.state.agenda.openTransitions.firstIndex(of: context.id) else { return }
        world.state.agenda.openTransitions.remove(at: index)
        runAlongside()
        animationEnded()
        world.space.release(context.id)
    }

    // MARK: The finger

    /// Notes the groups of animations that an animator of the app's own has begun.
    func take(since newest: Int) {
        let now = world.time
        for group in world.state.animations.groups where group.id > newest && !group.hasEnded && !group.repeats {
            guard case .running(let start) = group.timeline else { continue }
            state.held.append(.init(group: group.id, delay: start - now, duration: group.duration))
        }
    }

    /// Pauses the animations.
    func hold() {
        for held in state.held { world.put(held.group, on: .held(fraction: 0)) }
    }

    /// Grabs a running transition: it stops where it is until it is moved or released.
    func takeHold() {
        guard !state.isHeld, state.context != nil, let own = state.group, let group = world.state.animations.group(own), !group.hasEnded
        else {
            return
        }
        let now = world.time
        switch group.timeline {
        case .running(let start): state.fraction = min(max((now - start) / max(group.duration, 0.001), 0), 1)
        case .released(let from, let to, let start, let rest, _):
            state.fraction = from + (to - from) * min((now - start) / max(rest, 0.001), 1)
        case .held: break
        }
        state.isHeld = true
        state.isCancelled = false
        for held in state.held {
            guard let group = world.state.animations.group(held.group) else { continue }
            world.put(held.group, on: .held(fraction: group.progress(at: now)))
        }
    }

    /// A finger moves the transition: its views stand where the finger's way says.
    ///
    /// Fidelity: documented UIPercentDrivenInteractiveTransition.update(_:).
    func update(fraction: Double) {
        guard state.isHeld else { return }
        let fraction = min(max(fraction, 0), 1)
        state.fraction = fraction
        let own = state.group
        world.hold(state.held, at: fraction, of: state.duration) { $0.group == own }
        world.report(.system(.interactionChanged, object: state.container))
    }

    /// Releases the transition: it continues to its end, or goes back.
    func letGo(finishes: Bool) {
        guard state.isHeld else { return }
        state.isHeld = false
        state.isCancelled = !finishes
        let fraction = state.fraction
        let rest = max(state.duration * (finishes ? 1 - fraction : fraction) / max(state.speed, 0.01), 1.0 / 60)
        world.release(state.held, to: finishes ? 1 : 0, over: rest, curve: .easeOut)
        let handlers = state.interactionHandlers
        state.interactionHandlers = []
        for handler in handlers { tell(handler) }
    }
}
