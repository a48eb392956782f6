import Foundation
import UIKit

/// Two recordings of one scene side by side, event by event. Shows events that only one of them has, and events that differ in their facts.
public struct Comparison {
    /// The relation of an event to the other recording.
    public enum Change: String, Sendable {
        /// Both have it, and the same is true at it.
        case same
        /// Both have it; arguments, places or facts differ.
        case differs
        /// Only the first has it.
        case removed
        /// Only the second has it.
        case added
    }

    /// One event, or two that belong together, as indices into the recordings.
    public struct Entry: Sendable, Hashable {
        /// Their relation.
        public let change: Change
        /// The event of the first recording.
        public let first: Int?
        /// The event of the second recording.
        public let second: Int?
    }

    /// The recordings.
    public let first: Run, second: Run
    /// The events of both, in an order that keeps each recording's own order.
    public let entries: [Entry]
    let firstConsultations: [Consultation], secondConsultations: [Consultation]

    /// Compares two runs. Times and numbers of frames, events and transactions do not count. Measures the facts of both.
    public init(_ first: Run, _ second: Run, onlyCallbacks: Bool = false) {
        self.first = first
        self.second = second
        let systems = (first.recording.setting.os, second.recording.setting.os)
        firstConsultations = Self.consultations(of: first, from: systems.0, to: systems.1)
        secondConsultations = Self.consultations(of: second, from: systems.0, to: systems.1)
        let (old, new) = (Self.compared(first, onlyCallbacks), Self.compared(second, onlyCallbacks))
        let difference = new.map(\.key).difference(from: old.map(\.key))
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var entries: [Entry] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, gone.contains(left) {
                entries.append(Entry(change: .removed, first: old[left].index, second: nil))
                left += 1
            } else if right < new.count, come.contains(right) {
                entries.append(Entry(change: .added, first: nil, second: new[right].index))
                right += 1
            } else {
                let isSame = Self.details(old[left].index, first) == Self.details(new[right].index, second)
                entries.append(Entry(change: isSame ? .same : .differs, first: old[left].index, second: new[right].index))
                left += 1
                right += 1
            }
        }
        self.entries = entries
    }

    /// The keys that decide whether two events are the same: kind, object, name, depth, caller.
    private static func compared(_ run: Run, _ onlyCallbacks: Bool) -> [(index: Int, key: String)] {
        run.recording.events.filter { $0.kind != .diagnosis && (!onlyCallbacks || $0.kind == .callback) && $0.name != "composited" }.map {
            event in
            let object = event.object.map(run.recording.name(of:)) ?? ""
            let caller = event.caller.map(run.recording.place) ?? ""
            let place = event.kind == .line ? event.location.map(run.recording.place) ?? "" : ""
            return (event.index, "\(event.kind.rawValue) \(object) \(event.name) \(event.depth) \(caller) \(place)")
        }
    }

    /// A detail that may differ in an event that both have: an argument, a fact, or the event's text, which has no name.
    private struct Detail: Equatable {
        var name = ""
        let value: String
    }

    /// The details of an event, in order.
    private static func details(_ index: Int, _ run: Run) -> [Detail] {
        let event = run.recording.events[index]
        let arguments = event.arguments.map { Detail(name: $0.name, value: run.recording.text(of: $0.value, at: index)) }
        let facts = run.facts(at: index).map { zip(Facts.names, $0.values).map { Detail(name: $0, value: $1.map(String.init) ?? "never") } }
        return arguments + (facts ?? []) + [Detail(value: event.text ?? "")]
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { entries.allSatisfy { $0.change == .same } }

    // MARK: Text

    /// The comparison for people. `-` marks an event that only the first has, `+` one that only the second has. `~` marks a difference,
    /// with its details.
    public var text: String {
        var lines = ["--- \(Self.title(of: first))", "+++ \(Self.title(of: second))"] + reasonLines
        for entry in entries {
            switch entry.change {
            case .same: lines.append("  " + line(entry.second, second))
            case .removed: lines.append("- " + line(entry.first, first))
            case .added: lines.append("+ " + line(entry.second, second))
            case .differs: lines.append("~ " + line(entry.second, second) + "  (\(differences(of: entry).joined(separator: ", ")))")
            }
        }
        let counts = [Change.removed, .added, .differs].map { change in entries.count { $0.change == change } }
        lines.append("\(counts[0]) only in the first, \(counts[1]) only in the second, \(counts[2]) differ")
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ index: Int?, _ run: Run) -> String {
        index.map { run.line(of: run.recording.events[$0]) } ?? ""
    }

    /// The setting of a recording: `iPhone, iOS 26`.
    public static func title(of run: Run) -> String {
        "\(run.recording.setting.device.title), \(run.recording.setting.os.title)"
    }

    /// How the two events of an entry differ, each value whole: `traits true → false`.
    public func differences(of entry: Entry) -> [String] {
        guard let left = entry.first, let right = entry.second else { return [] }
        let (old, new) = (Self.details(left, first), Self.details(right, second))
        let names = old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
        return names.compactMap { name in
            let (before, after) = (old.first { $0.name == name }?.value, new.first { $0.name == name }?.value)
            guard before != after else { return nil }
            return (name.isEmpty ? "" : "\(name) ") + "\(Self.shown(before)) → \(Self.shown(after))"
        }
    }

    private static func shown(_ value: String?) -> String { value.map { $0.isEmpty ? "nothing" : $0 } ?? "none" }

    // MARK: JSON

    /// The comparison as one JSON object a line: `change`, and each recording's event in the trace's own form, or null.
    public var jsonLines: String {
        entries.map { entry in
            var line = JSONText()
            line.add("change", entry.change.rawValue)
            line.add(
                "os", raw: "[\(JSONText.quoted(first.recording.setting.os.name)),\(JSONText.quoted(second.recording.setting.os.name))]")
            line.add(
                "device",
                raw: "[\(JSONText.quoted(first.recording.setting.device.name)),\(JSONText.quoted(second.recording.setting.device.name))]")
            if entry.change != .same { line.add("rule", rule(behind: entry).map(Self.sentence)) }
            line.add("first", raw: entry.first.map { first.jsonLine(of: first.recording.events[$0]) } ?? "null")
            line.add("second", raw: entry.second.map { second.jsonLine(of: second.recording.events[$0]) } ?? "null")
            return line.closed + "\n"
        }.joined()
    }
}
