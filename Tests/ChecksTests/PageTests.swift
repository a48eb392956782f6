import Checks
import Projects
import Stage
import Testing

@Suite struct `The page of a rule` {
    private func found(_ text: String, by rule: String) throws -> [String] {
        let walker = Walker(
            try SceneProgram([Source(path: "Scene.swift", text: text)], root: nil),
            rules: rule == "no-deinit" ? ["no-deinit"] : nil)
        for entry in try walker.entries() { try walker.walk(entry) }
        return walker.findings.map(\.rule)
    }

    @Test(arguments: Checks.ruleSummaries.map(\.name)) func `shows code in which the rule finds one fault, and the same mended`(
        rule: String
    ) throws {
        let page = try #require(Checks.page(of: rule))
        #expect(try found(page.wrong, by: rule) == [rule])
        #expect(try found(page.right, by: rule) == [])
    }

    @Test(arguments: Checks.ruleSummaries.map(\.name)) func `has a source for each sentence about UIKit`(rule: String) throws {
        let page = try #require(Checks.page(of: rule))
        #expect(!page.why.isEmpty && page.why.allSatisfy { $0.hasSuffix("]") && $0.contains("[") }, "\(page.why)")
        #expect(Checks.explanation(of: rule)?.hasPrefix("\(rule): ") == true)
    }
}
