import ArgumentParser
import Checks
import Curriculum
internal import Projects
import Stage
import Tutor
import TypeChecker

/// `appear trace`
struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace", abstract: "Run your own controllers and print the recording.",
        discussion:
            "Two runs are compared event by event: --os 15,17, --device se,phone, --in navigation,tab, --or-do STEP or --against PATH.")

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @OptionGroup var scene: SceneOptions
    @OptionGroup var other: OtherRun

    @Option(help: "text, jsonl, mermaid, perfetto, asciicast or svg.")
    var format = "text"

    @Option(help: "'callbacks' leaves out everything else.")
    var only: String?

    @Flag(help: "Only your own classes, steps and prints, and complaints; says at the end how much it leaves out.")
    var mine = false

    @Option(help: ArgumentHelp("Saves the run as a session in one file, for 'appear replay'.", valueName: "file"))
    var save: String?

    private static let formats = ["text", "jsonl", "mermaid", "perfetto", "asciicast", "svg"]

    func run() throws {
        let settings = try scene.settings()
        let others = settings.count - 1 + (other.isAsked ? 1 : 0)
        let isCompared = others > 0
        try checkFormat(ofSeveral: isCompared)
        guard !mine || !isCompared && format == "text" else { throw CommandError.usage("--mine is for the text of one recording") }
        guard save == nil || !isCompared else { throw CommandError.usage("--save saves one run, and these are several") }
        let sources = try InputFiles.sources(paths)
        let check = TypeChecker.find()?.begin(sources, in: .open)
        defer { check?.abandon() }
        var runs: [Run] = []
        for setting in settings { runs.append(try scene.run(sources, setting, beside: others)) }
        if other.isAsked { runs.append(try other.run(beside: sources, settings[0], scene)) }
        if let first = runs.first { scene.complain(ofUnusedIn: first) }
        if let base = runs.first, runs.count > 1 {
            try Output.write(comparison(of: base, with: Array(runs.dropFirst())), as: form)
            Self.complain(ofUnmeasuredIn: runs)
        } else if let run = runs.first {
            try save.map { path throws(CommandError) in try saveSession(of: run, sources, to: path) }
            try write(run)
        }
        for message in check?.wait() ?? [] { Output.complain(message.description) }
    }

    /// Throws where no such format is written.
    func checkFormat(ofSeveral isCompared: Bool = false) throws(CommandError) {
        guard Self.formats.contains(format) else { throw .unknown("format", format, Self.formats) }
        guard only == nil || only == "callbacks" else { throw .unknown("choice for --only", only ?? "", ["callbacks"]) }
        guard isCompared || ["text", "jsonl"].contains(format) || only == nil || ["mermaid", "svg"].contains(format) else {
            throw .usage("--only has no use with the format '\(format)'")
        }
    }

    /// Writes one run in the format that is asked for, with the mistakes that the checks find.
    func write(_ run: Run) throws {
        run.tellFindings()
        try Output.write(text(of: run), as: form)
        Self.complain(ofUnmeasuredIn: [run])
    }

    /// Says where facts are left out of what has been written.
    private static func complain(ofUnmeasuredIn runs: [Run]) {
        guard let event = runs.compactMap(\.firstUnmeasured).min() else { return }
        Output.complain("The facts are left out from event \(event) on: to measure those of so many callbacks takes too long.")
    }

    /// Saves a run as a session.
    private func saveSession(of run: Run, _ sources: [Source], to path: String) throws(CommandError) {
        let title = paths.map(InputFiles.name(of:)).joined(separator: " ")
        let prescription = RunPrescription(sources: sources, setting: run.recording.setting)
        let session = SavedSession(program: ProgramVersion.current, recording: run.digest, title: title, run: prescription)
        try SessionFile.write(session, to: path)
    }

    private var form: Output.Form { ["jsonl", "perfetto", "asciicast"].contains(format) ? .json : .text }

    private func text(of run: Run) -> String {
        switch format {
        case "jsonl": return run.jsonLines(onlyCallbacks: only != nil)
        case "mermaid": return run.mermaid(onlyCallbacks: only != nil)
        case "svg": return run.svg(onlyCallbacks: only != nil)
        case "perfetto": return run.perfetto()
        case "asciicast":
            let screen = ScreenRows(of: run.recording.setting, fitting: 80, 40)
            return run.asciicast(columns: screen.columns, rows: screen.rows, draw: screen.draw)
        default: return run.summary.text + run.text(onlyCallbacks: only != nil, onlyMine: mine) + run.suggestionText
        }
    }

    /// Compares the first recording with each of the others.
    private func comparison(of base: Run, with others: [Run]) throws -> String {
        guard ["text", "jsonl"].contains(format) else {
            throw CommandError.usage("recordings are compared as text or jsonl, not as '\(format)'")
        }
        let comparisons = others.map {
            Comparison(base, $0, onlyCallbacks: only != nil, names: other.names(base.recording.setting, $0.recording.setting, paths))
        }
        return comparisons.map { format == "jsonl" ? $0.jsonLines : $0.text }.joined(separator: format == "jsonl" ? "" : "\n")
    }
}

extension Run {
    /// Inserts the mistakes that the rules find as events, so that events have the same numbers in each command.
    func tellFindings() {
        tell(Checks.findings(in: self).filter { $0.level == .warning }.map(Diagnosis.init))
    }
}

extension Diagnosis {
    fileprivate init(_ finding: Finding) {
        self.init(rule: finding.rule, text: finding.text, event: finding.event, location: finding.location)
    }
}
