import Canvas
import Curriculum
import Foundation
import Projects
import Stage
import Testing
import UIKit

@testable import Tutor

/// Two runs on one stage.
@MainActor
@Suite struct ComparingTests {
    private func driver(
        _ size: Size, _ steps: [String] = ["call FeedViewController.openProfile"], print: String = "print(\"Profile has loaded\")"
    ) -> Driver {
        var request = Fixture.request(steps)
        request.run.sources = [Source(path: "Scene.swift", text: scene(print))]
        var state = TutorState(size: size)
        state.screens.append(.stage(StageState(request)))
        return Driver(state, [.run(request, .open(nil))], size: size)
    }

    private func scene(_ print: String) -> String { Fixture.scene.replacingOccurrences(of: "print(\"Profile has loaded\")", with: print) }

    private let tall =
        "if UIScreen.main.bounds.height > 700 {\nprint(\"tall\")\nprint(\"so tall\")\n} else {\nprint(\"short\")\n}"

    private func position(_ driver: Driver) -> String? {
        driver.state.stage.flatMap { stage in stage.model.map { $0.label(of: stage.position) } }
    }

    @Test func `x asks with what, runs it, and puts both pictures side by side`() {
        let driver = driver(Size(width: 160, height: 45))
        driver.press("g").type("ProfileViewController.viewDidAp").press(.enter)
        driver.press("x").expect("Compare with what?").choose("another device…").choose("se: iPhone SE 375×667")
        driver.expect("▶ iPhone").expect("  iPhone SE")
        #expect(position(driver) == "ProfileViewController.viewDidAppear(_:)")
        #expect(driver.text.components(separatedBy: "Profile ").count > 2)
        driver.press(.left).expect("▶ iPhone")
    }

    @Test func `in a small window the picture is the run's own, and t puts the other run on the stage`() {
        let wide = driver(Size(width: 90, height: 29))
        wide.press("x").choose("another device…").choose("se").expect("iPhone (t: iPhone SE)").expect("393x852")
        wide.press("t").expect("iPhone SE (t: iPhone)").expect("375x667").press("t").expect("iPhone (t: iPhone SE)")
        let narrow = driver(Size(width: 80, height: 24))
        narrow.press("x").choose("another device…").choose("se").expect("│t: iPhone SE ")
        narrow.press("t").expect("│t: iPhone ").expect("375x667")
    }

    @Test(arguments: [Key.escape, "x"]) func `it ends where the learner stands, with the run of before`(key: Key) {
        let driver = driver(Size(width: 120, height: 40))
        driver.press("x").choose("another system…").choose("iOS 15").press(.right, .right, .right)
        let place = position(driver)
        driver.press("t").expect("iOS 15").press(key)
        #expect(driver.state.stage?.beside == nil)
        #expect(driver.state.stage?.model?.request.setting.os == .newest)
        #expect(position(driver) == place)
    }

