internal import SwiftSyntax

/// `a = b` and `a += b`.
extension FunctionBuilder {
    /// Whether an operator of that name changes its left operand: `+=`.
    static func isCompoundAssignment(_ name: String) -> Bool {
        name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// Lowers `a = b` and `a += b` as statements; false when the operator is no assignment.
    func emitAssignment(_ node: InfixOperatorExprSyntax) -> Bool { emitAssignment(node, asValue: false) != nil }

    /// Lowers `a = b` and `a += b`; as a value it is `()`, or nil where an optional chain before the operator finds nil. Gives the type; nil when
    /// the operator is no assignment.
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
        // What may be nil is handed on as it is.
        if isImplicitlyUnwrapped(value) { return place.type }
        switch place {
        case .ownField(let member, _) where member.isImplicitlyUnwrapped: return place.type.unwrapped
        // What is put under a key is there: that something unknown takes it away is not to be expected.
        case .subscripted(let base, -1, _, let type):
            guard case .dictionary = base.type.unwrapped, !isImplicit(value), !speculate(value, type).isKnown else { return type }
            return type.optionalDepth > 1 ? type.content : type.unwrapped
        case .member(let base, let name, let type):
            // Of what nothing is known, the name says what it wants of a call that gives what it is asked for, where one thing goes by it.
            if !base.type.isKnown, !type.isKnown, isAnyCall(value), let only = declarations.onlyProperty(named: name) {
                return only.unwrapped
            }
            return isImplicitlyUnwrapped(name, of: base.type.unwrapped) ? type.unwrapped : type
        default: return place.type
        }
    }

    /// Whether an expression is a call that says nothing of what it gives.
    private func isAnyCall(_ value: ExprSyntax) -> Bool {
        let inner = value.as(TryExprSyntax.self)?.expression ?? value
        return inner.is(FunctionCallExprSyntax.self) && !speculate(value, .unknown).isKnown
    }

    /// Whether what is put under a dictionary's key, of which little is known, is one of its values, which are optionals: nil is one too.
    private func isContent(_ type: StaticType, _ value: ExprSyntax, of place: LValue) -> Bool {
        guard case .subscripted(let base, -1, _, let wanted) = place, case .dictionary = base.type.unwrapped, wanted.optionalDepth > 1
        else { return false }
        return !type.isKnown && !isImplicit(value) || type == .optional(.unknown) && !value.is(NilLiteralExprSyntax.self)
    }

    /// Whether a property is declared with `!`, by the program or the host: what is put there is not nil.
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
        let shifts = Self.arithmetic[op] == .shiftLeft || Self.arithmetic[op] == .shiftRight
        let given = emit(node.rightOperand, shifts ? .plainInt : wanted)
        emitMask(op, type)
        // What is cheap and cannot touch the place is evaluated after it has been taken.
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
        default: emitOperation(operation, type)
        }
        _ = given
        emitPut(place)
    }

    /// `a += b` where it is not known now what `a` is, and both the program and the machine have the operator: the values tell whose is meant. False where it is
    /// known, or where the other operand does not say itself what it is.
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
        emitOperation(operation, place.type)
        bind(end)
        emitPut(place)
        return true
    }

    /// Whether an operator that is written like an assignment is a function of the program's that assigns nothing: `bag += item` where the bag is an object.
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
        // What is not known to fit is left to the machine where that has such an operator.
        let least = Self.arithmetic[String(name.dropLast())] == nil ? -20 : 1
        for member in all where member.parameters.count == 2 && member.body != nil {
            let score =
                fit(type, member.parameters[0], of: member, nil) + fit(given, member.parameters[1], of: member, operand)
            if score >= least, best.map({ score > $0.1 }) ?? true { best = (member, score) }
        }
        return best?.0
    }
}
