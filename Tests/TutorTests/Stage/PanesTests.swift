import Canvas
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

@MainActor
@Suite struct PanesTests {
    private func driver(_ size: Size = Size(width: 120, height: 40)) -> Driver { StageTests().driver(size) }

    private func lesson(_ size: Size = Size(width: 120, height: 40), page: Int = 1) throws -> Driver {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), size: size)
        driver.press("6")
        if page > 1 { driver.press(":").type("page \(page)").press(.enter) }
        return driver
    }

    private func layout(_ driver: Driver) throws -> StageLayout {
        switch driver.state.screen {
        case .lesson(let lesson): LessonView.layout(lesson, size: driver.state.size)
        default: StageView.layout(try #require(driver.state.stage), size: driver.state.size)
        }
    }

    private func size(of pane: StagePane, _ driver: Driver) throws -> Size {
        try #require(try layout(driver).content(of: pane), "\(pane) is seen").size
    }

    @Test func `keys make the pane that has the keyboard taller, lower, wider and narrower`() throws {
        let driver = driver()
        driver.press("1")
        let before = try size(of: .code, driver)
        driver.press("}", "}")
        #expect(try size(of: .code, driver) == Size(width: before.width, height: before.height + 2))
        driver.press("{")
        #expect(try size(of: .code, driver).height == before.height + 1)
        driver.press("|")
        #expect(try size(of: .code, driver).width == before.width + 2)
        driver.press("\\", "\\")
        #expect(try size(of: .code, driver).width == before.width - 2)
        driver.press(Key(.up, .alt))
        #expect(try size(of: .code, driver).height == before.height + 2)
        driver.press("Z").expect("All panes have their usual sizes.")
        #expect(try size(of: .code, driver) == before)
        driver.press("Z").expect("Not now: all panes have them.")
    }

    @Test func `the timeline takes its rows from the panes above it`() throws {
        let driver = driver()
        driver.press("7")
        let (before, code) = (try layout(driver).lowerFrame.height, try size(of: .code, driver).height)
        driver.press("}", "}", "}")
        #expect(try layout(driver).lowerFrame.height == before + 3)
        #expect(try size(of: .code, driver).height < code)
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60), (60, 20), (100, 30), (90, 24)], ["{", "}", "|", "\\"] as [Key])
    func `no rule of the screen is broken, however long a key is pressed`(size: (Int, Int), key: Key) throws {
        for driver in [driver(Size(width: size.0, height: size.1)), try lesson(Size(width: size.0, height: size.1), page: 2)] {
            for digit in "01234567" {
                driver.press(Key(.character(digit)))
                var edges: [StageEdge.Name: Int]?
                while edges != driver.state.stage?.edges {
                    edges = driver.state.stage?.edges
                    driver.press(key)
                }
                let layout = try layout(driver)
                let stage = try #require(driver.state.stage)
                #expect(layout.factsFrame.map { $0.height >= 3 } ?? (size.1 < 16))
                #expect(layout.facts.height >= 1 && layout.timeline.height >= 1 && layout.narration.height >= 1)
                let device = try #require(layout.content(of: .screen))
                #expect(device.width >= 9 && device.height >= 3)
                for slot in layout.slots {
                    #expect(slot.rect.x >= 0 && slot.rect.maxX <= size.0 && slot.rect.maxY <= size.1)
                    let inner = Pane.content(of: slot.rect)
                    // Beside an open question the others may be folded to their names, as they are without the learner's doing.
                    if stage.limit == nil { #expect(inner.height >= 3, "\(slot.shown) has \(inner.height) rows") }
                }
                if stage.hasProse {
                    #expect(try #require(layout.content(of: .prose)).height >= 3)
                    driver.expect("Which of these").expect("next?").expect("a ○ viewIsAppearing").expect("b ○ viewDidAppear")
                }
            }
        }
    }

    @Test func `what goes no further says so`() throws {
        let driver = driver()
        driver.press("1")
        for _ in 0..<60 { driver.press("}") }
        driver.expect("No further: every pane keeps three rows")
        // What was pressed in vain is not made good for.
        let height = try size(of: .code, driver).height
        driver.press("{")
        #expect(try size(of: .code, driver).height == height - 1)
    }

    @Test func `a pane that has the whole window keeps it`() throws {
        let driver = driver()
        driver.press("1", "z", "}").expect("Not now: the pane has the whole window; z takes it back.")
        driver.press("z")
        #expect(driver.state.stage?.edges.isEmpty == true)
    }

    @Test func `the mouse drags an edge, and no further than a key`() throws {
        let driver = driver()
        let edge = try #require(try layout(driver).edges.first { $0.name == StageEdge.Name(.below, .code) })
        let x = edge.span.upperBound - 3
        let before = try size(of: .code, driver).height
        driver.send(.mouse(Mouse(.press(.left), at: Point(x: x, y: edge.place))))
        driver.send(.mouse(Mouse(.drag(.left), at: Point(x: x, y: edge.place - 4))))
        #expect(try size(of: .code, driver).height == before - 4)
        driver.send(.mouse(Mouse(.drag(.left), at: Point(x: x, y: 0))))
        driver.send(.mouse(Mouse(.release(.left), at: Point(x: x, y: 0))))
        #expect(try size(of: .code, driver).height == 3)
        driver.send(.mouse(Mouse(.drag(.left), at: Point(x: x, y: 30))))
        #expect(try size(of: .code, driver).height == 3)

        let side = try #require(try layout(driver).edges.first { $0.name == StageEdge.Name(.beside, .code) })
        let width = try size(of: .code, driver).width
        driver.send(.mouse(Mouse(.press(.left), at: Point(x: side.place, y: side.span.lowerBound + 5))))
        driver.send(.mouse(Mouse(.drag(.left), at: Point(x: side.place - 6, y: 9))))
        #expect(try size(of: .code, driver).width == width - 6)
    }

    @Test func `sizes are shares of the window`() throws {
        let driver = driver(Size(width: 200, height: 60))
        driver.press("1", "{", "{", "{", "{", "{", "{")
        let large = try #require(try layout(driver).edges.first { $0.name == StageEdge.Name(.below, .code) })
        driver.send(.resize(Size(width: 120, height: 40)))
        let small = try #require(try layout(driver).edges.first { $0.name == StageEdge.Name(.below, .code) })
        #expect(large.usual - large.place == 6 && small.usual - small.place == 4)
        driver.send(.resize(Size(width: 200, height: 60)))
        #expect(try layout(driver).edges.first { $0.name == StageEdge.Name(.below, .code) } == large)
    }

    // MARK: Remembering

    /// A tutor whose progress begins with these arrangements, and what it keeps.
    private func remembering(_ arrangements: [String: StageArrangement], _ kept: Kept = Kept()) -> Driver {
        var services = Services.fixture()
        services.progress = {
            var overview = ProgressOverview()
            overview.arrangements = arrangements
            return overview
        }
        services.keep = { kept.changes.append($0) }
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(Fixture.request())))
        return Driver(state, [.run(Fixture.request(), .open(nil))], services: services)
    }

    private final class Kept {
        var changes: [ProgressChange] = []
        var arrangement: StageArrangement? {
            changes.lazy.compactMap { if case .arranged("stage", let arrangement) = $0 { arrangement } else { nil } }.last
        }
    }

    @Test func `a stage is found as it was left`() throws {
        let kept = Kept()
        let driver = remembering([:], kept)
        driver.press("4", "1", "{", "{", "l", "v", "3", .escape)
        let left = try #require(kept.arrangement)
        #expect(left.focus == "console" && left.level == Level.callbacks.next.rawValue && left.showsSystemViews)
        let again = remembering(["stage": left])
        let stage = try #require(again.state.stage)
        #expect(stage.arrangement == left)
        #expect(try layout(again).edges.contains { $0.name == StageEdge.Name(.below, .code) && $0.place == $0.usual - 2 })
        // Left as it was found, nothing is written.
        let untouched = Kept()
        remembering(["stage": left], untouched).press(.right, .escape)
        #expect(untouched.arrangement == nil)
    }

    @Test func `a usual stage is not written down`() {
        let kept = Kept()
        remembering([:], kept).press(.right, .escape)
        #expect(kept.changes.isEmpty)
    }

    @Test func `what another version or hand wrote leaves the stage sane`() throws {
        let odd = StageArrangement(
            focus: "prose", panes: ["nothing", "memory"], edges: ["below code": 90_000, "above": 3, "beside moon": 4], level: 77,
            showsSystemViews: false, showsOutlines: false)
        let driver = remembering(["stage": odd])
        let stage = try #require(driver.state.stage)
        #expect(stage.focus == .memory && stage.level == .callbacks && stage.edges == [StageEdge.Name(.below, .code): 1000])
        for slot in try layout(driver).slots { #expect(Pane.content(of: slot.rect).height >= 3) }
    }

    @Test func `a lesson keeps sizes, level and system views for the next one, and begins at its text`() throws {
        let driver = try lesson()
        driver.press("0", "}", "l", "1", "v", "L", .escape).press("6")
        let stage = try #require(driver.state.stage)
        #expect(!stage.edges.isEmpty && stage.level == Level.callbacks.next && stage.showsSystemViews && stage.showsOutlines)
        #expect(driver.state.arrangements["stage"] == nil)
    }
}
