internal import SwiftSyntax

/// Operators.
extension FunctionBuilder {
    func isIntegerLiteral(_ expression: ExprSyntax) -> Bool {
        if expression.is(IntegerLiteralExprSyntax.self) { return true }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return isIntegerLiteral(prefix.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isIntegerLiteral(only.expression)
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self), Self.arithmetic[infix.operator.writtenText] != nil {
            return isIntegerLiteral(infix.leftOperand) && isIntegerLiteral(infix.rightOperand)
        }
        return false
    }

    /// Whether an operator is applied, so that integers among themselves stay such: `Double(10 / 4)`.
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
    ]
    static let comparisons: [String: Operation] = [
        "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "==": .equal, "!=": .notEqual, "===": .identical,
        "!==": .notIdentical,
    ]

    /// What literals among the operands should be, when no type is wanted from outside: the type of the first operand that says.
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
            let wanted = expected.isKnown ? expected.madeOptional : .unknown
            let left = emit(node.leftOperand, wanted)
            emitOptionalStandIn(left)
            emit(.duplicate)
            jump(.popJumpIfNil, end)
            jump(.jump, given)
            bind(end)
            emit(.pop)
            var inner = left
            if case .optional(let wrapped) = left { inner = wrapped }
            let right = emit(node.rightOperand, inner.isKnown ? inner : expected)
            let last = newLabel()
            jump(.jump, last)
            bind(given)
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
            if emitAssignment(node) {
                emit(.void)
                return .void
            }
            refuse("the operator '\(name)'")
            return .unknown
        }
    }

    /// An operation between operands of a type, held to what the type holds.
    func emitOperation(_ op: Operation, _ type: StaticType) {
        let isSigned: [Operation] = [.add, .subtract, .multiply, .divide, .remainder, .shiftRight]
        if type.isWide, isSigned.contains(op) { return emit(.unsigned, Int32(op.rawValue)) }
        emit(op)
        if case .int(let kind) = type, kind.bitWidth < 64 {
            let wraps: [Operation] = [.wrappingAdd, .wrappingSubtract, .wrappingMultiply, .shiftLeft]
            emit(.checkInteger, kind.rawValue, wraps.contains(op) ? 1 : 0)
        }
        if type.unwrapped == .float { emit(.checkInteger, -1) }
    }

    /// What a range's bounds are to be.
    func bound(of range: StaticType) -> StaticType {
        if case .range(let bound) = range.unwrapped { bound } else { .unknown }
    }

    private func emitArithmetic(_ op: Operation, _ name: String, _ node: InfixOperatorExprSyntax, _ expected: StaticType) -> StaticType {
        var wanted = StaticType.unknown
        if isIntegerLiteral(node.leftOperand) || isIntegerLiteral(node.rightOperand) {
            wanted = operandType(ExprSyntax(node)).unwrapped
            if !wanted.isKnown { wanted = expected.unwrapped }
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
        let right = emit(
            node.rightOperand, op == .shiftLeft || op == .shiftRight ? .plainInt : left.isKnown && !wanted.isKnown ? left : wanted)
        if op == .shiftLeft || op == .shiftRight {
            emitOperation(op, left)
            return left
        }
        if left.unwrapped == .plainInt, right.isFloating { left = right }
        let areInts = left == .plainInt && right == .plainInt
        if !left.isKnown { left = right }
        // `i + 1` and `a + b` on locals are worth an instruction of their own.
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
        emitOperation(op, left)
        if left == .character { return .string }
        return left
    }

    /// Whether an expression's first operand is an implicit member: `.now() + 1`, whose type is the one wanted of the whole.
    private func beginsImplicitly(_ expression: ExprSyntax) -> Bool {
        if let infix = expression.as(InfixOperatorExprSyntax.self) { return beginsImplicitly(infix.leftOperand) }
        return isImplicit(expression) && !expression.is(ArrayExprSyntax.self)
    }

    /// The host's operator whose second operand can be what is written there.
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
        let isOrder = op == .less || op == .lessOrEqual || op == .greater || op == .greaterOrEqual
        if left.isWide, isOrder { emit(.unsigned, Int32(op.rawValue)) } else { emit(op) }
        return .bool
    }

    /// Whether an expression is a call of a generic function whose result is what is wanted of it.
    private func resultIsOpen(_ expression: ExprSyntax) -> Bool {
        guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        return name.map { declarations.declared.genericResults.contains($0.baseName.identifierText) } ?? false
    }

    func isImplicit(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(isImplicit) ?? true }
        if let call = expression.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
        if expression.is(ArrayExprSyntax.self) { return true }
        return false
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
            if case .int(let kind) = type, kind != .int { emit(.checkInteger, kind.rawValue, 1) }
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
        case .double, .float:
            emitDouble(-Self.double(text))
            return expected.unwrapped
        default:
            let digits = text.replacing("_", with: "")
            if let value = Int("-" + digits) {
                emitInt(value)
                if case .int = expected.unwrapped { return expected.unwrapped }
                return .plainInt
            }
            let type = emit(ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral(text))), expected)
            emit(.negate)
            return type
        }
    }

    /// A call of the program's own operator function, when there is one that fits what is known of the operands.
    func emitUserOperator(_ name: String, _ operands: [ExprSyntax], _ expected: StaticType, isPrefix: Bool = false) -> StaticType? {
        guard let all = declarations.functions(named: name, from: viewpoint?.file) else { return nil }
        let candidates = all.filter { $0.parameters.count == operands.count && $0.body != nil }
        guard !candidates.isEmpty else { return nil }
        let isBuiltIn = Self.arithmetic[name] != nil || Self.comparisons[name] != nil
        let types = operands.map { isImplicit($0) && !$0.is(ArrayExprSyntax.self) ? .unknown : speculate($0, .unknown) }
        var best: (member: MemberInfo, score: Int)?
        for candidate in candidates {
            var score = 0
            for (parameter, (type, operand)) in zip(candidate.parameters, zip(types, operands)) {
                let wanted = declarations.type(of: parameter, of: candidate)
                let isOpen = isBuiltIn && !operand.is(NilLiteralExprSyntax.self) && leaves(parameter, of: candidate, wanted, to: type)
                let isUndeclared =
                    !wanted.isKnown && parameter.type.map { declarations.isUndeclared($0, declarations.scope(of: candidate)) } ?? false
                let one = isOpen ? 0 : isUndeclared ? 1 : fit(type, parameter, of: candidate, operand)
                // Where the machine has the operator as well, what is not known now is left to it.
                score += one == 0 && isBuiltIn ? -100 : one
            }
            if score > (best?.score ?? 0) || best.map({ isMoreParticular((candidate, score), than: $0) }) == true {
                best = (candidate, score)
            }
        }
        guard let member = best?.member else { return nil }
        // `lhs == rhs` written on a type is also what `!=` falls back to, which the machine does itself.
        let arguments = zip(operands, member.parameters).map { operand, parameter in
            (label: String?.none, value: parameter.isInout ? ExprSyntax(InOutExprSyntax(expression: operand)) : operand)
        }
        let sources = operands.indices.map { ArgumentSource.argument($0) }
        let puts = prepareInouts(arguments)
        emitArguments(arguments, sources, member.parameters.map { declarations.type(of: $0, of: member) }, member.parameters, plan: puts)
        emit(.call, declarations.function(for: member), Int32(operands.count))
        finishInouts(puts)
        return declarations.type(of: member)
    }

    /// Whether it cannot be said now that an operand is what an operator of the program's takes: nothing is known of the type that it wants, or the
    /// operand may be anything.
    private func leaves(_ parameter: ParameterInfo, of candidate: MemberInfo, _ wanted: StaticType, to type: StaticType) -> Bool {
        if type == .optional(.unknown) { return wanted.unwrapped != .unknown }
        if wanted.isKnown { return type.unwrapped == .any && wanted.unwrapped != .any }
        let asked = declarations.constraints(on: parameter, of: candidate)
        if !asked.isEmpty { return declarations.meets(type, asked) == nil }
        let name = parameter.type?.as(IdentifierTypeSyntax.self)?.name.identifierText
        return !(name.map(candidate.genericParameters.contains) ?? false)
    }

    /// Whether an implicit member (`.now()`, `.seconds(1)`) can be one of a type; true where nothing is known of the type's members.
    private func names(_ expression: ExprSyntax, in type: StaticType) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) { return names(call.calledExpression, in: type) }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return true }
        if let base = member.base { return names(base, in: type) }
        let name = member.declName.baseName.identifierText
        if type.isOptional, name == "none" || name == "some" { return true }
        guard case .declared(let index) = type.unwrapped, name != "init" else { return true }
        let declared = declarations.type(index)
        return declared.kind == .protocol || declared.caseOrdinals[name] != nil
            || !members(named: name, in: declared, isStatic: true).isEmpty
    }

    /// How many parameters a closure names, or uses as `$0`, `$1` and so on.
    private func parameterCount(of closure: ClosureExprSyntax) -> Int {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names)?: names.count
        case .parameterClause(let clause)?: clause.parameters.count
        case nil: ImplicitParameters.count(in: closure)
        }
    }

    /// How well an argument of a type fits a function's parameter.
    func fit(_ type: StaticType, _ parameter: ParameterInfo, of member: MemberInfo, _ argument: ExprSyntax?) -> Int {
        let wanted = declarations.type(of: parameter, of: member)
        let asked = wanted.unwrapped.isKnown ? [] : declarations.constraints(on: parameter, of: member)
        guard !asked.isEmpty, argument?.is(NilLiteralExprSyntax.self) != true else { return fit(type, wanted, argument) }
        if argument?.is(ClosureExprSyntax.self) == true { return -50 }
        return declarations.meets(wanted.isOptional ? type.unwrapped : type, asked) == false ? -50 : fit(type, wanted, argument)
    }

    /// Of two functions that fit as well, whether one asks more of its generic parameters.
    func isMoreParticular(_ one: (member: MemberInfo, score: Int), than other: (member: MemberInfo, score: Int)) -> Bool {
        one.score == other.score && declarations.particularity(one.member) > declarations.particularity(other.member)
    }

    /// How well an argument of one type fits a parameter of another: positive when it does, strongly negative when it cannot.
    func fit(_ type: StaticType, _ wanted: StaticType, _ argument: ExprSyntax?) -> Int {
        if !wanted.isKnown || wanted == .any { return 1 }
        if let argument, argument.is(NilLiteralExprSyntax.self) { return wanted.isOptional ? 2 : -50 }
        if let closure = argument?.as(ClosureExprSyntax.self) {
            guard case .function(let parameters, _) = wanted.unwrapped else { return -50 }
            return parameterCount(of: closure) == parameters.count ? 3 : -4
        }
        if !type.isKnown {
            guard let argument, isImplicit(argument), !argument.is(ArrayExprSyntax.self) else { return 0 }
            return names(argument, in: wanted) ? 1 : -50
        }
        if type == wanted { return 6 }
        if let argument, isIntegerLiteral(argument) {
            switch wanted.unwrapped {
            case .int: return 4
            case .double, .float: return 3
            default: return -50
            }
        }
        if type.unwrapped == wanted.unwrapped { return wanted.isOptional ? 4 : -50 }
        switch (type.unwrapped, wanted.unwrapped) {
        case (.declared(let a), .declared(let b)):
            let (first, second) = (declarations.type(a), declarations.type(b))
            if first.inherits(from: second) { return 4 }
            if second.kind == .protocol { return declarations.conforms(first, to: second.qualifiedName) ? 3 : -50 }
            return -50
        case (.declared(let a), .host(let name)):
            guard let host = declarations.type(a).hostAncestor else { return -10 }
            return declarations.hostInherits(host.name, from: name) ? 3 : -10
        case (.host(let a), .host(let b)): return declarations.hostInherits(a, from: b) ? 3 : -10
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)):
            return !a.isKnown || !b.isKnown ? 2 : fit(a, b, nil) > 0 ? 3 : -50
        case (.dictionary, .dictionary), (.tuple, .tuple), (.function, .function), (.meta, .meta): return 2
        case (.string, .character), (.character, .string): return -20
        case (.double, .float), (.float, .double): return argument?.is(FloatLiteralExprSyntax.self) == true ? 3 : -50
        case (.array, .host(let name)), (.dictionary, .host(let name)):
            // Only a literal becomes one of the host's collections; a protocol of the host's may be what collections conform to.
            let isLiteral = argument.map { $0.is(ArrayExprSyntax.self) || $0.is(DictionaryExprSyntax.self) } ?? false
            return isLiteral || declarations.hostType(named: name)?.kind != .structure ? 1 : -50
        case (.array, .set), (.unknown, _), (_, .unknown), (.any, _), (.optional, _): return 1
        default: return -50
        }
    }
}

