internal import SwiftParser
internal import SwiftSyntax

/// Inference of generic arguments at a call, from the arguments and the expected result.
extension FunctionBuilder {
    /// The inferred arguments of a function's generic parameters, or of those of the type that an initialiser makes.
    func infer(
        _ names: Set<String>, of member: MemberInfo, _ arguments: [Argument], _ sources: [ArgumentSource], _ expected: StaticType,
        on receiver: StaticType = .unknown, withoutNumbers: Bool = false, withoutClauses: Bool = false
    ) -> [String: StaticType] {
        var found: [String: StaticType] = [:]
        var (hasFractions, hasNumbers) = (false, false)
        let expected = opened(expected)
        if expected.isKnown, expected != .any, let result = member.typeSyntax {
            let wanted = names.contains(result.writtenText) ? expected.unwrapped : expected
            StaticType.unify(result, wanted, names, &found, declarations, in: member.owner)
        }
        // A number with a fraction determines the type before one without.
        let pairs = Array(zip(member.parameters, sources))
        let isFraction = { (source: ArgumentSource) in
            if case .argument(let place) = source, place < arguments.count {
                arguments[place].value.is(FloatLiteralExprSyntax.self)
            } else {
                false
            }
        }
        let ordered = pairs.contains { isFraction($0.1) } ? pairs.filter { isFraction($0.1) } + pairs.filter { !isFraction($0.1) } : pairs
        for (parameter, source) in ordered where found.count < names.count || !found.values.allSatisfy(\.isWhole) {
            guard case .argument(let place) = source, let type = parameter.type, mentions(type, names), place < arguments.count else {
                continue
            }
            let value = arguments[place].value
            // A literal can become a number of any type.
            if withoutNumbers, isLiteralNumber(value) {
                hasFractions = hasFractions || value.is(FloatLiteralExprSyntax.self)
                hasNumbers = true
                continue
            }
            // Key paths and implicit members can determine a parameter that is partly known: `Key<T>`.
            let isNamedByType = value.is(KeyPathExprSyntax.self) || !names.contains(type.writtenText) && isImplicit(value)
            let wanted = isNamedByType ? declarations.type(of: parameter, of: member, on: receiver, binding: found) : .unknown
            StaticType.unify(type, typeForInference(value, wanted, as: type), names, &found, declarations, in: member.owner)
        }
        if hasFractions, found.count < names.count {
            for (name, type) in infer(names, of: member, arguments, sources, expected, on: receiver) where found[name] == nil {
                if type == .double { found[name] = type }
            }
        }
        if found.count < names.count, !withoutClauses { addSameTypes(names, of: member, arguments, sources, receiver, &found) }
        // Integer literals alone are floating-point numbers where these are asked for.
        let isAnyNumber = { (name: String) in names.contains(name) && (found[name] == nil && hasNumbers || found[name] == .plainInt) }
        let floating = floatingParameters(of: member).filter(isAnyNumber)
        if !floating.isEmpty, arguments.contains(where: { isWrittenWhole($0.value) }) {
            for name in floating { found[name] = .double }
        }
        return found
    }

    /// The generic parameters for which a function asks for a floating-point type.
    private func floatingParameters(of member: MemberInfo) -> [String] {
        (member.genericClauses.0?.parameters ?? []).filter { parameter in
            let asked = parameter.inheritedType?.tokens(viewMode: .sourceAccurate)
            return asked?.contains { ["FloatingPoint", "BinaryFloatingPoint"].contains($0.text) } ?? false
        }.map(\.name.identifierText)
    }

    /// Adds the generic arguments that follow from a function's same-type requirements.
    private func addSameTypes(
        _ names: Set<String>, of member: MemberInfo, _ arguments: [Argument], _ sources: [ArgumentSource], _ receiver: StaticType,
        _ found: inout [String: StaticType]
    ) {
        let said = member.sameTypes.filter { names.contains($0.name) && found[$0.name] == nil }
        guard !said.isEmpty else { return }
        let others = member.genericParameters.subtracting(names)
        let known = others.isEmpty ? found : infer(others, of: member, arguments, sources, .unknown, on: receiver, withoutClauses: true)
        for (parameter, part, name) in said {
            guard let type = known[parameter] ?? found[parameter] else { continue }
            let element = part == "Element" ? type.element : .unknown
            if let part = element.isKnown ? element : declarations.associated(part, of: type.unwrapped), part.isKnown { found[name] = part }
        }
    }

