import ArgumentParser
import Checks
import Stage

/// `appear check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for lifecycle mistakes in your own controllers.")

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @OptionGroup var scene: SceneOptions

    func run() throws {
        let run = try Run.recorded(sources: InputFiles.sources(paths), setting: scene.setting())
        let findings = Checks.findings(in: run)
        Output.write(findings.map { "\($0.place.map { "\($0): " } ?? "")warning: \($0.message) [\($0.rule)]\n" }.joined())
        if !findings.isEmpty { throw ExitCode(1) }
    }
}
