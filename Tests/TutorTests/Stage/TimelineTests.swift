import Canvas
import Curriculum
import Stage
import Testing

@testable import Tutor

/// The lanes while a transition runs frame by frame.
@MainActor
@Suite struct TimelineTests {
    /// The columns of a sign in the rows of the timeline, from its left edge.
    private func columns(of sign: Character, _ driver: Driver) throws -> [Int] {
        let stage = try #require(driver.state.stage)
        let timeline = StageView.layout(stage, size: driver.state.size).timeline
        let rows = driver.text.split(separator: "\n", omittingEmptySubsequences: false)[timeline.y..<timeline.maxY]
        return rows.flatMap { row in
            row.dropFirst(timeline.x).prefix(timeline.width).enumerated().filter { $0.element == sign }.map(\.offset)
        }
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)])
    func `through a cancelled swipe the cursor stays at a third, and a mark moves in each lane`(size: Size) throws {
        let request = Fixture.request(["call FeedViewController.openProfile", "swipe-back 50 cancel"])
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        let driver = Driver(state, [.run(request, .open(nil))], size: size)
        // The second time it is for the swipe.
        for _ in 0..<2 { driver.press("g").type("FeedViewController.viewIsApp").press(.enter) }
        let transition = try #require(driver.state.stage?.model?.transitions.last)
        let width = StageView.layout(try #require(driver.state.stage), size: size).timeline.width
        var marks: [Int] = []
        for _ in transition.frames {
            driver.press(".")
            let cursor = try columns(of: "↓", driver)
            #expect(cursor.count == 1 && cursor[0] > width / 8 && cursor[0] < width * 45 / 100, "\(cursor)")
            // Every lane has the mark at the same place; the ruler may have the sign at the left of it, for a frame that has been.
            let shown = Set(try columns(of: "▮", driver).filter { $0 > cursor[0] })
            #expect(shown.count >= 1)
            marks.append(try #require(shown.min()))
        }
        #expect(marks == marks.sorted() && Set(marks).count >= 10, "\(marks)")
    }
}
