import Foundation
import Layout
import Testing

/// A system of `Expectations`, as `generate-expectations.py` describes it.
struct RecordedSystem: Decodable {
    struct Step: Decodable {
        let change: [Change]
        let infeasible: Bool?
        /// By priority; one that is not there is 0.
        let violations: [String: Double]?
        let values: [Double?]?
    }

    enum Change: Decodable {
        case add(Int)
        case remove(Int)
        case constant(Int, Double)
        case priority(Int, Double)

        init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            let kind = try parts.decode(String.self)
            let place = try parts.decode(Int.self)
            switch kind {
            case "add": self = .add(place)
            case "remove": self = .remove(place)
            case "constant": self = .constant(place, try parts.decode(Double.self))
            default: throw DecodingError.dataCorruptedError(in: parts, debugDescription: "no change is called \(kind)")
            }
        }
    }

    let variables: Int
    let constraints: [[Double]]
    let steps: [Step]

    /// The systems of a file, `.json` or `.txt`.
    static func all(in file: String) throws -> [RecordedSystem] {
        let url = try #require(Bundle.module.url(forResource: file, withExtension: nil, subdirectory: "Expectations"))
        let data = try Data(contentsOf: url)
        if file.hasSuffix(".json") {
            return try JSONDecoder().decode([RecordedSystem].self, from: data)
        }
        var reader = LineReader([UInt8](data))
        return try reader.systems()
    }
}

/// A recorded system in a solver, with the steps taken so far.
struct RecordedRun {
    var solver = Solver()
    var live: [Int: ConstraintID] = [:]
    private let variables: [Variable]
    private(set) var constraints: [Constraint]

    init(_ system: RecordedSystem) {
        var made: [Variable] = []
        for _ in 0..<system.variables {
            made.append(solver.makeVariable())
        }
        variables = made
        constraints = system.constraints.map { numbers in
            var sum: LinearExpression = 0
            for index in stride(from: 3, to: numbers.count, by: 2) {
                sum = sum + LinearExpression(made[Int(numbers[index])], times: numbers[index + 1])
            }
            let relation: Relation = numbers[0] < 0 ? .lessThanOrEqual : numbers[0] > 0 ? .greaterThanOrEqual : .equal
            return Constraint(sum, relation, LinearExpression(numbers[2]), priority: Priority(Float(numbers[1])))
        }
    }

    mutating func take(_ change: RecordedSystem.Change) {
        switch change {
        case .add(let place):
            live[place] = solver.add(constraints[place])
        case .remove(let place):
            if let id = live.removeValue(forKey: place) {
                solver.remove(id)
            }
        case .constant(let place, let number):
            constraints[place].constant = number
            if let id = live[place] {
                solver.setConstant(number, of: id)
            }
        case .priority(let place, let number):
            constraints[place].priority = Priority(Float(number))
            if let id = live[place] {
                solver.setPriority(Priority(Float(number)), of: id)
            }
        }
    }

    /// The sum of the violations at each priority.
    var violations: [Float: Double] {
        var sums: [Float: Double] = [:]
        for (place, id) in live {
            sums[constraints[place].priority.rawValue, default: 0] += solver.violation(of: id)
        }
        return sums
    }

    var values: [Double] {
        variables.map { solver.value(of: $0) }
    }

    var ambiguous: Set<Int> {
        Set(solver.ambiguousVariables().map(\.index))
    }

    /// A solver that has only ever seen the constraints in `places`.
    func rebuilt(with places: [Int]) -> RecordedRun {
        var run = self
        run.solver = Solver()
        run.live = [:]
        for _ in variables {
            _ = run.solver.makeVariable()
        }
        for place in places {
            run.live[place] = run.solver.add(constraints[place])
        }
        return run
    }
}
