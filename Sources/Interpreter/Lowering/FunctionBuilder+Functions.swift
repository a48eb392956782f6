internal import SwiftSyntax

/// Whole functions: parameters, defaults, and the specifics of initialisers and accessors.
extension FunctionBuilder {
    /// Lowers a function or method. Parameters begin at slot `firstSlot`; slot 0 is self or the closure.
    func emitFunction(_ member: MemberInfo, firstSlot: Int32) {
        returnType = member.kind == .initializer ? .unknown : declarations.type(of: member)
        writtenResult = member.kind == .initializer ? nil : member.typeSyntax
        if owner?.genericNames.isEmpty == false { resultSyntax = writtenResult }
        genericParameters.formUnion(member.genericParameters)
        guard let body = member.body else {
            refuse("a body for '\(member.name)'")
            emit(.return)
            return
        }
        nestedNames = NestedNames.names(in: [Syntax(body)])
        offset = Int32(body.positionAfterSkippingLeadingTrivia.utf8Offset)
        if firstSlot == 1, slotCount == 0 {
            _ = newSlot()
            if localFunction == nil { declareSelf(member, givesBack: member.isMutating) }
        }
        declareParameters(member, body)
        declareSelfOfOperands(member)
        if member.isMutating, selfVariable != nil { inouts.insert(0, at: 0) }
        if member.kind == .initializer {
            emitInitializerBody(member, body)
        } else if let builder = resultBuilder(member.attributes) {
            emitBody(body, with: builder)
        } else {
            emitBody(body)
        }
    }

    /// `givesBack`: the caller receives the value as the body leaves it.
    private func declareSelf(_ member: MemberInfo, givesBack: Bool) {
        guard let owner else { return }
        var type = declarations.selfType(of: owner)
        if owner.kind == .protocol { type = declarations.typeOfSelf(in: member, of: owner) ?? .declared(owner.index) }
        if member.isStatic { type = .meta(type) }
        // Closures that change `self` share it with the method.
        let isBoxed = (givesBack || (member.kind == .initializer && owner.kind != .class)) && nestedNames.contains("self")
        let variable = Variable("self", type, .slot(0), isBoxed: isBoxed, isLet: false)
        scopes[0].names["self"] = .variable(variable)
        scopes[0].variableStarts.append((variable, 0))
        if isBoxed {
            emit(.take, 0)
            emit(.makeBox)
            emit(.store, 0)
        }
    }

    /// Declares `Self` in a protocol's operator: the type of an operand.
    private func declareSelfOfOperands(_ member: MemberInfo) {
        guard let owner, owner.kind == .protocol, declarations.isOperator(member),
            let operand = member.parameters.first(where: { $0.type?.writtenText == "Self" }),
            case .variable(let variable)? = scopes[0].names[operand.name]
        else { return }
        emitLoad(variable)
        emit(.typeOf, -1)
        let own = Variable("self", .meta(.declared(owner.index)), .slot(newSlot()), isBoxed: false, isLet: true)
        emitStore(own)
        scopes[0].names["self"] = .variable(own)
        scopes[0].variableStarts.append((own, instructions.count))
    }

    @discardableResult
    private func declareParameters(_ member: MemberInfo, _ body: CodeBlockItemListSyntax? = nil) -> [(Variable, ParameterInfo)] {
        var declared: [(Variable, ParameterInfo)] = []
        bounds = declarations.bounds(of: member)
        for parameter in member.parameters {
            let isBoxed = parameter.isInout && nestedNames.contains(parameter.name)
            var type = bounded(declarations.type(of: parameter, of: member), parameter.type, isVariadic: parameter.isVariadic)
            if parameter.isAutoclosure, case .function = type {} else if parameter.isAutoclosure { type = .function([], type) }
            let variable = Variable(parameter.name, type, .slot(newSlot()), isBoxed: isBoxed, isLet: !parameter.isInout)
            variable.isImplicitlyUnwrapped = parameter.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
            declared.append((variable, parameter))
        }
        if let body { declareGenericArguments(of: member, in: body, declared) }
        for (variable, parameter) in declared {
            guard case .slot(let slot) = variable.storage else { continue }
            if parameter.isInout { inouts.append(slot) }
            if let value = parameter.defaultValue {
                let given = newLabel()
                jump(.jumpIfGiven, given, slot)
                let hidden = (isHidden, offset)
                (isHidden, isDefaultArgument) = (true, true)
                if parameter.isAutoclosure {
                    emitAutoclosure(value, declarations.type(of: parameter, of: member))
                } else {
                    emit(value, variable.type)
                }
                emit(.store, slot)
                (isHidden, offset) = hidden
                isDefaultArgument = false
                bind(given)
            }
            switch variable.type.unwrapped {
            case .int(.int): break
            case .int, .double, .float, .character, .substring:
                emit(.convertLocal, slot, code.type(variable.type.unwrapped), variable.type.unwrapped == .float ? 1 : 0)
            default: break
            }
            if variable.isBoxed {
                emit(.take, slot)
                emit(.makeBox)
                emit(.store, slot)
            }
        }
        for (variable, parameter) in declared {
            scopes[0].names[parameter.name] = .variable(variable)
            if !parameter.isInout { scopes[0].cleanups.append(.local(variable)) }
            scopes[0].variableStarts.append((variable, instructions.count))
        }
        for (_, parameter) in declared { emitWrapped(parameter) }
        return declared
    }

