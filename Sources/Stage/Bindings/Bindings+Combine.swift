internal import Interpreter

extension Bindings {
    /// Combine, in the learner's own Swift; added to programs that import it. Demand is not simulated, but for what
    /// `flatMap` has room for: every value is delivered as soon as it is there.
    static let combine = Program.Library(
        path: "Combine",
        text: [combineStreams, combineSubscribers, combineOperators, combineChoices, combineTimes, combineSources].joined(separator: "\n"))
}
