internal import SwiftSyntax

/// Patterns and switches.
extension FunctionBuilder {
    /// Tests the value in `slot` against a pattern and binds its variables in the innermost scope. Without a match it jumps to `failure`
    /// and leaves the stack as it was.
    func emitPattern(_ pattern: PatternSyntax, _ slot: Int32, _ type: StaticType, _ failure: Label, bindsAs isLet: Bool?) {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .wildcardPattern, .missingPattern: break
        case .identifierPattern(let node):
            emit(.load, slot)
            declare(node.identifier.identifierText, type, isLet: isLet ?? true)
        case .valueBindingPattern(let node):
            emitPattern(node.pattern, slot, type, failure, bindsAs: node.bindingSpecifier.text == "let")
        case .isTypePattern(let node):
            emitTest(of: slot, for: node.type, failure)
        case .tuplePattern(let node):
            emitTuple(node.elements.map { ($0.label?.identifierText, $0.pattern) }, slot, type, failure, isLet)
        case .expressionPattern(let node):
            emitExpressionPattern(node.expression, slot, type, failure, isLet)
        }
    }

    /// Jumps to `failure` unless the value in `slot` is of a type, which can be a generic parameter.
    private func emitTest(of slot: Int32, for type: TypeSyntax, _ failure: Label) {
        emit(.load, slot)
        if emitGenericParameter(type) { emit(.isType, -1) } else { emit(.isType, code.type(emitPartCasts(to: type))) }
        jump(.jumpIfFalse, failure)
    }

    /// Converts an error for a cast between an `NSError` and an own error. Returns the slot with the result; nil if no conversion applies.
    private func emitErrorForm(of slot: Int32, _ type: TypeSyntax, _ wanted: StaticType) -> Int32? {
        if let bridge = bridge(to: type) {
            emit(.load, slot)
            emit(.call, declarations.function(for: bridge), 1)
        } else if case .declared(let index) = wanted, case let info = declarations.type(index), info.kind != .protocol,
            declarations.conforms(info, to: "Error")
        {
            emit(.load, slot)
            emit(.castOptional, code.type(wanted))
        } else {
            return nil
        }
        let form = newTemporary()
        emit(.store, form)
        return form
    }

    private func emitTuple(
        _ elements: [(String?, PatternSyntax)], _ slot: Int32, _ type: StaticType, _ failure: Label, _ isLet: Bool?
    ) {
        if elements.count == 1, let only = elements.first {
            emitPattern(only.1, slot, type, failure, bindsAs: isLet)
            return
        }
        for (position, element) in elements.enumerated() {
            if element.1.is(WildcardPatternSyntax.self) { continue }
            var elementType = StaticType.unknown
            if case .tuple(let types, _) = type, position < types.count { elementType = types[position] }
            emit(.load, slot)
            emit(.getElement, Int32(position))
            emitSubpattern(element.1, elementType, failure, isLet)
        }
    }

    /// Matches the value on the stack.
    private func emitSubpattern(_ pattern: PatternSyntax, _ type: StaticType, _ failure: Label, _ isLet: Bool?) {
        if let node = pattern.as(IdentifierPatternSyntax.self), isLet != nil {
            declare(node.identifier.identifierText, type, isLet: isLet ?? true)
            return
        }
        let slot = newTemporary()
        emit(.store, slot)
        emitPattern(pattern, slot, type, failure, bindsAs: isLet)
    }

    private func emitExpressionPattern(
        _ expression: ExprSyntax, _ slot: Int32, _ type: StaticType, _ failure: Label, _ isLet: Bool?
    ) {
        if let node = expression.as(PatternExprSyntax.self) {
            emitPattern(node.pattern, slot, type, failure, bindsAs: isLet)
        } else if expression.is(DiscardAssignmentExprSyntax.self) {
            return
        } else if isLet != nil, let node = expression.as(DeclReferenceExprSyntax.self), !isEnclosingValue(node) {
            emit(.load, slot)
            declare(node.baseName.identifierText, type, isLet: isLet ?? true)
        } else if let node = expression.as(TupleExprSyntax.self) {
            emitTupleExpression(Array(node.elements), slot, type, failure, isLet)
        } else if let node = expression.as(OptionalChainingExprSyntax.self) {
            // `case let x?`.
            emit(.load, slot)
            emitOptionalStandIn(type)
            jump(.popJumpIfNil, failure)
            emitContentPattern(node.expression, slot, type, failure, isLet)
        } else if let node = expression.as(AsExprSyntax.self), node.questionOrExclamationMark == nil {
            let wanted = staticType(node.type)
            var subject = emitErrorForm(of: slot, node.type, wanted) ?? slot
            emitTest(of: subject, for: node.type, failure)
            if type == .any || !type.isKnown, wanted.isKnown, wanted != .any, !isLibrarys {
                // Unboxes an optional that is stored as `Any`.
                emit(.load, subject)
                emit(.unboxOptional, code.type(wanted))
                emitStandIn(wanted)
                subject = newTemporary()
                emit(.store, subject)
            }
            emitExpressionPattern(node.expression, subject, wanted, failure, isLet)
        } else if let node = expression.as(FunctionCallExprSyntax.self), let name = caseName(node.calledExpression, type) {
            emitCase(name, of: node.calledExpression, node, slot, type, failure, isLet)
        } else if let name = caseName(expression, type) {
            emitCase(name, of: expression, nil, slot, type, failure, isLet)
        } else if expression.is(NilLiteralExprSyntax.self), type.isOptional {
            // `nil` means the case `none`; no comparison takes place.
            let isNil = newLabel()
            emit(.load, slot)
            emitOptionalStandIn(type)
            jump(.popJumpIfNil, isNil)
            emit(.pop)
            jump(.jump, failure)
            bind(isNil)
        } else {
            emit(.load, slot)
            emit(expression, isRange(expression) && type.unwrapped.isNumber ? .range(type.unwrapped) : type.unwrapped)
            emit(.matches)
            jump(.jumpIfFalse, failure)
        }
    }

    /// Whether an expression is a range literal. Its bounds take the type of the matched value.
    func isRange(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr(let node): ["..<", "..."].contains(node.operator.writtenText)
        case .prefixOperatorExpr(let node): ["..<", "..."].contains(node.operator.text)
        case .postfixOperatorExpr(let node): node.operator.text == "..."
        case .tupleExpr(let node): node.elements.count == 1 && node.elements.first.map { isRange($0.expression) } ?? false
        default: false
        }
    }

    private func isEnclosingValue(_ node: DeclReferenceExprSyntax) -> Bool { node.argumentNames != nil }

    private func emitTupleExpression(
        _ elements: [LabeledExprSyntax], _ slot: Int32, _ type: StaticType, _ failure: Label, _ isLet: Bool?
    ) {
        let count = elements.count
        for (position, element) in elements.enumerated() {
            var elementType = count == 1 ? type : StaticType.unknown
            if case .tuple(let types, _) = type.unwrapped, position < types.count { elementType = types[position] }
            if element.expression.is(DiscardAssignmentExprSyntax.self) { continue }
            if count == 1 {
                emitExpressionPattern(element.expression, slot, elementType, failure, isLet)
                continue
            }
            emit(.load, slot)
            emit(.getElement, Int32(position))
            let inner = newTemporary()
            emit(.store, inner)
            emitExpressionPattern(element.expression, inner, elementType, failure, isLet)
        }
    }

    /// Matches the content of the optional in `slot`; the content is also on the stack.
    private func emitContentPattern(_ pattern: ExprSyntax, _ slot: Int32, _ type: StaticType, _ failure: Label, _ isLet: Bool?) {
        var inner = slot
        if type.optionalDepth == 1, type.content.isKnown {
            emit(.pop)
        } else {
            inner = newTemporary()
            emit(.store, inner)
        }
        emitExpressionPattern(pattern, inner, type.content, failure, isLet)
    }

    /// The case that `.name` or `Type.name` means in a pattern; nil for any other expression.
    private func caseName(_ expression: ExprSyntax, _ type: StaticType) -> String? {
        if let node = expression.as(DeclReferenceExprSyntax.self) { return bareCase(node, type) }
        guard let node = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = node.declName.baseName.identifierText
        if let base = node.base {
            if name == "some" || name == "none", case .optional? = typeNamed(base) { return name }
            guard case .declared(let index)? = typeNamed(base), declarations.type(index).caseOrdinals[name] != nil else { return nil }
            return name
        }
        if name == "some" || name == "none", type.isOptional || !type.isKnown { return name }
        if case .declared(let index) = type.unwrapped {
            return declarations.type(index).caseOrdinals[name] != nil ? name : nil
        }
        return type.isKnown ? nil : name
    }

    /// A case named without a dot inside its own enumeration: `case started:`. Nil if the name is a variable.
    private func bareCase(_ node: DeclReferenceExprSyntax, _ type: StaticType) -> String? {
        let name = node.baseName.identifierText
        guard case .declared(let index) = type.unwrapped, declarations.type(index).caseOrdinals[name] != nil, lookup(name) == nil
        else { return nil }
        var outer = owner
        while let current = outer {
            if current === declarations.resolved(declarations.type(index)) || current.index == index { return name }
            outer = current.outer
        }
        return nil
    }

    private func emitCase(
        _ name: String, of callee: ExprSyntax, _ call: FunctionCallExprSyntax?, _ slot: Int32, _ type: StaticType, _ failure: Label,
        _ isLet: Bool?
    ) {
        var (slot, type) = (slot, type)
        let written = callee.as(MemberAccessExprSyntax.self)?.base.flatMap { typeNamed($0) }
        if type == .any, case .optional? = written {
            // The optional that is stored as `Any`.
            type = .optional(.any)
            emit(.load, slot)
            emit(.unboxOptional, code.type(type))
            slot = newTemporary()
            emit(.store, slot)
        }
        var info: TypeInfo?
        if case .declared(let index) = type.unwrapped { info = declarations.type(index) }
        // If the value can be of another enumeration with a case of that name, its type is tested too.
        var asked: Int32 = -1
        if case .declared(let index)? = written {
            let named = declarations.type(index)
            if named !== info { asked = named.index }
            info = named
        }
        if info?.caseOrdinals[name] == nil, name == "none" {
            emit(.load, slot)
            emit(.none)
            emit(.equal)
            jump(.jumpIfFalse, failure)
            return
        }
        if info?.caseOrdinals[name] == nil, name == "some", let only = call?.arguments.first {
            emit(.load, slot)
            emitOptionalStandIn(type)
            jump(.popJumpIfNil, failure)
            return emitContentPattern(only.expression, slot, type, failure, isLet)
        }
        emit(.load, slot)
        emit(.isCase, number(name), takesWhatIsLeft ? 1 : 0, asked)
        jump(.jumpIfFalse, failure)
        guard let arguments = call?.arguments, !arguments.isEmpty else { return }
        let parameters = info.flatMap { info in info.caseOrdinals[name].map { info.cases[$0].parameters } } ?? []
        var scope = TypeScope(owner: info)
        scope.bindings = declarations.bindings(of: type)
        if arguments.count == 1, parameters.count > 1, let only = arguments.first {
            // One name for the whole payload.
            let types = parameters.map { declarations.staticType($0.type, scope) }
            emit(.load, slot)
            emit(.payload, -1)
            let inner = newTemporary()
            emit(.store, inner)
            emitExpressionPattern(only.expression, inner, .tuple(types, parameters.map(\.label)), failure, isLet)
            return
        }
        for (position, argument) in arguments.enumerated() {
            if argument.expression.is(DiscardAssignmentExprSyntax.self) { continue }
            let type = position < parameters.count ? declarations.staticType(parameters[position].type, scope) : .unknown
            emit(.load, slot)
            emit(.payload, Int32(position))
            let inner = newTemporary()
            emit(.store, inner)
            emitExpressionPattern(argument.expression, inner, type, failure, isLet)
        }
    }

    private func activeCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        list.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let item): return [item]
            case .ifConfigDecl(let conditional):
                guard case .switchCases(let inner)? = ConditionalCompilation.activeElements(of: conditional) else { return [] }
                return activeCases(inner)
            }
        }
    }

    func emitFallthrough() {
        guard let target = fallthroughLabels.last, let loop = loops.last(where: \.isSwitch) else {
            refuse("'fallthrough' outside a switch", leaving: 0)
            return
        }
        emitCleanups(downTo: loop.scopes + 1)
        jump(.jump, target)
    }

    @discardableResult
    func emit(_ node: SwitchExprSyntax, asValue: Bool, expected: StaticType, label: String? = nil) -> StaticType {
        let end = newLabel()
        let done = newLabel()
        loops.append(Loop(name: label, breakLabel: end, continueLabel: nil, scopes: scopes.count, isSwitch: true))
        pushScope()
        let subject = newTemporary()
        let type = inPassing { emit(node.subject, .unknown) }
        emit(.store, subject)
        var result = StaticType.unknown
        var bodies = [newLabel()]
        let cases = activeCases(node.cases)
        // The cases before `@unknown default` are all known cases.
        let lastKnown = cases.count - (cases.last?.attribute == nil ? 1 : 2)
        for (index, item) in cases.enumerated() {
            let failure = newLabel()
            bodies.append(newLabel())
            pushScope()
            let first = slotCount
            if case .case(let label) = item.label {
                let items = Array(label.caseItems)
                let body = newLabel()
                for (position, item) in items.enumerated() {
                    let next = position == items.count - 1 ? failure : newLabel()
                    sharesNames = position > 0
                    takesWhatIsLeft = index == lastKnown && position == items.count - 1 && item.whereClause == nil
                    emitPattern(item.pattern, subject, type, next, bindsAs: nil)
                    (sharesNames, takesWhatIsLeft) = (false, false)
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
            }
            let bound = first..<slotCount
            bind(bodies[index])
            fallthroughLabels.append(bodies[index + 1])
            let branch = emitBranch(item.statements, asValue: asValue, expected: expected)
            fallthroughLabels.removeLast()
            if !result.isKnown || result == .never { result = branch }
            popScope()
            jump(.jump, done)
            bind(failure)
            for slot in bound.reversed() { emit(.clear, slot) }
        }
        bind(bodies[cases.count])
        if asValue { emit(.void) }
        bind(done)
        loops.removeLast()
        popScope()
        bind(end)
        return result
    }
}
