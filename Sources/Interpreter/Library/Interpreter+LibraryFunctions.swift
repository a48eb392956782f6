internal import Heap

/// Free functions of Swift.
extension Interpreter {
    /// Pushes the results: inout values first, then the function's.
    func callFunction(_ function: LibraryFunction, _ shape: CallShape?, _ arguments: [Value]) throws(ScriptError) {
        if function == .swap, arguments.count == 2 {
            push(arguments[1])
            push(arguments[0])
            push(.void)
            return
        }
        if function == .isKnownUniquelyReferenced, let only = arguments.first {
            push(only)
            push(.bool(isUnique(only)))
            return
        }
        let result: Value
        do {
            result = try freeFunction(function, shape, arguments)
        } catch {
            for argument in arguments.reversed() { drop(argument) }
            throw error
        }
        for argument in arguments.reversed() { drop(argument) }
        settle()
        push(result)
    }

    /// Whether an object has no other strong reference. It counts 2: its place and the stack.
    private func isUnique(_ value: Value) -> Bool {
        guard case .object(let id) = value else { return false }
        return space.heap[id].strong == 2
    }

    private func freeFunction(_ function: LibraryFunction, _ shape: CallShape?, _ arguments: [Value]) throws(ScriptError) -> Value {
        let first = arguments.first ?? .none
        switch function {
        case .print, .debugPrint:
            try show(try printedPieces(shape, arguments, isDebug: function == .debugPrint).joined())
            return .void
        case .printedPieces, .debugPrintedPieces:
            let pieces = try printedPieces(shape, arguments, isDebug: function == .debugPrintedPieces)
            return .array(makeBuffer(ContiguousArray(pieces.map { .string($0) })))
        case .dump:
            var type = StaticType.unknown
            var name: String?
            for (label, argument) in zip(shape?.labels ?? [], arguments) {
                if label == "_type", case .int(let number) = argument, number >= 0 { type = declarations.code.types[number] }
                if label == "name", case .string(let given) = argument { name = given }
            }
            try show(try dumped(first, as: type, name: name))
            return owned(first)
        case .mirrored:
            guard arguments.count == 2, case .int(let level) = arguments[1] else { return .none }
            return try mirrored(first, level: level)
        case .min, .max:
            var best = first
            var candidates = ContiguousArray(arguments)
            if arguments.count == 1, case .array(let buffer) = first { candidates = store.pointee[buffer].elements }
            if let known = candidates.first(where: { !isPlaceholder($0) }) {
                for position in candidates.indices where isPlaceholder(candidates[position]) {
                    candidates[position] = try borrowedStandIn(candidates[position], like: known)
                }
            }
            best = candidates.first ?? .none
            for value in candidates.dropFirst() {
                // NaN is neither less nor greater.
                if let number = value.floating, let other = best.floating, number.isNaN || other.isNaN { continue }
                if try function == .min ? isLess(value, best) : !isLess(value, best) { best = value }
            }
            return owned(best)
        case .abs:
            if case .int(.min) = first { throw .trap("Fatal error: arithmetic overflow") }
            if case .int(let number) = first { return .int(abs(number)) }
            if case .double(let number) = first { return .double(abs(number)) }
            if case .float(let number) = first { return .float(abs(number)) }
            if case .sized(let number) = first {
                guard number.kind.isSigned, number.bits < 0 else { return first }
                return try sized(.subtract, SizedInteger(bits: 0, kind: number.kind), first, number.kind)
            }
            return .none
        case .zip:
            guard arguments.count == 2, let left = try zipped(first, with: arguments[1], isFirst: true),
                let right = try zipped(arguments[1], with: first, isFirst: false)
            else {
                return .none
            }
            let pairs = zip(left, right).map { Value.tuple(makeBuffer([$0, $1])) }
            for extra in left.dropFirst(pairs.count) { drop(extra) }
            for extra in right.dropFirst(pairs.count) { drop(extra) }
            return .array(makeBuffer(ContiguousArray(pairs)))
        case .stride: return try strided(shape, arguments)
        case .repeatElement:
            guard arguments.count == 2, case .int(let count) = arguments[1] else { return .none }
            try checkNotNegative(count, "Repetition count should be non-negative")
            try checkCount(count, "a sequence")
            for _ in 0..<count { keep(first) }
            return .array(makeBuffer(ContiguousArray(repeating: first, count: count)))
        case .fatalError, .preconditionFailure, .assertionFailure, .precondition, .assert:
            var message = ""
            if case .string(let text) = first { message = text }
            let kind =
                [.precondition, .preconditionFailure].contains(function)
                ? "Precondition failed" : function == .fatalError ? "Fatal error" : "Assertion failed"
            let text = message.isEmpty ? kind : "\(kind): \(message)"
            throw .trap(text)
        case .withExtendedLifetime: return arguments.count > 1 ? try call(owned: arguments[1], [owned(first)]) : .void
        case .objectIdentifier:
            switch first {
            case .object(let id): return .int(Int(id.index))
            case .type(.declared(let number)): return .int(-2 * Int(number) - 1)
            case .type(.named(let number)): return .int(-2 * Int(number) - 2)
            default: return .int(0)
            }
        case .classString: return .string(try debugText(first, as: .unknown))
        case .selectorString:
            if case .string(let name) = first { return .host(HostValue(typeName: "Selector", name)) }
            return .none
        case .memoryLayout:
            guard case .type(let reference) = first, let layout = declarations.layout(of: declarations.staticType(of: reference)) else {
                throw .refusal("MemoryLayout of \(typeName(of: first))")
            }
            guard case .int(let part)? = arguments.last else { return .none }
            return .int([layout.size, layout.stride, layout.alignment][part])
        case .swap, .isKnownUniquelyReferenced: return .void
        case .arc4random, .arc4randomUniform, .drand48, .rand, .random, .srand48, .srandom, .srand:
            return randomFunction(function, arguments)
        case _ where function.isInternal: return try taskFunction(function, arguments)
        default: return mathematics(function, arguments)
        }
    }

