internal import SwiftSyntax

/// Members of types with `@dynamicMemberLookup`.
extension FunctionBuilder {
    /// A member that only `subscript(dynamicMember:)` provides. Nil if the type declares it or has no such subscript.
    func emitDynamicMember(_ name: String, of type: StaticType, _ expected: StaticType = .unknown) -> StaticType? {
        guard case .declared(let index) = type, memberType(name, of: type) == nil else { return nil }
        let info = declarations.type(index)
        guard members(named: name, in: info, isStatic: false).isEmpty, let member = dynamicMember(name, of: type, info, expected) else {
            return nil
        }
        emitDynamicMember(name, through: member)
        return dynamicType(name, member, of: type)
    }

    /// The type of a dynamic member: the key path's value type if the subscript returns just that, else the subscript's type.
    func dynamicType(_ name: String, _ member: MemberInfo, of type: StaticType) -> StaticType {
        let declared = declarations.type(of: member)
        guard !declared.isKnown, let path = keyPathTypes(of: member), path[1].writtenText == member.typeSyntax?.writtenText else {
            return declared
        }
        return memberType(name, of: root(of: path, member, in: type)) ?? declared
    }

    /// The root and value types of the key path that a dynamic member subscript takes; nil if it takes a name.
    private func keyPathTypes(of member: MemberInfo) -> [TypeSyntax]? {
        let types = member.parameters[0].type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.types
        return types?.count == 2 ? types : nil
    }

    private func root(of path: [TypeSyntax], _ member: MemberInfo, in type: StaticType) -> StaticType {
        var scope = declarations.scope(of: member)
        scope.bindings = declarations.bindings(of: type)
        return declarations.staticType(path[0], scope)
    }

    /// The place of a member that only `subscript(dynamicMember:)` provides; nil for others.
    func dynamicPlace(_ name: String, of place: LValue) -> LValue? {
        guard case .declared(let index) = place.type, memberType(name, of: place.type) == nil else { return nil }
        let info = declarations.type(index)
        guard members(named: name, in: info, isStatic: false).isEmpty, let member = dynamicMember(name, of: place.type, info),
            member.setter != nil
        else { return nil }
        emitDynamicKey(name, member)
        let slot = newTemporary()
        emit(.store, slot)
        let shape = code.shape(CallShape("subscript", ["dynamicMember"]))
        return .subscripted(place, shape: shape, indices: [slot], dynamicType(name, member, of: place.type))
    }

    /// The dynamic member subscript for a name. Preferred is one that takes a key path whose root has the name, then one that takes a name.
    /// Of several that take a name the result decides: it must have the member that follows, or be what is expected.
    func dynamicMember(_ name: String, of type: StaticType, _ info: TypeInfo, _ expected: StaticType = .unknown) -> MemberInfo? {
        let all = dynamicSubscripts(in: info)
        let available = all.filter { !$0.isUnavailable }
        if available.count == 1 || all.count == 1 { return available.first ?? all.first }
        return available.first { member in
            keyPathTypes(of: member).map { memberType(name, of: root(of: $0, member, in: type)) != nil } ?? false
        } ?? meant(among: available.filter { keyPathTypes(of: $0) == nil }, expected) ?? available.first ?? all.first
    }

    private func dynamicSubscripts(in info: TypeInfo) -> [MemberInfo] {
        members(named: "subscript", in: info, isStatic: false).filter { $0.name == "subscript(dynamicMember:)" }
    }

    private func meant(among named: [MemberInfo], _ expected: StaticType) -> MemberInfo? {
        guard named.count > 1 else { return named.first }
        if let next = followingMember {
            return named.first { member in
                let result = declarations.type(of: member)
                guard case .declared(let index) = result else { return memberType(next, of: result) != nil && !result.isOptional }
                let info = declarations.type(index)
                return !members(named: next, in: info, isStatic: false).isEmpty || !dynamicSubscripts(in: info).isEmpty
            } ?? named.first
        }
        return named.first { expected.isKnown && declarations.type(of: $0) == expected }
            ?? named.first { fit(declarations.type(of: $0), expected, nil) > 0 } ?? named.first
    }

    func emitDynamicMember(_ name: String, through member: MemberInfo) {
        emitDynamicKey(name, member)
        emit(.call, declarations.getter(for: member), 2)
    }

    func emitDynamicKey(_ name: String, _ member: MemberInfo) {
        if member.parameters[0].type?.writtenText.contains("KeyPath") == true {
            emitKeyPath(to: name, member.syntax)
        } else {
            emitString(name)
        }
    }
}
