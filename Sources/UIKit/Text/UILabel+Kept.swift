public import Foundation
import Heap

/// What code says of a label that changes nothing here.
struct KeptOfLabel: Sendable {
    var highlightedTextColor: UIColor? = nil
    var isHighlighted = false
    var shadowColor: UIColor? = nil
    var shadowOffset: CGSize = CGSize(width: 0, height: -1)
    var minimumScaleFactor: CGFloat = CGFloat(0)
    var baselineAdjustment: UIBaselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsDefaultTighteningForTruncation = false
}

extension UILabel {
    private var kept: KeptOfLabel {
        _read { yield world.state.keptOfLabels[id] }
        _modify { yield &world.state.keptOfLabels[id] }
    }

    /// The text's colour under a finger. Kept.
    ///
    /// Fidelity: simplified; kept, labels are drawn in one look.
    public var highlightedTextColor: UIColor? {
        get { kept.highlightedTextColor }
        set { kept.highlightedTextColor = newValue }
    }

    /// Whether the text is shown as under a finger. Kept.
    ///
    /// Fidelity: simplified; kept, labels are drawn in one look.
    public var isHighlighted: Bool {
        get { kept.isHighlighted }
        set { kept.isHighlighted = newValue }
    }

    /// The colour of the text's shadow. Kept.
    ///
    /// Fidelity: simplified; kept, shadows are not drawn.
    public var shadowColor: UIColor? {
        get { kept.shadowColor }
        set { kept.shadowColor = newValue }
    }

    /// Where the text's shadow falls, in points. Kept.
    ///
    /// Fidelity: simplified; kept, shadows are not drawn.
    public var shadowOffset: CGSize {
        get { kept.shadowOffset }
        set { kept.shadowOffset = newValue }
    }

    /// How small text may get, from 0 to 1. Kept.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var minimumScaleFactor: CGFloat {
        get { kept.minimumScaleFactor }
        set { kept.minimumScaleFactor = newValue }
    }

    /// Where smaller text stands. Kept.
    ///
    /// Fidelity: simplified; kept, text keeps its size.
    public var baselineAdjustment: UIBaselineAdjustment {
        get { kept.baselineAdjustment }
        set { kept.baselineAdjustment = newValue }
    }

    /// Whether letters move together before text is cut. Kept.
    ///
    /// Fidelity: simplified; kept, they do not.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { kept.allowsDefaultTighteningForTruncation }
        set { kept.allowsDefaultTighteningForTruncation = newValue }
    }
}

/// Where smaller text stands.
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
