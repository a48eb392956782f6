/// One unknown of a solver: a number that constraints relate to others.
///
/// Identifiers are dense, in order of creation, and belong to the solver that made them.
public struct Variable: Hashable, Comparable, Sendable {
    /// 0 for the first variable of its solver, then upwards without gaps.
    public let index: Int

    /// Whether `left` was made before `right`.
    public static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}
