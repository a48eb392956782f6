internal import SwiftSyntax

/// The functions that declarations are lowered to, each on first use.
extension Declarations {
    private func builder(for member: MemberInfo, name: String) -> FunctionBuilder {
        let builder = FunctionBuilder(
            declarations: self, parent: nil, owner: member.owner.map { resolved($0) }, file: member.file, name: name,
            isStatic: member.isStatic)
        builder.member = member
        if !assumptions.isEmpty, case let name = qualifiedName(member),
            assumptions.contains(.value(name)) && givesNil(member) || assumptions.contains(.element(name)) && givesArray(member)
        {
            builder.assumedResult = name
        }
        if let made = member.madeFrom {
            builder.isHidden = true
            builder.fixedOffset = made
        }
        return builder
    }

    func function(for member: MemberInfo) -> Int32 {
        if let known = member.function { return known }
        let index = code.add(qualifiedName(member), at: member.location) { [self] in
            let builder = builder(for: member, name: member.name)
            builder.emitFunction(member, firstSlot: member.owner == nil || isOperator(member) ? 0 : 1)
            return builder.finish()
        }
        member.function = index
        return index
    }

    /// A function that returns an initialiser's or a method's arguments as a tuple, with defaults for missing ones. Self is in slot 0.
    func defaultArguments(of member: MemberInfo) -> Int32 {
        if let known = member.defaultArguments { return known }
        let index = code.add(qualifiedName(member), at: member.location) { [self] in
            let builder = builder(for: member, name: member.name)
            builder.emitDefaultArguments(of: member)
            return builder.finish()
        }
        member.defaultArguments = index
        return index
    }

    /// Whether a member is an operator. An operator's function takes only its operands, wherever it is declared.
    func isOperator(_ member: MemberInfo) -> Bool {
        guard member.kind == .method, let first = member.baseName.unicodeScalars.first else { return false }
        return !(first.properties.isXIDStart || first == "_" || first.value > 0x2FFF)
    }

    func qualifiedName(_ member: MemberInfo) -> String {
        member.owner.map { "\($0.qualifiedName).\(member.name)" } ?? member.name
    }

    func getter(for member: MemberInfo) -> Int32 {
        if let known = member.getter { return known }
        let index = code.add(qualifiedName(member), at: member.location) { [self] in
            let builder = builder(for: member, name: member.name)
            if member.isLazy { builder.emitLazyGetter(member) } else { builder.emitGetter(member) }
            return builder.finish()
        }
        member.getter = index
        return index
    }

    func setter(for member: MemberInfo) -> Int32 {
        if let known = member.setterFunction { return known }
        let index = code.add(qualifiedName(member), at: member.location) { [self] in
            let builder = builder(for: member, name: member.setterName)
            builder.writtenName = member.name
            builder.emitSetter(member)
            return builder.finish()
        }
        member.setterFunction = index
        return index
    }

    /// A function that assigns the initial values of the type's own stored properties. Self is in slot 0 and returned. `onlyMissing`: skips
    /// properties that the memberwise initialiser has set.
    func defaultsFunction(of type: TypeInfo, onlyMissing: Bool = false) -> Int32 {
        if let known = onlyMissing ? type.missingDefaultsFunction : type.defaultsFunction { return known }
        let index = code.add("\(type.qualifiedName).init", at: type.location) { [self] in
            let builder = FunctionBuilder(
                declarations: self, parent: nil, owner: resolved(type), file: type.file, name: "init", isStatic: false)
            builder.writtenName = type.name
            builder.emitDefaults(of: type, onlyMissing: onlyMissing)
            return builder.finish()
        }
        if onlyMissing { type.missingDefaultsFunction = index } else { type.defaultsFunction = index }
        return index
    }

    /// A function that computes the first value of a global or static property.
    func initialiser(ofGlobal slot: Int32) -> Int32 {
        let member = globalSlots[Int(slot)]
        if let known = member.function { return known }
        let index = code.add(qualifiedName(member), at: member.location) { [self] in
            let builder = FunctionBuilder(
                declarations: self, parent: nil, owner: member.owner.map { resolved($0) }, file: member.file, name: member.name,
                isStatic: true)
            builder.writtenName = member.owner?.name
            builder.emitInitialValue(member)
            return builder.finish()
        }
        member.function = index
        return index
    }

