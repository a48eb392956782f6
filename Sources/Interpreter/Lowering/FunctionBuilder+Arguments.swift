internal import SwiftParser
internal import SwiftSyntax

/// Arguments of calls.
extension FunctionBuilder {
    /// One argument as written.
    typealias Argument = (label: String?, value: ExprSyntax)

    func arguments(of node: FunctionCallExprSyntax) -> (arguments: [Argument], shape: ([String?], Int)) {
        var arguments: [Argument] = node.arguments.map { ($0.label?.identifierText, $0.expression) }
        if ["objc_getAssociatedObject", "objc_setAssociatedObject"].contains(node.calledExpression.writtenText) {
            arguments = arguments.map { ($0.label, address($0.value)) }
        } else if arguments.last?.label == "context", arguments.contains(where: { $0.label == "forKeyPath" }) {
            // An observer's context, which is only compared.
            arguments = arguments.map { $0.label == "context" ? ($0.label, address($0.value)) : $0 }
        } else if arguments.contains(where: { $0.value.is(InOutExprSyntax.self) }) {
            let called = node.calledExpression
            let base = (called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self))?.baseName
                .identifierText
            // A type name calls an initialiser.
            let isType = base.map { $0.first?.isUppercase ?? false && declarations.functions(named: $0, from: nil) == nil } ?? true
            let name = isType ? "init" : base ?? "init"
            arguments = arguments.map { argument in
                let (key, declared) = ("\(name).\(argument.label ?? "_")", declarations.declared)
                if declared.addresses.contains(key) { return (argument.label, address(argument.value)) }
                let isPointer = declared.pointers.contains(key) && !declared.inouts.contains(key)
                return isPointer ? (argument.label, pointer(argument.value, toList: declared.listPointers.contains(key))) : argument
            }
        }
        let trailing = arguments.count
        if let closure = node.trailingClosure { arguments.append((nil, ExprSyntax(closure))) }
        for extra in node.additionalTrailingClosures { arguments.append((extra.label.identifierText, ExprSyntax(extra.closure))) }
        return (arguments, (arguments.map(\.label), node.trailingClosure == nil ? arguments.count : trailing))
    }

    /// The number of a call's shape at this place.
    func shapeNumber(_ shape: CallShape) -> Int32 {
        var shape = shape
        shape.awaits = isAwaiting
        return code.shape(shape)
    }

    /// A string that represents a variable's address: its name, with the file's number for an unqualified name.
    func address(_ argument: ExprSyntax) -> ExprSyntax {
        guard var variable = argument.as(InOutExprSyntax.self)?.expression.writtenText else { return argument }
        let types = ["self.", "Self."] + (owner.map { ["\($0.name)."] } ?? [])
        for type in types where variable.hasPrefix(type) { variable.removeFirst(type.count) }
        var parser = Parser("\"\(variable.contains(".") ? "" : "\(file):")\(variable)\"")
        return ExprSyntax.parse(from: &parser)
    }

    /// A pointer to a variable's value. After the call the value is written back to the variable.
    private func pointer(_ argument: ExprSyntax, toList: Bool) -> ExprSyntax {
        guard let node = argument.as(InOutExprSyntax.self) else { return argument }
        let place = prepare(node.expression, skip: nil)
        // A pointer to a list points to its elements.
        let isList = if case .array = place.type { !toList } else { false }
        let maker = isList ? "_pointerToElements" : "_pointer"
        guard let member = declarations.functions(named: maker, from: nil)?.first else { return argument }
        emitLoad(place)
        emit(.call, declarations.function(for: member), 1)
        let slot = newTemporary()
        emit(.store, slot)
        addressed.append((place, slot, isList ? "_elements" : "pointee"))
        let name = "_address\(slot)"
        let variable = Variable(name, declarations.type(of: member), .slot(slot), isBoxed: false, isLet: true)
        bind(name, to: .variable(variable))
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    }

    /// Writes the values of pointers back to their variables after a call.
    func writeAddressed() {
        guard !addressed.isEmpty else { return }
        let result = newTemporary()
        emit(.store, result)
        for (place, pointer, content) in addressed.reversed() {
            emit(.load, pointer)
            emit(.getMember, number(content), 0, code.newCache())
            emitStore(place)
        }
        emit(.take, result)
    }

    /// Pushes one value for each parameter.
    @discardableResult
    func emitArguments(
        _ arguments: [Argument], _ sources: [ArgumentSource], _ types: [StaticType], _ member: MemberInfo? = nil,
        plan given: InoutPlan? = nil
    ) -> InoutPlan {
        let plan = given ?? InoutPlan()
        let parameters = member?.parameters
        wishArguments(of: member, arguments, sources)
        for (position, source) in sources.enumerated() {
            let type = position < types.count ? types[position] : .unknown
            switch source {
            case .missing:
                let value = parameters.flatMap { position < $0.count ? $0[position].defaultValue : nil }
                if !emitCallSite(value) { emit(.missing) }
            case .argument(let index):
                if let parameters, position < parameters.count, parameters[position].isAutoclosure {
                    emitAutoclosure(arguments[index].value, type)
                } else {
                    if let parameters, position < parameters.count, arguments[index].value.is(ClosureExprSyntax.self) {
                        closureBuilder = resultBuilder(parameters[position].attributes, in: member.map(declarations.scope))
                    }
                    // `AnyObject` takes the object, not the optional around it.
                    let isObject = parameters.map { position < $0.count && $0[position].type?.writtenText == "AnyObject" } ?? false
                    if isObject, isImplicitlyUnwrapped(arguments[index].value) {
                        emit(arguments[index].value, .unknown)
                        emitImplicitUnwrap(of: arguments[index].value)
                    } else {
                        emitArgument(index, arguments[index].value, type, plan)
                    }
                }
            case .variadic(let indices):
                // A list of `Any` is passed as the variadic arguments themselves.
                if type == .array(.any), indices.count == 1, case let value = arguments[indices[0]].value, !value.is(ArrayExprSyntax.self),
                    speculate(value, .unknown) == .array(.any)
                {
                    emit(value, type)
                    continue
                }
                for index in indices { emitArgument(index, arguments[index].value, type.element, plan) }
                emit(.makeArray, Int32(indices.count))
            }
        }
        emitLate(plan, count: sources.count) { argument in
            sources.firstIndex { if case .argument(argument) = $0 { true } else { false } }
        }
        return plan
    }

    /// Pushes a default argument that depends on the call site: `#function`, `#line`, …; false for any other.
    private func emitCallSite(_ value: ExprSyntax?) -> Bool {
        guard let macro = value?.as(MacroExpansionExprSyntax.self) else { return false }
        let place = declarations.program.location(file: file, offset: Int(offset))
        switch macro.macroName.text {
        case "function": emitString(functionName)
        case "line": emitInt(place.line)
        case "column": emitInt(place.column)
        case "file", "fileID", "filePath": emitString(place.file)
        default: return false
        }
        return true
    }

    private func emitArgument(_ index: Int, _ value: ExprSyntax, _ type: StaticType, _ plan: InoutPlan) {
        if case .autoclosure(let made) = type {
            emitAutoclosure(value, made)
        } else if let entry = plan.places.first(where: { $0.argument == index }) {
            if plan.isLate { emit(.missing) } else { emit(.take, entry.slot) }
        } else {
            emit(value, type)
        }
    }

    /// Pushes the arguments as written, for an unknown callee.
    func emitArguments(_ arguments: [Argument], _ types: [StaticType], plan: InoutPlan) {
        for (index, argument) in arguments.enumerated() {
            emitArgument(index, argument.value, index < types.count ? types[index] : .unknown, plan)
        }
        emitLate(plan, count: arguments.count) { $0 }
    }

    /// The score at or below which arguments surely do not fit.
    static let unfit = -30

    /// The score difference between an exact and an unknown argument type.
    private static let exactness = 5

    /// The best overload for a call. Nil if none takes the arguments, or if only the receiver's value can decide.
    ///
    /// `receiver` is the number of the receiver's type, `library` its type if it is a library type.
    func choose(
        _ members: [MemberInfo], _ shape: CallShape, _ arguments: [Argument], on receiver: Int32 = -1, of library: StaticType = .unknown,
        expected: StaticType = .unknown, isOwn: Bool = false
    ) -> (member: MemberInfo, sources: [ArgumentSource])? {
        var fitting: [(MemberInfo, [ArgumentSource])] = []
        for member in members where member.kind == .method || member.kind == .initializer {
            if let sources = shape.match(declarations.shapes(of: member)) { fitting.append((member, sources)) }
        }
        fitting = fitting.available(awaiting: isAwaiting).filter { takesOperators($0, arguments) }
        if library.isKnown { fitting = fitting.filter { declarations.meetsRequirements($0.0, on: library) != false } }
        fitting = shape.written(among: fitting, inouts: arguments.indices.filter { arguments[$0].value.is(InOutExprSyntax.self) })
        guard fitting.count > 1 else { return fitting.first }
        let giving = fitting.filter { declarations.mayGive(expected, $0.0) }
        if !giving.isEmpty { fitting = giving }
        guard fitting.count > 1 else { return fitting.first }
        var isPromised = false
        if isOwn, let owner, owner.kind != .protocol, declarations.needsValue(fitting.map(\.0)) {
            let promised = fitting.filter { self.isPromised($0.0, receiver) }
            isPromised = !promised.isEmpty
            if isPromised { fitting = promised }
            guard fitting.count > 1 else { return fitting.first }
        }
        var types: [StaticType?] = arguments.map { _ in nil }
        if declarations.needsValue(fitting.map(\.0)) {
            // Candidates that surely do not fit need no check of their requirements.
            let possible = fitting.filter { fitness($0, arguments, &types) > Self.unfit }
            let taking = possible.filter { takesClosures($0, arguments) }
            if !possible.isEmpty { fitting = taking.isEmpty ? possible : taking }
            guard fitting.count > 1 else { return fitting.first }
        }
        if declarations.needsValue(fitting.map(\.0)) {
            if isPromised {
                // An exact match ranks above a possible match with more requirements.
                let scores = fitting.map { fitness($0, arguments, &types) }
                let best = scores.max() ?? 0
                fitting = zip(fitting, scores).filter { $0.1 > best - Self.exactness }.map(\.0)
            } else {
                let judged = fitting.map { meetsRequirements($0, arguments, on: receiver, of: library) }
                guard !judged.contains(nil) else { return nil }
                fitting = zip(fitting, judged).filter { $0.1 == true }.map(\.0)
            }
            // A type's own members rank above those of protocols.
            let own = fitting.filter { $0.0.owner.map { $0.kind != .protocol && !LibraryProtocols.contains($0.name) } ?? true }
            if !own.isEmpty { fitting = own }
            let highest = fitting.map { declarations.rank($0.0) }.max()
            fitting = fitting.filter { declarations.rank($0.0) == highest }
            guard fitting.count > 1 else { return fitting.first }
        }
        for (index, argument) in arguments.enumerated() where types[index] == nil { types[index] = argumentType(argument.value) }
        let conversions = fitting.map { self.conversions($0, arguments, types) }
        if let fewest = conversions.compactMap(\.self).min() {
            fitting = zip(fitting, conversions).filter { ($1 ?? fewest) == fewest }.map(\.0)
            guard fitting.count > 1 else { return fitting.first }
        }
        // An optional result ranks above one that would be wrapped.
        let prefersOptionals = expected.isOptional && fitting.contains { declarations.type(of: $0.0).isOptional }
        let scored = fitting.map { candidate in
            var score = fitness(candidate, arguments, &types)
            let result = declarations.type(of: candidate.0)
            if expected.isKnown, fit(result, expected, nil) > 0 { score += 2 }
            if prefersOptionals, !result.isOptional { score -= result.isKnown ? 20 : 5 }
            // A result of `Any` is imprecise.
            if result.unwrapped == .any, isWished || expected.unwrapped.isKnown && expected.unwrapped != .any { score -= 10 }
            // Nothing determines the generic parameter of the result.
            if !expected.unwrapped.isKnown, !isWished, candidate.0.isOpenInResult { score -= 5 }
            return Declarations.Scored(choice: candidate, score: score)
        }
        return declarations.meant(among: closest(scored, arguments)) { $0 === declaration }
    }

    /// Whether code of a generic type can call a function on its own `self`. The requirements of the function's extension must hold or be
    /// promised by the requirements around the code. An unknown one counts as not met.
    private func isPromised(_ called: MemberInfo, _ receiver: Int32) -> Bool {
        var around: FunctionBuilder? = self
        while let builder = around, builder.member == nil { around = builder.parent }
        let promises = around?.member?.requirements ?? []
        return called.requirements.allSatisfy { asked in
            asked.subject == "Self" || declarations.meets(asked, of: called, receiver) == true
                || promises.contains {
                    $0.subject == asked.subject && $0.path == asked.path && $0.type.writtenText == asked.type.writtenText
                }
        }
    }

    /// Whether a receiver meets the requirements of a function's extension. For an initialiser the arguments determine the type.
    private func meetsRequirements(
        _ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument], on receiver: Int32, of library: StaticType
    ) -> Bool? {
        let member = candidate.member
        if library.isKnown { return declarations.meetsRequirements(member, on: library) }
        guard receiver < 0, member.kind == .initializer, let owner = member.owner, owner.kind != .protocol else {
            return declarations.meetsRequirements(member, receiver)
        }
        return declarations.meetsRequirements(member, inferredNumber(of: owner, candidate, arguments))
    }

    /// Whether all closures among the arguments meet function parameters.
    private func takesClosures(_ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument]) -> Bool {
        zip(candidate.member.parameters, candidate.sources).allSatisfy { parameter, source in
            guard case .argument(let index) = source, arguments[index].value.is(ClosureExprSyntax.self) else { return true }
            return declarations.type(of: parameter, of: candidate.member).unwrapped.isFunction
        }
    }

    func argumentType(_ value: ExprSyntax) -> StaticType {
        if let cast = value.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil, cast.type.writtenText == "Any" { return .any }
        if value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self" { return speculate(value, .unknown) }
        if let array = value.as(ArrayExprSyntax.self), !array.elements.isEmpty,
            !array.elements.contains(where: { isImplicit($0.expression) })
        {
            return speculate(value, .unknown)
        }
        if isImplicit(value) || value.is(ClosureExprSyntax.self) { return .unknown }
        return speculate(value, .unknown)
    }

    /// The best host overload for a call; nil if none takes the arguments.
    func choose(
        _ members: [HostMember], _ shape: CallShape, _ arguments: [Argument]
    ) -> (member: HostMember, sources: [ArgumentSource])? {
        var fitting: [(HostMember, [ArgumentSource])] = []
        for member in members where member.call != nil {
            if let sources = shape.match(declarations.shapes(of: member)) { fitting.append((member, sources)) }
        }
        guard fitting.count > 1 else { return fitting.first }
        var best: (choice: (HostMember, [ArgumentSource]), score: Int)?
        for candidate in fitting {
            let score = fitness(candidate, arguments)
            if score > (best?.score ?? Int.min) { best = (candidate, score) }
        }
        return best?.choice
    }

    /// How well arguments fit a host function's parameters.
    func fitness(_ candidate: (member: HostMember, sources: [ArgumentSource]), _ arguments: [Argument]) -> Int {
        var score = 0
        for (parameter, source) in zip(candidate.member.parameters, candidate.sources) {
            guard case .argument(let index) = source else {
                score -= 1
                continue
            }
            let (value, wanted) = (arguments[index].value, declarations.staticType(source: parameter.type))
            let type = argumentType(value)
            score += ranked(fit(type, wanted, value), type, wanted, value)
        }
        return score
    }
}
