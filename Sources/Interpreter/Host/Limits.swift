/// The limits of a run, beyond which it is ended.
public struct Limits: Sendable {
    /// Statements, loop iterations and calls in total.
    public var steps = 200_000_000
    /// Frames of the learner's functions at one time.
    public var depth = 4_000
    /// Nested calls of the learner's code by the host or the library.
    public var nesting = 120
    /// Nested values that the library visits to show, compare or hash the outermost one.
    public var descent = 400
    /// Living elements of arrays, dictionaries and structs, plus objects allocated so far by code. Also the bytes of one string.
    public var memory = 8_000_000
    /// Objects created in total, the host's included.
    public var objects = 2_000_000
    /// Bytes printed.
    public var output = 4_000_000
    /// Called about every 32,000 steps. Returns the reason to end the run early, or nil to continue.
    public var interruption: (@Sendable () -> String?)?

    /// The usual limits.
    public init() {}
}
