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
        #expect(picture.width >= 9 && picture.height >= 5 && 2 * picture.width + 1 <= width)
        #expect(rows == picture.height + 2)
        let whole = min(Double(height), Double(width) * h / w / 2)
        #expect(Double(height - rows) >= min(whole - 1, 22))
    }
}

/// Where views were at the stop before, over the device's picture.
@MainActor
@Suite struct OutlinesTests {
    private func driver(_ size: Size, depth: ColorDepth = .palette, isUnicode: Bool = true) -> Driver {
        let request = Fixture.request(["call FeedViewController.openProfile", "swipe-back 50 cancel"])
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size, depth: depth, isUnicode: isUnicode)
    }

    private func swipe(_ driver: Driver) {
        // The second time it is for the swipe.
        for _ in 0..<2 { driver.press("g").type("FeedViewController.viewIsApp").press(.enter) }
        for _ in 0..<8 { driver.press(".") }
    }

    @Test func `L shows them and hides them, and the pane's edge says so`() {
        let driver = driver(Size(width: 120, height: 40))
        swipe(driver)
        let plain = driver.text
        driver.expect(no: "┆").press("L").expect("┆").expect("┄").expect("─ outlines ")
        driver.press("L").expect(no: "┆").expect(no: "─ outlines ")
        #expect(driver.press(.left, .right).text.contains("┆") == plain.contains("┆"))
    }

    @Test func `they are seen without colours and in ASCII too`() {
        let driver = driver(Size(width: 80, height: 24), depth: .none, isUnicode: false)
        swipe(driver)
        let before = driver.text
        driver.press("L")
        #expect(driver.text != before)
        #expect(driver.text.allSatisfy { $0.isASCII })
    }

    @Test func `what has moved has an outline where it was, in points of the display`() throws {
        let driver = driver(Size(width: 120, height: 40))
        swipe(driver)
        let stage = try #require(driver.state.stage)
        let outlines = Outlines(stage, try #require(stage.model))
        let profile = try #require(outlines.places.first { $0.name == "Profile.view" })
        #expect(profile.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        let badge = try #require(outlines.places.first { $0.name == "badge" })
        #expect(badge.frame == CGRect(x: 136, y: 160, width: 120, height: 120))
    }

    @Test func `an edge beyond the display's is not drawn, and a view beyond it is a line at its edge`() {
        let grid = PixelGrid(size: Size(width: 20, height: 40))
        func signs(_ frame: CGRect) -> [Point: String] {
            let labels = Outlines.Place(name: "badge", frame: frame).labels(on: grid, of: CGSize(width: 100, height: 200))
            return Dictionary(uniqueKeysWithValues: labels.map { ($0.position, $0.text) })
        }
        #expect(
            signs(CGRect(x: 10, y: 20, width: 20, height: 40)) == [
                Point(x: 2, y: 2): "┌", Point(x: 3, y: 2): "┄", Point(x: 4, y: 2): "┄", Point(x: 5, y: 2): "┐",
                Point(x: 2, y: 3): "┆", Point(x: 5, y: 3): "┆", Point(x: 2, y: 4): "┆", Point(x: 5, y: 4): "┆",
                Point(x: 2, y: 5): "└", Point(x: 3, y: 5): "┄", Point(x: 4, y: 5): "┄", Point(x: 5, y: 5): "┘",
            ])
        #expect(Set(signs(CGRect(x: 100, y: -10, width: 100, height: 400)).keys) == Set((0..<20).map { Point(x: 19, y: $0) }))
        #expect(signs(CGRect(x: -50, y: 0, width: 100, height: 200))[Point(x: 0, y: 5)] == nil)
        #expect(signs(CGRect(x: -50, y: 0, width: 100, height: 200))[Point(x: 9, y: 5)] == "┆")
    }
}
