public import Interpreter

/// The problems of a folder of lessons, in order of place.
public struct CurriculumError: Error, Sendable, CustomStringConvertible {
    /// The problems, at least one.
    public let problems: [CurriculumProblem]

    /// Reports problems; they are put in order of place.
    public init(_ problems: [CurriculumProblem]) {
        precondition(!problems.isEmpty, "an error reports something")
        self.problems = problems.sorted()
    }

    /// One problem a line, in the compiler's form.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One problem in a file of a course.
public struct CurriculumProblem: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Where; columns are bytes.
    public let location: SourceLocation
    /// The problem, in one sentence without a full stop.
    public let message: String

    /// Reports a problem.
    public init(_ location: SourceLocation, _ message: String) {
        self.location = location
        self.message = message
    }

    /// The compiler's form: `file:line:column: error: message`.
    public var description: String { "\(location): error: \(message)" }

    /// In order of place.
    public static func < (lhs: CurriculumProblem, rhs: CurriculumProblem) -> Bool {
        (lhs.location, lhs.message) < (rhs.location, rhs.message)
    }
}
