public import Foundation

// Animations in several parts, and animated replacements of views.
extension UIView {
    /// How keyframes run.
    ///
    /// Fidelity: documented UIView.KeyframeAnimationOptions; simplified, repeating and autoreversing are refused by name, calculation modes are not followed.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out inside the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach moving views.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins where the display is, not where the model is.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight from each to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From one to the next without anything between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates the changes of the keyframes in `animations`, over `duration` seconds after `delay` seconds.
    ///
    /// Fidelity: documented UIView.animateKeyframes(withDuration:delay:options:animations:completion:); each part runs straight to its end, whatever the
    /// calculation mode (simplified).
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateKeyframes(
            withDuration: duration, delay: delay, options: options, animations: current.block(animations),
            completion: completion.map(current.valueBlock))
    }

    package class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions, animations: Block, completion: Block?
    ) {
        let world = current
        if options.contains(.repeat) || options.contains(.autoreverse) {
            world.report(.refusal("UIView.animateKeyframes: repeat and autoreverse are not simulated, the keyframes run once"))
        }
        let group = world.animate(
            duration: duration, delay: delay, curve: .linear, takesItsTime: true, isTransition: false,
            completion: completion.map(Animations.Completion.block)
        ) {
            let group = world.state.animations.newestGroup
            world.state.animations.update(group) { $0.keyframes = group }
            world.call(animations)
        }
        let isMoving = world.state.animations.properties.contains { world.state.animations.group($0.group)?.keyframes == group }
        if !isMoving { world.state.animations.update(group) { $0.hasEnded = true } }
    }

    /// Adds a part to the keyframes around this call. Its beginning and its duration are fractions of the whole time.
    ///
    /// Fidelity: documented UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:); outside keyframes the changes happen at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        addKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: current.block(animations))
    }

    package class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: Block)
    {
        let world = current
        guard let outer = world.state.animations.contexts.last.flatMap({ $0 }).flatMap({ world.state.animations.group($0) }),
            let keyframes = outer.keyframes, case .running(let start) = outer.timeline
        else { return world.within(group: nil) { world.call(animations) } }
        // 0 means all the remaining time.
        let length = frameDuration > 0 ? min(frameDuration, 1 - frameStartTime) : 1 - frameStartTime
        world.animate(
            duration: outer.duration * length, delay: start - world.time + outer.duration * frameStartTime, curve: .linear
        ) {
            let group = world.state.animations.newestGroup
            world.state.animations.update(group) { $0.keyframes = keyframes }
            world.call(animations)
        }
    }

    /// Shows the changes of `animations` in a view by a transition: a dissolve, a flip or a curl. Without one of those the changes are
    /// animated.
    ///
    /// Fidelity: documented UIView.transition(with:duration:options:animations:completion:); the changes are seen at once, the transition itself is not
    /// drawn (simplified).
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        transition(
            with: view, duration: duration, options: options, animations: animations.map { current.block($0) },
            completion: completion.map(current.valueBlock))
    }

    package class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: Block?, completion: Block?
    ) {
        let world = current
        let isDrawn = options.transition != nil
        world.animate(
            duration: duration, curve: options.curve, takesItsTime: isDrawn && duration > 0 && view.window != nil, isTransition: false,
            completion: completion.map(Animations.Completion.block)
        ) {
            guard let animations else { return }
            // The changes are part of the new picture, and are not animated by themselves.
            if isDrawn { world.within(group: nil) { world.call(animations) } } else { world.call(animations) }
        }
    }

    /// Replaces a view by another one with a transition. With `showHideTransitionViews` both stay in the hierarchy, and one is hidden.
    ///
    /// Fidelity: documented UIView.transition(from:to:duration:options:completion:); the transition itself is not drawn (simplified).
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        transition(from: fromView, to: toView, duration: duration, options: options, completion: completion.map(current.valueBlock))
    }

    package class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions, completion: Block?
    ) {
        let world = current
        world.animate(
            duration: duration, curve: options.curve, takesItsTime: duration > 0 && fromView.window != nil, isTransition: false,
            completion: completion.map(Animations.Completion.block)
        ) {
            world.within(group: nil) {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    if let parent = fromView.superview { parent.insertSubview(toView, aboveSubview: fromView) }
                    fromView.removeFromSuperview()
                }
            }
        }
    }

    /// Whether changes are animated at all.
    public class var areAnimationsEnabled: Bool { current.state.animations.areEnabled }

    /// Turns animations off or on. While they are off, changes happen at once.
    ///
    /// Fidelity: documented UIView.setAnimationsEnabled(_:); transitions between controllers keep their time (simplified).
    public class func setAnimationsEnabled(_ enabled: Bool) {
        current.state.animations.areEnabled = enabled
    }
}
