import Foundation

// A control's handling of touches.
extension UIControl {
    /// How far outside its bounds a finger still counts as on the control, in points.
    ///
    /// Fidelity: reported.
    static var reach: CGFloat { 70 }

    func holds(_ touch: UITouch) -> Bool { bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self)) }

    func takeDown(_ touch: UITouch, _ event: UIEvent?) {
        guard record.isEnabled else { return }
        let follows = world.ask("beginTracking(_:with:)", of: self, [.reference(touch), .reference(event)]) {
            beginTracking(touch, with: event)
        }
        guard follows else { return }
        record.isTracking = true
        record.isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    func takeMove(_ touch: UITouch, _ event: UIEvent?) {
        guard record.isTracking else { return }
        let (was, isInside) = (record.isTouchInside, holds(touch))
        record.isTouchInside = isInside
        isHighlighted = isInside
        let follows = world.ask("continueTracking(_:with:)", of: self, [.reference(touch), .reference(event)]) {
            continueTracking(touch, with: event)
        }
        guard follows else { return stopTracking(touch, event) }
        if isInside != was { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    func takeUp(_ touch: UITouch, _ event: UIEvent?) {
        guard record.isTracking else { return }
        let isInside = holds(touch)
        stopTracking(touch, event)
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

    /// Whether a tap opens the control's menu, instead of the control's own work.
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

    func takeCancel(_ event: UIEvent?) {
        guard record.isTracking else { return }
        world.sendQuietly("cancelTracking(with:)", to: self, [("event", .reference(event))]) { cancelTracking(with: event) }
        letGo()
        sendActions(for: .touchCancel)
    }

    private func stopTracking(_ touch: UITouch, _ event: UIEvent?) {
        world.sendQuietly("endTracking(_:with:)", to: self, [("touch", .reference(touch)), ("event", .reference(event))]) {
            endTracking(touch, with: event)
        }
        letGo()
    }

    private func letGo() {
        record.isTracking = false
        record.isTouchInside = false
        isHighlighted = false
    }
}

// Properties of a control's content.
extension UIControl {
    /// The content's horizontal alignment, for controls that use it.
    ///
    /// Fidelity: documented UIControl.contentHorizontalAlignment; buttons look at it here.
    public var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { record.horizontal }
        set {
            guard newValue != record.horizontal else { return }
            record.horizontal = newValue
            invalidateLayout(.content)
        }
    }

    /// The same as left or right: where reading begins at the left.
    ///
    /// Fidelity: documented UIControl.effectiveContentHorizontalAlignment; text is read from the left (simplified).
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch record.horizontal {
        case .leading: .left
        case .trailing: .right
        default: record.horizontal
        }
    }

    /// The content's vertical alignment, for controls that use it.
    ///
    /// Fidelity: documented UIControl.contentVerticalAlignment; buttons look at it here.
    public var contentVerticalAlignment: ContentVerticalAlignment {
        get { record.vertical }
        set {
            guard newValue != record.vertical else { return }
            record.vertical = newValue
            invalidateLayout(.content)
        }
    }

    /// The text shown when a pointer rests on the control. Kept.
    ///
    /// Fidelity: simplified; kept, there is no pointer.
    @available(iOS 15, *)
    public var toolTip: String? {
        get { record.toolTip }
        set { record.toolTip = newValue }
    }

    /// Performs the control's primary action, as a tap would.
    ///
    /// Fidelity: documented UIControl.performPrimaryAction().
    @available(iOS 17.4, *)
    public func performPrimaryAction() {
        if record.showsMenuFirst, let ownMenu { return open(ownMenu) }
        sendActions(for: .primaryActionTriggered)
    }
}
