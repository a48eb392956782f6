import Canvas
import Curriculum
import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Tutor

@MainActor
@Suite struct StageTests {
    /// A file that changes.
    final class File {
        var text = Fixture.scene
    }

    func driver(_ size: Size = Size(width: 120, height: 40), steps: [String] = ["call FeedViewController.openProfile"]) -> Driver {
        var state = TutorState(size: size)
        let request = Fixture.request(steps)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size)
    }

    func event(_ driver: Driver) -> String {
        guard let stage = driver.state.stage, let model = stage.model else { return "" }
        return model.label(of: stage.position)
    }

    @Test func `a project with files that are left out is begun where something runs`() throws {
        var request = Fixture.request([])
        request.run.sources.append(Source(path: "Broken.swift", text: "struct {{ name }} {", isFound: true))
        var state = TutorState(size: Size(width: 120, height: 40))
        state.screens.append(.stage(StageState(request)))
        let driver = Driver(state, [.run(request, .open(nil))], size: state.size)
        let model = try #require(driver.state.stage?.model)
        #expect(model.recording.events.first { $0.kind == .refusal }?.text?.hasPrefix("left out: ") == true)
        #expect(driver.state.stage.flatMap { $0.event?.kind } != .refusal)
    }

    @Test func `right and left step from callback to callback`() {
        let driver = driver()
        driver.press(.home, .right)
        let first = event(driver)
        driver.press(.right)
        let second = event(driver)
        #expect(first != second)
        driver.press(.left)
        #expect(event(driver) == first)
    }

    @Test func `at the ends a step rings and says why it is no step`() {
        let driver = driver()
        driver.press(.end, .right).expect("Not now: this is the last event.")
        #expect(driver.terminal.bells == 1)
        driver.press(.home, .left).expect("Not now: this is the first event.")
    }

    @Test func `go to a callback, a number, a time and a frame`() throws {
        let driver = driver()
        driver.press("g").type("profile viewisappearing").press(.enter)
        driver.expect("Nothing here is called")
        driver.press("g").type("ProfileViewController.viewIsApp").press(.enter)
        #expect(event(driver) == "ProfileViewController.viewIsAppearing(_:)")
        driver.press("g").type("12").press(.enter).expect("event 12 of")
        driver.press("g").type("0.2 s").press(.enter).expect("0.2")
        driver.press("g").type("frame 5").press(.enter)
        let stage = try #require(driver.state.stage)
        let model = try #require(stage.model)
        let frame = try #require(model.frame(after: stage.position))
        #expect(model.recording.frames[frame].number == 5)
        driver.press("g").type("99999").press(.enter).expect("There is no event 99999")
    }

    @Test func `a prompt's suggestions are taken with the arrow keys`() {
        let driver = driver()
        driver.press("g").type("Profile didapp").expect("ProfileViewController.viewDidAppear(_:)")
        driver.press(.down, .enter)
        #expect(event(driver) == "ProfileViewController.viewDidAppear(_:)")
    }

    @Test func `find goes round, and n and N repeat it`() {
        let driver = driver()
        driver.press("/").type("viewDidAppear").press(.enter).expect("“viewDidAppear”: 1 of")
        #expect(event(driver) == "FeedViewController.viewDidAppear(_:)")
        driver.press("n")
        #expect(event(driver) == "ProfileViewController.viewDidAppear(_:)")
        driver.press("n")
        #expect(event(driver) == "FeedViewController.viewDidAppear(_:)")
        driver.press("N")
        #expect(event(driver) == "ProfileViewController.viewDidAppear(_:)")
        driver.press("/").type("nowhere").press(.enter).expect("Nothing here says “nowhere”.")
    }

    @Test func `n without a search says what to do first`() {
        driver().press("n").expect("Not now: nothing has been searched for yet; press / first.")
    }

    @Test func `frames step on their own, forwards and backwards`() throws {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewIsApp").press(.enter)
        var seen: [Int?] = []
        for _ in 0..<4 {
            driver.press(".")
            let stage = try #require(driver.state.stage)
            seen.append(stage.model?.frame(after: stage.position))
        }
        let frames = seen.compactMap { $0 }
        #expect(frames.count == 4)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1 == $0 + 1 })
        driver.press(",")
        let stage = try #require(driver.state.stage)
        #expect(stage.model?.frame(after: stage.position) == frames[2])
        driver.press(.shiftRight, .shiftRight, .shiftLeft)
        #expect(driver.state.stage?.model?.frame(after: driver.state.stage?.position ?? 0) == frames[3])
    }

    @Test func `the line above the timeline counts the frames of the transition`() {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewIsApp").press(.enter, ".", ".", ".").expect(", 3 of 22")
    }

    @Test func `play goes on by itself, faster on plus, and stops at the end`() throws {
        let driver = driver()
        driver.press(.space)
        let slow = try #require(driver.state.tickInterval)
        let start = try #require(driver.state.stage).position
        driver.send(nil)
        #expect(try #require(driver.state.stage).position > start)
        driver.press("+")
        #expect(try #require(driver.state.tickInterval) < slow)
        for _ in 0..<300 where driver.state.tickInterval != nil { driver.send(nil) }
        #expect(driver.state.tickInterval == nil)
        #expect(driver.state.stage?.position == driver.state.stage?.lastReachable)
        driver.press(.space)
        #expect(driver.state.stage?.position == 0)
        driver.press(.escape)
        #expect(driver.state.tickInterval == nil)
        #expect(driver.state.stage != nil)
    }

    @Test func `l shows more and more, and less again`() {
        let driver = driver()
        func count() -> Int { driver.state.stage.flatMap { $0.model?.stops(at: $0.level).count } ?? 0 }
        let few = count()
        driver.press("l").expect("callbacks and system")
        let more = count()
        driver.press("l").expect("everything")
        #expect(few < more)
        #expect(more < count())
        driver.press("l")
        #expect(count() == few)
    }

    @Test func `f finds the flash, names it above the timeline and on it`() {
        let driver = driver()
        driver.press("f").expect("⚡ flash")
        driver.press("f").expect("There is no flash after this one.")
    }

    @Test func `m lists the mistakes and goes to where one shows`() {
        let driver = driver()
        driver.press("m").expect("Mistakes that this recording shows").expect("Scene.swift:51").press("1")
        #expect(driver.state.stage?.event?.kind == .line && driver.state.stage?.event?.location?.line == 51)
        self.driver(steps: []).press("m").expect("The checks find no mistake in this recording.")
    }

    @Test func `r reads one's own files again, and stays at the place`() throws {
        let file = File()
        var services = Services.fixture()
        services.files = { _ in .success([Source(path: "Mine.swift", text: file.text)]) }
        let driver = Driver(TutorState(size: .zero), services: services)
        driver.press("o").type("Mine.swift").press(.enter, "g").type("FeedViewController.viewDidLoad").press(.enter)
        file.text = file.text.replacingOccurrences(of: "title = \"Feed\"", with: "title = \"News\"")
        driver.press("r").expect("Read again, and run.").expect("title = \"News\"")
        #expect(event(driver) == "FeedViewController.viewDidLoad()")
        // A changed run on the stage gives way to the files.
        driver.press("W").type("FeedViewController.viewWillDisappear").press(.enter, .enter).expect("afterwards")
        driver.press("r").expect(no: "afterwards").press("u").expect("Not now: you have done nothing yet.")
        self.driver().press("r").expect("Not now: only your own files can change here.")
    }

    @Test func `an act runs the scene again with one step more, and u takes it back`() throws {
        let driver = driver(steps: [])
        let before = try #require(driver.state.stage?.model?.count)
        driver.press("i").expect("What do you do?").expect("call FeedViewController.openProfile")
        driver.choose("call FeedViewController.openProfile")
        #expect(event(driver) == "call FeedViewController.openProfile")
        #expect(try #require(driver.state.stage?.model?.count) > before)
        driver.press("u")
        #expect(driver.state.stage?.model?.count == before)
        driver.press("u").expect("Not now: you have done nothing yet.")
    }

    @Test func `the menu has what can be done now, and not what is written somewhere`() throws {
        let driver = driver()
        driver.press("i")
        guard case .menu(let menu)? = driver.state.overlay else {
            Issue.record("no menu")
            return
        }
        let able = menu.items.filter { $0.disabledReason == nil }.map(\.title)
        #expect(able.prefix(3) == ["back", "swipe back with the arrow keys…", "call FeedViewController.openProfile"])
        #expect(!able.contains("call ProfileViewController.viewDidLoad"))
        #expect(menu.items.filter { $0.disabledReason != nil }.allSatisfy { $0.disabledReason?.isEmpty == false })
        driver.choose("back")
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["back"])
        driver.press("i").expect("call FeedViewController.openProfile").choose("back").expect("Not now: there is no back button")
    }

    @Test func `an impossible act says what could be done`() {
        let driver = driver(steps: [])
        driver.press("i").choose("back").expect("Not now: there is no back button").expect("What do you do?")
        #expect(driver.state.stage?.ownSteps.isEmpty == true)
    }

    @Test func `a step that is none is refused with the nearest word`() {
        let driver = driver(steps: [])
        driver.press("i").choose("another step").type("swype-back 10 cancel").press(.enter).expect("did you mean 'swipe-back'?")
        #expect(driver.state.stage?.ownSteps.isEmpty == true)
    }

    @Test func `the arrow keys are a finger that swipes back`() throws {
        let driver = driver()
        driver.press(.end, "i").choose("swipe back with").expect("30 %").expect("let go, finish")
        driver.press(.right, .right).expect("40 %")
        driver.press(.left, ",").expect("34 %")
        driver.press(.escape)
        let steps = try #require(driver.state.stage).ownSteps
        #expect(steps.map(\.description) == ["swipe-back 34 cancel"])
        driver.press("i").choose("swipe back with").press(.enter)
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["swipe-back 34 cancel", "swipe-back 30 finish"])
        #expect(driver.state.stage?.drag == nil)
    }

    @Test func `a swipe where nothing is to be swiped says so and lets go`() {
        let driver = driver(steps: [])
        driver.press("i").choose("swipe back with").expect("there is nothing to swipe back to")
        #expect(driver.state.stage?.drag == nil)
    }

    @Test func `another device keeps the place`() {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewIsApp").press(.enter)
        driver.press("D").expect("Which device?").expect("iPad 834×1194")
        driver.press("4").expect("iPad 834x1194")
        #expect(event(driver) == "ProfileViewController.viewIsAppearing(_:)")
        driver.press("o").expect("Which system?")
        driver.press("3").expect("iOS 18")
    }

    @Test func `an expression is evaluated at the event, and at the next one again`() {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewDidLoad").press(.enter)
        driver.press("E").type("view.backgroundColor").press(.enter).expect("view.backgroundColor = nil")
        driver.press("g").type("ProfileViewController.viewDidAppear").press(.enter).expect(no: "view.backgroundColor = nil")
        driver.press("E").type("nonsense(").press(.enter).expect("nonsense(: ")
        driver.press("E").type("nonsense").press(.enter).expect("nonsense: cannot find 'nonsense' in scope")
        #expect(driver.state.stage?.watches.map(\.description) == ["view.backgroundColor"])
        driver.press("X")
        #expect(driver.state.stage?.watches.isEmpty == true)
    }

    @Test func `files that do not run any more show where, beside the old run, until they run again`() throws {
        var text = Fixture.scene
        let services = { () -> Services in
            var services = Services.fixture()
            services.files = { _ in .success([Source(path: "Mine.swift", text: text)]) }
            return services
        }()
        var state = TutorState(size: .zero)
        let beginning = state.begin(.files(paths: ["Mine.swift"], [Source(path: "Mine.swift", text: text)], Setting(world: .open)))
        let driver = Driver(state, beginning, services: services, size: Size(width: 100, height: 30))
        driver.press(.end)
        let event = event(driver)
        text = text.replacing("view.addSubview(badge)", with: "view.addSubview(badge")
        driver.press("r").expect("Not run: Mine.swift:").expect("✗ expected ')'").expect("old run")
        #expect(self.event(driver) == event)
        text = Fixture.scene
        driver.press("r").expect("Read again, and run.").expect(no: "old run")
    }

    @Test func `files run again when they are written`() throws {
        var (text, time, looks) = (Fixture.scene, 1.0, 0)
        var services = Services.fixture()
        services.files = { _ in .success([Source(path: "Mine.swift", text: text)]) }
        services.written = { _ in
            looks += 1
            if looks == 3 { (text, time) = (text + "\nprint(1)\n", 2) }
            return time
        }
        let terminal = LastPictureTerminal(size: Size(width: 100, height: 30), depth: .palette, isUnicode: true)
        terminal.script = [nil, nil, nil, nil, .interrupt]
        var state = TutorState(size: terminal.size)
        let beginning = state.begin(.files(paths: ["Mine.swift"], [Source(path: "Mine.swift", text: text)], Setting(world: .open)))
        let app = TutorApp(terminal: terminal, state: state, beginning: beginning, services: services)
        app.run()
        #expect(looks == 4)
        #expect(app.session.state.stage?.base.run.sources.first?.text.hasSuffix("print(1)\n") == true)
    }

    @Test func `a large window says what has changed since the last event, and a frame what has moved`() {
        let driver = driver(Size(width: 200, height: 60))
        driver.press("g").type("ProfileViewController.viewDidLoad").press(.enter)
        driver.expect("changed since the last event")
        driver.press(.right).expect("badge is new")
        driver.press("g").type("frame 8").press(.enter).expect("of the transition: ").expect("Profile.view x ")
    }

    @Test func `w shows what led to an event, each link a place to go to`() {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewDidAppear").press(.enter)
        driver.press("w").expect("Why: ProfileViewController.viewDidAppear(_:)").expect("because ").expect("pushViewController")
        // UIKit's rules are places to go to as well.
        driver.choose("  by UIKit's rule: Ends the appearance").expect("UINavigationController.arrived(_:animated:)").expect(
            "Known: recorded nav-")
        driver.press(.escape, "w")
        driver.press(.up, .enter)
        #expect(event(driver) == "call FeedViewController.openProfile")
    }

    @Test func `W says why a callback did not come, and shows the run in which it does`() {
        let driver = driver()
        driver.press(.end, "W").expect("an object and a callback").type("ProfileViewController.viewWillDisappear").press(.enter)
        driver.expect("ProfileViewController is on the screen since event").expect("It comes with 'back' afterwards.")
        driver.press(.enter).expect("with 'back' afterwards")
        #expect(event(driver) == "ProfileViewController.viewWillDisappear(_:)")
        // What is done to the changed run is taken back before the change.
        driver.press("i").choose("call FeedViewController.openProfile")
        driver.press("u").expect("with 'back' afterwards")
        driver.press("u").expect(no: "with 'back' afterwards")
        driver.press("W").type("ProfileViewController.nonsense").press(.enter).expect("is not known")
    }

    @Test func `Tab goes round the panes, z gives one the window`() {
        let driver = driver(Size(width: 80, height: 24))
        let first = driver.state.stage?.focus
        driver.press(.end, .tab)
        #expect(driver.state.stage?.focus != first)
        driver.press("2").expect("[2 hierarchy]").press("z").expect("Profile.view")
        driver.press(.escape)
        #expect(driver.state.stage?.isZoomed == false)
        for pane in [.console, .variables, .memory, .screen, .timeline, .code] as [StagePane] {
            driver.press(.tab)
            #expect(driver.state.stage?.focus == pane)
        }
    }

    @Test func `the geometry panel names the eight facts in the table's order`() throws {
        let driver = driver()
        driver.press("g").type("ProfileViewController.viewWillAppear").press(.enter)
        let lines = driver.text.split(separator: "\n").map(String.init)
        let facts = ["✗ window", "✓ superview", "✓ traits", "✗ safeArea", "✓ frame", "✗ margins", "✓ subviews", "✓ descendants"]
        let rows = facts.map { fact in lines.firstIndex { $0.contains(fact) } }
        #expect(rows.allSatisfy { $0 != nil })
        #expect(rows.compactMap { $0 } == rows.compactMap { $0 }.sorted())
    }

    @Test func `a scene that is no Swift shows where and why`() {
        var state = TutorState(size: .zero)
        var request = Fixture.request()
        request.run.sources = [.init(path: "Broken.swift", text: "class {\n")]
        state.screens.append(.stage(StageState(request)))
        let driver = Driver(state, [.run(request, .open(nil))])
        driver.expect("Broken.swift:1:").expect("error:").expect("not run")
        driver.press(.right).expect("Not now: there is no recording.")
    }

    @Test func `too small a window says so, and comes back when it is large again`() {
        let driver = driver()
        let text = driver.text
        driver.send(.resize(Size(width: 39, height: 12))).expect("39×12").expect("40×12")
        driver.press(.right)
        driver.send(.resize(Size(width: 120, height: 40)))
        #expect(driver.text == text)
    }

    @Test func `Esc at home does nothing, q quits only there`() {
        let driver = driver()
        driver.press("q")
        #expect(!driver.app.session.hasQuit)
        let home = driver.text
        driver.press(.escape, .escape)
        #expect(driver.text == home)
        #expect(!driver.app.session.hasQuit)
        driver.press("q")
        #expect(driver.app.session.hasQuit)
    }

    @Test func `Ctrl-C quits from anywhere`() {
        let driver = driver()
        driver.press("?", .control("c"))
        #expect(driver.app.session.hasQuit)
    }

    @Test func `help lists every key, finds by words, and says why a key does nothing`() {
        let driver = driver()
        driver.press("?").expect("one event back / on").expect("go to an event's number")
        driver.type("undo").expect("No key does “undo”.")
        for _ in 0..<4 { driver.press(.backspace) }
        driver.type("take back").expect("u  take back the last thing you did (not now: you have done")
        driver.press(.escape).expect(no: "take back the last thing")
    }
}
