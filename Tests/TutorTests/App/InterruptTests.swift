import Canvas
import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import Curriculum
@testable import Tutor

/// Ctrl-C while a program runs ends the program, not the tutor.
@MainActor
@Suite struct InterruptTests {
    /// A tutor with a program on its stage that ends only when it is stopped.
    private func app(_ terminal: any Terminal) -> TutorApp {
        var limits = RunLimits(watchdog: Watchdog())
        limits.code.steps = .max
        limits.watchdog?.seconds = .infinity
        limits.watchdog?.bytes = .max
        let text = "import UIKit\nclass A: UIViewController {\n    override func viewDidLoad() { while true {} }\n}\n"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-\(UUID().uuidString)")
        let setup = TutorSetup(
            course: nil, progress: ProgressStore(path: folder.appendingPathComponent("progress.sqlite").path), limits: limits
        ) { _ in [] }
        let start = TutorStart.files(paths: ["A.swift"], [Source(path: "A.swift", text: text)], Setting(world: .open))
        return TutorApp(terminal: terminal, start: start, setup: setup)
    }

    @Test func `an interrupt ends a run, and the tutor goes on with what has been recorded`() throws {
        let terminal = RecordingTerminal(size: Size(width: 120, height: 40), script: [.interrupt])
        terminal.press("?", .escape)
        let app = app(terminal)
        var texts: [String] = []
        app.whenIdle = { texts.append(terminal.text) }
        app.run()
        #expect(texts.count == 3)
        #expect(texts.first?.contains("stopped by you") == true)
        #expect(app.session.state.stage?.model?.recording.events.last?.text == "stopped by you")
    }

    @Test func `what takes long is said to run, and the screen says at once that it was stopped`() throws {
        let terminal = RecordingTerminal(size: Size(width: 120, height: 40))
        let app = app(terminal)
        app.session.send(.resized(terminal.size))
        app.wait.began = .now - .seconds(1)
        #expect(!app.heedWaiting())
        #expect(terminal.text.contains("running… Ctrl-C stops it"))
        #expect(!app.heedWaiting())
        #expect(terminal.pictures.count == 1)
        terminal.send(.interrupt)
        #expect(app.heedWaiting())
        #expect(!terminal.text.contains("running…"))
        #expect(terminal.text.contains("stopped: reading its recording…"))
        #expect(app.heedWaiting())
        #expect(terminal.pictures.count == 2)
    }

    @Test(arguments: [true, false])
    func `an Enter that was pressed while an answer ran does not leave its verdict, and other keys count`(isLong: Bool) throws {
        let terminal = RecordingTerminal(size: Size(width: 120, height: 40))
        let course = try FixtureCourse.load()
        var services = Services.fixture()
        weak var running: TutorApp?
        services.grade = { _, _, answer in
            if isLong { running?.wait.began = .now - .seconds(1) }
            _ = running?.heedWaiting()
            terminal.typedAhead = [.key(.enter), .key(Key("?"))]
            return Feedback(
                verdict: answer == .choice(0) ? .right : .wrong, run: nil, place: nil, sentence: "So it is.", advice: nil, checks: [],
                problems: [])
        }
        let app = TutorApp(terminal: terminal, state: TutorState(size: .zero, course: course), beginning: [], services: services)
        running = app
        app.begin()
        for key in ["6", "s", .enter, "b", .enter] as [Key] { app.handle(.key(key)) }
        guard case .lesson(let lesson) = app.session.state.screen else { throw CancellationError() }
        #expect(lesson.page == 1 && lesson.question?.feedback != nil)
        // What waited is handled only after a wait that the learner has seen.
        #expect(terminal.typedAhead.isEmpty == isLong)
        if case .help? = app.session.state.overlay { #expect(isLong) } else { #expect(!isLong) }
    }

    @Test func `what is over at once is not said to run`() throws {
        let terminal = RecordingTerminal(size: Size(width: 120, height: 40))
        let app = app(terminal)
        app.wait.began = .now + .seconds(1_000)
        #expect(!app.heedWaiting())
        #expect(terminal.pictures.isEmpty)
    }

    @Test func `an interrupt that nothing has heard is the tutor's`() throws {
        let terminal = RecordingTerminal(size: Size(width: 120, height: 40), script: [.interrupt])
        let app = TutorApp(terminal: terminal, state: TutorState(size: .zero), beginning: [], services: .fixture())
        app.run()
        #expect(app.session.hasQuit)
    }
}
