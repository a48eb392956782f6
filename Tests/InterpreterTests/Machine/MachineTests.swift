import Heap
import Interpreter
import Testing

@Suite struct MachineTests {
    @Test func `an endless loop ends with a trap at its line`() throws {
        let run = Run("var n = 0\nwhile true {\n    n += 1\n}")
        run.interpreter.limits.steps = 10_000
        run.interpreter.recordsStatements = false
        try run.run()
        #expect(["2: the run took more than 10000 steps", "3: the run took more than 10000 steps"].contains(run.host.traps.first))
    }

    @Test func `endless recursion ends with a trap`() throws {
        let run = Run("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))")
        run.interpreter.recordsStatements = false
        try run.run()
        #expect(run.host.traps.count == 1)
        #expect(run.host.traps.first?.contains("stack overflow") == true)
    }

    @Test func `endless recursion through the library's closures ends with a trap`() throws {
        let run = Run("func f(_ n: Int) -> [Int] { [n].flatMap { f($0 + 1) } }\nprint(f(0))")
        try run.run()
        #expect(run.host.traps.first?.contains("stack overflow") == true)
    }

    @Test func `a huge array ends with a trap`() throws {
        for source in ["let a = Array(repeating: 0, count: 900_000_000)", "var a = [1]\nwhile true { a += a }"] {
            let run = Run(source)
            try run.run()
            #expect(run.host.traps.first?.contains("out of memory") == true, "\(source)")
        }
    }

    @Test func `endless output ends with a trap`() throws {
        let run = Run("while true { print(\"0123456789\") }")
        run.interpreter.limits.output = 1000
        try run.run()
        #expect(run.host.traps == ["1: more than 1000 bytes printed"])
        #expect(run.host.output.utf8.count <= 1000)
    }

    @Test(arguments: [
        ("let a = [1]\nprint(a[1])", "Index out of range"), ("let x = Int.max\nprint(x + 1)", "arithmetic overflow"),
        ("let z = 0\nprint(1 / z)", "Division by zero"), ("let n: Int? = nil\nprint(n!)", "unexpectedly found nil"),
        ("let a: Any = 1\nprint(a as! String)", "could not cast"), ("print(1)\nfatalError(\"boom\")", "boom"),
        ("let u: UInt8 = 255\nprint(u + 1)", "arithmetic overflow"), ("enum E: Error { case e }\nthrow E.e", "Error raised at top level"),
        ("class A {}\nunowned let a = A()\nprint(a)", "unowned"),
        ("let z = 0.0\nfor x in stride(from: 0.0, to: 1, by: z) { print(x) }", "Stride size must not be zero"),
        ("for x in stride(from: 0.0, to: 1, by: 1e-12) { print(x) }", "a stride of too many steps"),
        ("let n = Int.min\nprint(abs(n))", "arithmetic overflow"),
        ("let r = 1...0\nprint(r)", "Range requires lowerBound <= upperBound"),
        ("let a = 3.5, b = 1.0\nprint((a..<b).contains(2))", "Range requires lowerBound <= upperBound"),
        ("let n = Double.nan\nprint(n...1)", "Range requires lowerBound <= upperBound"),
        ("let a = \"b\", b = \"a\"\nprint((a...b).contains(\"c\"))", "Range requires lowerBound <= upperBound"),
        (
            "struct V: Comparable { let n: Int; static func < (a: V, b: V) -> Bool { a.n < b.n } }\nprint(V(n: 2)..<V(n: 1))",
            "Range requires lowerBound <= upperBound"
        ),
        ("print([1, 2, 3][4...])", "Range requires lowerBound <= upperBound"),
        ("let d = [1: \"a\", 1: \"b\"]\nprint(d)", "Dictionary literal contains duplicate keys"),
        (
            "print(Character(\"ab\"))",
            "Can't form a Character from a String containing more than one extended grapheme cluster"
        ),
        ("print(Character(\"\"))", "Can't form a Character from an empty String"),
        ("let s = \"abc\"\nprint(s.index(s.startIndex, offsetBy: 5))", "String index is out of bounds"),
        ("let s = \"abc\"\nprint(s.index(before: s.startIndex))", "String index is out of bounds"),
        ("let s = \"abc\"\nprint(s.index(s.startIndex, offsetBy: Int.min, limitedBy: s.endIndex) as Any)", "String index is out of bounds"),
        ("let d = Dictionary(uniqueKeysWithValues: [(\"a\", 1), (\"a\", 2)])\nprint(d)", "Duplicate values for key: 'a'"),
        ("var a = [1, 2, 3]\na.removeSubrange(2..<5)", "Array replace: subrange extends past the end"),
        ("class A { let n = 1 }\nclass B { unowned let a: A; init(_ a: A) { self.a = a } }\nprint(B(A()).a.n)", "unowned reference"),
        ("class A { let n = 1 }\nstruct B { unowned let a: A }\nlet b = B(a: A())\nlet c = b\nprint(c.a)", "unowned reference"),
        (
            "class A { var n = 1 }\nclass B { unowned var a: A!; func bump() { a.n += 1 } }\nlet b = B()\nb.a = A()\nb.bump()",
            "unowned reference"
        ),
        (
            "class A { var n = 1 }\nvar a: A? = A()\nlet f = { [unowned a = a!] in a.n }\nprint(f())\na = nil\nprint(f())",
            "unowned reference"
        ),
        (
            "class A { let n = 1; lazy var b = B(self) }\nclass B { unowned let a: A; init(_ a: A) { self.a = a }; func n() -> Int { a.n } }\n"
                + "var a: A? = A()\nlet b = a!.b\na = nil\nprint(b.n())", "unowned reference"
        ),
        ("var s: String! = nil\nprint(s.count)", "implicitly unwrapping"),
        ("func f(_ s: [Int]!) -> Int { s.count }\nprint(f(nil))", "implicitly unwrapping"),
        ("let x: Int8 = -128\nprint(-x)", "arithmetic overflow"),
        ("let x: Int8 = -128, y: Int8 = -1\nprint(x % y)", "arithmetic overflow"),
        ("func next<T: FixedWidthInteger>(_ n: T) -> T { n + 1 }\nprint(next(UInt8(255)))", "arithmetic overflow"),
        ("let bytes: [UInt8] = [250, 10]\nprint(bytes.reduce(0, +))", "arithmetic overflow"),
        ("func less(_ n: some FixedWidthInteger) { print(n - 1) }\nless(UInt(0))", "arithmetic overflow"),
        ("let n: Any = Int8(1)\nprint(n as! Int)", "could not cast value of type 'Int8' to 'Int'"),
        ("let n = Float.infinity\nprint(Int(n))", "Float value cannot be converted to Int"),
        ("var s: Set<Int> = []\ns.removeFirst()", "Can't removeFirst from an empty Set"),
    ])
    func `a runtime error ends the run with its line`(source: String, message: String) throws {
        let run = Run(source)
        try run.run()
        let trap = try #require(run.host.traps.first)
        #expect(trap.lowercased().contains(message.lowercased()), "\(trap)")
        #expect(run.interpreter.hasEnded)
    }