    func topLevelFunction(file: Int) -> Int32 {
        code.add("main", at: nil) { [self] in
            let builder = FunctionBuilder(declarations: self, parent: nil, owner: nil, file: file, name: "main", isStatic: false)
            builder.emitTopLevel(topLevelItems[file])
            return builder.finish()
        }
    }

    // MARK: Synthesised functions

    private func make(_ name: String, _ emit: @escaping (FunctionBuilder) -> Void) -> Int32 {
        code.add(name, at: nil) { [self] in
            let builder = FunctionBuilder(declarations: self, parent: nil, owner: nil, file: 0, name: name, isStatic: false)
            builder.isHidden = true
            builder.fixedOffset = -1
            emit(builder)
            builder.emit(.return)
            return builder.finish()
        }
    }

    private func parameters(_ count: Int, _ builder: FunctionBuilder) {
        _ = builder.newSlot()
        for _ in 0..<count { builder.emit(.take, builder.newSlot()) }
        builder.closureArity = Int32(count)
    }

    func operatorFunction(_ op: Operation, _ name: String) -> Int32 {
        make(name) { [self] builder in
            parameters(2, builder)
            builder.emit(op)
        }
    }

    /// A closure that finds the program's operator of that name by the values it is called with.
    func operatorFunction(_ name: String, _ count: Int) -> Int32 {
        make(name) { [self] builder in
            parameters(count, builder)
            builder.emit(.callOperator, names.number(of: name), Int32(count))
        }
    }

    func libraryFunction(_ name: String) -> Int32 {
        make(name) { [self] builder in
            let count = name == "min" || name == "max" ? 2 : 1
            parameters(count, builder)
            builder.emit(.callLibrary, LibraryFunction.named(name)?.rawValue ?? 0, Int32(count), -1)
        }
    }

    /// A library function that ends the program (such as `precondition`), as a closure. It evaluates its autoclosures itself, the message
    /// only on failure. The last two arguments, file and line, come from the running position.
    func checkFunction(_ function: LibraryFunction, _ count: Int) -> Int32 {
        make("\(function)") { builder in
            for _ in 0...count { _ = builder.newSlot() }
            builder.closureArity = Int32(count)
            let holds = builder.newLabel()
            let hasCondition = function == .precondition || function == .assert
            if hasCondition {
                builder.emit(.take, 1)
                builder.emit(.callClosure, 0, 0)
                builder.jump(.jumpIfTrue, holds)
            }
            builder.emit(.take, hasCondition ? 2 : 1)
            builder.emit(.callClosure, 0, 0)
            builder.emit(.callLibrary, function.rawValue, 1, -1)
            builder.emit(.pop)
            builder.bind(holds)
            builder.emit(.void)
        }
    }

    func caseFunction(_ type: TypeInfo, _ ordinal: Int) -> Int32 {
        let count = type.cases[ordinal].parameters.count
        return make(type.cases[ordinal].fullName) { [self] builder in
            parameters(count, builder)
            builder.emit(.makeCase, type.index, Int32(ordinal), Int32(count))
        }
    }

    /// `Optional.some` as a closure.
    var someFunction: Int32 {
        make("some") { [self] builder in
            parameters(1, builder)
            builder.emit(.wrap, 1)
        }
    }

    /// An initialiser as a closure. Unless `isSure`, the overload is chosen by the values that the closure is called with.
    func initializerFunction(_ type: TypeInfo, _ member: MemberInfo, isSure: Bool) -> Int32 {
        make(member.name) { [self] builder in
            parameters(member.parameters.count, builder)
            let key = isSure ? key(ofInitializer: member, in: type) : member.name
            builder.emit(.instantiate, names.number(of: key), Int32(member.parameters.count), type.index)
        }
    }

