import Foundation

/// Content that moves on by itself, each direction for itself.
///
/// Fidelity: reported medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c (the speed falls by the rate each millisecond; at an end the
/// content swings back like a weight of 1 on a spring of 100 without swinging over; it rests when half a pixel is left).
struct ScrollMotion: Sendable {
    /// One direction.
    struct Axis: Sendable {
        var offset: CGFloat
        /// In points a second.
        var velocity: CGFloat
        /// The offset at which it stops.
        var end: CGFloat
        /// Whether it is pulled there, as by a spring, and does not glide.
        var isPulled = false
        /// The spring's frequency, a second.
        var frequency: CGFloat = 10
    }

    var x: Axis
    var y: Axis
    /// When it was there.
    var time: Double
}

extension ScrollMotion.Axis {
    /// Motion after the finger is lifted: the content decelerates, or returns to its ends if it is beyond them.
    ///
    /// `decay` is the rate at which the speed falls, a second, and less than zero.
    init(from offset: CGFloat, velocity: CGFloat, within range: ClosedRange<CGFloat>, decay: CGFloat) {
        let isInside = range.contains(offset)
        self.init(offset: offset, velocity: velocity, end: (isInside ? offset - velocity / decay : offset).clamped(to: range))
        isPulled = !isInside
    }

    /// Sets another target. The content does not overshoot it, if it is already moving there.
    mutating func pull(to place: CGFloat) {
        end = place
        isPulled = true
        if place != offset { frequency = max(frequency, velocity / (place - offset)) }
    }

    /// Whether less than `tolerance` points of its way are left.
    func isAtRest(within tolerance: CGFloat, decay: CGFloat) -> Bool {
        guard isPulled else { return abs(velocity / decay) < tolerance }
        return abs(end - offset) < tolerance && abs(velocity) / frequency < tolerance
    }

    mutating func advance(by seconds: Double, within range: ClosedRange<CGFloat>, decay: CGFloat, bounces: Bool) {
        var seconds = CGFloat(seconds)
        if !isPulled {
            let next = offset + velocity * (exp(decay * seconds) - 1) / decay
            guard !range.contains(next), velocity != 0 else {
                offset = next
                velocity *= exp(decay * seconds)
                return
            }
            end = next.clamped(to: range)
            let passed = log(1 + decay * (end - offset) / velocity) / decay
            offset = end
            velocity = bounces ? velocity * exp(decay * passed) : 0
            isPulled = true
            seconds -= passed
        }
        let (from, push) = (offset - end, velocity + frequency * (offset - end))
        let left = exp(-frequency * seconds)
        offset = end + left * (from + push * seconds)
        velocity = left * (push - frequency * (from + push * seconds))
    }
}

/// How far content follows a finger that pulls it beyond its end.
///
/// Fidelity: reported medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c (with 0.55 of the finger's way at first, and never by the
/// view's whole length).
enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// Where content is when it is pulled to `offset`.
    static func stretched(_ offset: CGFloat, beyond range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        let end = offset.clamped(to: range)
        let way = abs(offset - end)
        guard way > 0, length > 0 else { return end }
        let given = (1 - 1 / (way * stiffness / length + 1)) * length
        return end + (offset < end ? -given : given)
    }

    /// Where content would have been pulled to that is at `offset`.
    static func pulled(_ offset: CGFloat, beyond range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        let end = offset.clamped(to: range)
        let given = abs(offset - end)
        guard given > 0, given < length else { return offset }
        let way = length / stiffness * given / (length - given)
        return end + (offset < end ? -way : way)
    }
}

extension CGFloat {
    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
