public import Foundation

// Animating changes.
extension UIView {
    /// How an animation runs.
    ///
    /// Fidelity: documented UIView.AnimationOptions; simplified, curves, repeating and autoreversing are followed, and by exchanges of controllers'
    /// views the cross dissolve. Other transitions are not drawn, and what says how an animation stands to touches and to those around it changes
    /// nothing.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach moving views.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins where the display is, not where the model is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Views are shown and hidden rather than taken in and out.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Has its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Has its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// The views in a transition go on animating during it.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Pending updates run before the animation begins, and once more inside it when its closure ends.
        ///
        /// Fidelity: documented WWDC25 243, 15:45 to 17:45; the raw value is from memory.
        @available(iOS 26, *)
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The new view grows out of the old one's fading.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A turn about the upright axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A turn about the upright axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page's curl, upwards.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page's curl, downwards.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A turn about the level axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A turn about the level axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The transition between two views; nil for none.
        var transition: AnimationOptions? {
            let bits = rawValue & 7 << 20
            return bits == 0 ? nil : AnimationOptions(rawValue: bits)
        }

        var curve: TimingCurve {
            // The keyboard's curve, 7, has no public name. Code takes it from its notifications.
            switch rawValue >> 16 & 7 {
            case 7: .spring(damping: 1, initialVelocity: 0)
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Animates the changes of `animations`. `completion` runs in the turn after the last frame, in a transaction of its own.
    ///
    /// Fidelity: documented UIView.animate(withDuration:animations:completion:).
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let world = current
        animate(
            withDuration: duration, delay: 0, options: [], animations: world.block(animations), completion: completion.map(world.valueBlock)
        )
    }

    package class func animate(withDuration duration: TimeInterval, animations: Block, completion: Block?) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes of `animations`, after `delay` seconds, with options.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let world = current
        animate(
            withDuration: duration, delay: delay, options: options, animations: world.block(animations),
            completion: completion.map(world.valueBlock))
    }

    package class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: Block, completion: Block?
    ) {
        let world = current
        flushUpdates(options)
        world.animate(
            duration: duration, delay: delay, curve: options.curve, repeats: options.contains(.repeat),
            autoreverses: options.contains(.autoreverse), completion: completion.map(Animations.Completion.block)
        ) {
            call(animations, options, in: world)
        }
    }

    /// Runs the pending updates of all windows, if an animation's options ask for it.
    private class func flushUpdates(_ options: AnimationOptions) {
        guard options.contains(.flushUpdates) else { return }
        for window in current.windowsBackToFront { window.layoutPass() }
    }

    /// Calls an animation's block, behind which pending updates run if its options ask for it.
    private class func call(_ animations: Block, _ options: AnimationOptions, in world: World) {
        let flushes = options.contains(.flushUpdates)
        if flushes { world.flushingBlocks += 1 }
        world.call(animations)
        if flushes { world.flushingBlocks -= 1 }
        flushUpdates(options)
    }

    /// Animates the changes of `animations` with a spring. A damping ratio of 1 does not overshoot.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let world = current
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options,
            animations: world.block(animations), completion: completion.map(world.valueBlock))
    }

    package class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions, animations: Block, completion: Block?
    ) {
        let world = current
        flushUpdates(options)
        world.animate(
            duration: duration, delay: delay, curve: .spring(damping: dampingRatio, initialVelocity: velocity),
            repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
            completion: completion.map(Animations.Completion.block)
        ) {
            call(animations, options, in: world)
        }
    }

    /// Animates the changes of `animations` with a spring that seems to take `duration` seconds. A bounce of 0 does not overshoot; a
    /// negative one slows the end.
    ///
    /// Fidelity: documented UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:); the spring's motion is
    /// simplified.
    @available(iOS 17, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity, delay: delay, options: options,
            animations: current.block(animations), completion: completion.map(current.valueBlock))
    }

    package class func animate(
        springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat, delay: TimeInterval,
        options: AnimationOptions, animations: Block, completion: Block?
    ) {
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: max(0.05, min(1, 1 - bounce)),
            initialSpringVelocity: initialSpringVelocity, options: options, animations: animations, completion: completion)
    }

    /// Makes changes at once, inside an animation too.
    ///
    /// Fidelity: documented UIView.performWithoutAnimation(_:).
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        current.within(group: nil, actionsWithoutAnimation)
    }

    package class func performWithoutAnimation(_ actionsWithoutAnimation: Block) {
        let world = current
        world.within(group: nil) { world.call(actionsWithoutAnimation) }
    }

    /// How long an animation begun now lasts, in seconds; 0 outside any.
    ///
    /// Fidelity: documented UIView.inheritedAnimationDuration.
    public class var inheritedAnimationDuration: TimeInterval {
        let animations = current.state.animations
        return animations.contexts.last.flatMap { $0 }.flatMap { animations.group($0)?.duration } ?? 0
    }

    static var current: World { World.present("UIView was asked to animate") }
}

extension World {
    /// A closure that takes a Swift value as a block.
    func valueBlock<Value: Sendable>(_ body: @escaping (Value) -> Void) -> Block {
        block { (arguments: [Argument]) in
            if case .value(let value as Value) = arguments.first { body(value) }
            return .nothing
        }
    }
}
