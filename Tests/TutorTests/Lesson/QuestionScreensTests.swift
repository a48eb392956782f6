import Canvas
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

/// A question of each kind at three sizes: what it asks and what came of an answer is on the screen.
@MainActor
@Suite struct QuestionScreensTests {
    /// A question of the fixture's course, with an answer in keys and what each of its parts comes to.
    struct Asked: Sendable, CustomTestStringConvertible {
        let id: String
        let lesson: String
        /// Its page, from 0.
        let page: Int
        let right: Answer
        let keys: [Key]
        let wrongKeys: [Key]
        /// The keys that the bar offers before the answer, at each size.
        let offered: [String]
        var testDescription: String { id }
    }

    nonisolated static let asked = [
        Asked(
            id: "what-comes", lesson: "01", page: 1, right: .choice(0), keys: ["a", .enter], wrongKeys: ["b", .enter],
            offered: ["a-b choose"]),
        Asked(
            id: "where", lesson: "02", page: 1, right: .choice(1), keys: ["b", .enter], wrongKeys: ["c", .enter], offered: ["a-c choose"]),
        Asked(
            id: "in-order", lesson: "02", page: 2, right: .order([1, 2, 0]), keys: ["b", "c", "a", .enter],
            wrongKeys: ["b", "a", "c", .enter], offered: ["a-c place"]),
        Asked(
            id: "how-wide", lesson: "02", page: 3, right: .text("7"), keys: [.enter, "7", .enter], wrongKeys: [.enter, "3", .enter],
            offered: ["Enter write"]),
        Asked(
            id: "which-hold", lesson: "02", page: 4, right: .facts([false, true, true]), keys: ["n", "y", "y", .enter],
            wrongKeys: ["y", "y", "y", .enter], offered: ["yn true/false"]),
        Asked(
            id: "which-line", lesson: "02", page: 5, right: .line(51), keys: Array(repeating: .down, count: 51) + [.enter],
            wrongKeys: [.down, .enter], offered: ["↑↓ move"]),
        Asked(
            id: "what-is-true", lesson: "02", page: 6, right: .choice(0), keys: ["a", .enter], wrongKeys: ["b", .enter],
            offered: ["a-b choose"]),
        Asked(
            id: "in-working-order", lesson: "02", page: 7, right: .order([2, 0]), keys: ["c", "a", .enter],
            wrongKeys: ["a", "c", .enter], offered: ["a-c place"]),
        Asked(
            id: "what-brought-it", lesson: "02", page: 8, right: .choice(1), keys: ["b", .enter], wrongKeys: ["a", .enter],
            offered: ["a-c choose"]),
        Asked(
            id: "whole-table", lesson: "02", page: 9, right: .facts([false] + Array(repeating: true, count: 8)),
            keys: ["n", "y", "y", "y", .enter, .enter], wrongKeys: ["y", "y", "y", "y", .enter, .enter], offered: ["yn true/false"]),
        Asked(id: "mend", lesson: "02", page: 10, right: .source("mended"), keys: [.enter], wrongKeys: [.enter], offered: ["Enter edit"]),
    ]
    nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)]

    private static let reason = "It came too late: the frame had been shown."
    private static let advice = "viewIsAppearing(_:) is the first callback with everything that it needs."

    /// Comes to a question. The grader knows the right answer, and says something of each choice.
    private func driver(_ asked: Asked, _ size: Size, edits: String = "mended", reason: String = reason) throws -> Driver {
        var services = Services.fixture()
        let copies = Copies()
        services.drafts = copies.drafts
        services.edit = { path, _, _ in copies.texts[path] = edits }
        services.grade = { question, _, answer in
            let isRight = answer == asked.right
            var feedback = Feedback(
                verdict: isRight ? .right : .wrong, run: nil, place: Place(event: 40), sentence: reason,
                advice: isRight ? nil : Self.advice, checks: [Feedback.Check(source: "isShown == true", holds: isRight, explanation: nil)],
                problems: [])
            switch asked.right {
            case .choice(let right):
                feedback.outcomes = question.choices.indices.map {
                    Feedback.Outcome(isRight: $0 == right, measured: $0 == right ? "" : "too late by \($0) frames")
                }
            case .text, .source: break
            default: feedback.right = asked.right
            }
            return feedback
        }
        let driver = Driver(try Self.state(asked, size), services: services, size: size)
        #expect(driver.lesson?.page == asked.page)
        return driver
    }

    /// What a learner's tutor is at a question that was come to by skipping those before it. Each is come to once.
    private static func state(_ asked: Asked, _ size: Size) throws -> TutorState {
        if let state = states["\(asked.id) \(size)"] { return state }
        let before = Self.asked.last { $0.lesson == asked.lesson && $0.page < asked.page }
        let driver: Driver
        if let before {
            driver = Driver(try state(before, size), size: size)
        } else {
            driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), size: size)
            driver.press(asked.lesson == "01" ? "6" : "7")
        }
        while let lesson = driver.lesson, lesson.page < asked.page { driver.press("s", .enter) }
        states["\(asked.id) \(size)"] = driver.state
        return driver.state
    }
    private static var states: [String: TutorState] = [:]

    /// The choices' texts. Where all are callbacks of one class, they stand without it: the prompt speaks of it.
    private func texts(_ question: Question) -> [String] {
        let texts = question.choices.map(\.text.plainText)
        let types = Set(texts.map { $0.prefix { $0 != "." } })
        guard let type = types.first, types.count == 1, type.first?.isUppercase == true else { return texts }
        return texts.map { String($0.dropFirst(type.count + 1)) }
    }

    /// What is there on each page: the header, the facts or why they are hidden, the sentence and the keys.
    private func expectFrame(_ driver: Driver, _ asked: Asked, keys: [String]) {
        driver.expect(asked.lesson == "01" ? "01 Two callbacks" : "02 One of each kind")
        driver.expect("page \(asked.page + 1) of \(asked.lesson == "01" ? 3 : 11)")
        driver.expectFacts()
        for key in keys + ["? help"] { #expect(driver.keys.contains(key), "\(key)\n\(driver.text)") }
    }

    @Test(arguments: asked, sizes)
    func `all that is asked is there: the question, each choice with its letter, and the keys`(asked: Asked, size: Size) throws {
        let driver = try driver(asked, size)
        let question = try #require(driver.lesson?.question?.question)
        expectFrame(driver, asked, keys: asked.offered + ["h hint", "s skip"])
        let prose = driver.rows(in: .prose)
        driver.expect(words: question.prompt.plainText, in: prose)
        if let code = question.code { driver.expect(words: code, in: prose) }
        for (letter, text) in zip("abcde", texts(question)) { driver.expect(words: "\(letter) ○ \(text)", in: prose) }
        for fact in question.kind == .cell ? question.facts : [] {
            driver.expect(words: asked.id == "whole-table" ? String(fact.prefix(3)) : "? \(fact)", in: prose)
        }
        for row in question.rows where asked.id == "whole-table" { driver.expect(words: row.callbackName.filter { !"(_:)".contains($0) }) }
        // The verdict's parts are not there yet.
        driver.expect(no: "✗ No.").expect(no: "✓ Right.").expect(no: "Enter go on")
    }

    @Test(arguments: asked, sizes)
    func `a wrong answer is marked beside the right one, says why, and says what can be done`(asked: Asked, size: Size) throws {
        let driver = try driver(asked, size, edits: "not mended")
        for key in asked.wrongKeys { driver.press(key) }
        let question = try #require(driver.lesson?.question?.question)
        expectFrame(
            driver, asked, keys: ["u try again"] + (asked.id == "mend" ? ["Enter edit again", "h hint", "s leave it"] : ["Enter go on"]))
        let prose = driver.rows(in: .prose)
        driver.expect(words: "✗ No.", in: prose).expect(words: Self.advice, in: prose)
        // Lines with both orders are more than twenty-four rows; the end stands above the verdict, and ↑ leads to the rest.
        let isCut = size.height == 24 && question.kind == .lines
        switch asked.right {
        case .choice(let right):
            for (index, (letter, text)) in zip("abcde", texts(question)).enumerated() {
                let mark = index == right ? "✓" : driver.lesson?.question?.answer == .choice(index) ? "✗" : ""
                driver.expect(words: "\(letter) \(mark) \(text)" + (index == right ? "" : "too late by \(index) frames"), in: prose)
            }
            #expect(driver.keys.contains("run another"))
            driver.expect(words: question.kind == .why ? Self.reason : "\(Array("abcde")[right]) is right.", in: prose)
        case .order(let right):
            driver.expect(words: Self.reason, in: prose)
            let list = right.count == 2 ? ["This works:", "1 let shade: Float = 0.5"] : ["It is:", "3 viewDidAppear(_:)"]
            let seen = prose.joined().squeezed
            if !isCut {
                // Two rows have changed places.
                #expect(seen.filter { $0 == "✗" }.count == 3, "\(driver.text)")
                #expect(list.allSatisfy { seen.contains($0.squeezed) } || seen.contains("is2nd"), "\(driver.text)")
            }
        case .facts:
            driver.expect(words: Self.reason, in: prose)
            driver.expect(words: asked.id == "whole-table" ? "●✗" : "● window yes ✗ is no", in: prose)
        case .line(let line):
            driver.expect(words: Self.reason, in: prose)
            #expect(prose.contains { $0.hasPrefix("✓\(line) ") }, "\(driver.text)")
            #expect(prose.contains { $0.hasPrefix("✗") && !$0.contains("No.") }, "\(driver.text)")
        case .text, .source: driver.expect(words: Self.reason, in: prose)
        }
        driver.press("=")
        #expect(driver.readOn().squeezed.contains("✗isShown==true"))
    }

    @Test(arguments: asked, sizes)
    func `a right answer is marked, and Enter goes on`(asked: Asked, size: Size) throws {
        let driver = try driver(asked, size)
        for key in asked.keys { driver.press(key) }
        expectFrame(driver, asked, keys: ["Enter go on"])
        driver.expect(words: "✓ Right.", in: driver.rows(in: .prose)).expect(no: "✗ No.")
        driver.press(.enter)
        #expect(driver.lesson?.page == asked.page + 1)
    }

    // In the smallest window no question is seen whole.
    @Test(arguments: asked.filter { !["how-wide", "mend"].contains($0.id) }, sizes + [Size(width: 40, height: 12)])
    func `whatever has been scrolled, what the learner does is in sight`(asked: Asked, size: Size) throws {
        let driver = try driver(asked, size)
        for page in [Key.pageUp, .pageDown] {
            driver.press(page, page, page, asked.keys[0]).expect(words: "▶", in: driver.rows(in: .prose))
        }
        driver.press(.pageUp, .pageUp)
        let right = Feedback(
            verdict: .right, run: nil, place: nil, sentence: Self.reason, advice: nil, checks: [], problems: [])
        driver.app.session.send(.question(.graded(asked.right, right)))
        driver.send(nil).expect(words: "✓ Right.", in: driver.rows(in: .prose))
    }

    @Test(arguments: sizes)
    func `a verdict that is longer than its pane is read to its end before Enter goes on`(size: Size) throws {
        let asked = try #require(Self.asked.first { $0.id == "how-wide" })
        let reason = (1...400).map { "word\($0)" }.joined(separator: " ")
        let driver = try driver(asked, size, reason: reason)
        for key in asked.wrongKeys { driver.press(key) }
        #expect("No. \(reason) \(Self.advice)".firstWord(missingIn: driver.readOn()) == nil)
        #expect(driver.lesson?.page == asked.page + 1)
    }

    @Test(arguments: sizes)
    func `a question whose choice is made comes out from behind a pane that has the window`(size: Size) throws {
        let driver = try driver(Self.asked[0], size)
        driver.press("1", "z").expect(no: "Which of these comes next?").press("b")
        driver.expect("▶ b ●").expect("6 screen").press(.enter).expect("✗ No.")
    }

    @Test func `plain mode says a right order once, in a sentence`() throws {
        for id in ["in-order", "in-working-order"] {
            let asked = try #require(Self.asked.first { $0.id == id })
            let driver = try driver(asked, Self.sizes[0])
            for key in asked.wrongKeys { driver.press(key) }
            let lines = PlainScreen(state: driver.state).text
            let order =
                id == "in-order"
                ? "ProfileViewController.viewDidLoad(), then ProfileViewController.viewWillAppear(_:), then ProfileViewController.viewDidAppear(_:)."
                : "let shade: Float = 0.5, then badge.layer.shadowOpacity = shade."
            #expect(lines.contains("The right order: \(order)"), "\(lines)")
            #expect(!lines.contains { $0.contains("It is:") || $0.contains("This works:") }, "\(lines)")
        }
    }
}
