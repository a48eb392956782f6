internal import SwiftSyntax

/// The initialisers of types.
extension Declarations {
    /// The key by which code calls one of a type's initialisers: its full name, plus its number if overloads share the name.
    func key(ofInitializer member: MemberInfo, in type: TypeInfo) -> String {
        let all = initializers(of: type).filter { $0.name == member.name }
        guard all.count > 1, let number = all.firstIndex(where: { $0 === member }) else { return member.name }
        let key = "\(member.name)#\(number)"
        type.overloadedInitializers[key] = member
        return key
    }

    /// The initialiser of a class that corresponds to one of a class above it.
    func initializer(for member: MemberInfo, in type: TypeInfo) -> MemberInfo {
        let all = initializers(of: type)
        return all.first { $0 === member } ?? all.first { $0.name == member.name && !differ($0, member) } ?? member
    }

    /// The initialisers callable from outside: own, inherited, from protocols and extensions.
    func initializers(of type: TypeInfo) -> [MemberInfo] {
        resolved(type)
        var result = type.members(named: "init") ?? []
        let hasDesignated = result.contains { !$0.isConvenience && $0.owner === type && $0.madeFrom == nil }
        if type.kind == .class, let superclass = type.superclass {
            let inherited = initializers(of: superclass)
            let own = result
            let isOverridden = { (member: MemberInfo) in own.contains { $0.name == member.name && !self.differ($0, member) } }
            let inheritsAll = !hasDesignated || overridesAll(inherited, of: superclass, isOverridden)
            for member in inherited where !isOverridden(member) {
                if !hasDesignated || member.isConvenience && (inheritsAll || member.owner?.kind != .class) { result.append(member) }
            }
        }
        let given = allProtocols(of: type).flatMap { other in (other.members(named: "init") ?? []).filter { $0.body != nil } }
        let isImplicit = given.contains(where: \.parameters.isEmpty) && hasImplicitInitializer(type)
        return result + given.filter { !(isImplicit && $0.parameters.isEmpty) } + initializersOfExtensions(of: type)
    }

    /// Whether a class overrides all designated initialisers of its superclass and so inherits the convenience ones. Unknown for host
    /// classes.
    private func overridesAll(_ inherited: [MemberInfo], of superclass: TypeInfo, _ isOverridden: (MemberInfo) -> Bool) -> Bool {
        let designated = inherited.filter { !$0.isConvenience && $0.owner?.kind == .class && $0.madeFrom == nil }
        return designated.allSatisfy(isOverridden) && (!designated.isEmpty || superclass.hostAncestor != nil)
    }

    /// The memberwise initialiser of a struct as an overload candidate; nil if the struct declares an initialiser itself.
    func memberwiseInitializer(of type: TypeInfo) -> MemberInfo? {
        if let known = type.memberwise { return known }
        guard type.kind == .structure, (type.members(named: "init") ?? []).allSatisfy({ $0.isInExtension || $0.madeFrom != nil }) else {
            return nil
        }
        let properties = type.memberwiseProperties
        let parameters = properties.map { member in
            let isNil = member.initialValue == nil && !member.isLet && self.type(of: member).isOptional
            return ParameterInfo(
                label: member.memberwiseName, name: member.memberwiseName, type: member.wrapping == nil ? member.typeSyntax : nil,
                defaultValue: isNil ? ExprSyntax(NilLiteralExprSyntax()) : member.initialValue)
        }
        let member = make(
            .initializer, "init", ParameterInfo.fullName("init", parameters), program.files[type.file].tree, file: type.file)
        (member.owner, member.parameters) = (type, parameters)
        type.memberwise = member
        return member
    }

    /// The initialisers of a type without those from a program's extension of a host class: they say nothing about the class itself.
    func ownInitializers(of type: TypeInfo) -> [MemberInfo] {
        initializers(of: type).filter { type.kind != .class || $0.owner?.kind != .extensionOfExternalType }
    }

    /// Whether a type has an implicit `init()`, which takes precedence over one from a protocol. All its properties have initial values,
    /// and only extensions declare initialisers.
    private func hasImplicitInitializer(_ type: TypeInfo) -> Bool {
        guard type.kind == .structure || type.kind == .class && type.superclass == nil && type.hostAncestor == nil else { return false }
        return (type.members(named: "init") ?? []).allSatisfy { $0.isInExtension && !$0.parameters.isEmpty } && beginsWithValues(type)
    }

    /// The initialisers that the program's extensions give to a type: through its library protocols and through its host classes.
    private func initializersOfExtensions(of type: TypeInfo) -> [MemberInfo] {
        guard type.kind != .extensionOfExternalType else { return [] }
        let given = libraryConformances(of: type).lazy.filter { self.hostType(named: $0) == nil }.flatMap { name in
            (self.foreign(name)?.members(named: "init") ?? []).filter { $0.body != nil && self.meetsRequirements($0, type) }
        }
        let inherited = hostChain(from: type.hostSuperclass).flatMap { foreign($0.name)?.members(named: "init") ?? [] }
        return given
            + inherited.filter { member in
                !(type.members(named: "init") ?? []).contains { $0.name == member.name && !differ($0, member) }
            }
    }
}
