internal import SwiftSyntax

/// Calls that create values: of initialisers and of metatype values.
extension FunctionBuilder {
    func emitInitialiser(
        _ type: StaticType, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType, typeArguments: [StaticType] = []
    ) -> StaticType {
        switch type {
        case .declared(var index):
            let info = declarations.type(index)
            // The expected type can provide the type's arguments.
            if case .declared(let wanted) = expected.unwrapped, index == info.index, declarations.type(wanted) === info,
                !declarations.arguments(of: wanted).contains(where: declarations.lacksArguments)
            {
                index = wanted
            }
            var shape = shape
            let choice = chooseInitializer(of: info, &shape, arguments, on: index == info.index ? -1 : index)
            if index == info.index, info.namesParameters, !isSpeculating, let forwarded = forwardedType(info, choice, arguments),
                emitTemplate(forwarded)
            {
                return emitTypeValueCall(type, arguments, shape)
            }
            if index == info.index { index = inferredNumber(of: info, choice, arguments) }
            let type = StaticType.declared(index)
            if index == info.index, info.namesParameters, let result = resultSyntax,
                case .declared(let wanted) = staticType(result).unwrapped,
                declarations.type(wanted) === info, emitTemplate(result)
            {
                return emitTypeValueCall(type, arguments, shape)
            }
            if index == info.index, owner === info, info.kind == .structure, !info.genericNames.isEmpty, selfVariable != nil, !isSpeculating
            {
                // In its own type the new value has the same arguments, unless something says otherwise.
                if !emitOther(info, as: expected) {
                    emitSelf()
                    if !isStatic { emit(.typeOf, -1, 1) }
                }
                return emitTypeValueCall(type, arguments, shape)
            }
            if let choice, !arguments.isEmpty || choice.sources.isEmpty || info.hostAncestor == nil,
                !inheritsNearer(info, choice, shape, arguments)
            {
                let plan = prepareInouts(arguments)
                let types = parameterTypes(of: choice, on: type, arguments, .unknown)
                emitArguments(arguments, choice.sources, types, choice.member, plan: plan)
                let count = ownFlag(index, info) | Int32(choice.sources.count)
                emit(.instantiate, number(declarations.key(ofInitializer: choice.member, in: info)), count, index)
                emitTypeArguments(typeArguments, of: info, choice.member, arguments, choice.sources)
                finishInouts(plan)
                return choice.member.isFailable ? .optional(type) : type
            }
            if shape.labels == [nil], let only = arguments.first, declarations.conforms(info, to: "OptionSet") {
                // Made from a list of options.
                emit(only.value, only.value.is(ArrayExprSyntax.self) ? type : .array(type))
                emit(.convert, code.type(type))
                return type
            }
            if info.kind == .enumeration, shape.labels == ["rawValue"], let only = arguments.first {
                emit(only.value, info.rawType ?? .unknown, standsIn: false)
                emit(.makeFromRawValue, index)
                return .optional(type)
            }
            var types = memberwiseTypes(index, shape)
            if let host = info.hostAncestor,
                let choice = choose(declarations.hostMembers(named: "init", in: host.name, isStatic: true), shape, arguments)
            {
                types = argumentTypes(choice.sources, choice.member.parameters.map(declarations.wantedType))
            }
            emitArguments(arguments, types, plan: InoutPlan())
            emit(.instantiateShape, shapeNumber(shape), ownFlag(index, info) | Int32(arguments.count), index)
            return type
        case .void where arguments.isEmpty:
            emit(.void)
            return .void
        case .tuple(let types, let labels) where types.count == arguments.count:
            // Called by an alias's name; the labels can be omitted.
            for (argument, type) in zip(arguments, types) { emit(argument.value, type) }
            emit(.makeTuple, Int32(types.count), tupleType(types, labels))
            return type
        case .host where shape.labels.first == "arrayLiteral": return emitLiteral(arguments.map(\.value), as: type)
        case .host(let name): return emitHostInitialiser(name, arguments, shape)
        default: return emitLibraryInitialiser(type, arguments, shape, expected)
        }
    }

