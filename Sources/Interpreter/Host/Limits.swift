/// How much a run may use before it is ended.
public struct Limits: Sendable {
    /// Statements, turns of loops and calls, from the first to the last.
    public var steps = 200_000_000
    /// Frames of the learner's functions at the same time.
    public var depth = 4_000
    /// Calls of the learner's code by the host or the library within each other.
    public var nesting = 120
    /// Values within each other that the library looks into to show, compare or hash the outermost.
    public var descent = 400
    /// Living elements of arrays, dictionaries and structs, and objects ever allocated by code. Also the bytes of one string.
    public var memory = 8_000_000
    /// Objects ever made, the host's included.
    public var objects = 2_000_000
    /// Bytes printed.
    public var output = 4_000_000
    /// Asked now and then, each some thousand steps, why the run is to end before its time: nil to go on. What it says is told as the reason.
    public var interruption: (@Sendable () -> String?)?

    /// The usual limits.
    public init() {}
}
