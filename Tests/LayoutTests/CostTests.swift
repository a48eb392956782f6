import TestSupport
import Testing

@testable import Layout

/// What solving may cost, counted in pivots and in storage, never in seconds.
struct CostTests {
    @Test func `removed constraints do not pile up`() throws {
        var solver = Solver()
        let x = LinearExpression(solver.makeVariable())
        let y = LinearExpression(solver.makeVariable())
        solver.add(Constraint(x, .equal, 3))
        for step in 0..<5_000 {
            let id = solver.add(Constraint(y, .equal, x + LinearExpression(Double(step))))
            try solver.solve()
            solver.remove(id)
            try solver.solve()
        }
        #expect(solver.matrix.rows.count < 200)
        #expect(solver.matrix.terms.count < 500)
    }

    @Test(arguments: 1...40)
    func `constraints that meet in one point do not keep pivots going round`(seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        var solver = Solver()
        let variables = (0..<30).map { _ in LinearExpression(solver.makeVariable()) }
        let priorities: [Priority] = [.required, Priority(999), Priority(750), Priority(250), Priority(251)]
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        for _ in 0..<110 {
            let left = variables.randomElement(using: &numbers) ?? 0
            let right = variables.randomElement(using: &numbers) ?? 0
            let constant = LinearExpression(Double(Int.random(in: -1...1, using: &numbers)))
            let relation = relations[Int.random(in: 0..<3, using: &numbers)]
            let priority = priorities[Int.random(in: 0..<priorities.count, using: &numbers)]
            solver.add(Constraint(left - 2 * right, relation, constant, priority: priority))
            if seed.isMultiple(of: 2) {
                solver.settle()
            }
        }
        solver.settle()
        #expect(solver.pivotCount < 1_000)
    }

    @Test(arguments: [10, 100, 1_000])
    func `a row of labels needs no pivot for each label`(count: Int) throws {
        var system = LayoutSystem()
        let (container, width) = system.fixedSpan(0, 50 * Double(count))
        var end = container.start
        for _ in 0..<count {
            let label = system.span()
            system.require(label.start, .equal, end)
            system.content(label, 50)
            end = label.end
        }
        system.want(end, .equal, container.end, at: 240)
        try system.solver.solve()
        #expect(system.solver.pivotCount <= 2)
        system.solver.setConstant(0, of: width)
        try system.solver.solve()
        #expect(system.solver.pivotCount <= 4)
    }
}
