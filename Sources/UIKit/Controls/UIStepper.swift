public import Foundation
import Heap

/// A control with a minus and a plus.
///
/// Fidelity: documented UIStepper; simplified, one tap is one step: resting on it does not repeat.
open class UIStepper: UIControl {
    /// A stepper at a place in its superview's coordinates, in points; its size is its own.
    ///
    /// Fidelity: reported (94 by 32 points).
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    }

    /// A stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The value, within the range. Setting it sends no event.
    public var value: Double {
        get { choice.value }
        set {
            choice.value = min(max(newValue, choice.least), max(choice.least, choice.most))
            world.report(.write(property: "value", object: id))
        }
    }

    /// The least value.
    public var minimumValue: Double {
        get { choice.least }
        set {
            choice.least = newValue
            value = choice.value
        }
    }

    /// The greatest value.
    public var maximumValue: Double {
        get { choice.most }
        set {
            choice.most = newValue
            value = choice.value
        }
    }

    /// How much a tap adds or takes away.
    public var stepValue: Double {
        get { choice.step }
        set { choice.step = newValue }
    }

    /// Whether the value continues at the other end of the range.
    public var wraps: Bool {
        get { choice.wraps }
        set { choice.wraps = newValue }
    }

    override func touchPoint(for name: String?) -> CGPoint { CGPoint(x: bounds.width * 0.75, y: bounds.midY) }

    /// Minus at the left, plus at the right; a tap of the scenario is one on the plus.
    ///
    /// Fidelity: documented UIStepper; simplified where the scenario taps.
    override func takeTap(at point: CGPoint) {
        let old = choice.value
        let next = old + (point.x < bounds.midX ? -choice.step : choice.step)
        if choice.wraps, next > choice.most {
            value = choice.least
        } else if choice.wraps, next < choice.least {
            value = choice.most
        } else {
            value = next
        }
        if choice.value != old { sendActions(for: .valueChanged) }
    }

    override func drawnContent() -> DrawnContent? {
        let color = UIColor.label.components(style: traitCollection.userInterfaceStyle)
        return .text("− | +", size: 17, isBold: false, color: color, alignment: .center)
    }

    /// 94 by 32 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