    /// The elements of one of two zipped sequences. An endless one is cut to the other's length.
    private func zipped(_ sequence: Value, with other: Value, isFirst: Bool) throws(ScriptError) -> ContiguousArray<Value>? {
        switch (sequence, other) {
        case (.structure, .array), (.structure, .range), (.structure, .string), (.structure, .set), (.structure, .dictionary):
            // Takes as many elements as the other sequence has. The first one is asked once more, before the other one ends.
            guard let others = try sequenceElements(other) else { break }
            for element in others { drop(element) }
            if let first = try firstElements(others.count + (isFirst ? 1 : 0), of: sequence) { return first }
        default: break
        }
        guard case .range(let buffer) = sequence, case .missing = store.pointee[buffer].elements[1],
            let start = store.pointee[buffer].elements[0].sized, let others = try sequenceElements(other)
        else { return try sequenceElements(sequence) }
        for element in others { drop(element) }
        return ContiguousArray(others.indices.map { .integer(start.bits &+ $0, start.kind) })
    }

    private func mathematics(_ function: LibraryFunction, _ arguments: [Value]) -> Value {
        let numbers = arguments.map { $0.number ?? .nan }
        guard let x = numbers.first else { return .double(.nan) }
        let y = numbers.count > 1 ? numbers[1] : 0
        let result = Mathematics.value(function, x, y)
        if case .float? = arguments.first { return .float(Float(result)) }
        return .double(result)
    }

    /// The pieces that `print` writes to a stream: an empty string, a value, a separator, a value, …, and the terminator.
    private func printedPieces(_ shape: CallShape?, _ arguments: [Value], isDebug: Bool) throws(ScriptError) -> [String] {
        var separator = " "
        var terminator = "\n"
        var parts: [String] = []
        for (position, argument) in arguments.enumerated() {
            let label = shape.flatMap { position < $0.labels.count ? $0.labels[position] : nil }
            if label == "separator", case .string(let text) = argument {
                separator = text
            } else if label == "terminator", case .string(let text) = argument {
                terminator = text
            } else {
                parts.append(isDebug ? try debugText(argument, as: .unknown) : try description(argument, as: .unknown))
            }
        }
        var pieces: [String] = []
        for part in parts {
            pieces.append(pieces.isEmpty ? "" : separator)
            pieces.append(part)
        }
        return pieces + [terminator]
    }

    private func show(_ text: String) throws(ScriptError) {
        store.pointee.printed += text.utf8.count
        if store.pointee.printed > limits.output { throw .limit("more than \(limits.output) bytes printed") }
        host.didPrint(text)
    }

