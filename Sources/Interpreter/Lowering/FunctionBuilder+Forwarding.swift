internal import SwiftParser
internal import SwiftSyntax

/// Generic parameters that one generic function passes on to another. They are names during lowering and types at run time.
extension FunctionBuilder {
    /// The written type that a call or closure is expected to have, from a `return` or a variable's annotation.
    struct WrittenWish {
        let call: SyntaxIdentifier
        let type: TypeSyntax

        /// Matches a function's result type with the expected type. A bare parameter name drops the optionals around the expected type.
        func unify(_ result: TypeSyntax, _ names: Set<String>, _ found: inout [String: TypeSyntax]) {
            var type = type
            while names.contains(result.writtenText), let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
            FunctionBuilder.unify(result, type, names, &found)
        }
    }

    /// Records that an expression is expected to have a type that mentions generic parameters.
    func wish(_ type: TypeSyntax?, of expression: ExprSyntax) {
        guard let type, mentionsParameter(type) else { return }
        if let element = type.as(ArrayTypeSyntax.self)?.element, let list = expression.as(ArrayExprSyntax.self) {
            for item in list.elements { wish(element, of: item.expression) }
            return
        }
        for call in Self.calls(in: expression) { wishes.append(WrittenWish(call: call.id, type: type)) }
    }

    /// Records the expected types of the arguments of a function-typed parameter: in `make(resolve())`, those of `make: (Item) -> Page`.
    func wishArguments(ofParameter name: String, _ arguments: [Argument]) {
        guard let written = writtenType(ofParameter: name), let function = Self.function(in: written) else { return }
        for (parameter, argument) in zip(function.parameters, arguments) { wishParts(parameter.type, of: argument.value) }
    }

    /// Records the expected types of a function's arguments. For arguments they are parameter types that mention the enclosing type's
    /// parameters. For closures they are result types that follow from the call's expected type.
    func wishArguments(of member: MemberInfo?, _ arguments: [Argument], _ sources: [ArgumentSource]) {
        guard let member else { return }
        let found = wished(of: member, member.genericParameters)
        let isOwn = owner.map { $0 === member.owner && !$0.genericNames.isEmpty } ?? false
        guard isOwn || !found.isEmpty else { return }
        for (parameter, source) in zip(member.parameters, sources) {
            guard case .argument(let place) = source, let type = parameter.type else { continue }
            if let closure = arguments[place].value.as(ClosureExprSyntax.self) {
                guard let result = Self.function(in: type)?.returnClause.type, let wanted = found[result.writtenText] else { continue }
                wishes.append(WrittenWish(call: closure.id, type: wanted))
            } else if isOwn, !member.mentionsParameter(type) {
                wish(type, of: arguments[place].value)
            }
        }
    }

    /// Records the expected type of a value that is added to a list whose element type is generic.
    func wishElement(of list: ExprSyntax, _ shape: CallShape, _ arguments: [Argument]) {
        guard shape.base == "append" || shape.base == "insert", let label = shape.labels.first, label == nil else { return }
        wish(writtenElement(of: list), of: arguments[0].value)
    }

    /// Lowers the receiver of a method call. A receiver made in place can take its type arguments from the call. With `read(_:) -> Item?`
    /// of `Reader<Item>`, an expected `User` makes `Reader().read(data)` a `Reader<User>`.
    func emitReceiver(_ base: ExprSyntax, _ shape: CallShape, _ arguments: [Argument], _ expected: StaticType) -> StaticType {
        let wanted = wantedReceiver(base, shape, arguments, expected)
        guard let call = base.as(FunctionCallExprSyntax.self), case .declared(let index)? = typeNamed(call.calledExpression),
            case let info = declarations.type(index), index == info.index, !info.genericNames.isEmpty,
            speculate(base, .unknown).unwrapped == .declared(index)
        else { return emitLink(base, wanted) }
        let methods = members(named: shape.base, in: info, isStatic: false).filter { $0.kind == .method }
            .compactMap { method in shape.match(declarations.shapes(of: method)).map { (member: method, sources: $0) } }
        // The choice between several hardly matters: each has the expected result.
        guard let method = choose(methods.map(\.member), shape, arguments, on: index, expected: expected) ?? methods.first else {
            return emitLink(base, wanted)
        }
        if !isSpeculating, let made = writtenReceiver(info, method, arguments), emitTemplate(made) {
            let (arguments, (labels, trailing)) = self.arguments(of: call)
            return emitTypeValueCall(.declared(index), arguments, CallShape("init", labels, trailing: trailing))
        }
        let found = infer(Set(info.genericNames), of: method.member, arguments, method.sources, expected)
        let types = info.genericNames.compactMap { found[$0] }
        let isFound = types.count == info.genericNames.count && types.allSatisfy(\.isWhole)
        return emitLink(base, isFound ? declarations.applied(info, types) : wanted)
    }

