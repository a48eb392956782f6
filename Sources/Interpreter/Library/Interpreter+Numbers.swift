/// The initialisers of numbers, and numbers as text.
extension Interpreter {
    /// A floating-point number from another number or from text; nil as a value if the argument has none.
    func makeFloating<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, _ shape: CallShape, _ arguments: [Value], _ value: (Number) -> Value
    ) -> Value {
        let first = arguments.first ?? .none
        switch shape.labels.first {
        case "sign":
            guard let name = caseName(of: first), arguments.count == 3, let exponent = arguments[1].integer,
                let significand = arguments[2].number
            else { return .none }
            return value(
                Number(sign: name == "minus" ? .minus : .plus, exponent: Number.Exponent(exponent), significand: Number(significand)))
        case "bitPattern":
            if Number.self == Float.self { return first.integer(as: UInt32.self).map { .float(Float(bitPattern: $0)) } ?? .none }
            return first.integer(as: UInt64.self).map { .double(Double(bitPattern: $0)) } ?? .none
        case "exactly":
            if let number = first.sized?.number { return exactly(number, type).map(value) ?? .none }
            return first.floating.flatMap { Number(exactly: $0) }.map(value) ?? .none
        default: break
        }
        switch first {
        case .int(let number): return value(Number(number))
        case .sized(let number): return value(rounded(number.number, type))
        case .double(let number): return value(Number(number))
        case .float(let number): return value(Number(number))
        default: return first.text.map { Number($0).map(value) ?? .none } ?? value(0)
        }
    }

    private func exactly<Number: BinaryFloatingPoint>(_ number: some BinaryInteger, _ type: Number.Type) -> Number? {
        Number(exactly: number)
    }

    private func rounded<Number: BinaryFloatingPoint>(_ number: some BinaryInteger, _ type: Number.Type) -> Number {
        Number(number)
    }

    /// An integer from another number or from text.
    func makeInteger(_ kind: IntegerKind, _ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> Value {
        func made<Number: FixedWidthInteger>(_ type: Number.Type) throws(ScriptError) -> Value {
            try self.makeInteger(type, kind, shape, arguments)
        }
        return try made(kind.type)
    }

    private func makeInteger<Number: FixedWidthInteger>(
        _ type: Number.Type, _ kind: IntegerKind, _ shape: CallShape, _ arguments: [Value]
    ) throws(ScriptError) -> Value {
        let first = arguments.first ?? .none
        let label = shape.labels.first ?? nil
        if let given = first.sized {
            if label == "truncatingIfNeeded" || label == "bitPattern" { return .integer(kind.wrapped(given.bits), kind) }
            if let number = first.integer(as: type) { return .integer(number) }
            if label == "exactly" { return .none }
            let isNegative = given.bits < 0 && !given.exceedsInt
            if label == "clamping" { return .integer(isNegative ? Number.min : Number.max) }
            if isNegative, !kind.isSigned { throw .trap("Fatal error: Negative value is not representable") }
            throw .trap("Fatal error: Not enough bits to represent the passed value")
        }
        if let given = first.floating {
            if label == "bitPattern" {
                if case .float(let number) = first { return .integer(number.bitPattern) }
                return .integer(Int(truncatingIfNeeded: given.bitPattern), kind)
            }
            if label == "exactly" { return Number(exactly: given).map { .integer($0) } ?? .none }
            let failure = "Fatal error: \(typeName(of: first)) value cannot be converted to \(kind.name) because "
            guard given.isFinite else { throw .trap(failure + "it is either infinite or NaN") }
            guard let number = Number(exactly: given.rounded(.towardZero)) else {
                throw .trap(failure + "the result would be \(given < 0 ? "less than \(kind.name).min" : "greater than \(kind.name).max")")
            }
            return .integer(number)
        }
        guard let text = first.text else { return .integer(Number.zero) }
        if label == "ascii" { return text.utf8.first.map { .integer(UInt8($0)) } ?? .none }
        var radix = 10
        if arguments.count > 1, case .int(let given) = arguments[1] { radix = given }
        try checkRadix(radix)
        return Number(text, radix: radix).map { .integer($0) } ?? .none
    }

    /// The digits of an integer.
    func digits(of value: Value, radix: Int, isUppercase: Bool = false) -> String {
        func text(_ number: some BinaryInteger) -> String { String(number, radix: radix, uppercase: isUppercase) }
        return value.sized.map { text($0.number) } ?? ""
    }

    /// A property of a floating-point number; nil for other names. `value` makes a value of it.
    func floatingProperty<Number: BinaryFloatingPoint>(_ name: String, _ number: Number, _ value: (Number) -> Value) -> Value? {
        switch name {
        case "magnitude": value(abs(number))
        case "isNaN": .bool(number.isNaN)
        case "isFinite": .bool(number.isFinite)
        case "isInfinite": .bool(number.isInfinite)
        case "isZero": .bool(number.isZero)
        case "isNormal": .bool(number.isNormal)
        case "isSubnormal": .bool(number.isSubnormal)
        case "ulp": value(number.ulp)
        case "nextUp": value(number.nextUp)
        case "nextDown": value(number.nextDown)
        case "exponent": .int(Int(number.exponent))
        case "significand": value(number.significand)
        case "binade": value(number.binade)
        case "significandWidth": .int(number.significandWidth)
        case "native": value(number)  // of a CGFloat, which is the machine's Double
        default: nil
        }
    }

    /// A method of a floating-point number; nil for other methods. `value` makes a value of it.
    func floatingMethod<Number: BinaryFloatingPoint>(
        _ method: LibraryMethod, _ number: Number, _ arguments: [Value], _ value: (Number) -> Value
    ) -> Value? {
        guard let argument = arguments.first else {
            switch method {
            case .rounded: return value(number.rounded())
            case .squareRoot: return value(number.squareRoot())
            default: return nil
            }
        }
        let other = argument.number.map { Number($0) } ?? 0
        switch method {
        case .truncatingRemainder: return value(number.truncatingRemainder(dividingBy: other))
        case .advanced: return value(number + other)
        case .distance: return value(other - number)
        case .rounded: return value(number.rounded(rule(argument)))
        case .remainder: return value(number.remainder(dividingBy: other))
        case .addingProduct:
            guard arguments.count > 1, let factor = arguments[1].number else { return nil }
            return value(number.addingProduct(other, Number(factor)))
        case .isLess: return .bool(number.isLess(than: other))
        case .isEqual: return .bool(number == other)
        default: return nil
        }
    }

    func rule(_ value: Value) -> FloatingPointRoundingRule {
        switch caseName(of: value) {
        case "up": return .up
        case "down": return .down
        case "towardZero": return .towardZero
        case "awayFromZero": return .awayFromZero
        case "toNearestOrEven": return .toNearestOrEven
        default: return .toNearestOrAwayFromZero
        }
    }
}
