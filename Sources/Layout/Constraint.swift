/// How the two sides of a constraint are to compare.
public enum Relation: Hashable, Sendable {
    /// Both sides are the same.
    case equal
    /// The left side is at most the right side.
    case lessThanOrEqual
    /// The left side is at least the right side.
    case greaterThanOrEqual
}

/// How much a constraint matters: above 0, at most 1000.
///
/// A constraint of a higher priority is never given up, however little, for any number of constraints of lower ones.
public struct Priority: Hashable, Comparable, Sendable {
    /// The number, as in `UILayoutPriority`.
    public let rawValue: Float

    /// Must hold: 1000.
    public static let required = Priority(rank: 1000)
    /// Below every priority that a caller can give: it moves only values that no other constraint determines.
    static let probe = Priority(rank: 0)

    /// The priority `rawValue`, which must be above 0 and at most 1000.
    public init(_ rawValue: Float) {
        precondition(rawValue > 0 && rawValue <= 1000, "a priority of \(rawValue) is not above 0 and at most 1000")
        self.rawValue = rawValue
    }

    private init(rank: Float) {
        rawValue = rank
    }

    /// Whether `left` yields to `right`.
    public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A wish about variables: a linear expression compared with a number, and how much it matters.
public struct Constraint: Hashable, Sendable {
    /// The variables, all on the left side.
    public let terms: [LinearExpression.Term]
    /// How the left side is to compare with `constant`.
    public let relation: Relation
    /// The number on the right side.
    public var constant: Double
    /// How much it matters.
    public var priority: Priority

    /// `left` compared with `right`: variables are gathered on the left side, numbers on the right.
    public init(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required) {
        let difference = left - right
        terms = difference.terms
        self.relation = relation
        constant = right.constant - left.constant
        self.priority = priority
    }
}

/// Names a constraint within its solver; never used again for another one. Ordered by time of adding.
public struct ConstraintID: Hashable, Comparable, Sendable {
    let slot: Int32
    let serial: Int

    /// Whether `left` was added before `right`.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.serial < right.serial
    }
}

/// Required constraints that cannot all hold.
public struct Conflict: Error, Hashable, Sendable {
    /// The constraints at odds, in order of adding. The set is minimal: without any one of them the others can hold.
    public let participants: [ConstraintID]
}
