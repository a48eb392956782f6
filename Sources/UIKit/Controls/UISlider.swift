public import Foundation

/// A control for a value in a range.
open class UISlider: UIControl {
    /// The value.
    public var value: Float {
        get { indicator.value }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, kept within the range. Nobody is told.
    public func setValue(_ value: Float, animated: Bool) {
        let kept = min(max(value, indicator.least), max(indicator.least, indicator.most))
        guard kept != indicator.value else { return }
        indicator.value = kept
        world.report(.write(property: "value", object: id))
    }

    /// The least value.
    public var minimumValue: Float {
        get { indicator.least }
        set {
            indicator.least = newValue
            setValue(indicator.value, animated: false)
        }
    }

    /// The greatest value.
    public var maximumValue: Float {
        get { indicator.most }
        set {
            indicator.most = newValue
            setValue(indicator.value, animated: false)
        }
    }

    override func drawnContent() -> DrawnContent? { drawnIndicator("slider", value: indicator.part) }

    /// As high as the thumb; no width of its own.
    ///
    /// Fidelity: reported (33 points high).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 33) }
}
