internal import Stage

extension Question {
    /// The same question with its choices in another order, which the seed and the question decide: a learner must not learn that the second one is right.
    /// Callbacks of a place question, rows of an order and lines keep theirs.
    public func shuffled(_ seed: UInt64) -> Question {
        guard [.choose, .value, .next, .why, .mend].contains(kind), choices.count > 1 else { return self }
        var random = StableRandom(seed: id.stableHash(from: seed))
        let order = choices.indices.shuffled(using: &random)
        var question = self
        question.choices = order.map { choices[$0] }
        question.places = order
        return question
    }

    /// An answer to this question as an answer to the question of the lesson.
    public func inLesson(_ answer: Answer) -> Answer {
        guard let places, case .choice(let index) = answer, places.indices.contains(index) else { return answer }
        return .choice(places[index])
    }
}

/// Random numbers that are the same wherever they are drawn: SplitMix64.
private struct StableRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
