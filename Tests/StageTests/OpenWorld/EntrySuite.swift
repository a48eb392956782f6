import Interpreter
import Projects
import Stage

/// Tests of what the stage does with a controller in a file of its own, `A.swift`, in an open world.
protocol EntrySuite {
    /// The class that is shown where a test says none; nil leaves it to the stage.
    var root: String? { get }
}

extension EntrySuite {
    var root: String? { nil }

    func run(_ text: String, _ more: Source..., root: String? = nil, in change: (inout Setting) -> Void = { _ in }) throws -> Run {
        var setting = Setting(world: .open, root: root ?? self.root)
        change(&setting)
        return try Run(sources: [Source(path: "A.swift", text: "import UIKit\n" + text)] + more, setting: setting)
    }

    /// A run that assumes values, by their names.
    func run(_ text: String, assuming values: String...) throws -> Run {
        try run(text) { $0.assumptions = Set(values.compactMap(Assumption.init)) }
    }

    /// What a run's events of some kinds say, in order.
    func told(_ run: Run, _ kinds: Set<Event.Kind> = [.print, .exception]) -> [String] {
        run.recording.events.filter { kinds.contains($0.kind) }.compactMap(\.text)
    }

    /// What a run tells of placeholders, in order.
    func placeholders(_ run: Run) -> [String] {
        run.recording.events.filter { $0.name == "placeholder" }.compactMap(\.text)
    }
}
