import Canvas
import Curriculum
import Foundation
import Projects
import Stage
import Testing

@testable import Tutor

@MainActor
@Suite struct MouseTests {
    private func driver() -> Driver { StageTests().driver() }

    @Test func `a click on an event's mark goes there`() {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewWillAppear").press(.enter)
        driver.click(on: "●updateViewCo")
        #expect(StageTests().event(driver) == "ProfileViewController.updateViewConstraints()")
    }

    @Test func `dragging along the timeline goes along`() throws {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewWillAppear").press(.enter)
        let before = try #require(driver.state.stage).position
        let row = driver.canvas.gridSize.height - 5
        driver.send(.mouse(Mouse(.press(.left), at: Point(x: 60, y: row)))).send(.mouse(Mouse(.drag(.left), at: Point(x: 110, y: row))))
        #expect(try #require(driver.state.stage).position > before)
    }

    @Test func `the wheel over the timeline steps, over a text it scrolls`() throws {
        let driver = driver()
        let start = try #require(driver.state.stage).position
        driver.send(.mouse(Mouse(.wheelDown, at: Point(x: 60, y: 36))))
        #expect(try #require(driver.state.stage).position > start)
        driver.click(10, 2)
        #expect(driver.state.stage?.focus == .code)
        driver.send(.mouse(Mouse(.wheelDown, at: Point(x: 10, y: 2))))
        #expect(driver.state.stage?.scroll[.code] == 3)
    }

    @Test func `a page dragged on the device screen is popped`() throws {
        let driver = driver()
        driver.press(.end)
        let layout = StageView.layout(try #require(driver.state.stage), size: driver.canvas.gridSize)
        let screen = try #require(layout.content(of: .screen))
        func at(_ share: Double) -> Point {
            Point(x: screen.x + 1 + Int(Double(screen.width - 3) * share), y: screen.y + screen.height / 2)
        }
        driver.send(.mouse(Mouse(.press(.left), at: at(0))))
        driver.send(.mouse(Mouse(.drag(.left), at: at(0.4)))).send(.mouse(Mouse(.drag(.left), at: at(0.8))))
        driver.send(.mouse(Mouse(.release(.left), at: at(0.8))))
        let step = try #require(driver.state.stage?.ownSteps.first)
        #expect(step.description.hasPrefix("swipe-back ") && step.description.hasSuffix(" finish"))
        #expect(driver.state.stage?.drag == nil)
    }

    @Test func `a press on the screen without a drag changes nothing`() throws {
        let driver = driver()
        driver.press(.end)
        let layout = StageView.layout(try #require(driver.state.stage), size: driver.canvas.gridSize)
        let screen = try #require(layout.content(of: .screen))
        driver.click(screen.x + screen.width / 2, screen.y + screen.height / 2)
        #expect(driver.state.stage?.ownSteps.isEmpty == true)
        #expect(driver.state.stage?.drag == nil)
    }

    @Test func `a click on the device's screen taps what is there: a button, and the way back`() throws {
        let scene = """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    button.setTitle("Open", for: .normal)
                    button.frame = CGRect(x: 40, y: 400, width: 300, height: 100)
                    button.addTarget(self, action: #selector(open), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func open() { navigationController?.pushViewController(B(), animated: true) }
            }
            final class B: UIViewController {}
            """
        let request = SceneRequest(
            title: "Tap", run: RunPrescription(sources: [Source(path: "Tap.swift", text: scene)], setting: Setting(container: .navigation)))
        let size = Size(width: 120, height: 40)
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        let driver = Driver(state, [.run(request, .open(nil))], size: size)
        driver.press(.end)
        let stage = try #require(driver.state.stage)
        let screen = try #require(StageView.layout(stage, size: driver.canvas.gridSize).content(of: .screen))
        driver.click(screen.x + screen.width / 2, screen.y + screen.height * 450 / 852)
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["tap Open"])
        driver.press(.end).click(screen.x + 2, screen.y + screen.height * 75 / 852)
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["tap Open", "back"])
        driver.press(.end).click(screen.x + screen.width / 2, screen.y + screen.height * 700 / 852).expect("Nothing reacts to a tap there.")
    }

