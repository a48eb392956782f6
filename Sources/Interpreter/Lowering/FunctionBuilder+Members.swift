internal import SwiftSyntax

/// Properties whose access is more than to read or write what an instance holds.
extension FunctionBuilder {
    /// A property of a struct that reading changes, as a lazy one does; nil for others.
    func changingMember(_ name: String, of type: StaticType) -> MemberInfo? {
        guard declarations.declared.lazyProperties.contains(name), case .declared(let index) = type,
            let member = members(named: name, in: declarations.type(index), isStatic: false).first(where: \.changesWhenRead),
            member.owner?.kind == .structure
        else { return nil }
        return member
    }

    /// Pushes such a property of a place, which is as the reading leaves it.
    func emitRead(_ member: MemberInfo, of place: LValue) {
        let result = newTemporary()
        emitTake(place)
        emit(.call, declarations.getter(for: member), 1)
        emit(.store, result)
        emitPut(place, assigns: false)
        emit(.take, result)
    }

    /// A property that an extension gives to optionals; nil where it is one of what is in them.
    func optionalMember(_ name: String, of type: StaticType) -> MemberInfo? {
        optionalMembers(name, of: type).first(where: \.isProperty)
    }

    /// What extensions give to optionals by a name.
    func optionalMembers(_ base: String, of type: StaticType) -> [MemberInfo] {
        type.isOptional ? declarations.foreign["Optional"]?.membersByBase[base] ?? [] : []
    }

    /// [x, value] -> [x]: `assigns` is false where the content alone may have changed.
    func emitAssignment(to name: String, of base: LValue, assigns: Bool) {
        if let member = optionalMember(name, of: base.type), member.setter != nil {
            emit(.call, declarations.setter(for: member), 2)
            emit(.pop)
        } else {
            emit(assigns ? .assignMember : .putMember, number(name), 0, code.newCache())
        }
    }
}
