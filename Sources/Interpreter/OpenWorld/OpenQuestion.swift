/// What the code asked of something that no file declares, and what it was told.
public struct OpenQuestion: Sendable, Hashable {
    /// What the answer rests on: assumed, the answer is yes, something, or the other type.
    public let assumption: Assumption
    /// Whether the run assumes it.
    public let isAssumed: Bool
    /// Whether a `Bool` was wanted, and not whether something is there.
    public let isBool: Bool

    /// A question and its answer.
    public init(_ assumption: Assumption, isAssumed: Bool, isBool: Bool = false) {
        (self.assumption, self.isAssumed, self.isBool) = (assumption, isAssumed, isBool)
    }

    /// The answer in Swift's words.
    public var answer: String { answer(isAssumed) }

    /// What the answer is once the assumption is made or taken back.
    public var otherAnswer: String { answer(!isAssumed) }

    private func answer(_ isAssumed: Bool) -> String {
        switch assumption {
        case .value: isBool ? "\(isAssumed)" : isAssumed ? "not nil" : "nil"
        case .element: isAssumed ? "one element" : "empty"
        default: isAssumed ? "yes" : "no"
        }
    }
}
