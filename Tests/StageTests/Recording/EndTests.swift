import Interpreter
import Projects
import Stage
import Testing

/// How a run ends that ends early, and what can be asked of it.
@Suite struct `Runs that end` {
    private static let scene = """
        import UIKit

        final class A: UIViewController {
            let dice = UIButton(type: .system)
            let items = [1, 2, 3]

            override func viewDidLoad() {
                super.viewDidLoad()
                dice.setTitle("Roll", for: .normal)
                dice.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
                view.addSubview(dice)
            }

            func twice() {
                let b = B()
                navigationController?.pushViewController(b, animated: false)
                navigationController?.pushViewController(b, animated: false)
                print("after the exception")
            }

            func missing() {
                let number: Int? = nil
                print(number!)
                print("after the error")
            }

            func push() { navigationController?.pushViewController(B(), animated: true) }
            func roll(_ sides: Int) {}
            private func secret() {}
            static func shared() {}
            func forever() { while true {} }
            func warn() { UIView().removeFromSuperview() }
        }

        final class B: UIViewController {}
        """

    private func run(_ steps: [String], limits: RunLimits = RunLimits()) throws -> Run {
        try Run(
            sources: [Source(path: "Scene.swift", text: Self.scene)],
            setting: Setting(container: .navigation, steps: try steps.map { try Step($0) }), limits: limits)
    }

    @Test func `an exception of UIKit's ends the app: its event is the last, no line after it runs, no step after it is taken`() throws {
        let run = try run(["call A.twice", "call A.push", "wait 2"])
        let last = try #require(run.recording.events.last)
        #expect(last.kind == .exception)
        #expect(last.name == "NSInvalidArgumentException")
        #expect(last.text?.hasPrefix("Pushing the same view controller instance more than once is not supported") == true)
        #expect(last.location?.line == 17)
        #expect(!run.recording.events.contains { $0.text == "after the exception" || $0.name == "call A.push" })
        #expect(run.recording.frames.allSatisfy { $0.eventCount <= run.recording.events.count })
        #expect(run.hasEnded)
        #expect(run.recording.events.allSatisfy { $0.end.map { $0 < run.recording.events.count } ?? true })
    }

    @Test func `the console says what Xcode's would`() throws {
        let exception = try run(["call A.twice"]).recording
        let lines = exception.consoleLines(ofEnd: try #require(exception.events.last))
        #expect(
            lines[0].hasPrefix(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Pushing the same view controller "))
        #expect(lines[1] == "libc++abi: terminating due to uncaught exception of type NSException")
        let error = try run(["call A.missing"]).recording
        let last = try #require(error.events.last)
        #expect(
            error.consoleLines(ofEnd: last) == ["Scene.swift:23: Fatal error: Unexpectedly found nil while unwrapping an Optional value"])
        #expect(error.narration(of: last.index).hasPrefix("The app ends here, with a runtime error: Unexpectedly found nil"))
    }

    @Test func `a runtime error ends the app too`() throws {
        let run = try run(["call A.missing", "call A.push"])
        #expect(run.recording.events.last?.kind == .exception)
        #expect(run.recording.events.filter { $0.kind == .input }.map(\.name) == ["call A.missing"])
    }

    @Test(arguments: ["call A.twice", "call A.missing"])
    func `up to its end, the end included, a run can be asked`(step: String) throws {
        let run = try run([step])
        let a = try #require(run.newestObject(of: "A"))
        let last = run.recording.events.count - 1
        #expect(run.evaluate("items.count", at: last, on: a) == .value("3"))
        #expect(run.evaluate("view.window == nil", at: 0, on: nil) != .value("true"))
        #expect(run.hierarchy(at: last).isEmpty == false)
        #expect(run.possibilities.allSatisfy { $0.obstacle == "the app has ended" })
    }

    @Test func `what UIKit only complains of ends nothing`() throws {
        let run = try run(["call A.warn", "call A.push"])
        #expect(!run.hasEnded)
        #expect(run.recording.events.contains { $0.name == "viewDidAppear(_:)" && $0.object.map(run.recording.typeName) == "B" })
    }

    @Test func `an endless loop is stopped by the limit that the run is given`() throws {
        var limits = RunLimits()
        limits.code.steps = 5_000
        let run = try run(["call A.forever", "call A.push"], limits: limits)
        let last = try #require(run.recording.events.last)
        #expect(last.name == "Stopped")
        #expect(run.recording.narration(of: last.index).contains("endless loop"))
        #expect(run.recording.events.filter { $0.kind == .input }.count == 1)
    }

    @Test func `beyond a number of lines the code runs on unrecorded, and the recording says so`() throws {
        var limits = RunLimits()
        limits.lines = 4
        let run = try run(["call A.push"], limits: limits)
        #expect(run.recording.events.filter { $0.kind == .line }.count == 4)
        #expect(run.recording.events.filter { $0.text?.hasPrefix("appear: 4 lines have run") == true }.count == 1)
        #expect(run.recording.events.contains { $0.name == "viewDidAppear(_:)" && $0.object.map(run.recording.typeName) == "B" })
    }

    @Test func `a recording that grows too large ends there`() throws {
        var limits = RunLimits()
        limits.events = 50
        let run = try run(["call A.push"], limits: limits)
        #expect(run.recording.events.count == 51)
        #expect(run.recording.events.last?.text == "more than 50 things happened")
    }

    // MARK: What could be done

    @Test func `what can be tapped and called is there, what cannot be done says why`() throws {
        let run = try run([])
        let able = run.possibilities.filter { $0.obstacle == nil }.map(\.step)
        #expect(able.first == "tap Roll")
        #expect(able.contains("call A.push") && able.contains("call A.secret"))
        #expect(!able.contains("call A.roll") && !able.contains("call A.shared") && !able.contains("call A.viewDidLoad"))
        #expect(!able.contains { $0.hasPrefix("call B") })
        let back = try #require(run.possibilities.first { $0.step == "back" })
        #expect(back.obstacle?.hasPrefix("there is no back button") == true)
        #expect(run.obstacle(of: "swipe-back 60 finish") == "there is nothing to swipe back to")
    }

    @Test func `trying leaves no trace`() throws {
        let run = try run(["call A.push"])
        let before = (run.jsonLines(), run.hierarchy(at: run.recording.events.count - 1))
        let found = run.possibilities
        #expect(found.first { $0.step == "back" }?.obstacle == nil)
        #expect(found.contains { $0.step == "call A.push" })
        #expect(run.jsonLines() == before.0)
        #expect(run.hierarchy(at: run.recording.events.count - 1) == before.1)
        #expect(run.possibilities == found)
    }

    @Test func `a script's own statements that wait run to their end`() throws {
        let run = try Scenes.run(
            """
            print("before")
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            print("after")
            """)
        #expect(run.recording.events.compactMap { $0.kind == .print ? $0.text : nil } == ["before", "after"])
        #expect(run.recording.events.last { $0.kind == .print }.map { $0.time >= 2 } == true)
    }

    @Test func `a script that waits for what never comes is said to wait still`() throws {
        let run = try Scenes.run(
            """
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in kept = continuation }
            var kept: CheckedContinuation<Void, Never>?
            print("never")
            """)
        #expect(!run.recording.events.contains { $0.kind == .print })
        #expect(run.recording.events.contains { $0.kind == .console && $0.text?.contains("still waits after 60") == true })
    }
}
