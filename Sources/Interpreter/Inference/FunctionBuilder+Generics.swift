internal import SwiftSyntax

/// The arguments of generic parameters at run time. A body that uses a parameter as a value has its type in a local. The type comes from
/// the arguments, else from the call's expected type, else from the class bound.
extension FunctionBuilder {
    func declareGenericArguments(of member: MemberInfo, in body: CodeBlockItemListSyntax, _ given: [(Variable, ParameterInfo)]) {
        let defaults = member.parameters.compactMap { $0.defaultValue.map { Syntax($0) } }
        if let owner, slotCount > 0 {
            declareTypeArguments(of: owner, member, in: [Syntax(body)] + defaults, given)
            if !owner.genericNames.isEmpty { for (variable, parameter) in given { variable.written = parameter.type } }
        }
        guard !member.genericParameters.isEmpty else { return }
        let uses = GenericUses.find(in: [Syntax(body)] + defaults, among: member.genericParameters)
        var names = uses.all
        for (variable, parameter) in given { variable.written = parameter.type }
        if member.describesValues { names = member.genericParameters }
        if ImplicitMembers.stand(in: body) { names.formUnion(bounds.keys) }
        if member.handsParametersOn {
            names = member.genericParameters
            resultSyntax = member.typeSyntax
            for parameter in member.parameters { parameterTypes[parameter.name] = parameter.type }
        }
        // Local functions share the parameters of the functions around them.
        if localFunction != nil { names = names.filter { member.declaresParameter($0) || !isTypeAtHand($0) } }
        for name in names.sorted() {
            let bound = self.bound(of: name, member)
            let variable = Variable(name, .meta(bound), .slot(newSlot()), isBoxed: false, isLet: true)
            guard case .slot(let slot) = variable.storage else { continue }
            emitGenericArgument(name, of: member, bound, given, isSilent: !uses.values.contains(name))
            emit(.store, slot)
            typeArguments[name] = slot
            scopes[0].names[name] = .variable(variable)
            scopes[0].cleanups.append(.local(variable))
        }
    }

    /// Declares locals for a type's generic parameters and for a protocol's associated types. Their values come from `self`. In an
    /// initialiser also the call provides them, and in a static function the arguments.
    func declareTypeArguments(
        of owner: TypeInfo, _ member: MemberInfo?, in nodes: [Syntax], _ given: [(Variable, ParameterInfo)] = []
    ) {
        let isInitializer = member?.kind == .initializer
        let names = Set(
            owner.genericNames + owner.parametricAliases + LibraryTypes.genericNames(of: owner)
                + ([owner] + declarations.allProtocols(of: owner)).flatMap(\.associatedTypes))
        guard !names.isEmpty, localFunction == nil, parent == nil else { return }
        let aliases = openAliases(of: owner)
        let uses = GenericUses.find(in: nodes, among: names.union(aliases.keys))
        let meant = Set(uses.all.compactMap { aliases[$0] }.flatMap { AnnotatedNames.names(in: $0, among: Array(names)) })
        let described = DescriptionFinder.describes(nodes) ? Set(owner.genericNames) : []
        let handed = member?.handedOn(among: owner.genericNames + LibraryTypes.genericNames(of: owner)) ?? []
        for name in uses.all.intersection(names).union(meant).union(described).union(handed).subtracting(member?.genericParameters ?? [])
            .sorted()
        {
            if owner.kind != .protocol, owner.kind != .extensionOfExternalType,
                !(owner.genericNames + owner.parametricAliases).contains(name)
            {
                continue
            }
            let variable = Variable(name, .meta(.unknown), .slot(newSlot()), isBoxed: false, isLet: true)
            guard case .slot(let slot) = variable.storage else { continue }
            let form: Int32 = !uses.values.contains(name) ? 6 : isInitializer ? 2 : 3
            let argument = member?.isStatic == true ? given.first { ["\(name).Type", name].contains($0.1.type?.writtenText) } : nil
            if let argument, case .slot(let place) = argument.0.storage {
                let (unknown, known) = (newLabel(), newLabel())
                emit(.genericArgument, number(name), -1, 6)
                jump(.popJumpIfNil, unknown)
                jump(.jump, known)
                bind(unknown)
                emit(.load, place)
                if argument.1.type?.writtenText == name { emit(.typeOf, -1) }
                bind(known)
            } else {
                emit(.genericArgument, number(name), -1, form)
            }
            emit(.store, slot)
            typeArguments[name] = slot
            scopes[0].names[name] = .variable(variable)
            scopes[0].cleanups.append(.local(variable))
        }
    }

