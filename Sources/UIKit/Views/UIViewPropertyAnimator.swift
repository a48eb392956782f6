public import Foundation
package import Heap

/// An animation that code can pause, scrub, reverse and continue.
///
/// Fidelity: documented UIViewPropertyAnimator.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// A block of changes to animate, and the fraction of the duration after which it begins.
    struct Waiting: Sendable {
        let block: Block
        let delayFactor: Double
    }

    struct State: Sendable {
        var duration = 0.0
        var delay = 0.0
        var curve = TimingCurve.easeInOut
        var timing: ObjectID?
        var phase = UIViewAnimatingState.inactive
        var isPaused = false
        var isReversed = false
        var isInterruptible = true
        var scrubsLinearly = true
        var takesTouches = true
        /// Progress towards the end while nothing moves, from 0 to 1.
        var fraction = 0.0
        var waiting: [Waiting] = []
        var completions: [Block] = []
        var groups: [Animations.Member] = []
    }

    var animatorState: State {
        _read { yield world.state.animators[id] }
        _modify { yield &world.state.animators[id] }
    }

    /// An animator without a duration: a placeholder until a variable gets its first one.
    ///
    /// Fidelity: simplified; slow at both ends, were it to take time.
    public override init() {
        super.init()
        begin(0, .easeInOut, nil)
    }

    /// An animator that takes `duration` seconds at a pace.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init()
        let timing = World.identity(of: parameters)
        world.space.assign(&animatorState.timing, timing)
        let pace = timing.map { world.state.timings[$0] } ?? Timing()
        animatorState.curve = pace.curve
        animatorState.duration = pace.duration ?? duration
    }

    /// An animator that takes `duration` seconds, with one of the common paces.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: curve, animations: animations.map { World.here.block($0) })
    }

    package init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: Block?) {
        super.init()
        begin(duration, curve.timing, animations)
    }

    /// An animator that takes `duration` seconds, as a spring. A damping ratio of 1 does not overshoot.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, dampingRatio: ratio, animations: animations.map { World.here.block($0) })
    }

    package init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: Block?) {
        super.init()
        begin(duration, .spring(damping: ratio, initialVelocity: 0), animations)
    }

    /// An animator that takes `duration` seconds. Its pace is a cubic curve from (0, 0) to (1, 1) with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, controlPoint1: point1, controlPoint2: point2, animations: animations.map { World.here.block($0) })
    }

    package init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: Block?) {
        super.init()
        begin(duration, .cubic(point1, point2), animations)
    }

    /// Makes an animator and runs it.
    ///
    /// Fidelity: documented UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:).
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        runningPropertyAnimator(
            withDuration: duration, delay: delay, options: options, animations: World.here.block(animations),
            completion: completion.map(World.here.valueBlock))
    }

    @discardableResult
    package class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: Block, completion: Block?
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        animator.animatorState.curve = options.curve
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private func begin(_ duration: Double, _ curve: TimingCurve, _ animations: Block?) {
        animatorState.duration = duration
        animatorState.curve = curve
        if let animations { addAnimations(animations, delayFactor: 0) }
    }

    package override var edges: [Edge] {
        animatorState.waiting.map { Edge("animations", to: $0.block.id) } + animatorState.completions.map { Edge("completion", to: $0.id) }
            + (animatorState.timing.map { [Edge("timing parameters", to: $0)] } ?? [])
    }

    /// Fidelity: documented UIViewPropertyAnimator (it must have ended before it is let go); the exception's words are reported.
    package override func releaseEdges() {
        if animatorState.phase != .inactive {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
                        + "explicitly stopped and finished before they can be released.", object: id))
        }
        super.releaseEdges()
    }

    // MARK: State

    /// The animation's state.
    public var state: UIViewAnimatingState { animatorState.phase }

    /// Whether it moves.
    public var isRunning: Bool { animatorState.phase == .active && !animatorState.isPaused }

    /// How long it takes, in seconds.
    public var duration: TimeInterval { animatorState.duration }

    /// The delay before it begins, in seconds.
    public var delay: TimeInterval { animatorState.delay }

    /// The pace that it was made with.
    public var timingParameters: (any UITimingCurveProvider)? {
        world.object(animatorState.timing, as: NSObject.self) as? any UITimingCurveProvider
    }

    /// Whether it can be paused and stopped.
    public var isInterruptible: Bool {
        get { animatorState.isInterruptible }
        set { animatorState.isInterruptible = newValue }
    }

    /// Whether touches reach moving views. Kept: here they always do.
    ///
    /// Fidelity: simplified.
    public var isUserInteractionEnabled: Bool {
        get { animatorState.takesTouches }
        set { animatorState.takesTouches = newValue }
    }

    /// Whether a fraction that code sets is a fraction of the way rather than of the time.
    public var scrubsLinearly: Bool {
        get { animatorState.scrubsLinearly }
        set { animatorState.scrubsLinearly = newValue }
    }

    /// Whether it stays active at its end. Not simulated.
    ///
    /// Fidelity: simplified; refused by name.
    public var pausesOnCompletion: Bool {
        get { false }
        set {
            if newValue { world.report(.refusal("UIViewPropertyAnimator.pausesOnCompletion is not simulated: the animator ends")) }
        }
    }

    /// The progress in the present direction, from 0 to 1. Setting it begins the animation, paused.
    ///
    /// Fidelity: documented UIViewAnimating.fractionComplete; reported (counted from the end while it is reversed). Of one that runs, it is the fraction of
    /// the way rather than of the time (simplified).
    public var fractionComplete: CGFloat {
        get {
            let part = progress
            return CGFloat(animatorState.isReversed ? 1 - part : part)
        }
        set {
            guard animatorState.phase != .stopped else { return refuse("fractionComplete") }
            pauseAnimation()
            let part = newValue.isNaN ? 0 : min(max(Double(newValue), 0), 1)
            animatorState.fraction = animatorState.isReversed ? 1 - part : part
            hold()
        }
    }

    /// Whether it runs backwards. Setting it reverses a running animation at its present place.
    ///
    /// Fidelity: documented UIViewAnimating.isReversed.
    public var isReversed: Bool {
        get { animatorState.isReversed }
        set {
            guard newValue != animatorState.isReversed else { return }
            let wasRunning = isRunning
            if wasRunning { pauseAnimation() }
            animatorState.isReversed = newValue
            if wasRunning { run(animatorState.curve, factor: 0) }
        }
    }

    /// Progress towards the end, from 0 to 1.
    private var progress: Double {
        guard isRunning, let first = animatorState.groups.first, let group = world.state.animations.group(first.group) else {
            return animatorState.fraction
        }
        if case .running(let start) = group.timeline, world.time < start { return 0 }
        return min(max(group.progress(at: world.time), 0), 1)
    }

    // MARK: Animations

    /// Animates the changes of `animation` along with the rest. Once the animator runs, they take the remaining time.
    public func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(world.block(animation), delayFactor: 0)
    }

    package func addAnimations(_ animation: Block) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Animates the changes of `animation` in the last part of the time. `delayFactor` is the fraction before that part.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(world.block(animation), delayFactor: delayFactor)
    }

    package func addAnimations(_ animation: Block, delayFactor: CGFloat) {
        guard animatorState.phase != .stopped else { return refuse("addAnimations:") }
        world.space.retain(animation.id)
        let new = Waiting(block: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
        guard animatorState.phase == .active else { return animatorState.waiting.append(new) }
        let over = animatorState.groups.isEmpty ? 0 : progress * animatorState.duration
        perform(new, from: over, isHeld: animatorState.isPaused, delay: 0)
    }

    /// Runs `completion` at the end, with where the animation has come to.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        addCompletion(world.valueBlock(completion))
    }

    package func addCompletion(_ completion: Block) {
        world.space.retain(completion.id)
        animatorState.completions.append(completion)
    }

    /// Sets up one closure's animations in the remaining time.
    private func perform(_ waiting: Waiting, from over: Double, isHeld: Bool, delay: Double) {
        let rest = animatorState.duration - over
        let start = over + rest * waiting.delayFactor
        let length = animatorState.duration - start
        let group = world.animate(
            duration: length, delay: delay + start - over, curve: animatorState.curve, isHeld: isHeld, completion: .animator(id)
        ) {
            world.call(waiting.block)
        }
        world.space.release(waiting.block.id)
        animatorState.groups.append(.init(group: group, delay: start, duration: length))
    }

    private func activate(isHeld: Bool, delay: Double) {
        animatorState.phase = .active
        animatorState.isPaused = isHeld
        animatorState.fraction = animatorState.isReversed ? 1 : 0
        let waiting = animatorState.waiting
        animatorState.waiting = []
        for block in waiting { perform(block, from: 0, isHeld: isHeld, delay: delay) }
        guard waiting.isEmpty else { return }
        let nothing = world.block {}
        world.space.retain(nothing.id)
        perform(Waiting(block: nothing, delayFactor: 0), from: 0, isHeld: isHeld, delay: delay)
    }

    // MARK: Running

    /// Starts the animation, or continues it.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after some seconds, or continues it.
    ///
    /// Fidelity: documented UIViewAnimating.startAnimation(afterDelay:); one that is reversed before it begins starts at its end.
    public func startAnimation(afterDelay delay: TimeInterval) {
        switch animatorState.phase {
        case .stopped: refuse("startAnimation")
        case .active: if animatorState.isPaused { run(animatorState.curve, factor: 0) }
        case .inactive where animatorState.isReversed:
            activate(isHeld: true, delay: 0)
            hold()
            run(animatorState.curve, factor: 0)
        case .inactive:
            animatorState.delay = delay
            activate(isHeld: false, delay: delay)
        }
    }

    /// Pauses the animation; starts it first if it has not begun.
    public func pauseAnimation() {
        switch animatorState.phase {
        case .stopped: refuse("pauseAnimation")
        case .inactive:
            activate(isHeld: true, delay: 0)
            hold()
        case .active:
            guard !animatorState.isPaused else { return }
            guard animatorState.isInterruptible else {
                return world.report(.console("A UIViewPropertyAnimator that is not interruptible cannot be paused", object: id))
            }
            animatorState.fraction = progress
            animatorState.isPaused = true
            hold()
        }
    }

    /// Continues the animation after a pause, at another pace if one is given. `durationFactor` is the fraction of the duration that the
    /// rest takes; 0 keeps the remaining time.
    ///
    /// Fidelity: documented UIViewImplicitlyAnimating.continueAnimation(withTimingParameters:durationFactor:).
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard animatorState.phase == .active, animatorState.isPaused else {
            return refuse("continueAnimationWithTimingParameters:durationFactor:")
        }
        let pace = World.identity(of: parameters).map { world.state.timings[$0].curve }
        run(pace ?? animatorState.curve, factor: Double(durationFactor))
    }

    private func run(_ curve: TimingCurve, factor: Double) {
        let target = animatorState.isReversed ? 0.0 : 1
        let left = abs(target - animatorState.fraction)
        let rest = max(animatorState.duration * (factor > 0 ? factor : left), 1.0 / 60)
        animatorState.isPaused = false
        world.release(animatorState.groups, to: target, over: rest, curve: curve)
    }

    /// Moves all its animations to the fraction.
    private func hold() {
        let isEven = animatorState.scrubsLinearly
        world.hold(animatorState.groups, at: animatorState.fraction, of: animatorState.duration) { _ in isEven }
    }

    // MARK: Ending

    /// Stops the animation where the display shows it: the views' own values become those. With `true` it is over without its completions;
    /// otherwise `finishAnimation(at:)` is to follow. Nothing happens to one that has not begun, or is over.
    ///
    /// Fidelity: documented UIViewAnimating.stopAnimation(_:); reported, of one that is inactive (blurs that stop their animator before they set it up).
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard animatorState.phase != .inactive else { return }
        guard animatorState.phase == .active else { return refuse("stopAnimation:") }
        if !animatorState.isPaused { pauseAnimation() }
        let groups = animatorState.groups.map(\.group)
        animatorState.phase = .stopped
        guard withoutFinishing else { return }
        world.putBack(groups, toShown: true)
        close(groups)
        forget()
    }

    /// Ends a stopped animation at a position: its completions run.
    ///
    /// Fidelity: documented UIViewAnimating.finishAnimation(at:).
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard animatorState.phase == .stopped else { return refuse("finishAnimationAtPosition:") }
        let groups = animatorState.groups.map(\.group)
        if finalPosition != .end { world.putBack(groups, toShown: finalPosition == .current) }
        close(groups)
        finish(at: finalPosition)
    }

    /// One of its groups has come to its end by itself.
    func ended(_ group: Animations.Group) {
        guard animatorState.groups.contains(where: { $0.group == group.id }) else { return }
        animatorState.groups.removeAll { $0.group == group.id }
        if animatorState.groups.isEmpty { finish(at: group.returns ? .start : .end) }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        let completions = animatorState.completions
        animatorState.completions = []
        forget()
        for completion in completions {
            world.call(completion, [.value(position)])
            world.space.release(completion.id)
        }
    }

    private func forget() {
        for completion in animatorState.completions { world.space.release(completion.id) }
        animatorState.completions = []
        animatorState.groups = []
        animatorState.phase = .inactive
        animatorState.isPaused = false
        animatorState.fraction = 0
    }

    /// Removes groups from those in flight.
    private func close(_ groups: [Int]) {
        animatorState.groups = []
        for group in groups { world.state.animations.update(group) { $0.hasEnded = true } }
        world.screenBecameStale(because: world.cause)
    }

    /// Fidelity: documented UIViewPropertyAnimator (each call's states); the exception's words are simplified.
    private func refuse(_ what: String) {
        let phase = ["inactive", "active", "stopped"][animatorState.phase.rawValue]
        world.report(
            .exception(
                name: "NSInternalInconsistencyException",
                reason: "-[UIViewPropertyAnimator \(what)] cannot be called in the state '\(phase)'",
                object: id))
    }
}

extension World {
    /// The World of the present run.
    fileprivate static var here: World { present("a UIViewPropertyAnimator was made") }
}
