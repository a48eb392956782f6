/// Random numbers: the standard library's algorithms with the system's generator, which is part of the state, or with one of the program's.
extension Interpreter {
    /// The next number of the system's generator, SplitMix64. The sequence is the same in every run.
    func nextRandom() -> UInt64 {
        store.pointee.randomState &+= 0x9E37_79B9_7F4A_7C15
        var mixed = store.pointee.randomState
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Calls `body` with the program's generator among the arguments, or else with the system's. The generator can change.
    func withGenerator<Result>(
        _ shape: CallShape, _ arguments: inout [Value], _ body: (inout ScriptGenerator) throws(ScriptError) -> Result
    ) throws(ScriptError) -> Result {
        let place = shape.labels.firstIndex { $0 == "using" } ?? shape.inouts.first
        guard let place, place < arguments.count, case .function = methodTarget("next()", of: arguments[place]) else {
            var generator = ScriptGenerator(interpreter: self, own: nil)
            return try body(&generator)
        }
        var generator = ScriptGenerator(interpreter: self, own: arguments[place])
        defer { arguments[place] = generator.own ?? .none }
        let result = try body(&generator)
        if let error = generator.error { throw error }
        return result
    }

    /// `Int.random(in:)` and similar; the range is borrowed.
    func randomValue(_ base: String, _ shape: CallShape, _ arguments: inout [Value]) throws(ScriptError) -> Value {
        let range = arguments.first
        return try withGenerator(shape, &arguments) { (generator) throws(ScriptError) -> Value in
            guard case .range(let buffer)? = range else { return .bool(Bool.random(using: &generator)) }
            let bounds = store.pointee[buffer]
            switch declarations.staticType(source: base) {
            case .int(let kind):
                guard let (lower, end, _) = integerBounds(buffer) else { break }
                if kind.isWide ? UInt(bitPattern: end) <= UInt(bitPattern: lower) : end <= lower {
                    throw .trap("Fatal error: Can't get random value with an empty range")
                }
                func random<Number: FixedWidthInteger>(_ type: Number.Type) -> Value {
                    let range = Number(truncatingIfNeeded: lower)...Number(truncatingIfNeeded: end &- 1)
                    return .integer(Number.random(in: range, using: &generator))
                }
                return random(kind.type)
            case .float: return .float(try random(in: bounds, Float.self, &generator))
            default: break
            }
            return .double(try random(in: bounds, Double.self, &generator))
        }
    }

    private func random<Number: BinaryFloatingPoint>(
        in bounds: Buffer, _ type: Number.Type, _ generator: inout ScriptGenerator
    ) throws(ScriptError) -> Number where Number.RawSignificand: FixedWidthInteger {
        let isClosed = bounds.type == 1
        let lower = Number(bounds.elements[0].number ?? 0)
        var upper = Number(bounds.elements[1].number ?? 0)
        if isClosed, bounds.elements[1].sized != nil { upper -= 1 }
        if upper < lower || !isClosed && upper == lower { throw .trap("Fatal error: Can't get random value with an empty range") }
        guard (upper - lower).isFinite else { throw .trap("Fatal error: There is no uniform distribution on an infinite range") }
        return isClosed ? .random(in: lower...upper, using: &generator) : .random(in: lower..<upper, using: &generator)
    }

    func shuffled(
        _ elements: ContiguousArray<Value>, _ shape: CallShape, _ arguments: inout [Value]
    ) throws(ScriptError)
        -> ContiguousArray<Value>
    {
        charge(elements.count)
        return try withGenerator(shape, &arguments) { $0.order(of: elements) }
    }

    func randomElement(of elements: ContiguousArray<Value>, _ shape: CallShape, _ arguments: inout [Value]) throws(ScriptError) -> Value? {
        if elements.isEmpty { return nil }
        return elements[try withGenerator(shape, &arguments) { Int.random(in: elements.indices, using: &$0) }]
    }

    /// The random number functions of the C library.
    func randomFunction(_ function: LibraryFunction, _ arguments: [Value]) -> Value {
        var limit = 0
        if let number = arguments.first?.integer { limit = number }
        switch function {
        case .arc4random: return .integer(UInt32(nextRandom() >> 32))
        case .arc4randomUniform: return .integer(limit <= 0 ? 0 : UInt32(truncatingIfNeeded: nextRandom() % UInt64(limit)))
        case .drand48: return .double(Double(nextRandom() >> 11) * 0x1p-53)
        case .rand: return .integer(Int32(nextRandom() >> 33))
        case .random: return .int(Int(nextRandom() >> 33))
        default:
            store.pointee.randomState = UInt64(truncatingIfNeeded: limit)
            return .void
        }
    }
}

/// A random number generator for the standard library's algorithms: the program's or the system's.
struct ScriptGenerator: RandomNumberGenerator {
    let interpreter: Interpreter
    /// The program's generator, owned; nil for the system's.
    var own: Value?
    /// The error that the program's generator threw. Later numbers come from the system's.
    var error: ScriptError?

    mutating func next() -> UInt64 {
        guard error == nil, let generator = own,
            case .function(let index, let isMutating) = interpreter.methodTarget("next()", of: generator)
        else { return interpreter.nextRandom() }
        do {
            if !isMutating { interpreter.keep(generator) }
            let result = try interpreter.callNested(index, [generator])
            if isMutating { own = interpreter.pop() }
            if let bits = result.sized?.bits { return UInt64(bitPattern: Int64(bits)) }
        } catch {
            self.error = error
        }
        return interpreter.nextRandom()
    }

    fileprivate mutating func order(of elements: ContiguousArray<Value>) -> ContiguousArray<Value> {
        var places = Array(elements.indices)
        places.shuffle(using: &self)
        return ContiguousArray(places.map { elements[$0] })
    }
}