    @Test(arguments: [
        ("let n: Int? = nil\nfunc f(_ a: Int, _ b: Int) -> Int { a + b }\nprint(f(\n  1,\n  n!))", 5),
        ("let list = [1]\nlet sum = list[0]\n  + list[\n    3]", 3),
        ("let text: Any = \"a\"\nlet both = [\n  1,\n  text\n    as! Int,\n]", 5),
        ("func apply(_ f: (Int?) -> Int) -> Int { f(nil) }\nlet r = apply { k in\n  k!\n}", 3),
        ("struct S {\n  var change: () -> Int = {\n    let n: Int? = nil\n    return n!\n  }\n}\nprint(S().change())", 4),
        ("class C {\n  lazy var n: Int = {\n    let n: Int? = nil\n    return n!\n  }()\n}\nprint(C().n)", 4),
    ])
    func `a runtime error is told at the line of its expression`(source: String, line: Int) throws {
        let run = Run(source)
        try run.run()
        #expect(run.host.traps.map { $0.prefix { $0 != ":" } } == ["\(line)"])
    }

    @Test func `the statements of closures in initial values are reported`() throws {
        let run = Run(
            """
            struct S {
                var change: () -> Void = {
                    print("change")
                }
                let parts = [1].map { part in
                    return part
                }
            }
            class C {
                lazy var text: String = {
                    return "text"
                }()
            }
            S().change()
            print(C().text)
            """)
        try run.run()
        #expect(run.host.statements.map(\.line) == [14, 6, 3, 15, 11])
    }

    @Test func `what is not reached is no error, and what is reached ends a closed world`() throws {
        let run = Run("func never() { unknownThing.explode() }\nprint(1)\nmystery(3)\nprint(2)")
        try run.run()
        #expect(run.host.output == "1\n")
        #expect(run.host.traps == ["3: error: cannot find 'mystery' in scope"])
    }

