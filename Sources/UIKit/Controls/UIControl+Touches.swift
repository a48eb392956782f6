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
        if record.showsMenuFirst, let ownMenu { return open(ownMenu) }
        takeTap(at: touch.location(in: self))
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Shows the control's menu.
    ///
    /// Fidelity: documented UIControl.showsMenuAsPrimaryAction; when the finger is lifted, not as it comes down (simplified).
    func open(_ menu: UIMenu) {
        sendActions(for: .menuActionTriggered)
        world.showMenu(menu, for: self, in: window)
    }

    /// Whether a tap opens the control's menu, in the place of what the control does.
    @available(iOS 14, *)
    public var showsMenuAsPrimaryAction: Bool {
        get { record.showsMenuFirst }
        set { record.showsMenuFirst = newValue }
    }

    /// Whether a finger that rests opens a menu. Kept.
    ///
    /// Fidelity: simplified; kept, a control that has a menu shows it.
    @available(iOS 14, *)
    public var isContextMenuInteractionEnabled: Bool {
        get { record.opensMenu }
        set { record.opensMenu = newValue }
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
