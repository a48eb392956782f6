import Interpreter
import Testing

/// What the library does in one go counts as steps: a loop around it ends as any other.
@Suite struct ChargeTests {
    @Test(arguments: [
        "a = big.sorted()", "a = big.reversed()", "a = big.map { $0 }; a.append(1)", "n = big.reduce(0, +)",
        "print(big == other, terminator: \"\")",
        "print(big.contains(-1), terminator: \"\")", "a = big; a[0] += 1", "n = text.uppercased().count",
        "print(text == long, terminator: \"\")",
        "n = text.split(separator: \",\").count", "a = Array(keys.values)",
        "n = (text + \"x\").utf8.count",
    ])
    func `a loop around much work ends by its steps`(body: String) throws {
        let run = Run(
            """
            let big = Array(0..<2_000), other = Array(0..<2_000)
            let text = String(repeating: "word,", count: 2_000), long = String(repeating: "word,", count: 2_000)
            let keys = Dictionary(uniqueKeysWithValues: big.map { ($0, $0) })
            var a: [Int] = []
            var n = 0
            for _ in 0..<2_000 { \(body) }
            """)
        run.interpreter.limits.steps = 100_000
        try run.run()
        #expect(run.host.traps.first?.contains("steps") == true)
    }

    @Test(arguments: ["long.contains(part)", "long.split(separator: part).count", "long.firstRange(of: part) as Any"])
    func `a search that compares most of a list at each place ends by its steps`(search: String) throws {
        let run = Run(
            "let long = Array(repeating: 0, count: 4_000), part = Array(repeating: 0, count: 2_000) + [1]\nprint(\(search))")
        run.interpreter.limits.steps = 100_000
        try run.run()
        #expect(run.host.traps.first?.contains("steps") == true)
    }
}
