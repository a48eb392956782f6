import Canvas
import Curriculum
import Interpreter
import Projects
import Stage
import Testing

@testable import Tutor

/// The cursor in the code, breakpoints at it, and the marks beside the lines.
@MainActor
@Suite struct CodeLinesTests {
    private static let scene = """
        import UIKit

        class Feed: UIViewController {
            let header = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(header)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
            }

            func never() {
                header.isHidden = true
            }
        }
        """

    /// A stage with the scene, at an event, with the keyboard in the code.
    private func driver(
        at event: String = "Feed.viewDidLoad()", _ size: Size = Size(width: 120, height: 40), isUnicode: Bool = true,
        depth: ColorDepth = .palette, limit: Int? = nil
    ) -> Driver {
        let request = SceneRequest(
            title: "Feed.swift",
            run: RunPrescription(
                sources: [Source(path: "Feed.swift", text: Self.scene)], setting: Setting(world: .open, container: .navigation)))
        var state = TutorState(size: size)
        var stage = StageState(request)
        stage.limit = limit
        state.screens.append(.stage(stage))
        let driver = Driver(state, [.run(request, .open(nil))], size: size, depth: depth, isUnicode: isUnicode)
        return driver.press("g").type(event).press(.enter, "1")
    }

    private func lines(_ driver: Driver) -> [Substring] { driver.text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The row of the code with a line, from its first column on; empty where it is not seen.
    private func row(_ line: Int, _ driver: Driver) -> String {
        guard let stage = driver.state.stage,
            let content = StageView.layout(stage, size: driver.canvas.gridSize).content(of: .code)
        else { return "" }
        let rows = lines(driver)[content.y..<content.maxY].map { String($0.dropFirst(content.x).prefix(content.width)) }
        return rows.first { $0.dropFirst().prefix(2).filter(\.isNumber) == String(line) } ?? ""
    }

    /// The row at the terminal's cursor, from it on.
    private func rowAtCursor(_ driver: Driver) -> String {
        driver.terminal.cursor.map { String(lines(driver)[$0.y].dropFirst($0.x)) } ?? ""
    }

    // MARK: The cursor

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)])
    func `the cursor begins at the line that runs, moves with the arrows, and is where the terminal's is`(size: Size) throws {
        let driver = driver(size)
        #expect(driver.state.stage?.cursor == 6)
        #expect(rowAtCursor(driver).hasPrefix("▶ 6"))
        driver.press(.down, .down)
        #expect(rowAtCursor(driver).hasPrefix("  8"))
        driver.press(.up)
        #expect(rowAtCursor(driver).hasPrefix("  7"))
        #expect(row(6, driver).hasPrefix("▶"), "the line that runs is marked as before")
    }

    @Test func `the cursor goes back to the line that runs when another event is gone to`() throws {
        let driver = driver()
        driver.press(.pageDown)
        #expect(driver.state.stage?.cursor == 14)
        driver.press("j")
        #expect(driver.state.stage?.cursor == 7)
        driver.press(.pageUp, .pageUp)
        #expect(driver.state.stage?.cursor == 1)
        driver.press(.up)
        #expect(driver.state.stage?.cursor == 1 && driver.terminal.bells > 0)
        driver.press(.pageDown, .pageDown, .pageDown, .down)
        #expect(driver.state.stage?.cursor == 19)
        driver.press(.end)
        #expect(driver.state.stage?.position == driver.state.stage?.lastReachable, "Home and End are the ends of the recording")
    }

    @Test func `other panes scroll as before, and their arrows leave the cursor alone`() throws {
        let driver = driver()
        driver.press(.down, "2", .down, .down)
        #expect(driver.state.stage?.scroll[.hierarchy] == 2)
        #expect(driver.state.stage?.cursor == 7)
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 80, height: 24)])
    func `the line that runs and the cursor's are never cut`(size: Size) throws {
        let driver = driver(at: "Feed.viewDidAppear(_:)", size)
        driver.press("j", "j")
        #expect(row(13, driver).hasPrefix("▶13"))
        driver.expect("↪").expect(".withAlphaComponent(").expect("0.5)")
        driver.press("k").expect(no: "withAlphaComponent")
        while let cursor = driver.state.stage?.cursor, cursor != 13 { driver.press(cursor > 13 ? .up : .down) }
        driver.expect(".withAlphaComponent(").expect("0.5)")
    }

    @Test func `a click on the rest of a long line is a click on the line`() throws {
        let driver = driver(at: "Feed.viewDidAppear(_:)", Size(width: 80, height: 24))
        driver.press("j", "j")
        let position = driver.state.stage?.position
        driver.press("k").press(.down)
        driver.click(on: ".withAlphaComponent(")
        #expect(driver.state.stage?.position == position)
    }

    // MARK: Breakpoints

    @Test func `Enter sets a breakpoint at the cursor, and takes it away`() throws {
        let driver = driver()
        driver.press(.down, .down).expect("Enter set breakpoint").press(.enter)
        driver.expect("Stops at Feed.swift:8; > goes on to it.")
        #expect(driver.state.stage?.breakpoints == [.line(file: "Feed.swift", number: 8)])
        driver.press(.left, .right).press(">")
        #expect(driver.state.stage?.event?.location?.line == 8)
        #expect(row(8, driver).hasPrefix("▶ 8◆"), "a breakpoint on the line that runs is seen beside the pointer")
        driver.press(.down, .up).expect("Enter remove breakpoint").press(.enter).expect("No longer stops at Feed.swift:8.")
        #expect(driver.state.stage?.breakpoints == [])
    }

    @Test func `a callback's line stops when the callback comes`() throws {
        let driver = driver()
        driver.press(.enter, .home, ">")
        #expect(driver.state.stage?.event?.name == "viewDidLoad()")
    }

    @Test func `a line without a statement is refused in words, one that has not run is told so`() throws {
        let driver = driver()
        driver.press(.down, .down, .down, .enter).expect("No statement begins on line 9.")
        driver.press(.down, .down, .down, .down, .down, .down, .down, .enter)
        #expect(driver.state.stage?.breakpoints == [])
        driver.press(.down, .enter).expect("Stops at Feed.swift:17, which has not run in this recording.")
        #expect(row(17, driver).hasPrefix("◆17 "))
        driver.press("B").choose("stop at a line").type("4").press(.enter).expect("No statement begins on line 4.")
    }

    @Test func `a click on a number is Enter on its line, and on a line that has not run puts the cursor there`() throws {
        let driver = driver()
        driver.press("7")
        driver.click(on: "17         header").expect("which has not run in this recording")
        #expect(driver.state.stage?.focus == .timeline)
        driver.click(on: "9     }").expect("No statement begins on line 9.")
        driver.click(on: "func never")
        #expect(driver.state.stage?.focus == .code && driver.state.stage?.cursor == 16)
    }

    @Test func `breakpoints, callbacks and lines that ran have signs of their own, in ASCII too`() throws {
        let driver = driver(at: "Feed.viewDidAppear(_:)")
        driver.press("B").choose("stop at a line").type("8").press(.enter)
        #expect(row(6, driver).hasPrefix("● 6 "))
        #expect(row(7, driver).hasPrefix("▹ 7 "))
        #expect(row(8, driver).hasPrefix("◆ 8▹"), "it ran as well")
        #expect(row(12, driver).hasPrefix(" 12 "))
        let plain = self.driver(at: "Feed.viewDidAppear(_:)", isUnicode: false, depth: .none)
        plain.press("B").choose("stop at a line").type("8").press(.enter)
        #expect([6, 7, 8].map { row($0, plain).prefix(4) } == ["o 6 ", ". 7 ", "* 8."])
    }

    @Test func `help names the signs and the keys of the code`() {
        let driver = driver()
        driver.press("?").type("breakpoint").expect("◆  a breakpoint: going on stops there").expect(
            "Enter  set a breakpoint at the cursor's line")
        driver.press(.escape, "7", "?").type("breakpoint").expect(no: "at the cursor's line")
    }

    // MARK: Beside a text

    @Test func `beside a text Enter goes on, but in the code it is for breakpoints`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.press("6").expect("Nothing to see yet").expect("Enter go on")
        driver.press("1").expect("Enter set breakpoint").expect(no: "Enter go on").press(.enter)
        driver.expect("Stops at Scene.swift:").expect("Nothing to see yet")
        driver.press("0", .enter).expect("What comes next")
    }

    @Test func `choosing an answer gives the question Enter back`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.press("6", .enter, "1").expect(no: "Enter answer").press("a").expect("Enter answer").press(.enter)
        driver.expect("It was there from")
    }

    @Test func `while a question is open it is not told whether a line will run`() {
        let driver = driver(limit: 4)
        driver.press("B").choose("stop at a line").type("17").press(.enter).expect("Stops at Feed.swift:17; > goes on to it.")
    }
}
