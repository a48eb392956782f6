public import Foundation

/// A control for a value in a range.
///
/// Fidelity: documented UISlider (valueChanged on the way, or once at the end when it is not continuous); images and tints are left out, and setValue
/// jumps (simplified).
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

    /// Whether the target hears of every value on the finger's way, or of the last alone.
    public var isContinuous: Bool {
        get { !indicator.tellsLast }
        set { indicator.tellsLast = !newValue }
    }

    // MARK: The finger

    /// Half the thumb's width, and how far from its middle a finger takes hold of it, in points.
    ///
    /// Fidelity: simplified.
    private static let thumb: (half: CGFloat, reach: CGFloat) = (14, 22)

    private var thumbX: CGFloat { Self.thumb.half + CGFloat(indicator.part) * max(0, bounds.width - 2 * Self.thumb.half) }

    /// Override point: takes hold of the thumb, if the finger is on it.
    ///
    /// Fidelity: reported (a finger elsewhere on the track moves nothing).
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place = touches.first?.location(in: self) ?? .zero
        guard isEnabled, abs(place.x - thumbX) <= Self.thumb.reach else { return }
        indicator.grip = place.x - thumbX
        super.touchesBegan(touches, with: event)
    }

    /// Override point: moves the thumb with the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let grip = indicator.grip, let touch = touches.first else { return }
        let length = max(1, bounds.width - 2 * Self.thumb.half)
        let part = Float((touch.location(in: self).x - grip - Self.thumb.half) / length)
        let old = value
        setValue(indicator.least + part * (indicator.most - indicator.least), animated: false)
        if value != old, isContinuous { sendActions(for: .valueChanged) }
    }

    /// Override point: lets the thumb go.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if indicator.grip != nil, !isContinuous { sendActions(for: .valueChanged) }
        indicator.grip = nil
        super.touchesEnded(touches, with: event)
    }

    /// Override point: lets the thumb go.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        indicator.grip = nil
        super.touchesCancelled(touches, with: event)
    }

    override func drawnContent() -> DrawnContent? { drawnIndicator("slider", value: indicator.part) }

    /// As high as the thumb; no width of its own.
    ///
    /// Fidelity: reported (33 points high).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 33) }
}
