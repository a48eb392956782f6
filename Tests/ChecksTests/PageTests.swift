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

    @Test func `says what mends it, but where the message says it case by case`() {
        let without = Checks.ruleSummaries.map(\.name).filter { Checks.page(of: $0)?.mend == nil }
        #expect(without.sorted() == ["console", "exception"])
        #expect(Checks.explanation(of: "load-view-super")?.contains("Mend: leave out the call of super.loadView().") == true)
        #expect(Checks.explanation(of: "console")?.contains("Mend:") == false)
    }

    @Test(arguments: [
        // One family, one callback, or the same callback once more: no wrong answers.
        ("early-geometry", ["early-animation", "early-present", "flash"]), ("early-animation", ["early-responder"]),
        ("flash", ["repeated-work", "stacking-layer", "layout-callback"]), ("missing-super", ["wrong-super", "load-view-super"]),
        ("lost-observer", ["unbalanced-observer"]), ("missing-did-move", ["no-add-child", "redundant-will-move"]),
    ])
    func `has beside it mends of other rules that are none here`(rule: String, taboo: [String]) {
        let others = Checks.rules(besides: rule, count: 3)
        #expect(others.count == 3 && Set(others).count == 3)
        #expect(Set(others).isDisjoint(with: taboo + [rule]), "\(others)")
    }

    @Test(arguments: Checks.ruleSummaries.map(\.name)) func `has three other mends beside it`(rule: String) {
        #expect(Checks.rules(besides: rule, count: 3).count == 3)
    }
}
