import Layout
import Testing

/// Systems solved by kiwisolver. Sums of violations are compared at every priority, because the least sum is unique at each where the values
/// need not be; values are compared where kiwisolver found them to be the only ones.
struct ExpectationTests {
    @Test(arguments: ["optional", "mixed", "growing", "edited", "rows"])
    func `solutions are as good as kiwisolver's at every priority`(file: String) throws {
        for (number, system) in try RecordedSystem.all(in: file).enumerated() {
            var run = RecordedRun(system)
            for (place, step) in system.steps.enumerated() {
                let label = "\(file) \(number), step \(place)"
                for change in step.change {
                    run.take(change)
                }
                if step.infeasible == true {
                    #expect(throws: Conflict.self, "\(label)") { try run.solver.solve() }
                    continue
                }
                try run.solver.solve()
                let expected = try #require(step.violations)
                let violations = run.violations
                #expect(violations[1000, default: 0] == 0, "\(label)")
                for (priority, sum) in expected {
                    let found = violations[try #require(Float(priority)), default: 0]
                    #expect(abs(found - sum) < 1e-3, "\(label): \(found) instead of \(sum) at priority \(priority)")
                }
                for (variable, value) in try #require(step.values).enumerated() {
                    guard let value else { continue }
                    #expect(abs(run.values[variable] - value) < 1e-2, "\(label): x\(variable) is \(run.values[variable]), not \(value)")
                }
            }
        }
    }

    @Test(arguments: ["optional", "mixed", "edited", "rows"])
    func `the variables that kiwisolver can move are the ambiguous ones`(file: String) throws {
        for (number, system) in try RecordedSystem.all(in: file).enumerated() {
            var run = RecordedRun(system)
            for (place, step) in system.steps.enumerated() where step.infeasible != true {
                for change in step.change {
                    run.take(change)
                }
                try run.solver.solve()
                let values = try #require(step.values)
                let expected = Set(values.indices.filter { values[$0] == nil })
                #expect(run.ambiguous == expected, "\(file) \(number), step \(place)")
            }
        }
    }

    @Test(arguments: [("mixed", 12), ("growing", 79), ("edited", 3)])
    func `a conflict names required constraints that hold as soon as any one of them is left out`(file: String, infeasible: Int) throws {
        var count = 0
        for (number, system) in try RecordedSystem.all(in: file).enumerated() where system.steps.contains(where: { $0.infeasible == true })
        {
            var run = RecordedRun(system)
            for step in system.steps {
                for change in step.change {
                    run.take(change)
                }
                if step.infeasible == true {
                    let conflict = try #require(throws: Conflict.self) { try run.solver.solve() }
                    let places = run.live.filter { conflict.participants.contains($0.value) }.map(\.key).sorted()
                    #expect(places.count == conflict.participants.count)
                    #expect(places.allSatisfy { run.constraints[$0].priority == .required })
                    var whole = run.rebuilt(with: places)
                    #expect(throws: Conflict.self, "\(file) \(number)") { try whole.solver.solve() }
                    for place in places {
                        var part = run.rebuilt(with: places.filter { $0 != place })
                        #expect(throws: Never.self, "\(file) \(number) without \(place)") { try part.solver.solve() }
                    }
                    count += 1
                } else {
                    try run.solver.solve()
                }
            }
        }
        #expect(count == infeasible)
    }
}
