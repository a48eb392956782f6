public import Foundation

/// Shows how far something is.
///
/// Fidelity: documented UIProgressView; drawn as a bar of characters, its two styles alike (simplified).
open class UIProgressView: UIView {
    /// How the bar looks.
    public enum Style: Int, Sendable {
        /// By itself.
        case `default` = 0
        /// In a bar.
        case bar
    }

    /// An empty bar without a width.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    }

    /// How far, from 0 to 1.
    public var progress: Float {
        get { indicator.value }
        set { setProgress(newValue, animated: false) }
    }

    /// Says how far, from 0 to 1.
    ///
    /// Fidelity: simplified; the change is not animated.
    public func setProgress(_ progress: Float, animated: Bool) {
        let kept = min(max(progress, 0), 1)
        guard kept != indicator.value else { return }
        indicator.value = kept
        world.report(.write(property: "progress", object: id))
    }

    /// The colour of what is done.
    public var progressTintColor: UIColor? {
        get { indicator.tint }
        set { indicator.tint = newValue }
    }

    override func drawnContent() -> DrawnContent? { drawnIndicator("progress", value: Double(indicator.value)) }

    /// As high as the bar; no width of its own.
    ///
    /// Fidelity: reported (4 points high).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
