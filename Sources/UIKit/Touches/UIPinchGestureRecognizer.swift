public import Foundation

/// Recognises two fingers that come together or go apart: never here.
///
/// Fidelity: simplified; there is one finger, so it is refused by name when it is made, and fails with every touch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    override var refusal: String? { Self.needsTwoFingers }

    /// The fingers' distance in relation to the distance at the start: 1, or the value that code has set.
    open var scale: CGFloat {
        get { record.amount ?? 1 }
        set { record.amount = newValue }
    }

    /// How fast the scale changes, a second: 0.
    open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn: never here.
///
/// Fidelity: simplified; there is one finger, so it is refused by name when it is made, and fails with every touch.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    override var refusal: String? { Self.needsTwoFingers }

    /// The angle by which the fingers have turned, in radians: 0, or the value that code has set.
    open var rotation: CGFloat {
        get { record.amount ?? 0 }
        set { record.amount = newValue }
    }

    /// How fast the fingers turn, in radians a second: 0.
    open var velocity: CGFloat { 0 }
}

/// Recognises a pointer over a view: never here.
///
/// Fidelity: simplified; there is no pointer, so it is refused by name when it is made.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var refusal: String? { "there is no pointer" }

    /// How far a pencil is from the screen, from 0 to 1: 0.
    open var zOffset: CGFloat { 0 }
}
