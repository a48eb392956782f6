import Canvas
import Testing

@testable import Curriculum
@testable import Tutor

@MainActor
@Suite struct AppTests {
    private func app(_ terminal: any Terminal) throws -> TutorApp {
        TutorApp(terminal: terminal, state: TutorState(size: .zero, course: try FixtureCourse.load()), beginning: [], services: .fixture())
    }

    @Test func `the loop shows a picture for each event and ends on q`() throws {
        let terminal = RecordingTerminal(size: Size(width: 80, height: 24))
        terminal.press(.down, .enter, .right)
        terminal.send(nil, .resize(Size(width: 100, height: 30)))
        terminal.press(.escape, "q")
        let app = try app(terminal)
        var waits = 0
        app.whenIdle = { waits += 1 }
        app.run()
        #expect(app.session.hasQuit)
        #expect(waits == 7)
        // Two before the first event: home at once, then with the learner's progress.
        #expect(terminal.pictures.count == 2 + 6)
        #expect(terminal.pictures.last?.canvas.gridSize == Size(width: 100, height: 30))
    }

    /// How many pictures there were when progress was read, and when it was written.
    private func picturesBefore(_ start: TutorStart) throws -> (reading: [Int], writing: [Int]) {
        let terminal = RecordingTerminal(size: Size(width: 80, height: 24))
        var (reading, writing): ([Int], [Int]) = ([], [])
        var services = Services.fixture()
        let (progress, keep) = (services.progress, services.keep)
        services.progress = { () throws(SceneFailure) in
            reading.append(terminal.pictures.count)
            return try progress()
        }
        services.keep = { change throws(SceneFailure) in
            writing.append(terminal.pictures.count)
            try keep(change)
        }
        var state = TutorState(size: .zero, course: try FixtureCourse.load())
        let beginning = state.begin(start)
        TutorApp(terminal: terminal, state: state, beginning: beginning, services: services).begin()
        return (reading, writing)
    }

    @Test func `progress is read after the first picture, except for what begins where the learner stopped`() throws {
        let request = Fixture.request()
        #expect(try picturesBefore(.home).reading == [1])
        #expect(try picturesBefore(.files(paths: [], request.sources, request.setting)).reading == [1])
        #expect(try picturesBefore(.table).reading == [1])
        #expect(try picturesBefore(.lesson("01")).reading == [0])
        #expect(try picturesBefore(.review).reading == [0])
    }

    @Test func `progress is written after the first picture`() throws {
        #expect(try picturesBefore(.lesson("01")).writing == [1])
    }

    @Test func `the end of input ends it`() throws {
        let terminal = RecordingTerminal(size: Size(width: 80, height: 24))
        let app = try app(terminal)
        app.run()
        #expect(app.session.hasQuit)
    }

    @Test func `what plays ticks at the waits' ends`() throws {
        let request = Fixture.request()
        var state = TutorState(size: .zero)
        state.screens.append(.stage(StageState(request)))
        let terminal = RecordingTerminal(size: Size(width: 80, height: 24))
        terminal.press(.space)
        terminal.send(nil, nil, nil)
        let app = TutorApp(terminal: terminal, state: state, beginning: [.run(request, .open(nil))], services: .fixture())
        app.run()
        let stage = try #require(app.session.state.stage)
        let model = try #require(stage.model)
        var expected = model.stops(at: .callbacks)[0]
        for _ in 0..<3 { expected = model.stops(at: .callbacks).first { $0 > expected } ?? expected }
        #expect(stage.position == expected)
    }

    @Test func `the same keys give the same pictures`() throws {
        var texts: [[String]] = []
        for _ in 0..<2 {
            let terminal = RecordingTerminal(size: Size(width: 120, height: 40))
            terminal.press("6", .enter, "b", .enter, .right, .right, .tab, "z", "z", "?", .escape, "D", "1")
            try app(terminal).run()
            texts.append(terminal.pictures.map(\.canvas.markedText))
        }
        #expect(texts[0] == texts[1])
    }

    @Test func `light, few and no colours differ in style only`() throws {
        func picture(_ depth: ColorDepth, _ background: Background) throws -> Canvas {
            let terminal = RecordingTerminal(size: Size(width: 80, height: 24), depth: depth, background: background)
            terminal.press("6", .tab)
            try app(terminal).run()
            return try #require(terminal.pictures.last).canvas
        }
        let dark = try picture(.palette, .dark)
        let light = try picture(.palette, .light)
        #expect(dark.plainText == light.plainText)
        #expect(dark.markedText != light.markedText)
        let colorless = try picture(.none, .dark)
        #expect(colorless.cells.allSatisfy { $0.style.foreground == nil && $0.style.background == nil })
    }

    @Test func `the background that the terminal reports late is drawn with`() throws {
        let terminal = RecordingTerminal(size: Size(width: 80, height: 24), background: .unknown)
        terminal.send(.background(.light))
        try app(terminal).run()
        let first = try #require(terminal.pictures.first).canvas
        let last = try #require(terminal.pictures.last).canvas
        #expect(first.theme.background != last.theme.background)
        #expect(last.theme.background == .light)
    }
}