    func memberwiseFunction(_ type: TypeInfo, _ labels: [String?]) -> Int32 {
        make("init") { [self] builder in
            parameters(labels.count, builder)
            builder.emit(.instantiateShape, code.shape(CallShape("init", labels)), Int32(labels.count), type.index)
        }
    }

    func libraryInitializer(_ type: StaticType, _ labels: [String?] = [nil]) -> Int32 {
        make("init") { [self] builder in
            _ = builder.emitType(type)
            parameters(labels.count, builder)
            builder.emit(.callShape, code.shape(CallShape("init", labels)), Int32(labels.count), code.newCache())
        }
    }

    /// The type of a function as a value.
    func functionType(of member: MemberInfo) -> StaticType {
        .function(
            member.parameters.map {
                let type = type(of: $0, of: member)
                return $0.isInout ? .reference(type) : $0.isAutoclosure ? .autoclosure(type) : type
            },
            type(of: member))
    }

    /// A free function as a closure.
    func functionValue(_ member: MemberInfo) -> Int32 {
        let index = make(member.name) { [self] builder in
            parameters(member.parameters.count, builder)
            builder.closureVariadic = member.parameters.firstIndex(where: \.isVariadic).map(Int32.init) ?? -1
            builder.emit(.call, function(for: member), Int32(member.parameters.count))
            let shared = member.inouts
            guard !shared.isEmpty else { return }
            let result = builder.newSlot()
            builder.emit(.store, result)
            for position in shared.reversed() { builder.emit(.store, Int32(position) + 1) }
            builder.emit(.take, result)
            builder.inouts = shared.map { Int32($0) + 1 }
        }
        if !member.isGeneric { code.functionTypes[index] = functionType(of: member) }
        return index
    }

    /// `Type.method`: takes the instance and returns the method bound to it.
    func unappliedFunction(_ name: String) -> Int32 {
        make(name) { [self] builder in
            parameters(1, builder)
            builder.emit(.bindMethod, names.number(of: name))
        }
    }

    /// `String.init(describing:)` for values of a type.
    func describingFunction(_ type: StaticType) -> Int32 {
        make("init(describing:)") { [self] builder in
            parameters(1, builder)
            builder.emit(.describe, builder.describedType(type))
        }
    }

    // MARK: Local types

    func localType(_ declaration: DeclSyntax, file: Int) -> TypeInfo? {
        if let known = localTypes[declaration.id] { return known }
        guard let type = collectType(declaration, file: file, outer: nil) else { return nil }
        localTypes[declaration.id] = type
        return type
    }
}

extension FunctionBuilder {
    func emitDefaults(of type: TypeInfo, onlyMissing: Bool) {
        isHidden = true
        _ = newSlot()
        let variable = Variable("self", declarations.selfType(of: type), .slot(0), isBoxed: false, isLet: false)
        isInitializer = true
        if type.namesParameters { declareTypeArguments(of: type, nil, in: type.stored.compactMap { $0.initialValue.map { Syntax($0) } }) }
        for member in type.stored where !member.isLazy {
            let isGiven = newLabel()
            if let value = member.initialValue {
                if onlyMissing { emitSkip(of: member, to: isGiven) }
                offset = member.madeFrom ?? Int32(value.positionAfterSkippingLeadingTrivia.utf8Offset)
                nestedNames = NestedNames.names(in: [Syntax(value)])
                emit(value, declarations.type(of: member))
                emitOwnership(member.ownership)
            } else if !member.isLet, declarations.type(of: member).isOptional {
                if onlyMissing { emitSkip(of: member, to: isGiven) }
                emit(.none)
            } else if let wrapper = declarations.undeclaredWrapper(of: member) {
                if onlyMissing { emitSkip(of: member, to: isGiven) }
                emit(.placeholder, code.constant("\(wrapper).\(member.baseName)"), -1)
                emitStandIn(declarations.type(of: member))
            } else {
                continue
            }
            emit(type.kind == .class ? .storeSelfField : .storeOwnField, member.slot)
            bind(isGiven)
        }
        scopes[0].names["self"] = .variable(variable)
        emit(.take, 0)
        if type.kind == .class, type.stored.contains(where: { declarations.mayBeSet($0) || declarations.mayBeFilled($0) }) {
            emit(.assumeProperties, type.index)
        }
        emit(.return)
    }