    private func isTypeAtHand(_ name: String) -> Bool {
        if let variable = variable(name), case .meta = variable.type { true } else { false }
    }

    /// The aliases of a protocol that depend on the conforming type.
    private func openAliases(of owner: TypeInfo) -> [String: TypeSyntax] {
        guard owner.kind == .protocol else { return [:] }
        let protocols = [owner] + declarations.allProtocols(of: owner)
        let open = Set(protocols.flatMap(\.associatedTypes) + ["Self"])
        return protocols.reduce(into: [:]) { result, type in
            for (name, alias) in type.aliases where alias.tokens(viewMode: .sourceAccurate).contains(where: { open.contains($0.text) }) {
                result[name] = alias
            }
        }
    }

    /// Pushes the type that such an alias means at run time; false for other names.
    func emitOpenAlias(_ callee: ExprSyntax) -> Bool {
        guard let owner, isSelfOpen, let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, lookup(name) == nil,
            let alias = openAliases(of: owner)[name]
        else { return false }
        return emitTemplate(alias)
    }

    /// Whether an expression is an associated type of a generic parameter: `Items.Element`.
    func isTypeOfParameter(_ node: MemberAccessExprSyntax) -> Bool {
        guard node.declName.argumentNames == nil, node.declName.baseName.text.first?.isUppercase ?? false else { return false }
        if let base = node.base?.as(MemberAccessExprSyntax.self) { return isTypeOfParameter(base) }
        guard let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
        return isGenericParameter(name) && isTypeAtHand(name)
    }

    /// The types in the angle brackets after a type's name.
    func typeArguments(of callee: ExprSyntax) -> [StaticType] {
        callee.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.types.map { staticType($0) } ?? []
    }

    /// Records the arguments of a type's generic parameters after an initialiser call. They are written there, or follow from the parameter
    /// types of closure arguments. Only if the body uses them as values.
    func emitTypeArguments(
        _ written: [StaticType], of info: TypeInfo, _ member: MemberInfo, _ arguments: [Argument], _ sources: [ArgumentSource]
    ) {
        let names = info.genericNames
        guard let body = member.body, !GenericUses.find(in: [Syntax(body)], among: Set(names)).values.isEmpty else { return }
        var types = written.count == names.count ? written : names.map { _ in .unknown }
        for (parameter, source) in zip(member.parameters, sources) where written.isEmpty {
            guard case .argument(let place) = source, let closure = arguments[place].value.as(ClosureExprSyntax.self),
                case .parameterClause(let clause)? = closure.signature?.parameterClause
            else { continue }
            var wanted = parameter.type
            while let attributed = wanted?.as(AttributedTypeSyntax.self) { wanted = attributed.baseType }
            for (taken, given) in zip(wanted?.as(FunctionTypeSyntax.self)?.parameters.map(\.type) ?? [], clause.parameters) {
                if let index = names.firstIndex(of: taken.writtenText), let type = given.type { types[index] = staticType(type) }
            }
        }
        emit(.expect, code.type(.tuple(types, names)))
    }

