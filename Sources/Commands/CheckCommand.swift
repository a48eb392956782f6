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
            A project's own choices stand in .appear.yml: rules, disable, enable, exclude, os, assume, baseline. In the code, \
            '// appear:ignore RULE: REASON' ignores what a rule finds in its line, or in the next one.
            With --text, lists of callbacks in articles are compared with recordings of the situations that the articles name. That goes \
            with --device, --os, --format, --baseline, --write-baseline and --witness.
            """)

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String] = []

    @OptionGroup var scene: SceneOptions

    @Option(
        name: .customLong("text"), parsing: .singleValue,
        help: ArgumentHelp(
            "An article, Markdown or plain text, instead of code: which of its lists of callbacks does a recording contradict? (repeatable)",
            valueName: "file"))
    var texts: [String] = []

    @Option(help: "text, json or sarif.")
    var format = "text"

    @Option(
        name: .customLong("rule"), parsing: .singleValue,
        help: ArgumentHelp("Only what these rules find (repeatable).", valueName: "name"))
    var rules: [String] = []

    @Option(help: ArgumentHelp("What a rule finds and why, with a wrong and a right example; 'all' lists the rules.", valueName: "rule"))
    var explain: String?

    @Option(help: ArgumentHelp("The configuration, instead of .appear.yml here or above.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Findings that this file lists are not told.", valueName: "file"))
    var baseline: String?

    @Option(name: .customLong("write-baseline"), help: ArgumentHelp("Lists the findings in a file, for --baseline.", valueName: "file"))
    var newBaseline: String?

    @Option(
        name: .customLong("changed-since"),
        help: ArgumentHelp(
            "Only what this git revision did not have; only controllers are walked that mention what changed files declare.",
            valueName: "revision"))
    var revision: String?

    @Option(help: ArgumentHelp("Saves the run of each finding as a session in a folder, for 'appear replay'.", valueName: "folder"))
    var witness: String?

    func run() throws {
        if let explain { return try Output.write(page(of: explain)) }
        guard !paths.isEmpty || !texts.isEmpty else { throw CommandError.usage("say which files or folders to check") }
        let configuration = try CheckConfiguration.read(config)
        let report = try texts.isEmpty ? checkCode(configuration) : checkTexts(configuration)
        if let newBaseline { try report.writeBaseline(to: newBaseline) }
        if report.hasWarnings, newBaseline == nil { throw ExitCode(1) }
    }

    private func checkCode(_ configuration: CheckConfiguration) throws -> CheckReport {
        var scene = scene
        if scene.os == nil { scene.os = configuration.os }
        scene.assumed += configuration.assumed
        let setting = try scene.setting()
        let sources = configuration.kept(try InputFiles.sources(paths))
        guard sources.contains(where: { InputFiles.isStageable($0.path) }) else {
            throw CommandError.usage("\(configuration.path ?? "the configuration") leaves every file out")
        }
        let check = TypeChecker.find()?.begin(sources, in: .open)
        defer { check?.abandon() }
        let known = try knownFindings(sources, setting, configuration)
        var report = try CheckReport(
            format: format, paths: paths, sources: sources, known: known.baseline, savesWitnessesIn: witness,
            errors: { check?.wait() ?? [] })
        let names = try chosenRules(configuration, for: sources)
        if setting.steps.isEmpty {
            let walks = CheckWalks(sources: sources, setting: setting, rules: names, reach: known.reach)
            try walks.walk { findings in try report.add(findings) }
            // What a part of the rules or controllers does not find may still be there.
            let isWhole = names == nil && setting.root == nil && known.reach == nil
            try report.end(walks.coverage?.text, isWhole: isWhole, isOfRevision: known.reach != nil)
        } else {
            let run = try scene.run(sources, setting)
            try report.add(Checks.findings(in: run, rules: names), refusedSteps: run.refusedSteps)
            try report.end(nil, isWhole: false)
        }
        return report
    }

    private func checkTexts(_ configuration: CheckConfiguration) throws -> CheckReport {
        guard paths.isEmpty else { throw CommandError.usage("--text takes articles instead of code; leave \(paths[0]) out") }
        let others = [(!rules.isEmpty, "--rule"), (revision != nil, "--changed-since")]
        if let other = others.first(where: \.0)?.1 ?? scene.nameOfRunOption {
            throw CommandError.usage("--text does not go with \(other): the articles say what happens")
        }
        let texts = try CheckTexts(texts)
        var report = try CheckReport(
            format: format, paths: [], sources: texts.sources, known: try knownBaseline(configuration), savesWitnessesIn: witness,
            errors: { [] })
        let summary = try texts.check(scene) { try report.add($0) }
        try report.end(summary, isWhole: false)
        return report
    }

    private func page(of name: String) throws(CommandError) -> String {
        let rules = Checks.pageSummaries
        if name == "all" {
            let width = rules.map(\.name.count).max() ?? 0
            return rules.map { "\($0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.summary)\n" }.joined()
        }
        guard let page = Checks.explanation(of: name) else { throw .unknown("rule", name, rules.map(\.name)) }
        return page
    }

    private func chosenRules(_ configuration: CheckConfiguration, for sources: [Source]) throws(CommandError) -> Set<String>? {
        let known = Checks.ruleSummaries.map(\.name)
        for name in rules where !known.contains(name) { throw .unknown("rule", name, known) }
        return rules.isEmpty ? configuration.chosenRules(inProject: sources.contains(where: \.describesProject)) : Set(rules)
    }

    private func knownBaseline(_ configuration: CheckConfiguration) throws(CommandError) -> Baseline? {
        guard let path = baseline ?? configuration.baseline.map({ configuration.folder + $0 }) else { return nil }
        return try BaselineFile.read(path)
    }

    /// What is not told again, and the files that are looked at; all without `--changed-since`.
    private func knownFindings(
        _ sources: [Source], _ setting: Setting, _ configuration: CheckConfiguration
    ) throws -> (baseline: Baseline?, reach: Reach?) {
        guard let revision else { return (try knownBaseline(configuration), nil) }
        guard setting.steps.isEmpty else { throw CommandError.usage("--changed-since goes with walks, not with --do") }
        guard baseline == nil else { throw CommandError.usage("--changed-since is a baseline itself; leave --baseline out") }
        let old = try Revision(revision)
        let changed = Set(sources.map(\.path).filter { old.changed.contains(URL(fileURLWithPath: $0).standardizedFileURL.path) })
        let before = configuration.kept(try old.sources(paths))
        let reach = Reach(of: changed, in: sources)
        guard before.contains(where: { InputFiles.isStageable($0.path) }), sources.contains(where: { reach.contains($0.path) }) else {
            return (Baseline(of: [], in: []), reach)
        }
        let walks = CheckWalks(
            sources: before, setting: setting, rules: try chosenRules(configuration, for: before), reach: Reach(of: changed, in: before))
        var findings: [Finding] = []
        try walks.walk { findings += $0 }
        return (Baseline(of: findings, in: before), reach)
    }
}
