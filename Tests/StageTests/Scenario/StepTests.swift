import Stage
import Testing

@Suite struct StepTests {
    @Test(arguments: Step.examples)
    func `an example of help is a step`(example: String) throws {
        #expect(try Step(example).description == example)
    }

    @Test func `every word that begins a step has an example`() throws {
        #expect(Step.words.count == 23)
        #expect(throws: StepError.self) { try Step("jump") }
    }
}
