import ArgumentParser
import Checks
import Foundation
internal import Projects
import Stage
import TypeChecker

/// `appear check`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for lifecycle mistakes in your own controllers.",
        discussion:
            """
            Without --do, every controller, or the one of --root, is shown in every way: pushed and popped, swiped half back, covered, as a sheet and a tab, \
            turned, resized, in the dark, in the background, on iOS 18 and 27; each control, bar button and row is touched once. \
            --os chooses another system, and --in, --device and --window add a way. With --do, only that run is looked at.
            Where there is a Swift toolchain and no file is missing, what does not compile is an error.
            """)

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String] = []

    @OptionGroup var scene: SceneOptions

    @Option(help: "text, json or sarif.")
    var format = "text"

    @Option(
        name: .customLong("rule"), parsing: .singleValue,
        help: ArgumentHelp("Only what these rules find (repeatable).", valueName: "name"))
    var rules: [String] = []

    @Option(help: ArgumentHelp("What a rule finds and why, with a wrong and a right example; 'all' lists the rules.", valueName: "rule"))
    var explain: String?

    func run() throws {
        if let explain { return try Output.write(page(of: explain)) }
        guard !paths.isEmpty else { throw CommandError.usage("say which files or folders to check") }
        guard ["text", "json", "sarif"].contains(format) else {
            throw CommandError.unknown("format", format, ["text", "json", "sarif"])
        }
        let setting = try scene.setting()
        let names = try chosenRules()
        let sources = try InputFiles.sources(paths)
        let check = TypeChecker.find()?.begin(sources, in: .open)
        defer { check?.abandon() }
        let list: FindingList
        if setting.steps.isEmpty {
            list = try walked(sources, setting, names, check?.wait)
        } else {
            list = FindingList(run: try scene.run(sources, setting), rules: names, errors: check?.wait() ?? [])
        }
        switch format {
        case "json": try Output.write(list.json, as: .json)
        case "sarif": try Output.write(list.sarif, as: .json)
        default: try Output.write(list.text(paths: paths))
        }
        if list.hasWarnings { throw ExitCode(1) }
    }

    private func page(of name: String) throws(CommandError) -> String {
        let rules = Checks.ruleSummaries
        if name == "all" {
            let width = rules.map(\.name.count).max() ?? 0
            return rules.map { "\($0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.summary)\n" }.joined()
        }
        guard let page = Checks.explanation(of: name) else { throw .unknown("rule", name, rules.map(\.name)) }
        return page
    }

    private func chosenRules() throws(CommandError) -> Set<String>? {
        let known = Checks.ruleSummaries.map(\.name)
        for name in rules where !known.contains(name) { throw .unknown("rule", name, known) }
        return rules.isEmpty ? nil : Set(rules)
    }

    /// The findings of all walks, of all controllers or of the one that is asked for.
    private func walked(
        _ sources: [Source], _ setting: Setting, _ names: Set<String>?, _ errors: (() -> [CompilerMessage])?
    ) throws -> FindingList {
        do {
            let walker = Walker(try SceneProgram(surveying: sources), as: setting, rules: names)
            let entries = try walker.entries()
            for entry in try setting.root.map({ [try walker.entry(named: $0)] }) ?? entries { try walker.walk(entry) }
            return FindingList(walker.findings, errors: errors?() ?? [], coverage: walker.coverage)
        } catch let error as SceneError {
            throw CommandError(error)
        }
    }
}
