/// A place where a file is not Swift.
public struct SyntaxProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where.
    public let location: SourceLocation
    /// What the parser says.
    public let message: String

    /// Reports a problem.
    public init(location: SourceLocation, message: String) {
        self.location = location
        self.message = message
    }

    /// The compiler's form: `file:line:column: error: message`.
    public var description: String { "\(location): error: \(message)" }
}
