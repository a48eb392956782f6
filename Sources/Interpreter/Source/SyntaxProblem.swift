/// A place where a file is not Swift.
public struct SyntaxProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The location of the problem.
    public let location: SourceLocation
    /// The parser's message.
    public let message: String

    /// Makes a problem.
    public init(location: SourceLocation, message: String) {
        self.location = location
        self.message = message
    }

    /// The compiler's form: `file:line:column: error: message`.
    public var description: String { "\(location): error: \(message)" }
}
