internal import SwiftSyntax

/// Scoring of overloads against the static types of operands and arguments.
extension FunctionBuilder {
    /// Calls the program's own operator function if one fits the operands. Returns nil if none does.
    func emitUserOperator(_ name: String, _ operands: [ExprSyntax], _ expected: StaticType, isPrefix: Bool = false) -> StaticType? {
        let all = declarations.functions(named: name, from: viewpoint?.file) ?? []
        var candidates = all.filter { $0.parameters.count == operands.count && $0.body != nil }
        let required = requiredOperator(name, operands.count)
        guard !candidates.isEmpty || required != nil else { return nil }
        let isBuiltIn = Self.arithmetic[name] != nil || Self.comparisons[name] != nil || ["??", "&&", "||", "~="].contains(name)
        let types = operands.map { isImplicit($0) && !$0.is(ArrayExprSyntax.self) ? .unknown : speculate($0, .unknown) }
        if types.count == 2, types[0] == types[1], types[0].libraryOperand?.has(name) ?? false {
            candidates.removeAll { member in member.parameters.contains { declarations.type(of: $0, of: member) != types[0] } }
        }
        // Operators on `AnyHashable` apply only if exactly one operand is one.
        if Self.comparisons[name] != nil {
            let wrapped = zip(types, operands).count { $0.unwrapped == .any || isMadeAnyHashable($1) }
            if wrapped != 1 { candidates.removeAll(where: Interpreter.isAnyHashables) }
        }
        candidates.removeAll { contradicts($0, types) }
        // Operands that are no optionals are compared directly.
        if isBuiltIn, types.allSatisfy({ $0.isKnown && !$0.isOptional }) { candidates.removeAll(where: Interpreter.takesOnlyOptionals) }
        var best: (member: MemberInfo, score: Int)?
        var equals: [MemberInfo] = []
        for candidate in candidates {
            var score = 0
            let result = declarations.type(of: candidate).unwrapped
            let isWanted = if case .declared = result { expected.unwrapped == result } else { false }
            var (isSure, converts) = (isWanted, false)
            for (parameter, (type, operand)) in zip(candidate.parameters, zip(types, operands)) {
                let wanted = declarations.type(of: parameter, of: candidate)
                if isMade(wanted, from: operand) {
                    converts = true
                    score += 3
                    continue
                }
                let isOpen = isBuiltIn && !operand.is(NilLiteralExprSyntax.self) && leaves(parameter, of: candidate, wanted, to: type)
                let isUndeclared =
                    !wanted.isKnown && parameter.type.map { declarations.isUndeclared($0, declarations.scope(of: candidate)) } ?? false
                let one = isOpen ? 0 : isUndeclared ? 1 : fit(type, parameter, of: candidate, operand)
                if one > 0 { isSure = true }
                // If the machine has the operator too, unknown operands are left to it.
                score += one == 0 && isBuiltIn ? (isWanted ? 1 : -100) : one
            }
            // Literals alone mean the library's operator.
            if converts, !isSure { continue }
            if score > (best?.score ?? 0) || best.map({ isMoreParticular((candidate, score), than: $0) }) == true {
                best = (candidate, score)
                equals = [candidate]
            } else if score == best?.score {
                equals.append(candidate)
            }
        }
        if let member = best?.member ?? (isBuiltIn ? nil : required), best == nil || isOpen(member, types) {
            for operand in operands { emit(operand, .unknown) }
            emit(.callOperator, number(name), Int32(operands.count))
            return openResult(of: member, types)
        }
        guard let member = best?.member ?? onlyOpen(candidates, types, isBuiltIn) else {
            guard !isBuiltIn, !candidates.isEmpty, types.contains(where: { !$0.isKnown }) else { return nil }
            // The run-time values decide.
            for operand in operands { emit(operand, .unknown) }
            emit(.callOperator, number(name), Int32(operands.count))
            return .unknown
        }
        if let type = emitOpenOperator(name, equals, operands, types) { return type }
        // `lhs == rhs` declared on a type also serves `!=`, which the machine handles.
        let arguments = zip(operands, member.parameters).map { operand, parameter in
            (label: String?.none, value: parameter.isInout ? ExprSyntax(InOutExprSyntax(expression: operand)) : operand)
        }
        let sources = operands.indices.map { ArgumentSource.argument($0) }
        let puts = prepareInouts(arguments)
        let receiver = types.lazy.map(\.unwrapped).first { type in
            if case .declared(let index) = type { declarations.type(index) === member.owner } else { false }
        }
        let wanted = member.parameters.map { declarations.type(of: $0, of: member, on: receiver) }
        emitArguments(arguments, sources, wanted, member, plan: puts)
        emit(.call, declarations.function(for: member), Int32(operands.count))
        emitBindings(member, arguments, sources, expected)
        finishInouts(puts)
        return resultType(of: member, on: .unknown, arguments, sources, expected)
    }

