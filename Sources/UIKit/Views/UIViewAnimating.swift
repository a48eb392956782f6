public import Foundation

/// The state of an animation.
///
/// Fidelity: documented UIViewAnimatingState.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive = 0
    /// Begun: running or paused.
    case active = 1
    /// Stopped, and not finished yet.
    case stopped = 2
}

/// Where an animation is.
///
/// Fidelity: documented UIViewAnimatingPosition.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its beginning.
    case start = 1
    /// On its way.
    case current = 2
}

/// An animation that can be run, paused, reversed and stopped.
///
/// Fidelity: documented UIViewAnimating.
public protocol UIViewAnimating: AnyObject {
    /// The animation's state.
    var state: UIViewAnimatingState { get }
    /// Whether it moves.
    var isRunning: Bool { get }
    /// Whether it runs backwards.
    var isReversed: Bool { get set }
    /// How far it is, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Runs it.
    func startAnimation()
    /// Runs it after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation for good.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends it after it was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Takes closures and animates their changes.
///
/// Fidelity: documented UIViewImplicitlyAnimating.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Animates the changes of `animation` along with the rest.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Animates the changes of `animation` in the last part of the time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Runs `completion` at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues the animation after a pause.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
