import Foundation

extension Run {
    /// The recording as lines for people: time, frame, transaction, the event, and its place in the code. A complaint and the mistake that
    /// repeats it are one line; further identical ones are counted there.
    ///
    /// `onlyMine` leaves out what UIKit does for itself and the lines that run, and says at the end how much that is.
    public func text(onlyCallbacks: Bool = false, onlyMine: Bool = false) -> String {
        let complaints = Complaints(recording)
        let own = onlyMine ? OwnEvents(self) : nil
        var text = ""
        var leftOut = LeftOut()
        var shown: [Event] = []
        for event in recording.events where !complaints.repeated.contains(event.index) && (!onlyCallbacks || event.kind == .callback) {
            if let own, !own.contains(event) {
                leftOut.count(event)
                continue
            }
            // Without what is left out, an event stands within the callbacks that are shown.
            shown.removeAll { ($0.end ?? $0.index) < event.index }
            text += line(of: event, complaints, depth: own == nil ? event.depth : shown.count) + "\n"
            if event.kind == .callback { shown.append(event) }
        }
        return text + leftOut.text
    }

    /// One event as a line: time, frame, transaction, the event.
    func line(of event: Event) -> String { line(of: event, nil, depth: event.depth) }

    private func line(of event: Event, _ complaints: Complaints?, depth: Int) -> String {
        let time = String(format: "%8.3f", event.time)
        let lead = "\(time) \(pad(event.frame, 4)) \(pad(event.transaction, 3))  \(String(repeating: "  ", count: depth))"
        let words = words(of: event, complaints)
        // Text of more than one line stays beside the columns.
        guard words.utf8.contains(UInt8(ascii: "\n")) else { return lead + words }
        return lead + words.replacing("\n", with: "\n" + String(repeating: " ", count: lead.count + 2))
    }

    private func pad(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    func words(of event: Event, _ complaints: Complaints? = nil) -> String {
        let who = event.object.map { recording.name(of: $0, at: event.index) }
        let at = event.location.map { "  at \(recording.place($0))" } ?? ""
        let also = complaints?.remark(on: event.index) ?? ""
        switch event.kind {
        case .callback:
            let arguments = recording.argumentText(of: event)
            let by = event.caller.map { "  by \(recording.place($0))" } ?? ""
            return "\(who ?? "?").\(event.name)\(arguments.isEmpty ? "" : "  \(arguments)")\(by)\(at)"
        case .line: return "line \(event.location.map(recording.place) ?? "?")"
        case .print: return "print: \(event.text ?? "")"
        case .console: return "console: \(event.text ?? "")\(also)\(at)"
        case .exception: return "exception: \(event.name): \(event.text ?? "")\(also)\(at)"
        case .refusal: return "\(event.name): \(event.text ?? "")\(also)\(at)"
        case .input: return "> \(event.name)"
        case .memory: return "\(event.name) \(who ?? "?")"
        case .transaction: return "commit"
        case .diagnosis: return "diagnosis: \(event.text ?? event.name) [\(event.name)]\(also)\(at)"
        case .network: return "network \(event.name): \(event.text ?? "")"
        case .system where event.text != nil: return "· \(event.name)\(who.map { " \($0)" } ?? ""): \(event.text ?? "")"
        case .system, .notification, .task: return "· \(event.name)\(who.map { " \($0)" } ?? "")"
        }
    }
}
