import ArgumentParser
internal import Projects
import Stage

/// The options for a second run that a trace is compared with: other steps, other files.
struct OtherRun: ParsableArguments {
    @Option(
        name: .customLong("or-do"), parsing: .singleValue,
        help: ArgumentHelp(
            "A step of a second run, in place of those of --do (repeatable); the two runs are compared.",
            discussion: "A gesture finished or cancelled: --do 'swipe-back 40 cancel' --or-do 'swipe-back 40 finish'.", valueName: "step"))
    var steps: [String] = []

    @Option(
        name: .customLong("against"), parsing: .singleValue,
        help: ArgumentHelp(
            "A file or folder of a second run, in place of the first one's (repeatable); the two runs are compared.", valueName: "path"))
    var paths: [String] = []

    /// Whether there is a second run.
    var isAsked: Bool { !steps.isEmpty || !paths.isEmpty }

    /// The second run: what the options do not change is as in the first.
    func run(beside sources: [Source], _ setting: Setting, _ scene: SceneOptions) throws(CommandError) -> Run {
        var setting = setting
        if !steps.isEmpty { setting.steps = try SceneOptions.steps(steps) }
        return try scene.run(paths.isEmpty ? sources : InputFiles.sources(paths), setting, beside: 1)
    }

    /// The names of two runs by their files, where their settings do not tell them apart.
    func names(_ first: Setting, _ second: Setting, _ own: [String]) -> (RunName, RunName)? {
        guard !paths.isEmpty, first == second else { return nil }
        let (mine, theirs) = (own.map(InputFiles.name(of:)), paths.map(InputFiles.name(of:)))
        let differ = mine != theirs
        return (RunName((differ ? mine : own).joined(separator: " ")), RunName((differ ? theirs : paths).joined(separator: " ")))
    }
}
