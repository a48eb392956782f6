internal import SwiftSyntax

/// Calls.
extension FunctionBuilder {
    func emit(_ node: FunctionCallExprSyntax, _ expected: StaticType) -> StaticType {
        let callee = unparenthesised(node.calledExpression)
        let outer = currentCall
        let outerAddressed = addressed
        currentCall = node.id
        addressed = []
        defer { (currentCall, addressed) = (outer, outerAddressed) }
        let type = emitCall(of: callee, node, expected)
        writeAddressed()
        let base = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        if let base {
            emitExpectation(base.baseName.identifierText, expected)
        }
        // Of the two methods of that name, the one that returns an array.
        if case .array = expected.unwrapped, let name = base?.baseName.text, name == "suffix" || name == "dropLast" {
            emit(.convert, code.type(.array(.unknown)))
        }
        return type
    }

    private func emitCall(of callee: ExprSyntax, _ node: FunctionCallExprSyntax, _ expected: StaticType) -> StaticType {
        let (arguments, (labels, trailing)) = arguments(of: node)
        if callee.writtenText == "Self", isSelfOpen, let owner {
            emitSelf()
            if !isStatic { emit(.typeOf, -1, 1) }
            return emitTypeValueCall(declarations.selfType(of: owner), arguments, CallShape("init", labels, trailing: trailing))
        }
        if let type = typeNamed(callee) {
            let shape = CallShape("init", labels, trailing: trailing)
            if case .range = type, emitUncheckedRange(String(callee.writtenText.prefix { $0 != "<" }), arguments, shape) { return type }
            let isSpecialised = callee.is(GenericSpecializationExprSyntax.self)
            if case .declared = type, isSpecialised ? emitTemplate(callee) != nil : emitOpenAlias(callee) {
                return emitTypeValueCall(type, arguments, shape)
            }
            return emitInitialiser(type, arguments, shape, expected, typeArguments: typeArguments(of: callee))
        }
        switch callee.as(ExprSyntaxEnum.self) {
        // A name with argument labels, `sum(of:and:)(2, 3)`, refers to that function.
        case .declReferenceExpr(let name) where name.argumentNames == nil:
            wishArguments(ofParameter: name.baseName.identifierText, arguments)
            var shape = CallShape(name.baseName.identifierText, labels, trailing: trailing)
            shape.resultCalls = CallShape.callsOfResult(of: node)
            return emitNamedCall(name, arguments, shape, expected)
        case .memberAccessExpr(let member) where member.declName.argumentNames == nil:
            if isTypeOfParameter(member), emitTemplate(callee) != nil {
                return emitTypeValueCall(.unknown, arguments, CallShape("init", labels, trailing: trailing))
            }
            var shape = CallShape(member.declName.baseName.identifierText, labels, trailing: trailing)
            shape.resultCalls = CallShape.callsOfResult(of: node)
            return emitMemberCall(member, arguments, shape, expected)
        case .optionalChainingExpr(let optional) where chainEnds.last != nil:
            if let type = emitOptionalCall(optional.expression, arguments, labels, trailing: trailing, expected) { return type }
            let type = emitLink(optional.expression, .unknown)
            emitOptionalStandIn(type)
            if let end = chainEnds.last { jump(.jumpIfNil, end, passedOver(optional.expression)) }
            let shape = CallShape("", labels, trailing: trailing)
            return emitCallable(type.unwrapped, arguments, shape, expected) ?? emitClosureCall(type, arguments)
        default:
            if let closure = callee.as(ClosureExprSyntax.self) {
                let types = arguments.map { speculate($0.value, .unknown) }
                return emitClosureCall(emit(closure, .function(types, expected)), arguments)
            }
            let type = emitLink(callee, .unknown)
            return emitCallable(type, arguments, CallShape("", labels, trailing: trailing), expected) ?? emitClosureCall(type, arguments)
        }
    }