    private func strided(_ shape: CallShape?, _ arguments: [Value]) throws(ScriptError) -> Value {
        guard arguments.count == 3 else { return .none }
        let isThrough = shape?.labels[1] == "through"
        var result: ContiguousArray<Value> = []
        if case .int(let from) = arguments[0], case .int(let to) = arguments[1], case .int(let by) = arguments[2] {
            try checkStride(of: (Double(to) - Double(from)) / Double(by), by: Double(by))
            for number in isThrough ? Array(Swift.stride(from: from, through: to, by: by)) : Array(Swift.stride(from: from, to: to, by: by))
            {
                result.append(.int(number))
            }
        } else if let numbers = doubles(of: arguments) {
            try checkStride(of: (numbers[1] - numbers[0]) / numbers[2], by: numbers[2])
            if let kind = arguments[0].sized?.kind ?? arguments[1].sized?.kind, arguments.allSatisfy({ $0.sized != nil }) {
                result = integers(arguments, kind, isThrough: isThrough)
            } else if arguments.contains(where: { if case .float = $0 { true } else { false } }) {
                let (from, to, by) = (Float(numbers[0]), Float(numbers[1]), Float(numbers[2]))
                result = strided(from, to, by, isThrough: isThrough) { .float($0) }
            } else {
                result = strided(numbers[0], numbers[1], numbers[2], isThrough: isThrough) { .double($0) }
            }
        } else if !arguments.contains(where: isPlaceholder) {
            result = try stridden(from: arguments[0], to: arguments[1], by: arguments[2], isThrough: isThrough)
        }
        return .array(makeBuffer(result))
    }

    private func strided<Number: Strideable>(
        _ start: Number, _ end: Number, _ step: Number.Stride, isThrough: Bool, _ value: (Number) -> Value
    ) -> ContiguousArray<Value> {
        isThrough
            ? ContiguousArray(Swift.stride(from: start, through: end, by: step).map(value))
            : ContiguousArray(Swift.stride(from: start, to: end, by: step).map(value))
    }

    /// The elements of a stride over integers of a kind.
    private func integers(_ arguments: [Value], _ kind: IntegerKind, isThrough: Bool) -> ContiguousArray<Value> {
        func integers<Number: FixedWidthInteger>(_ type: Number.Type) -> ContiguousArray<Value> {
            var result: ContiguousArray<Value> = []
            guard var next = arguments[0].integer(as: type), let end = arguments[1].integer(as: type), let step = arguments[2].integer
            else { return result }
            while step > 0 ? next < end : next > end {
                result.append(.integer(next))
                guard let size = Number(exactly: step.magnitude) else { return result }
                let (sum, overflow) = step > 0 ? next.addingReportingOverflow(size) : next.subtractingReportingOverflow(size)
                if overflow { return result }
                next = sum
            }
            if isThrough, next == end { result.append(.integer(next)) }
            return result
        }
        return integers(kind.type)
    }

    /// The elements of a stride over values with their own `advanced(by:)`.
    private func stridden(from start: Value, to end: Value, by step: Value, isThrough: Bool) throws(ScriptError) -> ContiguousArray<Value> {
        guard let size = doubles(of: [step])?.first else { throw .refusal("a stride of \(typeName(of: start)) by \(typeName(of: step))") }
        if case .none = methodTarget("advanced(by:)", of: start) { throw .refusal("a stride of \(typeName(of: start))") }
        try checkStride(of: 0, by: size)
        var result: ContiguousArray<Value> = []
        var current = owned(start)
        while try size > 0 ? isLess(current, end) : isLess(end, current) {
            try countStep()
            result.append(current)
            current = try callShape(CallShape("advanced", ["by"]), on: current, [owned(step)])
        }
        if isThrough, try equal(current, end) { result.append(current) } else { drop(current) }
        return result
    }

    /// How far one value of a program's strideable type is from another, by which such values are compared; nil for others.
    func stridedDistance(from first: Value, to second: Value) throws(ScriptError) -> Double? {
        guard let type = declaredType(of: first)?.type, declarations.conforms(type, to: "Strideable"),
            case .function = methodTarget("distance(to:)", of: first)
        else { return nil }
        return try callShape(CallShape("distance", ["to"]), on: first, [owned(second)]).number
    }

    /// The elements of a range whose bounds are of a program's strideable type, each owned; nil for other ranges.
    func strideableElements(_ buffer: BufferID) throws(ScriptError) -> ContiguousArray<Value>? {
        let (bounds, isClosed) = (store.pointee[buffer].elements, store.pointee[buffer].type == 1)
        guard declaredType(of: bounds[0]) != nil, declaredType(of: bounds[1]) != nil,
            case .function = methodTarget("advanced(by:)", of: bounds[0])
        else { return nil }
        return try stridden(from: bounds[0], to: bounds[1], by: .int(1), isThrough: isClosed)
    }

    private func doubles(of values: [Value]) -> [Double]? {
        var numbers: [Double] = []
        for value in values {
            guard let number = value.number else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private func checkStride(of steps: Double, by step: Double) throws(ScriptError) {
        if step == 0 { throw .trap("Fatal error: Stride size must not be zero") }
        if steps.isNaN || steps > Double(limits.memory) { throw .limit("out of memory: a stride of too many steps") }
    }
}
