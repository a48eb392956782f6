import Foundation

extension Run {
    /// The recording as lines for people: time, frame, transaction, the event, and its place in the code.
    public func text(onlyCallbacks: Bool = false) -> String {
        var text = ""
        for event in recording.events where !onlyCallbacks || event.kind == .callback {
            text += line(of: event) + "\n"
        }
        return text
    }

    /// One event as a line: time, frame, transaction, the event.
    func line(of event: Event) -> String {
        let time = String(format: "%8.3f", event.time)
        let numbers = "\(pad(event.frame, 4)) \(pad(event.transaction, 3))"
        let indent = String(repeating: "  ", count: event.depth)
        return "\(time) \(numbers)  \(indent)\(words(of: event))"
    }

    private func pad(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private func words(of event: Event) -> String {
        let who = event.object.map(recording.name(of:))
        switch event.kind {
        case .callback:
            let arguments = event.arguments.map { "\($0.name): \(recording.text(of: $0.value))" }.joined(separator: ", ")
            let by = event.caller.map { "  by \(recording.place($0))" } ?? ""
            let at = event.location.map { "  at \(recording.place($0))" } ?? ""
            return "\(who ?? "?").\(event.name)\(arguments.isEmpty ? "" : "  \(arguments)")\(by)\(at)"
        case .line: return "line \(event.location.map(recording.place) ?? "?")"
        case .print: return "print: \(event.text ?? "")"
        case .console: return "console: \(event.text ?? "")"
        case .exception: return "exception: \(event.name): \(event.text ?? "")\(event.location.map { "  at \(recording.place($0))" } ?? "")"
        case .refusal: return "\(event.name): \(event.text ?? "")\(event.location.map { "  at \(recording.place($0))" } ?? "")"
        case .input: return "> \(event.name)"
        case .memory: return "\(event.name) \(who ?? "?")"
        case .transaction: return "commit"
        case .diagnosis:
            return "diagnosis: \(event.text ?? event.name) [\(event.name)]\(event.location.map { "  at \(recording.place($0))" } ?? "")"
        case .network: return "network \(event.name): \(event.text ?? "")"
        case .system where event.text != nil: return "· \(event.name)\(who.map { " \($0)" } ?? ""): \(event.text ?? "")"
        case .system, .notification, .task: return "· \(event.name)\(who.map { " \($0)" } ?? "")"
        }
    }
}
