import Layout
import Testing

struct AmbiguityTests {
    @Test func `a view without a position is ambiguous in its position only`() throws {
        var system = LayoutSystem()
        let box = system.span()
        system.require(box.length, .equal, 100)
        try system.solver.solve()
        #expect(system.solver.ambiguousVariables() == [box.variables[0]])
    }

    @Test func `two labels that hug alike in a row that is too wide are ambiguous`() throws {
        #expect(try ambiguousCount(huggings: (250, 250)) == 3)
        #expect(try ambiguousCount(huggings: (251, 250)) == 0)
    }

    private func ambiguousCount(huggings: (Float, Float)) throws -> Int {
        var system = LayoutSystem()
        let (container, _) = system.fixedSpan(0, 300)
        let left = system.span()
        let right = system.span()
        system.require(left.start, .equal, container.start)
        system.require(right.start, .equal, left.end)
        system.require(right.end, .equal, container.end)
        system.content(left, 100, hugging: huggings.0)
        system.content(right, 100, hugging: huggings.1)
        try system.solver.solve()
        return system.solver.ambiguousVariables().count
    }

    @Test func `an inequality leaves a range, its wish at the lowest priority does not`() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.add(Constraint(LinearExpression(x), .greaterThanOrEqual, 10))
        solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 20))
        try solver.solve()
        #expect(solver.ambiguousVariables() == [x])
        solver.add(Constraint(LinearExpression(x), .equal, 0, priority: Priority(0.001)))
        try solver.solve()
        #expect(solver.ambiguousVariables() == [])
        #expect(solver.value(of: x) == 10)
    }

    @Test func `bounds that meet leave no choice`() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.add(Constraint(LinearExpression(x), .greaterThanOrEqual, 10))
        solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 10))
        try solver.solve()
        #expect(solver.ambiguousVariables() == [])
    }

    @Test func `asking changes nothing`() throws {
        var system = LayoutSystem()
        let box = system.span()
        system.want(box.end, .equal, 100, at: 500)
        try system.solver.solve()
        let frame = system.frame(box)
        #expect(system.solver.ambiguousVariables() == box.variables)
        #expect(system.frame(box) == frame)
    }
}
