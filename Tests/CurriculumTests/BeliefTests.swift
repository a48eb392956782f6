import Foundation
import Testing

@testable import Curriculum

/// A believer fails the questions that say so, and no others.
@Suite struct BeliefTests {
    private func problems(_ beliefs: String, change: (TemporaryCourse) throws -> Void = { _ in }) throws -> [String] {
        let course = try TemporaryCourse(of: "06-is-appearing")
        try course.write("beliefs:\n\(beliefs)", to: "Beliefs.yaml")
        try change(course)
        let problems = ProblemList()
        let read = try Course.load(from: course.path)
        let lessons = try read.lessons.map { try read.lesson($0) }
        let beliefs = CourseReader(directory: course.path, problems: problems).beliefs()
        BeliefCheck(beliefs: beliefs, course: read, lessons: lessons, proved: lessons, problems: problems).check()
        return problems.problems.sorted().map { $0.description.replacingOccurrences(of: course.path + "/", with: "") }
    }

    private static let size = """
          - {says: viewIsAppearing follows the size., rule: isAppearingFollowsSize, lesson: "06", origin: Advice.}

        """

    @Test func `a belief leads in its own world to the choices that name it`() throws {
        #expect(try problems(Self.size) == [])
    }

    @Test func `a choice that a believer does not take is told at its place`() throws {
        let found = try problems(Self.size) {
            try $0.replace(
                "*Is appearing means is being shown.*", with: "*viewIsAppearing follows the size.*", in: "06-is-appearing/Questions.md")
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("06-is-appearing/Questions.md:") == true)
        #expect(found.first?.contains("who believes “viewIsAppearing follows the size.” does not answer this") == true)
    }

    @Test func `a question that a believer fails without a choice that says so is told, unless the belief lists it`() throws {
        let other = Self.size.replacingOccurrences(of: "follows the size", with: "comes with each turn")
        let found = try problems(other)
        #expect(found.contains { $0.contains("fails this; 'also' in Beliefs.yaml leaves '06/after-the-turn' out") })
        let listed = Self.size.replacingOccurrences(of: "}", with: ", also: [06/inset-too-early, 06/none]}")
        let told = try problems(listed).filter { $0.contains("Beliefs.yaml:") }
        #expect(
            told == [
                "Beliefs.yaml:2:12: error: '06/none' is no question; one is named with its lesson: '04/order-of-a-push'",
                "Beliefs.yaml:2:12: error: who believes this answers '06/inset-too-early' as it is",
            ])
    }

    @Test(arguments: [
        (
            #"- {says: A., rule: isAppearingFollowsSize, lesson: "06", origin: B.}"#,
            "no question of lesson 06 has a choice that names this belief"
        ),
        (#"- {says: A., rule: gravity, lesson: "06", origin: B.}"#, "gravity"),
        (#"- {says: A., lesson: "06", origin: B.}"#, "'rule' is missing"),
    ])
    func `a belief without a rule or a lesson is told`(entry: String, message: String) throws {
        let found = try problems("  \(entry)\n")
        #expect(found.contains { $0.contains("Beliefs.yaml:2:") && $0.contains(message) }, "\(found)")
    }
}
