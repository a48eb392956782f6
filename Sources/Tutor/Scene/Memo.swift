/// A cache of answers. When it has more than `limit`, it forgets all.
struct Memo<Key: Hashable, Answer> {
    let limit: Int
    private var answers: [Key: Answer] = [:]

    /// Caches up to `limit` answers.
    init(limit: Int) { self.limit = limit }

    /// The cached answer, or the one that `find` returns.
    mutating func answer(to key: Key, _ find: () -> Answer) -> Answer {
        if let known = answers[key] { return known }
        let found = find()
        if answers.count >= limit { answers.removeAll() }
        answers[key] = found
        return found
    }
}