    /// Pushes another application of the own type, if the function's result is one and the call is wanted to be of the type.
    private func emitOther(_ info: TypeInfo, as expected: StaticType) -> Bool {
        guard parent == nil, expected.unwrapped == .declared(info.index), var result = resultSyntax else { return false }
        if let optional = result.as(OptionalTypeSyntax.self) { result = optional.wrappedType }
        guard let clause = result.as(IdentifierTypeSyntax.self)?.genericArgumentClause, case let names = info.genericNames,
            clause.types.map(\.writtenText) != names
        else { return false }
        let named = AnnotatedNames.names(in: result, among: names).sorted()
        for name in named { emit(.genericArgument, number(name), -1, 6) }
        emit(.makeType, template(result, named), Int32(named.count))
        return true
    }

    /// The initialiser that a call means. Nil for the memberwise one, and if only the machine can tell. If the memberwise one competes with
    /// others and wins, the shape is marked.
    func chooseInitializer(
        of type: TypeInfo, among given: [MemberInfo]? = nil, _ shape: inout CallShape, _ arguments: [Argument], on receiver: Int32 = -1
    ) -> (member: MemberInfo, sources: [ArgumentSource])? {
        let members = given ?? declarations.initializers(of: type)
        guard members.contains(where: { shape.match(declarations.shapes(of: $0)) != nil }),
            let memberwise = declarations.memberwiseInitializer(of: type), shape.match(declarations.shapes(of: memberwise)) != nil
        else { return choose(members, shape, arguments, on: receiver) }
        let choice = choose(members + [memberwise], shape, arguments, on: receiver)
        guard choice?.member === memberwise else { return choice }
        shape.isMemberwise = true
        return nil
    }

    /// Creates a host value. `owner` is the extension whose initialiser makes the call. `self` then determines what is made: an object of a
    /// subclass, or the type that was called.
    func emitHostInitialiser(_ name: String, _ arguments: [Argument], _ shape: CallShape, in owner: TypeInfo? = nil) -> StaticType {
        let type = StaticType.host(name)
        let emitReceiver = { if owner == nil { _ = self.emitType(type) } else { self.emitSelf() } }
        let hosts = choose(declarations.calledHostMembers(named: "init", in: name, isStatic: true), shape, arguments)
        let own = choose(foreignMembers(named: "init", of: declarations.hostNames(name), isStatic: true), shape, arguments)
        if let choice = own, hosts.map({ fitness(choice, arguments) >= fitness($0, arguments) }) ?? true {
            let plan = prepareInouts(arguments, of: choice.member)
            emitReceiver()
            let types = choice.member.parameters.map { declarations.type(of: $0, of: choice.member) }
            emitArguments(arguments, choice.sources, types, choice.member, plan: plan)
            emit(.call, declarations.function(for: choice.member), Int32(choice.sources.count) + 1)
            finishInouts(plan)
            return choice.member.isFailable ? .optional(type) : type
        }
        emitReceiver()
        guard let choice = hosts else {
            emitArguments(arguments, [], plan: InoutPlan())
            if let owner {
                emit(.callShapeInitializer, shapeNumber(shape), Int32(arguments.count), owner.index)
            } else {
                emit(.callShape, shapeNumber(shape), Int32(arguments.count), code.newCache())
            }
            return type
        }
        emitArguments(arguments, choice.sources, argumentTypes(of: choice.member, choice.sources, arguments))
        let (named, count) = (number(choice.member.name), Int32(choice.sources.count))
        if let owner {
            emit(.callInitializer, named, count, owner.index)
        } else {
            emit(own == nil ? .callMethod : .callHostInitializer, named, count, code.newCache())
        }
        let result = declarations.staticType(source: choice.member.result)
        return result.isKnown ? result : type
    }

    /// The parameter types of a host initialiser. A failable one receives unknown arguments as they are, because nil for a placeholder
    /// would say nothing.
    private func argumentTypes(of member: HostMember, _ sources: [ArgumentSource], _ arguments: [Argument]) -> [StaticType] {
        let types = member.parameters.map(declarations.wantedType)
        guard member.result.hasSuffix("?") else { return types }
        return zip(types, sources).map { type, source in
            guard case .argument(let index) = source, !speculate(arguments[index].value, type).isKnown else { return type }
            return .unknown
        }
    }

