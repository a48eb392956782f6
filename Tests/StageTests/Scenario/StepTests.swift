import Testing

@testable import Stage

@Suite struct StepTests {
    @Test(arguments: Step.kinds)
    func `an example of help is a step`(kind: Step.Kind) throws {
        #expect(try Step(kind.example).description == kind.example)
    }

    @Test func `every action has an example, and a sentence that fits in 80 columns of help`() throws {
        let actions = try Step.kinds.map { try Step($0.example).action }
        // One name for each case of Step.Action.
        let names = actions.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
        #expect(Set(names).count == 25)
        #expect(Step.words.count == 26)
        #expect(Step.kinds.filter { $0.summary.count > 62 || !$0.summary.hasSuffix(".") }.map(\.summary) == [])
        #expect(throws: StepError.self) { try Step("jump") }
    }

    @Test(arguments: [
        ("swipe-back 60 finish", "You swipe back to 60 %, and let go: it finishes."),
        ("swipe-back content 40 cancel", "You swipe back from the content to 40 %, and let go: it is cancelled."),
        ("drag card 0 -200 from top hold", "You put a finger on the top edge of card and move it by 200 points up, and hold it there."),
        ("drag card 12.5 3", "You put a finger on card and move it by 12.5 points right and 3 points down."),
        ("key cmd+n", "You press cmd+n."), ("resize 320x1194", "The window becomes 320×1194 points."),
        ("call Profile.refresh", "Profile.refresh() is called, as if something in the app had done it."),
        ("at 0.2 back", "0.2 s after the step before: You touch the back button."),
        (#"type name "Ada Byron""#, "You type “Ada Byron” into name."),
    ])
    func `a step is told as what the user or the system does`(text: String, sentence: String) throws {
        #expect(try Step(text).sentence == sentence)
    }
}
