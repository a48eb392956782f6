internal import SwiftParser
internal import SwiftSyntax

/// The meaning of names that need no run: types, and the types of members.
extension FunctionBuilder {
    /// The type that an expression names; nil when it is a value.
    func typeNamed(_ expression: ExprSyntax) -> StaticType? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.identifierText
            if node.argumentNames != nil || name == "self" { return nil }
            if name == "Self", let owner { return declarations.selfType(of: owner) }
            if let binding = lookup(name) {
                if case .type(let type) = binding { return .declared(type.index) }
                return nil
            }
            // Lowercase names are values, unless a type is declared with such a name.
            guard let first = name.first, first.isUppercase || first == "_" || declarations.declared.lowercaseTypes.contains(name) else {
                return nil
            }
            let type = declarations.namedType(name, [], typeScope)
            return type.isKnown ? type : nil
        case .genericSpecializationExpr(let node):
            guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
                guard let bare = typeNamed(node.expression), case .declared = bare else { return typeNamed(node.expression) }
                var parser = Parser(node.writtenText)
                let type = staticType(TypeSyntax.parse(from: &parser))
                return type.isKnown ? type : bare
            }
            let arguments = node.genericArgumentClause.types
            let type = declarations.namedType(name, arguments.map { staticType($0) }, typeScope)
            return type.isKnown ? type : nil
        case .memberAccessExpr(let node):
            let name = node.declName.baseName.identifierText
            guard let base = node.base else { return impliedTypes[node.id].flatMap { declarations.nestedType(name, in: $0) } }
            if let module = module(base, declaring: name) {
                let type = declarations.namedType(name, [], TypeScope(file: module.file))
                return type.isKnown ? type : nil
            }
            guard name.first?.isUppercase == true || name.first == "_" || declarations.declared.lowercaseTypes.contains(name) else {
                return nil
            }
            guard let type = typeNamed(base) else {
                // An extension of an undeclared type.
                let outer = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
                return outer.flatMap { lookup($0) == nil ? declarations.foreign($0)?.nested[name] : nil }.map { .declared($0.index) }
            }
            return declarations.nestedType(name, in: type)
        case .arrayExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first, let type = elementType(only.expression, of: ExprSyntax(node))
            else {
                return nil
            }
            return .array(type)
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content, elements.count == 1, let only = elements.first,
                let key = elementType(only.key, of: ExprSyntax(node)), let value = elementType(only.value, of: ExprSyntax(node))
            else { return nil }
            return .dictionary(key, value)
        case .optionalChainingExpr(let node):
            return typeNamed(node.expression).map { .optional($0) }
        case .typeExpr(let node): return staticType(node.type)
        case .infixOperatorExpr(let node) where node.operator.is(ArrowExprSyntax.self):
            // `(A) -> B` as an element type: `[String: (A) -> B]()`.
            var parser = Parser(node.writtenText)
            return staticType(TypeSyntax.parse(from: &parser))
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.label == nil { return typeNamed(only.expression) }
            return tupleType(node) { typeNamed($0) }
        default: return nil
        }
    }

    /// The type that a tuple of types names; nil for a tuple of values.
    private func tupleType(_ node: TupleExprSyntax, _ element: (ExprSyntax) -> StaticType?) -> StaticType? {
        guard !node.elements.isEmpty else { return .void }
        var types: [StaticType] = []
        for item in node.elements {
            guard let type = element(item.expression) else { return nil }
            types.append(type)
        }
        return .tuple(types, node.elements.map { $0.label?.identifierText })
    }

    /// The type that an element of `[T]` or `[K: V]` names. Unknown for an undeclared name where only a type is possible; nil for a value.
    private func elementType(_ expression: ExprSyntax, of literal: ExprSyntax) -> StaticType? {
        if let type = typeNamed(expression) { return type }
        if let tuple = expression.as(TupleExprSyntax.self) { return tupleType(tuple) { elementType($0, of: literal) } }
        // `[T]` can be nested: `[K: [T]]()`.
        let literalParts: [SyntaxKind] = [
            .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement, .dictionaryElementList, .dictionaryExpr, .labeledExpr,
            .labeledExprList, .tupleExpr,
        ]
        var outer = Syntax(literal)
        while let parent = outer.parent, !parent.is(FunctionCallExprSyntax.self) {
            guard literalParts.contains(parent.kind) else { return nil }
            outer = parent
        }
        guard let call = outer.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == outer,
            expression.writtenText.first?.isUppercase ?? false
        else { return nil }
        return .unknown
    }

    /// A module name that qualifies a declaration.
    struct Module {
        /// A file of the module that declares the name; nil for a system module.
        let file: Int?

        /// Whether a declaration can belong to the module. System modules contain only library declarations.
        func holds(_ member: MemberInfo, _ declarations: Declarations) -> Bool {
            file != nil || declarations.program.files[member.file].isLibrary
        }
    }

    /// The module that an expression names and that declares `member`; nil if it names none.
    func module(_ expression: ExprSyntax, declaring member: String) -> Module? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, lookup(name) == nil,
            declarations.topLevelType(name, from: viewpoint?.file) == nil
        else { return nil }
        if Declarations.modules.contains(name) { return Module(file: nil) }
        return declarations.file(ofModule: name, declaring: member, from: viewpoint?.file).map { Module(file: $0) }
    }

    /// The static type of a property of a value of type `base`; nil if there is none.
    func memberType(_ name: String, of base: StaticType) -> StaticType? {
        switch base.unwrapped {
        case .declared(let index):
            let type = declarations.type(index)
            let members = members(named: name, in: type, isStatic: false).filter(\.isProperty)
            if let member = members.first {
                if member.isOptionalRequirement { return .optional(declarations.type(of: member)) }
                if members.count > 1, declarations.needsValue(members) { return .unknown }
                return self.type(of: member, in: index)
            }
            if type.kind == .protocol, let member = protocolRequirement(name, type) {
                let own = declarations.type(of: member)
                return member.isOptionalRequirement ? .optional(own) : own
            }
            if let host = type.hostAncestor { return hostProperty(name, host.name) }
            if name == "rawValue" { return type.rawType ?? .unknown }
            if name == "hashValue" { return .plainInt }
            // A protocol that refines `CustomStringConvertible` has these.
            if type.kind == .protocol, name == "description" || name == "debugDescription" { return .string }
            if let list = list(of: base) { return LibraryTypes.property(name, of: list) }
            return nil
        case .host(let host):
            if let member = foreignMembers(named: name, of: declarations.hostNames(host), isStatic: false).first(where: \.isProperty) {
                return declarations.type(of: member)
            }
            return hostProperty(name, host)
        case .meta(let type): return staticMemberType(name, of: type)
        case .tuple: return elementPosition(name, base)?.1
        case .unknown, .any: return nil
        case let other:
            if let member = extensionMembers(named: name, of: other, isStatic: false).first(where: \.isProperty) {
                return resultType(of: member, on: other, [], [], .unknown)
            }
            return LibraryTypes.property(name, of: other)
        }
    }

    private func protocolRequirement(_ name: String, _ type: TypeInfo) -> MemberInfo? {
        for other in [type] + declarations.allProtocols(of: type) {
            if let member = other.members(named: name)?.first(where: { $0.isProperty && !$0.isStatic }) { return member }
        }
        return nil
    }

    func hostProperty(_ name: String, _ host: String) -> StaticType? {
        declarations.hostMembers(named: name, in: host, isStatic: false).first { $0.kind == .property }
            .map { declarations.staticType(source: $0.result) }
    }

    func staticMemberType(_ name: String, of type: StaticType) -> StaticType? {
        switch type {
        case .declared(let index):
            let info = declarations.type(index)
            if info.caseOrdinals[name] != nil { return type }
            if let member = members(named: name, in: info, isStatic: true).first(where: \.isProperty) {
                return declarations.type(of: member)
            }
            if name == "allCases" { return .array(type) }
            if let host = info.hostAncestor { return staticMemberType(name, of: .host(host.name)) }
            return nil
        case .host(let host):
            if let member = foreignMembers(named: name, of: declarations.hostNames(host), isStatic: true).first(where: \.isProperty) {
                return declarations.type(of: member)
            }
            return declarations.hostMembers(named: name, in: host, isStatic: true).first { $0.kind == .property || $0.kind == .enumCase }
                .map { declarations.staticType(source: $0.result) }
        case .optional(let inner): return staticMemberType(name, of: inner)
        default:
            if let member = extensionMembers(named: name, of: type, isStatic: true).first(where: \.isProperty) {
                return declarations.type(of: member)
            }
            return LibraryTypes.staticProperty(name, of: type)
        }
    }

    /// The most elements of a tuple.
    private static let mostElements = 1 << 12

    /// The position of a tuple's element, by number or label, and its type.
    func elementPosition(_ name: String, _ type: StaticType) -> (Int, StaticType)? {
        if case .tuple(let types, let labels) = type.unwrapped {
            if let position = labels.firstIndex(of: name) ?? Int(name), position < types.count { return (position, types[position]) }
        } else if !type.unwrapped.isKnown, let position = Int(name), position < Self.mostElements {
            return (position, .unknown)
        }
        return nil
    }

    /// The types of a declared subscript's indices and value. Generic parameters are inferred from the indices.
    private func types(
        of member: MemberInfo, on base: StaticType, _ indices: LabeledExprListSyntax
    ) -> ([StaticType], StaticType) {
        guard !member.genericParameters.isEmpty, indices.count == member.parameters.count else {
            return (member.parameters.map { declarations.type(of: $0, of: member) }, declarations.type(of: member))
        }
        let arguments: [Argument] = indices.map { ($0.label?.identifierText, $0.expression) }
        let sources = arguments.indices.map { ArgumentSource.argument($0) }
        return (
            parameterTypes(of: (member, sources), on: base, arguments, .unknown),
            resultType(of: member, on: base, arguments, sources, .unknown)
        )
    }

    /// The types of a subscript's indices and value.
    func subscriptTypes(_ base: StaticType, _ arguments: LabeledExprListSyntax) -> ([StaticType], StaticType) {
        // A string index never means the program's own subscripts of strings.
        let isLibrary = base.unwrapped.isString && arguments.first.map { speculate($0.expression, .unknown).isStringIndex } ?? false
        if declarations.declared.extendsSubscripts, !isLibrary, addsSubscript(to: base, arguments) != false {
            let labels = arguments.map { $0.label?.identifierText }
            let members = foreignMembers(named: "subscript", of: LibraryTypes.extensionNames(of: base), isStatic: false)
            if let member = members.first(where: { $0.parameters.map(\.label) == labels }) {
                return types(of: member, on: base, arguments)
            }
        }
        switch base.unwrapped {
        case .array(let element):
            if let only = arguments.first, case .range = speculate(only.expression, .unknown) { return ([.unknown], base.unwrapped) }
            return ([.plainInt], element)
        case .set(let element): return ([.unknown], element)
        case .dictionary(let key, let value):
            if let only = arguments.first, speculate(only.expression, .unknown) == LibraryTypes.index(of: base.unwrapped) {
                return ([.unknown], base.element)
            }
            return arguments.count == 2 ? ([key, value], value) : ([key], .optional(value))
        case .string, .substring:
            let given = arguments.first.map { speculate($0.expression, .unknown) } ?? .unknown
            if case .range = given { return ([.unknown], .substring) }
            return ([.unknown], given == .stringIndex ? .character : .unknown)
        case .declared(let index):
            let members = members(named: "subscript", in: declarations.type(index), isStatic: false)
                .filter { $0.parameters.count == arguments.count }
            if let member = subscriptMember(base, arguments) ?? members.first {
                if !member.genericParameters.isEmpty { return types(of: member, on: base, arguments) }
                return (indexTypes(of: member, on: base, arguments), declarations.type(of: member, in: index))
            }
            return ([], .unknown)
        case .host(let host):
            if arguments.count == 1, let only = arguments.first, case .range = speculate(only.expression, .unknown) {
                return ([.unknown], base.unwrapped)
            }
            if let member = subscriptMember(base, arguments) { return types(of: member, on: base, arguments) }
            if let member = declarations.hostMembers(named: "subscript", in: host, isStatic: false).first {
                return (member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
            }
            return ([], .unknown)
        default: return ([], .unknown)
        }
    }
}
