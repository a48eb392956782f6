import Canvas
import Curriculum
import Foundation
import Stage
import Testing

@testable import Tutor

/// Small pictures of a transition below the device.
@MainActor
@Suite struct FilmStripTests {
    private static let large = Size(width: 200, height: 60)

    private func driver(
        _ size: Size = large, steps: [String] = ["call FeedViewController.openProfile"], depth: ColorDepth = .palette
    ) -> Driver {
        let request = Fixture.request(steps)
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size, depth: depth)
    }

    private func pane(_ driver: Driver) throws -> Rect {
        let stage = try #require(driver.state.stage)
        return try #require(StageView.layout(stage, size: driver.state.size).content(of: .screen))
    }

    private func strip(_ driver: Driver, limit: Int? = nil) throws -> FilmStrip? {
        var stage = try #require(driver.state.stage)
        stage.limit = limit
        guard FilmStrip.exists(on: stage) else { return nil }
        return FilmStrip(stage, try #require(stage.model), pane: try pane(driver).size)
    }

    @Test func `it has frames of the whole transition, each with its number, and marks the nearest one`() throws {
        let driver = driver()
        driver.press("g").type("frame 10").press(.enter)
        driver.expect("this transition, frames 2 to 23")
        let strip = try #require(try strip(driver))
        let numbers = try #require(driver.state.stage?.model).recording.frames.map(\.number)
        #expect(strip.stills.map { numbers[$0.frame] } == [2, 9, 16, 23])
        driver.expect("▶9")
        driver.press("g").type("frame 20").press(.enter).expect("▶23").expect(no: "▶9")
    }

    @Test func `before and after, it is the next and the last transition, and no frame is marked`() throws {
        let driver = driver()
        driver.press(.home).expect("the next transition, frames 2 to 23")
        var strip = try #require(try strip(driver))
        #expect(strip.current == nil)
        driver.press(.end).expect("the last transition, frames 2 to 23")
        strip = try #require(try self.strip(driver))
        #expect(strip.current == nil)
    }

    @Test func `a click on one goes to its frame`() throws {
        let driver = driver()
        driver.press(.home)
        let content = try pane(driver)
        let strip = try #require(try strip(driver))
        let still = strip.stills[2]
        driver.click(content.x + still.rect.x + 3, content.y + still.rect.y + 3)
        let stage = try #require(driver.state.stage)
        #expect(stage.model?.frame(after: stage.position) == still.frame)
    }

    @Test func `a tap on the device above it meets what is drawn there`() throws {
        let driver = driver()
        driver.press(.end)
        driver.click(on: "‹")
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["back"])
    }

    @Test func `frames after an open question's event are not shown`() throws {
        let driver = driver()
        driver.press("g").type("frame 10").press(.enter)
        let model = try #require(driver.state.stage?.model)
        let position = try #require(driver.state.stage?.position)
        let strip = try #require(try strip(driver, limit: position))
        #expect(strip.stills.allSatisfy { model.recording.event(atFrame: $0.frame) <= position })
        #expect(strip.stills.count > 1)
        // Before the transition there is none of it.
        let transition = try #require(model.transitions.first)
        #expect(try self.strip(driver, limit: transition.events.lowerBound) == nil)
    }

    @Test func `beside a lesson's text the frames to come are blank until the first is on the display`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), size: Self.large)
        driver.press("6").expect("frames 2 to 23 are to come").expect("░░░░░░░░░")
        driver.press("g").type("frame 2").press(.enter).expect("this transition, frames 2 to 23").expect(no: "░")
    }

    @Test func `a phone that is turned has wide pictures`() throws {
        let driver = driver(steps: ["rotate landscapeLeft", "call FeedViewController.openProfile"])
        driver.press(.end).expect("the last transition")
        let strip = try #require(try strip(driver))
        #expect(strip.stills.map(\.rect.size) == Array(repeating: Size(width: 13, height: 3), count: 3))
    }

    @Test func `where the picture is the question there is no strip`() throws {
        let driver = driver()
        var stage = try #require(driver.state.stage)
        let pane = try pane(driver).size
        #expect(ScreenPane(stage: stage).pictureArea(in: pane).height < pane.height)
        stage.hidden = [.picture]
        #expect(ScreenPane(stage: stage).pictureArea(in: pane).height == pane.height)
        #expect(ScreenPane(stage: stage).frame(at: Point(x: 5, y: pane.height - 3), in: pane) == nil)
    }

    @Test func `a small window gives the device all its rows, and so does a recording without a transition`() {
        for size in [Size(width: 80, height: 24), Size(width: 120, height: 40)] {
            driver(size).press(.home).expect(no: "transition, frames")
        }
        driver(steps: []).expect(no: "transition, frames")
    }

    @Test(arguments: [(60, 40, 852.0, 393.0), (42, 44, 393.0, 852.0), (34, 35, 393.0, 852.0), (62, 44, 834.0, 1194.0)])
    func `its pictures have nine columns or more, and leave the device its rows`(width: Int, height: Int, w: Double, h: Double) throws {
        let (rows, picture) = try #require(FilmStrip.place(in: Size(width: width, height: height), of: CGSize(width: w, height: h)))
        #expect(picture.width >= 9 && picture.height >= 3 && 2 * picture.width + 1 <= width)
        #expect(rows == picture.height + 2)
        let whole = min(Double(height), Double(width) * h / w / 2)
        #expect(Double(height - rows) >= min(whole - 1, 22))
    }
}