    /// Lowers a function that returns an initialiser's or a method's arguments, defaults included, as a tuple.
    func emitDefaultArguments(of member: MemberInfo) {
        genericParameters.formUnion(member.genericParameters)
        _ = newSlot()
        declareSelf(member, givesBack: false)
        let declared = declareParameters(member)
        inouts = []
        for (variable, _) in declared { if case .slot(let slot) = variable.storage { emit(.take, slot) } }
        emit(.makeTuple, Int32(declared.count), -1)
        leave()
    }

    private func emitInitializerBody(_ member: MemberInfo, _ body: CodeBlockItemListSyntax) {
        guard let owner else { return }
        isInitializer = true
        let delegates = DelegationFinder.delegates(body)
        if !delegates, owner.kind != .extensionOfExternalType {
            if owner.kind == .class { emitSelf() } else if let own = selfVariable { emitTake(own) }
            emit(.call, declarations.defaultsFunction(of: owner), 1)
            if owner.kind == .class { emit(.pop) } else if let own = selfVariable { emitStore(own, putsBack: true) }
        }
        if !delegates, owner.kind == .extensionOfExternalType, setsParts(of: owner, body), let own = selfVariable {
            _ = emitInitialiser(declarations.staticType(source: owner.name), [], CallShape("init", []), .unknown)
            emitStore(own, putsBack: true)
        }
        emit(body)
        if owner.kind == .class, !delegates, !calledSuperInitializer, superclassType != nil, !DelegationFinder.callsSuper(body) {
            _ = emitSuperCall([], CallShape("init", []))
            emit(.pop)
        }
        emit(.missing)
        leave()
        for scope in scopes { for (variable, start) in scope.variableStarts { see(variable, from: start) } }
    }

    /// Whether an extension's initialiser of a host struct assigns parts, `self.size = …`, instead of delegating. Imported C structs allow
    /// that. The struct starts empty.
    private func setsParts(of owner: TypeInfo, _ body: CodeBlockItemListSyntax) -> Bool {
        guard let host = declarations.hostType(named: owner.name), host.kind == .structure else { return false }
        return host.members(named: "init").contains { $0.name == "init()" } && AssignmentFinder.assignsParts(body)
    }

    /// Lowers a getter. Slot 0 is `self`, followed by a subscript's indices.
    func emitGetter(_ member: MemberInfo) {
        returnType = declarations.type(of: member)
        writtenResult = member.typeSyntax
        if owner?.genericNames.isEmpty == false { resultSyntax = writtenResult }
        genericParameters.formUnion(member.genericParameters)
        guard let body = member.getterBody else {
            refuse("a getter for '\(member.name)'")
            emit(.return)
            return
        }
        nestedNames = NestedNames.names(in: [Syntax(body)])
        if member.owner != nil {
            _ = newSlot()
            let givesBack = member.hasMutatingGetter && declarations.givesSelfBack(member)
            declareSelf(member, givesBack: givesBack)
            if givesBack { inouts = [0] }
        }
        declareParameters(member, body)
        if let builder = resultBuilder(member.attributes) { emitBody(body, with: builder) } else { emitBody(body) }
    }

    /// Lowers a setter, or the observers and the store of an observed property. The slots are `self`, the indices and the new value.
    func emitSetter(_ member: MemberInfo) {
        let bodies = [member.setter?.body, member.willSetAccessor?.body, member.didSetAccessor?.body].compactMap { $0 }
        genericParameters.formUnion(member.genericParameters)
        nestedNames = NestedNames.names(in: bodies.map { Syntax($0) })
        if member.owner != nil {
            _ = newSlot()
            let givesBack = declarations.givesSelfBack(member)
            declareSelf(member, givesBack: givesBack)
            if givesBack { inouts = [0] }
        }
        let declared = declareParameters(member)
        let type = bounded(declarations.type(of: member), member.typeSyntax)
        let value = Variable("newValue", type, .slot(newSlot()), isBoxed: false, isLet: true)
        if let body = member.setter?.body {
            let given = (value, ParameterInfo(label: nil, name: value.name, type: member.typeSyntax))
            declareGenericArguments(of: member, in: body.statements, declared + [given])
        }
        scopes[0].cleanups.append(.local(value))
        if let setter = member.setter {
            let name = setter.parameters?.name.identifierText ?? "newValue"
            scopes[0].names[name] = .variable(value)
            scopes[0].variableStarts.append((value, 0))
            // A wrapped property's observers surround the setter.
            let place = member.isStatic ? LValue.computedGlobal(member) : selfVariable.map { .member(.variable($0), member.baseName, type) }
            let old = member.isObserved ? place.map { emitOldValue(of: member, $0) } : nil
            if let willSet = member.willSetAccessor { emitObserver(willSet, "newValue", value) }
            if let body = setter.body { emit(body.statements) }
            if let didSet = member.didSetAccessor, let old { emitObserver(didSet, "oldValue", old) }
        } else if member.kind == .subscript {
            emit(.fail, code.constant("cannot assign through subscript: subscript is get-only"))
        } else {
            emitObservers(member, value)
        }
        emit(.void)
        leave()
    }

