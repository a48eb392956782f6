import Layout
import Testing

struct ConflictTests {
    @Test func `two widths of one view are named and nothing else`() throws {
        var system = LayoutSystem()
        let (container, _) = system.fixedSpan(0, 393)
        let box = system.span()
        system.require(box.centre, .equal, container.centre)
        let first = system.require(box.length, .equal, 100)
        system.want(box.length, .equal, 300, at: 999)
        let second = system.require(box.length, .equal, 200)
        let conflict = try #require(throws: Conflict.self) { try system.solver.solve() }
        #expect(conflict.participants == [first, second])
    }

    @Test func `a row that is too long names every link of the chain`() throws {
        var system = LayoutSystem()
        let (container, width) = system.fixedSpan(0, 100)
        let left = system.span()
        let right = system.span()
        let links = [
            system.require(left.start, .equal, container.start),
            system.require(left.length, .greaterThanOrEqual, 80),
            system.require(right.start, .equal, left.end),
            system.require(right.length, .greaterThanOrEqual, 80),
            system.require(right.end, .lessThanOrEqual, container.end),
        ]
        system.require(right.length, .lessThanOrEqual, 500)
        let conflict = try #require(throws: Conflict.self) { try system.solver.solve() }
        #expect(Set(conflict.participants) == Set([width] + links))
        system.solver.setConstant(160, of: width)
        try system.solver.solve()
        #expect(system.frame(right) == [80, 80])
    }

    @Test func `a chain that does not end where it started leaves the container's own place out`() throws {
        var system = LayoutSystem()
        let (container, _) = system.fixedSpan(5, 100)
        let box = system.span()
        let ids = [
            system.require(box.start, .equal, container.start + 10),
            system.require(box.start, .equal, container.start + 20),
        ]
        let conflict = try #require(throws: Conflict.self) { try system.solver.solve() }
        #expect(conflict.participants == ids)
    }

    @Test func `breaking the last of each conflict's participants leads to a layout`() throws {
        var system = LayoutSystem()
        let boxes = (0..<3).map { _ in system.span() }
        var doomed: [ConstraintID] = []
        for box in boxes {
            system.require(box.start, .equal, 0)
            system.require(box.length, .equal, 50)
            doomed.append(system.require(box.end, .equal, 70))
        }
        var broken: [ConstraintID] = []
        while broken.count < 10 {
            do {
                try system.solver.solve()
                break
            } catch {
                let last = try #require(error.participants.last)
                system.solver.remove(last)
                broken.append(last)
            }
        }
        #expect(broken.sorted() == doomed)
        #expect(boxes.map(system.frame) == [[0, 50], [0, 50], [0, 50]])
    }

    @Test func `a contradiction without variables is a conflict of one`() throws {
        var solver = Solver()
        let x = LinearExpression(solver.makeVariable())
        let id = solver.add(Constraint(x, .equal, x + 1))
        let conflict = try #require(throws: Conflict.self) { try solver.solve() }
        #expect(conflict.participants == [id])
    }

    @Test func `the same conflict is thrown until something changes`() throws {
        var solver = Solver()
        let x = LinearExpression(solver.makeVariable())
        solver.add(Constraint(x, .equal, 1))
        let second = solver.add(Constraint(x, .greaterThanOrEqual, 2))
        #expect(throws: Conflict.self) { try solver.solve() }
        #expect(throws: Conflict.self) { try solver.solve() }
        solver.setPriority(Priority(999), of: second)
        try solver.solve()
        #expect(solver.violation(of: second) == 1)
    }
}