    /// The parameter types of a function on a receiver. Inferred generic arguments are inserted for closures and for arguments that take
    /// their type from context: `.zero`, `0`.
    func parameterTypes(
        of choice: (member: MemberInfo, sources: [ArgumentSource]), on receiver: StaticType?, _ arguments: [Argument],
        _ expected: StaticType
    ) -> [StaticType] {
        let (member, sources) = choice
        var found: [String: StaticType] = [:]
        if !member.genericParameters.isEmpty, arguments.contains(where: { isToldItsType($0.value) }) {
            found = infer(
                member.genericParameters, of: member, arguments, sources, expected, on: receiver ?? .unknown, withoutNumbers: true)
        }
        return zip(member.parameters, sources).map { parameter, source in
            if let list = listType(of: parameter, source, arguments, member, on: receiver) { return list }
            guard !found.isEmpty, isTold(source, arguments) else { return declarations.type(of: parameter, of: member, on: receiver) }
            return declarations.type(of: parameter, of: member, on: receiver, binding: found)
        }
    }

    /// The list type of a literal that is passed for a sequence with a known element: `where Rows.Element == Row`, or `some Sequence<Row>`.
    private func listType(
        of parameter: ParameterInfo, _ source: ArgumentSource, _ arguments: [Argument], _ member: MemberInfo, on receiver: StaticType?
    ) -> StaticType? {
        guard case .argument(let place) = source, arguments[place].value.is(ArrayExprSyntax.self) else { return nil }
        var element: TypeSyntax?
        if let name = parameter.type?.as(IdentifierTypeSyntax.self)?.name.identifierText {
            element = member.partRequirements.first { $0.subject == name && $0.path == ["Element"] && $0.isSameType }?.type
        } else if let constraint = parameter.type?.as(SomeOrAnyTypeSyntax.self)?.constraint.as(IdentifierTypeSyntax.self),
            LibraryProtocols.contains(constraint.name.text), let only = constraint.genericArgumentClause?.types, only.count == 1
        {
            element = only.first
        }
        guard let element else { return nil }
        let asked = ParameterInfo(label: nil, name: parameter.name, type: element, defaultValue: nil)
        let type = declarations.type(of: asked, of: member, on: receiver)
        return type.isKnown ? .array(type) : nil
    }

    private func isTold(_ source: ArgumentSource, _ arguments: [Argument]) -> Bool {
        switch source {
        case .argument(let place): isToldItsType(arguments[place].value)
        case .variadic(let places): places.contains { isToldItsType(arguments[$0].value) }
        case .missing: false
        }
    }

    /// Whether an argument takes its type from the other arguments or from the expected result.
    private func isToldItsType(_ value: ExprSyntax) -> Bool {
        value.is(ClosureExprSyntax.self) || isLiteralNumber(value) || isWrittenWhole(value)
            || !value.is(ArrayExprSyntax.self) && isImplicit(value)
    }

    /// The number of a generic type with the arguments that follow from these values, unless it already has some.
    func inferredNumber(of number: Int32, _ parameters: [TypeSyntax?], _ values: [ExprSyntax]) -> Int32 {
        let info = declarations.type(number)
        guard number == info.index, !info.genericNames.isEmpty else { return number }
        let names = Set(info.genericNames)
        var found: [String: StaticType] = [:]
        for (parameter, value) in zip(parameters, values) where found.count < names.count {
            guard let parameter, mentions(parameter, names) else { continue }
            StaticType.unify(parameter, typeForInference(value), names, &found, declarations, in: info)
        }
        return self.number(of: info, found)
    }

    private func number(of info: TypeInfo, _ found: [String: StaticType]) -> Int32 {
        // A generic type without its arguments says less than the value will.
        let known = info.genericNames.map { name in found[name].flatMap { declarations.lacksArguments($0) ? nil : $0 } ?? .unknown }
        guard case .declared(let number) = declarations.applied(info, known) else {
            return info.index
        }
        return number
    }

