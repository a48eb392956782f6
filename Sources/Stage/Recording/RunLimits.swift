public import Interpreter

/// How much one run may use before it is ended.
public struct RunLimits: Sendable {
    /// The limits of the learner's code.
    public var code: Limits
    /// The lines of code that are recorded one by one; later ones run unrecorded.
    public var lines = 100_000
    /// The values that states keep while lines have their own; the lines after that show the state of the event before them.
    public var lineStates = 2_000_000
    /// The most values that all states together keep; shared ones count once. A recording that would keep more ends. What is no value of the code's counts by its
    /// bytes.
    public var states = 20_000_000
    /// The bytes that count as a value.
    static let valueBytes = 24
    /// The events of a recording, and the uses of UIKit's members that it keeps for the rules.
    public var events = 250_000
    /// What it may cost to measure the facts of an export or a comparison; a million takes a third of a second. Counted, so that the same recording has
    /// the same facts each time.
    public var measuring = 10_000_000
    /// Whether the rules that UIKit asks for are noted, for a comparison of systems.
    public var notesRules = false
    /// What ends the run beside all counting; nil where its recording is compared with others.
    public var watchdog: Watchdog?

    /// The usual limits: an endless loop ends within a second or two.
    public init() {
        code = Limits()
        code.steps = 20_000_000
    }

    /// The usual limits, and a watchdog behind them.
    public init(watchdog: Watchdog) {
        self.init()
        self.watchdog = watchdog
    }

    /// Limits of which the watchdog watches from now on, for several runs together.
    func watching() -> RunLimits {
        var limits = self
        if let watchdog { limits.code.interruption = watchdog.watch() }
        return limits
    }
}
