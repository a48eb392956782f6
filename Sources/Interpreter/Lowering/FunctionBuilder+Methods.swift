internal import SwiftSyntax

/// Calls of methods.
extension FunctionBuilder {
    /// The static knowledge about a method call's target.
    struct Callee {
        var member: (member: MemberInfo, sources: [ArgumentSource])?
        var host: (member: HostMember, sources: [ArgumentSource])?
        var types: [StaticType] = []
        var result: StaticType = .unknown
        var closureGivesResult: ((StaticType) -> StaticType)?
        var isMutating = false
        /// The host has overloads of that full name; run-time values decide.
        var isOverloaded = false
        /// It is the library's, and not one from a program's extension of that name.
        var isLibrary = false
        /// The expected type of the call.
        var expected: StaticType = .unknown

        /// Whether the call needs the receiver's place. For a reference only if it can replace the object, as a protocol's default can.
        func changesPlace(isReference: Bool) -> Bool { isMutating && (!isReference || member?.member.isMutating ?? false) }
    }

    /// `isOwn`: the receiver is an implicit `self`.
    private func callee(
        _ type: StaticType, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType, isOwn: Bool = false
    ) -> Callee {
        var callee = Callee()
        func adopt(_ choice: (member: MemberInfo, sources: [ArgumentSource])) -> Callee {
            callee.member = choice
            let receiver = type.unwrapped.instance
            callee.types = parameterTypes(of: choice, on: receiver, arguments, expected)
            callee.result = resultType(of: choice.member, on: receiver, arguments, choice.sources, expected)
            callee.expected = expected
            if choice.member.typeSyntax?.writtenText == "Self" {
                callee.result = type.instance
            }
            callee.isMutating = choice.member.isMutating
            return callee
        }
        func adopt(_ choice: (member: HostMember, sources: [ArgumentSource])) -> Callee {
            callee.host = choice
            callee.types = choice.member.parameters.map { declarations.staticType(source: $0.type) }
            callee.result = declarations.staticType(source: choice.member.result)
            callee.isMutating = choice.member.isMutating
            return callee
        }
        func adopt(_ choice: (member: HostMember, sources: [ArgumentSource]), among members: [HostMember]) -> Callee {
            let types = Set(members.filter { $0.name == choice.member.name && $0.call != nil }.map { $0.parameters.map(\.type) })
            callee.isOverloaded = types.count > 1 && CallShape.isDirect(choice.sources)
            return adopt(choice)
        }
        // Chooses between the program's function and a host function of the same name with other types. If the arguments do not decide now,
        // their values do.
        func adopt(
            _ choice: (member: MemberInfo, sources: [ArgumentSource]), orElse rival: (member: HostMember, sources: [ArgumentSource])
        ) -> Callee {
            if !expected.unwrapped.isKnown, !isWished, choice.member.isOpenInResult, !rival.member.result.isEmpty {
                callee.isLibrary = true
                return adopt(rival)
            }
            // An extension's function that calls the host's by the same name and with the same parameters means the host's.
            if choice.member === declaration, choice.member.owner?.kind == .extensionOfExternalType, CallShape.isDirect(rival.sources),
                rival.member.parameters.map({ declarations.staticType(source: $0.type) })
                    == choice.member.parameters.map({ declarations.type(of: $0, of: choice.member) })
            {
                return adopt(rival)
            }
            guard let isMeant = isMeant(choice, over: rival, arguments) else { return callee }
            if isMeant { return adopt(choice) }
            callee.types = argumentTypes(rival.sources, rival.member.parameters.map { declarations.staticType(source: $0.type) })
            callee.result = declarations.staticType(source: rival.member.result)
            callee.isMutating = rival.member.isMutating
            return callee
        }
        var isStatic = false
        var base = type.unwrapped
        if case .meta(let inner) = base { (isStatic, base) = (true, inner) }
        if let choice = choose(optionalMembers(shape.base, of: type), shape, arguments, of: type) { return adopt(choice) }
        switch base {
        case .declared(let index):
            let info = declarations.type(index)
            var members = members(named: shape.base, in: info, isStatic: isStatic)
            if info.kind == .protocol {
                for other in declarations.allProtocols(of: info) { members += other.members(named: shape.base) ?? [] }
            }
            let choice = choose(members, shape, arguments, on: index, expected: expected, isOwn: isOwn && !isStatic)
            if let host = info.hostAncestor {
                let members = declarations.hostMembers(named: shape.base, in: host.name, isStatic: isStatic)
                if let rival = choose(members, shape, arguments) {
                    guard let choice, !choice.member.isOverride else { return choice.map(adopt) ?? adopt(rival, among: members) }
                    return adopt(choice, orElse: rival)
                }
            }
            if let choice { return adopt(choice) }
        case .host(let host):
            let choice = choose(
                foreignMembers(named: shape.base, of: declarations.hostNames(host), isStatic: isStatic), shape, arguments)
            let members = declarations.hostMembers(named: shape.base, in: host, isStatic: isStatic)
            if let rival = choose(members, shape, arguments) {
                return choice.map { adopt($0, orElse: rival) } ?? adopt(rival, among: members)
            }
            if let choice { return adopt(choice) }
        case .unknown, .any:
            callee.isMutating = LibraryTypes.mutating.contains(shape.base) || declarations.declared.mutating.contains(shape.base)
        default:
            break
        }
        let isOptionalMap = shape.base == "mapOptional" || shape.base == "flatMapOptional"
        let optionalResult: (StaticType) -> StaticType = { LibraryTypes.optionalResult(shape.base, $0) }
        switch base {
        case .unknown, .any:
            if isOptionalMap { callee.closureGivesResult = optionalResult }
            if shape.base == "reduce", shape.labels.first == "into" {
                // For any sequence: the closure mutates its first parameter.
                let signature = signature(shape, of: base, arguments, expected)
                callee.types = signature.parameters
                callee.result = signature.result
            }
        case .declared, .host:
            if isOptionalMap {
                callee.types = [.function([type.content], mapped(expected, shape))]
                callee.closureGivesResult = optionalResult
            } else if !isStatic, let list = list(of: base), LibraryMethod.named(shape.base) != nil {
                let signature = signature(shape, of: list, arguments, expected)
                callee.types = signature.parameters
                callee.result = signature.result
                callee.closureGivesResult = signature.resultFromClosure
            }
        default:
            let names = LibraryTypes.extensionNames(of: base)
            let signature = signature(shape, of: base, arguments, expected)
            let members = foreignMembers(named: shape.base, of: names, isStatic: isStatic)
            if let choice = choose(members, shape, arguments, of: base), isStatic || isMeant(choice, over: signature, shape, arguments) {
                if isStatic || declarations.meetsRequirements(choice.member, on: base) != nil || LibraryMethod.named(shape.base) == nil
                    || !LibraryTypes.knows(shape)
                {
                    return adopt(choice)
                }
                // The values decide between this one and the library's.
                return callee
            }
            callee.isLibrary =
                !members.isEmpty
                && members.allSatisfy { member in
                    declarations.meetsRequirements(member, on: base) == false
                        || shape.match(declarations.shapes(of: member)).map { !takesOperators((member, $0), arguments) } ?? false
                }
            callee.isMutating = !isStatic && LibraryTypes.mutating.contains(shape.base)
            callee.types = signature.parameters
            callee.result = signature.result
            callee.closureGivesResult = signature.resultFromClosure
        }
        return callee
    }