    /// The inferred number of the type that an initialiser makes, a memberwise one included.
    func inferredNumber(
        of info: TypeInfo, _ choice: (member: MemberInfo, sources: [ArgumentSource])?, _ arguments: [Argument]
    ) -> Int32 {
        guard !info.genericNames.isEmpty else { return info.index }
        if let choice {
            return number(of: info, infer(Set(info.genericNames), of: choice.member, arguments, choice.sources, .unknown))
        }
        let types = arguments.map { argument in info.stored.first { $0.baseName == argument.label }?.typeSyntax }
        return inferredNumber(of: info.index, types, arguments.map(\.value))
    }

    private func mentions(_ type: TypeSyntax, _ names: Set<String>) -> Bool {
        type.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }

    /// The type of an argument; for a closure, what it declares itself.
    private func typeForInference(_ argument: ExprSyntax, _ wanted: StaticType = .unknown, as parameter: TypeSyntax? = nil) -> StaticType {
        guard let closure = argument.as(ClosureExprSyntax.self) else { return opened(speculate(argument, wanted)) }
        let given = closureTypes[closure.id]
        guard case .parameterClause(let clause)? = closure.signature?.parameterClause else {
            let wanted = Self.functionType(parameter)?.parameters
            let parts = wanted?.count == 1 ? wanted?.first?.type.as(TupleTypeSyntax.self)?.elements.count : nil
            let count = parts ?? wanted?.count ?? 0
            return count == 0 ? given.map { .function([], $0) } ?? .unknown : .function(cluedTypes(of: closure, count), given ?? .unknown)
        }
        let result = closure.signature?.returnClause.map { staticType($0.type) } ?? given ?? .unknown
        return .function(cluedTypes(of: closure, clause.parameters.count), result)
    }

    /// Pushes a type built from generic parameters in scope: `[T].self`. Nil for any other expression.
    func emitTemplate(_ expression: ExprSyntax) -> StaticType? {
        guard !expression.is(DeclReferenceExprSyntax.self) else { return nil }
        var parser = Parser(expression.writtenText)
        return emitTemplate(TypeSyntax.parse(from: &parser)) ? .meta(.unknown) : nil
    }

    /// Pushes a type built from generic parameters in scope. False if it names none.
    func emitTemplate(_ type: TypeSyntax) -> Bool {
        let holes = holes(in: type)
        let namesSelf = isSelfOpen && type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
        guard !holes.isEmpty || namesSelf else { return false }
        for hole in holes { emitLoad(hole.variable) }
        if namesSelf {
            // The dynamic type is known only at run time.
            emitSelf()
            if !isStatic { emit(.typeOf, -1, 1) }
        }
        let names = holes.map(\.name) + (namesSelf ? ["Self"] : [])
        emit(.makeType, template(type, names), Int32(names.count))
        return true
    }

    /// The number of a type template whose names are filled in at run time.
    func template(_ type: TypeSyntax, _ names: [String]) -> Int32 {
        var scope = typeScope
        scope.builder = nil
        declarations.templates.append((type, scope, names))
        return Int32(declarations.templates.count - 1)
    }

