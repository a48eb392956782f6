import Foundation
import Testing

@testable import Curriculum

struct DisputeTests {
    private static func problems(_ dispute: String, instead old: String) throws -> [String] {
        let course = try TemporaryCourse(of: "12-presenting")
        try course.replace(old, with: dispute, in: "12-presenting/Lesson.md")
        do {
            return LessonValidator.problems(in: try Course.load(from: course.path)).map(\.description)
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test func `both sides, and whom the recording agrees with, are read`() throws {
        let course = try Course.load(from: TemporaryCourse.lessons)
        let outline = try #require(course.outline(of: "12"))
        let lesson = try course.lesson(outline)
        let dispute = try #require(lesson.steps.compactMap(\.dispute).first)
        #expect(dispute.claim == "A26")
        #expect(dispute.sides.map(\.source) == ["Document 002", "Document 000"])
        #expect(dispute.sides[0].says == [.text("the presented controller gets "), .code("viewWillAppear"), .text(" again")])
        #expect(dispute.decision == .source("Document 000"))
    }

    @Test(arguments: [
        ("right: Document 000", "right: Apple", "'Apple' is none of the sides; there are Document 002 and Document 000"),
        ("  right: Document 000\n", "", "'shown' needs 'right': whom the recording agrees with, or 'neither'"),
        (
            "CartViewController.viewWillAppear(_:)\") == 2", "CartViewController.viewWillAppear(_:)\") == 1",
            "the recording does not show this: "
        ),
        ("claim: A26", "claim: A09", "the ledger does not say that 'A09' is disputed"),
        ("claim: A26", "claim: G13", "the step's 'claims' leave out 'G13', which it disputes"),
        ("claim: A26", "claim: G13", "sources dispute 'A26': the step's stage block says how, with 'dispute'"),
        (
            "    Document 000: the presenting", "    # Document 000: the presenting",
            "a dispute has at least two 'sides': what each source says"
        ),
    ])
    func `a dispute without its sides, its decision or its recording is told`(old: String, new: String, told: String) throws {
        let problems = try Self.problems(new, instead: old)
        #expect(problems.contains { $0.contains(told) }, "\(problems.joined(separator: "\n"))")
    }
}
