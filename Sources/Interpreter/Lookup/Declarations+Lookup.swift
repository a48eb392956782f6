internal import SwiftSyntax

/// The extensions of a host class.
struct HostExtensions {
    /// The number of extended types when this was computed.
    let extended: Int
    /// The class and its superclasses that have extensions, nearest first, each with the names of the classes below it.
    var chain: [(type: TypeInfo, below: [String])] = []
    /// The extended protocols of these classes, the nearest class's first.
    var protocols: [TypeInfo] = []
}

/// Finding members by name.
extension Declarations {
    /// The program's members of a base name in a type: its own, its superclasses', then protocol defaults. With a viewpoint only those that
    /// can be named there.
    func members(named base: String, in type: TypeInfo, isStatic: Bool, from viewpoint: LookupScope? = nil) -> [MemberInfo] {
        var all: [MemberInfo] = []
        func add(_ members: [MemberInfo]?) {
            for member in members ?? [] where member.isStatic == isStatic || member.kind == .initializer { all.append(member) }
        }
        for ancestor in resolved(type).chain { add(ancestor.members(named: base)) }
        if let host = type.hostAncestor { addForeign(host) }
        for other in allProtocols(of: type) {
            add(
                defaults(
                    other.members(named: base)?.filter {
                        isImplemented($0) && !isHosts($0, type.hostAncestor?.name) && meetsRequirements($0, type)
                    } ?? [], of: other))
        }
        if type.kind != .extensionOfExternalType {
            addExtensions()
            addUndeclared()
        }
        if type.kind == .protocol { add(type.members(named: base)) }
        if type.kind == .extensionOfExternalType, let host = hostType(named: type.name) { addForeign(host) }
        // The program's extensions of library protocols.
        func addExtensions() {
            for name in libraryConformances(of: type) {
                guard let extended = foreign(name), hostType(named: name) == nil, let members = extended.members(named: base) else {
                    continue
                }
                add(members.filter { isImplemented($0) && meetsRequirements($0, type) })
            }
        }
        // The program's extensions of undeclared classes or protocols that the type inherits from.
        func addUndeclared() {
            let inherited = type.chain.flatMap { resolved($0).foreignConformances + ($0.isPlaceholder ? [$0.name] : []) }
            for (position, name) in inherited.enumerated() where !inherited[..<position].contains(name) {
                guard let extended = foreign(name), !LibraryProtocols.contains(name), hostType(named: name) == nil else { continue }
                add(extended.members(named: base)?.filter { $0.kind != .initializer && isImplemented($0) && meetsRequirements($0, type) })
            }
        }
        func addForeign(_ host: HostType) {
            let extended = extensions(of: host)
            for (ancestor, nearer) in extended.chain {
                add(ancestor.members(named: base)?.filter { !isShadowed($0, by: nearer) })
            }
            for other in extended.protocols {
                add(
                    other.members(named: base)?.filter {
                        type.kind == .extensionOfExternalType ? meetsRequirements($0, hostNames(host.name)) : meetsRequirements($0, type)
                    })
            }
        }
        if let viewpoint { all = viewpoint.ordered(all) }
        var result: [MemberInfo] = []
        for member in all where !result.contains(where: { $0.name == member.name && isOverridden(member, by: $0) }) {
            result.append(member)
        }
        return result
    }

    /// The defaults from a protocol's extensions, the most constrained first. Of two with the same name and arguments, the one with the
    /// required result type comes first.
    private func defaults(_ members: [MemberInfo], of type: TypeInfo) -> [MemberInfo] {
        guard members.count > 1 else { return members }
        let asked = (type.members(named: members[0].baseName) ?? []).filter { !isImplemented($0) }
        func isAskedFor(_ member: MemberInfo) -> Bool {
            asked.contains { $0.name == member.name && $0.typeSyntax?.trimmedDescription == member.typeSyntax?.trimmedDescription }
        }
        let ranked = members.map { (member: $0, rank: ($0.requirements.count, isAskedFor($0) ? 1 : 0)) }
        return ranked.sorted { $0.rank > $1.rank }.map(\.member)
    }

    /// Whether `other`, found earlier, hides `member`. A member of a nearer type with the same types hides it; an overload does not.
    private func isOverridden(_ member: MemberInfo, by other: MemberInfo) -> Bool {
        if member.kind == .subscript, member.parameters.map({ $0.type?.writtenText }) != other.parameters.map({ $0.type?.writtenText }) {
            return false
        }
        if member.owner !== other.owner { return member.kind != .method || !differ(member, other) }
        // Metatype parameters distinguish overloads.
        let differs = zip(member.parameters, other.parameters).contains { first, second in
            first.type?.is(MetatypeTypeSyntax.self) ?? false && first.type?.writtenText != second.type?.writtenText
        }
        return isImplemented(other) && !isImplemented(member) && !differs
    }

