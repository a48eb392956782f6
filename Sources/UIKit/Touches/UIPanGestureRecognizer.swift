public import Foundation
import Heap

/// Recognises a finger that moves.
///
/// Fidelity: documented UIPanGestureRecognizer; reported (a finger that has moved 10 points).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    static let hysteresis: CGFloat = 10

    /// How many fingers it takes at least; with more than one it never recognises here.
    ///
    /// Fidelity: simplified; there is one finger.
    open var minimumNumberOfTouches: Int {
        get { record.fingers }
        set { take(fingers: newValue, "UIPanGestureRecognizer.minimumNumberOfTouches") }
    }

    /// How many fingers it takes at most. Kept: there is one finger.
    open var maximumNumberOfTouches: Int {
        get { record.mostFingers }
        set { record.mostFingers = newValue }
    }

    /// The finger's movement since it came down, in points.
    open func translation(in view: UIView?) -> CGPoint {
        guard let location = record.location else { return .zero }
        return CGPoint(x: location.x - record.origin.x, y: location.y - record.origin.y)
    }

    /// Counts the finger's way from another point.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let location = record.location else { return }
        record.origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    }

    /// How fast the finger moves, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { record.velocity }

    /// Whether the finger's movement is the gesture of this recogniser; nil: not decided yet.
    func judgesWay() -> Bool? {
        max(abs(way.x), abs(way.y)) >= Self.hysteresis ? true : nil
    }

    /// Override point: counts the way from here.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        record.origin = record.start
        if record.fingers != 1 { state = .failed }
    }

    /// Override point: begins when the finger has moved far enough, and then reports its movement.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { return state = .changed }
        guard record.state == .possible, let isRight = judgesWay() else { return }
        state = isRight ? .began : .failed
    }

    /// Override point: ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
}

/// Recognises a finger that moves in from an edge of the screen.
///
/// Fidelity: documented UIScreenEdgePanGestureRecognizer; simplified, the finger has to come down within 20 points of the window's edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer, EdgeRecognizing {
    /// How near to the window's edge a finger has to come down, in points.
    static let margin: CGFloat = 20

    private var touchedEdges: UIRectEdge {
        let size = view?.window?.bounds.size ?? .zero
        var touched: UIRectEdge = []
        if record.start.x < Self.margin { touched.insert(.left) }
        if record.start.x > size.width - Self.margin { touched.insert(.right) }
        if record.start.y < Self.margin { touched.insert(.top) }
        if record.start.y > size.height - Self.margin { touched.insert(.bottom) }
        return touched.intersection(record.edges)
    }

    /// Override point: fails when the finger comes down elsewhere.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touchedEdges.isEmpty { state = .failed }
    }

    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true else { return nil }
        let touched = touchedEdges
        if abs(way.x) >= abs(way.y) { return touched.contains(way.x > 0 ? .left : .right) }
        return touched.contains(way.y > 0 ? .top : .bottom)
    }
}

/// Gives the recogniser its property `edges`. Every object has a private property of that name, and a protocol extension's member may have
/// another type.
public protocol EdgeRecognizing: UIGestureRecognizer {}

extension EdgeRecognizing {
    /// The edges that a finger can come from.
    public var edges: UIRectEdge {
        get { world.state.gestures[id].edges }
        set { world.state.gestures[id].edges = newValue }
    }
}

/// Recognises a finger that is drawn quickly one way.
///
/// Fidelity: documented UISwipeGestureRecognizer; simplified, 50 points one way within half a second, and less than half of that across.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    private static let length: CGFloat = 50
    private static let duration = 0.5

    /// Ways that a finger can be drawn.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
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
    open var direction: Direction {
        get { record.direction }
        set { record.direction = newValue }
    }

    /// How many fingers it takes; with more than one it never recognises here.
    ///
    /// Fidelity: simplified; there is one finger.
    open var numberOfTouchesRequired: Int {
        get { record.fingers }
        set { take(fingers: newValue, "UISwipeGestureRecognizer.numberOfTouchesRequired") }
    }

    /// Override point: waits for the finger to move.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard record.fingers == 1 else { return state = .failed }
        record.deadline = world.time + Self.duration
    }

    /// Override point: recognises when the finger has been drawn far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard record.state == .possible, record.wish == nil else { return }
        let (along, across) = abs(way.x) >= abs(way.y) ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        guard along >= Self.length else { return }
        let drawn: Direction = abs(way.x) >= abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        state = across < along / 2 && record.direction.contains(drawn) ? .ended : .failed
    }

    /// Override point: fails when the finger was not drawn far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if record.state == .possible, record.wish == nil { state = .failed }
    }

    override func deadlineReached() { state = .failed }
}
