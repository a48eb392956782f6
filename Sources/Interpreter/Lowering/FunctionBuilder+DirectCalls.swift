/// Calls that need not look for who is called.
extension FunctionBuilder {
    /// Whether a protocol's default is called where no more than the protocol is known, which asks for it: whoever conforms may have its own. Where
    /// the protocol gives functions of that name for other types too, the one that was chosen is meant.
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

    /// Whether the call always reaches this very function.
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
                    // By its name the class may have another one.
                    let all = members(named: member.baseName, in: info, isStatic: member.isStatic)
                    return all.contains { $0 !== member && $0.name == member.name }
                }
                return kind == .structure || kind == .enumeration || kind == .protocol && !declarations.isRequired(member)
            }
            return false
        }
    }
}
