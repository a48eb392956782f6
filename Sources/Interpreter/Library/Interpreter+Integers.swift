internal import Heap

/// Integers of other types than Int.
extension Interpreter {
    /// The result of an operator on integers of a kind. A literal that was lowered without a type is of the other operand's.
    func sized(_ op: Operation, _ first: SizedInteger, _ second: Value, _ kind: IntegerKind) throws(ScriptError) -> Value {
        guard let other = second.sized else { return .none }
        if op.shifts {
            let amount = op.masksShift ? other.bits & (kind.bitWidth - 1) : other.whole ?? .max
            if kind.isWide { return .integer(Int(bitPattern: shifted(op, UInt(bitPattern: first.bits), amount)), kind) }
            return .integer(kind.wrapped(shifted(op, first.bits, amount)), kind)
        }
        if kind.isWide { return .integer(Int(bitPattern: try unsigned(op, first.bits, other.bits)), kind) }
        let result = try integer(op, first.bits, other.bits)
        // A remainder overflows where its quotient does.
        if op == .remainder, !kind.bounds.contains(try integer(.divide, first.bits, other.bits)) { throw .overflow }
        if kind.bounds.contains(result) { return .integer(result, kind) }
        guard op.wraps else { throw .overflow }
        return .integer(kind.wrapped(result), kind)
    }

    private func shifted<Number: FixedWidthInteger>(_ op: Operation, _ number: Number, _ amount: Int) -> Number {
        op == .shiftLeft || op == .maskingShiftLeft ? number << amount : number >> amount
    }

    /// An operator on unsigned 64-bit integers, given by their bits.
    private func unsigned(_ op: Operation, _ first: Int, _ second: Int) throws(ScriptError) -> UInt {
        let (a, b) = (UInt(bitPattern: first), UInt(bitPattern: second))
        let result: (partialValue: UInt, overflow: Bool)
        switch op {
        case .add: result = a.addingReportingOverflow(b)
        case .subtract: result = a.subtractingReportingOverflow(b)
        case .multiply: result = a.multipliedReportingOverflow(by: b)
        case .divide:
            if b == 0 { throw .trap("Fatal error: Division by zero") }
            result = a.dividedReportingOverflow(by: b)
        case .remainder:
            if b == 0 { throw .trap("Fatal error: Division by zero in remainder operation") }
            result = a.remainderReportingOverflow(dividingBy: b)
        default: return UInt(bitPattern: try integer(op, first, second))
        }
        if result.overflow { throw .overflow }
        return result.partialValue
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
        guard let given else {
            switch method {
            case .nonzeroBitCount: return .int(number.nonzeroBitCount)
            case .leadingZeroBitCount: return .int(number.leadingZeroBitCount)
            case .trailingZeroBitCount: return .int(number.trailingZeroBitCount)
            case .byteSwapped, .bigEndian: return .integer(number.byteSwapped)
            case .littleEndian: return .integer(number)
            case .magnitude: return .integer(Number.Magnitude(truncatingIfNeeded: number.magnitude))
            case .signum: return .integer(number.signum())
            default: return nil
            }
        }
        let other = Number(truncatingIfNeeded: given)
        func pair(_ first: Number, _ second: Value, _ labels: [String]) -> Value {
            .tuple(makeBuffer([.integer(first), second], type: declarations.code.type(.tuple([.unknown, .unknown], labels))))
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
            return pair(result.high, .integer(result.low), ["high", "low"])
        case .quotientAndRemainder:
            if other == 0 { throw .trap("Fatal error: Division by zero") }
            let result = number.quotientAndRemainder(dividingBy: other)
            return pair(result.quotient, .integer(result.remainder), ["quotient", "remainder"])
        default: return nil
        }
    }
}
