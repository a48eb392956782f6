import Stage

/// How much of a recording the arrow keys stop at.
enum Level: Int, CaseIterable {
    /// Callbacks of the learner's objects, prints, the user's steps, and errors.
    case callbacks
    /// These, callbacks of UIKit's own objects, and the system's steps.
    case system
    /// Each line of code and each frame too.
    case everything

    var title: String {
        switch self {
        case .callbacks: "callbacks"
        case .system: "callbacks and system"
        case .everything: "everything"
        }
    }

    var next: Level { Level(rawValue: rawValue + 1) ?? .callbacks }

    func includes(_ event: Event, in recording: Recording) -> Bool {
        switch event.kind {
        case .callback:
            guard self == .callbacks, let object = event.object else { return true }
            return !recording.typeName(of: object).hasPrefix("UI")
        case .input, .print, .console, .exception, .network, .notification, .task, .diagnosis: return true
        case .refusal: return self != .callbacks || !event.isPlaceholder
        case .transaction, .memory: return self != .callbacks
        case .system: return self == .everything || (self == .system && event.name != "composited")
        case .line: return self == .everything
        }
    }
}
