// Animations that the system has ready.
extension UIView {
    /// What the system animates by itself.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes views away, and out of their superviews at the end.
        case delete = 0
    }

    /// Takes views away as the system does, and animates beside it what `parallelAnimations` changes.
    ///
    /// Fidelity: documented UIView.perform(_:on:options:animations:completion:) (the views leave their superviews when it ends); simplified, they fade.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let world = current
        perform(
            animation, on: views, options: options, animations: parallelAnimations.map { world.block($0) },
            completion: completion.map(world.valueBlock))
    }

    package class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions, animations parallelAnimations: Block?,
        completion: Block?
    ) {
        let world = current
        let end = world.block(keeping: views, keepingBlocks: [completion].compactMap { $0 }) { (arguments: [Argument]) in
            for view in views { view.removeFromSuperview() }
            if let completion { world.call(completion, arguments) }
            return .nothing
        }
        world.animate(duration: 0.25, curve: options.curve, completion: .block(end)) {
            for view in views { view.alpha = 0 }
            if let parallelAnimations { world.call(parallelAnimations) }
        }
    }
}
