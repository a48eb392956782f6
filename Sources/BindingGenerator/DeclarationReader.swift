import SwiftParser
import SwiftSyntax

/// Collects the declarations of a module's files.
struct DeclarationReader {
    private(set) var types: [String: DeclaredType] = [:]
    /// The paths of the types in order of declaration.
    private(set) var order: [String] = []
    private(set) var functions: [DeclaredMember] = []
    /// The members that extensions of the module's protocols add to conforming types, by the protocol's path. `Self` is the conforming
    /// type.
    private(set) var defaults: [String: [DeclaredMember]] = [:]
    private var aliases: [String: TypeSyntax] = [:]

    /// Reads files, given in an order that does not depend on the machine.
    init(files: [String]) {
        self.init(trees: files.map { Parser.parse(source: $0) })
    }

    /// Reads files that are parsed already.
    init(trees: [SourceFileSyntax]) {
        for tree in trees {
            for item in tree.statements {
                if case .decl(let declaration) = item.item { readType(declaration, in: []) }
            }
        }
        for tree in trees {
            for item in tree.statements {
                if case .decl(let declaration) = item.item { readMembers(of: declaration, in: []) }
            }
        }
    }

    // MARK: Types

    private typealias Nominal = (
        name: String, kind: DeclaredType.Kind, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax,
        inheritance: InheritanceClauseSyntax?, block: MemberBlockSyntax
    )

    private func nominal(_ declaration: DeclSyntax) -> Nominal? {
        if let syntax = declaration.as(ClassDeclSyntax.self) {
            return (syntax.name.text, .class, syntax.modifiers, syntax.attributes, syntax.inheritanceClause, syntax.memberBlock)
        }
        if let syntax = declaration.as(StructDeclSyntax.self) {
            return (syntax.name.text, .structure, syntax.modifiers, syntax.attributes, syntax.inheritanceClause, syntax.memberBlock)
        }
        if let syntax = declaration.as(EnumDeclSyntax.self) {
            return (syntax.name.text, .enumeration, syntax.modifiers, syntax.attributes, syntax.inheritanceClause, syntax.memberBlock)
        }
        if let syntax = declaration.as(ProtocolDeclSyntax.self) {
            return (syntax.name.text, .protocol, syntax.modifiers, syntax.attributes, syntax.inheritanceClause, syntax.memberBlock)
        }
        return nil
    }

    private mutating func readType(_ declaration: DeclSyntax, in outer: [String], isPublicHere: Bool = false) {
        if let alias = declaration.as(TypeAliasDeclSyntax.self), isPublicHere || Self.isPublic(alias.modifiers) {
            aliases[(outer + [alias.name.text]).joined(separator: ".")] = alias.initializer.value
        } else if let syntax = declaration.as(ExtensionDeclSyntax.self) {
            let path = syntax.extendedType.trimmedDescription.split(separator: ".").map(String.init)
            for item in syntax.memberBlock.members { readType(item.decl, in: path, isPublicHere: Self.isPublic(syntax.modifiers)) }
        } else if let found = nominal(declaration) {
            let path = outer + [found.name]
            var type = DeclaredType(path: path.joined(separator: "."))
            type.kind = found.kind
            type.isPublic = isPublicHere || Self.isPublic(found.modifiers)
            type.introduced = Self.introduction(found.attributes)
            type.inherited = found.inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            types[type.path] = type
            order.append(type.path)
            for item in found.block.members { readType(item.decl, in: path) }
        }
    }

