import Foundation
import UIKit

// A comparison as text for people, in lines of 80 columns.
extension Comparison {
    /// The columns of a terminal that nobody has made wider.
    private static let columns = 80

    /// The events that are shown before and after a difference.
    private static let context = 3

    /// The comparison for people. First come the runs, the first difference with its reason, and the first behind each further reason. Then
    /// come all differences, among the events around them.
    ///
    /// `-` marks an event that only the first run has there, `+` one that only the second has there. `~` marks one that both have with other
    /// values, which stand below it. A stretch without differences is one line with the number of its events.
    public var text: String {
        var lines = ["--- \(title(.first))", "+++ \(title(.second))"] + reasonLines
        let isShown = shownEntries
        var index = 0
        while index < entries.count {
            let end = entries[index...].indices.first { isShown[$0] } ?? entries.count
            // One event takes no more rows than its number.
            if end - index > 1 { lines.append("          (\(end - index) events that both have)") }
            for place in (end - index > 1 ? end : index)..<min(end + 1, entries.count) { lines += self.lines(of: entries[place]) }
            index = end + 1
        }
        let moved = entries.count { $0.change == .removed && $0.elsewhere != nil }
        let counts = [Change.removed, .added, .differs].map { change in
            entries.count { $0.change == change && $0.elsewhere == nil }
        }
        let end = "\(counts[0]) only in the first, \(counts[1]) only in the second, \(counts[2]) differ"
        lines.append(moved == 0 ? end : "\(end), \(moved) in another place")
        return lines.joined(separator: "\n") + "\n"
    }

    private var shownEntries: [Bool] {
        var shown = [Bool](repeating: false, count: entries.count)
        for index in entries.indices where entries[index].change != .same {
            for place in max(0, index - Self.context)...min(entries.count - 1, index + Self.context) { shown[place] = true }
        }
        return shown
    }

    /// The setting of a run, and what it has that the other has not.
    private func title(_ side: Side) -> String {
        let setting = run(side).recording.setting
        let title = "\(setting.device.title), \(setting.os.title)"
        let name = name(side).title
        return title.contains(name) || name.contains(setting.os.title) || name.contains(setting.device.title) ? title : "\(name) (\(title))"
    }

    /// The first difference, and the first behind each further reason.
    private var reasonLines: [String] {
        guard let first = firstDifference() else { return ["no difference: both runs have the same events, with the same values"] }
        var known: Set<String> = []
        var lines: [String] = []
        func tell(_ beginning: String, _ index: Int, _ reason: String?) {
            lines += "\(beginning): \(sentence(of: entries[index]))".wrapped(to: Self.columns, hanging: 4)
            if let reason {
                known.insert(reason)
                lines += "    \(reason)".wrapped(to: Self.columns, hanging: 4)
            }
        }
        tell("first difference", first, reason(of: entries[first]))
        for index in differences where index > first {
            guard let rule = rule(behind: entries[index]).map(Self.sentence), !known.contains(rule) else { continue }
            tell("then", index, rule)
        }
        return lines
    }

    private func lines(of entry: Entry) -> [String] {
        switch entry.change {
        case .same: return line(entry, .second, mark: " ")
        case .removed: return line(entry, .first, mark: "-") + place(of: entry, .first)
        case .added: return line(entry, .second, mark: "+") + place(of: entry, .second)
        case .differs:
            let width = max(firstName.phrase.count, secondName.phrase.count) + 1
            func value(_ name: RunName, _ text: String) -> String {
                "              \(name.phrase):" + String(repeating: " ", count: width - name.phrase.count) + text
            }
            let values = values(of: entry).flatMap {
                ["            \($0.name):", value(firstName, $0.first), value(secondName, $0.second)]
            }
            return line(entry, .second, mark: "~") + values.flatMap { $0.wrapped(to: Self.columns, hanging: 16) }
        }
    }

    // Where the other run has it.
    private func place(of entry: Entry, _ side: Side) -> [String] {
        guard let elsewhere = entry.elsewhere, let event = entry[side] else { return [] }
        let isLater = self.entry(of: elsewhere, side.other).flatMap { other in self.entry(of: event, side).map { other > $0 } } ?? true
        return ["            \(isLater ? "later" : "earlier") \(name(side.other).phrase)"]
    }

    private func line(_ entry: Entry, _ side: Side, mark: String) -> [String] {
        guard let index = entry[side] else { return [] }
        let event = run(side).recording.events[index]
        let indent = String(repeating: "  ", count: event.depth)
        let line = "\(mark) \(String(format: "%8.3f", event.time))  \(indent)\(run(side).words(of: event))"
        return line.wrapped(to: Self.columns, hanging: 14 + indent.count)
    }

    // MARK: JSON

    /// The comparison as one JSON object a line: `change`, and each run's event in the trace's own form, or null. A difference has its
    /// sentence, its rule, and the event's place in the other run if it comes elsewhere there.
    public var jsonLines: String {
        let settings = (first.recording.setting, second.recording.setting)
        func both(_ value: (Setting) -> String) -> String {
            "[\(JSONText.quoted(value(settings.0))),\(JSONText.quoted(value(settings.1)))]"
        }
        let (systems, devices) = (both { $0.os.name }, both { $0.device.name })
        let names = "[\(JSONText.quoted(firstName.title)),\(JSONText.quoted(secondName.title))]"
        return entries.map { entry in
            var line = JSONText()
            line.add("change", entry.change.rawValue)
            line.add("os", raw: systems)
            line.add("device", raw: devices)
            line.add("runs", raw: names)
            if entry.change != .same {
                line.add("rule", rule(behind: entry).map(Self.sentence))
                line.add("says", sentence(of: entry))
                line.add("elsewhere", raw: entry.elsewhere.map(String.init) ?? "null")
            }
            line.add("first", raw: entry.first.map { first.jsonLine(of: first.recording.events[$0]) } ?? "null")
            line.add("second", raw: entry.second.map { second.jsonLine(of: second.recording.events[$0]) } ?? "null")
            return line.closed + "\n"
        }.joined()
    }
}
