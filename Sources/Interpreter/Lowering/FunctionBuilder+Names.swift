internal import SwiftParser
internal import SwiftSyntax

/// What names and members are, and of what type.
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
            // Names in small letters are values', unless a type is declared by them.
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
            guard let base = node.base else { return nil }
            let name = node.declName.baseName.identifierText
            if isModule(base) {
                let type = declarations.namedType(name, [], TypeScope())
                return type.isKnown ? type : nil
            }
            guard name.first?.isUppercase == true || declarations.declared.lowercaseTypes.contains(name) else { return nil }
            guard let type = typeNamed(base) else {
                // An extension of what nothing declares.
                let outer = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
                return outer.flatMap { lookup($0) == nil ? declarations.foreign[$0]?.nested[name] : nil }.map { .declared($0.index) }
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
            // `(A) -> B` where an element's type stands: `[String: (A) -> B]()`.
            var parser = Parser(node.writtenText)
            return staticType(TypeSyntax.parse(from: &parser))
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.label == nil { return typeNamed(only.expression) }
            return tupleType(node) { typeNamed($0) }
        default: return nil
        }
    }

    /// The type that a tuple of types names; nil when it is a tuple of values.
    private func tupleType(_ node: TupleExprSyntax, _ element: (ExprSyntax) -> StaticType?) -> StaticType? {
        guard !node.elements.isEmpty else { return .void }
        var types: [StaticType] = []
        for item in node.elements {
            guard let type = element(item.expression) else { return nil }
            types.append(type)
        }
        return .tuple(types, node.elements.map { $0.label?.identifierText })
    }

    /// The type that an element of `[T]` or `[K: V]` names; unknown for a name that nothing declares, where only a type can stand.
    private func elementType(_ expression: ExprSyntax, of literal: ExprSyntax) -> StaticType? {
        if let type = typeNamed(expression) { return type }
        if let tuple = expression.as(TupleExprSyntax.self) { return tupleType(tuple) { elementType($0, of: literal) } }
        // `[T]` may stand in another one: `[K: [T]]()`.
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

    func isModule(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, lookup(name) == nil,
            declarations.topLevelType(name, from: viewpoint?.file) == nil
        else { return false }
        return ["Swift", "UIKit", "Foundation"].contains(name)
    }

    /// The static type of a stored or computed property, or of a method's result, of a value of type `base`; nil when there is none.
    func memberType(_ name: String, of base: StaticType) -> StaticType? {
        switch base.unwrapped {
        case .declared(let index):
            let type = declarations.type(index)
            let members = members(named: name, in: type, isStatic: false).filter(\.isProperty)
            if let member = members.first {
                return members.count > 1 && declarations.needsValue(members) ? .unknown : declarations.type(of: member, in: index)
            }
            if type.kind == .protocol, let member = protocolRequirement(name, type) { return declarations.type(of: member) }
            if let host = type.hostAncestor { return hostProperty(name, host.name) }
            if name == "rawValue" { return type.rawType ?? .unknown }
            if name == "hashValue" { return .plainInt }
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
            let names = LibraryTypes.extensionNames(of: other)
            if let member = foreignMembers(named: name, of: names, isStatic: false).first(where: \.isProperty) {
                return declarations.type(of: member)
            }
            return LibraryTypes.property(name, of: other)
        }
    }

    private func protocolRequirement(_ name: String, _ type: TypeInfo) -> MemberInfo? {
        for other in [type] + declarations.allProtocols(of: type) {
            if let member = other.membersByBase[name]?.first(where: { $0.isProperty && !$0.isStatic }) { return member }
        }
        return nil
    }

    private func hostProperty(_ name: String, _ host: String) -> StaticType? {
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
            if let member = foreignMembers(named: name, of: LibraryTypes.extensionNames(of: type), isStatic: true)
                .first(where: \.isProperty)
            {
                return declarations.type(of: member)
            }
            return LibraryTypes.staticProperty(name, of: type)
        }
    }

    /// The place of a tuple's element, by number or label, and its type.
    func elementPosition(_ name: String, _ type: StaticType) -> (Int, StaticType)? {
        if case .tuple(let types, let labels) = type.unwrapped {
            if let position = labels.firstIndex(of: name) ?? Int(name), position < types.count { return (position, types[position]) }
        } else if let position = Int(name) {
            return (position, .unknown)
        }
        return nil
    }

    /// The types of a subscript's indices and of its value.
    func subscriptTypes(_ base: StaticType, _ arguments: LabeledExprListSyntax) -> ([StaticType], StaticType) {
        if declarations.declared.extendsSubscripts {
            let labels = arguments.map { $0.label?.identifierText }
            let members = foreignMembers(named: "subscript", of: LibraryTypes.extensionNames(of: base), isStatic: false)
            if let member = members.first(where: { $0.parameters.map(\.label) == labels }) {
                return (member.parameters.map { declarations.type(of: $0, of: member) }, declarations.type(of: member))
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
        case .string: return ([.unknown], .unknown)
        case .declared(let index):
            let members = members(named: "subscript", in: declarations.type(index), isStatic: false)
                .filter { $0.parameters.count == arguments.count }
            if let member = subscriptMember(base, arguments) ?? members.first {
                return (
                    member.parameters.map { declarations.type(of: $0, of: member, on: base) }, declarations.type(of: member, in: index)
                )
            }
            return ([], .unknown)
        case .host(let host):
            if let member = declarations.hostMembers(named: "subscript", in: host, isStatic: false).first {
                return (member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
            }
            return ([], .unknown)
        default: return ([], .unknown)
        }
    }

    /// A bare name as a value.
    func emitName(
        _ name: String, _ node: some SyntaxProtocol, expected: StaticType, arguments: DeclNameArgumentsSyntax? = nil
    ) -> StaticType {
        if let binding = lookup(name) {
            switch binding {
            case .variable(let variable): return emitValue(of: variable)
            case .function(let functions):
                guard let function = functions.first else { break }
                emitClosure(of: function)
                if function.member.kindIsComputedLocal {
                    emit(.callClosure, 0, 0)
                    return declarations.type(of: function.member)
                }
                return functionType(function.member)
            case .type(let type): return emitType(.declared(type.index))
            }
        }
        if name == "..." {
            emit(.missing)
            emit(.missing)
            emit(.makeRange, 0)
            return .range(.unknown)
        }
        if name.hasPrefix("$"), let position = Int(name.dropFirst()) { return emitImplicitParameter(position) }
        if let type = emitOwnMember(name, arguments, expected) { return type }
        if let member = declarations.global(name, from: viewpoint?.file) { return emitStatic(member) }
        if Self.arithmetic[name] == nil, Self.comparisons[name] == nil,
            let members = declarations.functions(named: name, from: viewpoint?.file),
            let member = pick(members, arguments, expected)?.member
        {
            emit(.makeClosure, declarations.functionValue(member), 0)
            return functionType(member)
        }
        if let type = typeNamed(ExprSyntax(node) ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))) {
            return emitType(type)
        }
        if let member = declarations.hostGlobals(named: name).first {
            if member.kind == .property {
                emit(.callHost, hostNumber(member), 0)
                return declarations.staticType(source: member.result)
            }
            emit(.bindHost, hostNumber(member))
            return .function(
                member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
        }
        if Self.arithmetic[name] != nil || Self.comparisons[name] != nil {
            let op = Self.arithmetic[name] ?? Self.comparisons[name] ?? .add
            emit(.makeClosure, declarations.operatorFunction(op, name), 0)
            return .function([.unknown, .unknown], Self.comparisons[name] == nil ? .unknown : .bool)
        }
        if LibraryFunction.named(name) != nil {
            emit(.makeClosure, declarations.libraryFunction(name), 0)
            return .function([.unknown], .unknown)
        }
        emit(.placeholder, code.constant(name), -1)
        return .unknown
    }

    func hostNumber(_ member: HostMember) -> Int32 {
        code.hostMembers.append(member)
        return Int32(code.hostMembers.count - 1)
    }

    /// Which of some functions is meant as a value, and whether that is sure: not where only what it is called with can tell.
    func pick(
        _ members: [MemberInfo], _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType
    ) -> (member: MemberInfo, isSure: Bool)? {
        var members = members
        if let arguments {
            let labels = arguments.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
            members = members.filter { $0.parameters.map(\.label) == labels }
        }
        guard members.count > 1, case .function(let types, _) = expected.unwrapped else {
            return members.first.map { ($0, members.count == 1) }
        }
        let fitting = members.filter { $0.parameters.count == types.count }
        guard let first = fitting.first else { return members.first.map { ($0, false) } }
        func fit(_ member: MemberInfo) -> Int {
            zip(types, member.parameters).reduce(0) { $0 + self.fit($1.0, $1.1, of: member, nil) }
        }
        return (fitting.dropFirst().reduce(first) { fit($1) > fit($0) ? $1 : $0 }, fitting.count == 1 || types.allSatisfy(\.isKnown))
    }

    func functionType(_ member: MemberInfo) -> StaticType {
        .function(
            member.parameters.map {
                $0.isInout ? .reference(declarations.type(of: $0, of: member)) : declarations.type(of: $0, of: member)
            },
            declarations.type(of: member))
    }

    func emitStatic(_ member: MemberInfo, on asked: Int32? = nil) -> StaticType {
        let type = declarations.type(of: member)
        if member.kind == .computedProperty {
            if member.isStatic, let number = asked ?? member.owner?.index {
                _ = emitType(.declared(number))
                emit(.call, declarations.getter(for: member), 1)
            } else {
                emit(.call, declarations.getter(for: member), 0)
            }
            return type
        }
        guard member.slot >= 0, member.owner == nil || member.isStatic else {
            refuse("'\(member.baseName)' without an instance")
            return type
        }
        emit(.initializeGlobal, member.slot)
        emit(.loadGlobal, member.slot)
        if member.ownership != .strong { emit(.strengthen) }
        return type
    }

    /// A bare name that is a member of the types around; nil when it is none.
    private func emitOwnMember(_ name: String, _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType) -> StaticType? {
        guard let owner else { return nil }
        if let own = selfVariable, !isDefaultArgument {
            if isStatic, case .meta = own.type.unwrapped {
                if isSelfOpen,
                    let member = members(named: name, in: owner, isStatic: true).first(where: { $0.kind == .computedProperty })
                {
                    // A subclass or a conforming type may have its own.
                    emitLoad(own)
                    emit(.getMember, number(name), 0, code.newCache())
                    return declarations.type(of: member)
                }
                return emitOuterStatic(name, owner, arguments, expected)
            }
            let members = members(named: name, in: owner, isStatic: false)
            if let member = members.first(where: \.isProperty) {
                if let place = ownField(member) {
                    emitLoad(place)
                    return declarations.type(of: member)
                }
                if let changing = changingMember(name, of: own.type), own.storage.isOwn {
                    emitRead(changing, of: .variable(own))
                    return declarations.type(of: member)
                }
                emitLoad(own)
                if owner.kind == .protocol, member.kind == .computedProperty, declarations.isImplemented(member),
                    !declarations.isRequired(member)
                {
                    // What only an extension gives is what the extension says.
                    emit(.call, declarations.getter(for: member), 1)
                } else {
                    emit(.getMember, number(name), 0, code.newCache())
                }
                return declarations.type(of: member)
            }
            let wantsFunction = if case .function = expected.unwrapped { true } else { arguments != nil }
            if let member = members.first(where: { $0.kind == .method }), wantsFunction || inheritedProperty(name, owner) == nil {
                emitLoad(own)
                emit(.bindMethod, number(pick(members, arguments, .unknown)?.member.name ?? member.name))
                return functionType(member)
            }
            if let type = memberType(name, of: declarations.selfType(of: owner)) ?? memberType(name, of: own.type) {
                emitLoad(own)
                emit(.getMember, number(name), 0, code.newCache())
                return type
            }
            if let host = owner.hostAncestor?.name ?? (owner.kind == .foreign ? owner.name : nil),
                let member = declarations.hostMembers(named: name, in: host, isStatic: false).first
            {
                emitLoad(own)
                emit(.bindMethod, number(member.name))
                return .function(
                    member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
            }
            if isDuck(owner), LibraryTypes.anyProperties.contains(name), declarations.global(name, from: viewpoint?.file) == nil {
                emitLoad(own)
                emit(.getMember, number(name), 0, code.newCache())
                return .unknown
            }
        }
        return emitOuterStatic(name, owner, arguments, expected)
    }

    /// A property of the host's that goes by the same name as the program's own methods: `navigationController` in a delegate.
    private func inheritedProperty(_ name: String, _ owner: TypeInfo) -> StaticType? {
        (owner.hostAncestor?.name ?? (owner.kind == .foreign ? owner.name : nil)).flatMap { hostProperty(name, $0) }
    }

    /// Whether values of many types run the owner's members, so that a bare name may be any property.
    private func isDuck(_ owner: TypeInfo) -> Bool {
        owner.kind == .protocol || (owner.kind == .foreign && declarations.hostType(named: owner.name) == nil)
    }

    private func emitOuterStatic(
        _ name: String, _ owner: TypeInfo, _ arguments: DeclNameArgumentsSyntax?, _ expected: StaticType
    ) -> StaticType? {
        var current: TypeInfo? = owner
        while let type = current {
            let isOwn = type === owner
            if isStatic || !isOwn || initialValueContext {
                if let type = emitStaticMember(name, of: type.index, arguments, expected) { return type }
            }
            current = type.outer
        }
        return nil
    }

    /// Default values and initial values may name static members of their type.
    var initialValueContext: Bool { selfVariable == nil || isDefaultArgument }

    func emitStaticMember(
        _ name: String, of number: Int32, _ arguments: DeclNameArgumentsSyntax? = nil, _ expected: StaticType = .unknown
    ) -> StaticType? {
        let type = declarations.type(number)
        if let member = pick(members(named: name, in: type, isStatic: true), arguments, expected)?.member {
            if member.isProperty { return emitStatic(member, on: number) }
            if member.kind == .method {
                _ = emitType(.declared(number))
                emit(.bindMethod, self.number(member.name))
                return functionType(member)
            }
        }
        if let ordinal = type.caseOrdinals[name] {
            if type.cases[ordinal].parameters.isEmpty {
                emit(.makeCase, number, caseFlags(of: number, type) | Int32(ordinal), 0)
                return .declared(number)
            }
            emit(.makeClosure, declarations.caseFunction(type, ordinal), 0)
            let scope = TypeScope(owner: type)
            return .function(type.cases[ordinal].parameters.map { declarations.staticType($0.type, scope) }, .declared(type.index))
        }
        if name == "allCases", type.kind == .enumeration {
            for ordinal in type.cases.indices { emit(.makeCase, type.index, Int32(ordinal), 0) }
            emit(.makeArray, Int32(type.cases.count))
            return .array(.declared(type.index))
        }
        if let host = type.hostAncestor { return emitHostStatic(name, host.name) }
        return nil
    }

    func emitHostStatic(_ name: String, _ host: String) -> StaticType? {
        if let member = foreignMembers(named: name, of: declarations.hostNames(host), isStatic: true).first {
            if member.isProperty { return emitStatic(member) }
        }
        guard let member = declarations.hostMembers(named: name, in: host, isStatic: true).first else { return nil }
        _ = emitType(.host(host))
        if member.kind == .property || (member.kind == .enumCase && member.get != nil) {
            emit(.getMember, number(name), 0, code.newCache())
            return declarations.staticType(source: member.result)
        }
        emit(.bindMethod, number(member.name))
        return .function(member.parameters.map { declarations.staticType(source: $0.type) }, declarations.staticType(source: member.result))
    }
}
