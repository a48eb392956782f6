public import Heap
public import Interpreter
import UIKit

/// One frame that the display showed.
public struct Frame: Sendable {
    /// The place among the frames that were shown, from 0.
    public let index: Int
    /// The display's number of the frame: refreshes since launch.
    public let number: Int
    /// Seconds since launch.
    public let time: Double
    /// The number of events that had happened before it was shown.
    public let eventCount: Int
    /// The layer tree that it was made from.
    let shown: WorldState
    /// Whether a transition between controllers was in flight.
    public let isInTransition: Bool
}

/// A visible property that was set.
public struct Write: Sendable {
    /// The property: `backgroundColor`, `center`, `subviews`, ...
    public let property: String
    /// The view or layer.
    public let object: ObjectID
    /// The number of events that had happened before.
    public let eventCount: Int
    /// The statement that set it; nil for the system.
    public let location: SourceLocation?
    /// The callback that ran, as an index into the events; nil for none.
    public let callback: Int?
}
