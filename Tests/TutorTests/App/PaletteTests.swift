import Canvas
import Curriculum
import Stage
import Testing

@testable import Tutor

@MainActor
@Suite struct PaletteTests {
    private func driver(_ size: Size = Size(width: 120, height: 40)) -> Driver { StageTests().driver(size) }

    private func lesson(_ keys: Key...) throws -> Driver {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.press("6")
        for key in keys { driver.press(key) }
        return driver
    }

    /// The names that the palette offers for a text.
    private func names(_ text: String, in state: TutorState) -> [String] { state.palette.suggestions(for: text).map(\.text) }

    @Test func `every screen has it, with examples`() throws {
        let home = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        home.press(":").expect("a command, or: lesson").press(.escape).press("t").press(":").expect("device, container, show")
        driver().press(":").expect("frame 12, iOS 15, tap Open")
        try lesson().press(":").expect("page 2, frame 3, back")
    }

    @Test func `it lists all that has a key, in any order of the words, and looks in help's texts`() throws {
        let driver = driver()
        driver.press(":")
        let all = names("", in: driver.state)
        for title in ["next event", "previous event", "play", "why", "device", "help", "home", "hierarchy"] { #expect(all.contains(title)) }
        #expect(names("event next", in: driver.state).first == "next event")
        // The words of help that are not in the title.
        #expect(names("led input", in: driver.state) == ["why"])
        driver.type("led input").expect("what led to this event").press(.enter)
        guard case .menu? = driver.state.overlay else { return #expect(driver.state.overlay != nil, "why opens its chain") }
    }

    @Test func `the key stands beside the name, and what cannot be done now comes last with its reason`() {
        let driver = driver()
        driver.press(":").type("play").expect("space  play")
        driver.press(.escape).press(":").type("undo").expect("undo  take back the last thing you did  (not now)")
        driver.expect("Not now: you have done nothing yet.").press(.enter)
        #expect(driver.state.overlay != nil)
        let suggestions = driver.state.palette.suggestions(for: "")
        let first = suggestions.firstIndex { $0.disabledReason != nil } ?? suggestions.count
        #expect(first > 0 && first < suggestions.count)
        #expect(suggestions[first...].allSatisfy { $0.disabledReason != nil })
    }

    @Test func `what is selected is taken`() throws {
        let driver = driver()
        driver.press(":").type("pane").press(.down)
        guard case .prompt(let prompt)? = driver.state.overlay else { return #expect(driver.state.overlay != nil) }
        #expect(prompt.selection == 1)
        let second = prompt.matching[1].text
        driver.press(.enter)
        #expect(second == "previous pane" && driver.state.overlay == nil && driver.state.stage?.focus == .screen)
    }

    @Test(arguments: [("frame 2", "f2"), ("event 30", "30"), ("0.02 s", "0.02 s")])
    func `places in the recording are gone to`(text: String, short: String) throws {
        let driver = driver()
        #expect(names(text, in: driver.state).first == text)
        driver.press(":").type(text).press(.enter)
        let byPlace = try #require(driver.state.stage).position
        driver.press(.home).press("g").type(short).press(.enter)
        #expect(driver.state.stage?.position == byPlace)
    }

    @Test func `a callback's name is gone to`() {
        let driver = driver()
        driver.press(":").type("profile viewdidappear").press(.enter)
        #expect(StageTests().event(driver) == "ProfileViewController.viewDidAppear(_:)")
    }

    @Test func `systems and devices are understood by their names, and one that is not there is refused with those that are`() {
        let driver = driver()
        driver.press(":").type("ios 15").press(.enter).expect("iOS 15")
        driver.press(":").type("os 26").press(.enter).expect("· iOS 26")
        driver.press(":").type("ipad").press(.enter).expect("iPad 834x1194")
        driver.press(":").type("se").press(.enter).expect("iPhone SE 375x667")
        driver.press(":").type("iOS 20").press(.enter).expect("Not now: there is iOS")
    }

    @Test func `a step is done to the app`() throws {
        let driver = driver()
        driver.press(.end).press(":").type("rotate landscapeLeft").press(.enter)
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["rotate landscapeLeft"])
        driver.press(":").type("back").press(.enter)
        #expect(driver.state.stage?.ownSteps.map(\.description) == ["rotate landscapeLeft", "back"])
        driver.press(":").type("wait 2").press(.enter)
        #expect(driver.state.stage?.ownSteps.last?.description == "wait 2")
    }

    @Test func `a pane is gone to by its name`() {
        let driver = driver()
        driver.press(":").type("memory").press(.enter)
        #expect(driver.state.stage?.focus == .memory)
        driver.press(":").type("variables").press(.enter)
        #expect(driver.state.stage?.focus == .variables)
    }

    @Test func `nothing is done that is not understood, and the nearest is named`() {
        let driver = driver()
        let position = driver.state.stage?.position
        driver.press(":").type("evalate").press(.enter).expect("“evalate” is nothing that can be done here; did you mean “evaluate”?")
        driver.press(":").type("xyzzyxyzzy").expect("nothing has these words").press(.enter).expect("try frame 12, iOS 15, tap Open.")
        #expect(driver.state.stage?.position == position)
    }

    @Test func `a page and a lesson are gone to`() throws {
        let driver = try lesson()
        driver.press(":").type("page 2").press(.enter)
        guard case .lesson(let second) = driver.state.screen else { return #expect(driver.state.screens.count == 2) }
        #expect(second.page == 1)
        // Beyond an open question no page is shown.
        driver.press(":").type("page 3").press(.enter).expect("answer the question first")
        driver.press(.escape).press(":").type("page 99").press(.enter).expect("there are pages 1 to")
        driver.press(.escape).press(":").type("lesson 2").press(.enter)
        guard case .lesson(let other) = driver.state.screen else { return #expect(driver.state.screens.count == 2) }
        #expect(other.lesson?.id == "02" && driver.state.screens.count == 2)
    }

    @Test func `while a question holds the stage nothing beyond it is done`() throws {
        let driver = try lesson()
        driver.press(":").type("page 2").press(.enter)
        #expect(driver.state.stage?.limit != nil)
        driver.press(":").type("ios 15").press(.enter).expect("Not now: what comes next is the question")
        driver.press(.escape).press(":").type("back")
        #expect(driver.state.palette.suggestions(for: "tap Open").allSatisfy { $0.disabledReason != nil })
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 60, height: 20), Size(width: 80, height: 24), Size(width: 200, height: 60)])
    func `it is whole at every size`(size: Size) {
        let driver = driver(size)
        driver.press(":").expect("Do").expect("a command, or:").type("next ev").expect("next event").press(.enter)
        #expect(driver.state.overlay == nil)
    }

    @Test func `a click takes what it is on`() {
        let driver = driver()
        driver.press(":").type("mem").click(on: "memory")
        #expect(driver.state.stage?.focus == .memory)
    }
}
