/// How well a question was recalled.
public enum Rating: Int, Sendable, CaseIterable {
    /// Not recalled.
    case again = 1
    /// Recalled with an effort.
    case hard
    /// Recalled.
    case good
    /// Recalled at once.
    case easy

    /// The rating of the memory that an answer shows; nil when it shows none.
    ///
    /// - wrong: `again`
    /// - right without a hint: `good`
    /// - right after one hint or two, or by a guess: `hard`
    /// - right after three hints or more: `again`, as the third all but tells the answer
    /// - broken: none, as code that cannot run does not show a wrong understanding; the schedule stays as it was
    ///
    /// Nothing gives `easy`: an answer does not show how little effort it took.
    public init?(verdict: Feedback.Verdict, hints: Int, certainty: Certainty? = nil) {
        switch verdict {
        case .broken: return nil
        case .wrong: self = .again
        case .right:
            switch hints {
            case ..<1: self = certainty == .guess ? .hard : .good
            case 1...2: self = .hard
            default: self = .again
            }
        }
    }
}

/// The state of one question in a learner's memory, as FSRS models it.
public struct Memory: Sendable, Hashable {
    /// The stage of a question between its first answer and rare reviews.
    public enum Phase: Sendable, Hashable {
        /// New: it comes back within minutes. The step counts from 0.
        case learning(step: Int)
        /// Known: it comes back after days.
        case review
        /// Forgotten: it comes back within minutes. The step counts from 0.
        case relearning(step: Int)
    }

    /// The days after which the chance of recall has fallen to 0.9, at least 0.001.
    public let stability: Double
    /// How hard it is to make the memory last, from 1 to 10.
    public let difficulty: Double
    /// The question's stage.
    public let phase: Phase
    /// When it was answered last, in seconds since 1970.
    public let reviewed: Double
    /// When it should be asked again, in seconds since 1970.
    public let due: Double

    /// The same, to be asked again at another time.
    func due(at time: Double) -> Memory {
        Memory(stability: stability, difficulty: difficulty, phase: phase, reviewed: reviewed, due: time)
    }
}
