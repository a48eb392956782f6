/// What stood for a placeholder where the code asked it yes or no: a `Bool`, or whether an optional has a value.
public struct PlaceholderDecision: Sendable, Hashable {
    /// The placeholder's name, as `Setting.placeholders` has it: `Session.isLoggedIn`.
    public let name: String
    /// Whether it was true, or not nil.
    public let isTrue: Bool
    /// Whether it stood for a `Bool`.
    public let isBool: Bool
    /// The index of the event that told of it.
    public let event: Int

    private static let answers: [(words: String, isTrue: Bool, isBool: Bool)] = [
        ("false", false, true), ("true", true, true), ("not nil", true, false), ("nil", false, false),
    ]

    /// What an event tells; nil when it tells of no decision.
    init?(_ event: Event) {
        guard event.isPlaceholder, let text = event.text,
            let answer = Self.answers.first(where: { text.hasSuffix(", \($0.words)") })
        else { return nil }
        name = String(text.dropLast(answer.words.count + 2))
        (isTrue, isBool) = (answer.isTrue, answer.isBool)
        self.event = event.index
    }

    /// The answer in Swift's words.
    public var answer: String { Self.answer(isTrue, isBool) }

    /// What the answer is once it is turned.
    public var otherAnswer: String { Self.answer(!isTrue, isBool) }

    private static func answer(_ isTrue: Bool, _ isBool: Bool) -> String {
        answers.first { $0.isTrue == isTrue && $0.isBool == isBool }?.words ?? ""
    }
}

extension Recording {
    /// What stood for placeholders where the code asked them yes or no, each name once, in order of first mention. Linear in the events.
    public var placeholderDecisions: [PlaceholderDecision] {
        var names: Set<String> = []
        return events.lazy.compactMap(PlaceholderDecision.init).filter { names.insert($0.name).inserted }
    }
}
