import Interpreter
import Projects
import Stage
import Testing
import UIKit
import UIKitBindings

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

    @Test func `what states share is kept once: a large array does not end the recording of what leaves it alone`() throws {
        // The world's own share is a sample, worth some thousands of values more or less.
        var limits = RunLimits()
        (limits.lineStates, limits.states) = (50_000, 100_000)
        let text = "var large = Array(repeating: 0, count: 20_000)\nfor i in 0..<200 { print(i) }\nprint(large.count)"
        let run = try Run(sources: [Source(path: "main.swift", text: text)], setting: Setting(), limits: limits)
        #expect(run.recording.events.last { $0.kind == .print }?.text == "20000")
        let changing = text.replacing("print(i)", with: "large[i] = i; print(i)")
        let ended = try Run(sources: [Source(path: "main.swift", text: changing)], setting: Setting(), limits: limits)
        #expect(ended.recording.events.last?.text == "the recording would keep more than 100000 values")
    }
}
