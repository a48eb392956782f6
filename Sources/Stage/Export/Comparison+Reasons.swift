public import UIKit

// Why two systems differ: the rules that UIKit asked for before the events that differ.
extension Comparison {
    /// The rule that only one of the systems follows and that was asked for last before an entry. nil where there is none.
    public func rule(behind entry: Entry) -> SystemRule? {
        let (run, event) = entry.second.map { (second, $0) } ?? (first, entry.first ?? 0)
        let (old, new) = (first.recording.setting.os, second.recording.setting.os)
        return run.world.consultations.prefix { $0.event <= event }.last { $0.rule.holds(on: old) != $0.rule.holds(on: new) }?.rule
    }

    /// The first difference, and the first behind each further rule.
    var reasonLines: [String] {
        var known: Set<SystemRule?> = []
        var lines: [String] = []
        for entry in entries where entry.change != .same {
            let rule = rule(behind: entry)
            guard known.insert(rule).inserted, rule != nil || lines.isEmpty else { continue }
            lines.append("\(lines.isEmpty ? "first difference" : "then"): \(told(entry))")
            lines.append("    " + (rule.map(Self.sentence) ?? "no rule of the systems is known to be behind it"))
        }
        return lines
    }

    private func told(_ entry: Entry) -> String {
        let (run, event) = entry.second.map { (second, $0) } ?? (first, entry.first ?? 0)
        let line = run.line(of: run.recording.events[event]).trimmingPrefix { " 0123456789.".contains($0) }
        return entry.change == .differs ? String(line) : "\(line), only on \(run.recording.setting.os.title)"
    }

    /// A rule with the systems that follow it: `iOS 18 and later: …`.
    static func sentence(_ rule: SystemRule) -> String {
        let systems = OSProfile.all.filter(rule.holds)
        let isRecent = systems.last == OSProfile.all.last
        let span = isRecent ? systems.first.map { "\($0.title) and later" } : systems.last.map { "to \($0.title)" }
        return "\(span ?? "nowhere"): \(rule.summary)"
    }
}