    @Test func `what is not reached is not refused and what is reached goes on in an open world`() throws {
        let run = Run("func never() { unknownThing.explode() }\nprint(1)\nmystery(3)\nprint(2)")
        run.interpreter.isOpenWorld = true
        try run.run()
        #expect(run.host.output == "1\n2\n")
        #expect(run.host.placeholders == ["3: mystery(_:)"])
    }

    @Test func `statements are reported in the order in which they run`() throws {
        let run = Run("var a = 1\nif a == 1 {\n    a = 2\n}\nfunc f() {\n    a += 1\n}\nf()\nprint(a)")
        try run.run()
        #expect(run.host.statements.map(\.line) == [1, 2, 3, 8, 6, 9])
        #expect(run.host.statements.first?.column == 1)
    }

    @Test func `a statement sees the variables before it and the stack of calls`() throws {
        let host = ConsoleHost()
        let run = Run("func f(_ p: Int) {\n    let q = p * 2\n    var r = \"x\"\n    r += \"y\"\n    print(q, r)\n}\nf(4)", host: host)
        var seen: [String] = []
        var stack: [String] = []
        host.onStatement = { location in
            guard location.line == 5 else { return }
            seen = run.interpreter.visibleVariables.map { "\($0.name)=\(run.interpreter.describe($0.value))" }
            stack = run.interpreter.runningFunctions.map { "\($0.name):\($0.location?.line ?? 0)" }
            #expect(run.interpreter.currentLocation?.line == 5)
        }
        try run.run()
        #expect(seen == ["p=4", "q=8", "r=xy"])
        #expect(stack == ["f(_:):5", "main:7"])
    }

    @Test func `assigning an old state goes back in time`() throws {
        let run = Run("class A { var list = [1] }\nlet a = A()\nvar n = 1\nfunc step() { n += 1; a.list.append(n) }")
        try run.run()
        _ = try run.interpreter.evaluate("step()")
        let old = (run.interpreter.state, run.space.heap)
        _ = try run.interpreter.evaluate("step()")
        #expect(run.interpreter.describe(try run.interpreter.evaluate("a.list")) == "[1, 2, 3]")
        let present = (run.interpreter.state, run.space.heap)
        (run.interpreter.state, run.space.heap) = old
        #expect(run.interpreter.describe(try run.interpreter.evaluate("a.list")) == "[1, 2]")
        _ = try run.interpreter.evaluate("a.list.append(99)")
        (run.interpreter.state, run.space.heap) = present
        let both = try run.interpreter.evaluate("a.list + [n]")
        #expect(run.interpreter.describe(both) == "[1, 2, 3, 3]")
    }

    @Test func `a state is taken in the middle of a function and stays as it was`() throws {
        let host = ConsoleHost()
        let run = Run("func f() -> Int {\n    var n = 1\n    n += 1\n    n += 1\n    return n\n}\nprint(f())", host: host)
        var states: [Interpreter.State] = []
        host.onStatement = { _ in states.append(run.interpreter.state) }
        try run.run()
        #expect(host.output == "3\n")
        host.onStatement = nil
        let end = run.interpreter.state
        run.interpreter.state = states[3]
        #expect(run.interpreter.visibleVariables.map { run.interpreter.describe($0.value) } == ["2"])
        #expect(run.interpreter.runningFunctions.map(\.name) == ["f()", "main"])
        run.interpreter.state = end
    }

    @Test func `thousands of states stay as they were, whichever of them are let go`() throws {
        let host = ConsoleHost()
        let run = Run(
            """
            func f() {
                var text = "begun long before any of its states were kept"
                for step in 0..<4000 {
                    text = "replaced by a longer text in step \\(step)"
                }
            }
            f()
            """, host: host)
        var states: [Interpreter.State?] = []
        host.onStatement = { place in if place.line == 4 { states.append(run.interpreter.state) } }
        try run.run()
        host.onStatement = nil
        let end = run.interpreter.state
        func seen(_ step: Int) -> [String] {
            guard let state = states[step] else { return [] }
            run.interpreter.state = state
            return run.interpreter.visibleVariables.map { run.interpreter.describe($0.value) }
        }
        let steps = [1, 40, 41, 1_700, 3_999]
        func isAsItWas(_ step: Int) -> Bool { seen(step) == ["replaced by a longer text in step \(step - 1)", "\(step)"] }
        #expect(states.count == 4_000)
        #expect(steps.allSatisfy(isAsItWas))
        for step in states.indices where !steps.contains(step) { states[step] = nil }
        run.interpreter.state = end
        for _ in 0..<3 { _ = try run.interpreter.evaluate("f()") }
        #expect(steps.reversed().allSatisfy(isAsItWas))
        run.interpreter.state = end
    }

