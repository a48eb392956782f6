public import Foundation
package import Heap

/// Drives an animator: its animations stand still and follow a percentage.
///
/// Fidelity: documented UIPercentDrivenInteractiveTransition.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    struct State: Sendable {
        var context: ObjectID?
        var fraction = 0.0
        var speed = 1.0
        var curve = UIView.AnimationCurve.easeInOut
        var startsHeld = true
    }

    var state: State {
        _read { yield world.state.interactions[id] }
        _modify { yield &world.state.interactions[id] }
    }

    /// One that drives nothing yet.
    public override init() {
        super.init()
    }

    package override var edges: [Edge] { state.context.map { [Edge("transition context", .weak, to: $0)] } ?? [] }

    private var context: TransitionContext? { world.living(state.context) }

    private var coordinator: TransitionCoordinator? { context.flatMap { world.object($0.state.coordinator) } }

    /// How long the transition takes, in seconds.
    public var duration: CGFloat { CGFloat(coordinator?.transitionDuration ?? 0) }

    /// How far the transition is, from 0 to 1.
    public var percentComplete: CGFloat { CGFloat(state.fraction) }

    /// The speed of the rest after `finish()` or `cancel()`, as a factor.
    public var completionSpeed: CGFloat {
        get { CGFloat(state.speed) }
        set { state.speed = Double(newValue) }
    }

    /// The curve of the rest after `finish()` or `cancel()`. Kept; the rest slows down at its end.
    ///
    /// Fidelity: simplified; every curve is drawn as easeOut.
    public var completionCurve: UIView.AnimationCurve {
        get { state.curve }
        set { state.curve = newValue }
    }

    /// Whether the transition is driven from its beginning.
    ///
    /// Fidelity: documented UIPercentDrivenInteractiveTransition.wantsInteractiveStart.
    public var wantsInteractiveStart: Bool {
        get { state.startsHeld }
        set { state.startsHeld = newValue }
    }

    /// Override point: begins to drive the transition. The animator sets up its animations, paused.
    ///
    /// Fidelity: documented UIPercentDrivenInteractiveTransition; what is asked for before the transition has begun has no effect
    /// (simplified).
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        take(context)
        context.animate()
    }

    /// Takes a transition to drive, now or later.
    func take(_ context: TransitionContext) {
        state.context = context.id
        state.fraction = 0
    }

    /// Grabs the running transition.
    ///
    /// Fidelity: documented UIPercentDrivenInteractiveTransition.pause().
    public func pause() {
        guard let context, let coordinator else { return }
        context.pauseInteractiveTransition()
        state.fraction = coordinator.state.fraction
    }

    /// Moves the transition to a fraction of the way, from 0 to 1.
    public func update(_ percentComplete: CGFloat) {
        guard let context else { return }
        state.fraction = min(max(Double(percentComplete), 0), 1)
        context.updateInteractiveTransition(percentComplete)
    }

    /// Continues the transition to its end.
    public func finish() { letGo(finishes: true) }

    /// Turns the transition back.
    ///
    /// Fidelity: documented UIPercentDrivenInteractiveTransition.cancel() (completeTransition has to be called with false by the animator then).
    public func cancel() { letGo(finishes: false) }

    private func letGo(finishes: Bool) {
        guard let context, let coordinator, !context.state.isComplete else { return }
        coordinator.state.speed = state.speed
        coordinator.state.curve = state.curve
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }
}

extension UIView {
    /// How an animation's pace changes on its way.
    ///
    /// Fidelity: documented UIView.AnimationCurve.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3
    }
}
