import Interpreter

/// What two events that belong together may have in different ways: arguments, caller, text, facts.
public struct EventValues {
    /// One value that differs, whole in both runs.
    public struct Difference: Sendable, Hashable {
        /// The argument, `by` for the caller, `text`, or the facts that all have these two values.
        public let name: String
        /// The values.
        public let first: String, second: String
        /// Whether the name is that of facts.
        public var areFacts = false
    }

    private let first: Run, second: Run
    private let objects: ObjectPairs
    private let measuresFacts: Bool

    init(_ first: Run, _ second: Run, _ objects: ObjectPairs, measuresFacts: Bool) {
        (self.first, self.second, self.objects, self.measuresFacts) = (first, second, objects, measuresFacts)
    }

    /// The values that differ, in the order of the event's parts. The facts, which say what the values will be, come last.
    func differences(_ left: Int, _ right: Int) -> [Difference] { told(left, right) + facts(left, right) }

    /// The values that differ and that the code could see.
    func told(_ left: Int, _ right: Int) -> [Difference] {
        let (old, new) = (first.recording.events[left], second.recording.events[right])
        var found: [Difference] = []
        func add(_ name: String, _ old: String, _ new: String) {
            if old != new { found.append(Difference(name: name, first: old, second: new)) }
        }
        if old.name != new.name { add("step", old.name, new.name) }
        let names = old.arguments.map(\.name) + new.arguments.map(\.name).filter { name in !old.arguments.contains { $0.name == name } }
        for name in names {
            let values = (old.arguments.first { $0.name == name }?.value, new.arguments.first { $0.name == name }?.value)
            if case (.object(let one)?, .object(let other)?) = values,
                objects.number(ofFirst: one) == objects.number(ofSecond: other)
            {
                continue
            }
            add(
                name, values.0.map { first.recording.text(of: $0, at: left) } ?? "nothing",
                values.1.map { second.recording.text(of: $0, at: right) } ?? "nothing")
        }
        if (old.caller == nil) != (new.caller == nil) { add("by", caller(old, first), caller(new, second)) }
        if Self.withoutLines(old.text) != Self.withoutLines(new.text) { add("text", old.text ?? "nothing", new.text ?? "nothing") }
        return found
    }

    /// The facts that differ; those with the same two values are one difference.
    func facts(_ left: Int, _ right: Int) -> [Difference] {
        guard measuresFacts, let facts = first.factsInTurn(at: left), let others = second.factsInTurn(at: right) else { return [] }
        var groups: [(values: (Bool?, Bool?), names: [String])] = []
        for (name, values) in zip(Facts.names, zip(facts.values, others.values)) where values.0 != values.1 {
            if let index = groups.firstIndex(where: { $0.values == values }) {
                groups[index].names.append(name)
            } else {
                groups.append((values, [name]))
            }
        }
        func word(_ value: Bool?) -> String { value.map(String.init) ?? "never settled" }
        return groups.map {
            Difference(name: $0.names.joined(separator: ", "), first: word($0.values.0), second: word($0.values.1), areFacts: true)
        }
    }

    private func caller(_ event: Event, _ run: Run) -> String { event.caller.map(run.recording.place) ?? "the system" }

    // An edit moves lines, and files have names: `at Scene.swift:12` is the same place as `at Other.swift:13`.
    private static func withoutLines(_ text: String?) -> String? {
        guard let text, text.contains(".swift:") else { return text }
        return text.replacing(/[^ ]+\.swift:\d+/, with: "")
    }
}
