public import Interpreter

/// A question of the code that no file answers, as a recording lists it.
public struct RecordedQuestion: Sendable, Hashable {
    /// The question and its answer.
    public let question: OpenQuestion
    /// The index of the event that reports it.
    public internal(set) var event: Int
}

extension Recording {
    /// The open questions of the run, each assumption once, in order of first mention. Linear in the questions.
    public var openQuestions: [RecordedQuestion] {
        var seen: Set<Assumption> = []
        return questions.filter { seen.insert($0.question.assumption).inserted }
    }

    /// The question that an event reports; nil for other events. Logarithmic in the questions.
    public func question(at event: Int) -> OpenQuestion? {
        var (low, high) = (0, questions.count)
        while low < high {
            let middle = (low + high) / 2
            if questions[middle].event < event { low = middle + 1 } else { high = middle }
        }
        return low < questions.count && questions[low].event == event ? questions[low].question : nil
    }

    /// The assumptions that the run has used, in order of first use.
    public var usedAssumptions: [Assumption] { openQuestions.filter(\.question.isAssumed).map(\.question.assumption) }
}
