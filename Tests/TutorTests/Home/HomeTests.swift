import Canvas
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

@MainActor
@Suite struct HomeTests {
    private func driver(_ progress: ProgressOverview = ProgressOverview(), size: Size = Size(width: 80, height: 24)) throws -> Driver {
        var services = Services.fixture()
        services.progress = { progress }
        return Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services, size: size)
    }

    @Test func `a first visit starts the first lesson`() throws {
        try driver().expect("▶ 1 Start: 01 Two callbacks").expect("0 of 2 lessons done").press(.enter).expect("Nothing to see yet")
    }

    @Test func `one goes on where one stopped`() throws {
        let progress = ProgressOverview(lessons: ["01": .init(bookmark: Bookmark(page: 2), isFinished: false)], last: "01")
        try driver(progress).expect("Continue: 01 Two callbacks  page 3").press("1").expect("The first frame")
    }

    @Test func `after a finished lesson comes the next`() throws {
        let progress = ProgressOverview(lessons: ["01": .init(bookmark: Bookmark(page: 3), isFinished: true)], last: "01")
        try driver(progress).expect("Start: 02 One of each kind").expect("✓ 01 Two callbacks").expect("1 of 2 lessons done")
    }

    @Test func `a finished lesson is opened at its start again`() throws {
        let progress = ProgressOverview(lessons: ["01": .init(bookmark: Bookmark(page: 3), isFinished: true)], last: "01")
        try driver(progress).press("6").expect("page 1 of 3")
    }

    @Test func `the arrow keys pass headings by`() throws {
        let driver = try driver()
        for _ in 0..<5 { driver.press(.down) }
        driver.expect("▶ 6").press(.up).expect("▶ 5 Search")
    }

    @Test func `a lesson that is not written yet is shown, cannot be opened, says why, and does not count as undone`() throws {
        let driver = try driver()
        driver.expect("0 of 2 lessons done, 1 to come").expect("    03 What comes later  ").expect(no: "8 ")
        let line = try #require(driver.text.split(separator: "\n").first { $0.contains("03 What comes later") })
        #expect(line.hasSuffix("  to come  │"), "the right edge, where other lessons have their minutes")
        driver.press(.end).expect("Lesson 03 is not written yet, so it cannot be opened.")
        driver.press(.enter).expect("Not now: lesson 03 is not written yet.")
        driver.click(on: "03 What comes").expect("Not now: lesson 03 is not written yet.")
        #expect(driver.state.screens.count == 1)
    }

    @Test func `no line of the list quits`() throws {
        let driver = try driver()
        for line in driver.state.homeItems.indices {
            driver.app.session.send(.home(.chosen(line)))
            #expect(!driver.app.session.hasQuit)
            while driver.state.overlay != nil || driver.state.screens.count > 1 { driver.press(.escape) }
        }
    }

    @Test func `what is due is asked again, one after the other`() throws {
        let due = [Fixture.review("01", "what-comes"), Fixture.review("02", "what-is-true")]
        let driver = try driver(ProgressOverview(due: due))
        driver.expect("Reviews  2 due").press("r").expect("Which of these comes next?").press("a", .enter, .enter).expect("What is true?")
        driver.press("a", .enter, .enter).expect("That was all that is due.").expect("2 of 2 answers were right.")
    }

    @Test func `ten questions a day are asked, and home says when the next ones are due`() throws {
        let due = (0..<12).map { _ in Fixture.review("01", "what-comes") }
        try driver(ProgressOverview(due: due)).expect("Reviews  10 due, 2 more on other days")
        var done = ProgressOverview(due: due)
        done.reviewedToday = 10
        try driver(done).expect("nothing is due; the next tomorrow")
        var later = ProgressOverview()
        later.upcoming = [
            ProgressOverview.Review(
                lesson: "01", question: "what-comes",
                memory: Memory(stability: 1, difficulty: 5, phase: .review, reviewed: 0, due: 3 * 86_400), isMisbelief: false)
        ]
        try driver(later).expect("nothing is due; the next in 3 days")
    }

    @Test func `without anything due the key says so`() throws {
        try driver().press("r").expect("Not now: nothing is due.")
    }

    @Test func `a learner's question leads to the step that answers it`() throws {
        try driver().press("/").type("flash push").expect("Why does my screen flash after a push?").press(.down, .enter).expect(
            "The first frame")
        try driver().press("/").type("flash").press(.enter).expect("The first frame")
        try driver().press("/").type("why oh why a flash after my push").press(.enter).expect("The first frame")
        try driver().press("/").type("each kind").press(.enter).expect("Here they come")
        try driver().press("/").type("quantum").press(.enter).expect("Nothing here speaks of “quantum”.")
    }

    @Test func `one's own files come on the stage`() throws {
        let driver = try driver()
        driver.press("o").type("Mine.swift").press(.enter).expect("Mine.swift")
        #expect(driver.state.stage?.model != nil)
        driver.press(.escape, "o").type("Other.swift").press(.enter).expect("These files cannot be read").expect(
            "There is no file Other.swift.")
    }

    @Test func `a course that cannot be read leaves the rest usable`() {
        let state = TutorState(size: .zero, course: nil, problems: ["Course.yaml:3:1: error: 'chapters' is missing"])
        let driver = Driver(state, size: Size(width: 80, height: 24))
        driver.expect("Course.yaml:3:1: error: 'chapters' is missing").expect("The table")
        driver.press("/").expect("Not now: there is no course.")
    }

    @Test func `the table is filled cell by cell, wrong ones show at once`() throws {
        let driver = try driver(size: Size(width: 120, height: 40))
        driver.press("t").expect("Say y or n").press("n", "y").expect("1 of 2 right; 68 to go.").expect("·✓").expect("●✗").expect(
            "● yes   · no   ✓ right   ✗ wrong")
        driver.press("s").expect("Each cell is measured.").expect("✗ not yet")
        driver.press("d").expect("iPhone · iOS").expect("marked * differ")
        driver.press("a").expect("appearance 2")
        driver.press("c").expect("Shown how?").press("1").expect("root · iPhone")
    }

    @Test func `the table shows what was measured`() throws {
        let driver = try driver(size: Size(width: 120, height: 40))
        driver.press("t", "s")
        guard case .table(let table) = driver.state.screen else { return }
        let measured = try FactsTable(container: .navigation)
        #expect(table.table == measured)
        let line = try #require(driver.text.split(separator: "\n").first { $0.contains("viewWillAppear(_:)") })
        let marks = line.filter { "✓✗?".contains($0) }.map { $0 == "✓" }
        #expect(marks == measured.rows[2].facts?.map { $0 ?? false })
    }
}
