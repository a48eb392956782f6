internal import Interpreter
public import TypeChecker

/// What is told among findings, and no rule has found.
public struct Remark: Sendable, Hashable {
    /// What it is about, as a rule's name in brackets.
    enum Subject: String, Sendable, CaseIterable {
        /// What the Swift compiler does not take.
        case compiler
        /// A step of the scenario that cannot be done.
        case step
        /// A comment that ignores findings.
        case ignore

        /// The subject, in one sentence without a full stop.
        var summary: String {
            switch self {
            case .compiler: "what the Swift compiler does not take"
            case .step: "a step of the scenario that cannot be done"
            case .ignore: "a comment that ignores findings, and has no reason, no rule or no finding"
            }
        }
    }

    let subject: Subject
    /// `error`, `warning` or `note`.
    let level: String
    let text: String
    /// Nil for what stands at no line.
    let location: SourceLocation?

    /// What does not compile.
    public init(_ error: CompilerMessage) {
        (subject, level, text, location) = (.compiler, "error", error.text, error.location)
    }

    /// A step that could not be done, and why.
    public init(step: String) {
        (subject, level, text, location) = (.step, "error", step, nil)
    }

    /// What is wrong with a comment.
    init(comment text: String, at location: SourceLocation, level: String = "warning") {
        (subject, self.level, self.text, self.location) = (.ignore, level, text, location)
    }

    /// Whether it makes the exit code 1.
    var counts: Bool { level != "note" }
}
