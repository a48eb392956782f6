internal import SwiftSyntax

/// The initialisers that types have.
extension Declarations {
    /// What code calls one of a type's initialisers by: its full name, with its number where others share that.
    func key(ofInitializer member: MemberInfo, in type: TypeInfo) -> String {
        let all = initializers(of: type).filter { $0.name == member.name }
        guard all.count > 1, let number = all.firstIndex(where: { $0 === member }) else { return member.name }
        let key = "\(member.name)#\(number)"
        type.overloadedInitializers[key] = member
        return key
    }

    /// The initialiser that a class has for one of a class above it.
    func initializer(for member: MemberInfo, in type: TypeInfo) -> MemberInfo {
        let all = initializers(of: type)
        return all.first { $0 === member } ?? all.first { $0.name == member.name && !differ($0, member) } ?? member
    }

    /// The initialisers that a type can be made with from outside: its own, those it inherits, the memberwise one.
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

    /// Whether a class that declares designated initialisers has its superclass's too, and so inherits the convenience ones. Of a class of the host's that
    /// is not known.
    private func overridesAll(_ inherited: [MemberInfo], of superclass: TypeInfo, _ isOverridden: (MemberInfo) -> Bool) -> Bool {
        let designated = inherited.filter { !$0.isConvenience && $0.owner?.kind == .class && $0.madeFrom == nil }
        return designated.allSatisfy(isOverridden) && (!designated.isEmpty || superclass.hostAncestor != nil)
    }

    /// The initialiser that Swift makes for a struct, as one of those that a call may mean; nil where the struct itself declares one.
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

    /// The same without those that a class inherits because the program gives them to one of the host's: they say nothing of what the class wants.
    func ownInitializers(of type: TypeInfo) -> [MemberInfo] {
        initializers(of: type).filter { type.kind != .class || $0.owner?.kind != .extensionOfExternalType }
    }

    /// Whether a type has an `init()` that nobody writes, which comes before one that a protocol gives: all its properties begin with a value, and it
    /// declares no initialiser but in extensions.
    private func hasImplicitInitializer(_ type: TypeInfo) -> Bool {
        guard type.kind == .structure || type.kind == .class && type.superclass == nil && type.hostAncestor == nil else { return false }
        return (type.members(named: "init") ?? []).allSatisfy { $0.isInExtension && !$0.parameters.isEmpty } && beginsWithValues(type)
    }

    /// The initialisers that the program gives to protocols of the library's that a type conforms to, and to the host's classes above it.
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
