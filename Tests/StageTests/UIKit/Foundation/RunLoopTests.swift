import Stage
import Testing
import UIKit

/// Code that runs the loop from within itself until something is so.
@Suite struct RunLoopTests {
    private static let gate = """
        final class Gate {
            private(set) var isOpen = false
            private let port = Port()
            func open() {
                isOpen = true
                port.send(before: Date(), components: nil, from: nil, reserved: 0)
            }
            func pass() {
                RunLoop.current.add(port, forMode: .default)
                while !isOpen { print("round", RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1))) }
                RunLoop.current.remove(port, forMode: .default)
            }
        }
        """

    private func heard(_ body: String, _ more: String = "") -> [String] {
        ScriptRun(
            openWorld:
                """
                import UIKit
                class A: UIViewController {
                    let start = Date()
                    func since() -> String { String(format: "%.1f", Date().timeIntervalSince(start)) }
                    override func viewDidLoad() {
                \(body)
                    }
                }
                \(more)
                """
        ).show("A")
    }

    @Test func `a loop within a callback does the main queue's work, and then goes back to who runs it; timers do not end it`() {
        let lines = heard(
            """
            var isDone = false
            DispatchQueue.main.async { print("main"); isDone = true }
            while !isDone { print("ran", RunLoop.current.run(mode: .default, before: .distantFuture)) }
            Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in print("timer", self.since()) }
            RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.5))
            print("past the timer", since())
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
            print("past the date", since())
            """)
        #expect(lines == ["main", "ran true", "timer 0.2", "past the timer 0.5", "past the date 1.0"])
    }

    @Test func `a port's message from another queue ends the wait`() {
        let lines = heard(
            """
            let gate = Gate()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { print("opens", Thread.isMainThread); gate.open() }
            gate.pass()
            print("passed", since(), Thread.isMainThread)
            let group = DispatchGroup()
            let other = Gate()
            DispatchQueue.global().async(group: group) { print("work") }
            group.notify(queue: .main) { other.open() }
            other.pass()
            print("passed")
            """, Self.gate)
        #expect(lines == ["opens false", "round true", "passed 0.3 true", "work", "round true", "passed"])
    }

    @Test func `work of the main queue is not done within other work of the queue`() {
        let lines = heard(
            """
            DispatchQueue.main.async {
                DispatchQueue.main.async { print("later", self.since()) }
                RunLoop.current.perform { print("the loop's own") }
                RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
                print("before it", self.since())
            }
            """)
        #expect(lines == ["the loop's own", "before it 0.2", "later 0.2"])
    }

    @Test func `a wait that nothing ends ends the code that waits`() {
        let lines = heard("while view.tag == 0 { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }")
        #expect(lines == ["trap at 6: Fatal error: Deadlock: nothing comes that the run loop is run for"])
    }

    @Test func `what cannot be made without a wait that nothing ends is stood for`() {
        let lines = ScriptRun(
            openWorld:
                """
                import UIKit
                final class Store {
                    private let gate: Gate
                    init(_ gate: Gate) {
                        self.gate = gate
                        gate.pass()
                        print("never")
                    }
                }
                class A: UIViewController {
                    override func viewDidLoad() {
                        let store: Store = Somewhere.store
                        print("on", Date().timeIntervalSince(Somewhere.began ?? Date()) < 1)
                    }
                }
                \(Self.gate)
                """
        ).show("A")
        #expect(lines.filter { $0.hasPrefix("round") }.count < 100)
        #expect(lines.last { !$0.hasPrefix("placeholder") } == "on true")
        #expect(!lines.contains("never"))
    }

    @Test func `a thread that waits at a semaphore lets the others go on`() {
        let lines = heard(
            """
            let gate = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { print("work", Thread.isMainThread); gate.signal() }
            DispatchQueue.main.async { print("main", self.since()) }
            gate.wait()
            print("waited", since())
            print(gate.wait(timeout: .now() + 0.2) == .timedOut, since())
            DispatchQueue.global().async {
                DispatchQueue.main.async { print("asked", Thread.isMainThread); gate.signal() }
                print(gate.wait(timeout: .now() + 1) == .success, Thread.isMainThread)
            }
            """)
        #expect(lines == ["work false", "waited 0.5", "true 0.7", "main 0.7", "asked true", "true false"])
    }

    @Test func `a wait at a semaphore that nobody signals ends the code that waits`() {
        let lines = heard("DispatchSemaphore(value: 0).wait()")
        #expect(lines == ["trap at 6: Fatal error: Deadlock: nobody signals the semaphore that is waited for"])
    }

    @Test func `a thread that waits at a lock lets who has it go on`() {
        let lines = heard(
            """
            let lock = NSLock()
            lock.lock()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { print("work", Thread.isMainThread); lock.unlock() }
            lock.lock()
            print("mine", since())
            DispatchQueue.main.async { print("main"); lock.unlock() }
            DispatchQueue.global().async { lock.withLock { print("theirs", Thread.isMainThread) } }
            """)
        #expect(lines == ["work false", "mine 0.5", "main", "theirs false"])
    }

    @Test func `a wait at a lock that nobody unlocks ends the code that waits`() {
        let lines = heard("let lock = NSLock(); lock.lock(); lock.lock()")
        #expect(lines == ["trap at 6: Fatal error: Deadlock: a lock was locked twice"])
    }

    @Test func `a thread that waits for a group lets the others go on`() {
        let lines = heard(
            """
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { print("first", Thread.isMainThread) }
            group.enter()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { print("second"); group.leave() }
            group.notify(queue: .main) { print("told", self.since()) }
            print(group.wait(timeout: .now() + 0.2) == .timedOut, since())
            group.wait()
            print("waited", since())
            print(group.wait(timeout: .now() + 1) == .success, since())
            """)
        #expect(lines == ["first false", "true 0.2", "second", "waited 0.5", "true 0.5", "told 0.5"])
    }

    @Test func `a wait for a group that nobody leaves ends the code that waits`() {
        let lines = heard("let group = DispatchGroup(); group.enter(); group.wait()")
        #expect(lines == ["trap at 6: Fatal error: Deadlock: nobody leaves the group that is waited for"])
    }
}
