public import Interpreter

/// Why a scene cannot be run: the problems of its sources or its setting.
public struct SceneError: Error, Sendable, CustomStringConvertible {
    /// One problem.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// Where; nil when it is no place in a file.
        public let location: SourceLocation?
        /// The problem and the advice.
        public let message: String

        /// A problem at a place.
        public init(location: SourceLocation?, message: String) {
            self.location = location
            self.message = message
        }

        /// `file:line:column: error: message`.
        public var description: String { location.map { "\($0): error: \(message)" } ?? "error: \(message)" }
    }

    /// The problems, in order of place.
    public let problems: [Problem]

    /// An error of these problems.
    public init(problems: [Problem]) {
        self.problems = problems
    }

    /// The problems, one a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
