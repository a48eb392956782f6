import Interpreter
import Testing

/// Programs that would use up the tool's own stack, or name what is not there by a number: each ends, or is refused, at its line.
@Suite struct HostStackTests {
    private func traps(_ source: String) throws -> [String] {
        let run = Run(source)
        try run.run()
        return run.host.traps
    }

    @Test(arguments: [
        "final class Q { deinit { Q() } }\n_ = Q()",
        "final class Q { let n: Int; init(_ n: Int) { self.n = n }; deinit { _ = Q(n + 1) } }\n_ = Q(1)",
    ])
    func `a deinitialiser that makes another of its kind uses the stack up, as Swift's does`(source: String) throws {
        #expect(try traps(source).first?.contains("stack overflow") == true)
    }

    @Test(arguments: [
        "struct S: Sequence { func makeIterator() -> S { self } }\nfor x in S() { print(x) }",
        "struct S: Sequence, IteratorProtocol { mutating func down() -> Int? { nil } }\nfor x in S() { print(x) }",
        "struct S: Sequence { func makeIterator() -> S { self } }\nprint(Array(S()).count)",
    ])
    func `a sequence that is its own iterator and has no next element uses the stack up`(source: String) throws {
        #expect(try traps(source).first?.contains("stack overflow") == true)
    }

    @Test func `a value that is too deep is shown as far as the stack goes`() throws {
        let text = "indirect enum L { case e; case n(L) }\nvar a = L.e\nfor _ in 0..<30_000 { a = .n(a) }\ndump(a)"
        #expect(try traps(text).first?.contains("values within each other") == true)
    }

    @Test(arguments: [
        "let a = 1, b = super.5", "let a = super.name", "var a = 1\na.3000000000 = 2", "struct H { var item = 1 }\nvar h = H()\nh.3 = nil",
        "let f = { $9223372036854775807 }\nprint(f())", "let f: (Int) -> Int = { $100000000 }\nprint(f(1))",
        "func f(_ a: (Int, Int)) { print(a.7) }\nf((1, 2))",
        "class Base {}\nfinal class Sub: Base { class subscript(name: String) -> String { } }\nSub[\"x\"] = \"one\"",
        "class Shelf { subscript(key: String) -> Int { } }\nclass Own: Shelf { override subscript(key: String) -> Int { get { super[key] = 2 } } }\nprint(Own()[\"a\"])",
    ])
    func `a name that is a number, and a place that is none, are errors`(source: String) throws {
        let run = Run(source)
        try run.run()
        #expect(!run.host.traps.isEmpty || !run.host.refusals.isEmpty)
    }

    /// Names for types that stand for each other, and types above each other, as many as would use the stack up; all but the last two are no Swift.
    private static let chains: [(name: String, source: String)] = [
        ("a cycle of two", "typealias A = B\ntypealias B = A\nlet x: A? = nil\nprint(x == nil)"),
        ("a cycle by members", "struct S { typealias A = S.B; typealias B = S.A }\nlet x: S.A? = nil\nprint(x == nil)"),
        ("a cycle of lists", "typealias A = [B]\ntypealias B = [A]\nlet x: A? = nil\nprint(x == nil)"),
        (
            "a chain",
            (0..<3_000).map { "typealias A\($0) = A\($0 + 1)\n" }.joined() + "typealias A3000 = Int\nlet x: A0? = nil\nprint(x == nil)"
        ),
        (
            "a chain by members",
            "struct S {\n" + (0..<3_000).map { "typealias A\($0) = S.A\($0 + 1)\n" }.joined()
                + "typealias A3000 = Int }\nlet x: S.A0? = nil\nprint(x == nil)"
        ),
        (
            "a chain of names that double",
            "typealias A0 = Int\n" + (0..<40).map { "typealias A\($0 + 1) = (A\($0), A\($0))\n" }.joined()
                + "let x: A40? = nil\nprint(x == nil)"
        ),
        ("a cycle of classes", (0..<300).map { "class C\($0): C\(($0 + 1) % 300) {}\n" }.joined() + "let x: C0? = nil\nprint(x == nil)"),
        ("a cycle of protocols", (0..<300).map { "protocol P\($0): P\(($0 + 1) % 300) {}\n" }.joined() + "print(true)"),
        (
            "a chain of classes",
            "class C0 { var x = true }\n" + (0..<300).map { "class C\($0 + 1): C\($0) {}\n" }.joined() + "print(C300().x)"
        ),
        (
            "a chain of protocols",
            "protocol P0 {}\n" + (0..<600).map { "protocol P\($0 + 1): P\($0) {}\n" }.joined() + "struct S: P600 {}\nprint(S() is P0)"
        ),
    ]

    @Test(arguments: chains.map(\.name)) func `types that lead to each other are looked at to some depth`(name: String) throws {
        let run = Run(try #require(Self.chains.first { $0.name == name }).source)
        try run.run()
        #expect(run.host.output == "true\n")
    }

    /// Each pair of brackets was asked about twice by the one around it.
    @Test(arguments: ["print(a\(brackets))", "a\(brackets) = 1", "let b = a\(brackets)\nprint(b)", "print(\"\\(a\(brackets))\")"])
    func `many brackets behind a name are looked at once`(use: String) throws {
        let run = Run("var a: [Any] = []\n" + use)
        try run.run()
        #expect(!run.host.traps.isEmpty || !run.host.refusals.isEmpty)
    }

    private static let brackets = String(repeating: "[0]", count: 60)
}
