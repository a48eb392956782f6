public import Interpreter

/// How much one run may use before it is ended.
public struct RunLimits: Sendable {
    /// The limits of the learner's code.
    public var code: Limits
    /// The lines of code that are recorded one by one; later ones run unrecorded.
    public var lines = 100_000
    /// The values that states keep while lines have their own; the lines after that show the state of the event before them.
    public var lineStates = 2_000_000
    /// The most values that all states together keep; shared ones count once. A recording that would keep more ends.
    public var states = 20_000_000
    /// The events of a recording.
    public var events = 250_000

    /// The usual limits: an endless loop ends within a second or two.
    public init() {
        code = Limits()
        code.steps = 20_000_000
    }
}