    /// The generic parameters in a type that are available as values.
    func holes(in type: TypeSyntax) -> [(name: String, variable: Variable)] {
        var holes: [(name: String, variable: Variable)] = []
        for token in type.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, !holes.contains(where: { $0.name == name }), isGenericParameter(name),
                case .variable(let variable)? = lookup(name), case .meta = variable.type
            else { continue }
            holes.append((name, variable))
        }
        return holes
    }

    /// Whether a name is a generic parameter of the enclosing functions or types.
    func isGenericParameter(_ name: String) -> Bool {
        var builder: FunctionBuilder? = self
        while let current = builder {
            if current.genericParameters.contains(name) { return true }
            if let owner = current.owner,
                (owner.genericNames + owner.parametricAliases + owner.associatedTypes + LibraryTypes.genericNames(of: owner)).contains(name)
            {
                return true
            }
            builder = current.parent
        }
        return false
    }

    /// Records after a call the generic arguments that the function's body uses.
    func emitBindings(
        _ member: MemberInfo, _ arguments: [Argument], _ sources: [ArgumentSource], _ expected: StaticType,
        on receiver: StaticType = .unknown
    ) {
        guard !isSpeculating else { return }
        emitReceiverBindings(member, on: receiver)
        let names = member.usedGenericParameters
        guard !names.isEmpty else { return }
        let found = infer(names, of: member, arguments, sources, expected, on: receiver)
        let others = names.filter { !(found[$0]?.isWhole ?? false) }
        if !others.isEmpty { emitForwarding(others, of: member, arguments, sources) }
        guard !found.isEmpty else { return }
        let ordered = found.sorted { $0.key < $1.key }
        emit(.expect, code.type(.tuple(ordered.map(\.value), ordered.map(\.key))), 1)
    }

    /// Records after a call the arguments of the receiver's library type that an extension's body uses.
    func emitReceiverBindings(_ member: MemberInfo, on receiver: StaticType) {
        let names = member.usedLibraryParameters
        guard !names.isEmpty, !isSpeculating else { return }
        var bindings = declarations.bindings(of: receiver)
        if member.owner?.name == "Optional", case .optional(let wrapped) = receiver { bindings = ["Wrapped": wrapped] }
        let known = bindings.filter { names.contains($0.key) && $0.value.isWhole }.sorted { $0.key < $1.key }
        if !known.isEmpty { emit(.expect, code.type(.tuple(known.map(\.value), known.map(\.key))), 1) }
    }

    /// Makes the result of generic code one of the type that its use determines: the code may have given a literal, or an implicit member.
    func emitResult(_ type: StaticType, of member: MemberInfo) -> StaticType {
        guard let written = member.typeSyntax, isParameter(written.as(MemberTypeSyntax.self)?.root ?? written.writtenText, of: member)
        else { return type }
        switch type {
        case .int(.int): break
        case .int, .double, .float, .declared: emit(.standIn, code.type(type))
        case .string, .array, .set, .dictionary:
            if member.genericParameters.contains(written.writtenText) { emit(.standIn, code.type(type)) }
        default: break
        }
        return type
    }

    /// Whether a name is a generic parameter of a function, or a parameter or an associated type of the type around it.
    private func isParameter(_ name: String, of member: MemberInfo) -> Bool {
        if member.genericParameters.contains(name) { return true }
        guard let owner = member.owner else { return false }
        return owner.genericNames.contains(name) || owner.associatedTypes.contains(name)
            || LibraryTypes.genericNames(of: owner).contains(name)
    }

    /// The result type of a generic function, as far as the call determines it.
    func resultType(
        of member: MemberInfo, on receiver: StaticType, _ arguments: [Argument], _ sources: [ArgumentSource], _ expected: StaticType
    ) -> StaticType {
        let type = declarations.asOwn(declarations.type(of: member), member, receiver)
        guard [.method, .subscript, .computedProperty].contains(member.kind), let syntax = member.typeSyntax else { return type }
        let bound = declarations.bindings(of: receiver).merging(declarations.associatedTypes(of: member, on: receiver)) { own, _ in own }
        let names = member.genericParameters
        let isOwn = syntax.is(OptionalTypeSyntax.self) && mentions(syntax, ["Self"])
        guard isOwn || mentions(syntax, names.union(bound.keys)) else { return type }
        var scope = declarations.scope(of: member)
        scope.bindings = bound
        if isOwn, receiver.isKnown { scope.bindings["Self"] = receiver }
        if mentions(syntax, names) {
            scope.bindings.merge(infer(names, of: member, arguments, sources, expected, on: receiver)) { _, own in own }
        }
        return scope.bindings.isEmpty ? type : declarations.staticType(syntax, scope)
    }
}

