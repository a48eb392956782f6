internal import SwiftSyntax

/// Subscripts: those of the program's types, key paths, and the library's.
extension FunctionBuilder {
    /// The program's subscript that a subscript expression means. Nil if only run-time values decide, or if it is the host's or library's.
    func subscriptMember(_ type: StaticType, _ arguments: LabeledExprListSyntax, isStatic: Bool = false) -> MemberInfo? {
        switch type.unwrapped {
        case .declared: break
        case .host(let name) where declarations.hostMembers(named: "subscript", in: name, isStatic: isStatic).isEmpty: break
        default: return nil
        }
        let all = subscripts(of: type, arguments, isStatic: isStatic)
        let listing = all.filter { $0.parameters.contains(where: \.isVariadic) }
        let fitting = all.filter { !$0.parameters.contains(where: \.isVariadic) }
        guard fitting.count > 1 || !listing.isEmpty else { return fitting.first }
        let types = arguments.map { speculate($0.expression, .unknown) }
        let ranked = fitting.map { member in
            let scores = zip(indexTypes(of: member, on: type, arguments), zip(types, arguments)).map { wanted, argument in
                fit(argument.0, wanted, argument.1.expression)
            }
            return (member: member, score: scores.reduce(0, +), isSure: scores.allSatisfy { $0 > 0 })
        }
        guard let best = ranked.filter(\.isSure).max(by: { $0.score < $1.score }) else { return listing.count == 1 ? listing.first : nil }
        return ranked.filter { $0.score == best.score && $0.isSure }.count == 1 ? best.member : nil
    }

    /// The program's subscripts of a type that take indices with these labels: its own, or those of extensions.
    private func subscripts(of type: StaticType, _ arguments: LabeledExprListSyntax, isStatic: Bool) -> [MemberInfo] {
        let labels = arguments.map { $0.label?.identifierText }
        let all =
            switch type.unwrapped {
            case .declared(let index): members(named: "subscript", in: declarations.type(index), isStatic: isStatic)
            case .host(let name): foreignMembers(named: "subscript", of: declarations.hostNames(name), isStatic: isStatic)
            default: foreignMembers(named: "subscript", of: LibraryTypes.extensionNames(of: type), isStatic: isStatic)
            }
        let shape = CallShape("subscript", labels)
        return all.filter { $0.parameters.map(\.label) == labels || shape.match(declarations.shapes(of: $0)) != nil }
    }

    /// Chooses by the expected type between subscripts that differ only in the constraints on their results. Nil for others.
    private func subscriptMember(giving expected: StaticType, _ base: StaticType, _ arguments: LabeledExprListSyntax) -> MemberInfo? {
        guard expected.isKnown, expected.unwrapped.isKnown, expected.unwrapped != .any else { return nil }
        let all = subscripts(of: base, arguments, isStatic: false)
        let written = all.first?.parameters.map { $0.type?.writtenText }
        let asking = all.filter { !declarations.constraints(onResultOf: $0).isEmpty }
        guard all.count > 1, !asking.isEmpty, all.allSatisfy({ $0.parameters.map { $0.type?.writtenText } == written }) else { return nil }
        let met = asking.filter { declarations.meets(expected.unwrapped, declarations.constraints(onResultOf: $0)) == true }
        let choice = met.isEmpty ? all.filter { declarations.constraints(onResultOf: $0).isEmpty } : met
        return choice.count == 1 ? choice.first : nil
    }

    /// Lowers one index of a value of the type `base`.
    func emitIndex(
        _ position: Int, _ expression: ExprSyntax, _ type: StaticType, of member: MemberInfo?, on base: StaticType = .unknown
    ) -> StaticType {
        // A dictionary's default is evaluated only if the key is missing. A plain expression needs no closure.
        if member == nil, case .dictionary = base.unwrapped, expression.parent?.as(LabeledExprSyntax.self)?.label?.text == "default",
            type.isFunction || !isPlain(expression)
        {
            emitAutoclosure(expression, .function([], type))
            return type
        }
        if let member, position < member.parameters.count, member.parameters[position].isAutoclosure {
            emitAutoclosure(expression, type)
            return type
        }
        return emit(expression, type)
    }

