internal import Interpreter
internal import UIKitBindings

// The values that expectations read from `recording`. They are places in it; the run that is asked looks up the contents.

/// The recording itself.
struct RecordingValue: BridgedValue, CustomStringConvertible {
    static var hostName: String { "_Recording" }
    var description: String { "the recording" }
}

/// Its frames.
struct FramesValue: BridgedValue, CustomStringConvertible {
    static var hostName: String { "_Frames" }
    var description: String { "the frames" }
}

/// One frame, or the lack of one: a frame that never was shows nothing.
struct FrameValue: BridgedValue, CustomStringConvertible {
    static var hostName: String { "_Frame" }
    let index: Int?
    let number: Int?
    var description: String { number.map { "frame \($0)" } ?? "no frame" }
}

/// One flash.
struct FlashValue: BridgedValue, CustomStringConvertible {
    static var hostName: String { "_Flash" }
    let index: Int
    let description: String
}

/// One event.
struct EventValue: BridgedValue, CustomStringConvertible {
    static var hostName: String { "_Event" }
    let index: Int
    let description: String
}

/// One appearance of a controller.
struct AppearanceValue: BridgedValue, CustomStringConvertible {
    static var hostName: String { "_Appearance" }
    let events: ClosedRange<Int>
    var description: String { "events \(events.lowerBound) to \(events.upperBound)" }
}

/// A time at which an expectation is evaluated.
enum WhenValue: String, BridgedValue, CaseIterable, CustomStringConvertible {
    static var hostName: String { "_When" }
    case start, end
    var description: String { ".\(rawValue)" }
}
