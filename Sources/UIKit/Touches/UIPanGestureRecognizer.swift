public import Foundation
import Heap

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row it takes. One tap of the scenario stands for all of them.
    public var numberOfTapsRequired: Int {
        get { record.taps }
        set { record.taps = newValue }
    }

    override var recognizesTaps: Bool { record.isEnabled }
}

/// Recognises a finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger has to rest, in seconds.
    public var minimumPressDuration: TimeInterval {
        get { record.pressDuration }
        set { record.pressDuration = newValue }
    }

    override var isContinuous: Bool { true }

    /// Fidelity: documented UILongPressGestureRecognizer.allowableMovement (10 points).
    override func begins(moved: CGPoint, after seconds: Double) -> Bool {
        seconds + 1e-9 >= record.pressDuration && max(abs(moved.x), abs(moved.y)) < 10
    }
}

/// Recognises a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    override var isContinuous: Bool { true }

    /// Fidelity: reported (a finger that has moved 10 points).
    override func begins(moved: CGPoint, after seconds: Double) -> Bool { max(abs(moved.x), abs(moved.y)) >= 10 }

    /// How far the finger has moved since it came down, in points.
    public func translation(in view: UIView?) -> CGPoint {
        guard let origin = record.origin, let location = record.location else { return .zero }
        return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    }

    /// Counts the finger's way from another point.
    public func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let location = record.location else { return }
        record.origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    }

    /// How fast the finger moves, in points a second.
    public func velocity(in view: UIView?) -> CGPoint {
        guard let touch: UITouch = world.object(record.touch) else { return .zero }
        let (new, old) = (touch.record.location, touch.record.previous)
        let rate = CGFloat(world.device.framesPerSecond)
        return CGPoint(x: (new.x - old.x) * rate, y: (new.y - old.y) * rate)
    }
}

/// Recognises a finger that is drawn quickly one way.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways that a finger can be drawn.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt

        /// Directions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The ways that count.
    public var direction: Direction {
        get { record.direction }
        set { record.direction = newValue }
    }

    /// Fidelity: simplified; 50 points one way within half a second, and less than half of that across.
    override func begins(moved: CGPoint, after seconds: Double) -> Bool {
        guard seconds <= 0.5 + 1e-9 else { return false }
        let isSideways = abs(moved.x) >= 50 && abs(moved.y) < abs(moved.x) / 2
        let isUpright = abs(moved.y) >= 50 && abs(moved.x) < abs(moved.y) / 2
        if isSideways { return record.direction.contains(moved.x > 0 ? .right : .left) }
        return isUpright && record.direction.contains(moved.y > 0 ? .down : .up)
    }
}