extension StaticType {
    /// Matches a declared type with an actual type and collects the types of the names in it.
    static func unify(
        _ syntax: TypeSyntax, _ type: StaticType, _ names: Set<String>, _ found: inout [String: StaticType], _ declarations: Declarations,
        in owner: TypeInfo? = nil
    ) {
        switch (syntax.as(TypeSyntaxEnum.self), type) {
        case (_, .unknown): break
        case (_, .reference(let inner)), (_, .autoclosure(let inner)): unify(syntax, inner, names, &found, declarations, in: owner)
        case (.attributedType(let node), _): unify(node.baseType, type, names, &found, declarations, in: owner)
        case (.optionalType(let node), .optional(let inner)): unify(node.wrappedType, inner, names, &found, declarations, in: owner)
        case (.optionalType(let node), _): unify(node.wrappedType, type, names, &found, declarations, in: owner)
        case (.implicitlyUnwrappedOptionalType(let node), _):
            unify(node.wrappedType, type.unwrapped, names, &found, declarations, in: owner)
        case (.arrayType(let node), .array(let element)): unify(node.element, element, names, &found, declarations, in: owner)
        case (.dictionaryType(let node), .dictionary(let key, let value)):
            unify(node.key, key, names, &found, declarations, in: owner)
            unify(node.value, value, names, &found, declarations, in: owner)
        case (.tupleType(let node), _) where node.elements.count == 1:
            if let only = node.elements.first { unify(only.type, type, names, &found, declarations, in: owner) }
        case (.tupleType(let node), .tuple(let types, _)) where types.count == node.elements.count:
            for (element, type) in zip(node.elements, types) { unify(element.type, type, names, &found, declarations, in: owner) }
        case (.functionType(let node), .function(let parameters, let result)):
            // A function with several parameters fits where one with a tuple is wanted.
            if let only = node.parameters.first?.type, node.parameters.count == 1, parameters.count > 1 {
                let tuple = StaticType.tuple(parameters, parameters.map { _ in nil })
                unify(only, tuple, names, &found, declarations, in: owner)
            } else {
                for (parameter, type) in zip(node.parameters, parameters) {
                    unify(parameter.type, type, names, &found, declarations, in: owner)
                }
            }
            unify(node.returnClause.type, result, names, &found, declarations, in: owner)
        case (.metatypeType(let node), .meta(let inner)): unify(node.baseType, inner, names, &found, declarations, in: owner)
        case (.memberType, .optional(let inner)): unify(syntax, inner, names, &found, declarations, in: owner)
        case (.identifierType(let node), .optional(let inner)) where node.genericArgumentClause != nil && node.name.text != "Optional":
            unify(syntax, inner, names, &found, declarations, in: owner)
        case (.memberType(let node), _):
            for (argument, type) in zip(node.genericArgumentClause?.types ?? [], type.arguments(in: declarations)) {
                unify(argument, type, names, &found, declarations, in: owner)
            }
        case (.identifierType(let node), _):
            if let alias = declarations.alias(node.name.identifierText, seenFrom: owner), !names.contains(node.name.identifierText) {
                unify(alias, standingFor: node, type, names, &found, declarations, in: owner)
            } else if let arguments = node.genericArgumentClause?.types {
                for (argument, type) in zip(arguments, type.arguments(in: declarations)) {
                    unify(argument, type, names, &found, declarations, in: owner)
                }
            } else if names.contains(node.name.identifierText),
                found[node.name.identifierText].map({ !$0.isWhole && type.isWhole }) ?? true
            {
                found[node.name.identifierText] = type
            }
        default: break
        }
    }

    /// Matches a type alias: the alias's own parameters determine the written arguments.
    private static func unify(
        _ alias: TypeSyntax, standingFor node: IdentifierTypeSyntax, _ type: StaticType, _ names: Set<String>,
        _ found: inout [String: StaticType], _ declarations: Declarations, in owner: TypeInfo?
    ) {
        let parameters = declarations.genericNames(ofAlias: alias)
        guard !parameters.isEmpty else { return unify(alias, type, names, &found, declarations, in: owner) }
        var own: [String: StaticType] = [:]
        unify(alias, type, Set(parameters), &own, declarations, in: owner)
        for (parameter, argument) in zip(parameters, node.genericArgumentClause?.types ?? []) {
            if let known = own[parameter] { unify(argument, known, names, &found, declarations, in: owner) }
        }
    }

    /// The arguments of a generic type.
    func arguments(in declarations: Declarations) -> [StaticType] {
        switch self {
        case .declared(let index): declarations.arguments(of: index)
        case .array(let element), .set(let element), .range(let element), .optional(let element): [element]
        case .dictionary(let key, let value): [key, value]
        // The root and value of a key path.
        case .function(let parameters, let result) where parameters.count == 1: [parameters[0], result]
        default: []
        }
    }
}