    func isImplemented(_ member: MemberInfo) -> Bool {
        switch member.kind {
        case .method, .initializer, .deinitializer: member.body != nil
        case .computedProperty, .subscript: member.getterBody != nil
        case .storedProperty: member.owner?.kind != .protocol
        }
    }

    /// Whether a protocol requires a member, so that a conforming type's own one takes precedence over the extension's.
    func isRequired(_ member: MemberInfo) -> Bool {
        guard let owner = member.owner, owner.kind == .protocol else { return true }
        return ([owner] + allProtocols(of: owner)).contains { type in
            type.members(named: member.baseName)?.contains { $0.name == member.name && !isImplemented($0) } ?? false
        }
    }

    /// Whether a subclass may override a class's method. A private method can only be overridden in its own file; elsewhere the name means
    /// another method.
    func mayBeOverridden(_ member: MemberInfo) -> Bool {
        guard member.kind == .method, member.access != .everywhere, !member.isOverride else { return true }
        guard declared.overriddenMethods.contains(member.baseName) else { return false }
        return types.contains { type in
            type.members(named: member.baseName)?.contains { $0.isOverride && $0.name == member.name && $0.file == member.file } ?? false
        }
    }

    /// The members that the program's extensions give to an external type. `names` are those that it may be extended under, nearest first.
    func foreignMembers(named base: String, of names: [String], isStatic: Bool, from viewpoint: LookupScope? = nil) -> [MemberInfo] {
        var found: [MemberInfo] = []
        let isInLibrary = viewpoint.map { program.files[$0.file].isLibrary } ?? false
        for (depth, name) in names.enumerated() {
            guard let type = foreign(name) else {
                found += programs(base, toLibraryProtocol: name).filter { $0.isStatic == isStatic && viewpoint?.mayName($0) ?? true }
                continue
            }
            found += (type.members(named: base) ?? []).filter {
                ($0.isStatic == isStatic || $0.kind == .initializer) && !isLibrarysOwn($0) && viewpoint?.mayName($0) ?? true
                    && !(isInLibrary && isUnknownToLibrary($0, among: type.members(named: base) ?? []))
                    && !isShadowed($0, by: names.prefix(depth))
            }
            for other in allProtocols(of: resolved(type)) {
                found += defaults(
                    (other.members(named: base) ?? []).filter {
                        isImplemented($0) && $0.isStatic == isStatic && !isHosts($0, name) && meetsRequirements($0, names)
                            && viewpoint?.mayName($0) ?? true
                    }, of: other)
            }
        }
        return found
    }

    /// Whether a host class below the extended one has the member itself, which is nearer.
    private func isShadowed(_ member: MemberInfo, by names: some Sequence<String>) -> Bool {
        guard member.kind != .initializer else { return false }
        return names.contains { name in
            hostType(named: name)?.members(named: member.baseName).contains {
                $0.isStatic == member.isStatic && (member.isProperty ? $0.get != nil : $0.name == member.name)
            } ?? false
        }
    }

    /// Whether a program's extension of a library type redeclares a member that the type already has. Library code uses the original.
    private func isUnknownToLibrary(_ member: MemberInfo, among members: [MemberInfo]) -> Bool {
        guard !program.files[member.file].isLibrary else { return false }
        if members.contains(where: { $0.name == member.name && $0.kind == member.kind && program.files[$0.file].isLibrary }) { return true }
        if member.kind == .initializer { return member.parameters.first.map { $0.label == nil } ?? false }
        return LibraryMethod.named(member.baseName) != nil
    }

    /// The members that the program's extensions give to a library protocol declared in Swift.
    private func programs(_ base: String, toLibraryProtocol name: String) -> [MemberInfo] {
        guard LibraryProtocols.contains(name), let types = topLevel.types[name] else { return [] }
        return types.lazy.filter { self.program.files[$0.file].isLibrary && $0.kind == .protocol }.flatMap { $0.members(named: base) ?? [] }
            .filter { !self.program.files[$0.file].isLibrary && self.isImplemented($0) }
    }

