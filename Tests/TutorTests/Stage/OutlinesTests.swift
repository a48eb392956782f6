import Canvas
import Curriculum
import Foundation
import Stage
import Testing

@testable import Tutor

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
        driver.press("L").expect("L on")
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
