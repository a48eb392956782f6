internal import SwiftSyntax

/// `a = b` and `a += b`.
extension FunctionBuilder {
    /// Whether an operator of that name assigns to its left operand: `+=`.
    static func isCompoundAssignment(_ name: String) -> Bool {
        name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// Lowers `a = b` and `a += b` as statements. False for other operators.
    func emitAssignment(_ node: InfixOperatorExprSyntax) -> Bool { emitAssignment(node, asValue: false) != nil }

    /// Lowers `a = b` and `a += b`. As a value an assignment is `()`, or nil if an optional chain before the operator ends early. Returns
    /// the type; nil for other operators.
    func emitAssignment(_ node: InfixOperatorExprSyntax, asValue: Bool) -> StaticType? {
        let name = node.operator.writtenText
        let isCompound = Self.isCompoundAssignment(name)
        guard name == "=" || isCompound else { return nil }
        if isCompound, leavesOperand(name, node),
            let type = emitUserOperator(name, [node.leftOperand, node.rightOperand], .unknown)
        {
            if !asValue { emit(.pop) }
            return type
        }
        let skip = newLabel()
        let savedSlots = slotCount
        pushScope()
        if name == "=" {
            if let weak = weakVariable(node.leftOperand) {
                emit(node.rightOperand, weak.type)
                emitStore(weak)
            } else {
                let place = prepare(node.leftOperand, skip: skip)
                wish(writtenType(of: node.leftOperand), of: node.rightOperand)
                let type = emit(node.rightOperand, assignedType(place, node.rightOperand))
                if isContent(type, node.rightOperand, of: place) { emit(.wrap, Int32(place.type.optionalDepth - 1)) }
                if !place.type.isKnown, type.isKnown, case .variable(let variable) = place { variable.type = type }
                emitStore(place)
            }
        } else {
            emitCompound(String(name.dropLast()), name, node, skip)
        }
        let used = savedSlots..<slotCount
        popScope()
        let end = newLabel()
        let needsSkip = isUsed(skip)
        if asValue { emit(.void) }
        if needsSkip { jump(.jump, end) }
        bind(skip)
        if needsSkip {
            for slot in used.reversed() { emit(.clear, slot) }
            if asValue { emit(.none) }
        }
        bind(end)
        return needsSkip ? .optional(.void) : .void
    }

    private func assignedType(_ place: LValue, _ value: ExprSyntax) -> StaticType {
        if case .unwrapped(let base, _, _, _) = place { return base.type }
        if place.type == .optional(.unknown), isGenericValue(value) { return place.type }
        // An implicitly unwrapped value is passed on as it is.
        if isImplicitlyUnwrapped(value) { return place.type }
        switch place {
        case .ownField(let member, _) where member.isImplicitlyUnwrapped: return place.type.unwrapped
        // A value stored under a key exists. An unknown value is not expected to be nil, which would remove the key.
        case .subscripted(let base, -1, _, let type):
            guard case .dictionary = base.type.unwrapped, !isImplicit(value), !speculate(value, type).isKnown else { return type }
            return type.optionalDepth > 1 ? type.content : type.unwrapped
        case .member(let base, let name, let type):
            // If the base is unknown, a property name that is declared only once determines the type of an unknown call.
            if !base.type.isKnown, !type.isKnown, isAnyCall(value), let only = declarations.onlyProperty(named: name) {
                return only.unwrapped
            }
            return isImplicitlyUnwrapped(name, of: base.type.unwrapped) ? type.unwrapped : type
        default: return place.type
        }
    }

    /// Whether an expression is a call with an unknown result type.
    private func isAnyCall(_ value: ExprSyntax) -> Bool {
        let inner = value.as(TryExprSyntax.self)?.expression ?? value
        return inner.is(FunctionCallExprSyntax.self) && !speculate(value, .unknown).isKnown
    }

    /// Whether a value put under a dictionary's key is a whole optional value of the dictionary. Applies to dictionaries with optional
    /// values.
    private func isContent(_ type: StaticType, _ value: ExprSyntax, of place: LValue) -> Bool {
        guard case .subscripted(let base, -1, _, let wanted) = place, case .dictionary = base.type.unwrapped, wanted.optionalDepth > 1
        else { return false }
        return !type.isKnown && !isImplicit(value) || type == .optional(.unknown) && !value.is(NilLiteralExprSyntax.self)
    }

    /// Whether a property of the program or the host is declared with `!`.
    func isImplicitlyUnwrapped(_ name: String, of type: StaticType) -> Bool {
        let host: String?
        switch type {
        case .declared(let index):
            let info = declarations.type(index)
            let own = members(named: name, in: info, isStatic: false).first(where: \.isProperty)
            if let own { return own.isImplicitlyUnwrapped }
            host = info.hostAncestor?.name
        case .host(let name): host = name
        default: return false
        }
        let member = host.flatMap { declarations.hostMembers(named: name, in: $0, isStatic: false).first { $0.kind == .property } }
        return member?.result.hasSuffix("!") ?? false
    }

    private func weakVariable(_ expression: ExprSyntax) -> Variable? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, case .variable(let variable)? = lookup(name),
            variable.ownership != .strong
        else { return nil }
        return variable
    }

