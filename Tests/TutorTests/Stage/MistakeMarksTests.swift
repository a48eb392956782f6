import Canvas
import Curriculum
import Interpreter
import Projects
import Stage
import Testing

@testable import Tutor

/// The checks' findings beside their lines, on the timeline, and as places to go to.
@MainActor
@Suite struct MistakeMarksTests {
    private static let scene = """
        import UIKit

        class Profile: UIViewController {
            let header = UIView()
            let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(header)
                header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
                Worker().start()
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                header.backgroundColor = .systemRed
            }
        }

        class Worker {
            var again: Worker?

            func start() {
                again = self
            }
        }
        """

    private func driver(_ world: Setting.World = .open, _ size: Size = Size(width: 120, height: 40), depth: ColorDepth = .palette) -> Driver
    {
        let request = SceneRequest(
            title: "Profile.swift",
            run: RunPrescription(
                sources: [Source(path: "Profile.swift", text: Self.scene)], setting: Setting(world: world, container: .navigation)))
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size, depth: depth)
    }

    private func has(_ text: String, _ driver: Driver) -> Bool { driver.text.contains(text) }

    @Test func `lines with a mistake have a sign before and after they have run`() {
        let driver = driver()
        driver.press(.home).expect("⚠10 ").expect("⚠16 ").expect("⚠21 ")
        driver.press(.end).expect("⚠10▹").expect("⚠16▹")
        self.driver(.closed).press(.end).expect(no: "⚠10")
    }

    @Test func `a breakpoint, a mistake and the running line are all seen`() throws {
        let driver = driver(depth: .none)
        driver.press("B").choose("stop at a line").type("10").press(.enter, .home, ">").expect("▶10◆")
        let stage = try #require(driver.state.stage)
        let code = try #require(StageView.layout(stage, size: driver.canvas.gridSize).content(of: .code))
        let rows = driver.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("▶10◆") })
        #expect(driver.canvas.gridCell(x: code.x + 1, y: row).style.attributes.contains(.underline), "the number of a faulty line")
        driver.press(.left).expect("◆10⚠")
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)])
    func `the timeline's ruler has the sign above the callback of the statement`(size: Size) throws {
        let driver = driver(.open, size)
        driver.press("g").type("Profile.viewDidLoad").press(.enter)
        func ruler() -> Substring { driver.text.split(separator: "\n").first { $0.contains("↓") } ?? "" }
        #expect(ruler().contains("↓⚠"))
        driver.press(.left)
        #expect(!ruler().contains("↓⚠"))
        #expect(ruler().contains("⚠"))
        self.driver(.closed, size).press(.home).expect(no: "⚠")
    }

    @Test func `in a lesson's scene no mistake is marked, and none opens`() {
        driver(.closed).press(.home, "1").press(.down, .down, .down, .down, .down, .down, .down, .down, .down).expect(no: "M mistake")
            .press("M")
            .expect("no mistake is marked")
    }

    @Test func `the list goes to the statement, or shows the line that nothing ran on`() throws {
        let driver = driver()
        driver.press("m").expect("header").expect("(Profile.swift:10)").expect(no: "UIView#").choose("bounds.width of")
        #expect(driver.state.stage?.event?.location?.line == 10)
        driver.expect("▶10")
        driver.press("m").choose("Worker is never")
        #expect(driver.state.stage?.pinnedLine?.line == 21)
        driver.press("1")
        #expect(driver.state.stage?.cursor == 21)
    }
}
