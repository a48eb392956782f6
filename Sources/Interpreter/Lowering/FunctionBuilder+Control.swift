internal import SwiftSyntax

/// Conditions, loops, errors.
extension FunctionBuilder {
    /// Emits conditions and jumps to `failure` if one does not hold. Their variables belong to the innermost scope.
    func emit(_ conditions: ConditionElementListSyntax, failure: Label) {
        for element in conditions {
            switch element.condition {
            case .expression(let expression):
                _ = inPassing { emit(expression, .bool) }
                jump(.jumpIfFalse, failure)
            case .optionalBinding(let binding): emit(binding, failure: failure)
            case .matchingPattern(let matching):
                let slot = newTemporary()
                let type = inPassing { emit(matching.initializer.value, .unknown) }
                emit(.store, slot)
                emitPattern(matching.pattern, slot, type, failure, bindsAs: true)
            case .availability(let condition):
                let isAvailable = declarations.isAvailable(condition.availabilityArguments)
                if isAvailable != (condition.availabilityKeyword.tokenKind == .poundAvailable) { jump(.jump, failure) }
            }
        }
    }

    private func emit(_ binding: OptionalBindingConditionSyntax, failure: Label) {
        let isLet = binding.bindingSpecifier.text == "let"
        let declared = bounded(staticType(binding.typeAnnotation?.type), binding.typeAnnotation?.type)
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            if let value = binding.initializer?.value {
                let slot = newTemporary()
                let type = inPassing { emit(value, declared.isKnown ? declared.madeOptional : .unknown) }
                emitOptionalStandIn(type)
                jump(.popJumpIfNil, failure, passedOver(value))
                emit(.store, slot)
                emitPattern(binding.pattern, slot, type.content, failure, bindsAs: isLet)
            }
            return
        }
        let name = pattern.identifier.identifierText
        let type: StaticType
        let annotation = binding.typeAnnotation?.type
        if let value = binding.initializer?.value {
            wish(annotation, of: value)
            type = inPassing { emit(value, declared.isKnown ? declared.madeOptional : .unknown) }
        } else {
            type = emitName(name, pattern, expected: .unknown)
        }
        let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier))
        let written = writtenContent(of: value)
        emitOptionalStandIn(type)
        jump(.popJumpIfNil, failure, passedOver(value))
        var unwrapped = declared
        if !declared.isKnown {
            if case .optional(let inner) = type { unwrapped = inner } else { unwrapped = type }
        }
        declare(name, unwrapped, isLet: isLet).written = annotation ?? written
    }

    /// Ends a scope whose conditions may have failed halfway. Both paths clear its variables.
    func finishCondition(failure: Label, cleared slots: Range<Int32>) {
        bind(failure)
        for slot in slots.reversed() { emit(.clear, slot) }
    }

    @discardableResult
    func emit(_ node: IfExprSyntax, asValue: Bool, expected: StaticType, label: String? = nil) -> StaticType {
        let failure = newLabel()
        let end = newLabel()
        if let label { loops.append(Loop(name: label, breakLabel: end, continueLabel: nil, scopes: scopes.count, isSwitch: false)) }
        pushScope()
        let first = slotCount
        emit(node.conditions, failure: failure)
        let bound = first..<slotCount
        var type = emitBranch(node.body.statements, asValue: asValue, expected: expected)
        popScope()
        jump(.jump, end)
        finishCondition(failure: failure, cleared: bound)
        switch node.elseBody {
        case .ifExpr(let next)?:
            mark(next)
            let other = emit(next, asValue: asValue, expected: expected)
            if !type.isKnown || type == .never { type = other }
        case .codeBlock(let block)?:
            pushScope()
            let other = emitBranch(block.statements, asValue: asValue, expected: expected)
            if !type.isKnown || type == .never { type = other }
            popScope()
        case nil:
            if asValue { emit(.void) }
        }
        bind(end)
        if label != nil { loops.removeLast() }
        return type
    }

    /// Lowers a branch's statements. As a value it leaves the last expression's value on the stack.
    func emitBranch(_ items: CodeBlockItemListSyntax, asValue: Bool, expected: StaticType) -> StaticType {
        guard asValue else {
            emit(items)
            return .void
        }
        if let branches { return emitBranch(items, of: branches) }
        declareFunctionsAndTypes(in: items)
        for item in items.dropLast() { emit(item) }
        guard let last = items.last else {
            emit(.void)
            return .void
        }
        mark(last)
        switch last.item {
        case .expr(let expression): return emit(expression, expected)
        case .stmt(let statement):
            if let inner = statement.as(ExpressionStmtSyntax.self) { return emit(inner.expression, expected) }
            emit(statement)
            emit(.void)
            return .never
        case .decl(let declaration):
            emit(declaration)
            emit(.void)
            return .void
        }
    }

    func emit(_ node: GuardStmtSyntax) {
        let failure = newLabel()
        let past = newLabel()
        let first = slotCount
        let outside = scopes
        emit(node.conditions, failure: failure)
        jump(.jump, past)
        let bound = first..<slotCount
        finishCondition(failure: failure, cleared: bound)
        // The `else` body neither sees nor clears the variables that the conditions bind.
        let saved = scopes
        scopes = outside
        pushScope()
        emit(node.body.statements)
        popScope()
        scopes = saved
        slotCount = bound.upperBound
        bind(past)
    }

    func emit(_ node: WhileStmtSyntax, label: String?) {
        let start = newLabel()
        let failure = newLabel()
        let end = newLabel()
        bind(start)
        loops.append(Loop(name: label, breakLabel: end, continueLabel: start, scopes: scopes.count, isSwitch: false))
        pushScope()
        let first = slotCount
        emit(node.conditions, failure: failure)
        let bound = first..<slotCount
        pushScope()
        emit(node.body.statements)
        popScope()
        popScope()
        mark(node)
        jump(.jumpBack, start)
        finishCondition(failure: failure, cleared: bound)
        loops.removeLast()
        bind(end)
    }

    func emit(_ node: RepeatStmtSyntax, label: String?) {
        let start = newLabel()
        let test = newLabel()
        let end = newLabel()
        bind(start)
        loops.append(Loop(name: label, breakLabel: end, continueLabel: test, scopes: scopes.count, isSwitch: false))
        inScope { emit(node.body.statements) }
        bind(test)
        mark(node.condition)
        _ = inPassing { emit(node.condition, .bool) }
        jump(.jumpIfFalse, end)
        jump(.jumpBack, start)
        loops.removeLast()
        bind(end)
    }

    func emit(_ node: ForStmtSyntax, label: String?) {
        let start = newLabel()
        let end = newLabel()
        let done = newLabel()
        pushScope()
        let iterator = newTemporary()
        _ = newTemporary()
        let element: StaticType
        var isCounting = false
        if node.awaitKeyword != nil {
            element = .unknown
            _ = inPassing { emit(node.sequence, .unknown) }
            emit(.callShape, code.shape(CallShape("makeAsyncIterator", [])), 0, code.newCache())
            emit(.store, iterator)
            // A stand-in for an iterator yields no elements.
            emit(.load, iterator)
            emitOptionalStandIn(.unknown)
            jump(.popJumpIfNil, done)
            emit(.pop)
        } else if let infix = node.sequence.as(InfixOperatorExprSyntax.self), ["..<", "..."].contains(infix.operator.writtenText),
            speculate(infix.leftOperand, .plainInt) == .plainInt, speculate(infix.rightOperand, .plainInt) == .plainInt
        {
            isCounting = true
            element = .plainInt
            inPassing {
                emit(infix.leftOperand, .plainInt)
                emit(infix.rightOperand, .plainInt)
            }
            emit(.makeRange, infix.operator.writtenText == "..." ? 1 : 0, 1)
            emit(.store, iterator + 1)
            emit(.store, iterator)
        } else {
            // A literal's elements take the type that is declared for the loop variable.
            let isTold = node.sequence.is(ArrayExprSyntax.self) && node.typeAnnotation != nil
            let type = inPassing { emit(node.sequence, isTold ? .array(staticType(node.typeAnnotation?.type)) : .unknown) }
            element = list(of: type)?.element ?? type.element
            emit(.makeIterator)
            emit(.store, iterator)
            emit(.int, 0)
            emit(.store, iterator + 1)
        }
        bind(start)
        loops.append(Loop(name: label, breakLabel: end, continueLabel: start, scopes: scopes.count, isSwitch: false))
        if node.awaitKeyword != nil {
            // Calls the iterator's `next()` like the learner's code would, so that it can suspend.
            emit(.take, iterator)
            emit(.callMutatingShape, code.shape(CallShape("next", [])), 0, code.newCache())
            emit(.store, iterator + 1)
            emit(.store, iterator)
            emit(.takeOrNone, iterator + 1)
            jump(.popJumpIfNil, done)
        } else {
            jump(isCounting ? .nextInt : .next, done, iterator)
        }
        pushScope()
        let failure = newLabel()
        let first = slotCount
        let isPlain = node.caseKeyword == nil
        if isPlain, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
            let written = writtenElement(of: node.sequence)
            declare(name, staticType(node.typeAnnotation?.type).isKnown ? staticType(node.typeAnnotation?.type) : element, isLet: true)
                .written = written
        } else if isPlain, node.pattern.is(WildcardPatternSyntax.self) {
            emit(.pop)
        } else {
            let slot = newTemporary()
            emit(.store, slot)
            emitPattern(node.pattern, slot, element, failure, bindsAs: true)
        }
        if let condition = node.whereClause?.condition {
            _ = inPassing { emit(condition, .bool) }
            jump(.jumpIfFalse, failure)
        }
        let bound = first..<slotCount
        pushScope()
        emit(node.body.statements)
        popScope()
        popScope()
        mark(node)
        jump(.jumpBack, start)
        finishCondition(failure: failure, cleared: bound)
        jump(.jumpBack, start)
        bind(end)
        bind(done)
        loops.removeLast()
        popScope()
    }

    func emit(_ node: DoStmtSyntax, label: String?) {
        let end = newLabel()
        if let label { loops.append(Loop(name: label, breakLabel: end, continueLabel: nil, scopes: scopes.count, isSwitch: false)) }
        if node.catchClauses.isEmpty {
            inScope { emit(node.body.statements) }
            bind(end)
            if label != nil { loops.removeLast() }
            return
        }
        let landing = newLabel()
        pushScope()
        jump(.enterTry, landing, slotCount)
        scopes[scopes.count - 1].cleanups.append(.handler)
        pushScope()
        emit(node.body.statements)
        popScope()
        popScope()
        jump(.jump, end)
        bind(landing)
        pushScope()
        let error = newTemporary()
        emit(.store, error)
        for clause in node.catchClauses {
            let failure = newLabel()
            let items = Array(clause.catchItems)
            let body = newLabel()
            pushScope()
            let first = slotCount
            if items.allSatisfy({ $0.pattern == nil }) {
                emit(.load, error)
                declare("error", .unknown, isLet: true)
            }
            for (position, item) in items.enumerated() {
                let next = position == items.count - 1 ? failure : newLabel()
                if let pattern = item.pattern { emitPattern(pattern, error, .unknown, next, bindsAs: true) }
                if let condition = item.whereClause?.condition {
                    _ = inPassing { emit(condition, .bool) }
                    jump(.jumpIfFalse, next)
                }
                if position < items.count - 1 {
                    jump(.jump, body)
                    bind(next)
                }
            }
            bind(body)
            let bound = first..<slotCount
            emit(clause.body.statements)
            popScope()
            emit(.clear, error)
            jump(.jump, end)
            finishCondition(failure: failure, cleared: bound)
        }
        emit(.take, error)
        emit(.rethrow)
        popScope()
        bind(end)
        if label != nil { loops.removeLast() }
    }

    // MARK: Errors and choices as expressions

    func emit(_ node: TryExprSyntax, _ expected: StaticType) -> StaticType {
        let outer = isTrying
        isTrying = true
        defer { isTrying = outer }
        guard let mark = node.questionOrExclamationMark else { return emit(node.expression, expected) }
        let landing = newLabel()
        let end = newLabel()
        jump(.enterTry, landing, slotCount)
        let type = emit(node.expression, expected)
        emit(.leaveTry)
        jump(.jump, end)
        bind(landing)
        if mark.text == "?" {
            emit(.pop)
            // If the other initialiser fails, there is no object and this initialiser fails too.
            let delegates = isInitializer && DelegationFinder.isDelegation(node.expression)
            if delegates { emit(.initialiserFails) }
            emit(.none)
            if delegates { leave() }
        } else {
            emit(.trapError)
        }
        bind(end)
        guard mark.text == "?" else { return type }
        return type.isKnown ? type.madeOptional : .optional(.unknown)
    }

    func emit(_ node: TernaryExprSyntax, _ expected: StaticType) -> StaticType {
        let otherwise = newLabel()
        let end = newLabel()
        var expected = expected
        if !expected.isKnown {
            let first = speculate(node.thenExpression, .unknown)
            let second = speculate(node.elseExpression, .unknown)
            if first.isFloating || second.isFloating {
                expected = first.isFloating ? first : second
            } else if !first.isKnown, second.isKnown {
                expected = second
            } else if first.isKnown {
                expected = second.isKnown ? join(first, second) : first
            }
        }
        emit(node.condition, .bool)
        jump(.jumpIfFalse, otherwise)
        let first = emit(node.thenExpression, expected)
        jump(.jump, end)
        bind(otherwise)
        let second = emit(node.elseExpression, expected)
        bind(end)
        return join(first, second)
    }
}
