import Foundation

extension Run {
    /// The recording as a Mermaid sequence diagram. UIKit stands at the left; the participants are the learner's objects and all
    /// controllers. Each callback is a message, with the events inside it between `activate` and `deactivate`. Each transaction begins with
    /// a note.
    public func mermaid(onlyCallbacks: Bool = false) -> String {
        MermaidWriter(run: self, story: Story(of: self, onlyCallbacks: onlyCallbacks)).text(notes: !onlyCallbacks)
    }
}

/// Writes one sequence diagram.
private struct MermaidWriter {
    let run: Run
    let story: Story

    func text(notes: Bool) -> String {
        var lines = ["sequenceDiagram", "    participant UIKit"]
        lines += story.names(in: run.recording).enumerated().map { "    participant P\($0.offset) as \(escaped($0.element))" }
        var transaction = -1
        var open: [(lane: Int, last: Int)] = []
        for (place, moment) in story.moments.enumerated() {
            while let last = open.last, last.last < place {
                lines.append("    deactivate P\(last.lane)")
                open.removeLast()
            }
            if notes, moment.event.transaction != transaction {
                transaction = moment.event.transaction
                let seconds = String(format: "%.3f", moment.event.time)
                lines.append("    Note over UIKit: \(seconds) s · frame \(moment.event.frame) · transaction \(transaction)")
            }
            lines.append("    " + line(of: moment))
            if moment.length > 0, let lane = moment.lane {
                lines.append("    activate P\(lane)")
                open.append((lane, place + moment.length))
            }
        }
        lines += open.reversed().map { "    deactivate P\($0.lane)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(of moment: Story.Moment) -> String {
        let words = escaped(story.caption(of: moment.event, in: run.recording))
        if moment.event.kind == .callback, let lane = moment.lane {
            return "\(moment.sender.map { "P\($0)" } ?? "UIKit")->>P\(lane): \(words)"
        }
        if moment.event.kind == .input, story.lanes.count > 0 { return "Note over UIKit,P\(story.lanes.count - 1): \(words)" }
        return moment.lane.map { "Note right of P\($0): \(words)" } ?? "Note over UIKit: \(words)"
    }

    /// Escapes characters that end a statement or begin an entity in Mermaid.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "#": result += "#35;"
            case ";": result += "#59;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case _ where character.isNewline: result += "<br/>"
            default: result.append(character)
            }
        }
        return result
    }
}
