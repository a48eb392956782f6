internal import SwiftSyntax

/// Subscripts: those of the program's types, key paths, and the library's.
extension FunctionBuilder {
    /// The program's subscript that a use of a value of that type means; nil where only the value says, or it is somebody else's.
    func subscriptMember(_ type: StaticType, _ arguments: LabeledExprListSyntax) -> MemberInfo? {
        guard case .declared(let index) = type.unwrapped else { return nil }
        let labels = arguments.map { $0.label?.identifierText }
        let all = members(named: "subscript", in: declarations.type(index), isStatic: false)
        let fitting = all.filter { $0.parameters.map(\.label) == labels && !$0.parameters.contains(where: \.isVariadic) }
        guard fitting.count > 1 else { return fitting.first }
        let types = arguments.map { speculate($0.expression, .unknown) }
        let ranked = fitting.map { member in
            let scores = zip(member.parameters, zip(types, arguments)).map { parameter, argument in
                fit(argument.0, declarations.type(of: parameter, of: member, on: type), argument.1.expression)
            }
            return (member: member, score: scores.reduce(0, +), isSure: scores.allSatisfy { $0 > 0 })
        }
        let best = ranked.filter(\.isSure).max { $0.score < $1.score }
        return best.flatMap { best in ranked.filter { $0.score == best.score && $0.isSure }.count == 1 ? best.member : nil }
    }

    /// Pushes one index.
    func emitIndex(_ position: Int, _ expression: ExprSyntax, _ type: StaticType, of member: MemberInfo?) -> StaticType {
        if let member, position < member.parameters.count, member.parameters[position].isAutoclosure {
            emitAutoclosure(expression, type)
            return type
        }
        return emit(expression, type)
    }

    func emit(_ node: SubscriptCallExprSyntax, _ expected: StaticType) -> StaticType {
        if let type = typeNamed(node.calledExpression), case .declared(let index) = type,
            let member = members(named: "subscript", in: declarations.type(index), isStatic: true).first
        {
            _ = emitType(type)
            for argument in node.arguments { emit(argument.expression, .unknown) }
            emit(.call, declarations.getter(for: member), Int32(node.arguments.count) + 1)
            return declarations.type(of: member)
        }
        if node.arguments.count == 1, let only = node.arguments.first, only.label?.text == "keyPath" {
            let root = emitLink(node.calledExpression, .unknown)
            let type = emit(only.expression, .function([root], .unknown))
            emit(.swap)
            emit(.callClosure, 0, 1)
            if case .function(_, let result) = type { return result }
            return .unknown
        }
        let base = emitLink(node.calledExpression, .unknown)
        let (types, result) = subscriptTypes(base, node.arguments)
        let member = subscriptMember(base, node.arguments)
        for (position, argument) in node.arguments.enumerated() {
            let type = emitIndex(position, argument.expression, position < types.count ? types[position] : .unknown, of: member)
            if base.unwrapped == .string, type.isStringIndex {
                emit(.getSubscript, -2, 1)
                return position == 0 && type == .stringIndex ? .character : .string
            }
        }
        emit(.getSubscript, subscriptShape(node.arguments), Int32(node.arguments.count))
        guard let member, !member.genericParameters.isEmpty else { return result }
        let arguments: [Argument] = node.arguments.map { ($0.label?.identifierText, $0.expression) }
        let sources = arguments.indices.map { ArgumentSource.argument($0) }
        emitBindings(member, arguments, sources, expected)
        return resultType(of: member, on: base, arguments, sources, expected)
    }

    /// The shape of a subscript's call with its labels; -1 without any.
    func subscriptShape(_ arguments: LabeledExprListSyntax) -> Int32 {
        let labels = arguments.map { $0.label?.identifierText }
        return labels.allSatisfy { $0 == nil } ? -1 : code.shape(CallShape("subscript", labels))
    }
}
