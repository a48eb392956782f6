/// Reads the systems of a `.txt` file of `Expectations`, as `generate-expectations.py` describes it: by bytes, because there are many.
struct LineReader {
    /// A line that is not as described.
    struct Unreadable: Error {
        let line: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func systems() throws -> [RecordedSystem] {
        var systems: [RecordedSystem] = []
        while index < bytes.count {
            systems.append(try system())
            line += 1
        }
        return systems
    }

    private mutating func system() throws -> RecordedSystem {
        let variables = Int(try number())
        var constraints: [[Double]] = []
        var steps: [RecordedSystem.Step] = []
        var change: [RecordedSystem.Change] = []
        while next() == " " {
            let kind = next()
            switch kind {
            case "<", "=", ">":
                constraints.append([kind == "<" ? -1 : kind == "=" ? 0 : 1] + (try numbers()))
            case "!":
                steps.append(RecordedSystem.Step(change: change, infeasible: true, violations: nil, values: nil))
                change = []
            case ":":
                let sums = try numbers()
                var violations: [String: Double] = [:]
                for place in stride(from: 0, to: sums.count, by: 2) {
                    violations["\(Int(sums[place]))"] = sums[place + 1]
                }
                guard next() == " ", next() == "@" else { throw Unreadable(line: line) }
                let values = try numbers().map { $0.isNaN ? nil : $0 }
                steps.append(RecordedSystem.Step(change: change, infeasible: nil, violations: violations, values: values))
                change = []
            default:
                change += try changes(kind, numbers())
            }
        }
        guard change.isEmpty, !steps.isEmpty else { throw Unreadable(line: line) }
        return RecordedSystem(variables: variables, constraints: constraints, steps: steps)
    }

    private func changes(_ kind: Unicode.Scalar, _ numbers: [Double]) throws -> [RecordedSystem.Change] {
        guard let place = numbers.first.map({ Int($0) }), let last = numbers.last else { throw Unreadable(line: line) }
        switch (kind, numbers.count) {
        case ("+", 1...2): return (place...Int(last)).map { .add($0) }
        case ("-", 1): return [.remove(place)]
        case ("#", 2): return [.constant(place, last)]
        case ("^", 2): return [.priority(place, last)]
        default: throw Unreadable(line: line)
        }
    }

    /// Numbers between commas up to the end of the word, which may have none.
    private mutating func numbers() throws -> [Double] {
        guard index < bytes.count, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "\n") else { return [] }
        var numbers = [try number()]
        while index < bytes.count, bytes[index] == UInt8(ascii: ",") {
            index += 1
            numbers.append(try number())
        }
        return numbers
    }

    /// A decimal number; not a number for `?`.
    private mutating func number() throws -> Double {
        var digits = 0
        var divisor = 1
        var isNegative = false
        var isFraction = false
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "?") where index == start:
                index += 1
                return .nan
            case UInt8(ascii: "-") where index == start: isNegative = true
            case UInt8(ascii: ".") where !isFraction: isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Int(bytes[index] - UInt8(ascii: "0"))
                divisor *= isFraction ? 10 : 1
            default:
                guard index > start else { throw Unreadable(line: line) }
                return (isNegative ? -1 : 1) * Double(digits) / Double(divisor)
            }
            index += 1
        }
        throw Unreadable(line: line)
    }

    private mutating func next() -> Unicode.Scalar {
        guard index < bytes.count else { return "\n" }
        index += 1
        return Unicode.Scalar(bytes[index - 1])
    }
}
