import Canvas
import Curriculum
import Stage
import Testing

@testable import Tutor

/// The line that says where the arrow keys lead.
@MainActor
@Suite struct StopsLineTests {
    private func driver(_ size: Size) -> Driver {
        let request = Fixture.request()
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size)
    }

    @Test(arguments: [Size(width: 120, height: 40), Size(width: 200, height: 60), Size(width: 80, height: 30)])
    func `it names the next and the last stop, and the arrow keys lead there`(size: Size) throws {
        let driver = driver(size)
        driver.press("g").type("ProfileViewController.viewWillAppear").press(.enter)
        driver.expect("Next stop → Profile.viewLayoutMarginsDidChange")
        let before = driver.text.contains("Last stop ← Feed.viewWillDisappear")
        #expect(before || size.width < 120)
        driver.press(.left)
        #expect(driver.state.stage?.event?.name == "viewWillDisappear(_:)")
        driver.expect("Next stop → Profile.viewWillAppear")
    }

    @Test func `a frame has the frame of the stops that it stands between`() {
        let driver = driver(Size(width: 120, height: 40))
        driver.press("g").type("frame 8").press(.enter)
        driver.expect("Next stop → Feed.viewDidDisappear (frame 23)    Last stop ← Profile.viewDidLayoutSubviews (frame 1)")
    }

    @Test func `a low window has no row for it, and two runs neither`() {
        driver(Size(width: 80, height: 24)).expect(no: "Next stop")
        let driver = driver(Size(width: 120, height: 40))
        driver.expect("Next stop").press("x").choose("another system").press(.enter).expect(no: "Next stop")
    }

    @Test func `an open question keeps the next one`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.press("6").expect("Next stop → ").press(.enter).expect(no: "Next stop").expect("Last stop ← ")
        // Not even a stop before the question's is named as the next one: the arrows would say how far it is.
        driver.press(.left).expect(no: "Next stop")
    }

    @Test func `at the ends there is one way`() {
        let driver = driver(Size(width: 120, height: 40))
        driver.press(.home).expect("Next stop").expect(no: "Last stop")
        driver.press(.end).expect("Last stop").expect(no: "Next stop")
    }

    @Test func `in few columns places go first, then the last stop, then letters`() throws {
        let driver = driver(Size(width: 120, height: 40))
        driver.press("g").type("frame 8").press(.enter)
        let line = StopsLine(stage: try #require(driver.state.stage))
        func text(_ width: Int) -> String { line.text(width: width, theme: .colorless, glyphs: .unicode).string }
        #expect(text(90) == "Next stop → Feed.viewDidDisappear    Last stop ← Profile.viewDidLayoutSubviews")
        #expect(text(60) == "Next stop → Feed.viewDidDisappear (frame 23)")
        #expect(text(40) == "Next stop → Feed.viewDidDisappear")
        #expect(text(20) == "Next stop → Feed.vi…")
    }

    @Test func `with frames as stops, and lines, these are named`() {
        let driver = driver(Size(width: 120, height: 40))
        driver.press("l", "l", "g").type("frame 8").press(.enter)
        driver.expect("Next stop → frame 9 (event ").expect("Last stop ← frame 7 (event ")
        driver.press("g").type("ProfileViewController.viewDidLoad").press(.enter).expect("Next stop → Scene.swift:30 (event ")
    }
}
