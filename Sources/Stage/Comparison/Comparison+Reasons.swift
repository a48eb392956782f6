internal import Interpreter
public import UIKit

// Why two runs differ: the rules that UIKit asked for before the events that differ, or what led to those.
extension Comparison {
    /// The reason for a difference, in a sentence; nil where none is known.
    public func reason(of entry: Entry) -> String? {
        if let rule = rule(behind: entry) { return Self.sentence(rule) }
        let side = entry.side
        // What differs already and led here, the earliest first. That an event comes from its own line is no reason.
        let link = entry[side].flatMap { event in
            let place = run(side).recording.events[event].location
            return run(side).causes(of: event).dropFirst().last { link in
                (place == nil || link.location != place) && (self.entry(of: link.event, side).map { entries[$0].change != .same } ?? false)
            }
        }
        guard let link else { return nil }
        let place = link.location.map { " (\(run(side).recording.place($0)))" } ?? ""
        return "it follows from event \(link.event): \(link.says.trimmingLastPeriod)\(place)"
    }

    /// The rule that only one of the systems follows and that was asked for last before an entry. nil where there is none.
    public func rule(behind entry: Entry) -> SystemRule? {
        let event = entry[entry.side] ?? 0
        return (entry.side == .second ? secondConsultations : firstConsultations).last { $0.event <= event }?.rule
    }

    /// The rules behind the differences between two systems that have a source, each once, in the order of the differences.
    public var rules: [KnownRule] {
        var found: [KnownRule] = []
        for rule in differences.compactMap({ rule(behind: entries[$0]).flatMap(KnownRule.init) }) where !found.contains(rule) {
            found.append(rule)
        }
        return found
    }

    /// The questions of a run about rules that only one of two systems follows, in order.
    static func consultations(of run: Run, from old: OSProfile, to new: OSProfile) -> [Consultation] {
        run.world.consultations.filter { $0.rule.holds(on: old) != $0.rule.holds(on: new) }
    }

    /// A rule with the systems that follow it: `iOS 18 and later: …`.
    static func sentence(_ rule: SystemRule) -> String {
        let systems = OSProfile.all.filter(rule.holds)
        let isRecent = systems.last == OSProfile.all.last
        let span = isRecent ? systems.first.map { "\($0.title) and later" } : systems.last.map { "to \($0.title)" }
        return "\(span ?? "nowhere"): \(rule.summary)"
    }
}
