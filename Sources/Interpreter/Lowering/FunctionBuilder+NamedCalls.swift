internal import SwiftSyntax

/// Calls of bare names: local functions, members of enclosing types, the program's functions, and those of the host and the library.
extension FunctionBuilder {
    func emitNamedCall(
        _ node: DeclReferenceExprSyntax, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType, in module: Module? = nil
    ) -> StaticType {
        let name = shape.base
        let file = module?.file ?? viewpoint?.file
        if name == "type", shape.labels == ["of"], let value = arguments.first?.value {
            let type = emit(value, .unknown)
            // In an initialiser of an external type, `self` is the type until the value is made.
            let isUnmade = owner?.kind == .extensionOfExternalType && member?.kind == .initializer && value.writtenText == "self"
            if value.is(DeclReferenceExprSyntax.self), value.writtenText != "self", let written = writtenType(of: value),
                emitTemplate(written)
            {
                emit(.typeOf, -2)
            } else {
                let isFunction = type.isFunction && type.isWhole && !value.is(KeyPathExprSyntax.self)
                emit(.typeOf, isFunction ? code.type(opened(type)) : describedType(type), isUnmade ? 1 : 0)
            }
            return .meta(type)
        }
        switch module == nil ? lookup(name) : nil {
        case .variable(let variable)?:
            if let type = emitCallable(.variable(variable), arguments, shape, expected) { return type }
            emitLoad(variable)
            if case .meta(let type) = variable.type { return emitTypeValueCall(type, arguments, shape) }
            if let type = emitCallable(variable.type, arguments, shape, expected) { return type }
            return emitClosureCall(variable.type, arguments)
        case .function(let functions)?:
            if let function = functions.first(where: { shape.match(declarations.shapes(of: $0.member)) != nil })
                ?? functions.first,
                let sources = shape.match(declarations.shapes(of: function.member))
            {
                let plan = prepareInouts(arguments)
                emitClosure(of: function)
                let member = function.member
                emitArguments(
                    arguments, sources, parameterTypes(of: (member, sources), on: nil, arguments, expected), member, plan: plan)
                emit(.callClosure, 0, Int32(sources.count))
                emitBindings(member, arguments, sources, expected)
                finishInouts(plan)
                return declarations.type(of: member)
            }
        default: break
        }
        let callsUnknown = module == nil && asksUnknownOfItself(name)
        if module == nil, !callsUnknown, let type = emitOwnCall(arguments, shape, expected) { return type }
        let functions =
            module.map { declarations.functions(named: name, ofModuleWith: $0.file, from: file) }
            ?? declarations.functions(named: name, from: file)
        if let functions, let choice = choose(functions, shape, arguments, expected: expected),
            !isLibrarys(name, rather: choice, arguments)
        {
            let plan = prepareInouts(arguments)
            let types = parameterTypes(of: choice, on: nil, arguments, expected)
            emitArguments(arguments, choice.sources, types, choice.member, plan: plan)
            emit(.call, declarations.function(for: choice.member), Int32(choice.sources.count))
            emitBindings(choice.member, arguments, choice.sources, expected)
            finishInouts(plan)
            return emitResult(resultType(of: choice.member, on: .unknown, arguments, choice.sources, expected), of: choice.member)
        }
        if let global = declarations.global(name, from: file), module?.holds(global, declarations) ?? true {
            if !global.isLet, let type = emitCallable(.global(global), arguments, shape, expected), global.kind == .storedProperty {
                return type
            }
            let type = emitStatic(global)
            return emitCallable(type, arguments, shape, expected) ?? emitClosureCall(type, arguments)
        }
        if let choice = choose(declarations.hostGlobals(named: name), shape, arguments) {
            let types = choice.member.parameters.map { declarations.staticType(source: $0.type) }
            emitArguments(arguments, choice.sources, types)
            emit(.callHost, hostNumber(choice.member), Int32(choice.sources.count))
            return declarations.staticType(source: choice.member.result)
        }
        if let function = LibraryFunction.named(name) { return emitLibraryCall(function, arguments, shape, expected) }
        let plan = prepareInouts(arguments, copying: true)
        let mayBeInherited = callsUnknown || inheritsUnknown(name) || mayExtendHost(name)
        if mayBeInherited { emitSelf() }
        for (index, argument) in arguments.enumerated() {
            let entry = plan.places.first { $0.argument == index }
            if let entry { emit(.load, entry.slot) } else { emit(argument.value, .unknown) }
        }
        emit(.placeholder, code.constant(shape.name), mayBeInherited ? -3 - Int32(arguments.count) : Int32(arguments.count))
        for entry in plan.places {
            emit(.take, entry.slot)
            emit(.filled, code.constant(shape.name), Int32(entry.argument))
            emitStore(entry.place)
        }
        return .unknown
    }

    /// Whether a property's own getter calls its own name. That means a method that the class has elsewhere.
    private func asksUnknownOfItself(_ name: String) -> Bool {
        guard let owner, let own = declaration, own.baseName == name, own.kind == .computedProperty else { return false }
        let isMethodHere = members(named: name, in: owner, isStatic: isStatic).contains { $0.kind == .method }
        let hosts = declarations.resolved(owner).hostAncestor.map { declarations.hostMembers(named: name, in: $0.name, isStatic: isStatic) }
        return !isMethodHere && !(hosts ?? []).contains { $0.get == nil }
    }

