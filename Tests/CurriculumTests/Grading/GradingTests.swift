import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Curriculum

struct GradingTests {
    private static func question(_ id: String) throws -> Question {
        let folder = try #require(Bundle.module.url(forResource: "sound", withExtension: nil, subdirectory: "Courses"))
        let course = try Course.load(from: folder.path)
        let outline = try #require(course.outline(of: "01"))
        return try #require(course.lesson(outline).question(id))
    }

    /// The event that feedback leads to, in the run that it shows.
    private static func event(_ feedback: Feedback) throws -> Event {
        let shown = try #require(feedback.run)
        let run = try Run(sources: shown.sources, setting: shown.setting)
        let place = try #require(feedback.place)
        return run.recording.events[place.event]
    }

    // MARK: Place

    @Test func `code in the right callback is right`() throws {
        let feedback = Grader().grade(.choice(1), to: try Self.question("place-colour"))
        #expect(feedback.verdict == .right)
        #expect(feedback.checks.map(\.holds) == [true, true, true])
        #expect(feedback.advice == nil)
        #expect(try Self.event(feedback).location?.file == "Scene.swift")
    }

    @Test func `code that comes too late leads to its flash, and to the first callback that has what it needs`() throws {
        let feedback = Grader().grade(.choice(2), to: try Self.question("place-colour"))
        #expect(feedback.verdict == .wrong)
        #expect(feedback.checks.map(\.holds) == [false, true, true])
        #expect(feedback.sentence.hasPrefix("In viewDidAppear(_:) (on phone): the backgroundColor of "))
        #expect(try Self.event(feedback).name == "viewDidAppear(_:)")
        #expect(
            feedback.advice
                == "viewIsAppearing(_:) is the first of these that has window, comes before the first frame, and comes once per appearance."
        )
    }

    @Test func `a callback whose place is recorded nowhere is advised only when no other serves`() throws {
        let question = try Self.question("place-colour")
        let runs = try question.scenarios.map { try Run(sources: $0.sources, setting: $0.setting) }
        let needs = try #require(question.needs)
        func advice(_ choices: [String]) -> Advice {
            Advice(needs: needs, type: "DetailViewController", choices: choices, runs: runs)
        }
        let both = advice(["updateViewConstraints()", "viewIsAppearing(_:)", "viewDidAppear(_:)"])
        try #require(both.callbacks().first == "updateViewConstraints()")
        #expect(both.sentence == "viewIsAppearing(_:) has window, comes before the first frame, and comes once per appearance.")
        #expect(
            advice(["updateViewConstraints()", "viewDidAppear(_:)"]).sentence?.hasPrefix("updateViewConstraints() is the first") == true)
    }

    @Test func `code that comes too early says what it saw`() throws {
        let feedback = Grader().grade(.choice(0), to: try Self.question("place-colour"))
        #expect(feedback.sentence == "In viewDidLoad() (on phone): badge.backgroundColor is .systemRed, not .systemYellow.")
        #expect(feedback.checks[1].explanation == "badge.backgroundColor is .systemRed, not .systemYellow")
        #expect(try Self.event(feedback).kind == .line)
    }

    private static func place(_ callback: String, code: String, expect: String) throws -> Feedback {
        let text = """
            import UIKit

            final class FirstViewController: UIViewController {
                func open() { navigationController?.pushViewController(RoomViewController(), animated: true) }
            }

            final class RoomViewController: UIViewController {
                let lamp = UIView()
                var visits = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    lamp.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(lamp)
                    lamp.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                }
            }
            """
        let location = try Self.question("place-colour").location
        let setting = Setting(
            container: .navigation, root: "FirstViewController", steps: try ["call FirstViewController.open", "back"].map { try Step($0) })
        let question = Question(
            id: "q", kind: .place, prompt: [],
            choices: [Question.Choice(text: [.code(callback)], expectations: [], moment: nil, location: location)], code: code,
            expectations: [Question.Expectation(source: expect, location: location)], hints: [], at: nil,
            scenarios: [RunPrescription(sources: [Source(path: "Room.swift", text: text)], setting: setting)], needs: nil,
            into: "RoomViewController", file: "Room.swift", facts: [], finding: nil, solution: nil, location: location)
        return Grader().grade(.choice(0), to: question)
    }

    @Test(arguments: FactsTable.callbacks)
    func `code can be put into each of the ten callbacks`(callback: String) throws {
        let feedback = try Self.place(callback, code: "visits += 1", expect: "recording.runs(of: \"q\") >= 1")
        #expect(feedback.verdict == .right)
    }

    @Test func `code that ends the app is broken, and leads to where`() throws {
        let feedback = try Self.place("viewWillAppear(_:)", code: "_ = [1][visits + 1]", expect: "recording.flashes.isEmpty")
        #expect(feedback.verdict == .broken)
        #expect(feedback.sentence.contains("Index out of range"))
        #expect(try Self.event(feedback).kind == .exception)
    }

    @Test func `code that runs too often says how often`() throws {
        let feedback = try Self.place(
            "layoutLamp()", code: "visits += 1", expect: "recording.runs(of: \"q\") == 1")
        #expect(feedback.verdict == .broken)
        let often = try Self.place(
            "viewDidLayoutSubviews()", code: "visits += 1\nif visits < 3 { view.setNeedsLayout() }",
            expect: "recording.runs(of: \"q\") == recording.appearances(of: \"RoomViewController\").count")
        #expect(often.verdict == .wrong)
        #expect(often.sentence == "In viewDidLayoutSubviews(): it ran 3 times in 1 appearance.")
        #expect(often.consequence == nil, "how often it runs is not seen")
    }

    @Test func `a verdict names the run in which the expectation fails that it speaks of`() throws {
        let question = try Self.question("place-colour")
        // The first expectation fails on the second device only, the second one on the first.
        let expectations = ["view.bounds.width > 380", "view.bounds.width < 380"]
        let both = Question(
            id: question.id, kind: .place, prompt: [], choices: question.choices, code: question.code,
            expectations: expectations.map { Question.Expectation(source: $0, location: question.location) }, hints: [], at: nil,
            scenarios: question.scenarios, needs: nil, into: question.into, file: question.file, facts: [], finding: nil, solution: nil,
            location: question.location)
        let feedback = Grader().grade(.choice(1), to: both)
        #expect(feedback.sentence == "In viewIsAppearing(_:) (on se): view.bounds.width is 375.0.")
        #expect(feedback.checks.map(\.holds) == [false, false])
    }

    @Test func `shuffled choices are graded as they stand, and kept as the lesson has them`() throws {
        let question = try Self.question("first-colour")
        let orders = Set((0..<8).map { question.shuffled($0).choices.map(\.text.plainText) })
        #expect(orders.count == 2)
        for seed in 0..<8 {
            let shuffled = question.shuffled(UInt64(seed))
            #expect(shuffled.choices == question.shuffled(UInt64(seed)).choices)
            let right = try #require(shuffled.choices.firstIndex { $0.text.plainText == question.choices[0].text.plainText })
            #expect(Grader().grade(.choice(right), to: shuffled).verdict == .right)
            #expect(shuffled.inLesson(.choice(right)) == .choice(0))
        }
        let place = try Self.question("place-colour")
        #expect(place.shuffled(1).choices == place.choices, "callbacks stay in their order")
    }

    // MARK: The others

    @Test func `what is true is right, and nothing else`() throws {
        let question = try Self.question("first-colour")
        #expect(Grader().grade(.choice(0), to: question).verdict == .right)
        let wrong = Grader().grade(.choice(1), to: question)
        #expect(wrong.verdict == .wrong)
        #expect(wrong.place?.frame != nil)
        #expect(wrong.checks.map(\.holds) == [false])
    }

    @Test func `an order is compared with the recording`() throws {
        // first frame, viewWillAppear, last frame, viewDidLoad
        let question = try Self.question("order-push")
        #expect(Grader().grade(.order([3, 1, 0, 2]), to: question).verdict == .right)
        let wrong = Grader().grade(.order([3, 0, 1, 2]), to: question)
        #expect(wrong.verdict == .wrong)
        #expect(wrong.sentence == "DetailViewController.viewWillAppear(_:) comes before first frame.")
        #expect(try Self.event(wrong).name == "viewWillAppear(_:)")
    }

    @Test func `next is what comes first after the moment`() throws {
        let question = try Self.question("after-loading")
        #expect(Grader().grade(.choice(1), to: question).verdict == .right)
        let wrong = Grader().grade(.choice(0), to: question)
        #expect(wrong.verdict == .wrong)
        #expect(
            wrong.sentence
                == "ListViewController.viewWillDisappear(_:) comes next, and DetailViewController.viewDidAppear(_:) later.")
        #expect(try Self.event(wrong).name == "viewWillDisappear(_:)")
    }

    @Test func `a value is compared as a value, however it is written`() throws {
        let question = try Self.question("late-colour")
        #expect(Grader().grade(.choice(1), to: question).verdict == .right)
        #expect(Grader().grade(.choice(0), to: question).sentence == "It is .systemBackground.")
        #expect(Grader().grade(.text("UIColor.systemBackground"), to: question).verdict == .right)
        #expect(Grader().grade(.text(".systemRed"), to: question).verdict == .wrong)
        #expect(Grader().grade(.text(".systemRed +"), to: question).verdict == .broken)
    }

    @Test func `facts are measured where they are asked`() throws {
        // In viewWillAppear of a push the view is in its wrapper, and the wrapper in no window.
        let question = try Self.question("facts-at-load")
        #expect(question.facts == ["window", "superview"])
        #expect(Grader().grade(.facts([false, true]), to: question).verdict == .right)
        let wrong = Grader().grade(.facts([true, true]), to: question)
        #expect(wrong.verdict == .wrong)
        #expect(wrong.sentence == "Here: window no.")
    }

    @Test func `the line at fault is the one that the recording names`() throws {
        let question = try Self.question("spot-late")
        #expect(Grader().grade(.line(11), to: question).verdict == .right)
        let early = Grader().grade(.line(6), to: question)
        #expect(early.verdict == .wrong)
        #expect(try Self.event(early).location?.line == 6)
        #expect(Grader().grade(.line(1), to: question).sentence == "Line 1 never runs as a statement of its own.")
    }

    // MARK: All choices

    @Test func `a verdict says of each choice what it comes to`() throws {
        let place = Grader().verdict(on: .choice(0), to: try Self.question("place-colour"))
        #expect(place.outcomes.map(\.isRight) == [false, true, false])
        #expect(place.outcomes[0].measured == "badge.backgroundColor is .systemRed, not .systemYellow (on phone)")
        #expect(place.outcomes[1].measured == "right in all 2 runs")
        #expect(place.outcomes[2].measured.hasPrefix("backgroundColor flashes in frame "))
        let next = Grader().verdict(on: .choice(0), to: try Self.question("after-loading"))
        #expect(next.outcomes.map(\.isRight) == [false, true, false])
        #expect(next.outcomes[1].measured.hasPrefix("next, event "))
        #expect(next.outcomes[2].measured.hasPrefix("later, event "))
        let value = Grader().verdict(on: .choice(0), to: try Self.question("late-colour"))
        #expect(value.outcomes.map(\.isRight) == [false, true])
        #expect(Grader().verdict(on: .choice(1), to: try Self.question("first-colour")).outcomes.map(\.isRight) == [true, false])
    }

    @Test func `a verdict has the right order, facts and line`() throws {
        #expect(Grader().verdict(on: .order([3, 0, 1, 2]), to: try Self.question("order-push")).right == .order([3, 1, 0, 2]))
        #expect(Grader().verdict(on: .facts([true, true]), to: try Self.question("facts-at-load")).right == .facts([false, true]))
        #expect(Grader().verdict(on: .line(6), to: try Self.question("spot-late")).right == .line(11))
    }

    private static let value = "recording.frames.last(ofTransition: 1).color(of: \"DetailViewController.view\")\n```\n"

    @Test func `a choice names the belief that leads to it, and what answers it`() throws {
        let course = try TemporaryCourse()
        let says = """

            Says:

            1. *A line that has run shows.* `viewDidAppear` comes after the last frame.
            2. The last frame is shown before `viewDidAppear`.

            """
        try course.replace(Self.value, with: Self.value + says, in: "01-first-frame/Questions.md")
        let read = try Course.load(from: course.path)
        let lesson = try read.lesson(try #require(read.outline(of: "01")))
        let choices = try #require(lesson.question("late-colour")).choices
        #expect(choices[0].belief == "A line that has run shows.")
        #expect(choices[0].says.plainText == "viewDidAppear comes after the last frame.")
        #expect(choices[1].belief == nil)
        #expect(choices[1].says.plainText == "The last frame is shown before viewDidAppear.")
        try course.replace("2. The last frame is shown before `viewDidAppear`.\n", with: "", in: "01-first-frame/Questions.md")
        #expect(course.problems().contains { $0.hasSuffix("error: 'Says:' has a sentence for each choice: 2, not 1") })
    }

    @Test func `lines are right in each order that works, and the usual one is named`() throws {
        let question = try Self.question("in-working-order")
        let usual = Grader().verdict(on: .order([2, 0]), to: question)
        #expect(usual.verdict == .right)
        #expect(usual.advice == nil)
        let more = Grader().verdict(on: .order([1, 2, 0]), to: question)
        #expect(more.verdict == .right)
        #expect(more.advice == "The usual order: let shade: Float = 0.5; badge.layer.shadowOpacity = shade.")
        // The constant is used before it is declared, and then left out.
        #expect(Grader().grade(.order([0, 2]), to: question).verdict != .right)
        #expect(Grader().grade(.order([2]), to: question).verdict == .wrong)
        #expect(Grader().verdict(on: .order([2]), to: question).right == .order([2, 0]))
        #expect(Grader().solve(question) == "let shade: Float = 0.5\nbadge.layer.shadowOpacity = shade")
    }

    @Test func `a cause stands in the chain of the event, and what came before it does not`() throws {
        let question = try Self.question("what-brought-it")
        let right = Grader().verdict(on: .choice(1), to: question)
        #expect(right.verdict == .right)
        #expect(try Self.event(right).kind == .input)
        #expect(right.outcomes.map(\.isRight) == [false, true, false])
        #expect(right.outcomes[0].measured.hasPrefix("before it, no cause"))
        #expect(right.outcomes[2].measured.hasPrefix("later"))
        #expect(Grader().grade(.choice(0), to: question).verdict == .wrong)
        #expect(Grader().solve(question) == "the step call ListViewController.open")
    }

    @Test func `a grid asks for the facts of several callbacks, row by row`() throws {
        let question = try Self.question("whole-table")
        #expect(question.facts.count == 8)
        let right = Grader().verdict(on: .facts(Array(repeating: true, count: 24)), to: question)
        #expect(right.verdict == .wrong)
        guard case .facts(let facts)? = right.right else {
            Issue.record("no facts")
            return
        }
        // Window and superview, before the view enters the window, when it has, and at the end.
        #expect(facts.count == 24)
        #expect([facts[0], facts[8], facts[16]] == [false, true, true])
        #expect([facts[1], facts[9], facts[17]] == [true, true, true])
        #expect(right.sentence.hasPrefix("At viewWillAppear(_:): window"))
        #expect(Grader().grade(.facts(facts), to: question).verdict == .right)
        var almost = facts
        almost[8] = false
        let wrong = Grader().grade(.facts(almost), to: question)
        #expect(wrong.sentence == "At viewIsAppearing(_:): window yes.")
        #expect(try Self.event(wrong).name == "viewIsAppearing(_:)")
    }

    @Test func `a line question visits the lines of statements`() throws {
        let question = try Self.question("spot-late")
        let lines = try #require(question.scenarios.first?.sources.first { $0.path == question.file }).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(question.statementLines.contains(11))
        for line in question.statementLines {
            let text = lines[line - 1].trimmingCharacters(in: .whitespaces)
            #expect(!text.isEmpty && text != "}" && !text.hasPrefix("override func") && !text.hasPrefix("import"), "\(text)")
        }
    }

    @Test func `an edited file is right when its expectations hold`() throws {
        let question = try Self.question("mend-late")
        let start = try #require(question.scenarios[0].sources.first).text
        let wrong = Grader().grade(.source(start), to: question)
        #expect(wrong.verdict == .wrong)
        #expect(try Self.event(wrong).name == "viewDidAppear(_:)")
        let mended = start.replacingOccurrences(of: "viewDidAppear", with: "viewWillAppear")
        #expect(Grader().grade(.source(mended), to: question).verdict == .right)
    }

    @Test func `an edited file that is not Swift comes back with the place`() throws {
        let question = try Self.question("mend-late")
        let start = try #require(question.scenarios[0].sources.first).text
        let feedback = Grader().grade(.source(start + "\nfunc ("), to: question)
        #expect(feedback.verdict == .broken)
        #expect(feedback.problems.first?.location.file == "Late.swift")
        #expect(feedback.problems.first?.location.line == 15)
        let unknown = Grader().grade(.source(start.replacingOccurrences(of: "= .systemIndigo", with: "= tomorrow")), to: question)
        #expect(
            unknown.problems.map(\.description).contains {
                $0.hasPrefix("Late.swift:11:") && $0.hasSuffix("cannot find 'tomorrow' in scope")
            })
    }

    @Test(arguments: [
        ("first-colour", "Indigo"), ("place-colour", "viewIsAppearing(_:)"),
        (
            "order-push",
            "DetailViewController.viewDidLoad(), then DetailViewController.viewWillAppear(_:), then first frame, then last frame of the transition"
        ),
        ("after-loading", "ListViewController.viewWillDisappear(_:)"), ("late-colour", ".systemBackground"),
        ("facts-at-load", "Here: superview yes; window no."), ("spot-late", "Late.swift, line 11"),
    ])
    func `a right answer is found by running`(id: String, answer: String) throws {
        #expect(Grader().solve(try Self.question(id)) == answer)
    }

    @Test func `a way to mend a file is told by its lines`() throws {
        let lines = Grader().solve(try Self.question("mend-late")).split(separator: "\n").map(String.init)
        #expect(lines.contains("+  9      override func viewIsAppearing(_ animated: Bool) {"))
        #expect(lines.contains("-  9      override func viewDidAppear(_ animated: Bool) {"))
    }

    @Test func `an answer of another kind is no answer`() throws {
        #expect(Grader().grade(.line(3), to: try Self.question("first-colour")).verdict == .broken)
        #expect(Grader().grade(.choice(9), to: try Self.question("first-colour")).verdict == .broken)
        #expect(Grader().grade(.order([0, 0, 1, 2]), to: try Self.question("order-push")).verdict == .broken)
    }

    @Test(arguments: [([true, true], 0), ([false, false], 1), ([true, false], 0), ([false, true], nil)])
    func `of a row of cells the first wrong one is told of`(answer: [Bool], said: Int?) throws {
        let course = try TemporaryCourse()
        try course.replace(
            "Which of these hold?", with: "Which hold?\n\nSays:\n\n1. Of the window.\n2. Of the superview.", in: Self.questions)
        let read = try Course.load(from: course.path)
        let lesson = try read.lesson(read.lessons[0])
        let question = try #require(lesson.question("facts-at-load"))
        #expect(question.facts == ["window", "superview"])
        // In viewWillAppear the view has a superview, and no window.
        let feedback = Grader().verdict(on: .facts(answer), to: question)
        #expect(feedback.about?.says.plainText == said.map { ["Of the window.", "Of the superview."][$0] })
    }

    @Test func `the model's solution is told as what it has otherwise than the learner's own text`() throws {
        let question = try Self.question("mend-late")
        let start = try #require(question.text)
        let solution = try #require(question.solution).text
        let own = start.replacingOccurrences(of: "import UIKit\n", with: "import UIKit\n\n// Mine.\n")
        try #require(own != start)
        func changed(_ text: String) -> [String] {
            text.split(separator: "\n").map { String($0).replacing(#/^([+-]) +\d+ */#) { "\($0.1) " } }
        }
        let told = changed(Grader().solve(question, from: "// The task\n" + own, linesAbove: 1))
        #expect(told.contains("- // Mine."))
        #expect(told.filter { $0 != "- // Mine." && $0 != "- " } == changed(Grader().solve(question)))
        // Nothing is left to be told to whoever has it all.
        #expect(Grader().solve(question, from: solution) == "")
    }

    private static let questions = "01-first-frame/Questions.md"
}
