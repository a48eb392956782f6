import Layout
import Testing

/// Systems solved by kiwisolver. Sums of violations are compared at every priority, because the least sum is unique at each where the values
/// need not be; values are compared where kiwisolver found them to be the only ones.
struct ExpectationTests {
    /// How many systems each file has, the longest to solve first.
    private static let files = [
        ("changed.txt", 1_500), ("layered.txt", 2_500), ("crowded.txt", 1_500), ("required.txt", 2_000), ("pointed.txt", 1_500),
        ("boxes.txt", 1_000), ("edited.json", 120), ("growing.json", 80), ("rows.json", 60), ("mixed.json", 200), ("optional.json", 150),
    ]

    @Test(arguments: files)
    func `solutions are as good as kiwisolver's at every priority, and what it can move is ambiguous`(file: String, count: Int) throws {
        let systems = try RecordedSystem.all(in: file)
        #expect(systems.count == count)
        for (number, system) in systems.enumerated() {
            var run = RecordedRun(system)
            for (place, step) in system.steps.enumerated() {
                for change in step.change {
                    run.take(change)
                }
                if step.infeasible == true {
                    #expect(throws: Conflict.self, "\(file) \(number), step \(place)") { try run.solver.solve() }
                } else {
                    try run.solver.solve()
                    let differences = try run.differences(from: step)
                    #expect(differences == [], "\(file) \(number), step \(place)")
                }
            }
        }
    }

    @Test(arguments: [
        ("mixed.json", 12), ("growing.json", 79), ("edited.json", 3), ("required.txt", 995), ("layered.txt", 86), ("crowded.txt", 263),
        ("pointed.txt", 169), ("changed.txt", 502), ("boxes.txt", 34),
    ])
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

    @Test func `more than 10,000 systems are compared`() {
        #expect(Self.files.map(\.1).reduce(0, +) > 10_000)
    }
}

extension RecordedRun {
    /// How a solution differs from the one recorded for a feasible step, in words: one `#expect` for each number would take most of the time.
    fileprivate func differences(from step: RecordedSystem.Step) throws -> [String] {
        var differences: [String] = []
        var expected: [Float: Double] = [:]
        for (priority, sum) in try #require(step.violations) {
            expected[try #require(Float(priority))] = sum
        }
        let violations = violations
        if let required = violations[1000], required != 0 {
            differences.append("required constraints are off by \(required)")
        }
        for priority in Set(expected.keys).union(violations.keys).subtracting([1000]).sorted(by: >) {
            let sum = expected[priority, default: 0]
            let found = violations[priority, default: 0]
            if !(abs(found - sum) < 1e-3) {
                differences.append("the violations are \(found), not \(sum) at priority \(priority)")
            }
        }
        let values = values
        let recorded = try #require(step.values)
        for (variable, value) in recorded.enumerated() {
            if let value, !(abs(values[variable] - value) < 1e-2) {
                differences.append("x\(variable) is \(values[variable]), not \(value)")
            }
        }
        let ambiguous = ambiguous
        for variable in recorded.indices where ambiguous.contains(variable) != (recorded[variable] == nil) {
            differences.append("x\(variable) is \(recorded[variable] == nil ? "not ambiguous" : "ambiguous")")
        }
        return differences
    }
}