    /// The expected type of a receiver made in place. A list for a call that returns such a list or an element of it. A range of
    /// floating-point numbers where such a value is looked up: `(0...1).contains(x)`.
    private func wantedReceiver(
        _ base: ExprSyntax, _ shape: CallShape, _ arguments: [Argument], _ expected: StaticType
    ) -> StaticType {
        if base.is(FunctionCallExprSyntax.self) || base.is(TupleExprSyntax.self) || base.is(ArrayExprSyntax.self) {
            switch (shape.base, expected) {
            case (_, .array(.tuple)), (_, .array(.any)): break
            case ("sorted", .array(let element)), ("filter", .array(let element)), ("reversed", .array(let element)),
                ("shuffled", .array(let element)), ("first", .optional(let element)), ("last", .optional(let element)),
                ("min", .optional(let element)), ("max", .optional(let element)), ("randomElement", .optional(let element)):
                if element.isWhole, element != .any { return .array(element) }
            default: break
            }
        }
        guard shape.base == "contains", isRange(base), arguments.count == 1, let only = arguments.first else { return .unknown }
        let type = speculate(only.value, .unknown)
        return type.isFloating && !type.isOptional ? .range(type) : .unknown
    }

    /// The type of a method's receiver, if the written result and argument types determine it.
    private func writtenReceiver(
        _ info: TypeInfo, _ method: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument]
    ) -> TypeSyntax? {
        let names = Set(info.genericNames)
        var found = wished(of: method.member, names)
        unify(method, arguments, names, &found)
        return applied(info, found)
    }

    /// The types of names in a function's result, from the expected type of the call that is being lowered.
    private func wished(of member: MemberInfo, _ names: Set<String>) -> [String: TypeSyntax] {
        var found: [String: TypeSyntax] = [:]
        if let wish = wishes.last(where: { $0.call == currentCall }), let result = member.typeSyntax { wish.unify(result, names, &found) }
        return found
    }

    /// The types of names in a function's parameters, from the written types of the arguments.
    private func unify(
        _ choice: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument], _ names: Set<String>,
        _ found: inout [String: TypeSyntax]
    ) {
        for (parameter, source) in zip(choice.member.parameters, choice.sources) {
            if case .argument(let place) = source { unify(parameter.type, arguments[place].value, names, &found) }
        }
    }

    private func unify(_ type: TypeSyntax?, _ value: ExprSyntax, _ names: Set<String>, _ found: inout [String: TypeSyntax]) {
        if let type, let written = writtenType(ofArgument: value) { Self.unify(type, written, names, &found) }
    }

    /// A generic type with arguments that mention generic parameters in scope; nil otherwise.
    private func applied(_ info: TypeInfo, _ found: [String: TypeSyntax]) -> TypeSyntax? {
        let types = info.genericNames.compactMap { found[$0] }
        guard types.count == info.genericNames.count, types.contains(where: mentionsParameter) else { return nil }
        var parser = Parser("\(info.qualifiedName)<\(types.map(\.writtenText).joined(separator: ", "))>")
        return TypeSyntax.parse(from: &parser)
    }

    private func wishParts(_ type: TypeSyntax, of expression: ExprSyntax) {
        guard let types = type.as(TupleTypeSyntax.self)?.elements, let values = expression.as(TupleExprSyntax.self)?.elements,
            types.count == values.count
        else { return wish(type, of: expression) }
        for (type, value) in zip(types, values) { wishParts(type.type, of: value.expression) }
    }

    /// Whether the expected type of the current call mentions a generic parameter.
    var isWished: Bool { wishes.contains { $0.call == currentCall } }

    private static func calls(in expression: ExprSyntax) -> [FunctionCallExprSyntax] {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tryExpr(let node): calls(in: node.expression)
        case .awaitExpr(let node): calls(in: node.expression)
        case .functionCallExpr(let node): [node]
        case .forceUnwrapExpr(let node): calls(in: node.expression)
        case .tupleExpr(let node):
            node.elements.count == 1 ? node.elements.first.map { calls(in: $0.expression) } ?? [] : []
        case .ternaryExpr(let node): calls(in: node.thenExpression) + calls(in: node.elseExpression)
        case .infixOperatorExpr(let node) where node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??":
            calls(in: node.leftOperand) + calls(in: node.rightOperand)
        default: []
        }
    }

    private func mentionsParameter(_ type: TypeSyntax) -> Bool {
        type.tokens(viewMode: .sourceAccurate).contains { isGenericParameter($0.text) || $0.text == "Self" && isSelfOpen }
    }

    /// Records after a call which generic parameters of the called function are parameters of this one.
    func emitForwarding(_ names: Set<String>, of member: MemberInfo, _ arguments: [Argument], _ sources: [ArgumentSource]) {
        var found = wished(of: member, names)
        for (parameter, source) in zip(member.parameters, sources) {
            guard case .argument(let place) = source, place < arguments.count, let type = parameter.type else { continue }
            if let closure = arguments[place].value.as(ClosureExprSyntax.self) {
                guard case .parameterClause(let clause)? = closure.signature?.parameterClause, let function = Self.function(in: type) else {
                    continue
                }
                for (wanted, given) in zip(function.parameters, clause.parameters) {
                    // Resolves an alias declared in the function itself.
                    if let written = given.type.map({ localAlias(named: $0.writtenText) ?? $0 }) {
                        Self.unify(wanted.type, written, names, &found)
                    }
                }
            } else {
                unify(type, arguments[place].value, names, &found)
            }
        }
        for (name, type) in found.sorted(by: { $0.key < $1.key }) {
            if type.writtenText == "Self", isSelfOpen, case .slot(let slot)? = selfVariable?.storage {
                emit(.expect, number(name), 3, slot)
                continue
            }
            let holes = holes(in: type)
            if holes.count == 1, holes[0].name == type.writtenText {
                emitSaid(name, by: holes[0].variable, (2, 4))
            } else if !holes.isEmpty {
                // `(A, B)`, `[A]`: built at run time.
                emit(.expect, number(name), 5, template(type, holes.map(\.name)))
                for hole in holes { emitSaid(hole.name, by: hole.variable, (6, 7)) }
            }
        }
    }

    /// Records that a name stands for the type in a slot or a capture, each in its own form.
    private func emitSaid(_ name: String, by variable: Variable, _ forms: (slot: Int32, capture: Int32)) {
        switch variable.storage {
        case .slot(let slot): emit(.expect, number(name), forms.slot, slot)
        case .capture(let place): emit(.expect, number(name), forms.capture, place)
        }
    }

    private static func function(in type: TypeSyntax) -> FunctionTypeSyntax? {
        switch type.as(TypeSyntaxEnum.self) {
        case .functionType(let node): node
        case .attributedType(let node): function(in: node.baseType)
        case .optionalType(let node): function(in: node.wrappedType)
        case .tupleType(let node) where node.elements.count == 1: node.elements.first.flatMap { function(in: $0.type) }
        default: nil
        }
    }

    /// The type that an initialiser makes, if the arguments' written types determine it by generic parameters in scope; nil otherwise.
    func forwardedType(
        _ info: TypeInfo, _ choice: (member: MemberInfo, sources: [ArgumentSource])?, _ arguments: [Argument]
    ) -> TypeSyntax? {
        let names = Set(info.genericNames)
        var found: [String: TypeSyntax] = [:]
        if let choice {
            unify(choice, arguments, names, &found)
        } else {
            for argument in arguments {
                unify(info.stored.first { $0.baseName == argument.label }?.typeSyntax, argument.value, names, &found)
            }
        }
        return applied(info, found)
    }

    /// The written type of a variable or own property, or of a tuple of such.
    private func writtenType(ofArgument value: ExprSyntax) -> TypeSyntax? {
        if value.is(DeclReferenceExprSyntax.self) { return writtenType(of: value) }
        if let place = value.as(InOutExprSyntax.self) { return writtenType(of: place.expression) }
        guard let elements = value.as(TupleExprSyntax.self)?.elements, elements.count > 1 else { return nil }
        let types = elements.compactMap { writtenType(ofArgument: $0.expression) }
        return types.count == elements.count ? Self.tuple(of: types) : nil
    }

    private static func tuple(of types: [TypeSyntax]) -> TypeSyntax {
        var parser = Parser("(\(types.map(\.writtenText).joined(separator: ", ")))")
        return TypeSyntax.parse(from: &parser)
    }

    private func writtenType(ofParameter name: String) -> TypeSyntax? {
        var builder: FunctionBuilder? = self
        while let current = builder {
            if let type = current.parameterTypes[name] { return type }
            builder = current.parent
        }
        return nil
    }

    /// Matches one written type with another and collects the types of the names in it.
    fileprivate static func unify(_ type: TypeSyntax, _ other: TypeSyntax, _ names: Set<String>, _ found: inout [String: TypeSyntax]) {
        switch (type.as(TypeSyntaxEnum.self), other.as(TypeSyntaxEnum.self)) {
        case (.attributedType(let node), _): unify(node.baseType, other, names, &found)
        case (_, .attributedType(let node)): unify(type, node.baseType, names, &found)
        case (.optionalType(let node), .optionalType(let second)): unify(node.wrappedType, second.wrappedType, names, &found)
        case (.optionalType(let node), _): unify(node.wrappedType, other, names, &found)
        case (.arrayType(let node), .arrayType(let second)): unify(node.element, second.element, names, &found)
        case (.dictionaryType(let node), .dictionaryType(let second)):
            unify(node.key, second.key, names, &found)
            unify(node.value, second.value, names, &found)
        case (.functionType(let node), .functionType(let second)):
            if let only = node.parameters.first, node.parameters.count == 1, second.parameters.count > 1 {
                // A function with several parameters fits one with a single tuple.
                unify(only.type, tuple(of: second.parameters.map(\.type)), names, &found)
            } else {
                for (first, second) in zip(node.parameters, second.parameters) { unify(first.type, second.type, names, &found) }
            }
            unify(node.returnClause.type, second.returnClause.type, names, &found)
        case (.metatypeType(let node), .metatypeType(let second)):
            unify(node.baseType, second.baseType, names, &found)
        case (.tupleType(let node), _) where node.elements.count == 1:
            if let only = node.elements.first { unify(only.type, other, names, &found) }
        case (_, .tupleType(let node)) where node.elements.count == 1:
            if let only = node.elements.first { unify(type, only.type, names, &found) }
        case (.identifierType(let node), _):
            if names.contains(node.name.identifierText) {
                found[node.name.identifierText] = found[node.name.identifierText] ?? other
            } else if let arguments = node.genericArgumentClause?.types, let second = other.as(IdentifierTypeSyntax.self) {
                for (first, second) in zip(arguments, second.genericArgumentClause?.types ?? []) { unify(first, second, names, &found) }
            }
        default: break
        }
    }
}

