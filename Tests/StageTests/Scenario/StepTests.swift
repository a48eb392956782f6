import Stage
import Testing

@Suite struct StepTests {
    @Test(arguments: Step.kinds)
    func `an example of help is a step`(kind: Step.Kind) throws {
        #expect(try Step(kind.example).description == kind.example)
    }

    @Test func `every action has an example, and a sentence that fits in 80 columns of help`() throws {
        let actions = try Step.kinds.map { try Step($0.example).action }
        // One name for each case of Step.Action.
        let names = actions.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
        #expect(Set(names).count == 22)
        #expect(Step.words.count == 23)
        #expect(Step.kinds.filter { $0.summary.count > 62 || !$0.summary.hasSuffix(".") }.map(\.summary) == [])
        #expect(throws: StepError.self) { try Step("jump") }
    }
}
