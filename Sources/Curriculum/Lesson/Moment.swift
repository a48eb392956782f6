/// A place in a recording, named by an event there, so that a lesson can name it before the recording exists.
public enum Moment: Sendable, Hashable {
    /// Before anything happened.
    case start
    /// After everything happened.
    case end
    /// The `nth` call, from 1, of a callback on an object of that class.
    case callback(type: String, name: String, nth: Int)
    /// A frame of the last transition between controllers, from 1.
    case transitionFrame(Int)
    /// The last frame of the last transition between controllers.
    case lastTransitionFrame
    /// The end of the last transition's first commit: its changes go to the display.
    case transitionCommit
    /// The frame after a change that was seen to jump, from 1.
    case flash(Int)
    /// The `nth` message of UIKit's own, from 1.
    case console(Int)
    /// The `nth` time, from 1, that the learner's code printed something that contains this.
    case print(String, nth: Int)
    /// The `nth` step of the user, from 1.
    case input(Int)
    /// An event by its index, in a run that is kept whole. No lesson names one.
    case event(Int)
}

/// Where a moment is in one recording.
public struct Place: Sendable, Hashable, Comparable {
    /// The event, as an index.
    public let event: Int
    /// The frame, as an index, when the moment is a frame.
    public let frame: Int?

    /// Names a place.
    public init(event: Int, frame: Int? = nil) {
        self.event = event
        self.frame = frame
    }

    /// A frame comes after the last event that happened before it was shown.
    public static func < (lhs: Place, rhs: Place) -> Bool {
        (lhs.event, lhs.frame ?? -1) < (rhs.event, rhs.frame ?? -1)
    }
}
