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
            let isFloating = ["Double", "CGFloat", "Float", "TimeInterval"].contains(base)
            if !isFloating, case .int(let lower) = bounds.elements[0], case .int(let end) = bounds.elements[1] {
                if end <= lower { throw .trap("Fatal error: Can't get random value with an empty range") }
                return .int(Self.random(IntegerKind(name: base) ?? .int, lower...(end - 1), &generator))
            }
            func number(_ value: Value) -> Double {
                switch value {
                case .double(let number): number
                case .int(let number): Double(number)
                default: 0
                }
            }
            let lower = number(bounds.elements[0])
            var upper = number(bounds.elements[1])
            let isClosed = bounds.type == 1
            if isClosed, case .int = bounds.elements[1] { upper -= 1 }
            if upper < lower || (!isClosed && upper == lower) { throw .trap("Fatal error: Can't get random value with an empty range") }
            let width = base == "Float" ? Double(Float(upper) - Float(lower)) : upper - lower
            guard width.isFinite else { throw .trap("Fatal error: There is no uniform distribution on an infinite range") }
            if base == "Float" {
                let (first, last) = (Float(lower), Float(upper))
                return .double(
                    Double(isClosed ? .random(in: first...last, using: &generator) : .random(in: first..<last, using: &generator)))
            }
            return .double(isClosed ? .random(in: lower...upper, using: &generator) : .random(in: lower..<upper, using: &generator))
        }
    }

    /// Draws a number with the bit width of the integer type.
    private static func random(_ kind: IntegerKind, _ range: ClosedRange<Int>, _ generator: inout ScriptGenerator) -> Int {
        func draw<Number: FixedWidthInteger>(_ type: Number.Type) -> Int {
            Int(
                truncatingIfNeeded: Number.random(
                    in: Number(truncatingIfNeeded: range.lowerBound)...Number(truncatingIfNeeded: range.upperBound), using: &generator))
        }
        return switch kind {
        case .int: draw(Int.self)
        case .int8: draw(Int8.self)
        case .int16: draw(Int16.self)
        case .int32: draw(Int32.self)
        case .int64: draw(Int64.self)
        case .uint: draw(UInt.self)
        case .uint8: draw(UInt8.self)
        case .uint16: draw(UInt16.self)
        case .uint32: draw(UInt32.self)
        case .uint64: draw(UInt64.self)
        }
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
        if case .int(let number)? = arguments.first { limit = number }
        switch function {
        case .arc4random: return .int(Int(nextRandom() >> 32))
        case .arc4randomUniform: return .int(limit <= 0 ? 0 : Int(nextRandom() % UInt64(limit)))
        case .drand48: return .double(Double(nextRandom() >> 11) * 0x1p-53)
        case .rand, .random: return .int(Int(nextRandom() >> 33))
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
            if case .int(let bits) = result { return UInt64(bitPattern: Int64(bits)) }
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