    private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ($0.name.text == "public" || $0.name.text == "open") && $0.detail == nil }
    }

    /// The major version of `@available(iOS …, *)`.
    private static func introduction(_ attributes: AttributeListSyntax) -> Int? {
        for element in attributes {
            guard case .attribute(let attribute) = element, case .availability(let arguments)? = attribute.arguments else { continue }
            for item in arguments {
                guard case .availabilityVersionRestriction(let restriction) = item.argument, restriction.platform.text == "iOS" else {
                    continue
                }
                return restriction.version.flatMap { Int($0.major.text) }
            }
        }
        return nil
    }

    // MARK: Members

    private mutating func readMembers(of declaration: DeclSyntax, in outer: [String]) {
        if let syntax = declaration.as(ExtensionDeclSyntax.self) {
            let path = syntax.extendedType.trimmedDescription.split(separator: ".").map(String.init)
            guard syntax.genericWhereClause == nil else { return }
            let key = path.joined(separator: ".")
            if types[key] == nil {
                types[key] = DeclaredType(path: key)
                order.append(key)
            }
            types[key]?.inherited += syntax.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            if types[key]?.kind == .protocol {
                let isPublicHere = Self.isPublic(syntax.modifiers)
                for item in syntax.memberBlock.members {
                    defaults[key, default: []] += members(of: item.decl, in: path, isPublicHere: isPublicHere)
                }
                return
            }
            read(syntax.memberBlock, in: path, isPublicHere: Self.isPublic(syntax.modifiers))
        } else if let found = nominal(declaration) {
            let path = outer + [found.name]
            read(found.block, in: path, isPublicHere: found.kind == .protocol && Self.isPublic(found.modifiers))
        } else if outer.isEmpty {
            functions += members(of: declaration, in: [], isPublicHere: false).filter(\.isPublic)
        }
    }

    private mutating func read(_ block: MemberBlockSyntax, in path: [String], isPublicHere: Bool) {
        let key = path.joined(separator: ".")
        for item in block.members {
            if nominal(item.decl) != nil {
                readMembers(of: item.decl, in: path)
            } else {
                let found = members(of: item.decl, in: path, isPublicHere: isPublicHere)
                types[key]?.members += found
            }
        }
    }

    private func members(of declaration: DeclSyntax, in path: [String], isPublicHere: Bool) -> [DeclaredMember] {
        if let syntax = declaration.as(FunctionDeclSyntax.self) {
            var member = DeclaredMember(kind: .method, baseName: Self.bare(syntax.name))
            member.parameters = parameters(syntax.signature.parameterClause.parameters, in: path)
            member.result = syntax.signature.returnClause.map { name(of: $0.type, in: path) } ?? .void
            if syntax.genericParameterClause != nil { member.obstacle = "generic" }
            if syntax.signature.effectSpecifiers != nil { member.obstacle = "throws or waits" }
            if case .binaryOperator = syntax.name.tokenKind {
                member.isOperator = true
                member.parameters = member.parameters.map(\.unlabelled)
            }
            return [finish(member, syntax.modifiers, syntax, isPublicHere)]
        }
        if let syntax = declaration.as(InitializerDeclSyntax.self) {
            let isConvenience = syntax.modifiers.contains { $0.name.text == "convenience" }
            var member = DeclaredMember(
                kind: .initializer(isFailable: syntax.optionalMark != nil, isConvenience: isConvenience), baseName: "init")
            member.parameters = parameters(syntax.signature.parameterClause.parameters, in: path)
            member.isStatic = true
            let isOverride = syntax.modifiers.contains { $0.name.text == "override" }
            if isConvenience, member.parameters.isEmpty || isOverride { member.delegation = Self.delegation(syntax.body) }
            if syntax.genericParameterClause != nil { member.obstacle = "generic" }
            if syntax.signature.effectSpecifiers != nil { member.obstacle = "throws or waits" }
            return [finish(member, syntax.modifiers, syntax, isPublicHere)]
        }
        if let syntax = declaration.as(VariableDeclSyntax.self) { return properties(syntax, in: path, isPublicHere) }
        if let syntax = declaration.as(SubscriptDeclSyntax.self) {
            var member = DeclaredMember(kind: .subscript, baseName: "subscript")
            member.parameters = parameters(syntax.parameterClause.parameters, in: path)
            return [finish(member, syntax.modifiers, syntax, isPublicHere)]
        }
        if let syntax = declaration.as(EnumCaseDeclSyntax.self) {
            return syntax.elements.map { element in
                var member = DeclaredMember(kind: .enumCase, baseName: Self.bare(element.name))
                member.isStatic = true
                member.result = .named(path.joined(separator: "."))
                if element.parameterClause != nil { member.obstacle = "a case with a payload" }
                return member
            }
        }
        return []
    }

    /// The arguments of a body that is nothing but `self.init(…)`.
    private static func delegation(_ body: CodeBlockSyntax?) -> [(label: String?, value: String)]? {
        guard let body, body.statements.count == 1, let call = body.statements.first?.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "self.init"
        else { return nil }
        let passed = call.arguments.map { (label: $0.label?.text, value: $0.expression.trimmedDescription) }
        // Arguments that use the World can only be computed by the host.
        return passed.contains { $0.value.contains("World.") } ? nil : passed
    }

    private func finish(
        _ member: DeclaredMember, _ modifiers: DeclModifierListSyntax, _ syntax: some WithAttributesSyntax, _ isPublicHere: Bool
    ) -> DeclaredMember {
        var member = member
        member.introduced = Self.introduction(syntax.attributes)
        let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
        let isHidden = names.contains { ["private", "fileprivate", "internal", "package"].contains($0) }
        member.isPublic = !isHidden && (isPublicHere || names.contains("public") || names.contains("open"))
        member.isStatic = member.isStatic || names.contains("static") || names.contains("class")
        member.isMutating = names.contains("mutating")
        member.isOverride = names.contains("override")
        member.isOverridePoint = Self.documentation(of: syntax).hasPrefix("Override point:")
        return member
    }

    private static func documentation(of syntax: some SyntaxProtocol) -> String {
        for piece in syntax.leadingTrivia {
            if case .docLineComment(let text) = piece { return String(text.dropFirst(3).drop { $0 == " " }) }
        }
        return ""
    }

    private func properties(_ syntax: VariableDeclSyntax, in path: [String], _ isPublicHere: Bool) -> [DeclaredMember] {
        let isVariable = syntax.bindingSpecifier.text == "var"
        let hidesSetter = syntax.modifiers.contains { $0.detail?.detail.text == "set" }
        var declaredType: TypeName?
        var result: [DeclaredMember] = []
        for binding in syntax.bindings.reversed() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            if let annotation = binding.typeAnnotation { declaredType = name(of: annotation.type, in: path) }
            let type = declaredType ?? binding.initializer.flatMap { Self.evident($0.value) }.map { named($0, in: path) }
            let isSettable = isVariable && !hidesSetter && Self.isSettable(binding.accessorBlock)
            var member = DeclaredMember(kind: .property(isSettable: isSettable), baseName: Self.bare(pattern.identifier))
            member.result = type ?? .other("?")
            result.append(finish(member, syntax.modifiers, syntax, isPublicHere))
        }
        return result.reversed()
    }

    private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        switch block.accessors {
        case .getter: return false
        case .accessors(let accessors):
            let names = accessors.map(\.accessorSpecifier.text)
            return names.contains { ["set", "_modify", "didSet", "willSet"].contains($0) }
        }
    }

    /// The type that a value shows by itself.
    private static func evident(_ value: ExprSyntax) -> String? {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let access = value.as(MemberAccessExprSyntax.self), let base = access.base?.trimmedDescription, base.first?.isUppercase == true {
            return base
        }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let callee = call.calledExpression.trimmedDescription
        return callee.first?.isUppercase == true ? callee : nil
    }

    private func parameters(_ list: FunctionParameterListSyntax, in path: [String]) -> [DeclaredParameter] {
        list.map { syntax in
            let label = syntax.firstName.text
            return DeclaredParameter(
                label: label == "_" ? nil : Self.bare(syntax.firstName), name: Self.bare(syntax.secondName ?? syntax.firstName),
                type: name(of: syntax.type, in: path), defaultValue: syntax.defaultValue?.value.trimmedDescription,
                isVariadic: syntax.ellipsis != nil, isInout: syntax.type.trimmedDescription.hasPrefix("inout "))
        }
    }

    private static func bare(_ token: TokenSyntax) -> String {
        token.text.trimmingBackticks
    }

    // MARK: Type names

    private func name(of syntax: TypeSyntax, in path: [String]) -> TypeName {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): return .optional(name(of: type.wrappedType, in: path))
        case .implicitlyUnwrappedOptionalType(let type): return .unwrappedOptional(name(of: type.wrappedType, in: path))
        case .arrayType(let type): return .array(name(of: type.element, in: path))
        case .dictionaryType(let type): return .dictionary(name(of: type.key, in: path), name(of: type.value, in: path))
        case .attributedType(let type): return name(of: type.baseType, in: path)
        case .someOrAnyType(let type): return .existential(name(of: type.constraint, in: path).source)
        case .functionType(let type):
            return .function(type.parameters.map { name(of: $0.type, in: path) }, name(of: type.returnClause.type, in: path))
        case .tupleType(let type):
            let elements = type.elements.map { name(of: $0.type, in: path) }
            return elements.count == 1 ? elements[0] : .tuple(elements)
        case .memberType(let type):
            return .named("\(name(of: type.baseType, in: path).source).\(type.name.text)")
        case .identifierType(let type):
            let arguments = type.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
            switch (type.name.text, arguments.count) {
            case ("Set", 1): return .set(name(of: arguments[0], in: path))
            case ("Array", 1): return .array(name(of: arguments[0], in: path))
            case ("Self", 0):
                let outer = path.joined(separator: ".")
                return .named(types[outer]?.kind == .protocol ? "Self" : outer)
            case ("Void", 0): return .void
            case (_, 0): return named(type.name.text, in: path)
            default: return .other(type.trimmedDescription)
            }
        default: return .other(syntax.trimmedDescription)
        }
    }

    /// The type that a plain name refers to in `path`. It is nested there, in an enclosing type or in a superclass, or an alias names it. Any
    /// other name refers to itself.
    private func named(_ text: String, in path: [String]) -> TypeName {
        var outer = path
        while !outer.isEmpty {
            for scope in lineage(of: outer.joined(separator: ".")) {
                let candidate = "\(scope).\(text)"
                if types[candidate] != nil { return .named(candidate) }
                if let alias = aliases[candidate] { return name(of: alias, in: outer) }
            }
            outer.removeLast()
        }
        if let alias = aliases[text] { return Self.isMetatype(alias) ? .named(text) : name(of: alias, in: []) }
        // A type nested in the type of an alias.
        if let point = text.firstIndex(of: "."), let alias = aliases[String(text[..<point])],
            case .named(let outer) = name(of: alias, in: [])
        {
            return .named(outer + text[point...])
        }
        return .named(text)
    }

    /// Whether a type is a metatype: such an alias keeps its name.
    private static func isMetatype(_ type: TypeSyntax) -> Bool {
        type.is(MetatypeTypeSyntax.self) || type.as(SomeOrAnyTypeSyntax.self)?.constraint.is(MetatypeTypeSyntax.self) == true
    }

    /// All that a type inherits or conforms to, the module's protocols' own inheritance included.
    func inheritance(of path: String) -> Set<String> {
        var result: Set<String> = []
        var open = types[path]?.inherited ?? []
        while let next = open.popLast() {
            if result.insert(next).inserted, let type = types[next], type.kind == .protocol { open += type.inherited }
        }
        return result
    }

    /// The members that a type gets from extensions of the module's protocols.
    func given(to type: DeclaredType) -> [DeclaredMember] {
        type.kind == .protocol ? [] : type.inherited.flatMap { defaults[$0] ?? [] }.map { $0.given(to: type.path) }
    }

    /// A class and its superclasses, nearest first.
    func lineage(of path: String) -> [String] {
        var result = [path]
        var current = types[path]
        while let next = current.flatMap(superclass(of:)) {
            result.append(next.path)
            current = next
        }
        return result
    }

    func superclass(of type: DeclaredType) -> DeclaredType? {
        guard type.kind == .class else { return nil }
        return type.inherited.lazy.compactMap { types[$0] }.first { $0.kind == .class }
    }
}

extension String {
    /// A name without the backticks that keep it from being a keyword.
    var trimmingBackticks: String {
        first == "`" && last == "`" && count > 1 ? String(dropFirst().dropLast()) : self
    }
}
