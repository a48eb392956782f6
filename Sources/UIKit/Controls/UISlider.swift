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

    /// Sets the value, within the range. Sends no event.
    public func setValue(_ value: Float, animated: Bool) {
        let kept = min(max(value, indicator.least), max(indicator.least, indicator.most))
        guard kept != indicator.value else { return }
        indicator.value = kept
        world.report(.write(property: "value", object: id))
        if placesByCode { invalidateLayout(.content) }
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

    /// Whether every value during a drag sends an event, or only the last one.
    public var isContinuous: Bool {
        get { !indicator.tellsLast }
        set { indicator.tellsLast = !newValue }
    }

    // MARK: The finger

    /// Half the thumb's width, and the distance from its middle at which a finger can grab it, in points.
    ///
    /// Fidelity: simplified.
    private static let thumb: (half: CGFloat, reach: CGFloat) = (14, 22)

    private static let (trackRect, thumbRect) = ("trackRect(forBounds:)", "thumbRect(forBounds:trackRect:value:)")

    /// Override point: the track's rectangle, in points: from one side to the other, in the middle.
    ///
    /// Fidelity: documented UISlider.trackRect(forBounds:); its size is simplified.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + Self.end, y: bounds.midY - 2, width: max(0, bounds.width - 2 * Self.end), height: 4)
    }

    /// Override point: the thumb's rectangle, in points: on the track, never beyond its ends.
    ///
    /// Fidelity: documented UISlider.thumbRect(forBounds:trackRect:value:); its size is simplified.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let part = indicator.most > indicator.least ? CGFloat((value - indicator.least) / (indicator.most - indicator.least)) : 0
        let side = 2 * Self.thumb.half
        return CGRect(
            x: rect.minX - Self.end + part * max(0, rect.width + 2 * Self.end - side), y: rect.midY - Self.thumb.half, width: side,
            height: side)
    }

    /// The distance between the track's ends and those of the thumb's path.
    private static let end: CGFloat = 2

    private func askedTrack() -> CGRect {
        world.ask(Self.trackRect, of: self, [.value(bounds)]) { trackRect(forBounds: bounds) }
    }

    private func askedThumb(on track: CGRect) -> CGRect {
        world.ask(Self.thumbRect, of: self, [.value(bounds), .value(track), .value(value)]) {
            thumbRect(forBounds: bounds, trackRect: track, value: value)
        }
    }

    /// Whether the class overrides the places of its parts.
    private var placesByCode: Bool {
        guard let script = world.script else { return false }
        return script.implements(Self.trackRect, on: id) || script.implements(Self.thumbRect, on: id)
    }

    /// Override point: places track and thumb in the rectangles that the class returns.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard placesByCode else { return }
        let track = askedTrack()
        indicator.track = track
        _ = askedThumb(on: track)
    }

    override var contentPlace: CGRect {
        indicator.track.map { CGRect(x: $0.minX, y: bounds.minY, width: $0.width, height: bounds.height) } ?? bounds
    }

    /// Override point: takes hold of the thumb, if the finger is on it.
    ///
    /// Fidelity: reported (a finger elsewhere on the track moves nothing).
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let place = touches.first?.location(in: self) ?? .zero
        let thumb = askedThumb(on: askedTrack())
        guard isEnabled, abs(place.x - thumb.midX) <= Self.thumb.reach else { return }
        indicator.grip = place.x - thumb.midX
        super.touchesBegan(touches, with: event)
    }

    /// Override point: moves the thumb with the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let grip = indicator.grip, let touch = touches.first else { return }
        let track = askedTrack().insetBy(dx: -Self.end, dy: 0)
        let length = max(1, track.width - 2 * Self.thumb.half)
        let part = Float((touch.location(in: self).x - grip - track.minX - Self.thumb.half) / length)
        let old = value
        setValue(indicator.least + part * (indicator.most - indicator.least), animated: false)
        if value != old, isContinuous { sendActions(for: .valueChanged) }
    }

    /// Override point: releases the thumb.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if indicator.grip != nil, !isContinuous { sendActions(for: .valueChanged) }
        indicator.grip = nil
        super.touchesEnded(touches, with: event)
    }

    /// Override point: releases the thumb.
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
