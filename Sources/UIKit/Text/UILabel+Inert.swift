public import Foundation
import Heap

/// Properties of a label that have no effect here.
struct InertLabelProperties: Sendable {
    var highlightedTextColor: UIColor? = nil
    var isHighlighted = false
    var shadowColor: UIColor? = nil
    var shadowOffset: CGSize = CGSize(width: 0, height: -1)
    var minimumScaleFactor: CGFloat = CGFloat(0)
    var baselineAdjustment: UIBaselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsDefaultTighteningForTruncation = false
}

extension UILabel {
    private var inert: InertLabelProperties {
        _read { yield world.state.inertLabels[id] }
        _modify { yield &world.state.inertLabels[id] }
    }

    /// The text's colour under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, labels are drawn in one look.
    public var highlightedTextColor: UIColor? {
        get { inert.highlightedTextColor }
        set { inert.highlightedTextColor = newValue }
    }

    /// Whether the text is shown as under a finger. Changes nothing.
    ///
    /// Fidelity: simplified; kept, labels are drawn in one look.
    public var isHighlighted: Bool {
        get { inert.isHighlighted }
        set { inert.isHighlighted = newValue }
    }

    /// The colour of the text's shadow. Changes nothing.
    ///
    /// Fidelity: simplified; kept, shadows are not drawn.
    public var shadowColor: UIColor? {
        get { inert.shadowColor }
        set { inert.shadowColor = newValue }
    }

    /// Where the text's shadow falls, in points. Changes nothing.
    ///
    /// Fidelity: simplified; kept, shadows are not drawn.
    public var shadowOffset: CGSize {
        get { inert.shadowOffset }
        set { inert.shadowOffset = newValue }
    }

    /// How small text may get, from 0 to 1. Changes nothing.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var minimumScaleFactor: CGFloat {
        get { inert.minimumScaleFactor }
        set { inert.minimumScaleFactor = newValue }
    }

    /// The alignment of shrunk text. Changes nothing.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { inert.baselineAdjustment }
        set { inert.baselineAdjustment = newValue }
    }

    /// Whether letters move together before text is cut. Changes nothing.
    ///
    /// Fidelity: simplified; kept, they do not.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { inert.allowsDefaultTighteningForTruncation }
        set { inert.allowsDefaultTighteningForTruncation = newValue }
    }
}

/// The alignment of shrunk text.
///
/// Fidelity: documented UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the line of larger text.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}
