import Layout
import TestSupport
import Testing

/// Runs of edits against a solver that is built anew from the same constraints.
struct LongRunTests {
    private static let viewCount = 12

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `after every hundredth of 1,000 random edits all is as if built from scratch`(seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        var solver = Solver()
        let variables = (0..<2 * Self.viewCount).map { _ in solver.makeVariable() }
        var live: [(id: ConstraintID, constraint: Constraint)] = []
        for constraint in base(variables) {
            live.append((solver.add(constraint), constraint))
        }
        let fixed = live.count
        for step in 1...1_000 {
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0:
                let constraint = wish(variables, &numbers)
                live.append((solver.add(constraint), constraint))
            case 1 where live.count > fixed:
                let place = Int.random(in: fixed..<live.count, using: &numbers)
                solver.remove(live.remove(at: place).id)
            default:
                let place = Int.random(in: 0..<live.count, using: &numbers)
                let constant = Double(Int.random(in: 0...40, using: &numbers)) * 5
                live[place].constraint.constant = constant
                solver.setConstant(constant, of: live[place].id)
            }
            try solver.solve()
            if step.isMultiple(of: 100) {
                try compare(solver, live, variables, step: step)
            }
        }
    }

    /// A row of views: everything required hangs together and cannot conflict, whatever the constants.
    private func base(_ variables: [Variable]) -> [Constraint] {
        var constraints = [Constraint(LinearExpression(variables[0]), .equal, 16)]
        for view in 0..<Self.viewCount {
            let start = LinearExpression(variables[2 * view])
            let length = LinearExpression(variables[2 * view + 1])
            constraints.append(Constraint(length, .greaterThanOrEqual, 10))
            constraints.append(Constraint(length, .equal, LinearExpression(Double(40 + view)), priority: Priority(Float(200 + view))))
            if view > 0 {
                let before = LinearExpression(variables[2 * view - 2]) + LinearExpression(variables[2 * view - 1])
                constraints.append(Constraint(start, .equal, before + 8))
            }
        }
        return constraints
    }

    private func wish(_ variables: [Variable], _ numbers: inout Numbers) -> Constraint {
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let left = LinearExpression(variables[Int.random(in: 0..<variables.count, using: &numbers)])
        let right = LinearExpression(variables[Int.random(in: 0..<variables.count, using: &numbers)])
        let constant = LinearExpression(Double(Int.random(in: 0...40, using: &numbers)) * 5)
        let isPair = Bool.random(using: &numbers)
        let relation = relations[Int.random(in: 0..<3, using: &numbers)]
        let priority = Priority(Float(Int.random(in: 1...4, using: &numbers) * 200))
        return Constraint(isPair ? left - right : left, relation, constant, priority: priority)
    }

    private func compare(
        _ solver: Solver, _ live: [(id: ConstraintID, constraint: Constraint)], _ variables: [Variable], step: Int
    ) throws {
        var fresh = Solver()
        for _ in variables {
            _ = fresh.makeVariable()
        }
        let ids = live.map { fresh.add($0.constraint) }
        try fresh.solve()
        var sums: [Priority: (run: Double, fresh: Double)] = [:]
        for (entry, id) in zip(live, ids) {
            sums[entry.constraint.priority, default: (0, 0)].run += solver.violation(of: entry.id)
            sums[entry.constraint.priority, default: (0, 0)].fresh += fresh.violation(of: id)
        }
        for (priority, sum) in sums {
            #expect(abs(sum.run - sum.fresh) < 1e-6, "step \(step), priority \(priority.rawValue)")
        }
        let ambiguous = Set(fresh.ambiguousVariables())
        #expect(Set(solver.ambiguousVariables()) == ambiguous, "step \(step)")
        for variable in variables where !ambiguous.contains(variable) {
            #expect(abs(solver.value(of: variable) - fresh.value(of: variable)) < 1e-7, "step \(step), variable \(variable.index)")
        }
    }

    @Test func `100,000 edits leave no trace`() throws {
        var system = LayoutSystem()
        let (container, width) = system.fixedSpan(0, 300)
        let views = (0..<3).map { _ in system.span() }
        system.require(views[0].start, .equal, container.start)
        for (view, next) in zip(views, views.dropFirst()) {
            system.require(next.start, .equal, view.end)
            system.want(next.length, .equal, (1.0 / 3) * view.length, at: 500)
        }
        system.require(views[2].end, .equal, container.end)
        try system.solver.solve()
        let before = views.flatMap(\.variables).map { system.solver.value(of: $0) }
        for step in 0..<100_000 {
            system.solver.setConstant(Double(step % 977) + 0.1, of: width)
            try system.solver.solve()
        }
        system.solver.setConstant(300, of: width)
        try system.solver.solve()
        #expect(views.flatMap(\.variables).map { system.solver.value(of: $0) } == before)
    }

    @Test(arguments: [10, 100, 1_000, 10_000])
    func `a chain of any length ends where it must`(count: Int) throws {
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for index in variables.indices.dropFirst().reversed() {
            solver.add(Constraint(LinearExpression(variables[index]), .equal, LinearExpression(variables[index - 1], plus: 0.1)))
        }
        let start = solver.add(Constraint(LinearExpression(variables[0]), .equal, 0))
        try solver.solve()
        #expect(abs(solver.value(of: variables[count - 1]) - 0.1 * Double(count - 1)) < 1e-6)
        solver.setConstant(50, of: start)
        try solver.solve()
        #expect(abs(solver.value(of: variables[count - 1]) - 0.1 * Double(count - 1) - 50) < 1e-6)
    }
}