    private func emitGenericArgument(
        _ name: String, of member: MemberInfo, _ bound: StaticType, _ given: [(Variable, ParameterInfo)], isSilent: Bool
    ) {
        for (variable, parameter) in given where !parameter.isVariadic {
            guard let type = parameter.type?.writtenText, case .slot(let slot) = variable.storage,
                [name, "\(name).Type", "inout \(name)"].contains(type)
            else { continue }
            let (missing, end) = (newLabel(), newLabel())
            emit(.load, slot)
            if parameter.defaultValue != nil { jump(.jumpIfMissing, missing) }
            if !type.hasSuffix(".Type") {
                // The call's static type says more than the value: for an empty list, a number, or an object of a subclass. A constrained
                // parameter opens a protocol's value.
                let (unbound, known) = (newLabel(), newLabel())
                emit(.genericArgument, number(name), -1, isConstrained(name, member) ? 4 : 8)
                jump(.popJumpIfNil, unbound)
                emit(.swap)
                emit(.pop)
                jump(.jump, known)
                bind(unbound)
                emit(.typeOf, -1)
                bind(known)
            }
            guard parameter.defaultValue != nil else { return }
            jump(.jump, end)
            bind(missing)
            emit(.pop)
            emitWantedArgument(name, of: member, bound, isSilent: isSilent)
            return bind(end)
        }
        if let (slot, place) = holder(of: name, given) {
            // First what the call says, else what a value of a generic type stores.
            let end = newLabel()
            for isOfValue in [false, true] {
                let missing = newLabel()
                if isOfValue {
                    emit(.load, slot)
                    emit(.typeArgument, place)
                } else {
                    emit(.genericArgument, number(name), -1, 5)
                }
                jump(.popJumpIfNil, missing)
                jump(.jump, end)
                bind(missing)
            }
            emitWantedArgument(name, of: member, bound, isSilent: isSilent)
            return bind(end)
        }
        emitWantedArgument(name, of: member, bound, isSilent: isSilent)
    }

    /// A parameter that has a generic parameter in its type's angle brackets, and its position there.
    private func holder(of name: String, _ given: [(Variable, ParameterInfo)]) -> (slot: Int32, place: Int32)? {
        for (variable, parameter) in given where !parameter.isVariadic && parameter.defaultValue == nil && !variable.isBoxed {
            let clause =
                parameter.type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
                ?? parameter.type?.as(MemberTypeSyntax.self)?.genericArgumentClause
            if let place = clause?.types.firstIndex(where: { $0.writtenText == name }), case .slot(let slot) = variable.storage {
                return (slot, Int32(place))
            }
        }
        return nil
    }

    private func emitWantedArgument(_ name: String, of member: MemberInfo, _ bound: StaticType, isSilent: Bool) {
        var result = member.typeSyntax?.writtenText ?? ""
        if result.hasSuffix("?") || result.hasSuffix("!") { result.removeLast() }
        let form: Int32 = isSilent ? 5 : result == "[\(name)]" ? 1 : result == name ? 0 : 7
        emit(.genericArgument, number(name), bound.isKnown ? code.type(bound) : -1, form)
    }

    /// Whether a function constrains a generic parameter.
    private func isConstrained(_ name: String, _ member: MemberInfo) -> Bool {
        let (clause, conditions) = member.genericClauses
        if clause?.parameters.contains(where: { $0.name.identifierText == name && $0.inheritedType != nil }) == true { return true }
        return conditions?.requirements.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name } } ?? false
    }

    /// The class that bounds a generic parameter; unknown if the bound is a protocol or missing.
    private func bound(of name: String, _ member: MemberInfo) -> StaticType {
        let (clause, conditions) = member.genericClauses
        var types = clause?.parameters.filter { $0.name.identifierText == name }.compactMap(\.inheritedType) ?? []
        for condition in conditions?.requirements ?? [] {
            guard case .conformanceRequirement(let node) = condition.requirement, node.leftType.writtenText == name else { continue }
            types.append(node.rightType)
        }
        for type in types.map({ staticType($0) }) {
            switch type {
            case .declared(let index) where declarations.type(index).kind == .class: return type
            case .host(let host) where declarations.hostType(named: host)?.kind == .class: return type
            default: continue
            }
        }
        return .unknown
    }

    /// Whether `Self` can differ between objects: a subclass, or a conforming type.
    var isSelfOpen: Bool {
        guard selfVariable != nil, let owner else { return false }
        switch owner.kind {
        case .class, .protocol: return true
        case .extensionOfExternalType:
            return [.class, .protocol].contains(declarations.hostType(named: owner.name)?.kind) || LibraryProtocols.contains(owner.name)
        case .structure, .enumeration: return false
        }
    }

    /// Records the expected type after a call whose result type is generic.
    func emitExpectation(_ base: String, _ expected: StaticType) {
        if expected.isKnown, expected != .any, declarations.declared.genericResults.contains(base) { emit(.expect, code.type(expected)) }
    }

    /// Pushes the dynamic type of `self`, if only the run determines it.
    func emitOwnType() -> Bool {
        guard let own = selfVariable, let owner, !own.type.isOptional, isSelfOpen || LibraryProtocols.contains(owner.name) else {
            return false
        }
        emitLoad(own)
        if !isStatic { emit(.typeOf, -1) }
        return true
    }

    /// Pushes the type that a type syntax means at run time: a generic parameter in scope, or a type made of such parameters.
    func emitGenericParameter(_ type: TypeSyntax) -> Bool {
        if let member = type.as(MemberTypeSyntax.self) { return isGenericParameter(member.root) && emitTemplate(type) }
        if type.isMade { return emitTemplate(type) }
        if type.writtenText == "Self" { return emitOwnType() }
        guard case .variable(let variable)? = lookup(type.writtenText), case .meta = variable.type else { return false }
        emitLoad(variable)
        return true
    }
}

