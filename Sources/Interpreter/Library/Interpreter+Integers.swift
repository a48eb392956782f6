/// Integers of other types than Int. UInt and UInt64 values are stored as bit patterns, so that they can exceed Int. The static type
/// selects operations that depend on it.
extension Interpreter {
    /// [x, y] -> [result]: performs an operation on unsigned 64-bit integers.
    func unsigned(_ op: Operation) throws(ScriptError) {
        guard case .int(let first) = stack[top - 2], case .int(let second) = stack[top - 1] else {
            switch op {
            case .less, .lessOrEqual, .greater, .greaterOrEqual: return try compare(op)
            default: return try arithmetic(op)
            }
        }
        top -= 2
        let (a, b) = (UInt(bitPattern: first), UInt(bitPattern: second))
        switch op {
        case .less: return push(.bool(a < b))
        case .lessOrEqual: return push(.bool(a <= b))
        case .greater: return push(.bool(a > b))
        case .greaterOrEqual: return push(.bool(a >= b))
        case .shiftRight: return push(.int(Int(bitPattern: a >> b)))
        default: break
        }
        let result: (partialValue: UInt, overflow: Bool)
        switch op {
        case .add: result = a.addingReportingOverflow(b)
        case .subtract: result = a.subtractingReportingOverflow(b)
        case .multiply: result = a.multipliedReportingOverflow(by: b)
        case .divide:
            if b == 0 { throw .trap("Fatal error: Division by zero") }
            result = a.dividedReportingOverflow(by: b)
        default:
            if b == 0 { throw .trap("Fatal error: Division by zero in remainder operation") }
            result = a.remainderReportingOverflow(dividingBy: b)
        }
        if result.overflow { throw .overflow }
        push(.int(Int(bitPattern: result.partialValue)))
    }

    /// [x] -> [y]: converts an unsigned 64-bit integer for an initialiser of another type: floating-point, string or Int.
    func unsignedOperand(of type: StaticType) throws(ScriptError) {
        guard case .int(let bits) = stack[top - 1] else { return }
        switch type {
        case .double, .float: stack[top - 1] = .double(Double(UInt(bitPattern: bits)))
        case .string: stack[top - 1] = .string(String(UInt(bitPattern: bits)))
        default: if bits < 0 { throw .trap("Fatal error: Not enough bits to represent the passed value") }
        }
    }

    /// The methods and properties whose results depend on the integer type.
    func integerMethod(_ method: LibraryMethod, _ kind: IntegerKind, _ number: Int, _ other: Int?) throws(ScriptError) -> Value? {
        switch kind {
        case .int: try fixedWidth(method, number, other)
        case .int8: try fixedWidth(method, Int8(truncatingIfNeeded: number), other)
        case .int16: try fixedWidth(method, Int16(truncatingIfNeeded: number), other)
        case .int32: try fixedWidth(method, Int32(truncatingIfNeeded: number), other)
        case .int64: try fixedWidth(method, Int64(truncatingIfNeeded: number), other)
        case .uint: try fixedWidth(method, UInt(truncatingIfNeeded: number), other)
        case .uint8: try fixedWidth(method, UInt8(truncatingIfNeeded: number), other)
        case .uint16: try fixedWidth(method, UInt16(truncatingIfNeeded: number), other)
        case .uint32: try fixedWidth(method, UInt32(truncatingIfNeeded: number), other)
        case .uint64: try fixedWidth(method, UInt64(truncatingIfNeeded: number), other)
        }
    }

    private func fixedWidth<Number: FixedWidthInteger>(
        _ method: LibraryMethod, _ number: Number, _ given: Int?
    ) throws(ScriptError) -> Value? {
        func value(_ result: some FixedWidthInteger) -> Value { .int(Int(truncatingIfNeeded: result)) }
        guard let given else {
            switch method {
            case .nonzeroBitCount: return .int(number.nonzeroBitCount)
            case .leadingZeroBitCount: return .int(number.leadingZeroBitCount)
            case .trailingZeroBitCount: return .int(number.trailingZeroBitCount)
            case .byteSwapped, .bigEndian: return value(number.byteSwapped)
            case .littleEndian: return value(number)
            case .magnitude: return value(Number.Magnitude(truncatingIfNeeded: number.magnitude))
            case .signum: return .int(Number.isSigned ? Int(number.signum()) : number == 0 ? 0 : 1)
            default: return nil
            }
        }
        let other = Number(truncatingIfNeeded: given)
        func pair(_ first: Number, _ second: Value, _ labels: [String]) -> Value {
            .tuple(makeBuffer([value(first), second], type: declarations.code.type(.tuple([.unknown, .unknown], labels))))
        }
        func report(_ result: (partialValue: Number, overflow: Bool)) -> Value {
            pair(result.partialValue, .bool(result.overflow), ["partialValue", "overflow"])
        }
        switch method {
        case .isMultiple: return .bool(number.isMultiple(of: other))
        case .addingReportingOverflow: return report(number.addingReportingOverflow(other))
        case .subtractingReportingOverflow: return report(number.subtractingReportingOverflow(other))
        case .multipliedReportingOverflow: return report(number.multipliedReportingOverflow(by: other))
        case .dividedReportingOverflow: return report(number.dividedReportingOverflow(by: other))
        case .remainderReportingOverflow: return report(number.remainderReportingOverflow(dividingBy: other))
        case .multipliedFullWidth:
            let result = number.multipliedFullWidth(by: other)
            return pair(result.high, value(result.low), ["high", "low"])
        case .quotientAndRemainder:
            if other == 0 { throw .trap("Fatal error: Division by zero") }
            let result = number.quotientAndRemainder(dividingBy: other)
            return pair(result.quotient, value(result.remainder), ["quotient", "remainder"])
        default: return nil
        }
    }
}
