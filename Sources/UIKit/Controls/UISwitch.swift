public import Foundation

/// A control that is on or off.
///
/// Fidelity: documented UISwitch (a tap switches and tells of valueChanged, code tells nobody); simplified, switching is not animated.
open class UISwitch: UIControl {
    /// A switch at a place in its superview's coordinates, in points; its size is its own.
    ///
    /// Fidelity: documented UISwitch.init(frame:) (the size is ignored; 51 by 31 points).
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    }

    /// A switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether it is on. Setting it sends no event.
    public var isOn: Bool {
        get { indicator.isOn }
        set { setOn(newValue, animated: false) }
    }

    /// Switches it on or off. Sends no event.
    public func setOn(_ on: Bool, animated: Bool) {
        guard on != indicator.isOn else { return }
        indicator.isOn = on
        world.report(.write(property: "isOn", object: id))
    }

    /// The colour while it is on.
    public var onTintColor: UIColor? {
        get { indicator.tint }
        set { indicator.tint = newValue }
    }

    override func takeTap(at point: CGPoint) {
        setOn(!indicator.isOn, animated: true)
        sendActions(for: .valueChanged)
    }

    override func drawnContent() -> DrawnContent? { drawnIndicator("switch", value: indicator.isOn ? 1 : 0) }

    /// 51 by 31 points, less the room that alignment leaves out.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
}