extension TypeSyntax {
    /// Whether it is built from other types, as `[T]` is.
    var isMade: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .arrayType, .dictionaryType: true
        case .identifierType(let node): node.genericArgumentClause != nil
        default: false
        }
    }
}

extension MemberTypeSyntax {
    /// The first component of its path: `Key` for `Key.Value`.
    var root: String {
        baseType.as(MemberTypeSyntax.self)?.root ?? baseType.writtenText
    }
}

/// Finds the generic parameters that a body uses.
final class GenericUses: SyntaxVisitor {
    private let parameters: Set<String>
    private var found = Uses()

    /// The used parameters.
    struct Uses {
        /// Used as values or cast targets.
        var values: Set<String> = []
        /// Used as arguments of other types: `Page<Item>()`.
        var arguments: Set<String> = []

        var all: Set<String> { values.union(arguments) }
    }

    private init(_ parameters: Set<String>) {
        self.parameters = parameters
        super.init(viewMode: .sourceAccurate)
    }

    static func find(in nodes: [Syntax], among parameters: Set<String>) -> Uses {
        guard !parameters.isEmpty else { return Uses() }
        let visitor = GenericUses(parameters)
        for node in nodes { visitor.walk(node) }
        return visitor.found
    }

    private func note(_ name: String) {
        if parameters.contains(name) { found.values.insert(name) }
    }

    /// `[Element]()` makes an empty list, for which the type is not needed.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.is(ArrayExprSyntax.self) || node.calledExpression.is(DictionaryExprSyntax.self) else {
            return .visitChildren
        }
        walk(node.arguments)
        return .skipChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        for token in node.genericArgumentClause.tokens(viewMode: .sourceAccurate) where parameters.contains(token.text) {
            found.arguments.insert(token.text)
        }
        return .visitChildren
    }

    /// `Page<Item>.self` uses its arguments too.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "self", let base = node.base, !base.is(DeclReferenceExprSyntax.self) else {
            return .visitChildren
        }
        for token in base.tokens(viewMode: .sourceAccurate) { note(token.text) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName.identifierText)
        return .visitChildren
    }

    private func note(_ type: TypeSyntax) {
        note(type.as(MemberTypeSyntax.self)?.root ?? type.writtenText)
        guard type.isMade else { return }
        for token in type.tokens(viewMode: .sourceAccurate) where parameters.contains(token.text) { found.arguments.insert(token.text) }
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        for token in node.initializer.value.tokens(viewMode: .sourceAccurate) { note(token.text) }
        return .visitChildren
    }

    override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.type)
        return .visitChildren
    }

    override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
        note(node.type)
        return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.type)
        return .visitChildren
    }
}
