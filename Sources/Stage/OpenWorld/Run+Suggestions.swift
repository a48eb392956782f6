import Heap
import Interpreter
public import Projects
import UIKit
internal import UIKitBindings

// Assumptions to suggest when an app ends by an error that missing files may have caused.
extension Run {
    /// How many suggestions a recording has at most.
    private static let mostSuggestions = 9

    /// Assumptions that could prevent the app's end, best first. None in a closed world, or if the app has not ended.
    func suggestedAssumptions(_ entry: Entry) -> [Assumption] {
        guard recording.setting.world == .open, recorder.isOver, let cause = script.interpreter.endCause else { return [] }
        var found: [Assumption] = []
        if case .foundNil(let member?) = cause, Self.containers.contains(member) { found.append(.container(member)) }
        if case .cast(let type, let wanted) = cause, type.hasPrefix("Dictionary"), wanted.hasPrefix("Array"), hasUsedNetwork {
            found.append(.networkList)
        }
        if case .foundNil = cause { found += storedDefaults }
        let own = script.interpreter.suggestions(for: script.staged)
        found += own
        if endsBehindAnswer { found.append(.networkFailure) }
        if entry.applicationDelegate(of: self) != nil { found.append(.launch) }
        var seen = recording.setting.assumptions
        return Array(found.filter { seen.insert($0).inserted }.prefix(Self.mostSuggestions))
    }

    private var hasUsedNetwork: Bool {
        recording.setting.network.body == NetworkProfile().body && recording.events.contains { $0.kind == .network }
    }

    /// Whether the app ended within a tenth of a second after an answer of the simulated network, whose content no setting says.
    private var endsBehindAnswer: Bool {
        guard recording.setting.network == NetworkProfile(), let end = recording.end,
            let last = recording.events.last(where: { $0.kind == .network && $0.time <= end.time })
        else { return false }
        return end.time - last.time < 0.1
    }

    /// How often a run is begun again at most.
    private static let mostAssumptions = 20

    /// A run that assumes the first suggestion each time that the app ends, at most 20 times. Its recording's setting has the assumptions
    /// made.
    ///
    /// Costs a run each time.
    public static func assumingAll(
        sources: [Source], setting: Setting, limits: RunLimits = RunLimits()
    ) throws(SceneError) -> Run {
        if let excess = Step.excess(of: setting.steps) { throw SceneError(problems: [.init(location: nil, message: excess)]) }
        return try assumingAll(SceneProgram(sources, root: setting.root), setting: setting, limits: limits)
    }

    /// The same with sources that have been read.
    public static func assumingAll(
        _ program: SceneProgram, setting: Setting, limits: RunLimits = RunLimits()
    ) throws(SceneError) -> Run {
        var setting = setting
        let limits = limits.watching()
        var run = try Run(program, setting: setting, limits: limits)
        for _ in 0..<mostAssumptions {
            guard let next = run.recording.suggestions.first else { break }
            setting.assumptions.insert(next)
            run = try Run(program, setting: setting, limits: limits)
        }
        return run
    }
}