    /// The expected type of the list that a collection is made from, from the collection's expected type.
    private func collected(_ type: StaticType, _ shape: CallShape, _ arguments: [Argument], _ expected: StaticType) -> StaticType {
        guard let first = arguments.first?.value, first.is(FunctionCallExprSyntax.self) || first.is(ArrayExprSyntax.self), expected.isWhole
        else { return .unknown }
        switch (type, expected.unwrapped, shape.labels) {
        case (.array(.unknown), .array(let element), [nil]), (.set(.unknown), .set(let element), [nil]):
            return element == .any ? .unknown : .array(element)
        case (.dictionary(.unknown, .unknown), .dictionary(let key, let value), let labels) where labels.first == "uniqueKeysWithValues":
            return .array(.tuple([key, value], [nil, nil]))
        default: return .unknown
        }
    }

    /// The effect of a dictionary initialiser's argument on the next argument's expected type and on the dictionary's type.
    private func keyed(
        _ shape: CallShape, _ position: Int, _ given: StaticType, _ wanted: [StaticType], _ expected: StaticType
    ) -> (wanted: [StaticType], type: StaticType?) {
        var known = StaticType.unknown
        if case .dictionary(let key, _) = expected.unwrapped { known = key }
        let first = position == 0 ? given : wanted.first ?? .unknown
        switch (shape.labels.first, position, given) {
        case ("grouping"?, 0, _) where given.element.isKnown:
            return ([given, .function([given.element], known)], nil)
        case ("grouping"?, 1, .function(_, let key)) where key.isKnown:
            return (wanted, .dictionary(key, first.element.isKnown ? .array(first.element) : .unknown))
        case (_, 0, _):
            guard case .tuple(let types, _) = given.element, types.count == 2, types.allSatisfy(\.isKnown) else { return (wanted, nil) }
            return ([given, .function([types[1], types[1]], types[1])], .dictionary(types[0], types[1]))
        default: return (wanted, nil)
        }
    }

    /// Whether a program's unlabelled initialiser of a library type wins over the library's. For a `StaticString` the library's is used, as
    /// the result is the same. An unknown argument means the library's, and its value decides.
    private func isMeant(
        _ own: (member: MemberInfo, sources: [ArgumentSource]), of type: StaticType, _ shape: CallShape, _ arguments: [Argument]
    ) -> Bool {
        guard shape.labels == [nil], let only = own.member.parameters.first else { return true }
        if only.type?.writtenText == "StaticString" { return false }
        let value = arguments[0].value
        return value.is(ClosureExprSyntax.self) || isImplicit(value) || fitness(own, arguments) > 0
    }