    /// Whether the evaluation of an expression has no effects and almost no cost.
    func isPlain(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr(let node): node.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        case .arrayExpr(let node): node.elements.allSatisfy { isPlain($0.expression) }
        case .dictionaryExpr(let node): if case .colon = node.content { true } else { false }
        case .declReferenceExpr(let node): variable(node.baseName.identifierText) != nil
        case .memberAccessExpr(let node): node.base == nil
        case .prefixOperatorExpr(let node): isPlain(node.expression)
        default: false
        }
    }

    /// A subscript known during lowering: the superclass's (`super[…]`) or a static one (`Palette["red"]`).
    struct DirectSubscript {
        let member: MemberInfo
        /// The type before the brackets; nil for `super`.
        let type: StaticType?
    }

    /// The direct subscript that an expression means; nil for subscripts of values.
    func directSubscript(_ node: SubscriptCallExprSyntax) -> DirectSubscript? {
        let member: MemberInfo?
        var type: StaticType?
        if node.calledExpression.is(SuperExprSyntax.self) {
            guard let superclass = owner.flatMap({ declarations.resolved($0).superclass }) else { return nil }
            member = subscriptMember(.declared(superclass.index), node.arguments, isStatic: isStatic)
        } else {
            type = typeNamed(node.calledExpression)
            member = type.flatMap { subscriptMember($0, node.arguments, isStatic: true) }
        }
        guard let member, takesEach(member, node.arguments) else { return nil }
        return DirectSubscript(member: member, type: type)
    }

    /// Whether a subscript takes exactly these indices, one per parameter.
    private func takesEach(_ member: MemberInfo, _ arguments: LabeledExprListSyntax) -> Bool {
        member.parameters.count == arguments.count && !member.parameters.contains(where: \.isVariadic)
    }

    /// The expected types of indices.
    func indexTypes(of member: MemberInfo, on type: StaticType, _ arguments: LabeledExprListSyntax) -> [StaticType] {
        let types = member.parameters.map { declarations.type(of: $0, of: member, on: type) }
        let labels = arguments.map { $0.label?.identifierText }
        guard !takesEach(member, arguments), let sources = CallShape("subscript", labels).match(declarations.shapes(of: member)) else {
            return types
        }
        var result = arguments.map { _ in StaticType.unknown }
        for (type, source) in zip(types, sources) {
            switch source {
            case .argument(let index): result[index] = type
            case .variadic(let indices): for index in indices { result[index] = type.element }
            case .missing: break
            }
        }
        return result
    }

    /// Evaluates indices into temporaries.
    func emitIndices(_ arguments: LabeledExprListSyntax, of direct: DirectSubscript) -> [Int32] {
        let member = direct.member
        return arguments.enumerated().map { position, argument in
            _ = emitIndex(position, argument.expression, declarations.type(of: member.parameters[position], of: member), of: member)
            let slot = newTemporary()
            emit(.store, slot)
            return slot
        }
    }

    private func emitReceiver(of direct: DirectSubscript) {
        if let type = direct.type { _ = emitType(type) } else { emitSelf() }
    }

    /// Pushes the value of a direct subscript.
    func emitDirectSubscript(_ direct: DirectSubscript, _ indices: [Int32]) {
        emitReceiver(of: direct)
        emitLoads(indices)
        emit(.call, declarations.getter(for: direct.member), Int32(indices.count) + 1)
    }

    /// Stores the value on the stack through a direct subscript.
    func emitDirectSubscriptStore(_ direct: DirectSubscript, _ indices: [Int32]) {
        let value = newTemporary()
        emit(.store, value)
        emitReceiver(of: direct)
        emitLoads(indices)
        emit(.take, value)
        emit(.call, declarations.setter(for: direct.member), Int32(indices.count) + 2)
        emit(.pop)
    }

    func emit(_ node: SubscriptCallExprSyntax, _ expected: StaticType) -> StaticType {
        if let direct = directSubscript(node) {
            emitDirectSubscript(direct, emitIndices(node.arguments, of: direct))
            return declarations.type(of: direct.member)
        }
        if node.arguments.count == 1, let only = node.arguments.first, only.label?.text == "keyPath" {
            let root = emitLink(node.calledExpression, .unknown)
            let type = emit(only.expression, .function([root], .unknown))
            emit(.swap)
            emit(.callClosure, 0, 1)
            if case .function(_, let result) = type { return result }
            return .unknown
        }
        if let type = emitChangingSubscript(node) { return type }
        let base = emitLink(node.calledExpression, .unknown)
        let (types, result) = subscriptTypes(base, node.arguments)
        let chosen = subscriptMember(giving: expected, base, node.arguments).flatMap { takesEach($0, node.arguments) ? $0 : nil }
        let member = chosen ?? subscriptMember(base, node.arguments)
        for (position, argument) in node.arguments.enumerated() {
            let wanted = position < types.count ? types[position] : .unknown
            let type = emitIndex(position, argument.expression, wanted, of: member, on: base)
            if base.unwrapped.isString, type.isStringIndex {
                emit(.getSubscript, -2, 1)
                return position == 0 && type == .stringIndex ? .character : .substring
            }
        }
        if let chosen {
            emit(.call, declarations.getter(for: chosen), Int32(node.arguments.count) + 1)
        } else {
            emit(.getSubscript, subscriptShape(node.arguments, of: base), Int32(node.arguments.count))
        }
        guard let member, !member.genericParameters.isEmpty else { return result }
        let arguments: [Argument] = node.arguments.map { ($0.label?.identifierText, $0.expression) }
        let sources = arguments.indices.map { ArgumentSource.argument($0) }
        emitBindings(member, arguments, sources, expected)
        return resultType(of: member, on: base, arguments, sources, expected)
    }

    /// The shape number of a labelled subscript call. Without labels -2 for the library's own subscript, and -1 if run-time values decide.
    func subscriptShape(_ arguments: LabeledExprListSyntax, of base: StaticType) -> Int32 {
        let labels = arguments.map { $0.label?.identifierText }
        if labels.allSatisfy({ $0 == nil }) {
            guard let isOwn = addsSubscript(to: base, arguments) else { return -1 }
            if !isOwn { return -2 }
        }
        return code.shape(CallShape("subscript", labels))
    }

    /// Whether brackets after a library value mean the program's subscript rather than the library's. Nil if only run-time values decide.
    func addsSubscript(to base: StaticType, _ arguments: LabeledExprListSyntax) -> Bool? {
        guard declarations.declared.extendsSubscripts, arguments.count == 1, let index = arguments.first?.expression,
            let library = LibraryTypes.subscriptIndex(of: base.unwrapped)
        else { return nil }
        let members = foreignMembers(named: "subscript", of: LibraryTypes.extensionNames(of: base), isStatic: false)
            .filter { $0.parameters.count == 1 && $0.parameters[0].label == nil }
        let given = speculate(index, .unknown)
        if case .range = given {
            // A slice of the list, unless the program's subscript takes ranges.
            let takesRanges = members.contains { fit(given, declarations.type(of: $0.parameters[0], of: $0, on: base), index) > 0 }
            return members.isEmpty || takesRanges ? nil : false
        }
        guard !members.isEmpty, given != .optional(.unknown) else { return nil }
        let own = members.map { fit(given, declarations.type(of: $0.parameters[0], of: $0, on: base), index) }.max() ?? 0
        let difference = given.isKnown ? own - fit(given, library, index) : 0
        // Without further evidence a subscript does not call itself.
        guard difference != 0 else { return members.contains { $0 === member } ? false : nil }
        return difference > 0
    }
}
