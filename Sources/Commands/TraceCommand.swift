import ArgumentParser
import Stage

/// `appear trace`
struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace", abstract: "Run your own controllers and print the recording.")

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @OptionGroup var scene: SceneOptions

    @Option(help: "text or jsonl.")
    var format = "text"

    @Option(help: "'callbacks' leaves out everything else.")
    var only: String?

    func run() throws {
        guard ["text", "jsonl"].contains(format) else {
            if ["mermaid", "perfetto", "asciicast", "svg"].contains(format) {
                throw CommandError.usage("the format '\(format)' is not made yet; text and jsonl are")
            }
            throw CommandError.unknown("format", format, ["text", "jsonl"])
        }
        guard only == nil || only == "callbacks" else { throw CommandError.unknown("choice for --only", only ?? "", ["callbacks"]) }
        let setting = try scene.setting()
        let run = try Run.recorded(sources: InputFiles.sources(paths), setting: setting)
        Output.write(format == "text" ? run.text(onlyCallbacks: only != nil) : run.jsonLines(onlyCallbacks: only != nil))
    }
}

extension Run {
    /// A run, its errors as the command line tells them.
    static func recorded(sources: [Source], setting: Setting) throws(CommandError) -> Run {
        do {
            return try Run(sources: sources, setting: setting)
        } catch {
            throw CommandError(error)
        }
    }
}
