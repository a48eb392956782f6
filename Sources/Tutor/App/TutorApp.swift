public import Canvas
import Curriculum

/// The tutor on a terminal: reads its events, changes the state, performs effects, draws.
@MainActor
public final class TutorApp {
    private let terminal: any Terminal
    let session: Session
    private var beginning: [Effect]
    /// Called each time everything that happened has been drawn and the tutor waits.
    var whenIdle: (() -> Void)?

    init(terminal: any Terminal, state: TutorState, beginning: [Effect], services: Services) {
        self.terminal = terminal
        self.beginning = beginning
        session = Session(state, services: services)
        session.ring = { terminal.bell() }
        session.program = { terminal.run($0) }
    }

    /// A tutor on a terminal, which must outlive it.
    public convenience init(terminal: any Terminal, start: TutorStart, setup: TutorSetup) {
        var state = setup.state
        let beginning = state.begin(start)
        self.init(terminal: terminal, state: state, beginning: beginning, services: setup.services)
    }

    /// Runs until the learner leaves or there is no more input.
    public func run() {
        begin()
        while !session.hasQuit {
            whenIdle?()
            // While the learner looks at one event, the next is prepared.
            session.state.stage?.prepare()
            let input = terminal.next(timeout: session.state.tickInterval.map { .milliseconds(Int($0 * 1000)) })
            handle(input)
        }
    }

    /// Shows the first picture, then performs the start's effects.
    func begin() {
        if session.state.size != terminal.size { session.send(.resized(terminal.size)) }
        let isHome = beginning.isEmpty
        if isHome { draw() }
        // Progress is in a database, which opens only after the first picture.
        session.perform([.readProgress] + beginning)
        beginning = []
        draw()
    }

    /// Handles one event, or the end of a wait, and draws the result.
    func handle(_ input: InputEvent?) {
        if let input {
            if let action = session.state.action(for: input) { session.send(action) }
        } else if session.state.tickInterval != nil {
            session.send(.ticked)
        }
        if !session.hasQuit { draw() }
    }

    private func draw() {
        var canvas = Canvas(size: session.state.size, theme: terminal.theme, glyphs: terminal.glyphs)
        let cursor = TutorView(state: session.state).draw(in: &canvas)
        terminal.present(canvas, cursor: cursor)
    }
}