    private func emitLibraryInitialiser(
        _ type: StaticType, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType
    ) -> StaticType {
        let names = LibraryTypes.extensionNames(of: type)
        if let choice = choose(foreignMembers(named: "init", of: names, isStatic: true), shape, arguments, of: type),
            isMeant(choice, of: type, shape, arguments)
        {
            let plan = prepareInouts(arguments, of: choice.member)
            _ = emitType(type)
            emitArguments(
                arguments, choice.sources, choice.member.parameters.map { declarations.type(of: $0, of: choice.member) },
                choice.member, plan: plan)
            emit(.call, declarations.function(for: choice.member), Int32(choice.sources.count) + 1)
            finishInouts(plan)
            return choice.member.isFailable ? .optional(type) : type
        }
        var result = type
        var wanted: [StaticType] = []
        switch type {
        // A literal is made as the type, which can hold more than Int.
        case .int where shape.labels == [nil] && arguments.first.map { isIntegerLiteral($0.value) && !isOperation($0.value) } ?? false:
            wanted = [type]
        case .array(let element) where shape.labels == ["repeating", "count"]:
            // The expected type of the whole determines the repeated element.
            let said = expected.unwrapped.element
            wanted = [!element.isKnown && said.isWhole && said != .any ? said : element, .plainInt]
        case .optional(let inner):
            let said = inner.isKnown || !expected.isOptional ? inner : expected.content
            wanted = [said.hasFloating ? said : collected(type, shape, arguments, expected)]
        case .double, .float:
            if shape.labels == ["bitPattern"] {
                wanted = [.int(type == .float ? .uint32 : .uint64)]
            } else if let only = arguments.first, shape.labels == [nil], isLiteralNumber(only.value), !isOperation(only.value) {
                wanted = [type]
            }
        default: wanted = [collected(type, shape, arguments, expected)]
        }
        if type == .string, shape.labels == ["decoding", "as"], arguments[1].value.writtenText.contains("UTF8"), let bytes = arguments.first
        {
            _ = emitType(type)
            emit(bytes.value, .array(.int(.uint8)))
            emit(.callShape, code.shape(CallShape("init", ["decoding"])), 1, code.newCache())
            return type
        }
        _ = emitType(type)
        for (position, argument) in arguments.enumerated() {
            let given = emit(argument.value, position < wanted.count ? wanted[position] : .unknown)
            if type == .dictionary(.unknown, .unknown) {
                let parts = keyed(shape, position, given, wanted, expected)
                wanted = parts.wanted
                if let type = parts.type { result = type }
            }
            switch (type, shape.labels) {
            case (.range, [nil, "in"]): result = .optional(.range(.stringIndex))
            case (.range, [nil]): if case .host = given { result = .optional(.range(.plainInt)) }
            case (.array(.unknown), [nil]): result = .array((list(of: given) ?? given).element)
            case (.array(.unknown), ["repeating", "count"]) where position == 0: result = .array(given)
            case (.optional(.unknown), [nil]): result = given.isOptional ? .optional(given) : given.madeOptional
            case (.character, [nil]):
                // A number may be no valid Unicode scalar.
                if case .int(let kind) = given, kind != .uint8, !isIntegerLiteral(argument.value) { result = .optional(.character) }
            case (.set(.unknown), [nil]): result = .set(given.element)
            case (.string, ["describing"]), (.string, [nil]), (.string, ["reflecting"]):
                let mayBeCharacters = shape.labels == [nil] && given.unwrapped.mayBeList && writtenType(of: argument.value) == nil
                if shape.labels == ["reflecting"], describedType(given) >= 0 {
                    emit(.boxOptional, describedType(given))
                } else if describedType(given) >= 0 || !given.isWhole && shape.labels != ["reflecting"] && !mayBeCharacters {
                    emitDescription(of: argument.value, given)
                }
            case (.int, [nil]), (.double, [nil]), (.float, [nil]), (.bool, [nil]), (.int, _), (.double, ["exactly"]), (.float, ["exactly"]):
                if given.isString && shape.labels != ["ascii"] || given == .character { result = .optional(type) }
                if shape.labels == ["exactly"] { result = .optional(type) }
            default: break
            }
        }
        emit(.callShape, shapeNumber(shape), Int32(arguments.count), code.newCache())
        if type.isOptional, shape.labels == [nil] { emit(.wrap, 1) }
        if case .array = type, case .array = expected.unwrapped, result == .array(.unknown) { return expected.unwrapped }
        return result
    }

    /// Calls an initialiser of the metatype on the stack.
    func emitTypeValueCall(_ type: StaticType, _ arguments: [Argument], _ shape: CallShape) -> StaticType {
        var types: [StaticType] = []
        var plan = InoutPlan()
        var shape = shape
        if case .declared(let index) = type {
            let info = declarations.type(index)
            if let choice = chooseInitializer(of: info, &shape, arguments) {
                plan = prepareInouts(arguments, of: choice.member)
                types = argumentTypes(
                    choice.sources, choice.member.parameters.map { declarations.type(of: $0, of: choice.member, on: type) })
            } else {
                types = memberwiseTypes(index, shape)
            }
        }
        emitArguments(arguments, types, plan: plan)
        var made = CallShape("init", shape.labels, trailing: shape.trailing)
        made.isMemberwise = shape.isMemberwise
        emit(.instantiateType, code.shape(made), Int32(arguments.count))
        finishInouts(plan)
        return type
    }
}