    /// The only candidate of an operator that the library lacks, if an operand is unknown.
    private func onlyOpen(_ candidates: [MemberInfo], _ types: [StaticType], _ isBuiltIn: Bool) -> MemberInfo? {
        guard !isBuiltIn, candidates.count == 1, let only = candidates.first else { return nil }
        let fits = zip(only.parameters, types).allSatisfy { !$1.isKnown || fit($1, $0, of: only, nil) >= 0 }
        return fits && types.contains { !$0.isKnown } ? only : nil
    }

    /// Whether an operator's generic parameter would have to be a list and something else at once: `[T] + T` does not fit two lists.
    private func contradicts(_ member: MemberInfo, _ types: [StaticType]) -> Bool {
        var found: [String: StaticType] = [:]
        for (parameter, type) in zip(member.parameters, types) {
            let written = parameter.type?.as(ArrayTypeSyntax.self)?.element ?? parameter.type
            guard let name = written?.as(IdentifierTypeSyntax.self)?.name.identifierText, member.genericParameters.contains(name)
            else { continue }
            var meant = type
            if parameter.type?.is(ArrayTypeSyntax.self) ?? false {
                guard case .array(let element) = type else { continue }
                meant = element
            }
            guard let other = found[name] else {
                found[name] = meant
                continue
            }
            switch (other, meant) {
            case (.array, .array), (.any, _), (_, .any), (.optional, _), (_, .optional): continue
            case (.array, let one), (let one, .array): if one.isKnown { return true }
            default: continue
            }
        }
        return false
    }

    /// Whether an operator is a protocol's default whose receiver is known only at run time.
    func isOpen(_ member: MemberInfo, _ types: [StaticType]) -> Bool {
        guard let owner = member.owner, owner.kind == .protocol, declarations.isRequired(member) else { return false }
        return types.allSatisfy { type in
            guard case .declared(let index) = type else { return !type.isKnown }
            return declarations.type(index).kind == .protocol
        }
    }

    /// The operator with that many operands that a protocol requires.
    func requiredOperator(_ name: String, _ count: Int) -> MemberInfo? {
        declarations.topLevel.requiredOperators[name]?.first { $0.parameters.count == count }
    }

    /// The result type of such an operator for operands of these types.
    func openResult(of member: MemberInfo, _ types: [StaticType]) -> StaticType {
        member.typeSyntax?.writtenText == "Self" ? types.first { $0.isKnown } ?? .unknown : declarations.type(of: member)
    }

    /// Emits a call that chooses between several operator functions at run time. Returns nil if the operands are known, or one of the
    /// functions assigns.
    private func emitOpenOperator(
        _ name: String, _ members: [MemberInfo], _ operands: [ExprSyntax], _ types: [StaticType]
    ) -> StaticType? {
        guard members.count > 1, members.allSatisfy(\.inouts.isEmpty) else { return nil }
        let wanted = operands.indices.map { place in members.map { declarations.type(of: $0.parameters[place], of: $0) } }
        let isOpen = operands.indices.contains { place in
            !types[place].isKnown && !isImplicit(operands[place]) && Set(wanted[place]).count > 1
        }
        guard isOpen else { return nil }
        for (operand, types) in zip(operands, wanted) { emit(operand, Set(types).count == 1 ? types[0] : .unknown) }
        emit(.callOperator, number(name), Int32(operands.count))
        let results = Set(members.map { declarations.type(of: $0) })
        return results.count == 1 ? results.first : .unknown
    }

