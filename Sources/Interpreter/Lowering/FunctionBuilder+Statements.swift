internal import SwiftSyntax

/// Statements.
extension FunctionBuilder {
    func emit(_ items: CodeBlockItemListSyntax) {
        declareFunctionsAndTypes(in: items)
        for item in items {
            guard code.goesOn() else { return refuse("a function that was not read to its end", leaving: 0) }
            emit(item)
        }
    }

    /// Functions and types can be used before the line that declares them.
    func declareFunctionsAndTypes(in items: CodeBlockItemListSyntax) {
        var declared: [TypeInfo] = []
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let function = declaration.as(FunctionDeclSyntax.self) {
                let member = declarations.makeFunction(function, file: file)
                member.owner = owner
                member.genericParameters.formUnion(genericParameters)
                let local = LocalFunction(member: member, builder: self)
                let known = scopes[scopes.count - 1].names[member.baseName]
                let others = if case .function(let others)? = known { others } else { [LocalFunction]() }
                bind(member.baseName, to: .function(others + [local]))
            } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                declareAlias(alias.name.identifierText, alias.initializer.value)
            } else if let type = declarations.localType(declaration, file: file) {
                bind(type.name, to: .type(type))
                declared.append(type)
            }
        }
        for type in declared { type.surroundingTypes = visibleTypes }
    }

    /// Declares a type alias. One that depends on generic parameters is evaluated at run time, like these.
    private func declareAlias(_ name: String, _ type: TypeSyntax) {
        scopes[scopes.count - 1].aliases[name] = type
        guard emitTemplate(type) else { return }
        genericParameters.insert(name)
        declare(name, .meta(.unknown), isLet: true)
    }

    /// The local types that are visible here.
    private var visibleTypes: [String: TypeInfo] {
        var result = parent?.visibleTypes ?? owner?.surroundingTypes ?? [:]
        for scope in scopes {
            for (name, binding) in scope.names {
                if case .type(let type) = binding { result[name] = type }
            }
        }
        return result
    }

    func emit(_ item: CodeBlockItemSyntax) {
        mark(item)
        switch item.item {
        case .decl(let declaration): emit(declaration)
        case .stmt(let statement): emit(statement)
        case .expr(let expression): emitDiscarding(expression)
        }
    }

    /// Begins a statement: the following instructions belong to its line.
    func mark(_ node: some SyntaxProtocol) {
        speculations = [:]
        offset = Int32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        if node.as(CodeBlockItemSyntax.self)?.item.is(FunctionDeclSyntax.self) == true { return }
        if !isHidden { emit(.statement) }
    }

    func emit(_ declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            inPassing { emit(variable) }
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            if case .statements(let items)? = ConditionalCompilation.activeElements(of: conditional) { emit(items) }
        }
    }

    func emit(_ statement: StmtSyntax, label: String? = nil) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): emitDiscarding(node.expression, label: label)
        case .returnStmt(let node): emitReturn(node)
        case .guardStmt(let node): emit(node)
        case .whileStmt(let node): emit(node, label: label)
        case .repeatStmt(let node): emit(node, label: label)
        case .forStmt(let node): emit(node, label: label)
        case .labeledStmt(let node): emit(node.statement, label: node.label.identifierText)
        case .breakStmt(let node): emitBreak(node.label?.identifierText)
        case .continueStmt(let node): emitContinue(node.label?.identifierText)
        case .deferStmt(let node): emit(node)
        case .throwStmt(let node):
            emit(node.expression, guess(node.expression))
            emit(.throwError)
        case .doStmt(let node): emit(node, label: label)
        case .fallThroughStmt: emitFallthrough()
        case .discardStmt: break
        case .yieldStmt(let node): emitYield(node)
        default: refuse("'\(statement.firstToken(viewMode: .sourceAccurate)?.text ?? "statement")' statements", leaving: 0)
        }
    }

    func emitDiscarding(_ expression: ExprSyntax, label: String? = nil) {
        if let condition = expression.as(IfExprSyntax.self) {
            emit(condition, asValue: false, expected: .unknown, label: label)
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            emit(choice, asValue: false, expected: .unknown, label: label)
        } else if let infix = expression.as(InfixOperatorExprSyntax.self), emitAssignment(infix) {
            return
        } else {
            inScope {
                emit(expression, .unknown)
                emit(.pop)
            }
        }
    }

    func emitReturn(_ node: ReturnStmtSyntax) {
        if let exit = observerExit {
            if let expression = node.expression { emitDiscarding(expression) }
            emitCleanups(downTo: exit.scopes)
            jump(.jump, exit.label)
            return
        }
        if isInitializer {
            if let expression = node.expression, expression.is(NilLiteralExprSyntax.self) {
                emit(.initialiserFails)
                emit(.none)
            } else {
                emit(.missing)
            }
        } else if let expression = node.expression {
            let type = emitResult(expression)
            if seenReturn == nil || seenReturn == .unknown { seenReturn = type }
        } else {
            emit(.void)
        }
        leave()
    }

    /// Lowers `yield` in an accessor. A yielded value is the result; a yielded `&place` takes the new value.
    private func emitYield(_ node: YieldStmtSyntax) {
        guard case .single(let expression) = node.yieldedExpressions else { return refuse("'yield' of several values", leaving: 0) }
        guard let lent = expression.as(InOutExprSyntax.self), case .variable(let value)? = lookup("newValue") else {
            _ = emitResult(expression)
            return leave()
        }
        let place = prepare(lent.expression, skip: nil)
        emitLoad(value)
        emitStore(place)
    }

    /// Returns the value on the stack. Runs pending `defer` blocks and tasks first.
    func leave() {
        let hasDefer = scopes.contains { scope in
            scope.cleanups.contains { cleanup in
                switch cleanup {
                case .defer, .task: true
                case .local, .slot, .handler: false
                }
            }
        }
        if hasDefer { emitCleanups(downTo: 0) }
        emit(.return)
    }

    func emitBreak(_ name: String?) {
        guard let loop = loops.last(where: { name == nil || $0.name == name }) else {
            refuse("'break' outside a loop", leaving: 0)
            return
        }
        emitCleanups(downTo: loop.scopes)
        jump(.jump, loop.breakLabel)
    }

    func emitContinue(_ name: String?) {
        guard let loop = loops.last(where: { $0.continueLabel != nil && (name == nil || $0.name == name) }),
            let target = loop.continueLabel
        else {
            refuse("'continue' outside a loop", leaving: 0)
            return
        }
        emitCleanups(downTo: loop.scopes)
        jump(.jump, target)
    }

    func emit(_ node: DeferStmtSyntax) {
        let landing = newLabel()
        let past = newLabel()
        jump(.enterTry, landing, slotCount)
        jump(.jump, past)
        bind(landing)
        pushScope()
        emit(node.body.statements)
        popScope()
        emit(.rethrow)
        bind(past)
        scopes[scopes.count - 1].cleanups.append(.defer(node.body.statements, scopes[scopes.count - 1].names))
        scopes[scopes.count - 1].cleanups.append(.handler)
    }

    func emit(_ variable: VariableDeclSyntax) {
        if emitWrapped(variable) { return }
        let isLet = variable.bindingSpecifier.text == "let"
        var ownership = MemberInfo.Ownership.strong
        if variable.modifiers.contains(where: { $0.name.text == "weak" }) { ownership = .weak }
        if variable.modifiers.contains(where: { $0.name.text == "unowned" }) { ownership = .unowned }
        let bindings = Array(variable.bindings)
        if isAsync(variable) { return emitTasks(of: bindings) }
        for (position, binding) in bindings.enumerated() {
            let annotation = Declarations.annotation(of: bindings[position...])
            let declared = bounded(staticType(annotation), annotation)
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
                let accessors = localAccessors(of: binding)
                let implied = isLet || declared.isOptional ? nil : Declarations.impliedValue(of: annotation)
                if let accessors, accessors.get != nil {
                    declareComputed(name, declared, accessors)
                } else if variable.modifiers.contains(where: { $0.name.text == "lazy" }), let value = binding.initializer?.value {
                    let type = declared.isKnown ? declared : speculate(value, .unknown)
                    let variable = declare(name, type, isLet: false, isInitialised: false)
                    note(annotation, of: variable)
                    variable.lazyValue = value
                } else if let value = binding.initializer?.value ?? implied {
                    wish(annotation, of: value)
                    let type = emit(value, declared)
                    let known = annotation == nil ? type : declared
                    if accessors != nil { nestedNames.insert(name) }
                    let variable = declare(name, ownership == .weak ? known.madeOptional : known, isLet: isLet, ownership: ownership)
                    variable.accessors = accessors
                    note(annotation, of: variable)
                } else if !isLet, declared.isOptional {
                    emit(.none)
                    note(annotation, of: declare(name, declared, isLet: isLet, ownership: ownership))
                } else {
                    note(annotation, of: declare(name, declared, isLet: isLet, ownership: ownership, isInitialised: false))
                }
            } else if let value = binding.initializer?.value {
                let type = emit(value, declared)
                let slot = newTemporary()
                emit(.store, slot)
                let failure = newLabel()
                emitPattern(binding.pattern, slot, declared.isKnown ? declared : type, failure, bindsAs: isLet)
                bind(failure)
                emit(.clear, slot)
            }
        }
    }

    /// Records a variable's type annotation.
    private func note(_ annotation: TypeSyntax?, of variable: Variable) {
        variable.written = annotation
        variable.isImplicitlyUnwrapped = annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    }

    /// Whether a declaration is an `async let`.
    func isAsync(_ variable: VariableDeclSyntax) -> Bool { variable.modifiers.contains { $0.name.text == "async" } }

    /// Lowers `async let`: each variable holds a task that computes its value.
    private func emitTasks(of bindings: [PatternBindingSyntax]) {
        guard let type = declarations.declaredType(path: "_Task") else { return }
        for binding in bindings {
            guard let value = binding.initializer?.value else { continue }
            let declared = staticType(binding.typeAnnotation?.type)
            let awaited = declared.isKnown ? declared : speculate(value, .unknown)
            emitAutoclosure(value, declared)
            emit(.instantiateShape, code.shape(CallShape("init", ["_child"])), 1, type.index)
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? "_"
            let variable = declare(name, .declared(type.index), isLet: true)
            variable.awaited = awaited
            scopes[scopes.count - 1].cleanups.append(.task(variable))
        }
    }
}
