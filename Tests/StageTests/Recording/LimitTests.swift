import Interpreter
import Projects
import TestSupport
import Testing

@testable import Stage

/// Programs that would never end or never have enough: each ends in an event that says so.
@Suite struct LimitTests {
    struct Greedy: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let name: String
        let reason: String

        init(_ description: String, _ text: String, _ name: String, _ reason: String) {
            (testDescription, self.text, self.name, self.reason) = (description, text, name, reason)
        }
    }

    static let programs = [
        Greedy("a loop", "while true {}", "Stopped", "the run took more than"),
        Greedy("recursion", "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))", "Infinite recursion", "more than 300 calls"),
        Greedy(
            "a property that reads itself through what stands for others",
            """
            protocol Stored {}
            extension Stored where Self: Record { static var kind: Kind { [1].map { _ in kind }[0] } }
            final class Note: Record, Stored {}
            print(Note.kind)
            """, "Infinite recursion", "more than 120 calls through the library or the host"),
        Greedy("an array that doubles", "var a = [1]\nwhile true { a += a }", "Stopped", "out of memory: more than"),
        Greedy("an array at once", "let a = Array(repeating: 0, count: 1_000_000_000)", "Stopped", "out of memory: an array"),
        Greedy("a dictionary", "var d: [Int: Int] = [:]\nvar i = 0\nwhile true { d[i] = i; i += 1 }", "Stopped", "out of memory"),
        Greedy("a string that doubles", "var s = \"x\"\nwhile true { s += s }", "Stopped", "out of memory: a string"),
        Greedy("an interpolated string", "var s = \"x\"\nwhile true { s = \"\\(s)\\(s)\" }", "Stopped", "out of memory: a string"),
        Greedy("objects", "class N { var n: N? }\nvar h: N?\nwhile true { let n = N(); n.n = h; h = n }", "Stopped", "out of memory"),
        Greedy("closures", "var f: [() -> Int] = []\nwhile true { let k = 1; f.append { k } }", "Stopped", "out of memory"),
        Greedy("placeholders", "var all: [Any] = []\nwhile true { all.append(Thing()) }", "Stopped", "out of memory"),
        Greedy("views", "import UIKit\nlet v = UIView()\nwhile true { v.addSubview(UIView()) }", "Stopped", "out of memory"),
        Greedy("output", "while true { print(\"on and on\") }", "Stopped", "more than 4000 bytes printed"),
        Greedy(
            "a text of values within each other", "var a: [Any] = [1]\nfor _ in 0..<2_000 { a = [a] }\nprint(a)", "Infinite recursion",
            "more than 200 values within each other"),
        Greedy(
            "a text of a value that has another one twice", "var a: [Any] = [1]\nfor _ in 0..<100 { a = [a, a] }\nprint(a)", "Stopped",
            "the run took more than"),
        Greedy(
            "a comparison of values within each other",
            """
            indirect enum L: Equatable { case end, node(L) }
            var a = L.end, b = L.end
            for _ in 0..<2_000 { a = .node(a); b = .node(b) }
            print(a == b)
            """, "Infinite recursion", "more than 200 values within each other"),
        Greedy(
            "a hash that combines itself",
            "struct S: Hashable { func hash(into h: inout Hasher) { h.combine(self) } }\nprint(Set([S()]).count)", "Infinite recursion",
            "more than 200 values within each other"),
        Greedy(
            "JSON of values within each other",
            """
            import Foundation
            var a: [Any] = [1]
            for _ in 0..<2_000 { a = [a] }
            print(try JSONSerialization.data(withJSONObject: a).count)
            """, "Infinite recursion", "more than 200 values within each other"),
        Greedy(
            "long strings", "var a: [String] = []\nwhile true { a.append(String(repeating: \"x\", count: 5_000)) }", "Stopped",
            "out of memory: a string"),
        Greedy(
            "an attributed text that doubles",
            "import UIKit\nlet t = NSMutableAttributedString(string: \"x\")\nwhile true { t.append(t) }", "Stopped",
            "out of memory: one object would keep 8200 values"),
        Greedy(
            "a path that doubles", "import UIKit\nlet p = UIBezierPath()\np.move(to: .zero)\nwhile true { p.append(p) }", "Stopped",
            "out of memory: one object would keep 8192 values"),
        Greedy(
            "a path of Core Graphics that doubles",
            "import UIKit\nlet p = CGMutablePath()\np.move(to: .zero)\nwhile true { p.addPath(p) }", "Stopped",
            "out of memory: one object would keep 8192 values"),
        Greedy(
            "a type whose name doubles", "func deep<T>(_ x: T) { deep((x, x)) }\ndeep(1)", "Stopped", "the run took more than"),
        Greedy(
            "a picker of very many columns",
            """
            import UIKit
            final class Source: NSObject, UIPickerViewDataSource {
                func numberOfComponents(in p: UIPickerView) -> Int { 1_000_000 }
                func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { 1 }
            }
            let source = Source(), picker = UIPickerView()
            picker.dataSource = source
            print(picker.numberOfComponents)
            """, "Stopped", "the run took more than"),
        Greedy(
            "a deinitialiser that fails", "class D { deinit { print([Int]()[3]) } }\ndo { _ = D() }", "Fatal error", "Index out of range"),
        Greedy(
            "self that escapes from its deinitialiser", "var kept: D?\nclass D { deinit { kept = self } }\ndo { _ = D() }", "Fatal error",
            "Object of class D deallocated with non-zero retain count"),
        Greedy(
            "a recording of much", "var a = [0]\nwhile true { a.append(1); print(1) }", "Stopped", "the recording would keep more than"),
    ]

    @Test(arguments: programs) func `a program that uses too much ends and says so`(program: Greedy) throws {
        var limits = RunLimits()
        limits.code.steps = 100_000
        limits.code.depth = 300
        limits.code.descent = 200
        limits.code.memory = 6_000
        limits.code.objects = 2_000
        limits.code.output = 4_000
        if program.testDescription == "a recording of much" { limits.states = 100_000 }
        let run = try Run(
            sources: [Source(path: "main.swift", text: program.text)], setting: Setting(world: .open), limits: limits)
        let last = try #require(run.recording.events.last)
        #expect(last.name == program.name)
        #expect(last.text?.hasPrefix(program.reason) == true)
        #expect(last.location?.file == "main.swift")
    }

    /// Lines beyond their number are not recorded, and what they use was, without end.
    @Test func `uses of the host end a run as events do`() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    while true { _ = view.bounds }
                }
            }
            """
        var limits = RunLimits()
        (limits.lines, limits.events) = (10, 500)
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(), limits: limits)
        #expect(run.recording.events.last?.text == "more than 500 things happened")
        #expect(run.recording.uses.count == 500)
    }

    /// What waits lies in pieces that states share: each event kept all of it, twenty thousand tasks seventeen gigabytes.
    @Test(arguments: ["Task { }", "DispatchQueue.main.async { }"])
    func `what waits is shared by the states that keep it`(waiting: String) throws {
        let text = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() { for _ in 0..<3_000 { \(waiting) } }
            }
            """
        var limits = RunLimits()
        limits.states = 4_000_000
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(), limits: limits)
        #expect(!run.recording.events.contains { $0.kind == .exception })
    }

    /// Fidelity: simplified, UIKit's own bound is that of the thread's stack.
    @Test(arguments: ["v.addSubview(w); v = w", "w.addSubview(v); v = w"])
    func `views within each other end the run before the stack does`(step: String) throws {
        func run(_ count: Int) throws -> Run {
            let text = """
                import UIKit
                class A: UIViewController {
                    override func viewDidLoad() {
                        var v: UIView = UIView()
                        view.addSubview(v)
                        for _ in 0..<\(count) { let w = UIView(); \(step) }
                    }
                }
                """
            return try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting())
        }
        #expect(try !run(100).recording.events.contains { $0.kind == .exception })
        let last = try #require(try run(600).recording.events.last)
        #expect(last.kind == .exception)
        #expect(last.text?.hasPrefix("stack overflow: more than 500 views within each other") == true)
    }

    /// Every recorded line kept a copy of its own: of 80,000 bytes three gigabytes.
    @Test func `a string that grows is kept by so many lines as may keep values`() throws {
        for setting in ["var s = \"\"", "class Page { var s = \"\" }\nlet page = Page()"] {
            let name = setting.contains("Page") ? "page.s" : "s"
            let text = "\(setting)\nfor _ in 0..<20_000 { \(name) += \"x\" }\nprint(\(name).count)"
            var limits = RunLimits()
            limits.lineStates = 100_000
            let run = try Run(sources: [Source(path: "main.swift", text: text)], setting: Setting(), limits: limits)
            #expect(!run.recording.events.contains { $0.kind == .exception })
            #expect(run.recording.events.contains { $0.kind == .print && $0.text == "20000" })
            #expect(run.recording.states.count < 6_000)
        }
    }

    @Test func `strings that are let go of are no memory`() throws {
        var limits = RunLimits()
        limits.code.memory = 10_000
        let text = "var n = 0\nfor i in 0..<2_000 { let s = String(repeating: \"x\", count: 5_000); n += s.utf8.count }\nprint(n)"
        let run = try Run(sources: [Source(path: "main.swift", text: text)], setting: Setting(), limits: limits)
        #expect(!run.recording.events.contains { $0.kind == .exception })
    }

    @Test func `globals that each state has anew are counted`() throws {
        var limits = RunLimits()
        limits.states = 200_000
        let text = (0..<1_000).map { "let a\($0) = \($0)" }.joined(separator: "\n")
        let run = try Run(sources: [Source(path: "main.swift", text: text)], setting: Setting(), limits: limits)
        #expect(run.recording.events.last?.text == "the recording would keep more than 200000 values")
    }

    @Test func `lists that each state has anew are counted`() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() { for _ in 0..<5_000 { view.addSubview(UIView()) } }
            }
            """
        var limits = RunLimits()
        limits.states = 400_000
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(), limits: limits)
        #expect(run.recording.events.last?.text == "the recording would keep more than 400000 values")
    }

    @Test func `a question does not run a loop without end to the limits of the run`() throws {
        var limits = RunLimits()
        limits.code.steps = .max
        let text = """
            import UIKit
            class A: UIViewController {
                var isWaiting = true
                func spin() -> Int {
                    while isWaiting {}
                    return 1
                }
            }
            """
        let run = try Run(
            sources: [Source(path: "A.swift", text: text)], setting: Setting(container: .navigation), limits: limits)
        let last = run.recording.events.count - 1
        let answer = expectNoMinute { run.evaluate("spin()", at: last, on: run.recording.object(named: "A")) }
        guard case .failure(let reason) = answer else {
            Issue.record("a loop without end has no value")
            return
        }
        #expect(reason.contains("steps"))
        #expect(run.evaluate("isWaiting", at: last, on: run.recording.object(named: "A")) == .value("true"))
    }

    @Test(arguments: [
        ("assert(1 > 2)", "Assertion failed"), ("precondition(1 > 2)", "Precondition failed"), ("fatalError()", "Fatal error"),
        ("assert(1 > 2, \"why\")", "Assertion failed: why"),
    ])
    func `what a program claims is named where it says nothing about it`(statement: String, text: String) throws {
        let run = try Run(sources: [Source(path: "main.swift", text: statement)], setting: Setting())
        #expect(run.recording.events.last?.text == text)
    }

    private func push(measuring: Int) throws -> Run {
        var limits = RunLimits()
        limits.measuring = measuring
        return try Run(
            sources: [Source(path: "Two.swift", text: Scenes.two)],
            setting: Setting(container: .navigation, steps: [Step("call A.push")]), limits: limits)
    }

    @Test func `an export measures facts in order until that has cost what it may, and says from where on they are left out`() throws {
        let whole = try push(measuring: .max)
        let all = whole.jsonLines().split(separator: "\n")
        #expect(whole.firstUnmeasured == nil)
        let run = try push(measuring: 30_000)
        let part = run.jsonLines()
        let first = try #require(run.firstUnmeasured)
        let lines = part.split(separator: "\n")
        #expect(lines[..<first] == all[..<first])
        #expect(all[..<first].contains { $0.contains(#""facts":"#) } && all[first...].contains { $0.contains(#""facts":"#) })
        #expect(!lines[first...].contains { $0.contains(#""facts":"#) })
        #expect(run.jsonLines() == part)
        // One that is asked for alone has them.
        #expect(run.facts(at: first) != nil)
    }

    @Test func `a comparison has no facts where one of its runs has none left`() throws {
        let (first, second) = (try push(measuring: .max), try push(measuring: 30_000))
        _ = Comparison(first, second)
        #expect(first.firstUnmeasured == nil)
        #expect(second.firstUnmeasured != nil)
    }
}