    // MARK: The finger up and down

    private static let scrolling = """
        import UIKit
        final class A: UIViewController {
            let list = UIScrollView()
            override func viewDidLoad() {
                super.viewDidLoad()
                list.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
                list.contentSize = CGSize(width: 393, height: 2400)
                view.addSubview(list)
            }
            @objc func openSheet() { present(B(), animated: true) }
        }
        final class B: UIViewController {}
        """

    private func finger(_ steps: [String] = []) -> Driver {
        let request = SceneRequest(
            title: "Finger",
            run: RunPrescription(
                sources: [Source(path: "Finger.swift", text: Self.scrolling)], setting: Setting(steps: steps.compactMap { try? Step($0) })))
        let size = Size(width: 120, height: 40)
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        let driver = Driver(state, [.run(request, .open(nil))], size: size)
        return driver.press(.end)
    }

    /// The cell of the device's display at a share of its width and height.
    private func cell(_ driver: Driver, _ x: Double, _ y: Double) throws -> Point {
        let stage = try #require(driver.state.stage)
        let screen = try #require(StageView.layout(stage, size: driver.canvas.gridSize).content(of: .screen))
        return Point(x: screen.x + Int(Double(screen.width - 1) * x), y: screen.y + Int(Double(screen.height - 1) * y))
    }

    private func value(_ expression: String, _ driver: Driver) throws -> String {
        let stage = try #require(driver.state.stage)
        guard case .value(let value)? = stage.model?.value(of: Watch(expression), at: stage.lastReachable) else { return "" }
        return value
    }

