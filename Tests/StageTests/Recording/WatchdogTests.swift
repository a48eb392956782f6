import Interpreter
import Projects
import Synchronization
import Testing

@testable import Stage

/// What ends a run from outside: the learner, the processor's time, memory. None of it is part of a run that has no watchdog.
@Suite struct WatchdogTests {
    private static let loop = """
        import UIKit
        class A: UIViewController {
            override func viewDidLoad() {
                while true {}
            }
        }
        """

    private func run(_ text: String, _ watchdog: Watchdog?, steps: [Step] = []) throws -> Run {
        var limits = RunLimits()
        limits.code.steps = .max
        limits.watchdog = watchdog
        return try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(steps: steps), limits: limits)
    }

    /// How often it has been asked.
    private final class Count: Sendable {
        private let value = Mutex(0)
        func next() -> Int {
            value.withLock { count in
                count += 1
                return count
            }
        }
    }

    @Test func `whoever waits ends a loop at its line`() throws {
        let count = Count()
        let run = try run(Self.loop, Watchdog { count.next() > 5 })
        let last = try #require(run.recording.events.last)
        #expect(last.kind == .exception && last.name == "Stopped" && last.text == "stopped by you")
        #expect(last.location?.line == 4)
        #expect(run.isInterrupted)
    }

    @Test func `the processor's time ends a loop`() throws {
        var watchdog = Watchdog()
        watchdog.seconds = 0
        let run = try run(Self.loop, watchdog)
        #expect(run.recording.events.last?.text == "the run took more than 0 s of the processor's time")
        #expect(run.isInterrupted)
    }

    #if os(Linux)
        @Test func `memory ends a loop`() throws {
            var watchdog = Watchdog()
            watchdog.bytes = -(1 << 50)
            let run = try run(Self.loop, watchdog)
            #expect(run.recording.events.last?.text?.hasPrefix("out of memory: the run took more than") == true)
        }
    #endif

    @Test func `what happens without code is ended too`() throws {
        let count = Count()
        let steps = [Step](repeating: try Step("wait 0.1"), count: 1_000)
        let run = try run("import UIKit\nclass A: UIViewController {}", Watchdog { count.next() > 5 }, steps: steps)
        #expect(run.recording.events.last?.text == "stopped by you")
        #expect(run.recording.events.count < 1_000)
    }

    @Test func `code that takes long to be read is ended before it runs`() throws {
        let count = Count()
        // Each exit of a block repeats what it defers, so that each level doubles the work.
        let text = "func f() { \(String(repeating: "defer { ", count: 16))\(String(repeating: "}", count: 16)) }\nf()\nprint(1)"
        let run = try run(text, Watchdog { count.next() > 5 })
        #expect(run.recording.events.last?.text == "stopped by you")
        #expect(!run.recording.events.contains { $0.kind == .print })
        #expect(run.isInterrupted)
    }

    @Test func `a run that ends by itself is not interrupted`() throws {
        let run = try run("import UIKit\nclass A: UIViewController {}", Watchdog())
        #expect(!run.isInterrupted && run.recording.end == nil)
    }
}
