public import Foundation

/// An event of the finger on the screen.
///
/// Fidelity: documented UIEvent; simplified, it knows of touches while they last: there are no presses, motions or remote controls.
public final class UIEvent: NSObject {
    /// The kind of an event.
    ///
    /// Fidelity: documented UIEvent.EventType.
    public enum EventType: Int, Sendable {
        /// Fingers touch the screen.
        case touches = 0
        /// The device is moved.
        case motion
        /// A remote control is used.
        case remoteControl
        /// A button of the device is pressed.
        case presses
    }

    /// The kind of the event: touches.
    public var type: EventType { .touches }

    /// When it happened, in seconds since the device was started.
    public var timestamp: TimeInterval { world.time }

    /// The touches of the fingers on the screen; nil when there are none any more.
    public var allTouches: Set<UITouch>? {
        let touches = world.state.agenda.touches
        let own = (touches.lifted + [touches.finger].compactMap { $0 }).filter { $0.event == id }
        return own.isEmpty ? nil : Set(own.compactMap { world.object($0.touch, as: UITouch.self) })
    }
}
