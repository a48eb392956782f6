public import Interpreter

/// A mistake that the checks find in a run, as far as a question is concerned.
public struct FoundMistake: Sendable, Hashable {
    /// The rule's name: `early-geometry`.
    public let rule: String
    /// Its place in the learner's code; nil where it has none.
    public let location: SourceLocation?

    /// A mistake of a rule at a place.
    public init(rule: String, location: SourceLocation?) {
        (self.rule, self.location) = (rule, location)
    }

    /// Whether it is of a rule, on a line.
    func isOf(_ rule: String?, on line: SourceLocation) -> Bool {
        self.rule == rule && location?.file == line.file && location?.line == line.line
    }
}