    /// Jumps over a property's initial value if the memberwise initialiser has already set the property.
    private func emitSkip(of member: MemberInfo, to isGiven: Label) {
        let isMissing = newLabel()
        emit(.loadOwnField, member.slot)
        jump(.jumpIfMissing, isMissing)
        emit(.pop)
        jump(.jump, isGiven)
        bind(isMissing)
        emit(.pop)
    }

    func emitInitialValue(_ member: MemberInfo) {
        isHidden = true
        if let value = member.initialValue {
            nestedNames = NestedNames.names(in: [Syntax(value)])
            offset = Int32(value.positionAfterSkippingLeadingTrivia.utf8Offset)
            emit(value, declarations.type(of: member))
            emitOwnership(member.ownership)
        } else {
            emit(.none)
        }
        emit(.storeGlobal, member.slot)
        emit(.void)
        emit(.return)
    }

    /// Declares slot 0 as `self`.
    func declareOwner() {
        let type = declarations.selfType(of: owner ?? declarations.types[0])
        scopes[0].names["self"] = .variable(Variable("self", type, .slot(newSlot()), isBoxed: false, isLet: false))
    }

    /// Lowers a lazy property's getter: returns the stored value, or computes and stores the initial one.
    func emitLazyGetter(_ member: MemberInfo) {
        isHidden = true
        declareOwner()
        guard let value = member.initialValue else {
            emit(.none)
            emit(.return)
            return
        }
        nestedNames = NestedNames.names(in: [Syntax(value)])
        offset = Int32(value.positionAfterSkippingLeadingTrivia.utf8Offset)
        let isObject = member.owner?.kind == .class
        if !isObject { inouts = [0] }
        let compute = newLabel()
        emit(.loadOwnField, member.slot)
        jump(.jumpIfMissing, compute)
        emit(.return)
        bind(compute)
        emit(.pop)
        offset = Int32(value.positionAfterSkippingLeadingTrivia.utf8Offset)
        if let owner, owner.namesParameters { declareTypeArguments(of: owner, member, in: [Syntax(value)]) }
        emit(value, declarations.type(of: member))
        emit(.duplicate)
        emit(isObject ? .storeSelfField : .storeOwnField, member.slot)
        emit(.return)
    }

    /// Lowers the top-level statements of a file, whose variables are globals.
    func emitTopLevel(_ items: [CodeBlockItemSyntax]) {
        _ = newSlot()
        for item in items {
            nestedNames = NestedNames.names(in: [Syntax(item)])
            if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
                mark(item)
                emitGlobals(variable)
            } else {
                emit(item)
                for pattern in Declarations.patterns(ofGuard: item) {
                    let name = pattern.identifier.identifierText
                    guard case .variable(let variable)? = lookup(name), let member = declarations.global(name, from: file) else { continue }
                    emitLoad(variable)
                    emit(.storeGlobal, member.slot)
                }
            }
        }
        emit(.void)
        leave()
        for scope in scopes { for (variable, start) in scope.variableStarts { see(variable, from: start) } }
    }

    private func emitGlobals(_ variable: VariableDeclSyntax) {
        // A task that computes a value belongs to the statements.
        if isAsync(variable) { return emit(variable) }
        var others = false
        for binding in variable.bindings {
            let members = declarations.propertyNames(of: binding).map { declarations.global($0, from: file) }
            if members.isEmpty || members.contains(where: { $0 == nil }) {
                others = true
                continue
            }
            for case let member? in members where member.kind == .storedProperty && !member.isLazy {
                if let value = member.initialValue, AwaitFinder.waits(in: value) {
                    // Suspends where the statements suspend, not inside one of the machine's own calls.
                    emit(value, declarations.type(of: member))
                    emitOwnership(member.ownership)
                    emit(.storeGlobal, member.slot)
                } else {
                    emit(.initializeGlobal, member.slot)
                }
            }
        }
        if others { emit(variable) }
    }
}
