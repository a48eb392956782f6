import Checks
import Curriculum
import Interpreter
internal import Projects
import Stage
internal import UIKit

// What becomes of a finding: a mend that a run confirms, and a question.
extension RunModel {
    /// Edits with which the same run does not show a finding; nil where none are known. Costs a run where the rule has edits.
    func mend(of finding: Finding, limits: RunLimits) -> Mend? {
        Checks.mend(for: finding, of: request.sources, before: run) { sources in
            try? Run(sources: sources, setting: request.run.setting, limits: limits)
        }
    }

    /// The id that a finding has as a question; nil where it has no line.
    func questionID(of finding: Finding) -> String? {
        finding.location.flatMap { place in
            code(at: place).map { KeptFinding.id(rule: finding.rule, file: place.file, code: $0) }
        }
    }

    /// A finding with the fewest of the run's files that still show it. They are its own file, that with the interfaces, those whose code ran,
    /// or all. Nil where even those do not.
    ///
    /// Costs a run for each try.
    func kept(_ finding: Finding, mend: Mend?, limits: RunLimits) -> KeptFinding? {
        guard let place = finding.location, let code = code(at: place) else { return nil }
        var setting = recording.setting
        if setting.root == nil, isShownController { setting.root = recording.entry }
        let ran = Set(recording.events.compactMap(\.location?.file))
        let own = { (source: Source) in source.path == place.file }
        let isInterface = { (source: Source) in !source.path.hasSuffix(".swift") }
        let tries = [
            recording.sources.filter(own), recording.sources.filter { own($0) || isInterface($0) },
            recording.sources.filter { ran.contains($0.path) || isInterface($0) }, request.sources,
        ]
        var last: [Source]?
        for sources in tries where sources != last {
            last = sources
            let session = SavedSession(
                program: ProgramVersion.current, recording: "", title: finding.rule,
                run: RunPrescription(sources: sources, setting: setting))
            let name = SavedSession.name(of: place.file, among: sources)
            guard session.text.utf8.count <= SavedSession.mostBytes,
                let run = try? Run(sources: session.run.sources, setting: setting, limits: limits),
                let shown = Checks.findings(in: run).first(where: {
                    $0.rule == finding.rule && $0.location?.file == name && $0.location?.line == place.line
                })
            else { continue }
            return KeptFinding(
                rule: finding.rule, message: shown.message, advice: shown.advice, file: name, line: place.line, code: code,
                event: run.recording.statement(of: shown), mended: mended(by: mend, file: place.file), session: session)
        }
        return nil
    }

    // Where edits touch one file only.
    private func mended(by mend: Mend?, file: String) -> String? {
        guard let mend, mend.edits.allSatisfy({ $0.start.file == file }) else { return nil }
        return mend.applied(to: request.sources)?.first { $0.path == file }?.text
    }

    private func code(at place: SourceLocation) -> String? {
        let lines = source(named: place.file)?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : nil
    }

    private var isShownController: Bool { run.classes.contains { $0.name == recording.entry && $0.isController } }
}

extension Recording {
    /// The event of the statement that a finding is about: the one at which it shows, or the nearest one of its line, in the callback at
    /// which it shows or else before it. Where no statement of that line ran, the event at which it shows.
    func statement(of finding: Finding) -> Int {
        guard let place = finding.location, events.indices.contains(finding.event) else { return finding.event }
        let shown = events[finding.event]
        func isThere(_ event: Event) -> Bool { event.location?.file == place.file && event.location?.line == place.line }
        if isThere(shown) { return shown.index }
        let isOfLine = { (event: Event) in event.kind == .line && isThere(event) }
        let inside = shown.kind == .callback ? events[shown.index...(shown.end ?? shown.index)].first(where: isOfLine) : nil
        return (inside ?? events[..<shown.index].last(where: isOfLine) ?? shown).index
    }
}
