import Canvas
import Foundation
import Projects
import Stage
import TestSupport
import Testing

@testable import Curriculum
@testable import Tutor

/// From a mark to what it means, to its lesson and back, and to a question that comes again.
@MainActor
@Suite struct FindingsTests {
    private static let code = """
        import UIKit

        class Profile: UIViewController {
            let header = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(header)
                header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
            }

            override func viewWillAppear(_ animated: Bool) {
                title = "Profile"
            }
        }

        class Other: UIViewController {
            var name: String!
            override func viewDidLoad() {
                super.viewDidLoad()
                title = name.uppercased()
            }
        }
        """

    private static let sources = [
        Source(path: "/home/me/Profile.swift", text: code), Source(path: "/home/me/Unused.swift", text: "struct Unused {}"),
    ]

    final class Clock {
        var now = 1_700_000_000.0
    }

    private let clock = Clock()
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)/progress.sqlite").path

    private func setup() throws -> TutorSetup {
        var setup = TutorSetup(course: try FixtureCourse.load(), progress: ProgressStore(path: path)) { _ in Self.sources }
        let clock = clock
        setup.now = { clock.now }
        return setup
    }

    private func driver(_ start: TutorStart, size: Size = Size(width: 120, height: 40)) throws -> Driver {
        let setup = try setup()
        var state = setup.state
        let beginning = state.begin(start)
        return Driver(state, beginning, services: setup.services, size: size)
    }

    private func start(_ root: String = "Profile") -> TutorStart {
        .files(paths: ["/home/me"], Self.sources, Setting(world: .open, container: .navigation, root: root))
    }

    /// Stands at the statement that a finding is about.
    private func standing(at message: String, of root: String = "Profile") throws -> Driver {
        let driver = try driver(start(root))
        driver.press("m").choose(message)
        return driver
    }

    // MARK: Reading

    @Test func `a key opens the finding that is marked at the event: what, why, mend and the rule's page`() throws {
        let driver = try standing(at: "bounds.width of")
        driver.expect("M says why it is one, and how it is mended.").press("M").expect("early-geometry, Profile.swift:9").expect(
            words: "bounds.width of Profile.view is read in")
        driver.expect("Why:").expect("[claim G10]").expect(words: "Mend: read it in viewIsAppearing(_:), or use constraints")
        driver.press(.pageDown, .pageDown).expect("Wrong:").expect("final class CheckoutViewController: UIViewController {")
        driver.expect(no: "`")
        driver.press(.escape, .home).expect(no: "M mistake").press("M")
        driver.expect("Not now: no mistake is marked at this event or line; m lists them.")
    }

    @Test func `the cursor's line has its finding too, and a mend that the same run confirms is shown`() throws {
        let driver = try driver(start())
        driver.press("1")
        while (driver.state.stage?.cursor ?? 99) < 12 { driver.press(.down) }
        driver.press("M").expect("missing-super, Profile.swift:12").expect("The same run does not show it with this change:")
        driver.expect("+ 13         super.viewWillAppear(animated)")
    }

    @Test func `its lesson opens over the stage, and the way back leads to the same event`() throws {
        let setup = try setup()
        var services = setup.services
        var asked: [String] = []
        services.lesson = { id in
            asked.append(id)
            return Fixture.lesson("01")
        }
        var state = setup.state
        let beginning = state.begin(start())
        let driver = Driver(state, beginning, services: services)
        driver.press("m").choose("bounds.width of")
        let position = try #require(driver.state.stage?.position)
        driver.press("M", "l")
        #expect(asked == ["06"])
        guard case .lesson = driver.state.screen else {
            Issue.record("no lesson:\n\(driver.text)")
            return
        }
        driver.expect("Esc back").press(.escape)
        #expect(driver.state.stage?.position == position)
        #expect(driver.state.stage?.paths == ["/home/me"])
    }

    @Test func `a lesson's stage opens no second lesson`() throws {
        let request = SceneRequest(title: "A", run: RunPrescription(sources: Self.sources, setting: Setting(world: .open, root: "Profile")))
        var stage = StageState(request, hasProse: true)
        let model = try Services.ranScene(request).get()
        stage.model = model
        let finding = try #require(model.mistakes.first)
        guard case .present(.notice(let notice))? = stage.show(finding, nil, isKept: false).first else {
            Issue.record("no window")
            return
        }
        #expect(notice.choices.map(\.title) == ["ask me again"])
    }

    // MARK: Being asked again

    private func question(_ driver: Driver) throws -> QuestionState {
        guard case .lesson(let lesson) = driver.state.screen else { throw CancellationError() }
        return try #require(lesson.question)
    }

    private func answer(_ driver: Driver, right isRight: Bool) throws {
        let choices = try question(driver).question.choices
        let index = try #require(choices.indices.first { (choices[$0].rule == "missing-super") == isRight })
        driver.press(Key(.character(Array("abcd")[index])), .enter)
    }

    @Test func `a finding becomes a question of tomorrow, which shows the learner's code and is answered by the rule's mend`() throws {
        let driver = try standing(at: "Profile.viewWillAppear(_:) returns")
        driver.press("M", "a").expect("It is asked about from tomorrow on, among your reviews.")
        let kept = try #require(try ProgressStore(path: path).keptFindings().first)
        #expect(kept.rule == "missing-super" && kept.file == "Profile.swift" && kept.line == 12)
        #expect(kept.run?.sources.map(\.path) == ["Profile.swift"], "the other file does not matter to it")
        #expect(try ProgressStore(path: path).overview(at: clock.now).due.isEmpty)
        clock.now += 86_401
        let review = try self.driver(.review)
        review.expect("Your own code")
        let prompt = try question(review).question.prompt.plainText
        #expect(prompt.contains("Profile.swift, line 12: Profile.viewWillAppear(_:) returns without having called super"))
        review.press("M").expect("the mistake is the question").press("m").expect("the mistake is the question")
        review.expect(no: "⚠ 2 m")
        try answer(review, right: true)
        let feedback = try #require(try question(review.expect("✓ Right.")).feedback)
        #expect(feedback.outcomes.map(\.measured).contains("missing-super, found here"))
        #expect(feedback.advice?.contains("On the stage it is mended") == true)
        #expect(review.state.stage?.base.run.sources.first?.text.contains("super.viewWillAppear(animated)") == true)
        let overview = try ProgressStore(path: path).overview(at: clock.now)
        #expect(overview.due.isEmpty && overview.rightAnswers == 1)
        #expect(overview.days(to: kept.id, of: KeptFinding.lesson) == 2)
    }

    @Test func `a wrong answer says what it would mend and what is right, and comes back tomorrow`() throws {
        let driver = try standing(at: "Profile.viewWillAppear(_:) returns")
        driver.press("M", "a")
        clock.now += 86_401
        let review = try self.driver(.review)
        try answer(review, right: false)
        review.expect("✗ No. That is the mend where")
        #expect(try question(review).feedback?.advice == "Here: call super.viewWillAppear(animated).")
        review.expect("Comes back tomorrow.")
    }

    @Test func `a finding is asked about no more when the learner says so`() throws {
        let driver = try standing(at: "Profile.viewWillAppear(_:) returns")
        driver.press("M", "a", "M").expect("a ask no more").press("a").expect("It is asked about no more.")
        #expect(try ProgressStore(path: path).keptFindings().isEmpty)
        driver.press("M").expect("a ask me again")
    }

    @Test func `what ends the app has no one mend to ask for`() throws {
        let driver = try standing(at: "Fatal error", of: "Other")
        driver.press("M").expect("l lesson 02").expect(no: "ask me again").press("a")
        #expect(try ProgressStore(path: path).keptFindings().isEmpty)
    }

    @Test func `plain mode reads a finding out, and numbers what can be done with it`() throws {
        let setup = try setup()
        var state = TutorState(size: .zero)
        let beginning = state.begin(start())
        var lines: [String] = []
        var typed = ["m", "2", "M", "2", "q", "q"]
        PlainTutor(
            state: state, beginning: beginning, services: setup.services, read: { typed.isEmpty ? nil : typed.removeFirst() },
            write: { lines.append($0) }
        ).run()
        #expect(lines.contains("missing-super, Profile.swift:12."))
        #expect(lines.contains("  1. lesson 14") && lines.contains("  2. ask me again"))
        #expect(lines.contains("It is asked about from tomorrow on, among your reviews."))
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
    func `a finding and its question look as they are kept`(size: Size) throws {
        let driver = try driver(start(), size: size)
        driver.press("m").choose("Profile.viewWillAppear(_:) returns").press("M")
        let name = "\(size.width)x\(size.height)"
        expectGolden(driver.text, "finding-\(name)", beside: Self.goldens)
        driver.press("a")
        clock.now += 86_401
        let review = try self.driver(.review, size: size)
        expectGolden(review.text, "finding-question-\(name)", beside: Self.goldens)
        try answer(review, right: true)
        expectGolden(review.text, "finding-answered-\(name)", beside: Self.goldens)
    }

    /// The test file beside whose goldens these lie.
    private static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("GoldenTests.swift").path
}
