public import Stage

/// A lifecycle mistake that a recording shows.
public struct Finding: Sendable, Hashable {
    /// The rule that found it, by its name: `flash`.
    public let rule: String
    /// What happened and why, in one sentence.
    public let message: String
    /// The file's path as it was given and the line from 1; nil when no line made it.
    public let place: Place?
    /// The event at which it shows, an index into the recording.
    public let event: Int

    /// A line of a file.
    public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
        /// The path as it was given.
        public let file: String
        /// From 1.
        public let line: Int
        /// From 1.
        public let column: Int

        /// `file:line:column`.
        public var description: String { "\(file):\(line):\(column)" }

        /// Whether the first comes before the second.
        public static func < (lhs: Place, rhs: Place) -> Bool {
            (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
        }
    }
}

/// One kind of mistake, and how to find it.
protocol Rule: Sendable {
    /// The name that findings carry.
    var name: String { get }
    /// The findings in a run, in order of their events.
    func findings(in run: Run) -> [Finding]
}

/// Looks for every mistake that there is a rule for.
public enum Checks {
    static let rules: [any Rule] = [FlashRule(), ConsoleRule(), ExceptionRule()]

    /// The findings of all rules in a run, in order of their events.
    public static func findings(in run: Run) -> [Finding] {
        rules.flatMap { $0.findings(in: run) }.sorted { ($0.event, $0.rule) < ($1.event, $1.rule) }
    }
}
