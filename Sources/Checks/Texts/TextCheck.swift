import Interpreter
public import Projects
import Stage
public import UIKit

/// Lists of callbacks in texts, compared with recordings of the situations that the texts name.
///
/// A text is an article, a page of documentation or a comment, as Markdown or as plain text. Confined to one thread. Costs a short run for each
/// situation and system.
public final class TextCheck {
    /// What was found in the text that is being read.
    private var findings: [Finding] = []
    /// How many lists were read, compared, and contradicted.
    public internal(set) var counts = Counts()

    /// Numbers of lists.
    public struct Counts: Sendable, Hashable {
        /// Lists that were read.
        public internal(set) var read = 0
        /// Lists that were compared with a recording.
        public internal(set) var checked = 0
        /// Lists that a recording contradicts.
        public internal(set) var contradicted = 0
    }

    let judge: ListJudge
    let device: DeviceProfile
    /// The systems to run on, whatever the texts name; nil for those that they name.
    private let asked: [OSProfile]?

    /// A check on a device, and on one system where one is asked for.
    public init(device: DeviceProfile = .phone, os: OSProfile? = nil) {
        (judge, self.device, asked) = (ListJudge(device: device), device, os.map { [$0] })
    }

    /// Compares every list of a text, and returns what was found, in order. Throws where a scene cannot be run, which no text is to blame for.
    public func findings(in text: Source) throws(SceneError) -> [Finding] {
        findings = []
        for list in TextReader(text.text).lists {
            counts.read += 1
            let context = ListContext(list)
            if let reason = reasonAgainst(list, context) {
                note("\(reason): this list is not checked", at: list.mentions[0], in: text.path)
            } else {
                try compare(list, context, asked ?? context.systems, text.path)
            }
        }
        return findings
    }

    /// The counts of all texts, in a line for people.
    public var summary: String {
        "# \(counts.read) \(counts.read == 1 ? "list" : "lists") read, \(counts.checked) checked, \(counts.contradicted) contradicted, "
            + "\(counts.read - counts.checked) not checked\n"
    }

    /// Each callback is held against each before it.
    private static let longestList = 200

    /// Why a list cannot be compared; nil where it can.
    private func reasonAgainst(_ list: CallbackList, _ context: ListContext) -> String? {
        if let disclaimer = list.disclaimer { return disclaimer }
        if list.mentions.count > Self.longestList { return "it has more than \(Self.longestList) callbacks" }
        if list.compared.count < 2 { return "it has no two callbacks that a recording has" }
        if let other = context.other { return "no scene has what the text names (\(other))" }
        if context.situations.isEmpty { return "no situation is named" }
        if !list.claimsOrder { return "nothing says that it is in order" }
        if asked == nil, context.systems.isEmpty { return "\(context.namedSystems) is named, which is not simulated" }
        return nil
    }

    // MARK: One list

    private func compare(_ list: CallbackList, _ context: ListContext, _ systems: [OSProfile], _ path: String) throws(SceneError) {
        let stagings = Self.stagings(of: list, in: context)
        var fits: [(os: OSProfile, fit: ListFit)] = []
        for os in systems {
            if let fit = try judge.best(list, stagings, on: os) { fits.append((os, fit)) }
        }
        guard !fits.isEmpty else {
            return note("\(reasonWithoutScene(list, stagings)): this list is not checked", at: list.mentions[0], in: path)
        }
        let against = fits.filter { !$0.fit.faults.isEmpty }
        let isContradicted = against.count == fits.count
        if isContradicted, context.isAmbiguous {
            let names = context.situations.map(\.title).joined(separator: ", ")
            let reason = context.isUnsaid ? "no situation is named" : "several situations are named (\(names))"
            return note("\(reason): this list is not checked", at: list.mentions[0], in: path)
        }
        if isContradicted, list.objects.count > 1, list.comesAndGoes, context.situations.allSatisfy(\.isOneWay) {
            return note(
                "a controller comes and goes in it, which is more than its situation: this list is not checked", at: list.mentions[0],
                in: path)
        }
        counts.checked += 1
        if isContradicted { counts.contradicted += 1 }
        let report = ListReport(check: self, list: list, path: path)
        if let worst = against.last {
            try report.contradict(worst.fit, on: worst.os, against.map(\.os), isWarning: isContradicted, lacksStyle: context.lacksStyle)
        }
        if let newest = fits.last, newest.fit.faults.isEmpty {
            report.tellOpen(newest.fit, on: newest.os)
            if context.lacksStyle { report.tellStyle(newest.fit) }
        }
        report.tellLeftOut(fits.last?.fit)
    }

    private func reasonWithoutScene(_ list: CallbackList, _ stagings: [Staging]) -> String {
        guard let most = stagings.map(\.participants.count).max() else { return "no scene of its situation has its callbacks" }
        return list.objects.count > most
            ? "it names \(list.objects.count) controllers (\(list.objects.joined(separator: ", "))), and its situation has \(most)"
            : "an app without scenes does not run on the system"
    }

    private static func stagings(of list: CallbackList, in context: ListContext) -> [Staging] {
        var all = context.situations.flatMap { Staging.stagings(of: $0, for: list) }
        // One list over a coming and a going.
        let kinds = Set(context.situations.map(\.kind))
        for (coming, going) in [(Situation.Kind.push, Situation.Kind.pop), (.present, .dismiss)]
        where kinds.isSuperset(of: [coming, going]) {
            for situation in context.situations where situation.kind == going {
                all += Staging.stagings(of: situation, for: list).map(\.whole)
            }
        }
        return all
    }

    /// Adds a note.
    func note(_ message: String, _ advice: String = "", at mention: Mention, in path: String) {
        add(message, advice, at: mention, in: path, level: .note, event: 0, witness: nil)
    }

    func add(
        _ message: String, _ advice: String, at mention: Mention, in path: String, level: Finding.Level, event: Int, witness: Witness?
    ) {
        let location = SourceLocation(file: path, line: mention.line, column: mention.column)
        var finding = TextRule().finding(message, advice, at: location, event: event, level: level)
        finding.witness = witness
        findings.append(finding)
    }
}
