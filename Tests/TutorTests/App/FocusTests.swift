import Canvas
import Curriculum
import Testing

@testable import Tutor

/// The terminal's cursor stands on what has the keyboard, so that those who read by it know where they are.
@MainActor
@Suite struct FocusTests {
    private func driver(_ size: Size = Size(width: 80, height: 24)) throws -> Driver {
        Driver(TutorState(size: .zero, course: try FixtureCourse.load()), size: size)
    }

    /// The row at the cursor, from it on.
    private func rest(_ driver: Driver) -> String {
        guard let cursor = driver.terminal.cursor else { return "no cursor" }
        let line = driver.text.split(separator: "\n", omittingEmptySubsequences: false)[cursor.y]
        return String(line.dropFirst(cursor.x))
    }

    @Test func `it stands on the selected line at home, and on that of a menu`() throws {
        let driver = try driver()
        #expect(rest(driver).hasPrefix("▶"))
        let before = driver.terminal.cursor
        driver.press(.down)
        #expect(driver.terminal.cursor?.y == before.map { $0.y + 1 })
        driver.press("6").press("i")
        #expect(rest(driver).contains("back"))
    }

    @Test func `it follows the choice of a question, and stands at the verdict after it`() throws {
        let driver = try driver()
        // The first page is longer than its pane.
        driver.press("6", .enter, .enter)
        #expect(rest(driver).contains("a ○ viewIsAppearing"))
        driver.press("b")
        #expect(rest(driver).hasPrefix("▶ b ●"))
        driver.press(.enter)
        #expect(rest(driver).hasPrefix("✗ No."))
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)])
    func `it stands in the pane that has the keyboard`(size: Size) throws {
        let driver = try driver(size)
        driver.press("6")
        for _ in StagePane.allCases {
            driver.press(.tab)
            guard case .lesson(let lesson) = driver.state.screen else { throw Failed() }
            let content = LessonView.layout(lesson, size: size).content(of: lesson.stage.focus)
            let cursor = try #require(driver.terminal.cursor)
            #expect(content?.contains(cursor) == true, "\(lesson.stage.focus)")
        }
    }

    private struct Failed: Error {}
}
