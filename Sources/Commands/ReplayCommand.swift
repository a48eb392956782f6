import ArgumentParser
import Curriculum
internal import Projects
import Stage
import Tutor

/// `appear replay`
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "A saved session: on the stage, or printed as the trace that it was saved from.",
        discussion: "The stage saves a session with S, and 'appear trace … --save FILE' does.")

    @Argument(help: "A session's file.")
    var file: String

    @Option(help: "Prints the recording: text, jsonl, mermaid, perfetto, asciicast or svg. Without it the stage opens.")
    var format: String?

    @Option(help: "'callbacks' leaves out everything else.")
    var only: String?

    @Flag(help: "With the text: only your own classes, steps and prints, and complaints.")
    var mine = false

    @OptionGroup var options: TutorOptions

    @MainActor
    func run() async throws {
        guard format != nil || only == nil && !mine else {
            throw CommandError.usage("\(only == nil ? "--mine" : "--only") goes with --format")
        }
        guard !mine || format == "text" else { throw CommandError.usage("--mine is for the text of one recording") }
        // A trace knows its own formats; it is not run.
        let trace = try TraceCommand.parse(
            [file] + (format.map { ["--format", $0] } ?? []) + (only.map { ["--only", $0] } ?? []) + (mine ? ["--mine"] : []))
        try trace.checkFormat()
        let session = try SessionFile.read(file)
        guard format != nil else { return try options.tutor(.session(session)) }
        let run: Run
        do {
            run = try Run(sources: session.run.sources, setting: session.run.setting, limits: RunLimits(watchdog: Watchdog()))
        } catch {
            throw CommandError(error)
        }
        if let difference = session.difference(fromDigest: run.digest) { Output.complain("appear: \(difference)") }
        try trace.write(run)
    }
}

extension TraceCommand {
    /// Writes one run in the format that is asked for, with the mistakes that the checks find.
    func write(_ run: Run) throws {
        run.tellFindings(namesByClass: form == .json)
        try Output.write(text(of: run), as: form)
    }

    /// Throws where no such format is written.
    func checkFormat(ofSeveral isCompared: Bool = false) throws(CommandError) {
        guard Self.formats.contains(format) else { throw .unknown("format", format, Self.formats) }
        guard only == nil || only == "callbacks" else { throw .unknown("choice for --only", only ?? "", ["callbacks"]) }
        guard isCompared || ["text", "jsonl"].contains(format) || only == nil || ["mermaid", "svg"].contains(format) else {
            throw .usage("--only has no use with the format '\(format)'")
        }
    }

    /// Saves a run as a session.
    func saveSession(of run: Run, _ sources: [Source], to path: String) throws(CommandError) {
        let title = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
        let prescription = RunPrescription(sources: sources, setting: run.recording.setting)
        let session = SavedSession(program: ProgramVersion.current, recording: run.digest, title: title, run: prescription)
        try SessionFile.write(session, to: path)
    }
}
