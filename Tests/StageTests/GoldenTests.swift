import Stage
import TestSupport
import Testing

/// Whole traces as readable text. `RECORD_GOLDEN=1` writes them, and still fails.
@Suite struct `Golden traces` {
    private static let scenes: [(name: String, steps: [String], container: Setting.Container)] = [
        ("push-pop", ["call A.push", "back"], .navigation),
        ("swipe-finished", ["call A.push", "swipe-back 60 finish"], .navigation),
        ("swipe-cancelled", ["call A.push", "swipe-back 40 cancel"], .navigation),
        ("full-screen", ["call A.full", "call A.away"], .root),
        ("page-sheet", ["call A.sheet", "call A.away"], .root),
    ]

    @Test(arguments: scenes.map(\.name)) func `are as they were`(name: String) throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        let run = try Scenes.run(Scenes.two, scene.steps, in: scene.container)
        expectGolden(run.text(), name)
        expectGolden(run.jsonLines(onlyCallbacks: true), name, type: "jsonl")
    }
}