    /// The types of a library method. For `reduce` the expected type or the initial value determines the accumulator.
    private func signature(
        _ shape: CallShape, of type: StaticType, _ arguments: [Argument], _ expected: StaticType
    ) -> LibraryTypes.Signature {
        var signature = LibraryTypes.method(shape, of: type)
        guard shape.base == "reduce", arguments.count == 2 else {
            let wanted = mapped(expected, shape)
            if wanted.isKnown, case .function(let given, _)? = signature.parameters.first {
                signature.parameters = [.function(given, wanted)]
            }
            return signature
        }
        let isInto = shape.labels.first == "into"
        let result = accumulated(arguments, isInto ? nil : type.element, expected)
        guard result.isWhole else { return signature }
        signature.parameters = [result, .function([isInto ? .reference(result) : result, type.element], isInto ? .void : result)]
        signature.result = result
        signature.resultFromClosure = nil
        return signature
    }

    /// The expected result type of a closure passed to `map` and the like, from the expected type of the whole.
    private func mapped(_ expected: StaticType, _ shape: CallShape) -> StaticType {
        let wanted: StaticType =
            switch (shape.base, expected) {
            case ("map", .array(let wanted)), ("mapOptional", .optional(let wanted)), ("mapValues", .dictionary(_, let wanted)): wanted
            case ("flatMap", .array(let wanted)): .array(wanted)
            case ("compactMap", .array(let wanted)), ("flatMapOptional", .optional(let wanted)),
                ("compactMapValues", .dictionary(_, let wanted)):
                .optional(wanted)
            default: .unknown
            }
        return wanted.isWhole && wanted.unwrapped != .any ? wanted : .unknown
    }