/// Whether a body calls a function whose result type is generic, and so may pass its own generic parameters on.
final class GenericCalls: SyntaxVisitor {
    private let names: [Set<String>]
    private var found = false

    private init(_ names: [Set<String>]) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    /// `names`: the names of these functions, in one or more sets.
    static func stand(in body: CodeBlockItemListSyntax, of names: Set<String>...) -> Bool {
        let visitor = GenericCalls(names)
        visitor.walk(body)
        return visitor.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        if let name = base?.baseName.identifierText, names.contains(where: { $0.contains(name) }) { found = true }
        return found ? .skipChildren : .visitChildren
    }
}

/// Collects names that occur in the type annotations of variables.
final class AnnotatedNames: SyntaxVisitor {
    private let names: [String]
    private var found: Set<String> = []

    private init(_ names: [String]) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    /// Those of some names that occur in a type, or in the types of a body's variables.
    static func names(in node: (some SyntaxProtocol)?, among names: [String]) -> Set<String> {
        guard let node else { return [] }
        let visitor = AnnotatedNames(names)
        if let type = node.as(TypeSyntax.self) { visitor.note(type) } else { visitor.walk(node) }
        return visitor.found
    }

    private func note(_ type: TypeSyntax) {
        for token in type.tokens(viewMode: .sourceAccurate) where names.contains(token.text) { found.insert(token.text) }
    }

    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        note(node.type)
        return .skipChildren
    }
}