    /// Whether a host class itself has a member that a protocol's extension provides. The class's own takes precedence.
    private func isHosts(_ member: MemberInfo, _ name: String?) -> Bool {
        guard let name, member.kind != .initializer else { return false }
        return hostMembers(named: member.baseName, in: name, isStatic: member.isStatic).contains {
            member.isProperty ? $0.get != nil : $0.name == member.name
        }
    }

    /// The extensions of a host class, of its superclasses and of the host protocols that these conform to. Cached until another type is
    /// extended.
    private func extensions(of host: HostType) -> HostExtensions {
        if let known = extensionsOfHosts[host.name], known.extended == foreignCount { return known }
        var found = HostExtensions(extended: foreignCount)
        var protocols: [String] = []
        let chain = Array(hostChain(from: host))
        for (depth, ancestor) in chain.enumerated() {
            if let extended = foreign(ancestor.name) { found.chain.append((extended, chain.prefix(depth).map(\.name))) }
            protocols += self.protocols(of: ancestor).filter { hostType(named: $0) != nil && !protocols.contains($0) }
        }
        found.protocols = protocols.compactMap { foreign($0) }
        extensionsOfHosts[host.name] = found
        return found
    }

    /// The protocols that a host type conforms to, refined ones included.
    func protocols(of type: HostType) -> [String] {
        if let known = protocolsOfHosts[type.name] { return known }
        let found = type.conformances.flatMap { name in
            hostType(named: name).map { [name] + protocols(of: $0) } ?? LibraryProtocols.protocols(name)
        }
        protocolsOfHosts[type.name] = found
        return found
    }

    /// The names under which a host type may be extended: its own, its superclasses' and their protocols', nearest first.
    func hostNames(_ name: String) -> [String] {
        if let known = namesOfHosts[name] { return known }
        let found = hostChain(from: hostType(named: name)).flatMap { [$0.name] + protocols(of: $0) }
        let result = found.isEmpty ? [name] : found
        namesOfHosts[name] = result
        return result
    }

    /// The type of the only instance property that the program declares by a name; nil if there is none or more than one.
    func onlyProperty(named name: String) -> StaticType? {
        let members = types.lazy.filter { !self.program.files[$0.file].isLibrary }.flatMap { $0.members(named: name) ?? [] }
            .filter { $0.isProperty && !$0.isStatic }
        guard let only = members.first, members.dropFirst().first(where: { $0 !== only }) == nil else { return nil }
        return type(of: only)
    }

    /// Whether a method only adds a key-path variant of a library method, as `map(\.name)`. A key path already counts as a function there.
    private func isLibrarysOwn(_ member: MemberInfo) -> Bool {
        guard member.parameters.count == 1, let only = member.parameters.first, only.label == nil,
            only.type?.as(IdentifierTypeSyntax.self)?.name.text == "KeyPath"
        else { return false }
        return LibraryMethod.named(member.baseName) != nil
    }

    /// The host's members of a base name, nearest first: those of the class and its superclasses, then those of their protocols.
    func hostMembers(named base: String, in name: String, isStatic: Bool) -> [HostMember] {
        var found: [HostMember] = []
        for type in hostTypesWithMembers(of: name) {
            for member in type.members(named: base) where member.isStatic == isStatic { found.append(member) }
        }
        return found
    }

    /// The host types whose members a host type has: itself and its superclasses, then their protocols.
    private func hostTypesWithMembers(of name: String) -> [HostType] {
        if let known = lineagesOfHosts[name] { return known }
        let chain = Array(hostChain(from: hostType(named: name)))
        let lineage = chain + chain.flatMap { protocols(of: $0).compactMap { hostType(named: $0) } }
        lineagesOfHosts[name] = lineage
        return lineage
    }

    /// The members of a host type that a call can reach. Only a class's own initialisers make it; those of its superclasses make these.
    func calledHostMembers(named base: String, in name: String, isStatic: Bool) -> [HostMember] {
        guard base == "init" else { return hostMembers(named: base, in: name, isStatic: isStatic) }
        guard let type = hostType(named: name), type.kind == .class else { return hostMembers(named: base, in: name, isStatic: true) }
        return type.members(named: base).filter(\.isStatic)
    }

