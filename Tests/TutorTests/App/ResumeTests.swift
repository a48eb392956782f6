import Canvas
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

/// What is there again when a lesson is left and opened again.
@MainActor
@Suite struct ResumeTests {
    /// Keeps what is to be kept, as the database would.
    final class Memory {
        var progress = ProgressOverview()
        var answers: [AnswerRecord] = []

        func keep(_ change: ProgressChange) {
            switch change {
            case .reached(let lesson, let place):
                progress.lessons[lesson] = .init(bookmark: place, isFinished: progress.lessons[lesson]?.isFinished ?? false)
                progress.last = lesson
            case .finished(let lesson): progress.lessons[lesson]?.isFinished = true
            case .answered(let lesson, let question, let answer, let verdict, let hints, let certainty):
                answers.append(
                    AnswerRecord(
                        lesson: lesson, question: question, answer: answer, verdict: verdict, hints: hints, certainty: certainty,
                        time: 0, takenBack: nil))
            case .arranged(let screen, let arrangement): progress.arrangements[screen] = arrangement
            case .told(let lesson, let text): progress.sentences[lesson] = text
            case .tookBack(_, let question): answers.removeAll { $0.question == question }
            case .keptFinding(let finding): progress.keptFindings.insert(finding.id)
            case .forgotFinding(let id): progress.keptFindings.remove(id)
            }
        }
    }

    private let memory = Memory()

    private func driver() throws -> Driver {
        var services = Services.fixture()
        services.keep = { [memory] in memory.keep($0) }
        services.progress = { [memory] in memory.progress }
        services.answers = { [memory] _ in memory.answers }
        return Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services)
    }

    private func lesson(_ driver: Driver) throws -> LessonState {
        guard case .lesson(let lesson) = driver.state.screen else { throw Missing() }
        return lesson
    }

    private struct Missing: Error {}

    private func label(_ driver: Driver) throws -> String {
        let stage = try lesson(driver).stage
        return try #require(stage.model).label(of: stage.position)
    }

    @Test(arguments: [[Key.control("c")], [.escape, "q"]])
    func `quitting and starting brings back the page, the event, the level and the pane`(quit: [Key]) throws {
        let first = try driver()
        first.press("6", .right, .right, "l", .right, .tab, .tab)
        let (label, pane, level) = (try label(first), try lesson(first).stage.focus, try lesson(first).stage.level)
        for key in quit { first.press(key) }
        #expect(first.app.session.hasQuit)
        let second = try driver()
        second.expect("Continue: 01 Two callbacks").press("1")
        #expect(try self.label(second) == label)
        #expect(try lesson(second).stage.focus == pane)
        #expect(try lesson(second).stage.level == level)
        second.press(.enter).press(.backspace)
        #expect(try self.label(second) == "ProfileViewController.viewDidLoad()")
    }

    @Test func `what the learner did to the app is done again`() throws {
        let first = try driver()
        first.press("6", "i").choose("back").press(.right).press(.control("c"))
        let second = try driver()
        second.press("1")
        #expect(try lesson(second).stage.ownSteps.map(\.description) == ["back"])
        #expect(try label(second) == (try label(first)))
    }

    @Test func `a page is found by its name when others were put before it`() throws {
        memory.progress.lessons["01"] = .init(bookmark: Bookmark(page: 0, step: "the-first-frame"), isFinished: false)
        memory.progress.last = "01"
        let driver = try driver()
        driver.press(.enter).expect("The first frame").expect("page 3 of 3")
        memory.progress.lessons["01"] = .init(bookmark: Bookmark(page: 1, step: "a-page-that-is-gone"), isFinished: false)
        try self.driver().press(.enter).expect("page 2 of 3")
    }

    @Test func `answers given before the page are there, and are not asked again`() throws {
        let first = try driver()
        first.press("6", .enter, "h", "b", .enter).expect("✗ No.").press(.enter).expect("The first frame").press(.control("c"))
        let second = try driver()
        second.press("1").expect("The first frame").press(.backspace).expect("✗ No.").expect("Hint 1")
        #expect(memory.answers.count == 1)
        second.press("u").expect(no: "✗ No.")
        #expect(memory.answers.isEmpty)
    }

    @Test func `an answer on the page itself is there too`() throws {
        let first = try driver()
        first.press("6", .enter, "a", .enter).expect("✓ Right.").press(.control("c"))
        let second = try driver()
        second.press("1").expect("✓ Right.")
        #expect(try lesson(second).isHeld == false)
    }

    @Test func `an open question still holds the stage`() throws {
        let first = try driver()
        first.press("6", .enter, .left, .control("c"))
        let second = try driver()
        second.press("1").expect("Which of these comes next?")
        #expect(try label(second) == (try label(first)))
        let lesson = try lesson(second)
        #expect(lesson.isHeld && lesson.stage.lastReachable < (lesson.stage.model?.count ?? 0) - 1)
    }

    @Test func `a finished lesson is asked anew`() throws {
        let first = try driver()
        first.press("6", .enter, "a", .enter, .enter, .enter).expect("You have reached the end").press(.escape)
        first.press("6").expect("page 1 of 3").press(.enter).expect(no: "✓ Right.")
    }
}
