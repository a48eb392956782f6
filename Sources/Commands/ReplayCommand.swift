import ArgumentParser
import Curriculum
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
