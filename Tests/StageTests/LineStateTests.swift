import Interpreter
import Stage
import Testing
import UIKit

/// What can be asked at a statement: the state just before it runs.
@Suite struct LineStateTests {
    private let source = Source(
        path: "A.swift",
        text: """
            import UIKit
            class A: UIViewController {
                var count = 0
                override func viewDidLoad() {
                    var local = 1
                    local += 1
                    count = local
                    count += 10
                    view.alpha = 0.5
                    for step in 0..<3 {
                        count += step
                    }
                }
            }
            """)

    private func local(_ name: String, _ event: Int, _ run: Run) -> String? {
        run.runningFunctions(at: event).first?.variables.first { $0.name == name }?.value
    }

    @Test func `each line shows the variables and properties as they are before it runs`() throws {
        let run = try Run(sources: [source], setting: Setting())
        let lines = run.recording.events.filter { $0.kind == .line }
        #expect(lines.compactMap(\.location?.line).prefix(9) == [5, 6, 7, 8, 9, 10, 11, 10, 11])
        let object = try #require(run.newestObject(of: "A"))
        let counts = lines.prefix(8).map { run.evaluate("count", at: $0.index, on: object) }
        #expect(counts == ["0", "0", "0", "2", "12", "12", "12", "12"].map { .value($0) })
        let locals = lines.prefix(7).map { line in local("local", line.index, run) }
        #expect(locals == [nil, "1", "2", "2", "2", "2", "2"])
        #expect(local("step", lines[8].index, run) == "1")
        #expect(run.evaluate("view.alpha", at: lines[4].index, on: object) == .value("1.0"))
        #expect(run.evaluate("view.alpha", at: lines[5].index, on: object) == .value("0.5"))
    }

    @Test func `a run that nobody holds any more goes, with its World and its machine`() throws {
        weak var world: World?
        weak var interpreter: Interpreter?
        do {
            let script = ScriptRun(source.text)
            #expect(script.show("A").isEmpty)
            (world, interpreter) = (script.host.world, script.host.interpreter)
        }
        #expect(world == nil)
        #expect(interpreter == nil)
    }

    @Test func `lines share states when the recording's keep too much, and too much ends it`() throws {
        var limits = RunLimits()
        limits.lineStates = 0
        let run = try Run(sources: [source], setting: Setting(), limits: limits)
        let lines = run.recording.events.filter { $0.kind == .line }
        let object = try #require(run.newestObject(of: "A"))
        #expect(run.evaluate("count", at: lines[4].index, on: object) == .value("0"))
        (limits.lineStates, limits.states) = (1_000, 10)
        let ended = try Run(sources: [source], setting: Setting(), limits: limits)
        #expect(ended.recording.events.last?.name == "Stopped")
        #expect(ended.recording.events.last?.text == "the recording would keep more than 10 values")
    }
}
