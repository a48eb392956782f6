import Canvas
import Foundation
import Interpreter
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

@MainActor
@Suite struct LessonTests {
    /// What was asked to be kept.
    final class Kept {
        var changes: [ProgressChange] = []
    }

    /// Where progress is kept, and what is in the way of that.
    private final class Disk {
        var isFull = false
    }

    private func driver(_ lesson: String, page: Int = 0, size: Size = Size(width: 120, height: 40), kept: Kept = Kept()) throws -> Driver {
        var services = Services.fixture()
        services.keep = { kept.changes.append($0) }
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services, size: size)
        driver.press(lesson == "01" ? "6" : "7")
        for _ in 0..<page { driver.press("s", .enter) }
        return driver
    }

    private func lesson(_ driver: Driver) throws -> LessonState {
        guard case .lesson(let lesson) = driver.state.screen else { throw Missing() }
        return lesson
    }

    struct Missing: Error {}

    @Test func `a lesson shows its text beside the stage that the step prescribes`() throws {
        let driver = try driver("01")
        driver.expect("01 Two callbacks").expect("Nothing to see yet").expect("page 1 of 3").expect("What you set now is noted down")
            .expect(
                "• the frame keeps its number,")
        let lesson = try lesson(driver)
        #expect(lesson.stage.model.map { $0.label(of: lesson.stage.position) } == "ProfileViewController.viewDidLoad()")
    }

    /// A course of one lesson, read from a text.
    private func page(_ prose: String, size: Size) throws -> Driver {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-terms-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let lesson = folder.appendingPathComponent("01-words")
        try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
        let front = "---\nid: \"01\"\ntitle: Words\nminutes: 5\nclaims: []\ngoals:\n  - Know words\n---\n"
        let stage = "```stage\nscene: Scene.swift\nshow: ProfileViewController.viewDidLoad()\n```\n"
        for (name, text) in [
            ("../Course.yaml", "title: Course\nchapters:\n  - title: Words\n    about: Words.\n    lessons: [01-words]\n"),
            ("../Claims.yaml", "[]\n"), ("Scene.swift", Fixture.scene + "\n"),
            ("Lesson.md", "\(front)\n## A page\n\n\(stage)\n\(prose)\n"),
        ] {
            try text.write(to: lesson.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let course = try Course.load(from: folder.path)
        let outline = try #require(course.lessons.first)
        let read = try course.lesson(outline)
        var services = Services.fixture()
        services.lesson = { _ in .success(read) }
        var state = TutorState(size: .zero, course: course)
        return Driver(state, state.begin(.lesson("01")), services: services, size: size)
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
    func `a marked word's meaning stands below the text`(size: Size) throws {
        let driver = try page("A [wrapper](glossary) comes first, then a transaction.", size: size)
        driver.expect("A wrapper comes first").expect("wrapper: A private view that a container")
        #expect(!driver.text.contains("transaction: "))
    }

    @Test func `an open question is not answered by the sentence, the facts, the frames or the picture`() throws {
        let next = try driver("01")
        next.press(.enter).expect("You are at ProfileViewController.viewWillAppear(_:).").expect(no: "in no window yet")
        next.press("a", .enter).press(.left).expect(no: "You are at")
        let cell = try driver("02", page: 4)
        cell.expect("the facts are the question").press("2").expect("the views are the question").expect(no: "Profile.view")
        let value = try driver("02", page: 3)
        value.expect("the facts are the question").press("2").expect("Profile.view").expect(no: "393×852")
    }

    @Test func `the end claims what was answered right, and names the pages to look at again`() throws {
        let right = try driver("01")
        right.press(.enter, "a", .enter, .enter, .enter).expect("What you can do now:").expect("✓ Find the first frame").expect(
            no: "Look again")
        let wrong = try driver("01")
        wrong.press(.enter, "b", .enter, .enter, .enter).expect("What this lesson is about:").expect(no: "✓ Find")
        wrong.expect("Look again at:").expect("page 2  What comes next")
    }

    @Test func `the arrow keys step the stage while the text stays`() throws {
        let driver = try driver("01")
        let before = try lesson(driver).stage.position
        driver.press(.right, .right).expect("Nothing to see yet")
        #expect(try lesson(driver).stage.position > before)
    }

    @Test func `a question must be answered or skipped before the next event is shown`() throws {
        let driver = try driver("01")
        driver.press(.enter).expect("Which of these comes next?").expect("a ○ viewIsAppearing(_:)")
        let held = try lesson(driver).stage.position
        driver.press(.right).expect("Not now: what comes next is the question; answer it, or press s to skip it.")
        #expect(try lesson(driver).stage.position == held)
        driver.press(.end)
        #expect(try lesson(driver).stage.position == held)
        driver.expect(no: "●isAppearing")
        driver.press("s").expect("Skipped.")
        driver.press(.right)
        #expect(try lesson(driver).stage.position > held)
    }

    @Test func `a question holds its event again when one comes back to it unanswered, not when it was answered`() throws {
        let driver = try driver("01")
        driver.press(.enter, .backspace, .enter)
        #expect(try lesson(driver).stage.limit != nil)
        driver.press("a", .enter).expect("✓ Right. It was there")
        driver.press(.enter, .backspace).expect("✓ Right.")
        #expect(try lesson(driver).stage.limit == nil)
    }

    @Test func `a wrong answer moves the stage to where it went wrong and says why`() throws {
        let driver = try driver("01")
        driver.press(.enter, "b", .enter)
        driver.expect("✗ No. It came too late").expect("viewIsAppearing(_:) is the first callback").expect(no: "there is 1 flash")
        driver.press("=").expect("there is 1 flash")
        #expect(try lesson(driver).stage.position == 40)
    }

    @Test func `nothing moves on by itself, and enter goes on`() throws {
        let driver = try driver("01")
        driver.press(.enter, "a", .enter).expect("page 2 of 3")
        driver.send(nil).send(nil).expect("page 2 of 3")
        driver.press(.enter).expect("page 3 of 3")
    }

    @Test func `u takes back one whole answer, and the question is open again`() throws {
        let kept = Kept()
        let driver = try driver("01", kept: kept)
        driver.press(.enter, "b", .enter).expect("✗ No.")
        driver.press("u").expect(no: "✗ No.").expect("▶ b ●")
        #expect(try lesson(driver).stage.limit != nil)
        #expect(kept.changes.last == .tookBack(lesson: "01", question: "what-comes"))
        driver.press(.up, .enter).expect("✓ Right.")
    }

    @Test func `hints come one after the other, and then the answer`() throws {
        let driver = try driver("01")
        driver.press(.enter, "h").expect("Hint 1").expect(no: "Hint 2").press("h").expect("Hint 2").expect(no: "Answer")
        driver.press("h").expect("Answer").expect("  the first of 2")
        driver.press("h").expect("Not now: the answer is shown already.")
    }

    @Test func `each answer and each page is kept when it comes`() throws {
        let kept = Kept()
        let driver = try driver("01", kept: kept)
        driver.press(.enter, "h", "a", .enter, .enter, .enter)
        #expect(
            kept.changes == [
                .reached(lesson: "01", Bookmark(page: 0, step: "nothing-to-see-yet")),
                .reached(lesson: "01", Bookmark(page: 1, step: "what-comes-next")),
                .answered(lesson: "01", question: "what-comes", answer: .choice(0), verdict: .right, hints: 1, certainty: .sure),
                .reached(lesson: "01", Bookmark(page: 2, step: "the-first-frame")),
                .finished(lesson: "01"),
            ])
        driver.expect("You have reached the end of this lesson.").expect("1 of 1 answers were right.").expect(
            "✓ Say what comes after viewWillAppear")
        driver.press(.enter).expect("02 One of each kind")
    }

    @Test func `a comparison shows the frame before and after`() throws {
        try driver("01", page: 2).expect("before ").expect("after ")
    }

    @Test func `what the learner does to the stage is gone on the next page`() throws {
        let driver = try driver("01")
        driver.press("i").choose("back")
        #expect(try lesson(driver).stage.ownSteps.count == 1)
        driver.press("W").type("FeedViewController.viewWillDisappear").press(.enter, .enter)
        #expect(try lesson(driver).stage.before != nil)
        driver.press(.enter)
        #expect(try lesson(driver).stage.ownSteps.isEmpty)
        #expect(try lesson(driver).stage.before == nil)
    }

    @Test func `an order is given by placing, taken back step by step, and not read off the timeline`() throws {
        let driver = try driver("02", page: 2)
        driver.expect("Put these in order.").expect(no: "●didLoad ")
        driver.press("b", "c").press("u").press("c", "a")
        driver.expect("a 3").expect("b 1").expect("c 2")
        #expect(try lesson(driver).question?.complete == .order([1, 2, 0]))
        driver.press(.enter).expect("✓ Right.")
    }

    @Test func `an incomplete order places the selected one on enter`() throws {
        let driver = try driver("02", page: 2)
        driver.press(.enter)
        #expect(try lesson(driver).question?.order == [])
        driver.press(.down, .enter, .down, .enter)
        #expect(try lesson(driver).question?.order == [0, 1])
    }

    @Test func `a placed row moves up and down, and after the answer each row is marked`() throws {
        let driver = try driver("02", page: 2)
        driver.press("a", "b").expect("not placed yet").expect("c ○ viewWillAppear(_:)")
        driver.press(.shiftDown).press(.shiftUp)
        #expect(try lesson(driver).question?.order == [1, 0])
        driver.expect("▶ b 1").press("c", .shiftUp)
        #expect(try lesson(driver).question?.order == [1, 2, 0])
        let wrong = Feedback(
            verdict: .wrong, run: nil, place: nil, sentence: "No.", advice: nil, checks: [], problems: [], right: .order([1, 0, 2]))
        driver.app.session.send(.question(.graded(.order([1, 2, 0]), wrong)))
        driver.send(nil)
        driver.expect("b ✓ viewDidLoad()").expect("c ✗ viewWillAppear(_:)  is 3rd").expect("a ✗ viewDidAppear(_:)  is 2nd")
        driver.send(.resize(Size(width: 200, height: 60))).expect("It is:").expect("2 viewDidAppear(_:)")
    }

    @Test func `lines are put into place, and some may be left out`() throws {
        let driver = try driver("02", page: 7)
        driver.press(.enter).expect("Not now: put at least one line into place first.")
        driver.press("c", "a").expect("c 1 let shade: Float = 0.5").expect("a 2 badge.layer").expect("b ○ badge.isHidden")
        driver.press(.enter).expect("✓ Right.").expect("left out")
        #expect(try lesson(driver).question?.answer == .order([2, 0]))
    }

    @Test func `after an answer about code the device stands at the frame that shows what it comes to, and ' leads to the line and back`()
        throws
    {
        var services = Services.fixture()
        let grader = Grader()
        services.grade = { question, _, answer in grader.verdict(on: answer, to: question) }
        let driver = Driver(
            TutorState(size: .zero, course: try FixtureCourse.load()), services: services, size: Size(width: 120, height: 40))
        driver.press("7", "s", .enter)
        // In viewDidAppear the colour comes a frame late.
        driver.press("c", .enter).expect("✗ No.").expect("before ").expect("after ").expect("' its line")
        let stage = try lesson(driver).stage
        let shown = try #require(stage.consequenceShown)
        let events = try #require(stage.model).recording.events
        #expect(events[stage.position].name == "composited")
        #expect(shown.before == shown.frame - 1)
        let line = try #require(events[shown.cause].location?.line)
        driver.expect("badge.backgroundColor = .systemTeal")
        driver.press("'")
        #expect(try lesson(driver).stage.position == shown.cause)
        #expect(try lesson(driver).stage.model?.place(at: shown.cause)?.location.line == line)
        driver.expect(no: "before ").expect("' its frame").press("'").expect("before ")
        // In viewWillAppear it is there when the slide begins; the run ends with it.
        driver.press("u", "a", .enter).expect("✓ Right.")
        let right = try lesson(driver).stage
        let model = try #require(right.model)
        let frame = try #require(right.consequenceShown?.frame)
        #expect(model.picture(atFrame: frame) == model.picture(atFrame: model.recording.frames.count - 1))
        #expect(model.picture(atFrame: frame) != model.picture(atFrame: frame - 1))
    }

    @Test func `a guess gives the answer as it stands, also where the selected line has no place`() throws {
        let driver = try driver("02", page: 7)
        driver.press("c", "a").press(.down).expect("▶ b ○").press("G").expect("✓ Right, by a guess.")
        #expect(try lesson(driver).question?.answer == .order([2, 0]))
    }

    @Test func `a question for a cause does not tell it before the answer`() throws {
        let driver = try driver("02", page: 8)
        driver.expect("You are at ProfileViewController.viewWillAppear(_:).").press("w").expect("Not now: the cause is the question.")
        driver.press("a", .enter).expect("✓ Right.").press("w").expect("Why: ProfileViewController.viewWillAppear(_:)")
    }

    @Test func `a row of the grid begins as the one before it, and only what changes is said`() throws {
        let driver = try driver("02", page: 9)
        driver.expect("win sup fra").expect("▶ viewWillAppear").press(.enter).expect("Not now: fill all 3 rows first.")
        driver.press("n", "y", "y").expect("▶ viewIsAppearing")
        #expect(try lesson(driver).question?.facts == [false, true, true, false, true, true, nil, nil, nil])
        driver.press("y", .right, .left).expect("viewIsAppearing ●  [●]  ●").press(.up).expect("▶ viewWillAppear").press(.down)
        driver.press(.enter).expect("▶ viewDidAppear").press(.enter).expect("✓ Right.")
        #expect(try lesson(driver).question?.answer == .facts([false, true, true, true, true, true, true, true, true]))
        let right = Feedback(
            verdict: .wrong, run: nil, place: nil, sentence: "No.", advice: nil, checks: [], problems: [],
            right: .facts([false, true, true, true, true, true, true, false, true]))
        driver.app.session.send(.question(.graded(.facts([]), right)))
        driver.send(nil)
        driver.expect("viewDidAppear   ●   ●✗  ●").expect("✗ the recording says the other")
    }

    @Test func `the learner says whether the answer is a guess, and it is kept`() throws {
        let kept = Kept()
        let driver = try driver("01", kept: kept)
        driver.press(.enter, "G").expect("Not now: choose first.").press("a", "G").expect("✓ Right, by a guess.")
        #expect(
            kept.changes.last
                == .answered(lesson: "01", question: "what-comes", answer: .choice(0), verdict: .right, hints: 0, certainty: .guess))
        driver.press("u", "a", .enter).expect("✓ Right. ")
        #expect(
            kept.changes.last
                == .answered(lesson: "01", question: "what-comes", answer: .choice(0), verdict: .right, hints: 0, certainty: .sure))
    }

    @Test func `a value is written`() throws {
        let driver = try driver("02", page: 3)
        driver.press(.enter).expect("as Swift writes it").type("120").press(.enter).expect("120").expect("✓ Right.")
        #expect(try lesson(driver).question?.answer == .text("120"))
    }

    @Test func `a row of the table is filled with y and n`() throws {
        let driver = try driver("02", page: 4)
        driver.press(.enter).expect("Not now: say y or n of all 3 facts first.")
        driver.press(.tab, .tab).press(.tab).expect("the facts are the question").press(.tab, .tab, .tab)
        driver.press("n", "y", "y").expect("· window").expect("● superview").expect("● frame")
        driver.press(.enter).expect("✓ Right.")
        #expect(try lesson(driver).question?.answer == .facts([false, true, true]))
    }

    @Test func `a line is chosen with the arrow keys`() throws {
        let driver = try driver("02", page: 5)
        driver.expect(no: "window?.makeKeyAndVisible()").press(.down).expect("▶30")
        for _ in 0..<51 { driver.press(.down) }
        driver.expect("▶51").press(.enter).expect("✓ Right.")
        #expect(try lesson(driver).question?.answer == .line(51))
    }

    @Test func `a fix opens the editor and runs what was saved`() throws {
        let driver = try driver("02", page: 10)
        driver.expect("opens in your editor").press(.enter).expect("✓ Right.")
        guard case .source(let text)? = try lesson(driver).question?.answer else { throw Missing() }
        #expect(text.hasSuffix("// mended\n"))
    }

    @Test func `an editor that changes nothing is no answer`() throws {
        var services = Services.fixture()
        services.edit = { _, _, _ in }
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services)
        driver.press("7")
        for _ in 0..<10 { driver.press("s", .enter) }
        driver.press(.enter).expect("Nothing was saved, so nothing was run.")
    }

    @Test func `a click on a choice answers`() throws {
        let driver = try driver("01")
        driver.press(.enter).click(on: "viewIsAppearing(_:)").expect("▶ a ●").press(.enter).expect("✓ Right.")
    }

    @Test func `what cannot be written down is said, and the lesson goes on`() throws {
        var services = Services.fixture()
        services.keep = { _ throws(SceneFailure) in throw SceneFailure(lines: ["The disk is full: /state/appear"]) }
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services)
        driver.press("6").expect("Your progress could not be written").expect("The disk is full")
        driver.press(.enter, .enter).expect("Which of these comes next?")
    }

    @Test func `what cannot be written down is still said where nothing can be read either`() throws {
        var services = Services.fixture()
        let disk = Disk()
        services.keep = { _ throws(SceneFailure) in if disk.isFull { throw SceneFailure(lines: ["The disk is full: /state/appear"]) } }
        services.progress = { () throws(SceneFailure) in
            if disk.isFull { throw SceneFailure(lines: ["Nothing can be read: /state/appear"]) }
            return try Services.fixture().progress()
        }
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services)
        driver.press("6", .enter)
        disk.isFull = true
        driver.press("b", .enter).expect("Your progress could not be written").expect("The disk is full")
        driver.expect("Your progress could not be read:").expect("Nothing can be read")
    }
}
