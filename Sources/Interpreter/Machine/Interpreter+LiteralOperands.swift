internal import Heap

/// Operands of the program's operators that are literals, lowered without an expected type.
extension Interpreter {
    /// The types that a number is tried as.
    private static let literalTypes: [StaticType] =
        [.double, .float] + IntegerKind.allCases.filter { $0 != .int }.map { .int($0) }

    /// The program's own operator and its owned operands. If none fits, a literal is tried as other types of numbers, and as the type of
    /// the other operand.
    func operatorCall(_ name: String, _ values: [Value]) throws(ScriptError) -> (function: Int32, values: [Value])? {
        if let function = operatorFunction(name, values) { return (function, values) }
        guard values.count == 2, values.contains(where: { $0.number == nil }) else { return nil }
        for (position, value) in values.enumerated() {
            let other = values[1 - position]
            if value.number != nil {
                for type in Self.literalTypes {
                    var operands = values
                    operands[position] = converted(value, to: type)
                    if let function = operatorFunction(name, operands) { return (function, operands) }
                }
            }
            guard let function = operatorFunction(name, [other, other]), let literal = try literal(value, like: other) else { continue }
            drop(value)
            var operands = values
            operands[position] = literal
            return (function, operands)
        }
        return nil
    }

    /// A borrowed literal as the program's type that another value has, if that is expressible by it; owned. Nil for others.
    func literal(_ value: Value, like other: Value) throws(ScriptError) -> Value? {
        guard Self.literalKind(of: value) != nil, let (type, isStatic) = declaredType(of: other), !isStatic else { return nil }
        return try literal(value, as: type, max(number(of: other), type.index))
    }

    /// The result of a comparison of borrowed values of which one is a literal: it becomes what the other one is. Nil if none is one.
    func comparingLiteral(
        _ first: Value, _ second: Value, _ compare: (Value, Value) throws(ScriptError) -> Bool
    ) throws(ScriptError) -> Bool? {
        if let literal = try literal(first, like: second) {
            defer { drop(literal) }
            return try compare(literal, second)
        }
        guard let literal = try literal(second, like: first) else { return nil }
        defer { drop(literal) }
        return try compare(first, literal)
    }

    /// The word for a literal in the names of the library's protocols and their initialisers; nil for values that no literal makes.
    private static func literalKind(of value: Value) -> String? {
        switch value {
        case .int: "Integer"
        case .double: "Float"
        case .string: "String"
        case .bool: "Boolean"
        case .array: "Array"
        default: nil
        }
    }

    /// A borrowed literal as a type of the program with a number, if that is expressible by it; owned. Nil for others.
    func literal(_ value: Value, as type: TypeInfo, _ number: Int32) throws(ScriptError) -> Value? {
        guard let kind = Self.literalKind(of: value), type.kind != .protocol, declarations.conforms(type, to: "ExpressibleBy\(kind)Literal")
        else { return nil }
        keep(value)
        if kind == "Array" { return converted(value, to: .declared(type.index)) }
        let made = CallShape("init", ["\(kind.lowercased())Literal"])
        return try callShape(made, on: .type(.declared(number)), [value])
    }
}
