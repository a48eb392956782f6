/// Calls whose target is known when lowered.
extension FunctionBuilder {
    /// Whether a call of a protocol's default must find a conforming type's own member. True if only the protocol is known and it requires
    /// the member. An overload with other parameter types is called directly.
    private func isWitnessed(_ member: MemberInfo, _ type: StaticType) -> Bool {
        guard let owner = member.owner, owner.kind == .protocol, case .declared(let index) = type.unwrapped,
            declarations.type(index).kind == .protocol, declarations.isRequired(member)
        else { return false }
        let types = typesOfParameters(member)
        return namesakes(of: member, in: owner).allSatisfy { typesOfParameters($0) == types }
    }

    private func namesakes(of member: MemberInfo, in owner: TypeInfo) -> [MemberInfo] {
        owner.members(named: member.baseName)?.filter { $0.name == member.name && $0.isStatic == member.isStatic } ?? []
    }

    private func typesOfParameters(_ member: MemberInfo) -> [StaticType] {
        member.parameters.map { declarations.type(of: $0, of: member) }
    }

    /// Whether a call leaves out default arguments of a class's method. They are those of the declaration that the call sees, whichever
    /// override runs.
    func leavesDefaults(of member: MemberInfo, _ sources: [ArgumentSource]) -> Bool {
        member.owner?.kind == .class
            && zip(member.parameters, sources).contains { $0.defaultValue != nil && $1 == .missing }
    }

    /// Whether the call always reaches this function.
    func isDirect(_ member: MemberInfo, _ type: StaticType) -> Bool {
        guard let owner = member.owner, declarations.isImplemented(member) else { return false }
        if owner.kind != .class, !isWitnessed(member, type), namesakes(of: member, in: owner).count > 1 { return true }
        switch owner.kind {
        case .structure, .enumeration: return true
        case .class: return !declarations.mayBeOverridden(member)
        case .extensionOfExternalType: return !declarations.declared.overriddenMethods.contains(member.baseName)
        case .protocol:
            if case .declared(let index) = type.unwrapped {
                let (info, kind) = (declarations.type(index), declarations.type(index).kind)
                if kind == .class, !declarations.isRequired(member) {
                    // The class can have another member of the same name.
                    let all = members(named: member.baseName, in: info, isStatic: member.isStatic)
                    return all.contains { $0 !== member && $0.name == member.name }
                }
                return kind == .structure || kind == .enumeration || kind == .protocol && !declarations.isRequired(member)
            }
            return false
        }
    }
}
