import Canvas
import Curriculum
import Interpreter
import Projects
import Stage
import Testing

@testable import Tutor

@MainActor
@Suite struct DebuggingTests {
    private static let scene = """
        import UIKit

        class Feed: UIViewController {
            var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                add(2)
                add(3)
                title = "Feed"
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                count = 7
            }

            func add(_ number: Int) {
                let sum = count + number
                count = sum
            }
        }
        """

    private func driver(_ size: Size = Size(width: 120, height: 40)) -> Driver {
        let request = SceneRequest(
            title: "Feed.swift",
            run: RunPrescription(
                sources: [Source(path: "Feed.swift", text: Self.scene)], setting: Setting(container: .navigation)))
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size)
    }

    private func line(_ driver: Driver) -> Int {
        let event = driver.state.stage?.event
        return event?.kind == .line ? event?.location?.line ?? 0 : -1
    }

    private func lines(_ driver: Driver, _ keys: Key...) -> [Int] {
        keys.map {
            driver.press($0)
            return line(driver)
        }
    }

    @Test func `j and k step through statements, into calls`() {
        let driver = driver()
        driver.press(.home)
        #expect(lines(driver, "j", "j", "j", "j", "j", "j") == [7, 8, 19, 20, 9, 19])
        #expect(lines(driver, "k", "k", "k") == [9, 20, 19])
        driver.press(.home, "k").expect("Not now: there is no statement before this one.")
    }

    @Test func `J and K step over calls, O out of them`() {
        let driver = driver()
        driver.press(.home)
        #expect(lines(driver, "j", "J", "J", "J") == [7, 8, 9, 10])
        #expect(lines(driver, "K", "K") == [9, 8])
        #expect(lines(driver, "j", "O") == [19, 9])
        #expect(lines(driver, "O") == [14])
        driver.press("O").expect("Not now: there is no statement after this one.")
    }

    @Test func `over a callback is past its body`() {
        let driver = driver()
        driver.press(.home, "g").type("Feed.viewDidLoad").press(.enter)
        #expect(lines(driver, "J") == [14])
    }

    @Test func `a breakpoint on a line is gone on to, forwards and back`() {
        let driver = driver()
        driver.press(.home, ">").expect("Not now: there is no breakpoint yet; press B to set one.")
        driver.press("B").type("1")
        #expect(driver.state.overlay != nil)
        driver.press(.escape).press("g").type("Feed.init()").press(.enter)
        breakpoint("20", driver)
        driver.expect("Stops at Feed.swift:20; > goes on to it.")
        #expect(lines(driver, ">", ">", "<") == [20, 20, 20])
        let first = driver.state.stage?.position
        driver.press(">")
        #expect(driver.state.stage?.position != first)
        driver.press(">").expect("No breakpoint is reached after this event.")
        breakpoint("99", driver)
        driver.expect("No statement begins on line 99.")
    }

    @Test func `a callback and a change of a value are stopped at too, and playing stops there`() throws {
        let driver = driver()
        driver.press(.home)
        breakpoint("viewDidAppear", driver)
        driver.press(">")
        let stage = try #require(driver.state.stage)
        #expect(stage.event?.name == "viewDidAppear(_:)")
        driver.press(.home, .space)
        for _ in 0..<1000 where driver.state.stage?.isPlaying == true { driver.send(nil) }
        #expect(driver.state.stage?.event?.name == "viewDidAppear(_:)")
        driver.press(.home)
        breakpoint("count", driver)
        driver.expect("Stops at count changes")
        var stops: [String] = []
        for _ in 0..<4 {
            driver.press(">")
            let (model, event) = try #require(driver.state.stage.flatMap { stage in stage.model.flatMap { ($0, stage.event) } })
            guard case .value(let value) = model.value(of: Watch("count"), at: event?.index ?? 0) else { continue }
            stops.append("\(event?.kind == .line ? "line \(line(driver))" : event?.name ?? ""): \(value)")
        }
        #expect(stops == ["line 9: 2", "line 10: 5", "viewDidAppear(_:): 5", "viewDidAppear(_:): 7"])
    }

    @Test func `a click on a line's number sets a breakpoint, another one takes it away`() throws {
        let driver = driver()
        driver.press(.end)
        let layout = StageView.layout(try #require(driver.state.stage), size: Size(width: 120, height: 40))
        let code = try #require(layout.content(of: .code))
        let row = try #require(
            (0..<code.height).first { row in
                driver.text.split(separator: "\n", omittingEmptySubsequences: false)[code.y + row].contains("20         count = sum")
            })
        driver.click(code.x + 1, code.y + row)
        #expect(driver.state.stage?.breakpoints == [.line(file: "Feed.swift", number: 20)])
        driver.click(code.x + 1, code.y + row)
        #expect(driver.state.stage?.breakpoints == [])
    }

    @Test func `the panes of variables and memory show what there is`() {
        let driver = driver(Size(width: 80, height: 24))
        driver.press(.home)
        for _ in 0..<4 { driver.press("j") }
        driver.send(.key(.tab))
        while driver.state.stage?.focus != .variables { driver.press(.tab) }
        driver.expect("add(_:)").expect("number").expect("Feed.swift:20").expect("self  Feed")
        while driver.state.stage?.focus != .memory { driver.press(.tab) }
        driver.press(.end).expect("alive by the app.windows").expect("UINavigationController  children[0]").expect("weak parent")
    }

    private func breakpoint(_ text: String, _ driver: Driver) {
        driver.press("B")
        if case .menu(let menu)? = driver.state.overlay,
            let index = menu.items.firstIndex(where: { $0.title.hasPrefix("stop at a line") })
        {
            for _ in 0..<index { driver.press(.down) }
        }
        driver.press(.enter).type(text).press(.enter)
    }

    // MARK: Assumptions

    private func guarded(_ code: String? = nil, _ size: Size = Size(width: 120, height: 40)) -> Driver {
        let asked = """
            if Session.shared.isLoggedIn {
                print("hello", Session.shared.user != nil)
            } else {
                print("log in")
            }
            """
        let text = """
            import UIKit

            class Account: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(code ?? asked)
                }
            }
            """
        let request = SceneRequest(
            title: "Account.swift",
            run: RunPrescription(sources: [Source(path: "Account.swift", text: text)], setting: Setting(world: .open)))
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size)
    }

    private func printed(_ driver: Driver) -> [String] {
        driver.state.stage?.model?.recording.events.filter { $0.kind == .print }.map { $0.text ?? "" } ?? []
    }

    @Test func `p assumes what a placeholder is, and takes it back`() {
        let driver = guarded()
        #expect(printed(driver) == ["log in"])
        driver.press("p").expect("What do you assume?").expect("Session.shared.isLoggedIn: false → true").press(.enter)
        #expect(printed(driver) == ["hello false"])
        driver.press("p").expect("Session.shared.isLoggedIn: true → false").choose("Session.shared.user: nil → not nil").press(.enter)
        #expect(printed(driver) == ["hello true"])
        driver.press("p").choose("Session.shared.isLoggedIn").press(.enter)
        #expect(printed(driver) == ["log in"])
        driver.press("p").expect("Session.shared.user: assumed, not asked any more → take it back")
    }

    @Test func `where an app has ended, p offers what could be assumed instead, best first`() {
        let driver = guarded("let rows: [Int] = Session.rows\nprint(rows[0])")
        #expect(driver.state.stage?.model?.recording.end?.text == "Index out of range")
        driver.press(.end).expect("No file here says that Session.rows has an element;")
        driver.press("p").expect("assume: Session.rows has an element").press(.enter)
        #expect(driver.state.stage?.model?.recording.end == nil)
        #expect(printed(driver) == ["0"])
        driver.press("p").choose("Session.rows has an element: one element → empty").press(.enter)
        #expect(driver.state.stage?.model?.recording.end?.text == "Index out of range")
    }

    @Test func `a run of one's own code begins with what it is worth`() {
        let driver = guarded()
        driver.press(.home).expect("Shown as root, iPhone, iOS 27; 3 of 4 lines of Account ran; 0 assumptions,")
        driver.expect("1 answer that no file gives, 1 placeholder.")
        driver.expect("? 2 H").press("H").expect("What this run is worth")
        driver.expect("No file says, so in this run: Session.shared.isLoggedIn: false.").expect("Stood for by placeholders: Session.")
        self.driver().expect(no: " H  ").press("H").expect("nothing is assumed here: the files declare all that they name")
    }

    @Test func `plain mode reads the whole head of a run of one's own code`() {
        let code = "import UIKit\nclass A: UIViewController { override func viewDidLoad() { super.viewDidLoad(); Theme.apply() } }"
        let request = SceneRequest(
            title: "A.swift", run: RunPrescription(sources: [Source(path: "A.swift", text: code)], setting: Setting(world: .open)))
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(request)))
        var lines: [String] = []
        PlainTutor(state: state, beginning: [.run(request, .open(nil))], services: .fixture(), read: { nil }, write: { lines.append($0) })
            .run()
        #expect(lines.contains("Shown as root, iPhone, iOS 27; 1 of 1 lines of A ran; 0 assumptions."))
        #expect(lines.contains("Stood for by placeholders: Theme."))
    }

    @Test func `the sentence under a question says what the answer is`() {
        let driver = guarded()
        driver.press("/").type("isLoggedIn, false").press(.enter)
            .expect("No file here says what Session.shared.isLoggedIn is; it is false in this run.")
    }

    @Test func `a scene that leaves nothing open says so`() {
        driver().press("p").expect("nothing is assumed here: the files declare all that they name")
    }
}