    /// The type of a property, or the result type of a function.
    func type(of member: MemberInfo) -> StaticType {
        if let known = member.cachedType { return known }
        if let wrapping = member.wrapping, let owner = member.owner, let type = wrapperStaticType(wrapping, in: owner) {
            member.cachedType = member.typeSyntax == nil ? type : .optional(type)
            return member.cachedType ?? type
        }
        if let part = member.wrappedPart, let type = type(of: part, member), type.isKnown {
            member.cachedType = type
            return type
        }
        if member.typeSyntax == nil, member.isProperty, let value = member.initialValue, !member.isResolvingType {
            member.isResolvingType = true
            let type = InitialValueType.of(value, scope(of: member), self, isLazy: member.isLazy)
            member.isResolvingType = false
            member.cachedType = type
            return type
        }
        var type = staticType(member.typeSyntax, scope(of: member))
        if member.kind == .initializer, let owner = member.owner {
            type = member.isFailable ? .optional(selfType(of: owner)) : selfType(of: owner)
        } else if member.kind == .method, member.typeSyntax == nil {
            type = .void
        }
        if let owner = member.owner, !owner.genericNames.isEmpty, case let own = constrainedType(of: member, in: owner),
            own != .declared(owner.index)
        {
            type = type.replacing([.declared(owner.index)], with: own)
        }
        member.cachedType = type
        return type
    }

    func type(
        of parameter: ParameterInfo, of member: MemberInfo, on receiver: StaticType? = nil, isWitness: Bool = false,
        binding own: [String: StaticType] = [:]
    ) -> StaticType {
        if parameter.type == nil, let owner = member.owner, owner.memberwise === member,
            let property = owner.memberwiseProperties.first(where: { $0.memberwiseName == parameter.name })
        {
            let number = if case .declared(let index)? = receiver { index } else { owner.index }
            return memberwiseType(of: property, in: number)
        }
        var scope = scope(of: member)
        scope.receiver = receiver
        if let receiver { scope.bindings = bindings(of: asDeclaring(member, receiver)) }
        // A witness's own types determine the associated types, so these are not substituted.
        if let receiver, !isWitness { scope.bindings.merge(associatedTypes(of: member, on: receiver)) { own, _ in own } }
        if !own.isEmpty { scope.bindings.merge(own) { _, own in own } }
        let type = staticType(parameter.type, scope)
        return parameter.isVariadic ? .array(type) : type
    }

    /// Whether the class, or one above or below it, has an overload of a method: the same full name with other types.
    func hasOverloads(_ member: MemberInfo) -> Bool {
        guard let owner = member.owner, owner.kind == .class else { return false }
        return methods(named: member.name, like: owner).contains { other in
            guard let type = other.owner, other.isStatic == member.isStatic, !isOverride(other, member) else { return false }
            return type === owner || resolved(type).inherits(from: owner) || resolved(owner).inherits(from: type)
        }
    }

    /// The methods with a full name in the program's classes, or in those of the owner's library.
    private func methods(named name: String, like owner: TypeInfo) -> [MemberInfo] {
        let library = program.files[owner.file].isLibrary ? owner.file : -1
        if let known = classMethods[library] { return known[name] ?? [] }
        if library >= 0 { seekAll(in: library) }
        var all: [String: [MemberInfo]] = [:]
        for type in types where type.kind == .class && (library < 0 ? !program.files[type.file].isLibrary : type.file == library) {
            for member in type.members where member.kind == .method {
                all[member.name, default: []].append(member)
            }
        }
        classMethods[library] = all
        return all[name] ?? []
    }

    /// A class's override of an inherited method, or the method itself.
    func override(of member: MemberInfo, in type: TypeInfo) -> MemberInfo {
        for ancestor in resolved(type).chain {
            let found = ancestor.members(named: member.baseName)?.first {
                $0.name == member.name && $0.isStatic == member.isStatic && isImplemented($0) && isOverride($0, member)
            }
            if let found { return found }
        }
        return member
    }

    /// A type's member that meets a protocol's requirement: its own, an inherited one or a default.
    func witness(of requirement: MemberInfo, in type: TypeInfo) -> MemberInfo {
        let own = override(of: requirement, in: type)
        guard own === requirement else { return own }
        return members(named: requirement.baseName, in: type, isStatic: requirement.isStatic, from: nil).first {
            $0.name == requirement.name && isImplemented($0) && !differ($0, requirement)
        } ?? requirement
    }

    /// Whether one method overrides the other. Two of the same type are overloads, even where their types coincide here, as NSDecimalNumber
    /// and Decimal do.
    private func isOverride(_ one: MemberInfo, _ other: MemberInfo) -> Bool {
        one === other || one.owner !== other.owner && !differ(one, other)
    }