    private func emitObservers(_ member: MemberInfo, _ value: Variable) {
        let type = declarations.type(of: member)
        let place: LValue? =
            if member.observesSuper {
                .superMember(member.baseName, type)
            } else if member.owner == nil || member.isStatic {
                .global(member)
            } else {
                fieldPlace(member)
            }
        guard let place else {
            refuse("observers of '\(member.name)' here", leaving: 0)
            return
        }
        let old = emitOldValue(of: member, place)
        if let willSet = member.willSetAccessor { emitObserver(willSet, "newValue", value) }
        emitLoad(value)
        emitOwnership(member.ownership)
        switch place {
        case .global: emit(.storeGlobal, member.slot, 1)
        case .ownField(_, let isObject): emit(isObject ? .storeSelfField : .storeOwnField, member.slot, 1)
        default: emitStore(place)
        }
        if let didSet = member.didSetAccessor { emitObserver(didSet, "oldValue", old) }
        if member.tellsChanges { emitChange(of: member, place, old) }
    }

    /// Keeps the value of an observed property before it changes, if an observer uses it.
    private func emitOldValue(of member: MemberInfo, _ place: LValue) -> Variable {
        let usesOld = member.tellsChanges || member.didSetAccessor.map { OldValueFinder.usesOld($0) } ?? false
        if !usesOld {
            emit(.missing)
        } else if member.isLazy {
            emitLazyValue(member)
        } else {
            emitLoad(place)
        }
        let old = Variable("oldValue", declarations.type(of: member), .slot(newSlot()), isBoxed: false, isLet: true)
        scopes[0].cleanups.append(.local(old))
        initialise(old)
        return old
    }

    /// Pushes the value of a lazy property, computing it if necessary.
    private func emitLazyValue(_ member: MemberInfo) {
        if let own = selfVariable, changingMember(member.baseName, of: own.type) != nil { return emitRead(member, of: .variable(own)) }
        emitSelf()
        emit(.call, declarations.getter(for: member), 1)
    }

    /// Lowers an observer's body. A `return` in it continues with the rest of the setter.
    private func emitObserver(_ observer: AccessorDeclSyntax, _ name: String, _ value: Variable) {
        guard let body = observer.body else { return }
        let end = newLabel()
        observerExit = (end, scopes.count)
        // An observer is the program's, also where the setter around it is made.
        let (hidden, fixed) = (isHidden, fixedOffset)
        (isHidden, fixedOffset) = (isLibrarys, nil)
        offset = Int32(body.positionAfterSkippingLeadingTrivia.utf8Offset)
        inScope {
            bind(observer.parameters?.name.identifierText ?? name, to: .variable(value))
            emit(body.statements)
        }
        (isHidden, fixedOffset) = (hidden, fixed)
        observerExit = nil
        bind(end)
    }

    /// Notifies the library that observes changes.
    private func emitChange(of member: MemberInfo, _ place: LValue, _ old: Variable) {
        guard let changeObserver = declarations.changeObserver else { return }
        emitSelf()
        emitString(member.baseName)
        emitLoad(old)
        emitLoad(place)
        emit(.call, declarations.function(for: changeObserver), 4)
        emit(.pop)
    }
}

/// Whether an initialiser delegates to another one of the same type.
final class DelegationFinder: SyntaxVisitor {
    private var found = false
    private let base: String

    private init(base: String) {
        self.base = base
        super.init(viewMode: .sourceAccurate)
    }

    static func delegates(_ body: CodeBlockItemListSyntax) -> Bool { finds("self", body) }
    static func callsSuper(_ body: CodeBlockItemListSyntax) -> Bool { finds("super", body) }

    /// Whether an expression calls an initialiser on `self` or `super`.
    static func isDelegation(_ expression: ExprSyntax) -> Bool {
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.declName.baseName.text == "init" && ["self", "super"].contains(called?.base?.writtenText)
    }

    private static func finds(_ base: String, _ body: CodeBlockItemListSyntax) -> Bool {
        let finder = DelegationFinder(base: base)
        finder.walk(body)
        return finder.found
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "init", node.base?.writtenText == base { found = true }
        return .visitChildren
    }
}

/// Whether a `didSet` needs the old value.
final class OldValueFinder: SyntaxVisitor {
    private var found = false

    static func usesOld(_ accessor: AccessorDeclSyntax) -> Bool {
        if accessor.parameters != nil { return true }
        let finder = OldValueFinder(viewMode: .sourceAccurate)
        if let body = accessor.body { finder.walk(body) }
        return finder.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "oldValue" { found = true }
        return .visitChildren
    }
}