    private func accumulated(_ arguments: [Argument], _ element: StaticType?, _ expected: StaticType) -> StaticType {
        let first = arguments[0].value
        let begin = isImplicit(first) ? .unknown : speculate(first, .unknown)
        if isImplicit(first), expected.isWhole { return expected }
        switch expected {
        case .bool, .int, .double, .float, .string, .substring, .character, .array, .dictionary, .set, .tuple: return expected
        default: break
        }
        guard isLiteralNumber(first), let element else { return begin }
        // A number literal takes the closure's result type.
        guard case .function(_, let result) = speculate(arguments[1].value, .function([.unknown, element], .unknown)) else {
            return .unknown
        }
        if result.isNumber { return result }
        return !arguments[1].value.is(ClosureExprSyntax.self) && element.isNumber ? element : .unknown
    }

    func isPlace(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr: true
        // A member of an object changes in the object, however the object was reached.
        case .memberAccessExpr(let node): node.base.map { isPlace($0) || isReference(speculate($0, .unknown)) } ?? false
        case .subscriptCallExpr(let node): isPlace(node.calledExpression)
        case .forceUnwrapExpr(let node): isPlace(node.expression)
        case .optionalChainingExpr(let node): isPlace(node.expression)
        default: false
        }
    }

    func emitValueCall(
        _ receiver: Receiver, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType, plan given: InoutPlan? = nil,
        isOwn: Bool = false
    ) -> StaticType {
        let mayMutate = LibraryTypes.mutating.contains(shape.base) || declarations.declared.mutating.contains(shape.base)
        var type: StaticType
        switch receiver {
        case .pushed(let known): type = known
        case .place(let place, let known):
            type = known
            if known.isOptional, shape.base == "map" || shape.base == "flatMap" {
                emitLoad(place())
                return finishCall(
                    type: known, arguments, CallShape("\(shape.base)Optional", shape.labels, trailing: shape.trailing), expected)
            }
            let found = self.callee(known, arguments, shape, expected, isOwn: isOwn)
            if found.changesPlace(isReference: isReference(known)) { return emitMutating(place(), found, arguments, shape) }
            let plan = prepareInouts(arguments)
            if found.host == nil, let property = functionProperty(shape, known, arguments) {
                emitLoad(.member(place(), shape.base, property))
                return emitClosureCall(property, arguments, plan: plan)
            }
            emitLoad(place())
            return emitCallOfValue(shape, type, found, arguments, expected, plan) ?? finishCall(type, found, arguments, shape, plan)
        case .expression(let base):
            if shape.base == "appending", shape.labels == ["path"], case .function(let root, _) = speculate(base, .unknown).unwrapped {
                let first = emitLink(base, .unknown)
                guard case .function(_, let value) = first, let path = arguments.first?.value else { return .unknown }
                let second = emit(path, .function([value], .unknown))
                emitAppended()
                guard case .function(_, let result) = second else { return .unknown }
                return .function(root, result)
            }
            if shape.base == "map" || shape.base == "flatMap", !hasOptionalLink(base), speculate(base, .unknown).isOptional {
                _ = emitLink(base, .unknown)
                let optional = CallShape("\(shape.base)Optional", shape.labels, trailing: shape.trailing)
                return finishCall(type: speculate(base, .unknown), arguments, optional, expected)
            }
            wishElement(of: base, shape, arguments)
            if mayMutate, isPlace(base) {
                type = speculate(base, .unknown)
                if case .optional(let inner) = type, base.is(OptionalChainingExprSyntax.self) { type = inner }
                let found = self.callee(type, arguments, shape, expected)
                if found.changesPlace(isReference: isReference(type)) {
                    return emitMutating(base, found, arguments, shape)
                }
            }
            let plan = prepareInouts(arguments, on: base)
            type = emitReceiver(base, shape, arguments, expected)
            emitImplicitUnwrap(of: base)
            if case .meta = type, disputedStatic(shape.base, askedType(base, type)) != nil { type = .meta(askedType(base, type)) }
            let callee = self.callee(type, arguments, shape, expected)
            // A property that holds a function.
            if let property = functionProperty(shape, type, arguments) {
                emit(.getMember, number(shape.base), 0, code.newCache())
                return emitClosureCall(property, arguments, plan: plan)
            }
            if let result = emitCallOfValue(shape, type, callee, arguments, expected, plan) { return result }
            // A member found only by a dynamic member subscript, which returns a function.
            if callee.member == nil, callee.host == nil, let property = emitDynamicMember(shape.base, of: type) {
                return emitClosureCall(property, arguments, plan: plan)
            }
            return finishCall(type, callee, arguments, shape, plan)
        }
        if let property = functionProperty(shape, type, arguments) {
            emit(.getMember, number(shape.base), 0, code.newCache())
            return emitClosureCall(property, arguments)
        }
        let callee = self.callee(type, arguments, shape, expected)
        let plan = given ?? InoutPlan()
        return emitCallOfValue(shape, type, callee, arguments, expected, plan) ?? finishCall(type, callee, arguments, shape, plan)
    }

    private func finishCall(type: StaticType, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType) -> StaticType {
        finishCall(type, callee(type, arguments, shape, expected), arguments, shape, InoutPlan())
    }

    /// The type of a property that holds the called function. Nil if a method of the same name fits the arguments as well.
    private func functionProperty(_ shape: CallShape, _ type: StaticType, _ arguments: [Argument]) -> StaticType? {
        guard let property = memberType(shape.base, of: type), case .function(let parameters, _) = property.unwrapped else { return nil }
        guard case .declared(let index) = type.unwrapped else { return property }
        let methods = members(named: shape.base, in: declarations.type(index), isStatic: false).filter { $0.kind == .method }
            .compactMap { method in shape.match(declarations.shapes(of: method)).map { (member: method, sources: $0) } }
        guard let best = methods.map({ fitness($0, arguments) }).max() else { return property }
        guard parameters.count == arguments.count, shape.labels.allSatisfy({ $0 == nil }) else { return nil }
        return best < 0 && fitness(arguments, parameters) > best ? property : nil
    }

    /// Emits the method call on the receiver that is on the stack.
    private func finishCall(
        _ type: StaticType, _ callee: Callee, _ arguments: [Argument], _ shape: CallShape, _ plan: InoutPlan
    ) -> StaticType {
        if let (member, sources) = callee.member {
            emitArguments(arguments, sources, callee.types, member, plan: plan)
            let count = Int32(sources.count)
            if isDirect(member, type) {
                emit(.call, declarations.function(for: member), count + 1)
            } else if let disputed = disputed(member, of: type) {
                emit(.callMethod, number(member.name), count, code.newCache(callee.result, calling: disputed))
            } else if declarations.hasOverloads(member) || isToldByItsResult(member) || !plan.places.isEmpty
                || leavesDefaults(of: member, sources)
            {
                // The member returns its inout arguments even if there is no object to call.
                emit(.callOverload, code.overload(member), count, code.newCache(callee.result))
            } else if isOverloaded(member), CallShape.isDirect(sources), !member.isMutating {
                // The arguments decide between a protocol's requirements.
                emit(.callShape, shapeNumber(shape), count, code.newCache())
            } else {
                emit(.callMethod, number(member.name), count, code.newCache(callee.result))
            }
            emitBindings(
                member, arguments, sources, callee.expected,
                on: member.owner?.name == "Optional" ? type : type.unwrapped.instance)
            if member.isMutating {
                // Called on a value that is no place: the mutation is lost.
                emit(.swap)
                emit(.pop)
            }
            finishInouts(plan)
            if !callee.result.isWhole || declarations.lacksArguments(callee.result), !member.genericParameters.isEmpty {
                // The results of closure arguments are known now.
                let known = resultType(of: member, on: type.unwrapped.instance, arguments, sources, callee.expected)
                if known.isWhole, known != callee.result { return emitResult(known, of: member) }
            }
            return emitResult(callee.result, of: member)
        }
        if let (member, sources) = callee.host {
            emitArguments(arguments, sources, callee.types, plan: plan)
            if callee.isOverloaded || callee.isLibrary && CallShape.isDirect(sources) {
                var shape = shape
                shape.isLibrary = callee.isLibrary
                emit(.callShape, shapeNumber(shape), Int32(sources.count), code.newCache(callee.result))
            } else {
                emit(.callMethod, number(member.name), Int32(sources.count), code.newCache(callee.result))
            }
            return callee.result
        }
        let start = closureResults.count
        for argument in arguments where type.element == .plainInt && argument.value.is(DeclReferenceExprSyntax.self) {
            // A list's literals are what a function takes.
            guard case .function(let taken, _) = speculate(argument.value, .unknown), let first = taken.first else { continue }
            if first.isNumber && first != .plainInt || isMade(first, fromLiteral: "integerLiteral") { takenElement = first }
        }
        emitArguments(arguments, callee.types, plan: plan)
        var closure = closureResults.count > start ? closureResults[start] : nil
        closureResults.removeSubrange(start...)
        if closure == nil, callee.closureGivesResult != nil, let first = arguments.first?.value,
            case .function(_, let result) = speculate(first, callee.types.first ?? .unknown)
        {
            closure = result
        }
        var written = shape
        written.inouts = plan.places.map(\.argument)
        written.isLibrary = callee.isLibrary
        emit(.callShape, shapeNumber(written), Int32(arguments.count), code.newCache(callee.result))
        finishInouts(plan)
        if let closure, let give = callee.closureGivesResult { return give(closure) }
        return callee.result
    }
}
