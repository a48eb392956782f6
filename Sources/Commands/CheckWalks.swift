import Checks
internal import Projects
import Stage

/// The walks of a check, with their progress on a terminal.
final class CheckWalks {
    private let sources: [Source]
    private let setting: Setting
    private let rules: Set<String>?
    private let reach: Reach?
    /// What the walks have reached; nil before they begin, and where nothing was to be walked.
    private(set) var coverage: Coverage?

    /// Walks of every controller, or of the setting's root; of those alone that `reach` holds, where there is one.
    init(sources: [Source], setting: Setting, rules: Set<String>?, reach: Reach?) {
        (self.sources, self.setting, self.rules, self.reach) = (sources, setting, rules, reach)
    }

    /// Hands over what each controller's walks have found, in order of declaration, as soon as they have.
    func walk(_ take: ([Finding]) throws -> Void) throws {
        if let reach, !sources.contains(where: { reach.contains($0.path) }) { return }
        defer { Output.progress(nil) }
        do {
            let walker = Walker(try SceneProgram(surveying: sources), as: setting, rules: rules)
            Output.progress("the app, from its start")
            let all = try walker.entries()
            let entries = try setting.root.map { [try walker.entry(named: $0)] } ?? all
            let wanted = entries.filter { name in
                guard let reach else { return true }
                return walker.file(of: name).map(reach.contains) ?? true
            }
            for (index, entry) in wanted.enumerated() {
                Output.progress("\(index + 1) of \(wanted.count): \(entry)")
                try walker.walk(entry)
                coverage = walker.coverage
                try take(walker.newFindings())
            }
            coverage = walker.coverage
            try take(walker.newFindings())
        } catch let error as SceneError {
            throw CommandError(error)
        }
    }
}
