public import Foundation
package import Heap

/// The finger on the screen.
///
/// Fidelity: documented UITouch; simplified, there is one finger.
public final class UITouch: NSObject {
    struct Record: Sendable {
        var phase = Phase.began
        /// Not retained.
        var view: ObjectID?
        var window: ObjectID?
        /// In the window's coordinates, in points.
        var location = CGPoint.zero
        var previous = CGPoint.zero
        var time = 0.0
        /// When it came down.
        var began = 0.0
        /// In points a second.
        var velocity = CGPoint.zero
        var tapCount = 1
    }

    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// It has come down.
        case began = 0
        /// It moves.
        case moved
        /// It rests.
        case stationary
        /// It has been lifted.
        case ended
        /// The system has taken it away.
        case cancelled
    }

    var record: Record {
        _read { yield world.state.touches[id] }
        _modify { yield &world.state.touches[id] }
    }

    package override var edges: [Edge] { record.view.map { [Edge("view", .weak, to: $0)] } ?? [] }

    /// The touch's phase.
    public var phase: Phase { record.phase }
    /// The view that the finger came down on.
    public var view: UIView? { world.living(record.view) }
    /// The window that the finger came down on.
    public var window: UIWindow? { world.living(record.window) }
    /// How often the finger has come down in a row.
    public var tapCount: Int { record.tapCount }
    /// The recognisers that get the touch, the deepest view's first.
    public var gestureRecognizers: [UIGestureRecognizer]? { world.watchers }
    /// When the finger did this, in seconds since launch.
    public var timestamp: TimeInterval { record.time }

    /// Where the finger is in a view's coordinates (nil: the window's), in points.
    public func location(in view: UIView?) -> CGPoint { place(record.location, in: view) }

    /// Where the finger was before, in a view's coordinates (nil: the window's), in points.
    public func previousLocation(in view: UIView?) -> CGPoint { place(record.previous, in: view) }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}
