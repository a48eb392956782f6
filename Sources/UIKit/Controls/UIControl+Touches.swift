import Foundation

// What a control makes of a finger.
extension UIControl {
    /// How far outside its bounds a finger still counts as on the control, in points.
    ///
    /// Fidelity: reported.
    static var reach: CGFloat { 70 }

    func holds(_ touch: UITouch) -> Bool { bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self)) }

    func takeDown(_ touch: UITouch) {
        guard record.isEnabled else { return }
        record.isTracking = true
        record.isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    func takeMove(_ touch: UITouch) {
        guard record.isTracking else { return }
        let (was, isInside) = (record.isTouchInside, holds(touch))
        record.isTouchInside = isInside
        isHighlighted = isInside
        if isInside != was { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    func takeUp(_ touch: UITouch) {
        guard record.isTracking else { return }
        let isInside = holds(touch)
        endTracking()
        guard isInside else { return sendActions(for: .touchUpOutside) }
        takeTap(at: touch.location(in: self))
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    func takeCancel() {
        guard record.isTracking else { return }
        endTracking()
        sendActions(for: .touchCancel)
    }

    private func endTracking() {
        record.isTracking = false
        record.isTouchInside = false
        isHighlighted = false
    }
}
