import Layout

/// A solver whose views are asked for by name-like members, as hand-made tests want them.
struct LayoutSystem {
    /// One view along one axis.
    struct Span {
        let start: LinearExpression
        let length: LinearExpression
        let variables: [Variable]

        var end: LinearExpression { start + length }
        var centre: LinearExpression { start + 0.5 * length }
    }

    var solver = Solver()

    mutating func span() -> Span {
        let start = solver.makeVariable()
        let length = solver.makeVariable()
        return Span(start: LinearExpression(start), length: LinearExpression(length), variables: [start, length])
    }

    /// A view whose place and size are given.
    mutating func fixedSpan(_ start: Double, _ length: Double) -> (span: Span, lengthID: ConstraintID) {
        let made = span()
        require(made.start, .equal, LinearExpression(start))
        return (made, require(made.length, .equal, LinearExpression(length)))
    }

    @discardableResult
    mutating func require(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) -> ConstraintID {
        solver.add(Constraint(left, relation, right))
    }

    @discardableResult
    mutating func want(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, at priority: Float) -> ConstraintID {
        solver.add(Constraint(left, relation, right, priority: Priority(priority)))
    }

    /// What a view's content wants: not to be larger, and not to be smaller.
    mutating func content(_ span: Span, _ length: Double, hugging: Float = 250, resistance: Float = 750) {
        want(span.length, .lessThanOrEqual, LinearExpression(length), at: hugging)
        want(span.length, .greaterThanOrEqual, LinearExpression(length), at: resistance)
    }

    /// Start and length in the last solution.
    func frame(_ span: Span) -> [Double] {
        span.variables.map { (solver.value(of: $0) * 1_000).rounded() / 1_000 }
    }
}
