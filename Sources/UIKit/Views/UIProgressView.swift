public import Foundation

/// Shows how far something is.
///
/// Fidelity: documented UIProgressView; reported that its subviews are the track and what is done, in this order; drawn as a bar of characters, its
/// two styles alike (simplified).
open class UIProgressView: UIView {
    /// An empty bar in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// A bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        for _ in 0..<2 { addSubview(UIProgressViewPart(frame: bounds)) }
    }

    /// Override point: places the track and the finished part.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = subviews.filter { $0 is UIProgressViewPart }
        parts.first?.frame = bounds
        parts.last?.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(indicator.value), height: bounds.height)
    }

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
    open var progress: Float {
        get { indicator.value }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, from 0 to 1.
    ///
    /// Fidelity: simplified; the change is not animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        let kept = min(max(progress, 0), 1)
        guard kept != indicator.value else { return }
        indicator.value = kept
        world.report(.write(property: "progress", object: id))
        invalidateLayout(.content)
    }

    /// The colour of the finished part.
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

/// The track of a bar, or its finished part.
final class UIProgressViewPart: UIImageView {
    override var isPrivate: Bool { true }
}