    /// Whether one of the program's types has the initialiser for such a literal.
    func isMade(_ type: StaticType, from operand: ExprSyntax) -> Bool {
        let label: String
        switch operand.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: label = "integerLiteral"
        case .floatLiteralExpr: label = "floatLiteral"
        case .stringLiteralExpr: label = "stringLiteral"
        case .booleanLiteralExpr: label = "booleanLiteral"
        case .arrayExpr: label = "arrayLiteral"
        default: return false
        }
        return isMade(type, fromLiteral: label)
    }

    /// Whether a type of the program has the initialiser for literals with a label.
    func isMade(_ type: StaticType, fromLiteral label: String) -> Bool {
        guard case .declared(let index) = type.unwrapped else { return false }
        return members(named: "init", in: declarations.type(index), isStatic: true).contains { $0.name == "init(\(label):)" }
    }

    private func isMadeAnyHashable(_ operand: ExprSyntax) -> Bool { operand.as(AsExprSyntax.self)?.type.writtenText == "AnyHashable" }

    /// Whether it is unknown whether an operand fits an operator's parameter: the parameter's type is unknown, or the operand can be
    /// anything.
    private func leaves(_ parameter: ParameterInfo, of candidate: MemberInfo, _ wanted: StaticType, to type: StaticType) -> Bool {
        if wanted.isKnown, type != .optional(.unknown) { return type.unwrapped == .any && wanted.unwrapped != .any }
        let asked = declarations.constraints(on: parameter, of: candidate)
        if type == .optional(.unknown) { return wanted.unwrapped != .unknown || !wanted.isOptional && !asked.isEmpty }
        if !asked.isEmpty { return declarations.meets(type, asked) == nil }
        let name = parameter.type?.as(IdentifierTypeSyntax.self)?.name.identifierText
        return !(name.map(candidate.genericParameters.contains) ?? false)
    }

    /// Whether an implicit member (`.now()`, `.seconds(1)`) can belong to a type. True if the type's members are unknown.
    func names(_ expression: ExprSyntax, in type: StaticType) -> Bool {
        guard let name = implicitName(expression) else { return true }
        if type.isOptional, name == "none" || name == "some" { return true }
        if type.unwrapped.isScalar, !["init", "random"].contains(name) {
            return LibraryTypes.staticProperty(name, of: type.unwrapped) != nil
                || !extensionMembers(named: name, of: type.unwrapped, isStatic: true).isEmpty
        }
        guard case .declared(let index) = type.unwrapped, name != "init" else { return true }
        let declared = declarations.type(index)
        return declared.caseOrdinals[name] != nil
            || !members(named: name, in: declared, isStatic: true).isEmpty || declarations.nestedType(name, in: type) != nil
    }

    private func implicitName(_ expression: ExprSyntax) -> String? {
        Self.implicitBase(of: expression)?.declName.baseName.identifierText
    }

    /// Whether a host type, or an extension of it, has a static member of that name.
    private func hostHas(_ name: String, _ host: String) -> Bool {
        !declarations.hostMembers(named: name, in: host, isStatic: true).isEmpty
            || !foreignMembers(named: name, of: declarations.hostNames(host), isStatic: true).isEmpty
    }

    /// Whether a candidate can take the comparison operators and closures among the arguments: `sorted(by: >)` never means a function that
    /// takes a key path.
    func takesOperators(_ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument]) -> Bool {
        zip(candidate.member.parameters, candidate.sources).allSatisfy { parameter, source in
            if case .argument(let index) = source, arguments[index].value.is(ClosureExprSyntax.self) {
                return parameter.type?.as(IdentifierTypeSyntax.self)?.name.text.hasSuffix("KeyPath") != true
            }
            guard case .argument(let index) = source, let name = arguments[index].value.as(DeclReferenceExprSyntax.self)?.baseName.text,
                Self.comparisons[name] != nil, case let wanted = declarations.type(of: parameter, of: candidate.member).unwrapped
            else { return true }
            guard case .function(let operands, _) = wanted else { return !wanted.isKnown }
            return operands.count == 2
        }
    }

    /// The number of parameters that a closure names, or uses as `$0`, `$1` and so on.
    func parameterCount(of closure: ClosureExprSyntax) -> Int {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names)?: names.count
        case .parameterClause(let clause)?: clause.parameters.count
        case nil: ImplicitParameters.count(in: closure)
        }
    }

    /// How well an argument of a type fits a function's parameter.
    func fit(_ type: StaticType, _ parameter: ParameterInfo, of member: MemberInfo, _ argument: ExprSyntax?) -> Int {
        var wanted = declarations.type(of: parameter, of: member)
        if parameter.isAutoclosure, case .function(_, let result) = wanted { wanted = result }
        if wanted == .any, type.isScalar, parameter.type?.writtenText == "AnyObject" { return -50 }
        var type = type
        if !type.isKnown, wanted.unwrapped.isFunction, let argument, let name = implicitName(argument) {
            let paths = keyPathMembers(named: name, of: wanted)
            if paths.count == 1 { type = declarations.type(of: paths[0]) }
        }
        let asked = wanted.unwrapped.isKnown ? [] : declarations.constraints(on: parameter, of: member)
        if !asked.isEmpty, declarations.meetsParts(type.unwrapped, parameter, of: member) == false { return -50 }
        guard !asked.isEmpty else {
            // An unknown argument may have the undeclared type. A value that the type itself makes surely has it; a scalar surely does not.
            let isScalar = argument != nil && type.isScalar
            if !type.isKnown || isScalar, !wanted.isKnown, argument.map({ !isImplicit($0) }) ?? true, let syntax = parameter.type,
                declarations.isUndeclared(syntax, declarations.scope(of: member))
            {
                return !isScalar && argument.map { isMade($0, by: syntax) } ?? false ? 3 : 0
            }
            return declarations.meetsApplied(type.unwrapped, parameter, of: member) ? fit(type, wanted, argument) : -50
        }
        if argument?.is(NilLiteralExprSyntax.self) == true { return wanted.isOptional ? fit(type, wanted, argument) : -50 }
        if argument?.is(ClosureExprSyntax.self) == true { return -50 }
        if !type.unwrapped.isKnown, let argument, let meets = meets(argument, parameter, of: member) { return meets ? 3 : -50 }
        // A value of `Any` meets no constraint as such; `AnyHashable` does.
        if type == .any, argument?.as(AsExprSyntax.self)?.type.writtenText == "Any" { return 0 }
        return declarations.meets(wanted.isOptional ? type.unwrapped : type, asked) == false ? -50 : fit(type, wanted, argument)
    }

    /// Whether an expression calls a type or its static member, judged by name: `Shape(1)`, `Shape<Int>.round`, `Shapes.Shape.made(by: 1)`.
    private func isMade(_ expression: ExprSyntax, by type: TypeSyntax) -> Bool {
        let name = (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name)?.identifierText
        var made = expression
        if let call = made.as(FunctionCallExprSyntax.self) { made = call.calledExpression }
        func names(_ expression: ExprSyntax?) -> Bool {
            switch expression?.as(ExprSyntaxEnum.self) {
            case .genericSpecializationExpr(let node): names(node.expression)
            case .declReferenceExpr(let node): node.baseName.identifierText == name
            case .memberAccessExpr(let node): node.declName.baseName.identifierText == name
            default: false
            }
        }
        return name != nil && (names(made) || names(made.as(MemberAccessExprSyntax.self)?.base))
    }

    /// Whether an argument is a property declared with `!`, which also fits a parameter that is no optional.
    private func isUnwrappedUnasked(_ argument: ExprSyntax) -> Bool {
        if let node = argument.as(DeclReferenceExprSyntax.self) {
            guard let owner, lookup(node.baseName.identifierText) == nil else { return false }
            return isImplicitlyUnwrapped(node.baseName.identifierText, of: .declared(owner.index))
        }
        guard let node = argument.as(MemberAccessExprSyntax.self), let base = node.base, !isChained(base) else { return false }
        return isImplicitlyUnwrapped(node.declName.baseName.identifierText, of: speculate(base, .unknown).unwrapped)
    }

    /// Whether an expression contains an optional chain.
    private func isChained(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        let inner =
            expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        return inner.map(isChained) ?? false
    }

    /// Whether the first of two functions with equal scores has more demanding generic constraints.
    func isMoreParticular(_ one: (member: MemberInfo, score: Int), than other: (member: MemberInfo, score: Int)) -> Bool {
        one.score == other.score && declarations.particularity(one.member) > declarations.particularity(other.member)
    }

    /// How well an argument of one type fits a parameter of another: positive if it fits, strongly negative if it cannot.
    func fit(_ type: StaticType, _ wanted: StaticType, _ argument: ExprSyntax?) -> Int {
        // A conversion to an optional ranks below an exact match that leaves one or two parameters to their defaults.
        let isWrapped = wanted.isOptional && type.isKnown && !type.isOptional
        if type == .any, wanted == .any { return 2 }
        if !wanted.isKnown || wanted.unwrapped == .any {
            if wanted.isOptional, argument?.is(ClosureExprSyntax.self) == true { return -2 }
            return isWrapped && argument?.is(NilLiteralExprSyntax.self) != true ? -2 : 1
        }
        if let argument, argument.is(NilLiteralExprSyntax.self) { return wanted.isOptional ? 2 : -50 }
        if let closure = argument?.as(ClosureExprSyntax.self) {
            guard case .function(let parameters, _) = wanted.unwrapped else { return -50 }
            let count = parameterCount(of: closure)
            // A closure can take the elements of a single tuple as separate parameters.
            if case .tuple(let types, _)? = parameters.first, parameters.count == 1, count == types.count { return 3 }
            if count == (parameters == [.void] ? 0 : parameters.count) { return 3 }
            return parameters.isEmpty && count > 0 ? -50 : -4
        }
        if !type.isKnown {
            if argument?.as(ArrayExprSyntax.self)?.elements.isEmpty == true { return isMadeFromNothing(wanted.unwrapped) ? 1 : -50 }
            guard let argument, isImplicit(argument), !argument.is(ArrayExprSyntax.self) else { return 0 }
            if case .host(let host) = wanted.unwrapped, let name = implicitName(argument), name != "init" {
                // The host may have more members than are known here.
                return hostHas(name, host) ? 1 : 0
            }
            guard names(argument, in: wanted) else { return -50 }
            // A type with that member ranks above an unknown or generic one.
            if case .declared(let index) = wanted.unwrapped, !declarations.type(index).isPlaceholder { return 2 }
            return 1
        }
        if !wanted.unwrapped.isKnown, isWrapped { return -2 }
        // A generic function for optionals is more specific than one for any type.
        if !wanted.unwrapped.isKnown, wanted.isOptional, type.isOptional { return 2 }
        if type == wanted { return 6 }
        if let argument, isIntegerLiteral(argument) {
            switch wanted.unwrapped {
            case .int: return 4
            case .double, .float: return 3
            case .declared(let index) where declarations.type(index).kind == .protocol: break
            default: return -50
            }
        }
        if type.unwrapped == wanted.unwrapped { return wanted.isOptional ? 4 : argument.map(isUnwrappedUnasked) ?? false ? 3 : -50 }
        switch (type.unwrapped, wanted.unwrapped) {
        case (.declared(let a), .declared(let b)):
            let (first, second) = (declarations.type(a), declarations.type(b))
            if first.inherits(from: second) { return 4 }
            if second.kind == .protocol { return declarations.conforms(first, to: second.qualifiedName) ? 3 : -50 }
            return -50
        case (.declared(let a), .host(let name)):
            guard let host = declarations.type(a).hostAncestor else { return -10 }
            return declarations.hostInherits(host.name, from: name) ? 3 : -10
        case (.host(let a), .host(let b)): return declarations.hostInherits(a, from: b) ? 3 : -10
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)):
            return !a.isKnown || !b.isKnown ? 2 : fit(a, b, nil) > 0 ? 3 : -50
        case (.function(let given, let result), .function(let taken, let other)):
            guard takes(given, taken) else { return -50 }
            return result.isKnown && other.isKnown && result != other && fit(result, other, nil) <= 0 ? 1 : 2
        case (.tuple(let given, _), .tuple(let taken, _)):
            return given.count == taken.count && zip(given, taken).allSatisfy { fit($0, $1, nil) > Self.unfit } ? 2 : -50
        case (.dictionary, .dictionary), (.meta, .meta): return 2
        case (.string, .character), (.character, .string), (.string, .substring): return -20
        // A protocol of the program that both conform to ranks as a string here.
        case (.substring, .string): return -2
        case (.double, .float), (.float, .double): return argument?.is(FloatLiteralExprSyntax.self) == true ? 3 : -50
        case (.array, .host(let name)), (.dictionary, .host(let name)):
            // Only a literal becomes a host collection, and a class only if it supports list literals. Collections may conform to a host
            // protocol.
            guard let kind = declarations.hostType(named: name)?.kind, kind != .protocol else { return 1 }
            let isLiteral = argument.map { $0.is(ArrayExprSyntax.self) || $0.is(DictionaryExprSyntax.self) } ?? false
            return isLiteral && (kind != .class || isMadeFromLists(name)) ? 1 : -50
        case (_, .declared(let wanted)) where declarations.type(wanted).kind == .protocol:
            return declarations.meets(type.unwrapped, [.declared(wanted)]).map { $0 ? 3 : -50 } ?? 0
        case (.array, .set), (.unknown, _), (_, .unknown), (.any, _), (.optional, _): return 1
        default: return -50
        }
    }

    /// Whether an empty list literal can be of a type. A type of the program needs a list initialiser or must be an option set.
    private func isMadeFromNothing(_ type: StaticType) -> Bool {
        if type.isScalar || type.isFunction { return false }
        if case .host(let host) = type, declarations.hostType(named: host)?.kind == .class { return isMadeFromLists(host) }
        guard case .declared(let index) = type, case let info = declarations.type(index), !info.isPlaceholder else { return true }
        switch info.kind {
        case .enumeration: return members(named: "init", in: info, isStatic: true).contains { $0.name == "init(arrayLiteral:)" }
        case .class:
            return info.hostAncestor.map { isMadeFromLists($0.name) } ?? false
                || members(named: "init", in: info, isStatic: true).contains { $0.name == "init(arrayLiteral:)" }
        default: return true
        }
    }

    /// Whether a host type can be written as a list or dictionary literal.
    private func isMadeFromLists(_ host: String) -> Bool {
        declarations.hostMembers(named: "init", in: host, isStatic: true).contains {
            $0.name == "init(arrayLiteral:)" || $0.name == "init(dictionaryLiteral:)"
        }
    }

    /// Whether two functions take equally many parameters, and so do their function parameters. A single tuple counts as its elements,
    /// `Void` as none.
    private func takes(_ given: [StaticType], _ taken: [StaticType]) -> Bool {
        var taken = taken
        if taken.count == 1, given != [.unknown], given != [.any] {
            switch (taken[0], given.first) {
            case (.void, .void), (.tuple, .tuple): break
            case (.void, _): taken = []
            case (.tuple(let types, _), _): taken = types
            default: break
            }
        }
        return given.count == taken.count
            && zip(given, taken).allSatisfy { one, other in
                guard case .function(let first, _) = one, case .function(let second, _) = other else { return true }
                return takes(first, second)
            }
    }
}
