import Interpreter
import Testing

/// What Swift does in place, or in constant time, takes no more steps where there is more of it: twice as many turns take twice as many steps.
@Suite struct ComplexityTests {
    struct Loop: CustomTestStringConvertible {
        let testDescription: String
        /// What stands before the loop, and one turn of it; `N` is how many turns there are, `i` which one it is.
        let setting: String, turn: String

        init(_ description: String, _ setting: String, _ turn: String) {
            (testDescription, self.setting, self.turn) = (description, setting, turn)
        }

        /// The steps that so many turns take, and what was printed.
        func steps(turns: Int) throws -> (steps: Int, output: String) {
            let text = "\(setting)\nfor i in 0..<N { \(turn) }\nprint(\"end\")".replacing("N", with: "\(turns)")
            let run = Run(text)
            try run.run()
            return (run.interpreter.steps, run.host.output)
        }
    }

    private static let model = """
        var changes = 0
        @propertyWrapper struct Plain<T> { var wrappedValue: T }
        @propertyWrapper struct Counted<T> { var wrappedValue: T { didSet { changes += 1 } } }
        struct Basket { var items: [Int] = [] { didSet { changes += 1 } } }
        final class C {
            var list: [Int] = [] { didSet { changes += 1 } }
            var full = Array(0..<N) { didSet { changes += 1 } }
            var maybe: [Int]? = [] { didSet { changes += 1 } }
            var groups: [Int: [Int]] = [:] { didSet { changes += 1 } }
            var basket = Basket()
            @Plain var plain: [Int] = []
            @Counted var counted: [Int] = []
            static var shared: [Int] = [] { didSet { changes += 1 } }
            func add(_ i: Int) { list.append(i) }
        }
        let c = C()
        """

    static let loops = [
        Loop("an observed property grows", model, "c.list.append(i)"),
        Loop("an observed property grows in its own class", model, "c.add(i)"),
        Loop("an observed property is added to", model, "c.list += [i]"),
        Loop("an element of an observed property", model, "c.full[i] += 1"),
        Loop("an observed optional grows", model, "c.maybe?.append(i)"),
        Loop("an observed property of a struct", model, "c.basket.items.append(i)"),
        Loop("an observed static property", model, "C.shared.append(i)"),
        Loop("an observed global", "var n = 0; var list: [Int] = [] { didSet { n += 1 } }", "list.append(i)"),
        Loop("a wrapped property", model, "c.plain.append(i)"),
        Loop("a wrapped property that its wrapper observes", model, "c.counted.append(i)"),
        Loop("a value with a default", "var d: [Int: [Int]] = [:]", "d[i % 3, default: []].append(i)"),
        Loop("an observed value with a default", model, "c.groups[i % 3, default: []].append(i)"),
        Loop("defaults within each other", "var d: [Int: [Int: [Int]]] = [:]", "d[0, default: [:]][i % 3, default: []].append(i)"),
        Loop("a value of a dictionary", "var d: [Int: [Int]] = [0: [], 1: [], 2: []]", "d[i % 3]?.append(i)"),
        Loop("counting", "var d: [Int: Int] = [:]", "d[i, default: 0] += 1"),
        Loop("a key is removed", "var d = Dictionary(uniqueKeysWithValues: (0..<N).map { ($0, $0) })", "d[i] = nil"),
        Loop("a value is removed", "var d = Dictionary(uniqueKeysWithValues: (0..<N).map { ($0, $0) })", "d.removeValue(forKey: i)"),
        Loop("a member is removed", "var s = Set(0..<N)", "s.remove(i)"),
        Loop("a string grows", "var s = \"\"", "s += \"x\""),
        Loop("a property that is a string grows", "final class C { var s = \"\" }; let c = C()", "c.s += \"x\""),
        Loop("a string is appended to", "var s = \"\"", "s.append(\"x\")"),
        Loop("a slice without its first", "var rest = Array(0..<N)[...]", "rest = rest.dropFirst()"),
        Loop("a slice without its last", "var rest = Array(0..<N)[...]", "rest = rest.dropLast(); _ = rest.last"),
        Loop("the first of a slice is taken", "var rest = Array(0..<N)[...]", "_ = rest.popFirst()"),
        Loop("the first of a slice is removed", "var rest = Array(0..<N)[...]", "rest.removeFirst()"),
        Loop("the last of a slice is removed", "var rest = Array(0..<N)[...]", "rest.removeLast()"),
        Loop("a slice of a slice", "var rest = Array(0..<N)[...]", "rest = rest[(rest.startIndex + 1)...]"),
        Loop("slices of an array", "let a = Array(0..<N); var n = 0", "n += a[i...].first! + a[..<i].count + a.prefix(i).count"),
        Loop("what is asked of a slice", "let a = Array(0..<N)[1...]; var n = 0", "n += a.count + a.startIndex + a[a.endIndex - 1]"),
        Loop("a slice gone through", "let a = Array(0..<N); var n = 0", "for x in a.suffix(3) { n += x }"),
        Loop("the last is removed", "var a = Array(0..<N)", "a.removeLast()"),
        Loop(
            "a list changes where it is inout", "var a: [Int] = []; func add(_ i: Int, to a: inout [Int]) { a.append(i) }", "add(i, to: &a)"
        ),
    ]

    @Test(arguments: loops) func `twice as many turns take twice as many steps`(loop: Loop) throws {
        let once = try loop.steps(turns: 1_000)
        let twice = try loop.steps(turns: 2_000)
        #expect(once.output == "end\n")
        #expect(twice.output == "end\n")
        #expect(Double(twice.steps) < 2.3 * Double(once.steps))
    }

    /// The steps are counted where work is done: what Swift copies is counted too.
    @Test(arguments: [
        Loop(
            "the old value is kept", "final class C { var list: [Int] = [] { didSet { _ = oldValue.count } } }; let c = C()",
            "c.list.append(i)"),
        Loop("two have it", "var a: [Int] = []; var b = a", "b = a; a.append(i)"),
        Loop("a string of two others", "var s = \"\"", "s = s + \"0123456789012345678901234567890123456789\""),
    ])
    func `what Swift copies takes more steps where there is more of it`(loop: Loop) throws {
        let once = try loop.steps(turns: 1_000)
        let twice = try loop.steps(turns: 2_000)
        #expect(Double(twice.steps) > 2.5 * Double(once.steps))
    }
}
