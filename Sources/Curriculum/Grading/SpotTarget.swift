internal import Interpreter
internal import Stage

/// The kinds of mistake whose line a question can ask for.
enum SpotTarget: String, CaseIterable {
    /// The line that makes the screen flash.
    case flash
    /// The line at which UIKit complains.
    case console
    /// The line at which the app ends.
    case exception

    /// The places of this kind in a run, each with the event at which it shows, in order.
    func places(in run: Run) -> [(location: SourceLocation, event: Int)] {
        switch self {
        case .flash: run.flashes.compactMap { flash in flash.location.map { ($0, flash.callback) } }
        case .console: Self.places(of: .console, in: run)
        case .exception: Self.places(of: .exception, in: run)
        }
    }

    private static func places(of kind: Event.Kind, in run: Run) -> [(location: SourceLocation, event: Int)] {
        run.recording.events.filter { $0.kind == kind }.compactMap { event in event.location.map { ($0, event.index) } }
    }

    /// The verb for such a line.
    var verb: String {
        switch self {
        case .flash: "makes the screen flash"
        case .console: "makes UIKit complain"
        case .exception: "ends the app"
        }
    }
}
