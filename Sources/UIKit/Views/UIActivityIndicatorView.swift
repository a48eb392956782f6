public import Foundation

/// Turns while something is under way.
///
/// Fidelity: documented UIActivityIndicatorView (hidden while it rests, until hidesWhenStopped is false); drawn as a sign that does not turn
/// (simplified).
open class UIActivityIndicatorView: UIView {
    /// How large the spinner is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        /// Fidelity: reported (20 and 37 points square).
        var length: CGFloat { self == .medium ? 20 : 37 }
    }

    /// A spinner of medium size at rest.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        indicator.value = Float(Style.medium.length)
        isHidden = true
    }

    /// A spinner at rest.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        self.style = style
    }

    /// A spinner from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How large the spinner is.
    public var style: Style {
        get { indicator.value > Float(Style.medium.length) ? .large : .medium }
        set {
            indicator.value = Float(newValue.length)
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether it turns.
    public var isAnimating: Bool { indicator.isOn }

    /// Starts spinning.
    public func startAnimating() { turn(true) }

    /// Stops, and hides the view if `hidesWhenStopped`.
    public func stopAnimating() { turn(false) }

    private func turn(_ isTurning: Bool) {
        indicator.isOn = isTurning
        world.report(.write(property: "isAnimating", object: id))
        isHidden = !isTurning && indicator.hidesAtRest
    }

    /// Whether it is hidden while it does not turn.
    public var hidesWhenStopped: Bool {
        get { indicator.hidesAtRest }
        set {
            indicator.hidesAtRest = newValue
            isHidden = newValue && !indicator.isOn
        }
    }

    /// The spinner's colour.
    public var color: UIColor! {
        get { indicator.tint ?? .systemGray }
        set { indicator.tint = newValue }
    }

    override func drawnContent() -> DrawnContent? { drawnIndicator("spinner", value: indicator.isOn ? 1 : 0) }

    /// A square of the style's size.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }
}