    /// Whether two functions with the same full name certainly differ in parameters, result or generic constraints.
    func differ(_ one: MemberInfo, _ other: MemberInfo) -> Bool {
        resultsDiffer(one, other)
            || zip(one.parameters, other.parameters).contains { first, second in
                // Both are strings, or arrays, here.
                if isStaticString(first) != isStaticString(second) || first.isVariadic != second.isVariadic { return true }
                let types = (asked(first, of: one), asked(second, of: other))
                if types.0.isKnown, types.1.isKnown {
                    // A class gives arguments to the parameters of the class above it.
                    return one.owner === other.owner || one.isGeneric || other.isGeneric
                        ? types.0 != types.1 : types.0.isSurelyOther(than: types.1)
                }
                if types.0.isKnown != types.1.isKnown, isOwnGeneric(first, of: one) || isOwnGeneric(second, of: other) { return true }
                if types.1.isKnown, isOwnersGeneric(first, of: one, under: other) { return true }
                if types.0.isKnown, isOwnersGeneric(second, of: other, under: one) { return true }
                let asked = (constraints(on: first, of: one), constraints(on: second, of: other))
                return !asked.0.isEmpty && !asked.1.isEmpty && asked.0 != asked.1
            }
    }

    /// Whether the results of two methods differ so that neither can override the other.
    private func resultsDiffer(_ one: MemberInfo, _ other: MemberInfo) -> Bool {
        guard one.kind == .method, other.kind == .method else { return false }
        if one.isOpenInResult != other.isOpenInResult { return true }
        let types = (type(of: one), type(of: other))
        if one.owner === other.owner, types.0.isKnown, types.1.isKnown { return types.0 != types.1 }
        switch (types.0.unwrapped, types.1.unwrapped) {
        case (.unknown, _), (_, .unknown), (.any, _), (_, .any): return false
        case (.declared(let first), .declared(let second)):
            let infos = (type(first), type(second))
            if infos.0.kind == .protocol || infos.1.kind == .protocol { return false }
            return !resolved(infos.0).inherits(from: infos.1) && !resolved(infos.1).inherits(from: infos.0)
        case (.declared(let index), .host(let name)), (.host(let name), .declared(let index)):
            let info = resolved(type(index))
            return info.kind != .protocol && !(info.hostAncestor.map { hostInherits($0.name, from: name) } ?? false)
        case (.host(let first), .host(let second)):
            return !hostInherits(first, from: second) && !hostInherits(second, from: first)
        case (let first, let second): return first != second
        }
    }

    /// Whether a parameter's type is its class's generic parameter. The other method, of the same class or one above, then has another
    /// type.
    private func isOwnersGeneric(_ parameter: ParameterInfo, of member: MemberInfo, under other: MemberInfo) -> Bool {
        guard let owner = member.owner, let above = other.owner, owner.kind != .protocol, owner === above || owner.inherits(from: above)
        else { return false }
        let type = parameter.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
        return type?.as(IdentifierTypeSyntax.self).map { owner.genericNames.contains($0.name.identifierText) } ?? false
    }

    private func isStaticString(_ parameter: ParameterInfo) -> Bool { parameter.type?.writtenText == "StaticString" }

    /// The constraint on a parameter's values, without its optional. Library protocols are included.
    func asked(_ parameter: ParameterInfo, of member: MemberInfo) -> StaticType {
        let type = type(of: parameter, of: member).unwrapped
        guard !type.isKnown, let syntax = parameter.type else { return type }
        return asked(syntax.as(OptionalTypeSyntax.self)?.wrappedType ?? syntax, scope(of: member)).unwrapped
    }

    /// Whether a parameter's type is one of the function's own generic parameters. Covers its optional, its metatype and `some`.
    private func isOwnGeneric(_ parameter: ParameterInfo, of member: MemberInfo) -> Bool {
        var type = parameter.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
        if let metatype = type?.as(MetatypeTypeSyntax.self) { type = metatype.baseType }
        if let opaque = type?.as(SomeOrAnyTypeSyntax.self) { return opaque.someOrAnySpecifier.tokenKind == .keyword(.some) }
        guard let name = type?.as(IdentifierTypeSyntax.self)?.name.identifierText else { return false }
        return member.genericParameters.contains(name)
    }
}

/// The type of a property without a written type, from its initial value. A lazy property's value can refer to `self`.
enum InitialValueType {
    static func of(_ value: ExprSyntax, _ scope: TypeScope, _ declarations: Declarations, isLazy: Bool) -> StaticType {
        let builder = FunctionBuilder(
            declarations: declarations, parent: nil, owner: scope.owner, file: scope.owner?.file ?? 0, name: "", isStatic: !isLazy)
        if isLazy { builder.declareOwner() }
        return builder.speculate(value, .unknown)
    }
}
