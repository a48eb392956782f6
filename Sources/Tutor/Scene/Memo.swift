/// Answers that are remembered, as long as there are not too many of them: then all are forgotten.
struct Memo<Key: Hashable, Answer> {
    let limit: Int
    private var answers: [Key: Answer] = [:]

    /// Remembers up to so many.
    init(limit: Int) { self.limit = limit }

    /// The answer that is remembered, or that `find` gives.
    mutating func answer(to key: Key, _ find: () -> Answer) -> Answer {
        if let known = answers[key] { return known }
        let found = find()
        if answers.count >= limit { answers.removeAll() }
        answers[key] = found
        return found
    }
}
