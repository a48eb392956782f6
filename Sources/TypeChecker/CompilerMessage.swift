public import Interpreter

/// An error that the compiler finds in a file.
public struct CompilerMessage: Sendable, Hashable, CustomStringConvertible {
    /// Where it stands in the learner's file; columns are bytes.
    public let location: SourceLocation
    /// What the compiler says, in its own words.
    public let text: String

    /// An error at a place.
    public init(_ location: SourceLocation, _ text: String) {
        self.location = location
        self.text = text
    }

    /// The compiler's form: `file:line:column: error: text`.
    public var description: String { "\(location): error: \(text)" }
}
