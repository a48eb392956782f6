import Canvas
import Foundation
import Projects
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

/// Every other screen at three sizes: what it says is there whole, with the header, the facts and the keys.
@MainActor
@Suite struct ScreensTests {
    nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)]

    private static let facts = ["win", "sup", "tra", "saf", "fra", "mar", "sub", "des"]
    private static let file = "Mine.swift"

    private func driver(
        _ size: Size, progress: ProgressOverview = ProgressOverview(), file: @escaping () -> String = { Fixture.scene }
    ) throws -> Driver {
        var services = Services.fixture()
        services.progress = { progress }
        services.files = { _ in .success([Source(path: Self.file, text: file())]) }
        return Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services, size: size)
    }

    private func expectKeys(_ driver: Driver, _ keys: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for key in keys where !driver.keys.contains(key) {
            Issue.record("no “\(key)” among the keys:\n\(driver.text)", sourceLocation: sourceLocation)
        }
    }

    /// A stage's header, facts, status and sentence.
    private func expectStage(_ driver: Driver, title: String, sourceLocation: SourceLocation = #_sourceLocation) {
        if !driver.rows[0].contains(title) { Issue.record("“\(title)” is not in “\(driver.rows[0])”", sourceLocation: sourceLocation) }
        driver.expectFacts(sourceLocation: sourceLocation)
        guard let stage = driver.state.stage, let model = stage.model, let layout = driver.layout else {
            Issue.record("there is no stage", sourceLocation: sourceLocation)
            return
        }
        driver.expect(words: "event \(stage.position)", sourceLocation: sourceLocation)
        // At least the beginning of the sentence; the rest follows an ellipsis.
        let sentence = driver.rows(in: layout.narration).joined(separator: " ")
        #expect(!sentence.isEmpty, sourceLocation: sourceLocation)
        expectWholeViews(driver, model, sourceLocation: sourceLocation)
    }

    /// A view of the learner's that is seen has its frame, or an ellipsis where its row is cut.
    private func expectWholeViews(_ driver: Driver, _ model: RunModel, sourceLocation: SourceLocation) {
        let position = driver.state.stage?.position ?? 0
        for row in driver.rows(in: .hierarchy) {
            for node in model.hierarchy(at: position) where node.isNamedByLearner {
                let name = (node.label ?? "").replacingOccurrences(of: "ViewController", with: "")
                // What a row had no room for stands in the next one.
                guard row.drop(while: { !$0.isLetter }).hasPrefix("\(name) "), !row.contains("left: "), !row.contains("›") else { continue }
                let number = { (value: CGFloat) in String(format: "%.1f", Double(value)).replacingOccurrences(of: ".0", with: "") }
                let size = "\(number(node.frame.width))×\(number(node.frame.height))"
                if !row.contains(size), !row.hasSuffix("…") {
                    Issue.record("“\(row)” is cut without a sign: \(size)", sourceLocation: sourceLocation)
                }
            }
        }
    }

    // MARK: Home and lessons

    @Test(arguments: sizes) func `home lists what there is, and says what the selected line is for`(size: Size) throws {
        let driver = try driver(size)
        for line in [
            "The life of a view controller", "0 of 2 lessons done, 1 to come", "▶ 1 Start: 01 Two callbacks", "2 Reviews  nothing is due",
            "3 The table  ten callbacks, eight facts", "4 Your own files  put your controllers on the stage",
            "5 Search  lessons, and what learners ask", "Appearing", "6   01 Two callbacks", "7   02 One of each kind",
            "03 What comes later", "5 min", "9 min", "to come", "Say what comes after viewWillAppear. Find the first frame",
        ] { driver.expect(line) }
        expectKeys(driver, "↑↓ move", "Enter open", "/ search", "t table", "o your files", "T tour", "? help", "q quit")
    }

    @Test(arguments: sizes) func `home says where the learner stopped, what is finished and what is due`(size: Size) throws {
        let progress = ProgressOverview(
            lessons: [
                "01": .init(bookmark: Bookmark(page: 3), isFinished: true), "02": .init(bookmark: Bookmark(page: 4), isFinished: false),
            ], last: "02", due: [Fixture.review("01", "what-comes")])
        let driver = try driver(size, progress: progress)
        driver.expect("Continue: 02 One of each kind  page 5").expect("Reviews  1 due").expect("✓ 01 Two callbacks").expect(
            "* 02 One of each kind"
        ).expect("1 of 2 lessons done")
        expectKeys(driver, "Enter open", "r reviews", "? help", "q quit")
    }

    @Test(arguments: sizes) func `a page shows its text, and beside it the pane that it speaks of`(size: Size) throws {
        let driver = try driver(size)
        driver.press("6")
        expectStage(driver, title: "01 Two callbacks")
        #expect(driver.rows[0].contains("page 1 of 3"))
        driver.expect("Nothing to see yet").expect(size.width < 200 ? "[1 code ◂]" : "1 Scene.swift").expect(
            words: "override func viewDidLoad()", in: driver.rows(in: .code))
        expectKeys(driver, "Enter go on", "←→ event", "space play", "i act", "? help")
        let page = try #require(driver.lesson?.step?.prose.plainText)
        #expect(page.firstWord(missingIn: driver.readOn()) == nil)
        driver.expect("page 2 of 3").press("s", .enter).expect("before ").expect("after ")
    }

    @Test(arguments: sizes) func `the end says what the learner can do now, and where to look again`(size: Size) throws {
        let right = try driver(size)
        right.press("6")
        _ = right.readOn()
        right.press("a", .enter, .enter, .enter)
        for line in [
            "You have reached the end of this lesson.", "1 of 1 answers were right.", "What you can do now:",
            "✓ Say what comes after viewWillAppear", "✓ Find the first frame", "Enter goes on to 02 One of each kind; Esc leads home.",
        ] { right.expect(line) }
        expectKeys(right, "Enter next lesson", "Backspace page back", "? help", "Esc home")
        let wrong = try driver(size)
        wrong.press("7")
        while wrong.lesson?.isLast == false { wrong.press("s", .enter) }
        wrong.expect("What this lesson is about:").expect("• Answer questions of every kind").expect("Look again at:")
        for (page, title) in [
            (2, "Where does it belong? The colour must be there"), (3, "In which order? Put these in order."), (4, "What is the value?"),
            (5, "Which facts hold?"), (6, "Which line is it?"), (7, "What is true?"), (8, "Which lines, and in which order?"),
            (9, "What brought it?"), (10, "Which facts hold?"), (11, "No flash, please"),
        ] { wrong.expect("page \(page)  \(title)") }
        wrong.expect("Esc leads home.")
    }

    @Test func `the end is read before Enter goes on, and says where it is cut`() throws {
        let driver = try driver(Size(width: 40, height: 12))
        driver.press("6")
        while driver.lesson?.isLast == false { driver.press("s", .enter) }
        driver.expect("You have reached the end").expect(no: "leads home").expect("┃")
        driver.press(.enter).expect("leads home.").expect(no: "You have reached")
        #expect(driver.lesson?.title == "01 Two callbacks")
        driver.press(.enter)
        #expect(driver.lesson?.title == "02 One of each kind")
    }

    @Test(arguments: sizes) func `a review names its lesson, asks with all choices, and ends with the way home`(size: Size) throws {
        let due = [Fixture.review("01", "what-comes"), Fixture.review("02", "what-is-true")]
        let driver = try driver(size, progress: ProgressOverview(due: due))
        driver.press("r")
        expectStage(driver, title: "Reviews")
        driver.expect("page 1 of 2").expect("Two callbacks").expect("Which of these comes next?").expect("a ○ viewIsAppearing(_:)").expect(
            "b ○ viewDidAppear(_:)")
        expectKeys(driver, "a-b choose", "h hint", "s skip", "? help")
        driver.press("a", .enter, .enter, "b", .enter)
        driver.expect("✗ No.").press(.enter).expect("That was all that is due.").expect("1 of 2 answers were right.").expect(
            "Esc leads home.")
    }

    // MARK: The stage

    /// Opens the learner's own file and pushes, so that the badge flashes.
    private func stage(_ size: Size, file: @escaping () -> String = { Fixture.scene }) throws -> Driver {
        let driver = try driver(size, file: file)
        return driver.press("o").type(Self.file).press(.enter).press("i").choose("call FeedViewController.openProfile")
    }

    @Test(arguments: sizes) func `the stage shows a run of one's own file, with what is wrong in it`(size: Size) throws {
        let driver = try stage(size)
        expectStage(driver, title: "Mine.swift")
        driver.expect("⚠ 1 m").expect(words: "class FeedViewController", in: driver.rows(in: .code))
        expectKeys(driver, "←→ event", "space play", "i act", "w why", "? help")
        driver.press("g").type("ProfileViewController.viewIsAppearing").press(.enter)
        expectStage(driver, title: "Mine.swift")
        driver.press("2", "m").expect("Mistakes that this recording shows").expect(words: "Mine.swift:51", in: driver.rowsInFront)
            .expect("Enter goes to where it shows.")
    }

    @Test(arguments: sizes) func `a file that is broken while it is open shows its error, and the run before`(size: Size) throws {
        var text = Fixture.scene
        let driver = try stage(size) { text }
        text = text.replacing("view.addSubview(badge)", with: "view.addSubview(badge")
        driver.press("r").expect("Not run: Mine.swift:36").expect("✗ expected ')'").expect("old run")
        driver.press(.left)
        expectStage(driver, title: "Mine.swift")
    }

    @Test(arguments: sizes) func `a file that never ran shows where it is wrong`(size: Size) throws {
        let driver = try driver(size) { "class {\n" }
        driver.press("o").type(Self.file).press(.enter)
        driver.expect("Mine.swift").expect("not run").expect(words: "Mine.swift:1:").expect("error:")
        expectKeys(driver, "r run again", "? help", "Esc home")
    }

    @Test(arguments: sizes) func `two runs side by side have their names, their lanes and the keys to their differences`(size: Size) throws
    {
        let driver = try stage(size)
        driver.press("x").expect("Compare with what?").choose("another device…").expect("Compare with which device?").choose("se")
        expectStage(driver, title: "Mine.swift")
        driver.expect("iPhone SE").expect("≠ ")
        expectKeys(driver, "difference", "t other run", "x end", "? help")
    }

    @Test(arguments: sizes) func `why an event came, and why a callback did not, is read whole`(size: Size) throws {
        let driver = try stage(size)
        driver.press("g").type("ProfileViewController.viewDidAppear").press(.enter, "w")
        driver.expect("Why: ProfileViewController.viewDidAppear(_:)").expect(
            words: "because FeedViewController.openProfile() is called", in: driver.rowsInFront
        )
        .expect("Enter goes there.").expect("Esc close")
        driver.press(.escape, .end, "W").expect("Why not?").expect("an object and a callback that does not come after this event")
        driver.type("ProfileViewController.viewWillDisappear").press(.enter)
        driver.expect(words: "ProfileViewController is on the screen since event", in: driver.rowsInFront).expect(
            words: "It comes with 'back' afterwards. That was run just now. Enter shows that run; u takes you back.", in: driver.rowsInFront
        )
    }

    // MARK: Windows in front

    @Test(arguments: sizes) func `the table has its callbacks, facts and signs, to be filled and as measured`(size: Size) throws {
        let driver = try driver(size)
        driver.press("t").expect("The table").expect("navigation · iPad, narrow window").expect("appearance 1")
        driver.expect(words: "Say y or n: is it there, is it settled, when the callback is entered? A wrong cell shows at once.")
        driver.expect("● yes   · no   ✓ right   ✗ wrong")
        for name in Self.facts { driver.expect(name) }
        for callback in FactsTable.callbacks { driver.expect(callback) }
        expectKeys(driver, "←→ cell", "↑↓ row", "yn true/false", "s show", "d device", "? help")
        driver.press("s").expect("Each cell is measured.").expect("✓ it is what it will be when all has settled   ✗ not yet")
        driver.expect("³ as document 003 has it")
        expectKeys(driver, "s fill", "a appearance", "? help")
    }

    @Test func `a cell of the table that sources dispute is shown, and not asked`() throws {
        let driver = try driver(Size(width: 120, height: 40))
        driver.press("t", .down, .down, .down).press("y").expect("Sources dispute this cell").expect("✓³")
        driver.press(.up, .end).press(.right, .right, .right, .right, .right, .right, .right, "n")
        guard case .table(let table) = driver.state.screen else { return #expect(Bool(false)) }
        #expect((table.row, table.column) == (4, 0), "the row of updateViewConstraints is passed over")
        driver.expect("69 to go")
    }

    @Test(arguments: sizes) func `help has the keys of the screen below it, and is searched`(size: Size) throws {
        let driver = try driver(size)
        driver.press("6", "?").expect("Keys").expect("type to search").expect("The lesson").expect("the next page of the lesson")
            .expect("Esc close").expect("↑↓ scroll")
        driver.type("hierarchy").expect("show the system's own views in the hierarchy")
    }

    @Test(arguments: sizes) func `a search shows learners' questions, and the places of a word`(size: Size) throws {
        let driver = try driver(size)
        driver.press("/").expect("Search").expect("a word, or what you would ask a colleague").expect(
            "Why does my screen flash after a push?  lesson 01"
        ).expect("Enter go on").expect("Esc close")
        driver.type("flash").expect("Why does my screen flash after a push?  lesson 01")
    }

    @Test(arguments: sizes) func `each step of the tour is read whole`(size: Size) throws {
        let driver = try driver(size)
        driver.press("T")
        for (index, part) in Tour.Part.allCases.enumerated() {
            driver.expect("\(part.title) · \(index + 1) of 6").expect(words: part.text, in: driver.rowsInFront).expect("Enter next").press(
                .enter)
        }
        driver.expect(no: "of 6 ")
    }

    @Test(arguments: sizes) func `the menu of acts has what can be done, and says what comes of it`(size: Size) throws {
        let driver = try driver(size)
        driver.press("6", "i").expect("What do you do?")
        for act in ["back", "rotate landscapeLeft", "style dark", "another step…", "swipe back with the arrow keys…"] { driver.expect(act) }
        driver.expect(words: "It is added after the scene's last step, and the scene runs again.", in: driver.rowsInFront).expect(
            "1-9 choose"
        ).expect("Esc close")
    }

    /// A key that asks for a line, with the window's title and what it says may be typed.
    struct Asking: Sendable, CustomTestStringConvertible {
        let key: Key
        let title: String
        let hint: String
        var testDescription: String { title }
    }

    nonisolated static let asking = [
        Asking(key: "g", title: "Go to", hint: "an event's number, a callback's name, frame 7, or 0.35 s"),
        Asking(key: "/", title: "Find", hint: "a word of a callback, an object, a message or a sentence"),
        Asking(key: "E", title: "Evaluate at this event", hint: "an expression, as in a method of the controller"),
        Asking(key: "W", title: "Why not?", hint: "an object and a callback that does not come after this event"),
        Asking(key: "S", title: "Save this session", hint: "a file's name; appear replay opens it, or prints its trace"),
    ]

    @Test(arguments: asking, sizes) func `a line to type says what may be typed`(asking: Asking, size: Size) throws {
        let driver = try stage(size)
        driver.press(asking.key).expect(asking.title).expect(asking.hint).expect("Enter go on").expect("Esc close")
    }
}