    @Test func `content is scrolled by the points that the mouse drags it`() throws {
        let driver = finger()
        driver.send(.mouse(Mouse(.press(.left), at: try cell(driver, 0.5, 0.6))))
        driver.send(.mouse(Mouse(.drag(.left), at: try cell(driver, 0.5, 0.5))))
        driver.send(.mouse(Mouse(.drag(.left), at: try cell(driver, 0.5, 0.3))))
        // While it is down the points stand on the pane's edge.
        let points = try #require(driver.state.stage?.trailing(of: .screen))
        #expect(points.hasPrefix("-") && points.hasSuffix(" pt"))
        driver.expect(points).expect("Enter let go  u never mind")
        driver.send(.mouse(Mouse(.release(.left), at: try cell(driver, 0.5, 0.3))))
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["drag list 0 \(points.dropLast(3)) hold"])
        #expect(driver.state.stage?.drag == nil)
        #expect(try value("list.contentOffset.y", driver) == "\(points.dropFirst().dropLast(3)).0")
    }

    @Test func `the wheel scrolls what is under it at the end of the recording, in one step, and steps elsewhere`() throws {
        let driver = finger()
        for _ in 0..<3 { driver.send(.mouse(Mouse(.wheelDown, at: try cell(driver, 0.5, 0.5)))) }
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["drag list 0 -180 hold"])
        #expect(try value("list.contentOffset.y", driver) == "180.0")
        for _ in 0..<3 { driver.send(.mouse(Mouse(.wheelUp, at: try cell(driver, 0.5, 0.5)))) }
        #expect(driver.state.stage?.ownSteps.isEmpty == true)
        // Beside the content, and at an earlier frame, it steps.
        driver.press(.end)
        let last = try #require(driver.state.stage).position
        driver.send(.mouse(Mouse(.wheelUp, at: try cell(driver, 0.5, 0.95))))
        #expect(try #require(driver.state.stage).position < last)
        driver.press(.home).send(.mouse(Mouse(.wheelDown, at: try cell(driver, 0.5, 0.5))))
        #expect(driver.state.stage?.ownSteps.isEmpty == true)
        #expect(try #require(driver.state.stage).position > 0)
    }

    @Test(arguments: [(0.9, "finish"), (0.25, "cancel")])
    func `a sheet follows the mouse down, and leaves when it is more than half way`(to share: Double, end: String) throws {
        let driver = finger(["call A.openSheet"])
        driver.send(.mouse(Mouse(.press(.left), at: try cell(driver, 0.5, 0.1))))
        driver.send(.mouse(Mouse(.drag(.left), at: try cell(driver, 0.5, 0.2))))
        driver.send(.mouse(Mouse(.drag(.left), at: try cell(driver, 0.5, share))))
        let percent = try #require(driver.state.stage?.trailing(of: .screen))
        #expect(percent.hasSuffix(" %"))
        // The picture is that of the finger's farthest place: the sheet is neither at rest nor gone.
        let stage = try #require(driver.state.stage)
        let moved = stage.model?.hierarchy(at: stage.position).contains { $0.screenFrame.minY > 100 && $0.screenFrame.minY < 852 }
        #expect(moved == true)
        driver.send(.mouse(Mouse(.release(.left), at: try cell(driver, 0.5, share))))
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["swipe-down \(percent.dropLast(2)) \(end)"])
    }

    @Test func `where nothing follows a finger a sentence says so`() throws {
        let driver = finger()
        driver.send(.mouse(Mouse(.press(.left), at: try cell(driver, 0.5, 0.9))))
        driver.send(.mouse(Mouse(.drag(.left), at: try cell(driver, 0.5, 0.7))))
        driver.expect("Nothing there scrolls up or down, and it is no sheet.")
        driver.send(.mouse(Mouse(.release(.left), at: try cell(driver, 0.5, 0.7))))
        #expect(driver.state.stage?.ownSteps.isEmpty == true && driver.state.stage?.drag == nil)
    }

    @Test func `a click on a hint presses its key`() {
        let driver = driver()
        driver.click(on: "? help").expect("one event back / on")
    }

    @Test func `a click on a menu's line takes it`() {
        let driver = driver()
        driver.press("D").click(on: "se: iPhone SE").expect("iPhone SE 375x667")
    }

    @Test func `a click on a line of code that ran goes to it`() {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewDidAppear").press(.enter)
        driver.click(on: "override func viewIsApp")
        #expect(StageTests().event(driver) == "ProfileViewController.viewIsAppearing(_:)")
    }

    @Test func `a click on a pane's name brings it to the front`() {
        let driver = StageTests().driver(Size(width: 80, height: 24))
        driver.click(on: "3 console").expect("[3 console]")
    }

    @Test func `clicks open lines at home and choose in a menu`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.click(on: "01 Two callbacks").expect("Nothing to see yet")
    }

    @Test func `a turned device is touched where it is drawn`() throws {
        let driver = driver()
        driver.press(.end, "i").choose("rotate landscapeLeft").press(.end)
        let stage = try #require(driver.state.stage)
        #expect(stage.displaySize == CGSize(width: 852, height: 393))
        let layout = StageView.layout(stage, size: driver.canvas.gridSize)
        let screen = try #require(layout.content(of: .screen))
        // In the lower half of the pane is nothing of a wide display; at its right edge is one.
        let right = Point(x: screen.maxX - 1, y: screen.y + screen.height / 2)
        guard case .dragPressed? = stage.action(for: Mouse(.press(.left), at: right), in: layout) else {
            Issue.record("the display's right edge is not touched")
            return
        }
        driver.send(.mouse(Mouse(.press(.left), at: right)))
        let pressed = try #require(driver.state.stage)
        guard case .tapped(let x, let y)? = pressed.action(for: Mouse(.release(.left), at: right), in: layout) else {
            Issue.record("no tap")
            return
        }
        #expect(x > 800 && x < 852 && y > 0 && y < 393)
        #expect(
            stage.action(for: Mouse(.press(.left), at: Point(x: right.x, y: screen.y)), in: layout).map { "\($0)" }?.hasPrefix(
                "dragPressed") != true)
    }
}
