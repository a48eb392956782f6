internal import SwiftSyntax

/// Optional requirements of protocols: `delegate?.didEnd?(self)` and `item.title` are nil if the object's class lacks the member.
extension FunctionBuilder {
    /// Calls a method that the receiver's class may lack; nil if the callee is no optional requirement.
    func emitOptionalCall(
        _ callee: ExprSyntax, _ arguments: [Argument], _ labels: [String?], trailing: Int, _ expected: StaticType
    ) -> StaticType? {
        guard let end = chainEnds.last, let member = callee.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
            let base = member.base, !base.is(SuperExprSyntax.self), typeNamed(base) == nil
        else { return nil }
        let shape = CallShape(member.declName.baseName.identifierText, labels, trailing: trailing)
        guard let name = optionalRequirement(shape, of: speculate(base, .unknown).unwrapped, arguments) else { return nil }
        let type = emitLink(base, .unknown)
        emitImplicitUnwrap(of: base)
        let (missing, done) = (newLabel(), newLabel())
        emit(.hasMethod, number(name))
        jump(.jumpIfFalse, missing)
        let result = emitValueCall(.pushed(type.unwrapped), arguments, shape, expected)
        jump(.jump, done)
        bind(missing)
        emit(.pop)
        emit(.none)
        jump(.jump, end)
        bind(done)
        return result
    }

    /// The full name of the optional requirement that a call means.
    private func optionalRequirement(_ shape: CallShape, of type: StaticType, _ arguments: [Argument]) -> String? {
        switch type {
        case .declared(let index):
            let info = declarations.type(index)
            guard info.kind == .protocol else { return nil }
            let members = members(named: shape.base, in: info, isStatic: false).filter(\.isOptionalRequirement)
            return choose(members, shape, arguments, on: index)?.member.name
        case .host(let host):
            guard declarations.hostType(named: host)?.kind == .protocol else { return nil }
            return choose(declarations.hostMembers(named: shape.base, in: host, isStatic: false), shape, arguments)?.member.name
        default: return nil
        }
    }

    /// [x] -> [the property's value or nil]: reads a property that x's class may lack.
    func emitOptionalProperty(_ member: MemberInfo) -> StaticType {
        let type = declarations.type(of: member)
        let (missing, done) = (newLabel(), newLabel())
        emit(.hasMember, number(member.baseName))
        jump(.jumpIfFalse, missing)
        emit(.getMember, number(member.baseName), 0, code.newCache(type))
        if type.isOptional { emit(.wrap, 1) }
        jump(.jump, done)
        bind(missing)
        emit(.pop)
        emit(.none)
        bind(done)
        return .optional(type)
    }
}
