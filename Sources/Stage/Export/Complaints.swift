import Interpreter

/// What a recording complains of, each told once: UIKit's messages in the console, the end, refusals, and mistakes.
package struct Complaints {
    /// The events that repeat an earlier one, or that are the mistake found in one.
    private(set) var repeated: Set<Int> = []
    /// How often each event comes again.
    private var counts: [Int: Int] = [:]
    /// What the mistake found in an event adds to it: the advice, and the rule.
    private var additions: [Int: String] = [:]

    private struct Key: Hashable {
        let kind: Event.Kind
        let name: String
        let text: String?
        let location: SourceLocation?
    }

    /// Linear in the events.
    init(_ recording: Recording) {
        var first: [Key: Int] = [:]
        // The earlier one that a complaint repeats.
        var originals: [Int: Int] = [:]
        for event in recording.events where [.console, .exception, .refusal, .diagnosis].contains(event.kind) {
            if event.kind == .diagnosis, let cause = event.cause, let advice = Self.advice(of: event, on: recording.events[cause]) {
                repeated.insert(event.index)
                let (place, addition) = (originals[cause] ?? cause, "\(advice) [\(event.name)]")
                if additions[place]?.contains(addition) != true { additions[place, default: ""] += addition }
                continue
            }
            let key = Key(kind: event.kind, name: event.name, text: event.text, location: event.location)
            if let earlier = first[key] {
                repeated.insert(event.index)
                originals[event.index] = earlier
                counts[earlier, default: 0] += 1
            } else {
                first[key] = event.index
            }
        }
    }

    /// What a mistake says beyond the complaint in which it was found; nil where it is another matter.
    private static func advice(of mistake: Event, on event: Event) -> String? {
        let said =
            switch event.kind {
            case .console: event.text ?? ""
            case .exception: "\(event.name): \(event.text ?? "")"
            default: ""
            }
        guard !said.isEmpty, let text = mistake.text, text.hasPrefix(said) else { return nil }
        let rest = String(text.dropFirst(said.count))
        guard said.hasSuffix("."), rest.hasPrefix("; ") else { return rest }
        return " " + String(rest.dropFirst(2)).capitalizedFirst
    }

    /// What stands behind an event's text: `; wait for the completion [console], 3 more times`.
    func remark(on event: Int) -> String {
        (additions[event] ?? "") + Self.remark(onFurther: counts[event] ?? 0)
    }

    /// What stands behind a complaint that comes again so often: `, once more`; `, 3 more times`; empty for 0.
    package static func remark(onFurther count: Int) -> String {
        switch count {
        case 0: ""
        case 1: ", once more"
        default: ", \(count) more times"
        }
    }
}
