internal import SwiftSyntax

/// Bare names: variables, members, functions and top-level declarations.
extension FunctionBuilder {
    /// A bare name as a value.
    func emitName(
        _ name: String, _ node: some SyntaxProtocol, expected: StaticType, arguments: DeclNameArgumentsSyntax? = nil,
        in module: Module? = nil
    ) -> StaticType {
        let isOfProject = module?.file != nil
        let file = module?.file ?? viewpoint?.file
        if module == nil, let binding = lookup(name) {
            switch binding {
            case .variable(let variable): return emitValue(of: variable)
            case .function(let functions):
                guard let function = functions.first else { break }
                emitClosure(of: function)
                return declarations.functionType(of: function.member)
            case .type(let type): return emitType(.declared(type.index))
            }
        }
        if name == "..." {
            emit(.missing)
            emit(.missing)
            emit(.makeRange, 0)
            return .range(.unknown)
        }
        if name.hasPrefix("$"), let position = Int(name.dropFirst()) { return emitImplicitParameter(position) }
        // A projection, `$name`, and a whole tuple pattern, `(a, b)`, are properties.
        if Declarations.isOperator(name), let first = name.first, !["$", "("].contains(first) {
            if let type = emitOperator(name, expected) { return type }
        } else if module == nil, !isInheritedOptional(name, node), let type = emitOwnMember(name, arguments, expected) {
            return type
        }
        if let member = declarations.global(name, from: file), module?.holds(member, declarations) ?? true { return emitStatic(member) }
        if Self.arithmetic[name] == nil, Self.comparisons[name] == nil,
            let members = declarations.functions(named: name, from: file)?.filter({ module?.holds($0, declarations) ?? true }),
            let member = pick(members, arguments, expected)?.member
        {
            emit(.makeClosure, declarations.functionValue(member), 0)
            return declarations.functionType(of: member)
        }
        if isOfProject {
            let type = declarations.namedType(name, [], TypeScope(file: file))
            if type.isKnown { return emitType(type) }
        }
        if let type = typeNamed(ExprSyntax(node) ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))) {
            return emitType(type)
        }
        if let member = declarations.hostGlobals(named: name).first {
            if member.kind == .property {
                emit(.callHost, hostNumber(member), 0)
                return declarations.staticType(source: member.result)
            }
            emit(.bindHost, hostNumber(member))
            return .function(
                member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
        }
        if let function = prefixFunction(name, expected) { return emit(function, expected) }
        if Self.arithmetic[name] != nil || Self.comparisons[name] != nil {
            let op = Self.arithmetic[name] ?? Self.comparisons[name] ?? .add
            emit(.makeClosure, declarations.operatorFunction(op, name), 0)
            return .function([.unknown, .unknown], Self.comparisons[name] == nil ? .unknown : .bool)
        }
        if let function = LibraryFunction.named(name) {
            if let types = function.checkParameters {
                emit(.makeClosure, declarations.checkFunction(function, types.count), 0)
                return .function(types, function == .fatalError || function == .preconditionFailure ? .never : .void)
            }
            emit(.makeClosure, declarations.libraryFunction(name), 0)
            return .function([.unknown], .unknown)
        }
        emitUndeclared(name)
        return .unknown
    }

    /// Lowers an undeclared bare name.
    func emitUndeclared(_ name: String) {
        let mayBeInherited = inheritsUnknown(name)
        if mayBeInherited { emitSelf() }
        emit(.placeholder, code.constant(name), mayBeInherited ? -2 : -1)
    }

    /// Whether an undeclared bare name can be a property that `self` inherits from an undeclared class.
    func inheritsUnknown(_ name: String) -> Bool {
        guard let owner = ownerOfMember(name) else { return false }
        return declarations.resolved(owner).chain.contains(where: \.isPlaceholder)
    }

    /// Whether an undeclared function call by bare name can mean a method that an unknown extension gives to `self`'s host class. Not in a
    /// closure, where `self.` would be written.
    func mayExtendHost(_ name: String) -> Bool {
        guard parent == nil, let owner = ownerOfMember(name) else { return false }
        let host =
            owner.kind == .extensionOfExternalType ? declarations.hostType(named: owner.name) : declarations.resolved(owner).hostAncestor
        return host?.kind == .class
    }

    /// The type of `self`, if a bare name can be a member of it.
    private func ownerOfMember(_ name: String) -> TypeInfo? {
        !isStatic && selfVariable != nil && name.first(where: { $0 != "_" })?.isLowercase ?? false ? owner : nil
    }

    /// Whether an unwrapped name, `part?.size`, means a property inherited from an undeclared class although a protocol's extension has a
    /// method of that name. A method is no optional.
    private func isInheritedOptional(_ name: String, _ node: some SyntaxProtocol) -> Bool {
        guard let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
            inheritsUnknown(name), let owner
        else { return false }
        let members = members(named: name, in: owner, isStatic: false)
        return !members.isEmpty && members.allSatisfy { $0.kind == .method && $0.owner?.kind == .protocol }
    }

    func hostNumber(_ member: HostMember) -> Int32 {
        code.hostMembers.append(member)
        return Int32(code.hostMembers.count - 1)
    }

    /// A program's operator as a function of operands with known types. Nil if it is the library's, or only the operands can tell.
    private func emitOperator(_ name: String, _ expected: StaticType) -> StaticType? {
        guard case .function(let types, _) = expected.unwrapped else { return nil }
        let member = declarations.functions(named: name, from: viewpoint?.file)?.first { member in
            member.body != nil && member.parameters.count == types.count
                && zip(types, member.parameters).allSatisfy { fit($0, $1, of: member, nil) > 0 }
        }
        guard types.allSatisfy(\.isKnown), let member, !isOpen(member, types) else {
            guard Self.arithmetic[name] == nil, Self.comparisons[name] == nil, let required = requiredOperator(name, types.count) else {
                return nil
            }
            emit(.makeClosure, declarations.operatorFunction(name, types.count), 0)
            return .function(types, openResult(of: required, types))
        }
        emit(.makeClosure, declarations.functionValue(member), 0)
        return declarations.functionType(of: member)
    }

    /// The function that a name means as a value, and whether that is certain. It is not if only the call's arguments can tell.
    func pick(
        _ members: [MemberInfo], _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType
    ) -> (member: MemberInfo, isSure: Bool)? {
        var members = members
        if let arguments {
            let labels = arguments.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
            members = members.filter { $0.parameters.map(\.label) == labels }
        }
        guard members.count > 1, case .function(let types, _) = expected.unwrapped else {
            // A property's name means the property, even if functions share it.
            return (members.first(where: \.isProperty) ?? members.first).map { ($0, members.count == 1) }
        }
        if let property = members.first(where: { $0.isProperty && declarations.type(of: $0).unwrapped.isFunction }) {
            return (property, true)
        }
        // A tuple can be spread over the parameters.
        let parts: [StaticType]? = if types.count == 1, case .tuple(let parts, _) = types[0] { parts } else { nil }
        let fitting = members.filter { !$0.isProperty && [types.count, parts?.count].contains($0.parameters.count) }
        guard let first = fitting.first else { return members.first.map { ($0, false) } }
        func fit(_ member: MemberInfo) -> Int {
            let types = member.parameters.count == types.count ? types : parts ?? types
            return zip(types, member.parameters).reduce(0) { $0 + self.fit($1.0, $1.1, of: member, nil) }
        }
        return (fitting.dropFirst().reduce(first) { fit($1) > fit($0) ? $1 : $0 }, fitting.count == 1 || types.allSatisfy(\.isKnown))
    }

    /// A closure that applies a prefix operator, where a function of one value is wanted; nil for other names.
    private func prefixFunction(_ name: String, _ expected: StaticType) -> ExprSyntax? {
        guard ["!", "-", "+", "~"].contains(name) else { return nil }
        if name != "!" {
            guard case .function(let given, _) = expected.unwrapped, given.count == 1, given[0].isKnown else { return nil }
            // An infix operator takes a tuple apart.
            if case .tuple = given[0] { return nil }
        }
        return Program.file(path: "", text: "{ \(name)$0 }").tree.statements.first?.item.as(ExprSyntax.self)
    }

    /// [receiver] -> [bound method]: binds one of several methods with the same base name. If the receiver's type may or may not meet their
    /// requirements, the call chooses.
    func emitBound(_ method: MemberInfo, of members: [MemberInfo], in index: Int32? = nil) -> StaticType {
        let others = members.filter { $0 !== method && $0.kind == .method && $0.name == method.name }
        let isOpen = index.map { index in (others + [method]).contains { declarations.meetsRequirements($0, index) == nil } } ?? false
        let isOverloaded = !others.isEmpty && !isOpen
        emit(.bindMethod, number(method.name), isOverloaded ? code.overload(method) + 1 : 0)
        return declarations.functionType(of: method)
    }

    /// Lowers a static or global property. `asked` is the type on which it is accessed, which is `self` in its getter.
    func emitStatic(_ member: MemberInfo, on asked: StaticType? = nil) -> StaticType {
        let type = declarations.type(of: member)
        if member.kind == .computedProperty {
            if member.isStatic, let receiver = asked ?? member.owner.map({ .declared($0.index) }) {
                _ = emitType(receiver)
                emit(.call, declarations.getter(for: member), 1)
            } else {
                emit(.call, declarations.getter(for: member), 0)
            }
            return type
        }
        guard member.slot >= 0, member.owner == nil || member.isStatic else {
            refuse("'\(member.baseName)' without an instance")
            return type
        }
        emit(.initializeGlobal, member.slot)
        emit(.loadGlobal, member.slot)
        if member.ownership != .strong { emit(.strengthen) }
        return type
    }

    /// Lowers a bare name that is a member of the enclosing types; nil if it is none.
    private func emitOwnMember(_ name: String, _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType) -> StaticType? {
        guard let owner else { return nil }
        if let own = selfVariable, !isDefaultArgument {
            if isStatic, case .meta = own.type.unwrapped {
                if isSelfOpen,
                    let member = members(named: name, in: owner, isStatic: true).first(where: { $0.kind == .computedProperty })
                {
                    // A subclass or conforming type can have its own.
                    emitLoad(own)
                    emit(.getMember, number(name), 0, code.newCache(calling: disputed(member, of: .declared(owner.index))))
                    return declarations.type(of: member)
                }
                return emitOuterStatic(name, owner, arguments, expected)
            }
            let members = members(named: name, in: owner, isStatic: false)
            if let member = members.first(where: \.isProperty) {
                if let place = ownField(member) {
                    emitLoad(place)
                    return ownType(of: member)
                }
                if let changing = changingMember(name, of: own.type), own.storage.isOwn {
                    emitRead(changing, of: .variable(own))
                    return ownType(of: member)
                }
                emitLoad(own)
                let isGiven =
                    owner.kind == .protocol && member.kind == .computedProperty && declarations.isImplemented(member)
                    && !declarations.isRequired(member)
                if isGiven || settledMember(name, of: own.type) === member {
                    // A member that only an extension provides is called directly.
                    emit(.call, declarations.getter(for: member), 1)
                } else {
                    emit(.getMember, number(name), 0, code.newCache(calling: disputed(member, of: own.type)))
                }
                return ownType(of: member)
            }
            let wantsFunction = if case .function = expected.unwrapped { true } else { arguments != nil }
            if let member = members.first(where: { $0.kind == .method }), wantsFunction || inheritedProperty(name, owner) == nil {
                emitLoad(own)
                return emitBound(pick(members, arguments, expected)?.member ?? member, of: members)
            }
            if let type = memberType(name, of: declarations.selfType(of: owner)) ?? memberType(name, of: own.type) {
                emitLoad(own)
                emit(.getMember, number(name), 0, code.newCache())
                return type
            }
            if let host = owner.hostName, let member = declarations.hostMembers(named: name, in: host, isStatic: false).first {
                emitLoad(own)
                emit(.bindMethod, number(member.name))
                return .function(
                    member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
            }
            if mayHaveAnyMember(owner), LibraryTypes.anyProperties.contains(name), declarations.global(name, from: viewpoint?.file) == nil {
                emitLoad(own)
                emit(.getMember, number(name), 0, code.newCache())
                return .unknown
            }
        }
        return emitOuterStatic(name, owner, arguments, expected)
    }

    /// A host property with the same name as the program's methods: `navigationController` in a delegate.
    private func inheritedProperty(_ name: String, _ owner: TypeInfo) -> StaticType? {
        owner.hostName.flatMap { hostProperty(name, $0) }
    }

    /// Whether values of many types run the owner's members, so that a bare name can be any property.
    private func mayHaveAnyMember(_ owner: TypeInfo) -> Bool {
        owner.kind == .protocol || (owner.kind == .extensionOfExternalType && declarations.hostType(named: owner.name) == nil)
    }

    private func emitOuterStatic(
        _ name: String, _ owner: TypeInfo, _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType
    ) -> StaticType? {
        var current: TypeInfo? = owner
        while let type = current {
            let isOwn = type === owner
            if isStatic || !isOwn || initialValueContext {
                if let type = emitStaticMember(name, of: type.index, arguments, expected) { return type }
            }
            current = type.outer
        }
        return nil
    }

    /// Whether this is a default argument or an initial value, which can use static members of its type by bare name.
    var initialValueContext: Bool { selfVariable == nil || isDefaultArgument }

    func emitStaticMember(
        _ name: String, of number: Int32, _ arguments: DeclNameArgumentsSyntax? = nil, _ expected: StaticType = .unknown
    ) -> StaticType? {
        let type = declarations.type(number)
        let members = declarations.members(members(named: name, in: type, isStatic: true), availableTo: number)
        if let member = pick(members, arguments, expected)?.member {
            if member.isProperty { return emitStatic(member, on: .declared(number)) }
            if member.kind == .method {
                _ = emitType(.declared(number))
                return emitBound(member, of: members)
            }
        }
        if let ordinal = type.caseOrdinals[name] {
            if type.cases[ordinal].parameters.isEmpty {
                emit(.makeCase, number, ownFlag(number, type) | Int32(ordinal), 0)
                return .declared(number)
            }
            emit(.makeClosure, declarations.caseFunction(type, ordinal), 0)
            let scope = TypeScope(owner: type)
            return .function(type.cases[ordinal].parameters.map { declarations.staticType($0.type, scope) }, .declared(type.index))
        }
        if name == "allCases", type.kind == .enumeration {
            for ordinal in type.cases.indices { emit(.makeCase, type.index, Int32(ordinal), 0) }
            emit(.makeArray, Int32(type.cases.count))
            return .array(.declared(type.index))
        }
        if name == "init" { return nil }
        guard let host = type.hostName else { return nil }
        if declarations.hostType(named: host) != nil { return emitHostStatic(name, host) }
        let library = declarations.staticType(source: host)
        return LibraryTypes.staticProperty(name, of: library) == nil ? nil : emitTypeProperty(name, of: library)
    }

    /// Reads a static member of a type at run time.
    func emitTypeProperty(_ name: String, of type: StaticType) -> StaticType {
        _ = emitType(type)
        emit(.getMember, number(name), 0, code.newCache())
        return staticMemberType(name, of: type) ?? .unknown
    }

    func emitHostStatic(_ name: String, _ host: String) -> StaticType? {
        if let member = foreignMembers(named: name, of: declarations.hostNames(host), isStatic: true).first {
            if member.isProperty { return emitStatic(member, on: .host(host)) }
        }
        guard let member = declarations.hostMembers(named: name, in: host, isStatic: true).first else { return nil }
        _ = emitType(.host(host))
        if member.kind == .property || (member.kind == .enumCase && member.get != nil) {
            emit(.getMember, number(name), 0, code.newCache())
            return declarations.staticType(source: member.result)
        }
        emit(.bindMethod, number(member.name))
        return .function(member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
    }
}