extension Declarations {
    func hostInherits(_ name: String, from other: String) -> Bool {
        if name == other { return true }
        return hostType(named: name).map { hostConforms($0, to: other) } ?? false
    }

    /// A type's name as the learner writes it; in a module with the modules' names before it, as Swift reflects it.
    func name(of type: StaticType, in module: String? = nil) -> String {
        let inner = { (type: StaticType) in self.name(of: type, in: module) }
        if module != nil {
            switch type {
            case .bool, .int, .double, .float, .string, .character, .optional, .array, .dictionary, .set, .range:
                return "Swift.\(plainName(of: type, inner))"
            default: break
            }
        }
        if case .declared(let index) = type {
            let info = types[Int(base(of: index))]
            let own = module.map { "\($0).\(info.qualifiedName)" } ?? info.name
            let arguments = arguments(of: index)
            return arguments.isEmpty ? own : "\(own)<\(arguments.map(inner).joined(separator: ", "))>"
        }
        return plainName(of: type, inner)
    }

    private func plainName(of type: StaticType, _ name: (StaticType) -> String) -> String {
        switch type {
        case .unknown, .any: "Any"
        case .void: "()"
        case .never: "Never"
        case .bool: "Bool"
        case .int(let kind): kind.name
        case .double: "Double"
        case .float: "Float"
        case .string: "String"
        case .character: "Character"
        case .optional(let inner): "Optional<\(name(inner))>"
        case .array(let element): "Array<\(name(element))>"
        case .dictionary(let key, let value): "Dictionary<\(name(key)), \(name(value))>"
        case .set(let element): "Set<\(name(element))>"
        case .range(let bound): "Range<\(name(bound))>"
        case .tuple(let types, _): "(\(types.map { name($0) }.joined(separator: ", ")))"
        case .function(let parameters, let result): "(\(parameters.map { name($0) }.joined(separator: ", "))) -> \(name(result))"
        case .declared(let index): types[Int(base(of: index))].name
        case .host(let name): name
        case .meta(let type): "\(name(type)).Type"
        case .reference(let type): "inout \(name(type))"
        }
    }
}