    private func unparenthesised(_ expression: ExprSyntax) -> ExprSyntax {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return unparenthesised(only.expression)
        }
        return expression
    }

    /// Calls the closure on the stack.
    func emitClosureCall(_ type: StaticType, _ arguments: [Argument], plan given: InoutPlan? = nil) -> StaticType {
        var parameters: [StaticType] = []
        var result = StaticType.unknown
        if case .function(let types, let given) = type.unwrapped { (parameters, result) = (types, given) }
        if let given {
            emitArguments(arguments, parameters, plan: given)
            emitClosureCall(arguments, plan: given)
            finishInouts(given)
            return result
        }
        let plan = InoutPlan()
        if arguments.contains(where: { $0.value.is(InOutExprSyntax.self) }) {
            let slot = newTemporary()
            emit(.store, slot)
            let plan = prepareInouts(arguments)
            emit(.take, slot)
            emitArguments(arguments, parameters, plan: plan)
            emitClosureCall(arguments, plan: plan)
            finishInouts(plan)
            return result
        }
        emitArguments(arguments, parameters, plan: plan)
        emit(.callClosure, 0, Int32(arguments.count))
        return result
    }

    /// Emits the call. Its shape lists the inout arguments, as the closure need not be the program's.
    private func emitClosureCall(_ arguments: [Argument], plan: InoutPlan) {
        guard !plan.places.isEmpty else { return emit(.callClosure, 0, Int32(arguments.count)) }
        var shape = CallShape("callAsFunction", arguments.map(\.label))
        shape.inouts = plan.places.map(\.argument)
        emit(.callClosure, shapeNumber(shape) + 1, Int32(arguments.count))
    }

    // MARK: Members

    /// The receiver of a method call: a value on the stack, a place, or an expression.
    enum Receiver {
        case pushed(StaticType)
        case place(() -> LValue, StaticType)
        /// Pushed when it is needed.
        case expression(ExprSyntax)
    }

    private func emitMemberCall(
        _ node: MemberAccessExprSyntax, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType
    ) -> StaticType {
        guard let base = node.base else { return emitImplicitCall(arguments, shape, impliedType(of: node, expected)) }
        if let module = module(base, declaring: shape.base) { return emitNamedCall(node.declName, arguments, shape, expected, in: module) }
        if base.is(SuperExprSyntax.self) { return emitSuperCall(arguments, shape) }
        if shape.base == "init" {
            if base.writtenText == "self", let owner, selfVariable != nil, isInitializer {
                return emitDelegation(owner, arguments, shape)
            }
            if base.writtenText == "Self", isSelfOpen, let owner {
                emitSelf()
                if !isStatic { emit(.typeOf, -1, 1) }
                return emitTypeValueCall(declarations.selfType(of: owner), arguments, shape)
            }
            if let type = typeNamed(base) {
                return emitInitialiser(type, arguments, shape, expected, typeArguments: typeArguments(of: base))
            }
            let type = emitLink(base, .unknown)
            if case .meta(let inner) = type { return emitTypeValueCall(inner, arguments, shape) }
            return emitTypeValueCall(.unknown, arguments, shape)
        }
        if base.writtenText == "Self", isSelfOpen, let owner {
            emitSelf()
            if !isStatic { emit(.typeOf, -1, 1) }
            return emitValueCall(.pushed(.meta(declarations.selfType(of: owner))), arguments, shape, expected)
        }
        if let type = typeNamed(base) {
            if base.is(GenericSpecializationExprSyntax.self) {
                let start = instructions.count
                if emitTemplate(base) != nil {
                    if case .declared(let index) = type, declarations.type(index).caseOrdinals[shape.base] == nil {
                        return emitValueCall(.pushed(.meta(type)), arguments, shape, expected)
                    }
                    dropLast(instructions.count - start)
                }
            }
            return emitStaticCall(type, arguments, shape, expected)
        }
        return emitValueCall(.expression(base), arguments, shape, expected)
    }

    /// Whether only the static argument types distinguish a method from others of the same full name. Run-time values may say too little.
    private func isDisputed(_ member: MemberInfo, among all: [MemberInfo]) -> Bool {
        guard member.kind == .method, member.body != nil, !member.isStatic, !member.namesParameters else { return false }
        return all.contains { $0 !== member && $0.name == member.name }
    }

    func emitSuperCall(_ arguments: [Argument], _ shape: CallShape) -> StaticType {
        guard let owner = owner.map({ declarations.resolved($0) }) else {
            refuse("'super' outside a class")
            return .unknown
        }
        var types: [StaticType] = []
        var result = StaticType.unknown
        var plan = InoutPlan()
        let inherited = owner.superclass.map { members(named: shape.base, in: $0, isStatic: isStatic) } ?? []
        if let choice = choose(inherited, shape, arguments) {
            if isDisputed(choice.member, among: inherited), !arguments.contains(where: { $0.value.is(InOutExprSyntax.self) }) {
                emitSelf()
                let types = choice.member.parameters.map { declarations.type(of: $0, of: choice.member, on: .declared(owner.index)) }
                emitArguments(arguments, choice.sources, types, choice.member)
                emit(.call, declarations.function(for: choice.member), Int32(choice.sources.count) + 1)
                return declarations.type(of: choice.member)
            }
            types =
                choice.sources.isEmpty
                ? []
                : argumentTypes(
                    choice.sources,
                    choice.member.parameters.map { parameter in
                        let type = declarations.type(of: parameter, of: choice.member, on: .declared(owner.index))
                        return parameter.isAutoclosure ? .autoclosure(type) : type
                    })
            result = declarations.type(of: choice.member)
            plan = prepareInouts(arguments, of: choice.member)
        } else if let host = owner.hostAncestor,
            let choice = choose(
                declarations.hostMembers(named: shape.base, in: host.name, isStatic: isStatic || shape.base == "init"), shape, arguments)
        {
            types = argumentTypes(choice.sources, choice.member.parameters.map { declarations.staticType(source: $0.type) })
            result = declarations.staticType(source: choice.member.result)
        }
        emitSelf()
        emitArguments(arguments, types, plan: plan)
        if shape.base == "init" {
            calledSuperInitializer = true
            emit(.callSuperInitializer, shapeNumber(shape), Int32(arguments.count), owner.index)
            finishInouts(plan)
            emitDelegationResult()
            return .void
        }
        emit(.callSuper, shapeNumber(shape), Int32(arguments.count), owner.index)
        finishInouts(plan)
        return result
    }

    /// The parameters' types, arranged by argument.
    func argumentTypes(_ sources: [ArgumentSource], _ types: [StaticType]) -> [StaticType] {
        var result: [StaticType] = []
        for (position, source) in sources.enumerated() where position < types.count {
            switch source {
            case .missing: break
            case .argument(let index):
                while result.count <= index { result.append(.unknown) }
                result[index] = types[position]
            case .variadic(let indices):
                for index in indices {
                    while result.count <= index { result.append(.unknown) }
                    result[index] = types[position].element
                }
            }
        }
        return result
    }

    /// Makes this initialiser fail if the one that it delegates to fails.
    private func emitDelegationResult() {
        let made = newLabel()
        emit(.duplicate)
        let failed = newLabel()
        jump(.popJumpIfNil, failed)
        emit(.pop)
        if let own = selfVariable, owner?.kind != .class { emitStore(own, putsBack: true) } else { emit(.pop) }
        emit(.void)
        jump(.jump, made)
        bind(failed)
        leave()
        bind(made)
    }

    private func emitDelegation(_ owner: TypeInfo, _ arguments: [Argument], _ shape: CallShape) -> StaticType {
        if owner.kind == .extensionOfExternalType {
            // The value that the type's own initialiser makes becomes `self`.
            if emitUncheckedRange(owner.name, arguments, shape) {
                emitDelegationResult()
                return .void
            }
            if LibraryProtocols.contains(owner.name), !declarations.selfType(of: owner).isKnown {
                // The concrete type is known only at run time.
                emitSelf()
                emit(.typeOf, -1, 1)
                _ = emitTypeValueCall(.unknown, arguments, shape)
            } else if declarations.hostType(named: owner.name)?.kind == .class {
                _ = emitHostInitialiser(owner.name, arguments, shape, in: owner)
            } else {
                _ = emitInitialiser(declarations.staticType(source: owner.name), arguments, shape, .unknown)
            }
            emitDelegationResult()
            return .void
        }
        var members = members(named: "init", in: owner, isStatic: true)
        // An initialiser that would delegate to itself means another overload, unless the argument types say otherwise.
        let others = members.filter { $0 !== declaration }
        if let own = declaration, others.count < members.count, shape.match(declarations.shapes(of: own)) != nil,
            arguments.contains(where: { !speculate($0.value, .unknown).isKnown }),
            choose(members, shape, arguments).map({ $0.member === own }) ?? true, choose(others, shape, arguments) != nil
        {
            members = others
        }
        // Without arguments the machine decides: an implicit initialiser without parameters takes precedence.
        var shape = shape
        if let choice = chooseInitializer(of: owner, among: members, &shape, arguments), !arguments.isEmpty || choice.sources.isEmpty,
            !inheritsNearer(owner, choice, shape, arguments)
        {
            let plan = prepareInouts(arguments, of: choice.member)
            emitSelf()
            emitArguments(
                arguments, choice.sources, choice.member.parameters.map { declarations.type(of: $0, of: choice.member) },
                choice.member, plan: plan)
            emit(
                .callInitializer, number(declarations.key(ofInitializer: choice.member, in: owner)), Int32(choice.sources.count),
                owner.index)
            finishInouts(plan)
        } else {
            let types = owner.hostAncestor.flatMap { host in
                choose(declarations.hostMembers(named: "init", in: host.name, isStatic: true), shape, arguments).map { choice in
                    argumentTypes(choice.sources, choice.member.parameters.map { declarations.staticType(source: $0.type) })
                }
            }
            emitSelf()
            emitArguments(arguments, types ?? memberwiseTypes(owner.index, shape), plan: InoutPlan())
            emit(.callShapeInitializer, shapeNumber(shape), Int32(arguments.count), owner.index)
        }
        emitDelegationResult()
        return .void
    }

    /// Whether a class inherits a host initialiser that fits the arguments better: its own needs defaults or takes other values.
    func inheritsNearer(
        _ type: TypeInfo, _ own: (member: MemberInfo, sources: [ArgumentSource]), _ shape: CallShape, _ arguments: [Argument]
    ) -> Bool {
        guard !arguments.isEmpty, let host = type.hostAncestor else { return false }
        let inherited = declarations.inheritedInitializers(of: host.name, shape, declarations.initializers(of: type))
        guard !inherited.isEmpty else { return false }
        let takesMore = own.sources.contains(.missing)
        guard takesMore || fitness(own, arguments) < Self.unfit else { return false }
        return inherited.contains { member in
            let takesNil = zip(member.parameters, arguments).allSatisfy { parameter, argument in
                parameter.type.hasSuffix("?") || !(argument.value.is(NilLiteralExprSyntax.self) || argumentType(argument.value).isOptional)
            }
            guard takesNil, let sources = shape.match(declarations.shapes(of: member)) else { return false }
            return takesMore || fitness((member, sources), arguments) > Self.unfit
        }
    }

    /// The types of a memberwise initialiser's parameters in the type with that number, by argument.
    func memberwiseTypes(_ number: Int32, _ shape: CallShape) -> [StaticType] {
        let info = declarations.type(number)
        let stored = info.stored
        if shape.trailing < shape.labels.count, let sources = shape.match(declarations.memberwiseShapes(of: info)) {
            return argumentTypes(sources, info.memberwiseProperties.map { declarations.memberwiseType(of: $0, in: number) })
        }
        return shape.labels.map { label in
            stored.first { $0.memberwiseName == label }.map { declarations.memberwiseType(of: $0, in: number) } ?? .unknown
        }
    }

    private func emitStaticCall(_ type: StaticType, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType) -> StaticType {
        if case .optional(let content) = type, shape.base == "some", arguments.count == 1, let only = arguments.first {
            return emitSome(only.value, content)
        }
        if case .declared(let index) = type {
            let info = declarations.type(index)
            if let ordinal = info.caseOrdinals[shape.base] {
                guard info.cases[ordinal].parameters.isEmpty, hasMember("callAsFunction", type) else {
                    return emitCaseCall(index, ordinal, arguments, shape)
                }
                _ = emitCaseCall(index, ordinal, [], CallShape(shape.base, []))
                let shape = CallShape("callAsFunction", shape.labels, trailing: shape.trailing)
                return emitValueCall(.pushed(type), arguments, shape, expected)
            }
            // An instance method named on its type is a function from the instance.
            if members(named: shape.base, in: info, isStatic: true).isEmpty,
                let member = members(named: shape.base, in: info, isStatic: false).first, member.kind == .method
            {
                emit(.makeClosure, declarations.unappliedFunction(member.name), 0)
                return emitClosureCall(.function([type], declarations.functionType(of: member)), arguments)
            }
        }
        if arguments.count == 1, shape.labels == [nil], !type.isHost, speculate(arguments[0].value, .unknown) == type,
            extensionMembers(named: shape.base, of: type, isStatic: true).isEmpty,
            let function = emitUnapplied(shape.base, nil, of: type, .unknown)
        {
            return emitClosureCall(function, arguments)
        }
        if case .host(let host) = type, shape.labels == [nil], shape.trailing == 1,
            let function = emitUnapplied(shape.base, nil, ofHost: host)
        {
            return emitClosureCall(function, arguments)
        }
        let plan = prepareInouts(arguments)
        _ = emitType(type)
        return emitValueCall(.pushed(.meta(type)), arguments, shape, expected, plan: plan)
    }

    /// The flag that marks a value of a generic type as having `self`'s own type arguments. It applies in the type's own functions where
    /// nothing else determines the arguments.
    func ownFlag(_ number: Int32, _ type: TypeInfo) -> Int32 {
        number == type.index && !type.genericNames.isEmpty && owner === type && parent == nil && selfVariable != nil && !givesOther(type)
            ? Instruction.isOwn : 0
    }

    /// Whether the function's result is its type with other arguments: `func map<T>(…) -> Box<T>`.
    private func givesOther(_ type: TypeInfo) -> Bool {
        guard let written = writtenResult?.as(IdentifierTypeSyntax.self), written.name.identifierText == type.name,
            let arguments = written.genericArgumentClause?.arguments
        else { return false }
        return arguments.map { $0.argument.writtenText } != type.genericNames
    }

    /// Makes an enumeration case with associated values. `number` is the enumeration's type.
    func emitCaseCall(_ number: Int32, _ ordinal: Int, _ arguments: [Argument], _ shape: CallShape) -> StaticType {
        let type = declarations.type(number)
        let item = type.cases[ordinal]
        let number = inferredNumber(of: number, item.parameters.map(\.type), arguments.map(\.value))
        var scope = TypeScope(owner: type)
        scope.bindings = declarations.bindings(of: number)
        let inOrder = item.parameters.indices.map { $0 < arguments.count ? ArgumentSource.argument($0) : .missing }
        let sources = shape.match(declarations.shapes(of: item.parameters, scope)) ?? inOrder
        for (parameter, source) in zip(item.parameters, sources) {
            if case .argument(let position) = source {
                let wanted = declarations.staticType(parameter.type, scope)
                emit(arguments[position].value, wanted.isKnown ? wanted : guess(arguments[position].value))
            } else if let value = parameter.defaultValue {
                emit(value, declarations.staticType(parameter.type, scope))
            } else {
                emit(.void)
            }
        }
        emit(.makeCase, number, ownFlag(number, type) | Int32(ordinal), Int32(item.parameters.count))
        return .declared(number)
    }

    /// The only enumeration of the program that has the case of an implicit member. Used where the expected type is a generic parameter.
    func guess(_ expression: ExprSyntax) -> StaticType {
        var name: String?
        if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil { name = member.declName.baseName.identifierText }
        if let call = expression.as(FunctionCallExprSyntax.self) { return guess(call.calledExpression) }
        guard let name else { return .unknown }
        declarations.seekAll()
        let candidates = declarations.types.filter { $0.kind == .enumeration && $0.caseOrdinals[name] != nil }
        return candidates.count == 1 ? .declared(candidates[0].index) : .unknown
    }

    private func emitImplicitCall(_ arguments: [Argument], _ shape: CallShape, _ expected: StaticType) -> StaticType {
        switch expected.unwrapped {
        case .unknown, .any, .void, .never, .function:
            if shape.base == "some", arguments.count == 1, let only = arguments.first { return emitSome(only.value, expected.content) }
            for argument in arguments { emit(argument.value, .unknown) }
            emit(.makeImplicit, shapeNumber(shape), Int32(arguments.count))
            return .unknown
        case let type:
            if emitBoundParameter(type) {
                if shape.base == "init" { return emitTypeValueCall(type, arguments, shape) }
                _ = emitValueCall(.pushed(.meta(.unknown)), arguments, shape, expected)
                return type
            }
            if shape.base == "init" { return emitInitialiser(type, arguments, shape, expected) }
            if shape.base == "some", expected.isOptional, arguments.count == 1, let only = arguments.first {
                return emitSome(only.value, expected.content)
            }
            return emitStaticCall(type, arguments, shape, expected)
        }
    }
}