    /// Calls `callAsFunction` of the value on the stack; nil if its type has none.
    func emitCallable(
        _ type: StaticType, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType, _ plan: InoutPlan? = nil
    ) -> StaticType? {
        guard hasMember("callAsFunction", type) else { return nil }
        let call = CallShape("callAsFunction", shape.labels, trailing: shape.trailing)
        return emitValueCall(.pushed(type), arguments, call, expected, plan: plan)
    }

    /// Calls `callAsFunction` of a property of the value on the stack. Nil if there is none, or if a method has the name.
    func emitCallOfValue(
        _ shape: CallShape, _ type: StaticType, _ callee: Callee, _ arguments: [Argument], _ expected: StaticType, _ plan: InoutPlan
    ) -> StaticType? {
        guard callee.member == nil, callee.host == nil, let property = memberType(shape.base, of: type),
            hasMember("callAsFunction", property)
        else { return nil }
        emit(.getMember, number(shape.base), 0, code.newCache())
        return emitCallable(property, arguments, shape, expected, plan)
    }

    /// Calls a mutating `callAsFunction` of the value in a place; nil if there is none.
    private func emitCallable(_ place: LValue, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType) -> StaticType? {
        guard case .declared(let index) = place.type, !isReference(place.type),
            members(named: "callAsFunction", in: declarations.type(index), isStatic: false).contains(where: \.isMutating)
        else { return nil }
        let shape = CallShape("callAsFunction", shape.labels, trailing: shape.trailing)
        return emitValueCall(.place({ place }, place.type), arguments, shape, expected)
    }

    /// Calls a member of an enclosing type by its bare name; nil if there is none.
    private func emitOwnCall(_ arguments: [Argument], _ shape: CallShape, _ expected: StaticType) -> StaticType? {
        guard let owner else { return nil }
        if let own = selfVariable {
            let isMeta = if case .meta = own.type.unwrapped { true } else { false }
            let selfType = isMeta ? own.type : declarations.selfType(of: owner)
            for type in [selfType, own.type] where hasMember(shape.base, type) {
                return emitValueCall(.place({ .variable(own) }, type), arguments, shape, expected, isOwn: true)
            }
            // An extension of an undeclared class calls its own member. The instance's type is known only at run time.
            if owner.kind == .extensionOfExternalType, !isMeta, !selfType.isKnown,
                !members(named: shape.base, in: owner, isStatic: false).isEmpty
            {
                return emitValueCall(.place({ .variable(own) }, selfType), arguments, shape, expected, isOwn: true)
            }
        }
        var current: TypeInfo? = owner
        while let type = current {
            if !members(named: shape.base, in: type, isStatic: true).isEmpty, shape.base != "init" {
                if type === owner, isStatic, isSelfOpen, let own = selfVariable {
                    return emitValueCall(.place({ .variable(own) }, own.type), arguments, shape, expected)
                }
                _ = emitType(.declared(type.index))
                return emitValueCall(.pushed(.meta(.declared(type.index))), arguments, shape, expected)
            }
            if isStatic || type !== owner || initialValueContext, let known = typeWithStatic(shape.base, type) {
                _ = emitType(known)
                return emitValueCall(.pushed(.meta(known)), arguments, shape, expected)
            }
            current = type.outer
        }
        return nil
    }

    /// The host or library type whose static function a bare name means inside a type or an extension.
    private func typeWithStatic(_ base: String, _ type: TypeInfo) -> StaticType? {
        guard base != "init", let host = type.hostName else { return nil }
        if declarations.hostType(named: host) != nil {
            guard !declarations.hostMembers(named: base, in: host, isStatic: true).isEmpty else { return nil }
            return type.kind == .extensionOfExternalType ? .host(host) : .declared(type.index)
        }
        let library = declarations.staticType(source: host)
        return base == "random" && (library.isNumber || library == .bool) ? library : nil
    }

    /// Whether a value of the type surely has a member of that base name.
    func hasMember(_ base: String, _ type: StaticType) -> Bool {
        if type.isOptional, ["map", "flatMap"].contains(base) { return true }
        switch type.unwrapped {
        case .declared(let index):
            let info = declarations.type(index)
            if !members(named: base, in: info, isStatic: false).isEmpty { return true }
            if info.kind == .protocol, declarations.allProtocols(of: info).contains(where: { $0.members(named: base) != nil }) {
                return true
            }
            if let host = info.hostAncestor, !declarations.hostMembers(named: base, in: host.name, isStatic: false).isEmpty { return true }
            return list(of: type).map { LibraryTypes.hasMethod(base, $0) } ?? false
        case .host(let host):
            return !declarations.hostMembers(named: base, in: host, isStatic: false).isEmpty
                || !foreignMembers(named: base, of: declarations.hostNames(host), isStatic: false).isEmpty
        case .meta(.declared(let index)):
            let info = declarations.type(index)
            if !members(named: base, in: info, isStatic: true).isEmpty, base != "init" { return true }
            return info.hostAncestor.map { !declarations.hostMembers(named: base, in: $0.name, isStatic: true).isEmpty } ?? false
        case .meta(.host(let host)): return !declarations.hostMembers(named: base, in: host, isStatic: true).isEmpty
        case .unknown, .any, .meta: return false
        default:
            return !foreignMembers(named: base, of: LibraryTypes.extensionNames(of: type), isStatic: false).isEmpty
                || LibraryTypes.hasMethod(base, type)
        }
    }
}
