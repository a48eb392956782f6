public import Foundation
import Heap

/// Recognises taps.
///
/// Fidelity: documented UITapGestureRecognizer; reported (a finger that rests for 0.75 s is no tap, the next tap comes within 0.35 s).
open class UITapGestureRecognizer: UIGestureRecognizer {
    private static let longestTouch = 0.75
    private static let longestPause = 0.35
    /// How far a finger may move, and be from the tap before, in points.
    private static let reach: CGFloat = 45

    /// How many taps in a row it takes.
    open var numberOfTapsRequired: Int {
        get { record.taps }
        set { record.taps = newValue }
    }

    /// How many fingers it takes; with more than one it never recognises here.
    ///
    /// Fidelity: simplified; there is one finger.
    open var numberOfTouchesRequired: Int {
        get { record.fingers }
        set { take(fingers: newValue, "UITapGestureRecognizer.numberOfTouchesRequired") }
    }

    /// Override point: waits for the finger to be lifted.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard record.fingers == 1 else { return state = .failed }
        let (last, here) = (record.origin, record.start)
        if record.tapCount > 0, max(abs(here.x - last.x), abs(here.y - last.y)) > Self.reach { return state = .failed }
        record.deadline = world.time + Self.longestTouch
    }

    /// Override point: fails when the finger moves away.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if max(abs(way.x), abs(way.y)) > Self.reach { state = .failed }
    }

    /// Override point: counts the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard record.state == .possible, record.wish == nil else { return }
        record.tapCount += 1
        record.origin = record.start
        record.deadline = nil
        if record.tapCount >= record.taps { return state = .ended }
        record.deadline = world.time + Self.longestPause
    }

    /// Override point: forgets the taps.
    open override func reset() { record.tapCount = 0 }

    override func deadlineReached() { state = .failed }

    /// A tap does not keep one with more taps from being recognised.
    ///
    /// Fidelity: reported (without require(toFail:) both are called).
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is UITapGestureRecognizer && other.record.taps > record.taps)
    }
}

/// Recognises a finger that rests.
///
/// Fidelity: documented UILongPressGestureRecognizer.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger has to rest, in seconds.
    open var minimumPressDuration: TimeInterval {
        get { record.pressDuration }
        set { record.pressDuration = newValue }
    }

    /// How far the finger may move before the press is recognised, in points.
    open var allowableMovement: CGFloat {
        get { record.allowableMovement }
        set { record.allowableMovement = newValue }
    }

    /// How many fingers it takes; with more than one it never recognises here.
    ///
    /// Fidelity: simplified; there is one finger.
    open var numberOfTouchesRequired: Int {
        get { record.fingers }
        set { take(fingers: newValue, "UILongPressGestureRecognizer.numberOfTouchesRequired") }
    }

    /// Override point: waits.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard record.fingers == 1 else { return state = .failed }
        record.deadline = world.time + record.pressDuration
    }

    /// Override point: fails if the finger moves away before the press, and reports the movement after it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { return state = .changed }
        if max(abs(way.x), abs(way.y)) > record.allowableMovement { state = .failed }
    }

    /// Override point: ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }

    override func deadlineReached() { state = .began }
}
