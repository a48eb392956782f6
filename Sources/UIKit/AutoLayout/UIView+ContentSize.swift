import Foundation

// How a view's content bears on its size.
extension UIView {
    /// How strongly the view resists growing beyond its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
    }

    /// Sets how strongly the view resists growing beyond its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
        invalidateIntrinsicContentSize()
    }

    /// How strongly the view resists shrinking below its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? state.compression.horizontal : state.compression.vertical
    }

    /// Sets how strongly the view resists shrinking below its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { state.compression.horizontal = priority } else { state.compression.vertical = priority }
        invalidateIntrinsicContentSize()
    }

    /// Makes the next commit ask for the intrinsic size again. Layout follows only if a frame changes.
    public func invalidateIntrinsicContentSize() {
        state.ownContentSize = nil
        constraintsChanged(.intrinsicSize)
        needVisit()
    }

    /// A rectangle that constraints align, for a frame: the frame moved inwards by `alignmentRectInsets`.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: world.ask("alignmentRectInsets", of: self) { alignmentRectInsets })
    }

    /// The frame whose alignment rectangle is `alignmentRect`.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = world.ask("alignmentRectInsets", of: self) { alignmentRectInsets }
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    var askedFirstBaselineView: UIView {
        world.askObject("forFirstBaselineLayout", of: self) { forFirstBaselineLayout } ?? self
    }

    var askedLastBaselineView: UIView {
        world.askObject("forLastBaselineLayout", of: self) { forLastBaselineLayout } ?? self
    }

    /// The classes without content of their own. Only a subclass's code knows what its size depends on.
    private static let classesWithoutContent: [UIView.Type] = [
        UIView.self, UIControl.self, UIScrollView.self, UITableView.self, UICollectionView.self,
    ]

    /// The intrinsic size that this view's class, or the learner's subclass, returns. If only the learner's code knows the content, the
    /// size is kept. It is asked for again after an invalidation, or in another superview.
    ///
    /// Fidelity: documented UIView.invalidateIntrinsicContentSize(); that a view is asked again in another superview is simplified.
    var askedIntrinsicSize: CGSize {
        let keepsSize =
            Self.classesWithoutContent.contains { Swift.type(of: self) == $0 }
            && world.script?.implements("intrinsicContentSize", on: id) == true
        if keepsSize, let known = state.ownContentSize { return known }
        let size = world.ask("intrinsicContentSize", of: self) { intrinsicContentSize }
        if keepsSize { state.ownContentSize = size }
        return size
    }

    /// A length rounded up to whole pixels.
    func pixelCeiling(_ length: CGFloat) -> CGFloat {
        let scale = world.device.scale
        // An empty length is 0, not -0.
        return ((length * scale - 1e-4).rounded(.up) + 0) / scale
    }
}
