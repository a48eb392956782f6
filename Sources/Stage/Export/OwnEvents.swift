import Interpreter
internal import UIKitBindings

/// Which events of a run are the learner's: callbacks and lives of objects of the learner's classes, and the steps. So are prints, requests
/// to the network, tasks, and every complaint.
struct OwnEvents {
    private let recording: Recording
    private let classes: Set<String>

    /// The events of a run.
    init(_ run: Run) {
        recording = run.recording
        classes = Set(run.script.interpreter.classes.map(\.name))
    }

    /// Whether an event is the learner's.
    func contains(_ event: Event) -> Bool {
        switch event.kind {
        case .callback, .memory: event.object.map { classes.contains(recording.typeName(of: $0)) } ?? false
        case .input, .print, .console, .exception, .refusal, .diagnosis, .network, .task: true
        case .notification: !Recording.isOfUIKit(event.name)
        case .system, .transaction, .line: false
        }
    }
}

/// How much a text leaves out.
struct LeftOut {
    private var lines = 0
    private var others = 0

    /// Counts an event.
    mutating func count(_ event: Event) {
        if event.kind == .line { lines += 1 } else { others += 1 }
    }

    /// One line; empty where nothing is left out.
    var text: String {
        let parts = [
            others > 0 ? "\(others) \(others == 1 ? "event" : "events") of UIKit's own" : nil,
            lines > 0 ? "\(lines) \(lines == 1 ? "line" : "lines")" : nil,
        ].compactMap { $0 }
        guard !parts.isEmpty else { return "" }
        return "# \(parts.joined(separator: " and ")) left out; without --mine they are shown\n"
    }
}