    private func emitCompound(_ op: String, _ name: String, _ node: InfixOperatorExprSyntax, _ skip: Label) {
        let place = prepare(node.leftOperand, skip: skip)
        let own = userCompound(name, place.type, node.rightOperand)
        if own != nil, emitOpenCompound(op, name, place, node.rightOperand) { return }
        if let member = own {
            let wanted = declarations.type(of: member.parameters[1], of: member)
            if member.parameters[1].isAutoclosure {
                emitAutoclosure(node.rightOperand, wanted)
            } else {
                emit(node.rightOperand, wanted)
            }
            let slot = newTemporary()
            emit(.store, slot)
            emitTake(place, moves: true)
            emit(.take, slot)
            emit(.call, declarations.function(for: member), 2)
            emit(.pop)
            emitPut(place)
            return
        }
        let type = place.type
        if case .variable(let variable) = place, case .slot(let slot) = variable.storage, !variable.isBoxed, type == .plainInt,
            op == "+" || op == "-", let literal = node.rightOperand.as(IntegerLiteralExprSyntax.self),
            let amount = Int32(literal.literal.text)
        {
            emit(.addIntConstant, slot, op == "+" ? amount : -amount)
            emit(.store, slot)
            return
        }
        var wanted = type.unwrapped
        switch wanted {
        case .int, .double, .float, .string, .substring, .array, .bool, .host, .declared: break
        default: wanted = .unknown
        }
        let start = instructions.count
        let shifts = Self.arithmetic[op]?.shifts ?? false
        emit(node.rightOperand, shifts ? .plainInt : wanted)
        // A constant is evaluated after the place is moved out, as it cannot touch it.
        let isSimple = instructions.count == start + 1 && [.int, .constant].contains(instructions[start].op)
        if isSimple {
            let instruction = instructions.removeLast()
            offsets.removeLast()
            emitTake(place)
            emit(instruction.op, instruction.a, instruction.b, instruction.c)
        } else {
            let slot = newTemporary()
            emit(.store, slot)
            emitTake(place)
            emit(.take, slot)
        }
        guard let operation = Self.arithmetic[op] else {
            refuse("the operator '\(name)'", leaving: 0)
            emit(.pop)
            emitPut(place)
            return
        }
        switch type.unwrapped {
        case .array where operation == .add: emit(.appendAll)
        case .string where operation == .add: emit(.appendAll, 1)
        default: emit(operation)
        }
        emitPut(place)
    }

    /// Lowers `a += b` with an unknown `a` where both the program and the machine have the operator: run-time values decide. False if `a`
    /// is known or `b` depends on context.
    private func emitOpenCompound(_ op: String, _ name: String, _ place: LValue, _ operand: ExprSyntax) -> Bool {
        guard !place.type.isKnown, let operation = Self.arithmetic[op], !isImplicit(operand), !operand.is(ClosureExprSyntax.self),
            let all = declarations.functions(named: name, from: viewpoint?.file),
            all.contains(where: { $0.parameters.first?.isInout ?? false })
        else { return false }
        emit(operand, .unknown)
        let slot = newTemporary()
        emit(.store, slot)
        emitTake(place)
        emit(.take, slot)
        let (machines, end) = (newLabel(), newLabel())
        emit(.hasOperator, number(name))
        jump(.jumpIfFalse, machines)
        emit(.callOperator, number(name), 2)
        emit(.pop)
        jump(.jump, end)
        bind(machines)
        emit(operation)
        bind(end)
        emitPut(place)
        return true
    }

    /// Whether a compound operator is a program function without an inout operand: `bag += item` with an object.
    private func leavesOperand(_ name: String, _ node: InfixOperatorExprSyntax) -> Bool {
        guard declarations.functions(named: name, from: viewpoint?.file) != nil,
            let member = userCompound(name, speculate(node.leftOperand, .unknown), node.rightOperand)
        else { return false }
        return !member.parameters[0].isInout
    }

    private func userCompound(_ name: String, _ type: StaticType, _ operand: ExprSyntax) -> MemberInfo? {
        guard let all = declarations.functions(named: name, from: viewpoint?.file) else { return nil }
        let given = speculate(operand, .unknown)
        var best: (MemberInfo, Int)?
        // Without a certain fit the machine's own operator applies, if there is one.
        let least = Self.arithmetic[String(name.dropLast())] == nil ? -20 : 1
        for member in all where member.parameters.count == 2 && member.body != nil {
            let score =
                fit(type, member.parameters[0], of: member, nil) + fit(given, member.parameters[1], of: member, operand)
            if score >= least, best.map({ score > $0.1 }) ?? true { best = (member, score) }
        }
        return best?.0
    }
}
