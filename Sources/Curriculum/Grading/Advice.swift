internal import Stage
internal import UIKit

/// Finds the first callback with everything that code needs, in recordings of the scene without the code.
struct Advice {
    let needs: Question.Needs
    /// The class that the code goes into.
    let type: String
    /// The callbacks that can be chosen.
    let choices: [String]
    /// The scene's recordings without the code.
    let runs: [Run]

    /// The table of its own scene, for advice that does not depend on chance. Measured at the first use.
    private static let standard = try? FactsTable(container: .navigation)

    /// The callbacks whose place among the others is inferred and recorded nowhere: advised only when no other serves.
    static let unrecorded: Set<String> = ["updateViewConstraints()", "updateProperties()"]

    /// The callbacks that have it, in the table's order.
    func callbacks() -> [String] {
        FactsTable.callbacks.filter { choices.contains($0) }.filter { name in
            // A fact that holds by luck in this scene does not count.
            needs.facts.allSatisfy { Self.standard?.rows.first { $0.callback == name }?.has($0) ?? false }
                && runs.allSatisfy { suits(name, in: $0) }
        }
    }

    private func suits(_ name: String, in run: Run) -> Bool {
        let events = run.recording.callbacks(name, of: type)
        guard let first = events.first else { return false }
        let row = FactsTable(of: type, in: run, appearance: 1).rows.first { $0.callback == name }
        guard needs.facts.allSatisfy({ row?.has($0) ?? false }) else { return false }
        if needs.isBeforeFirstFrame, let frame = run.firstFrame(showing: type), run.recording.event(atFrame: frame) < first.index {
            return false
        }
        switch needs.often {
        case .once?: return events.count == 1
        case .oncePerAppearance?: return events.count == run.recording.appearances(of: type).count
        case nil: return true
        }
    }

    /// One sentence; nil when no callback has everything.
    var sentence: String? {
        let found = callbacks()
        guard let first = found.first(where: { !Self.unrecorded.contains($0) }) ?? found.first else { return nil }
        var parts: [String] = []
        if !needs.facts.isEmpty { parts.append("has \(needs.facts.listed(with: "and"))") }
        if needs.isBeforeFirstFrame { parts.append("comes before the first frame") }
        if let often = needs.often { parts.append("comes \(often.rawValue)") }
        guard !parts.isEmpty else { return nil }
        let isFirst = first == found.first ? "is the first of these that " : ""
        return "\(first) \(isFirst)\(parts.joined(separator: ", ").replacingLastComma)."
    }
}

extension FactsTable.Row {
    /// Whether a fact holds in this row.
    fileprivate func has(_ fact: String) -> Bool {
        guard let column = Facts.names.firstIndex(of: fact), let facts else { return false }
        return facts[column] == true
    }
}

extension String {
    /// `has a, comes b, and comes c`.
    fileprivate var replacingLastComma: String {
        guard let comma = ranges(of: ", comes").last else { return self }
        return self[..<comma.lowerBound] + ", and comes" + self[comma.upperBound...]
    }
}

extension [String] {
    /// `a, b and c`.
    func listed(with word: String) -> String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
