import Interpreter
import Testing

/// Texts that the parser would go down into until the tool's own stack is used up: each is refused before, at its place.
@Suite struct NestingTests {
    struct Deep: CustomTestStringConvertible {
        let testDescription: String
        let most: Int
        let text: @Sendable (Int) -> String

        init(_ description: String, most: Int, _ text: @escaping @Sendable (Int) -> String) {
            (testDescription, self.most, self.text) = (description, most, text)
        }

        static func around(_ left: String, _ right: String, most: Int) -> Deep {
            Deep("\(left) \(right)", most: most) { repeated(left, $0) + "1" + repeated(right, $0) }
        }
    }

    static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let texts: [Deep] = [
        .around("(", ")", most: 256), .around("{ ", " }", most: 256), .around("if true {", "}", most: 256), .around("[{", "}]", most: 128),
        .around("[", "]", most: 20), .around("[(", ")]", most: 20), .around("\"\\(", ")\"", most: 256),
        .around("#\"\\#(", ")\"#", most: 256),
        Deep("interpolations without end", most: 256) { repeated("\"\\(", $0) },
        Deep("operators", most: 999) { "let a = b" + repeated(" + b", $0) },
        Deep("operators at lines' ends", most: 999) { "let a = " + repeated("b +\n", $0) + "b" },
        Deep("calls over lines", most: 499) { "let a = b" + repeated("\n    .c()", $0) },
        Deep("generic arguments", most: 249) { "let a: " + repeated("A<", $0) + "A" + repeated(">", $0) },
        Deep("words that wait for more", most: 999) { "let a = " + repeated("await ", $0) + "b" },
        Deep("words that wait for more over lines", most: 999) { "let a = " + repeated("try\n", $0) + "b" },
        Deep("casts", most: 999) { "let a = b" + repeated(" as Any", $0) },
        Deep("attributes", most: 124) { "struct S { " + repeated("@W ", $0) + "var a: Int }" },
        Deep("conditions", most: 256) { repeated("#if A\n", $0) + "let a = 1\n" + repeated("#endif\n", $0) },
        Deep("branches", most: 333) { "if a {}" + repeated(" else if a {}", $0) },
    ]

    private func refusals(_ text: String) -> [String] {
        Program.parse(files: [("A.swift", text)]).problems.map(\.description).filter {
            $0.contains("nested too deeply") || $0.contains("too long")
        }
    }

    @Test(arguments: texts) func `a text that is nested too deeply is no program`(deep: Deep) {
        #expect(refusals(deep.text(deep.most * 2 + 2)).count == 1)
        #expect(refusals(deep.text(100_000)).count == 1)
        #expect(refusals(deep.text(deep.most / 2)) == [])
    }

    @Test func `the refusal names the place`() {
        let text = "let a = 1\nlet b = \(Self.repeated("(", 300))1\(Self.repeated(")", 300))"
        #expect(refusals(text) == ["A.swift:2:265: error: nested too deeply: 257 levels"])
    }

    @Test(arguments: [
        "// ((((\n", "/* { /* ( */ [ */\n", "let a = \"([{\"\n", "let a = \"\\\"([{\"\n", "let a = #\"\\\"([{\"#\n",
        "let a = \"\"\"\n([{\"\n\"\"\"\n",
        "let a = \"\\(b)([{\"\n", "let a: Int? = f(1)!\n", "let a = b + c\n", "b.c().d()\n", "func f() { a = /[(]/ }\n",
        "let a = [1: \"\", 2: [3]]\n",
        "a = \"\"\n", "let a = \"(\n",
    ])
    func `brackets in comments and strings are none, and statements after each other are no chain`(line: String) {
        #expect(refusals(Self.repeated(line, 1_500)) == [])
    }
}
