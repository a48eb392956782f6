import ArgumentParser
import Checks
import Stage
import TypeChecker

/// `appear check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for lifecycle mistakes in your own controllers.",
        discussion:
            """
            Without steps the controller is laid out again, covered, uncovered and let go, so that what repeats and what leaks is seen.
            Where there is a Swift toolchain and no file is missing, what does not compile is an error.
            """)

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @OptionGroup var scene: SceneOptions

    @Option(help: "text, json or sarif.")
    var format = "text"

    func run() throws {
        guard ["text", "json", "sarif"].contains(format) else {
            throw CommandError.unknown("format", format, ["text", "json", "sarif"])
        }
        var setting = try scene.setting()
        setting.isExercised = setting.steps.isEmpty
        let sources = try InputFiles.sources(paths)
        let check = TypeChecker.find()?.begin(sources, in: .open)
        defer { check?.abandon() }
        let findings = Checks.findings(in: try scene.run(sources, setting), namesByClass: format != "text")
        let list = FindingList(findings, errors: check?.wait() ?? [])
        switch format {
        case "json": try Output.write(list.json, as: .json)
        case "sarif": try Output.write(list.sarif, as: .json)
        default: try Output.write(list.text)
        }
        if list.hasWarnings { throw ExitCode(1) }
    }
}
