public import UIKit

// Why two systems differ: the rules that UIKit asked for before the events that differ.
extension Comparison {
    /// The rule that only one of the systems follows and that was asked for last before an entry. nil where there is none.
    public func rule(behind entry: Entry) -> SystemRule? {
        let (run, event) = side(of: entry)
        return (run === second ? secondConsultations : firstConsultations).last { $0.event <= event }?.rule
    }

    /// The questions of a run about rules that only one of two systems follows, in order.
    static func consultations(of run: Run, from old: OSProfile, to new: OSProfile) -> [Consultation] {
        run.world.consultations.filter { $0.rule.holds(on: old) != $0.rule.holds(on: new) }
    }

    private func side(of entry: Entry) -> (run: Run, event: Int) {
        entry.second.map { (second, $0) } ?? (first, entry.first ?? 0)
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
        let (run, event) = side(of: entry)
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