    /// States share what has not changed between them: every way into a function and out of one must tell.
    @Test func `each statement's state shows what the statement saw, whatever ran in between`() throws {
        let host = ConsoleHost()
        let run = Run(
            """
            enum Fault: Error { case odd }
            var log: [String] = []
            class Holder { var items: [Int] = []; deinit { let left = items.count; log.append("gone \\(left)") } }
            func half(_ n: Int) throws -> Int {
                var doubled = n
                doubled *= 2
                if n % 2 == 1 { throw Fault.odd }
                return n / 2
            }
            func change(_ n: inout Int) {
                n += 1
                n *= 3
            }
            func count(_ n: Int) -> Int {
                var local = n
                if n > 0 { local += count(n - 1) }
                change(&local)
                return local
            }
            var total = 0
            for n in 0..<4 {
                var sum = 0
                do {
                    let holder = Holder()
                    holder.items = [1, 2, n].map { item in
                        let twice = item * 2
                        return twice + n
                    }
                    sum = try half(n)
                    sum += 1
                } catch {
                    sum = -1
                }
                total += count(n) + sum
            }
            print(total, log)
            """, host: host)
        func shown() -> [String] {
            run.interpreter.runningFunctions.map { function in
                let variables = function.variables.map { "\($0.name)=\(run.interpreter.describe($0.value))" }
                return "\(function.name):\(function.location?.line ?? 0) \(variables.joined(separator: " "))"
            }
        }
        var moments: [(state: Interpreter.State, heap: Heap, shown: [String])] = []
        host.onStatement = { _ in moments.append((run.interpreter.state, run.space.heap, shown())) }
        try run.run()
        host.onStatement = nil
        #expect(host.output == "247 [\"gone 3\", \"gone 3\", \"gone 3\", \"gone 3\"]\n")
        let end = (run.interpreter.state, run.space.heap)
        #expect(moments.contains { $0.shown.count == 5 })
        for (number, moment) in moments.enumerated().reversed() {
            (run.interpreter.state, run.space.heap) = (moment.state, moment.heap)
            #expect(shown() == moment.shown, "statement \(number)")
        }
        (run.interpreter.state, run.space.heap) = end
    }

    @Test func `self that escapes from its deinitialiser ends the run`() throws {
        let run = Run("class A { deinit { kept = self } }\nvar kept: A?\ndo { _ = A() }\nprint(\"never\")")
        try run.run()
        #expect(run.host.traps.first?.contains("escaped from deinit") == true)
    }

    @Test func `a chain of a hundred thousand objects dies without overflowing`() throws {
        let run = Run(
            "final class N { var next: N? }\nvar head: N? = nil\nfor _ in 0..<100_000 { let n = N(); n.next = head; head = n }\nhead = nil\nprint(\"ok\")"
        )
        run.interpreter.recordsStatements = false
        try run.run()
        #expect(run.host.output == "ok\n")
        #expect(run.space.heap.living == 0)
    }
}

@Suite struct SyntaxTests {
    @Test func `syntax errors name their place`() throws {
        let program = Program.parse(files: [("Feed.swift", "class A {\n    func f( {\n}\n"), ("B.swift", "let x = 1\n")])
        let problem = try #require(program.problems.first)
        #expect("\(problem)".hasPrefix("Feed.swift:2:"))
        #expect("\(problem)".contains(": error: "))
    }

    @Test func `a correct file has no problems`() {
        #expect(Program.parse(files: [("A.swift", "import UIKit\n@objc class A { @IBOutlet weak var x: A! }\n")]).problems == [])
    }

    @Test(arguments: [
        "var w: Int { 1 }\nw = 2", "struct S { static var w: Int { 1 } }\nS.w = 2", "var w: Int {\nw = 2; return 1 }\nprint(w)",
        "var w: [Int] { [1] }\nw.append(2)", "weak var w: AnyObject? { nil }\nw = nil",
    ])
    func `a property without a setter cannot be assigned`(source: String) throws {
        let run = Run(source)
        try run.run()
        #expect(run.host.traps.count == 1)
        #expect(run.host.traps.first?.hasSuffix("cannot assign to value: 'w' is a get-only property") == true)
        #expect(run.host.traps.first?.hasPrefix("2: ") == true)
    }
}
