import Layout
import Testing

struct SolverTests {
    @Test func `a centred box stays centred while its container is resized`() throws {
        var system = LayoutSystem()
        let (container, width) = system.fixedSpan(0, 393)
        let box = system.span()
        system.require(box.centre, .equal, container.centre)
        system.require(box.length, .equal, 100)
        try system.solver.solve()
        #expect(system.frame(box) == [146.5, 100])
        system.solver.setConstant(852, of: width)
        try system.solver.solve()
        #expect(system.frame(box) == [376, 100])
    }

    @Test func `of two labels in a wide row the one that hugs less is stretched`() throws {
        var system = LayoutSystem()
        let (left, right) = try row(width: 300, huggings: (251, 250), resistances: (750, 750), in: &system)
        #expect(system.frame(left) == [16, 80])
        #expect(system.frame(right) == [104, 180])
    }

    @Test func `of two labels in a narrow row the one that resists less is compressed`() throws {
        var system = LayoutSystem()
        let (left, right) = try row(width: 150, huggings: (251, 250), resistances: (749, 750), in: &system)
        #expect(system.frame(left) == [16, 50])
        #expect(system.frame(right) == [74, 60])
    }

    private func row(
        width: Double, huggings: (Float, Float), resistances: (Float, Float), in system: inout LayoutSystem
    ) throws -> (LayoutSystem.Span, LayoutSystem.Span) {
        let (container, _) = system.fixedSpan(0, width)
        let left = system.span()
        let right = system.span()
        system.require(left.start, .equal, container.start + 16)
        system.require(right.start, .equal, left.end + 8)
        system.require(right.end, .equal, container.end - 16)
        system.content(left, 80, hugging: huggings.0, resistance: resistances.0)
        system.content(right, 60, hugging: huggings.1, resistance: resistances.1)
        try system.solver.solve()
        return (left, right)
    }

    @Test func `minimum and maximum bound what a weaker wish asks for`() throws {
        var system = LayoutSystem()
        let (container, width) = system.fixedSpan(0, 1_000)
        let box = system.span()
        system.require(box.start, .equal, container.start)
        system.require(box.length, .lessThanOrEqual, 400)
        system.require(box.length, .greaterThanOrEqual, 120)
        system.want(box.length, .equal, 0.5 * container.length, at: 999)
        var lengths: [Double] = []
        for size in [1_000.0, 600, 200, 1_000] {
            system.solver.setConstant(size, of: width)
            try system.solver.solve()
            lengths.append(system.frame(box)[1])
        }
        #expect(lengths == [400, 300, 120, 400])
    }

    @Test func `views of equal width share what their container has`() throws {
        var system = LayoutSystem()
        let (container, width) = system.fixedSpan(0, 320)
        let views = (0..<4).map { _ in system.span() }
        system.require(views[0].start, .equal, container.start)
        for (view, next) in zip(views, views.dropFirst()) {
            system.require(next.start, .equal, view.end + 8)
            system.require(next.length, .equal, views[0].length)
        }
        system.require(views[3].end, .equal, container.end)
        try system.solver.solve()
        #expect(views.map(system.frame) == [[0, 74], [82, 74], [164, 74], [246, 74]])
        system.solver.setConstant(424, of: width)
        try system.solver.solve()
        #expect(views.map(system.frame) == [[0, 100], [108, 100], [216, 100], [324, 100]])
    }

    @Test func `one constraint beats any number of a lower priority`() throws {
        var solver = Solver()
        let x = LinearExpression(solver.makeVariable())
        let y = solver.makeVariable()
        solver.add(Constraint(x, .equal, 0, priority: Priority(500)))
        for _ in 0..<3_000 {
            solver.add(Constraint(1_000 * x, .equal, 1_000_000, priority: Priority(499.5)))
        }
        solver.add(Constraint(LinearExpression(y), .equal, x + 1))
        try solver.solve()
        #expect(solver.value(of: y) == 1)
    }

    @Test func `of equal priorities the sum of the violations counts`() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let ids = [10.0, 20, 90].map { solver.add(Constraint(LinearExpression(x), .equal, LinearExpression($0), priority: Priority(250))) }
        try solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(ids.map { solver.violation(of: $0) } == [10, 0, 70])
    }

    @Test func `removing a constraint restores what was before it`() throws {
        var system = LayoutSystem()
        let box = system.span()
        system.require(box.start, .equal, 10)
        system.content(box, 60)
        try system.solver.solve()
        let before = system.frame(box)
        let fixed = system.require(box.length, .equal, 200)
        let bound = system.want(box.end, .lessThanOrEqual, 150, at: 999)
        try system.solver.solve()
        #expect(system.frame(box) == [10, 200])
        #expect(system.solver.violation(of: bound) == 60)
        system.solver.remove(fixed)
        system.solver.remove(bound)
        try system.solver.solve()
        #expect(system.frame(box) == before)
        #expect(!system.solver.contains(fixed))
        #expect(system.solver.constraintCount == 3)
    }

    @Test func `what nothing determines any more is 0`() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = solver.add(Constraint(LinearExpression(x), .equal, 40))
        try solver.solve()
        #expect(solver.value(of: x) == 40)
        solver.remove(id)
        try solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test func `a changed priority changes who wins`() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let low = solver.add(Constraint(LinearExpression(x), .equal, 1, priority: Priority(250)))
        solver.add(Constraint(LinearExpression(x), .equal, 2, priority: Priority(251)))
        try solver.solve()
        #expect(solver.value(of: x) == 2)
        solver.setPriority(Priority(252), of: low)
        try solver.solve()
        #expect(solver.value(of: x) == 1)
        solver.setPriority(Priority(1), of: low)
        try solver.solve()
        #expect(solver.value(of: x) == 2)
    }

    @Test func `a copy goes its own way`() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = solver.add(Constraint(LinearExpression(x), .equal, 1))
        try solver.solve()
        var copy = solver
        copy.setConstant(2, of: id)
        try copy.solve()
        #expect(solver.value(of: x) == 1)
        #expect(copy.value(of: x) == 2)
    }

    @Test func `expressions gather their terms`() {
        var solver = Solver()
        let x = LinearExpression(solver.makeVariable())
        let y = LinearExpression(solver.makeVariable())
        let constraint = Constraint(2 * (x + y) - 3, .equal, y + y + 7 - x)
        #expect(constraint.terms.map(\.variable.index) == [0])
        #expect(constraint.terms.map(\.coefficient) == [3])
        #expect(constraint.constant == 10)
    }
}
