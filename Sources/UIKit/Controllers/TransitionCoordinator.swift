public import Foundation
package import Heap

/// One transition between controllers, from the first callback to the last.
public final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    struct State: Sendable {
        var container: ObjectID?
        var from: ObjectID?
        var to: ObjectID?
        var view: ObjectID?
        var kind = Kind.push
        var duration = 0.0
        var isAnimated = false
        var isHeld = false
        var isCancelled = false
        var fraction = 0.0
        /// The group of the transition's animations once it is set up.
        var group: Int?
        var alongside: [Block] = []
        var completions: [Block] = []
        var interactionHandlers: [Block] = []
        var completion: Block?
    }

    /// What kind of transition it is.
    enum Kind: String, Sendable {
        case push, pop, present, dismiss, resize
    }

    var state: State {
        _read { yield world.state.coordinators[id] }
        _modify { yield &world.state.coordinators[id] }
    }

    init(
        _ kind: Kind, in container: UIViewController, from: UIViewController?, to: UIViewController?, view: UIView, duration: Double,
        isAnimated: Bool, isHeld: Bool = false
    ) {
        super.init()
        state.kind = kind
        state.container = container.id
        state.from = from?.id
        state.to = to?.id
        state.view = view.id
        state.duration = isAnimated ? duration : 0
        state.isAnimated = isAnimated
        state.isHeld = isHeld
        for edge in edges where edge.kind == .strong { world.space.retain(edge.target) }
    }

    package override var edges: [Edge] {
        var edges: [Edge] = []
        if let from = state.from { edges.append(Edge("from", to: from)) }
        if let to = state.to { edges.append(Edge("to", to: to)) }
        if let view = state.view { edges.append(Edge("containerView", to: view)) }
        edges += state.alongside.map { Edge("alongside", to: $0.id) }
        edges += state.completions.map { Edge("completion", to: $0.id) }
        edges += state.interactionHandlers.map { Edge("interaction handler", to: $0.id) }
        if let completion = state.completion { edges.append(Edge("completion", to: completion.id)) }
        if let container = state.container { edges.append(Edge("container", .unowned, to: container)) }
        return edges
    }

    var from: UIViewController? { world.object(state.from) }
    var to: UIViewController? { world.object(state.to) }
    private var container: UIViewController? { world.object(state.container) }

    // MARK: What code may ask

    /// Whether the transition takes time.
    public var isAnimated: Bool { state.isAnimated }
    /// Whether a finger drives the transition now.
    public var isInteractive: Bool { state.isHeld }
    /// Whether the transition has been cancelled and goes back.
    public var isCancelled: Bool { state.isCancelled }
    /// How long the transition takes, in seconds.
    public var transitionDuration: TimeInterval { state.duration }
    /// How far the finger has brought it, from 0 to 1.
    public var percentComplete: CGFloat { CGFloat(state.fraction) }

    /// The view in which the transition takes place.
    public var containerView: UIView { world.object(state.view) ?? UIView() }

    /// One of the transition's controllers.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    /// Animates changes over the same frames as the transition; once it is set up, they join it where it is.
    ///
    /// Fidelity: documented UIViewControllerTransitionCoordinator.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation.map(wrap), completion: completion.map(wrap))
    }

    @discardableResult
    package func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let completion {
            world.space.retain(completion.id)
            state.completions.append(completion)
        }
        guard let animation else { return true }
        if state.group != nil {
            run(alongside: animation)
        } else {
            world.space.retain(animation.id)
            state.alongside.append(animation)
        }
        return true
    }

    /// Calls `handler` when the finger lets go.
    public func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        notifyWhenInteractionChanges(wrap(handler))
    }

    package func notifyWhenInteractionChanges(_ handler: Block) {
        world.space.retain(handler.id)
        state.interactionHandlers.append(handler)
    }

    private func wrap(_ body: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) -> Block {
        world.block { [unowned self] (_: [Argument]) in
            body(self)
            return .nothing
        }
    }

    private func run(alongside block: Block) {
        world.within(group: state.isAnimated ? state.group : nil) { world.call(block, [.object(id)]) }
    }

    // MARK: What the container does

    /// Sets the transition up: the container's own changes, then those that code has put alongside, over the same frames.
    func start(curve: TimingCurve = .spring(damping: 1, initialVelocity: 0), _ changes: () -> Void) {
        world.report(.system(.transitionBegan, object: state.container))
        guard state.isAnimated else {
            state.group = 0
            world.within(group: nil, changes)
            runAlongside()
            return
        }
        world.animate(
            duration: state.duration, curve: curve, takesItsTime: true, isHeld: state.isHeld, completion: .transition(id)
        ) {
            state.group = world.state.animations.contexts.last ?? nil
            changes()
        }
        runAlongside()
    }

    private func runAlongside() {
        let blocks = state.alongside
        state.alongside = []
        for block in blocks {
            run(alongside: block)
            world.space.release(block.id)
        }
    }

    /// The transition's last frame has been shown, or it takes no time.
    func animationEnded() {
        guard let container else { return }
        container.finishTransition(self)
    }

    /// Runs the completions; the container calls this when it has ended the appearances.
    func complete() {
        world.report(.system(.transitionEnded, object: state.container))
        let blocks = state.completions + (state.completion.map { [$0] } ?? [])
        state.completions = []
        state.completion = nil
        for block in blocks {
            world.call(block, [.object(id)])
            world.space.release(block.id)
        }
    }

    // MARK: The finger

    /// Moves a held transition to a fraction of the way.
    func update(fraction: Double) {
        guard state.isHeld, let group = state.group else { return }
        let fraction = min(max(fraction, 0), 1)
        state.fraction = fraction
        world.state.animations.update(group) { $0.timeline = .held(fraction: fraction) }
        world.report(.system(.interactionChanged, object: state.container))
        world.isScreenStale = true
    }

    /// Lets go: the transition runs on to its end, or back.
    func letGo(finishes: Bool) {
        guard state.isHeld, let group = state.group else { return }
        state.isHeld = false
        state.isCancelled = !finishes
        let fraction = state.fraction
        let rest = state.duration * (finishes ? 1 - fraction : fraction)
        let release = Animations.Timeline.released(
            from: fraction, to: finishes ? 1 : 0, start: world.time, duration: max(rest, 1.0 / 60))
        world.state.animations.update(group) { $0.timeline = release }
        let handlers = state.interactionHandlers
        state.interactionHandlers = []
        for handler in handlers {
            world.call(handler, [.object(id)])
            world.space.release(handler.id)
        }
    }
}

extension UIViewController {
    /// The transition that this controller or one of those around it is in; nil when there is none.
    ///
    /// Fidelity: documented UIViewController.transitionCoordinator (for as long as the transition is in flight).
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let coordinator: TransitionCoordinator = world.living(current.state.coordinator) { return coordinator }
            controller = current.parent ?? current.presentingViewController
        }
        return nil
    }
}
