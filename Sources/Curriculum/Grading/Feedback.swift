internal import Interpreter

/// The result of an answer.
public struct Feedback: Sendable, Hashable {
    /// How it went.
    public enum Verdict: String, Sendable, Codable {
        /// The expectations hold.
        case right
        /// Something else is so.
        case wrong
        /// The code could not be run: it is not Swift, or the run was ended.
        case broken
    }

    /// How it went.
    public let verdict: Verdict
    /// The answer's run, which the stage can show. nil when nothing could be run.
    public let run: RunPrescription?
    /// The place of the mistake, or where the right answer shows. Nil if there is no particular one.
    public let place: Place?
    /// One sentence: the result, and its reason.
    public let sentence: String
    /// One sentence on where the code could go instead, from the measured facts. Nil if there is no advice.
    public internal(set) var advice: String?
    /// The results of the expectations, in order.
    public let checks: [Check]
    /// Places in the learner's code that are not Swift, or that the compiler does not take.
    public let problems: [CurriculumProblem]
    /// What was measured, in a few words, for the list of all choices. Empty where there is nothing to add.
    var measured = ""
    /// The choice that the verdict is about: the one taken, the first that stands wrong in an order, the line pointed at. nil for others.
    public internal(set) var about: Question.Choice?
    /// What each choice comes to, in their order; empty where there are no choices to take one of.
    public internal(set) var outcomes: [Outcome] = []
    /// The right answer where there is one: an order, the facts, a line. nil for others.
    public internal(set) var right: Answer?
    /// Where the display shows what the answer comes to; nil where that is not seen, and `place` is all.
    public internal(set) var consequence: Consequence?
    /// Whether the code runs here, and the compiler does not take it.
    public private(set) var isRefused = false

    /// Where the display shows what an answer comes to.
    public enum Consequence: Sendable, Hashable {
        /// A frame, by its index, and the one before it.
        case frame(Int)
        /// What the run ends with.
        case end
    }

    /// What one choice comes to.
    public struct Outcome: Sendable, Hashable {
        /// Whether it is right.
        public let isRight: Bool
        /// What was measured, in a few words: `right in all 3 runs`, `later`. Empty where there is nothing to add.
        public let measured: String
    }

    /// The result of one expectation.
    public struct Check: Sendable, Hashable {
        /// The expression.
        public let source: String
        /// The same in words; nil where the lesson has none.
        public internal(set) var words: String?
        /// Whether it held.
        public let holds: Bool
        /// The values of its two sides, or the part that could not be evaluated. nil when it held.
        public let explanation: String?
    }
}

extension Feedback {
    /// The same where the compiler takes the code. Else it is not solved, whatever a run of it shows.
    public func refused(by errors: [CurriculumProblem]) -> Feedback {
        guard let first = errors.first else { return self }
        return Feedback(
            verdict: .broken, run: run, place: nil, sentence: "Line \(first.location.line): \(first.message).", advice: nil, checks: [],
            problems: errors, isRefused: true)
    }
}
