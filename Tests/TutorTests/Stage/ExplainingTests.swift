import Canvas
import Projects
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

/// What names mean, from where the learner meets them.
@MainActor
@Suite struct ExplainingTests {
    private func lesson(_ size: Size = Size(width: 120, height: 40)) throws -> Driver {
        Driver(TutorState(size: .zero, course: try FixtureCourse.load()), size: size)
    }

    private func shown(_ driver: Driver) -> Notice? {
        if case .notice(let notice)? = driver.state.overlay { notice } else { nil }
    }

    @Test func `on a line with one known name it is explained at once, in the four lines`() throws {
        let driver = StageTests().driver()
        driver.press("g").type("ProfileViewController.viewIsAppearing").press(.enter, "1", "I")
        let notice = try #require(shown(driver))
        #expect(notice.title == "UIViewController.viewIsAppearing(_:)")
        #expect(notice.lines.map { $0.prefix(9) } == ["Now      ", "Do here  ", "Not here ", "Known    "])
        #expect(notice.lines.last?.contains("Apple's page of UIViewController.viewIsAppearing(_:)") == true)
        driver.press(.enter)
        #expect(driver.state.overlay == nil)
    }

    @Test func `of several names one is chosen, and those of the app, keywords and texts are none`() throws {
        let driver = StageTests().driver()
        driver.press("g").type("ProfileViewController.viewDidLoad").press(.enter, "1")
        while let cursor = driver.state.stage?.cursor, cursor < 46 { driver.press(.down) }
        driver.press("I")
        guard case .menu(let menu)? = driver.state.overlay else {
            Issue.record("no menu:\n\(driver.text)")
            return
        }
        // print("safe area", view.safeAreaInsets.top)
        #expect(menu.items.map(\.title) == ["print", "view", "safeAreaInsets", "top"])
        driver.choose("safeAreaInsets")
        #expect(shown(driver)?.lines.contains { $0.hasPrefix("Known    ") } == true)
    }

    @Test func `a line without a name says so`() {
        let driver = StageTests().driver()
        driver.press("1", .pageUp, .pageUp, .pageUp, .pageUp, .pageUp, .down, "I").expect("Line 2 has no name of UIKit's")
    }

    @Test func `away from code and text the event is explained`() throws {
        let driver = StageTests().driver()
        driver.press("g").type("ProfileViewController.viewDidAppear").press(.enter, "7", "I")
        #expect(shown(driver)?.title == "UIViewController.viewDidAppear(_:)")
    }

    @Test func `at a text its callbacks and its words of the glossary are explained`() throws {
        let driver = try lesson()
        driver.press("6", "I")
        driver.expect("Explain").expect("transaction").choose("transaction")
        #expect(shown(driver)?.lines.first == "Is       A group of changes that reach the screen together; it ends with a commit.")
    }

    @Test func `an explanation that is too high is scrolled`() throws {
        let driver = try lesson(Size(width: 40, height: 12))
        driver.press("6", "1")
        while let cursor = driver.state.stage?.cursor, cursor > 29 { driver.press(.up) }
        let stage = try #require(driver.state.stage)
        driver.press("I")
        if case .menu? = driver.state.overlay { driver.press(.enter) }
        #expect(stage.focus == .code)
        let first = driver.text
        driver.expect("↑↓ scroll").press(.down, .down)
        #expect(driver.text != first)
        for _ in 0..<40 { driver.press(.down) }
        driver.expect("Known")
    }

    @Test func `a click with the right button explains the line`() throws {
        let driver = StageTests().driver()
        driver.press("g").type("ProfileViewController.viewDidAppear").press(.enter)
        let rows = driver.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("override func viewIsAppearing") })
        driver.send(.mouse(Mouse(.press(.right), at: Point(x: 20, y: row))))
        #expect(shown(driver)?.title == "UIViewController.viewIsAppearing(_:)")
    }
}
