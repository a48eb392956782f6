internal import SwiftSyntax

/// Operators.
extension FunctionBuilder {
    /// Lowers a range made by `init(uncheckedBounds:)`; false for any other call.
    func emitUncheckedRange(_ name: String, _ arguments: [Argument], _ shape: CallShape) -> Bool {
        guard ["Range", "ClosedRange"].contains(name), shape.labels == ["uncheckedBounds"], let bounds = arguments.first?.value else {
            return false
        }
        emit(bounds, .unknown)
        let slot = newTemporary()
        emit(.store, slot)
        for position in 0..<2 {
            emit(.load, slot)
            emit(.getElement, Int32(position))
        }
        emit(.makeRange, name == "ClosedRange" ? 1 : 0)
        return true
    }

    func isIntegerLiteral(_ expression: ExprSyntax) -> Bool {
        if expression.is(IntegerLiteralExprSyntax.self) { return true }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return isIntegerLiteral(prefix.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isIntegerLiteral(only.expression)
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self), Self.arithmetic[infix.operator.writtenText] != nil {
            if let known = literalOperations[expression.id] { return known }
            let isLiteral = isIntegerLiteral(infix.rightOperand) && isIntegerLiteral(infix.leftOperand)
            literalOperations[expression.id] = isLiteral
            return isLiteral
        }
        return false
    }

