public import Canvas
import Curriculum
import Stage

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
        session.wait = (begin: { [unowned self] in self.wait = Wait(began: .now) }, end: { [unowned self] in self.endWaiting() })
    }

    /// A tutor on a terminal, which must outlive it.
    public convenience init(terminal: any Terminal, start: TutorStart, setup: TutorSetup) {
        var setup = setup
        let watch = Watch()
        // Runs run here, on the main thread.
        setup.limits.watchdog?.isStopped = { MainActor.assumeIsolated { watch.app?.heedWaiting() ?? false } }
        var state = setup.state
        let beginning = state.begin(start)
        self.init(terminal: terminal, state: state, beginning: beginning, services: setup.services)
        watch.app = self
    }

    /// Leads from a run to the app that waits for it.
    @MainActor
    private final class Watch {
        weak var app: TutorApp?
    }

    /// What is known of something long that is being done.
    struct Wait {
        var began: ContinuousClock.Instant?
        /// Whether the screen says that something runs.
        var isShown = false
        /// Whether the learner has ended it.
        var isStopped = false
        /// Whether nobody waits for it: any key ends it, and is handled then.
        var isAside = false
    }

    var wait = Wait()

    /// Shows, after a moment, that something is being done; true when the learner wants it to end. Asked by what runs; where nothing is waited for it goes on.
    func heedWaiting() -> Bool {
        guard let began = wait.began else { return false }
        if wait.isAside {
            wait.isStopped = wait.isStopped || terminal.hasInput
            return wait.isStopped
        }
        if wait.isStopped { return true }
        wait.isStopped = terminal.isInterrupted
        if wait.isStopped {
            // A long recording takes a moment until it can be shown.
            if wait.isShown { draw(saying: Self.stopped) }
        } else if !wait.isShown, began.duration(to: .now) > .milliseconds(200) {
            wait.isShown = true
            draw(saying: "running… Ctrl-C stops it")
        }
        return wait.isStopped
    }

    private static let stopped = "stopped: reading its recording…"

    /// The interrupt that ended what was being done was meant for that alone.
    private func endWaiting() {
        if wait.isStopped { terminal.takeInterrupt() }
        if wait.isShown { mayHaveStaleKeys = true }
        wait = Wait()
    }

    /// Whether keys may have been pressed while the learner waited and did not yet see what came of it.
    private var mayHaveStaleKeys = false

    /// Leaves out each Enter that was pressed while something ran: it would go past a verdict that nobody has seen. Other input is handled.
    private func passOverStaleKeys() {
        guard mayHaveStaleKeys else { return }
        mayHaveStaleKeys = false
        for input in terminal.takeTypedAhead() where input != .key(.enter) && !session.hasQuit { handle(input) }
    }

    /// Runs until the learner leaves or there is no more input.
    public func run() {
        begin()
        // Seconds since the clock ticked last.
        var waited = 0.0
        while !session.hasQuit {
            whenIdle?()
            // There is a picture: the compiler may begin.
            session.beginCompiling()
            // While the learner looks at one event, the next is prepared.
            session.state.stage?.prepare()
            let tick = session.state.tickInterval
            let watching = session.watchedFiles.isEmpty ? nil : Self.glance
            let counting = session.hasMoreToCount ? Self.breath : nil
            let wait = [tick.map { $0 - waited }, session.isCompiling ? Self.patience : nil, watching, counting].compactMap { $0 }.min()
            let input = terminal.next(timeout: wait.map { .milliseconds(Int($0 * 1000)) })
            waited += wait ?? 0
            listen()
            if input == nil, counting != nil { countAside() }
            if input == nil, watching != nil, session.lookAtFiles(), !session.hasQuit { draw() }
            // A wait for the compiler alone is over, and nothing else has happened.
            if input == nil, wait != nil, tick.map({ waited + 0.001 < $0 }) ?? true { continue }
            waited = 0
            handle(input)
        }
        session.abandonCompiling()
    }

    /// Seconds between two looks at the learner's files.
    private static let glance = 0.5

    /// Seconds between two questions whether the compiler is done.
    private static let patience = 0.02

    /// Seconds without a key before something is counted that nobody waits for.
    private static let breath = 0.1

    /// Counts what a run is worth, until a key is pressed.
    func countAside() {
        wait = Wait(began: .now, isAside: true)
        session.countNext { wait.isStopped }
        let isOver = wait.isStopped
        wait = Wait()
        // A key that breaks it off has a picture of its own.
        if !isOver { draw() }
    }

    /// Takes what the compiler has said meanwhile, and draws what came of it.
    func listen() {
        if session.hearCompiler(), !session.hasQuit { draw() }
    }

    /// Shows the first picture, and performs the start's effects: before it what it shows, after it the rest.
    func begin() {
        if session.state.size != terminal.size { session.send(.resized(terminal.size)) }
        // Progress is in a database, which opens only after the first picture, unless that begins where the learner stopped.
        session.holdChanges()
        let continues = beginning.contains(where: \.dependsOnProgress)
        if continues { session.perform([.readProgress]) }
        // Files take their time to be read.
        if beginning.contains(where: \.readsProgram) { draw() }
        session.perform(beginning)
        beginning = []
        draw()
        session.releaseChanges()
        if !continues { session.perform([.readProgress]) }
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
        passOverStaleKeys()
    }

    private func draw(saying message: String? = nil) {
        var canvas = Canvas(size: session.state.size, theme: terminal.theme, glyphs: terminal.glyphs)
        var state = session.state
        if let message { state.message = message }
        let cursor = TutorView(state: state).draw(in: &canvas)
        terminal.present(canvas, cursor: cursor)
    }
}
