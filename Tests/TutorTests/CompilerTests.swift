import Canvas
import Curriculum
import Interpreter
import Projects
import Stage
import TestSupport
import Testing
import TypeChecker

@testable import Tutor

@MainActor
@Suite struct `What does not compile` {
    /// A compiler that answers when it is let.
    @MainActor
    final class Compiler {
        var messages: [CompilerMessage] = []
        var isDone = true
        /// What it has been asked to read.
        var asked: [(sources: [Source], world: TypeChecker.World)] = []
        var abandoned = 0

        func answer(_ sources: [Source], _ world: TypeChecker.World) -> CompilerAnswer {
            asked.append((sources, world))
            return CompilerAnswer(
                messages: { self.isDone ? self.messages : nil }, wait: { self.messages }, abandon: { self.abandoned += 1 })
        }
    }

    private static let file = "Mine.swift"

    private static func message(_ line: Int, _ text: String, in file: String = file) -> CompilerMessage {
        CompilerMessage(SourceLocation(file: file, line: line, column: 5), text)
    }

    private func driver(_ compiler: Compiler, size: Size = Size(width: 80, height: 24), depth: ColorDepth = .palette) throws -> Driver {
        var services = Services.fixture()
        services.compile = { compiler.answer($0, $1) }
        return Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services, size: size, depth: depth)
    }

    private func listen(_ driver: Driver) {
        driver.app.session.beginCompiling()
        driver.app.listen()
    }

    @Test func `stands beneath its line in the code of the learner's own files, and is said once`() throws {
        let compiler = Compiler()
        compiler.messages = [Self.message(17, "missing return in instance method expected to return 'Int'")]
        let driver = try driver(compiler, size: Size(width: 120, height: 40))
        driver.press("o").type(Self.file).press(.enter).expect(no: "missing return")
        #expect(compiler.asked.isEmpty, "there must be a picture first")
        listen(driver)
        driver.expect("Mine.swift:17 does not compile: missing return in instance method").expect("1 error")
        #expect(compiler.asked.map(\.world) == [.open])
        driver.press("g").type("FeedViewController.viewDidLoad").press(.enter)
        driver.expect("✗ missing return in instance method").expect(no: "does not compile:")
        let lines = driver.text.split(separator: "\n")
        let line = try #require(lines.firstIndex { $0.contains("✗ missing return") })
        #expect(lines[line - 1].contains("17         title"))
        #expect(lines[line + 2].contains("18         view.backgroundColor"), "the message takes two rows")
    }

    @Test(arguments: [
        ("80x24", Size(width: 80, height: 24), ColorDepth.palette), ("80x24-colorless", Size(width: 80, height: 24), .none),
        ("40x12", Size(width: 40, height: 12), .palette),
    ])
    func `is seen in small windows`(name: String, size: Size, depth: ColorDepth) throws {
        let compiler = Compiler()
        compiler.messages = [
            Self.message(27, "cannot assign value of type 'String' to type 'UIColor'"), Self.message(28, "cannot find 'x' in scope"),
        ]
        let driver = try driver(compiler, size: size, depth: depth)
        driver.press("o").type(Self.file).press(.enter)
        listen(driver)
        driver.expect("27 does not compile: ")
        expectGolden(driver.text, "errors-\(name)")
        driver.press("m").choose("Mine.swift:28 does not compile: cannot find 'x' in scope")
        driver.expect("✗ cannot find 'x' in scope")
        expectGolden(driver.text, "error-\(name)")
    }

    @Test func `is among the mistakes, from where its line is shown until another event is gone to`() throws {
        let compiler = Compiler()
        compiler.messages = [Self.message(46, "cannot find 'x' in scope")]
        let driver = try driver(compiler)
        driver.press("o").type(Self.file).press(.enter)
        listen(driver)
        driver.press("m").choose("Mine.swift:46 does not compile: cannot find 'x' in scope")
        driver.expect("✗ cannot find 'x' in scope")
        driver.press(.home, .right).expect(no: "✗ cannot find")
    }

    @Test func `keeps no key waiting, and is asked once for each text`() throws {
        let compiler = Compiler()
        compiler.isDone = false
        compiler.messages = [Self.message(1, "no")]
        let driver = try driver(compiler)
        driver.press("o").type(Self.file).press(.enter)
        listen(driver)
        let before = driver.state.stage?.position
        driver.press(.right)
        #expect(driver.state.stage?.position != before)
        driver.press("D", "1")
        listen(driver)
        #expect(compiler.asked.count == 1)
        driver.expect(no: "does not compile")
        compiler.isDone = true
        listen(driver)
        driver.expect("Mine.swift:1 does not compile: no")
    }

    @Test func `is forgotten when the files are read again and have changed`() throws {
        let compiler = Compiler()
        compiler.messages = [Self.message(2, "no")]
        var text = Fixture.scene
        var services = Services.fixture()
        services.compile = { compiler.answer($0, $1) }
        services.files = { _ in .success([Source(path: Self.file, text: text)]) }
        let driver = Driver(TutorState(size: .zero, course: try FixtureCourse.load()), services: services)
        driver.press("o").type(Self.file).press(.enter)
        listen(driver)
        driver.expect("1 error")
        text += "// mended"
        compiler.messages = []
        driver.press("r").expect(no: "1 error")
        listen(driver)
        #expect(compiler.asked.map { $0.sources.map(\.text) } == [[Fixture.scene], [text]])
        driver.expect(no: "error")
    }

    @Test func `is never asked of lessons' own scenes`() throws {
        let compiler = Compiler()
        let driver = try driver(compiler)
        driver.press("6", .right, .enter, "a", .enter, .enter)
        listen(driver)
        #expect(compiler.asked.isEmpty)
    }

    @Test func `the loop looks for the compiler's answer while nothing is typed, and leaves it when it ends`() throws {
        let compiler = Compiler()
        compiler.isDone = false
        compiler.messages = [Self.message(3, "no")]
        let request = Fixture.request([])
        var state = TutorState(size: Size(width: 80, height: 24))
        var stage = StageState(request)
        stage.paths = ["Scene.swift"]
        state.screens.append(.stage(stage))
        let terminal = LastPictureTerminal(size: state.size, depth: .palette, isUnicode: true)
        // Three waits end without input; the last of them finds the compiler done.
        terminal.script = [nil, nil, nil]
        var services = Services.fixture()
        services.compile = { compiler.answer($0, $1) }
        let app = TutorApp(terminal: terminal, state: state, beginning: [.run(request, .open(nil))], services: services)
        var waits = 0
        app.whenIdle = {
            waits += 1
            if waits == 3 { compiler.isDone = true }
            if waits == 4 { #expect(app.session.state.message?.contains("does not compile") == true) }
        }
        app.run()
        #expect(waits == 4)
        #expect(compiler.abandoned == 0)

        compiler.isDone = false
        terminal.script = []
        TutorApp(terminal: terminal, state: state, beginning: [.run(request, .open(nil))], services: services).run()
        #expect(compiler.abandoned == 1)
    }

    // MARK: Answers

    private func exercise(_ compiler: Compiler) throws -> Driver {
        let driver = try driver(compiler, size: Size(width: 120, height: 40))
        driver.press("7")
        for _ in 0..<10 { driver.press("s", .enter) }
        return driver.expect("opens in your editor")
    }

    @Test func `an exercise that does not compile is not solved, and its lines are shown`() throws {
        let compiler = Compiler()
        compiler.messages = [Self.message(34, "cannot find 'x' in scope", in: "Start.swift")]
        let driver = try exercise(compiler)
        driver.press(.enter)
        listen(driver)
        driver.expect("✗ It does not compile.").expect("Line 34: cannot find 'x' in scope.").expect(no: "✓ Right.")
        driver.expect("│    ✗ cannot find 'x' in scope")
        let lines = driver.text.split(separator: "\n")
        let note = try #require(lines.firstIndex { $0.contains("│    ✗ cannot find 'x' in scope") })
        #expect(lines[note - 1].contains("34     override func"), "beneath its line")
        #expect(compiler.asked.map(\.world) == [.closed])
        #expect(compiler.asked.first?.sources.first?.text.hasSuffix("// mended\n") == true)
    }

    @Test func `an exercise is solved when the compiler takes it too, and not before`() throws {
        let compiler = Compiler()
        compiler.isDone = false
        let driver = try exercise(compiler)
        driver.press(.enter).expect("Running it…").expect(no: "✓ Right.")
        listen(driver)
        driver.expect("Running it…").press(.tab).expect("Running it…")
        compiler.isDone = true
        listen(driver)
        driver.expect("✓ Right.")
    }

    @Test func `an answer whose page was left meanwhile is run again there`() throws {
        let compiler = Compiler()
        compiler.isDone = false
        let driver = try exercise(compiler)
        driver.press(.enter, .backspace)
        compiler.isDone = true
        listen(driver)
        driver.expect(no: "✓ Right.").press(.enter)
        listen(driver)
        driver.expect("✓ Right.")
        #expect(compiler.asked.count == 2)
    }

    @Test func `plain mode says it before it asks what to do`() throws {
        let compiler = Compiler()
        compiler.messages = [Self.message(12, "no")]
        var services = Services.fixture()
        services.compile = { compiler.answer($0, $1) }
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        let beginning = state.begin(.files(paths: [Self.file], [Source(path: Self.file, text: Fixture.scene)], Setting(world: .open)))
        var output: [String] = []
        PlainTutor(state: state, beginning: beginning, services: services, read: { nil }, write: { output.append($0) }).run()
        let said = try #require(output.firstIndex(of: "Mine.swift:12:5: error: no"))
        #expect(said < (output.firstIndex { $0.hasSuffix("? everything:") } ?? 0))
    }
}