    @Test func `the first difference is named, n and N go from one to the next, and events of one run alone are gone to as well`() {
        let driver = driver(Size(width: 120, height: 40), print: tall)
        driver.press("x").choose("another device…").choose("se")
        driver.expect("First difference (n goes there): ")
        driver.expect("≠ 4").press("n")
        // What one of them prints of its safe area is another difference.
        var sentences: [String] = []
        for _ in 0..<4 {
            sentences.append(driver.state.stage?.differenceSentence ?? "")
            driver.press("n")
        }
        #expect(sentences.contains("On iPhone the code prints “so tall”; on iPhone SE it does not."), "\(sentences)")
        #expect(sentences.contains("On iPhone SE the code prints “short”; on iPhone it does not."), "\(sentences)")
        #expect(
            sentences.contains("The code prints “safe area 97.66666666666667” on iPhone, and “safe area 64.0” on iPhone SE."),
            "\(sentences)")
        driver.expect("≠ 4 of 4").press("N").expect("≠ 3 of 4")
        #expect(driver.terminal.bells == 1)
    }

    @Test func `walking through two runs stops at each event of both, once`() throws {
        let driver = driver(Size(width: 120, height: 40), print: tall)
        driver.press("x").choose("another device…").choose("se").press(.home)
        let stage = try #require(driver.state.stage)
        driver.press(.right)
        var seen = [try #require(driver.state.stage?.row)]
        for _ in 0..<200 {
            driver.press(.right)
            let row = try #require(driver.state.stage?.row)
            if row == seen.last { break }
            seen.append(row)
        }
        #expect(seen == stage.rows)
        for _ in 0..<seen.count { driver.press(.left) }
        #expect(driver.state.stage?.row == seen[0])
    }

    @Test func `a gesture is compared with its other end, and the pictures part after the same beginning`() {
        let driver = driver(
            Size(width: 120, height: 40), ["call FeedViewController.openProfile", "swipe-back 40 cancel"])
        driver.press("x").choose("with 'swipe-back 40 finish'")
        driver.expect("▶ cancelled").press("n")
        #expect(
            driver.state.stage?.differenceSentence?.hasPrefix("The step is 'swipe-back 40 cancel' in one run") == true,
            "\(driver.state.stage?.differenceSentence ?? "")")
        driver.press("n")
        #expect(driver.state.stage?.differenceSentence?.contains("FeedViewController gets viewWillDisappear(_:)") == true)
    }

    @Test func `what was here before is compared after a change of the setting`() {
        let driver = driver(Size(width: 120, height: 40))
        driver.press("x").expect("the code before its last change").press(.escape)
        driver.press("o").choose("iOS 15").press("x").choose("what was here before: iOS 27").expect("▶ iOS 15")
    }

    @Test func `a page says what differs where another system stands beside it`() throws {
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()))
        driver.press("6", "s", "o").expect("Which system stands beside iOS 27?").choose("iOS 18")
        driver.expect("iOS 27, and iOS 18 beside it").expect("updateProperties()")
        driver.expect("WWDC25 243, 12:42")
        driver.press("x").expect(no: "beside it")
    }

    @Test func `after an edit the code is compared with what it was before`() {
        let request = SceneRequest(
            title: "Mine.swift",
            run: RunPrescription(sources: [Source(path: "Mine.swift", text: Fixture.scene)], setting: Fixture.request().setting))
        var services = Services.fixture()
        services.files = { _ in .success([Source(path: "Mine.swift", text: self.scene("print(\"Profile is here\")"))]) }
        var stage = StageState(request)
        stage.paths = ["Mine.swift"]
        var state = TutorState(size: Size(width: 120, height: 40))
        state.screens.append(.stage(stage))
        let driver = Driver(state, [.run(request, .open(nil))], services: services)
        driver.press("x").choose("the code before its last change")
        #expect(driver.state.stage?.beside == nil)
        driver.press(.escape, "r", "x").choose("what was here before: before the edit").press("n")
        #expect(
            driver.state.stage?.differenceSentence?.hasPrefix("Now the code prints “Profile is here”; before the edit it does not.") == true
                || driver.state.stage?.differenceSentence?.hasPrefix(
                    "Before the edit the code prints “Profile has loaded”; now it does not.") == true,
            "\(driver.state.stage?.differenceSentence ?? "")")
    }

    @Test func `an exercise is compared with the model's solution, once it is over`() throws {
        let lesson = try #require(try? Fixture.lesson(FixtureCourse.load().lessons[1].id).get())
        let question = try #require(lesson.exercise?.question)
        var state = LessonState(reviews: [(lesson, question)], seed: 0)
        _ = state.reduce(LessonAction.arrived)
        #expect(state.modelSolution == nil)
        _ = state.reduce(QuestionAction.skipped)
        let solution = try #require(state.modelSolution)
        #expect(solution.map(\.path) == question.scenarios[0].sources.map(\.path))
        #expect(solution.contains { $0.text == question.solution?.text })
        state.stage.solution = solution
        #expect(state.stage.comparisonMenu.items.contains { $0.title == "the model's solution" })
    }

    @Test func `facts with other values on the other device are marked`() {
        let driver = driver(Size(width: 200, height: 60))
        driver.press("g").type("ProfileViewController.viewDidAp").press(.enter).press("x").choose("another device…").choose("se")
        driver.expect("≠ iPhone SE: ✓ 0,0 375×667")
        let line = driver.text.split(separator: "\n").first { $0.contains("window ") && $0.contains("✓") }
        #expect(line?.contains("≠") == false)
    }

    @Test func `a lesson's comparison of settings stands there without being asked for`() {
        let size = Size(width: 160, height: 45)
        var request = Fixture.request()
        request.run.sources = [Source(path: "Scene.swift", text: Fixture.scene)]
        var other = request.setting
        other.device = .se
        var stage = StageState(request)
        stage.comparison = .settings([request.setting, other])
        var state = TutorState(size: size)
        state.screens.append(.stage(stage))
        let driver = Driver(state, [.run(request, .open(nil))], size: size)
        for effect in driver.state.stage?.comparing ?? [] { driver.app.session.perform([effect]) }
        driver.send(.resize(size)).expect("▶ iPhone").expect("  iPhone SE")
    }

    @Test func `what an open question lets be seen is the same when the run is back on the stage`() throws {
        let driver = driver(Size(width: 120, height: 40), print: "if UIScreen.main.bounds.height > 700 {\nprint(\"tall\")\n}")
        driver.press("x").choose("another device…").choose("se")
        var stage = try #require(driver.state.stage)
        // The other run does not have that event.
        let printed = try #require(stage.model?.recording.events.firstIndex(where: { $0.kind == .print && $0.text == "tall" }))
        stage.limit = printed
        stage.exchange()
        #expect(stage.model?.request.setting.device == .se)
        stage.exchange()
        #expect(stage.limit == printed)
    }

    @Test func `an act ends the comparison`() {
        let driver = driver(Size(width: 160, height: 45))
        driver.press("x").choose("another device…").choose("se").press("t", "i").choose("back")
        #expect(driver.state.stage?.beside == nil)
        #expect(driver.state.stage?.model?.request.setting.device == .phone)
    }

    @Test func `plain mode says the same as lines`() throws {
        var lines = ["x", "another device…", "se: iPhone SE 375×667", "n", "7", "x"]
        var written: [String] = []
        var request = Fixture.request()
        request.run.sources = [Source(path: "Scene.swift", text: scene(tall))]
        var state = TutorState(size: Size(width: 80, height: 24))
        state.screens.append(.stage(StageState(request)))
        let plain = PlainTutor(
            state: state, beginning: [.run(request, .open(nil))], services: .fixture(), read: { lines.isEmpty ? nil : lines.removeFirst() },
            write: { written.append($0) })
        plain.run()
        let text = written.joined(separator: "\n")
        #expect(text.contains("First difference (n goes there): "), "\(text)")
        #expect(text.contains("On iPhone the code prints “tall”; on iPhone SE it does not."), "\(text)")
        #expect(text.contains("iPhone beside iPhone SE: 4 differences.\n1, here: "), "\(text)")
        #expect(text.contains("The comparison is over"))
    }
}
