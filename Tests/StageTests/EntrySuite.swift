import Stage

/// Tests of what the stage does with a controller in a file of its own, `A.swift`.
protocol EntrySuite {
    /// The class that is shown where a test says none; nil leaves it to the stage.
    var root: String? { get }
}

extension EntrySuite {
    var root: String? { nil }

    func run(_ text: String, _ more: Source..., root: String? = nil, in change: (inout Setting) -> Void = { _ in }) throws -> Run {
        var setting = Setting()
        setting.root = root ?? self.root
        change(&setting)
        return try Run(sources: [Source(path: "A.swift", text: "import UIKit\n" + text)] + more, setting: setting)
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
