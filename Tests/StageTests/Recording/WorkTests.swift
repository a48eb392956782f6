import Interpreter
import Projects
import Testing
import UIKitBindings

@testable import Stage

/// What the library, the host and UIKit do in one go takes steps, as many as it takes time: an endless loop around it ends as soon as any other.
///
/// The steps are those that the same work takes in Foundation or in Swift, measured outside: 13 million of them are a second.
@Suite struct WorkTests {
    struct Work: CustomTestStringConvertible {
        let body: String
        /// Half of what it takes, as machines differ.
        let steps: Int

        init(_ body: String, _ steps: Int) { (self.body, self.steps) = (body, steps) }

        var testDescription: String { body }
    }

    private static let preparation = """
        import UIKit
        let big = Array(0..<1_000), other = Array(0..<1_000), words = big.map { "word \\($0)" }
        let long = String(repeating: "lorem ipsum, ", count: 1_000)
        let long2 = String(repeating: "lorem ipsum, ", count: 1_000)
        let dict = Dictionary(uniqueKeysWithValues: big.map { ($0, $0) }), dict2 = dict, set = Set(big), set2 = Set(other)
        var a: [Int] = [], arr = Array(0..<10_000), s = "", x = 1.5, b = false, n = 0
        let date = Date(timeIntervalSince1970: 0)
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        let numbers = NumberFormatter()
        let label = UILabel()
        label.text = long
        let json = try! JSONSerialization.data(withJSONObject: ["a": big])

        """

    static let works = [
        Work("a = big.sorted()", 2_500), Work("n = words.sorted().count", 2_500), Work("a = big.reversed()", 100),
        Work("a = big.shuffled()", 500), Work("b = big == other", 100), Work("b = dict == dict2", 1_000), Work("b = set == set2", 1_000),
        Work("let c = arr; arr[0] += 1; n = c.count", 600), Work("n = big.reduce(0, +)", 1_000),
        Work("n = big.map { $0 + 1 }.count", 1_000),
        Work("b = big.contains(-1)", 500), Work("n = Set(words).count", 1_000), Work("n = (big + other).count", 100),
        Work("n = set.union(other).count", 1_000), Work("n = set.intersection(other).count", 1_000),
        Work("n = dict.mapValues { $0 }.count", 1_000), Work("n = dict.sorted { $0.key < $1.key }.count", 2_500),
        Work("n = Dictionary(grouping: big) { $0 % 10 }.count", 1_000), Work("s = words.joined(separator: \",\")", 500),
        Work("s = \"\\(big)\"", 1_000), Work("b = long == long2", 100), Work("n = long.count", 250), Work("n = Array(long).count", 2_000),
        Work("s = String(long.reversed())", 8_000), Work("s = long.uppercased()", 150), Work("s = long.capitalized", 6_000),
        Work("n = long.split(separator: \" \").count", 4_000), Work("n = long.components(separatedBy: \",\").count", 1_500),
        Work("s = long.replacingOccurrences(of: \"lorem\", with: \"x\")", 1_500), Work("b = long.contains(\"zzz\")", 400),
        Work("b = long.range(of: \"ZZZ\", options: .caseInsensitive) == nil", 1_700),
        Work("s = long.folding(options: .diacriticInsensitive, locale: nil)", 5_000),
        Work("s = long.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!", 5_000),
        Work("_ = try! JSONSerialization.jsonObject(with: json)", 3_800),
        Work("_ = try! JSONSerialization.data(withJSONObject: [\"a\": big])", 19_000), Work("s = formatter.string(from: date)", 500),
        Work("s = numbers.string(from: 3.5)!", 330), Work("label.sizeToFit()", 8_000),
    ]

    private func steps(_ body: String, times: Int) throws -> Int {
        let text = Self.preparation + "for _ in 0..<\(times) { \(body) }"
        let run = try Run(sources: [Source(path: "main.swift", text: text)], setting: Setting(world: .open))
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        return run.script.interpreter.steps
    }

    @Test(arguments: works) func `much work in one go takes many steps`(work: Work) throws {
        let each = try (steps(work.body, times: 11) - steps(work.body, times: 1)) / 10
        #expect(each >= work.steps)
    }

    private static let giants = [
        "b = String(repeating: \"a\", count: 200_000).contains(String(repeating: \"a\", count: 100_000) + \"b\")",
        "b = String(repeating: \"a\", count: 200_000).range(of: String(repeating: \"a\", count: 100_000) + \"b\") == nil",
        "b = String(repeating: \"x\", count: 60).range(of: \"(x+x+)+y\", options: .regularExpression) == nil",
        "n = try! NSRegularExpression(pattern: \"(x+x+)+y\").numberOfMatches(in: String(repeating: \"x\", count: 60), "
            + "range: NSRange(location: 0, length: 60))",
        "b = NSPredicate(format: \"SELF MATCHES %@\", \"(x+x+)+y\").evaluate(with: String(repeating: \"x\", count: 60))",
    ]

    @Test(arguments: giants) func `what takes for ever by itself ends the run`(body: String) throws {
        var limits = RunLimits()
        limits.code.steps = 1_000_000
        let run = try Run(
            sources: [Source(path: "main.swift", text: Self.preparation + body)], setting: Setting(world: .open), limits: limits)
        #expect(run.recording.events.last?.text == "the run took more than 1000000 steps")
    }

    private static let texts = [
        "s = String(repeating: \"a\", count: 100_000).replacingOccurrences(of: \"a\", with: String(repeating: \"b\", count: 10_000))",
        "s = String(repeating: \"a\", count: 100_000).replacingOccurrences(of: \"A\", with: String(repeating: \"b\", count: 10_000), "
            + "options: .caseInsensitive)",
        "s = Array(repeating: \"a\", count: 100_000).joined(separator: String(repeating: \"b\", count: 10_000))",
        "var d = Data(repeating: 1, count: 1_000); while true { d += d }",
        "var d = Data(repeating: 1, count: 1_000); while true { d.append(d) }",
    ]

    @Test(arguments: texts) func `what would be too long is not made`(body: String) throws {
        let run = try Run(sources: [Source(path: "main.swift", text: Self.preparation + body)], setting: Setting(world: .open))
        #expect(run.recording.events.last?.text?.hasPrefix("out of memory") == true)
    }
}
