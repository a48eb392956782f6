/// A question of the code about something that no file declares, with its answer.
public struct OpenQuestion: Sendable, Hashable {
    /// The assumption that decides it. If it is made, the answer is positive.
    public let assumption: Assumption
    /// Whether the run makes it.
    public let isAssumed: Bool
    /// Whether a `Bool` was expected, rather than an optional.
    public let isBool: Bool

    /// Makes a question with its answer.
    public init(_ assumption: Assumption, isAssumed: Bool, isBool: Bool = false) {
        (self.assumption, self.isAssumed, self.isBool) = (assumption, isAssumed, isBool)
    }

    /// Whether it asks if there is something: a value, true, an element.
    public var isOfAbsence: Bool {
        switch assumption {
        case .value, .element: true
        default: false
        }
    }

    /// The answer in Swift's terms.
    public var answer: String { answer(isAssumed) }

    /// The answer if the assumption is made or withdrawn.
    public var otherAnswer: String { answer(!isAssumed) }

    private func answer(_ isAssumed: Bool) -> String {
        switch assumption {
        case .value: isBool ? "\(isAssumed)" : isAssumed ? "not nil" : "nil"
        case .element: isAssumed ? "one element" : "empty"
        default: isAssumed ? "yes" : "no"
        }
    }
}