    /// Whether an expression applies a binary operator. Its integer operands stay integers: `Double(10 / 4)`.
    func isOperation(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isOperation(only.expression)
        }
        return expression.is(InfixOperatorExprSyntax.self)
    }

    func isLiteralNumber(_ expression: ExprSyntax) -> Bool {
        isIntegerLiteral(expression) || expression.is(FloatLiteralExprSyntax.self)
    }

    static let arithmetic: [String: Operation] = [
        "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&+": .wrappingAdd, "&-": .wrappingSubtract,
        "&*": .wrappingMultiply, "&": .bitAnd, "|": .bitOr, "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight,
        "&<<": .maskingShiftLeft, "&>>": .maskingShiftRight,
    ]
    static let comparisons: [String: Operation] = [
        "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "==": .equal, "!=": .notEqual, "===": .identical,
        "!==": .notIdentical,
    ]

    /// The type that literal operands take if none is expected: that of the first operand with a type.
    private func operandType(_ expression: ExprSyntax) -> StaticType {
        if isIntegerLiteral(expression) { return .unknown }
        if let infix = expression.as(InfixOperatorExprSyntax.self), Self.arithmetic[infix.operator.writtenText] != nil {
            let left = operandType(infix.leftOperand)
            if left.isKnown { return left }
            return operandType(infix.rightOperand)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return operandType(only.expression)
        }
        return speculate(expression, .unknown)
    }

    func emit(_ node: InfixOperatorExprSyntax, _ expected: StaticType) -> StaticType {
        let name = node.operator.writtenText
        if let op = Self.comparisons[name], [node.leftOperand, node.rightOperand].contains(where: { $0.is(InOutExprSyntax.self) }) {
            // Addresses are compared; nothing is moved out.
            for operand in [node.leftOperand, node.rightOperand] { emit(address(operand), .unknown) }
            emit(op)
            return .bool
        }
        if let type = emitUserOperator(name, [node.leftOperand, node.rightOperand], expected) { return type }
        if let op = Self.arithmetic[name] { return emitArithmetic(op, name, node, expected) }
        if let op = Self.comparisons[name] { return emitComparison(op, node) }
        switch name {
        case "&&", "||":
            let end = newLabel()
            emit(node.leftOperand, .bool)
            emit(.duplicate)
            jump(name == "&&" ? .jumpIfFalse : .jumpIfTrue, end)
            emit(.pop)
            emit(node.rightOperand, .bool)
            bind(end)
            return .bool
        case "??":
            let given = newLabel()
            let end = newLabel()
            let left = emit(node.leftOperand, expected.isKnown ? expected.madeOptional : wanted(before: node))
            emitOptionalStandIn(left)
            emit(.duplicate)
            jump(.popJumpIfNil, end, passedOver(node.leftOperand))
            jump(.jump, given)
            bind(end)
            emit(.pop)
            var inner = left
            if case .optional(let wrapped) = left { inner = wrapped }
            // An implicitly unwrapped operand stays an optional unless another type is expected.
            let staysOptional = inner.isKnown && (expected.isOptional || !expected.isKnown) && isImplicitlyUnwrapped(node.rightOperand)
            let right = emit(node.rightOperand, staysOptional ? inner.madeOptional : inner.isKnown ? inner : expected)
            let last = newLabel()
            jump(.jump, last)
            bind(given)
            // The optional itself stays if the right operand is as deeply optional; otherwise its content does.
            if !right.isOptional || right.optionalDepth < left.optionalDepth {
                emit(.swap)
            }
            emit(.pop)
            bind(last)
            if right.isOptional { return right }
            return inner.isKnown ? inner : right
        case "..<", "...":
            var wanted = bound(of: expected)
            if !wanted.isKnown {
                let type = speculate(node.rightOperand, .unknown)
                let other = speculate(node.leftOperand, .unknown)
                wanted = other.isFloating ? other : type
            }
            let type = emit(node.leftOperand, wanted)
            emit(node.rightOperand, wanted)
            emit(.makeRange, name == "..." ? 1 : 0)
            return .range(wanted.isKnown ? wanted : type)
        case "~=":
            let type = emit(node.rightOperand, .unknown)
            emit(node.leftOperand, isRange(node.leftOperand) && type.isNumber ? .range(type) : .unknown)
            emit(.matches)
            return .bool
        default:
            if let type = emitAssignment(node, asValue: true) { return type }
            refuse("the operator '\(name)'")
            return .unknown
        }
    }

    /// The expected type of a call before `??` if nothing else determines it: the right operand's type as an optional.
    private func wanted(before node: InfixOperatorExprSyntax) -> StaticType {
        let isCall = node.leftOperand.is(FunctionCallExprSyntax.self) || node.leftOperand.is(SubscriptCallExprSyntax.self)
        guard isCall, !speculate(node.leftOperand, .unknown).unwrapped.isKnown else { return .unknown }
        let other = speculate(node.rightOperand, .unknown)
        return other.isWhole ? other.madeOptional : .unknown
    }

    /// The bound type of an expected range.
    func bound(of range: StaticType) -> StaticType {
        if case .range(let bound) = range.unwrapped { bound } else { .unknown }
    }

    /// Whether an operation can be floating-point: both operands are integer literals or floating-point.
    private func mayBeFloating(_ node: InfixOperatorExprSyntax) -> Bool {
        [node.leftOperand, node.rightOperand].allSatisfy { isIntegerLiteral($0) || speculate($0, .double).isFloating }
    }

    private func emitArithmetic(_ op: Operation, _ name: String, _ node: InfixOperatorExprSyntax, _ expected: StaticType) -> StaticType {
        var wanted = StaticType.unknown
        if isIntegerLiteral(node.leftOperand) || isIntegerLiteral(node.rightOperand) {
            wanted = operandType(ExprSyntax(node)).unwrapped
            if !wanted.isKnown || wanted == .plainInt && expected.isFloating && mayBeFloating(node) { wanted = expected.unwrapped }
            switch wanted {
            case .int, .double, .float: break
            default: wanted = .unknown
            }
        } else if expected.isKnown {
            wanted = expected.unwrapped
        }
        let start = instructions.count
        var left = emit(node.leftOperand, beginsImplicitly(node.leftOperand) ? expected.unwrapped : wanted)
        if case .host(let host) = left.unwrapped, let member = hostOperator(name, host, node.rightOperand) {
            emit(node.rightOperand, declarations.staticType(source: member.parameters[1].type))
            emit(op)
            return declarations.staticType(source: member.result)
        }
        // An implicit member after a number has that number's type, whatever is expected of the whole: `height / .rows`.
        let followsNumber = left.isNumber && isImplicit(node.rightOperand)
        let right = emit(
            node.rightOperand,
            op.shifts ? .plainInt : left.isKnown && (!wanted.isKnown || followsNumber) ? left : wanted)
        if op.shifts {
            emit(op)
            return left
        }
        noteNumbers(left, right, [node.leftOperand, node.rightOperand])
        if left.unwrapped == .plainInt, right.isFloating { left = right }
        let areInts = left == .plainInt && right == .plainInt
        if !left.isKnown { left = right }
        // `i + 1` and `a + b` on locals have instructions of their own.
        if op == .add || op == .subtract, areInts, instructions.count == start + 2,
            instructions[start].op == .load
        {
            if instructions[start + 1].op == .int {
                let slot = instructions[start].a
                let amount = instructions[start + 1].a
                dropLast(2)
                emit(.addIntConstant, slot, op == .add ? amount : -amount)
                return .plainInt
            }
            if instructions[start + 1].op == .load, op == .add {
                let slots = (instructions[start].a, instructions[start + 1].a)
                dropLast(2)
                emit(.addLocals, slots.0, slots.1)
                return .plainInt
            }
        }
        emit(op)
        if left == .substring, expected.unwrapped == .string {
            emit(.makeString, 1)
            return .string
        }
        // An implicitly unwrapped operand yields its content.
        return left == .character ? .string : left.unwrapped
    }

    /// Whether an expression's first operand is an implicit member: `.now() + 1`. It takes the expected type of the whole.
    private func beginsImplicitly(_ expression: ExprSyntax) -> Bool {
        if let infix = expression.as(InfixOperatorExprSyntax.self) { return beginsImplicitly(infix.leftOperand) }
        return isImplicit(expression) && !expression.is(ArrayExprSyntax.self)
    }

    /// The host's operator whose second parameter fits the operand.
    private func hostOperator(_ name: String, _ host: String, _ operand: ExprSyntax) -> HostMember? {
        let members = declarations.hostMembers(named: name, in: host, isStatic: true).filter { $0.parameters.count == 2 }
        guard isImplicit(operand) else { return members.count == 1 ? members.first : nil }
        var callee = operand
        while let call = callee.as(FunctionCallExprSyntax.self) { callee = call.calledExpression }
        guard let wanted = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText else { return members.first }
        return members.first { member in
            let type = declarations.staticType(source: member.parameters[1].type).unwrapped
            if case .host(let host) = type { return !declarations.hostMembers(named: wanted, in: host, isStatic: true).isEmpty }
            if case .declared = type { return names(operand, in: type) }
            return false
        }
    }

    func dropLast(_ count: Int) {
        instructions.removeLast(count)
        offsets.removeLast(count)
    }

    private func emitComparison(_ op: Operation, _ node: InfixOperatorExprSyntax) -> StaticType {
        var left = StaticType.unknown
        if isImplicit(node.leftOperand) || isLiteralNumber(node.leftOperand) || node.leftOperand.is(NilLiteralExprSyntax.self) {
            let right = speculate(node.rightOperand, .unknown)
            left = emit(node.leftOperand, right)
            emit(node.rightOperand, right)
        } else {
            left = emit(node.leftOperand, resultIsOpen(node.leftOperand) ? speculate(node.rightOperand, .unknown) : .unknown)
            let start = instructions.count
            let right = emit(node.rightOperand, left)
            noteNumbers(left, right, [node.leftOperand, node.rightOperand])
            if left == .plainInt, right.isFloating, isIntegerLiteral(node.leftOperand) { left = right }
            if op == .less, left == .plainInt, right == .plainInt, instructions.count == start + 1, start > 0,
                instructions[start].op == .load, instructions[start - 1].op == .load
            {
                let slots = (instructions[start - 1].a, instructions[start].a)
                dropLast(2)
                emit(.lessLocals, slots.0, slots.1)
                return .bool
            }
        }
        emit(op)
        return .bool
    }

    /// Whether an expression calls a generic function whose result type follows from the expected type.
    private func resultIsOpen(_ expression: ExprSyntax) -> Bool {
        guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        return name.map { declarations.declared.genericResults.contains($0.baseName.identifierText) } ?? false
    }

    func isImplicit(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            // A list literal with a member access has a type of its own.
            return member.base.map { !$0.is(ArrayExprSyntax.self) && isImplicit($0) } ?? true
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
        if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.contains { isImplicit($0.expression) } }
        return expression.is(ArrayExprSyntax.self)
    }

    func emit(_ node: PrefixOperatorExprSyntax, _ expected: StaticType) -> StaticType {
        let name = node.operator.text
        if let type = emitUserOperator(name, [node.expression], expected, isPrefix: true) { return type }
        switch name {
        case "-":
            if let literal = node.expression.as(IntegerLiteralExprSyntax.self) {
                return emitNegative(literal.literal.text, expected)
            }
            let type = emit(node.expression, expected)
            emit(.negate)
            return type
        case "+": return emit(node.expression, expected)
        case "!":
            emit(node.expression, .bool)
            emit(.not)
            return .bool
        case "~":
            let type = emit(node.expression, expected)
            emit(.bitNot)
            return type
        case "..<", "...":
            emit(.missing)
            let type = emit(node.expression, bound(of: expected))
            emit(.makeRange, name == "..." ? 1 : 0)
            return .range(type)
        case "&": return emit(node.expression, expected)
        default:
            refuse("the operator '\(name)'")
            return .unknown
        }
    }

    private func emitNegative(_ text: String, _ expected: StaticType) -> StaticType {
        switch expected.unwrapped {
        case .double, .float: return emitFloating(-Self.double(text), expected)
        default:
            let digits = text.replacing("_", with: "")
            if let value = Int("-" + digits) {
                if case .int(let kind) = expected.unwrapped { return emitInt(value, kind) }
                emitInt(value)
                return .plainInt
            }
            let type = emit(ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral(text))), expected)
            emit(.negate)
            return type
        }
    }
}
