public import Foundation

// Sizes that follow from a view's own constraints.
extension UIView {
    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size nearest to `targetSize` that the constraints inside this view allow, in points. No frame changes. Solves anew at each call.
    ///
    /// Fidelity: documented UIView.systemLayoutSizeFitting(_:) (both axes at fittingSizeLevel).
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside this view allow and that is nearest to `targetSize`, in points. The priorities say how much
    /// each axis's target counts.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var system = LayoutSystem(root: self, isRootFlexible: true)
        system.collect()
        system.fitRoot(to: targetSize, horizontalFittingPriority, verticalFittingPriority)
        let solution = LayoutSolution(of: system, reusing: nil) { world.didWork($0) }
        return CGSize(
            width: pixelCeiling(solution.value(of: id, .width)), height: pixelCeiling(solution.value(of: id, .height)))
    }

    /// The constraints that determine this view's position and size along an axis: all that are connected with it, directly or through
    /// others.
    ///
    /// Fidelity: documented UIView.constraintsAffectingLayout(for:), which may leave some out; those that UIKit makes itself are not listed here.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard world.state.usesConstraints else { return [] }
        return world.solvers.constraints(affecting: self, axis).compactMap { world.object($0) }
    }

    /// Whether the constraints leave more than one frame open to this view. Solves anew at each call.
    public var hasAmbiguousLayout: Bool {
        guard !state.translatesMask, superview != nil else { return false }
        return world.solvers.isAmbiguous(self)
    }

    /// Moves a view with an ambiguous frame to another frame that its constraints allow, with the next layout.
    ///
    /// Fidelity: documented UIView.exerciseAmbiguityInLayout(); which frame it is, is drawn by lot there and one of three in turn here (simplified).
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        world.state.exercises[id, default: 0] += 1
        constraintsChanged(.exercise)
        superview?.invalidateLayout(.exercise)
    }
}
