internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// The constraints and the access level that an extension gives all its members.
struct ExtensionContext {
    var requirements: [Requirement] = []
    var access = Access.everywhere
}

/// The members of types.
extension Declarations {
    func collectMembers(_ items: MemberBlockItemListSyntax, into type: TypeInfo, file: Int, context: ExtensionContext = ExtensionContext())
    {
        let first = type.memberCount
        defer {
            for member in type.members(from: first) {
                member.writtenRequirements += context.requirements
                let modifiers = modifiers(of: member)
                member.access = Access(modifiers, isNested: true, otherwise: context.access)
                if member.writtenRequirements.contains(where: { $0.subject != "Self" }) { declared.constrained.insert(member.baseName) }
            }
        }
        for item in items {
            let declaration = item.decl
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                if case .decls(let inner)? = ConditionalCompilation.activeElements(of: conditional) {
                    collectMembers(inner, into: type, file: file)
                }
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                let made = makeWrapped(variable, file: file, owner: type) ?? makeObserved(variable, file: file, owner: type)
                for member in made ?? makeProperties(variable, file: file, owner: type) {
                    add(member, to: type)
                }
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                let member = makeFunction(function, file: file)
                if type.kind != .protocol || member.body != nil, Self.isOperator(member.baseName) {
                    member.owner = type
                    topLevel.functions[member.baseName, default: []].append(member)
                } else if Self.isOperator(member.baseName) {
                    topLevel.requiredOperators[member.baseName, default: []].append(member)
                }
                if member.typeSyntax?.tokens(viewMode: .sourceAccurate).contains(where: { type.genericNames.contains($0.text) }) ?? false {
                    declared.resultsOfGenericTypes.insert(member.baseName)
                }
                add(member, to: type)
            } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
                add(makeInitializer(initializer, file: file), to: type)
            } else if let syntax = declaration.as(DeinitializerDeclSyntax.self) {
                let member = make(.deinitializer, "deinit", "deinit", syntax, file: file)
                member.body = syntax.body?.statements
                type.deinitializer = member
                add(member, to: type)
            } else if let syntax = declaration.as(SubscriptDeclSyntax.self) {
                let parameters = syntax.parameterClause.parameters.map(subscriptParameter)
                let member = make(
                    .subscript, "subscript", ParameterInfo.fullName("subscript", parameters), syntax,
                    isStatic: isStatic(syntax.modifiers), file: file)
                member.parameters = parameters
                member.typeSyntax = syntax.returnClause.type
                readGenerics(of: member)
                read(syntax.accessorBlock, into: member)
                if type.kind == .extensionOfExternalType { declared.extendsSubscripts = true }
                add(member, to: type)
            } else if let syntax = declaration.as(EnumCaseDeclSyntax.self) {
                for element in syntax.elements {
                    let parameters =
                        element.parameterClause?.parameters.map { parameter -> ParameterInfo in
                            let label = parameter.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 }
                            return ParameterInfo(
                                label: label, name: parameter.secondName?.identifierText ?? label ?? "", type: parameter.type,
                                defaultValue: parameter.defaultValue?.value)
                        } ?? []
                    let name = element.name.identifierText
                    type.caseOrdinals[name] = type.cases.count
                    type.cases.append(
                        TypeInfo.Case(
                            name: name, parameters: parameters, rawValue: element.rawValue?.value,
                            location: location(of: element, file: file)))
                }
            } else if let associated = declaration.as(AssociatedTypeDeclSyntax.self) {
                type.associatedTypes.append(associated.name.identifierText)
                type.constraints[associated.name.identifierText] = associated.inheritanceClause?.inheritedTypes.map(\.type) ?? []
            } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                type.aliases[alias.name.identifierText] = alias.initializer.value
                if type.kind == .protocol { declared.protocolAliases.insert(alias.name.identifierText) }
            } else if let (name, alias, extending) = valueClass(declaration, file: file) {
                type.aliases[name] = alias.type
                collectExtension(extending, file: file)
                foreign(extending.extended)?.aliases[name] = alias.type
            } else if let nested = collectType(declaration, file: file, outer: type) {
                type.nested[nested.name] = nested
                if nested.name.first?.isLowercase ?? false { declared.lowercaseTypes.insert(nested.name) }
            }
        }
    }

    /// A subscript's parameter has no label unless it has two names.
    private func subscriptParameter(_ syntax: FunctionParameterSyntax) -> ParameterInfo {
        let label = syntax.secondName == nil || syntax.firstName.text == "_" ? nil : syntax.firstName.identifierText
        return ParameterInfo(
            label: label, name: (syntax.secondName ?? syntax.firstName).identifierText, type: syntax.type,
            defaultValue: syntax.defaultValue?.value, isVariadic: syntax.ellipsis != nil)
    }

    private func add(_ member: MemberInfo, to type: TypeInfo) {
        member.owner = type
        if member.changesWhenRead, type.kind != .class { declared.lazyProperties.insert(member.baseName) }
        if member.isImplicitlyUnwrapped { declared.implicitlyUnwrapped.insert(member.baseName) }
        if member.isMutating { declared.mutating.insert(member.baseName) }
        if member.name == "isEqual(_:)" { declared.comparesObjects = true }
        if member.isOverride, member.isProperty { declared.overriddenProperties.insert(member.baseName) }
        if member.isOverride, member.kind == .method { declared.overriddenMethods.insert(member.baseName) }
        if member.isOverride, type.kind == .extensionOfExternalType, !program.files[member.file].isLibrary {
            declared.overridingExtensions.insert(type.name)
        }
        if member.kind == .storedProperty, !member.isStatic, type.kind != .protocol { type.stored.append(member) }
        type.add(member)
    }

    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return !(first.properties.isXIDStart || first == "_")
    }

    func make(
        _ kind: MemberInfo.Kind, _ base: String, _ name: String, _ syntax: some SyntaxProtocol, isStatic: Bool = false, file: Int
    ) -> MemberInfo {
        MemberInfo(
            kind: kind, baseName: base, name: name, isStatic: isStatic, file: file, location: location(of: syntax, file: file),
            syntax: Syntax(syntax), declarations: self)
    }

    /// The modifiers that a member is written with.
    func modifiers(of member: MemberInfo) -> DeclModifierListSyntax? {
        var current: Syntax? = member.syntax
        while let node = current {
            if let declaration = node.asProtocol((any WithModifiersSyntax).self) { return declaration.modifiers }
            current = node.parent
        }
        return nil
    }

    func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }

    private func has(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == name }
    }

    func makeFunction(_ syntax: FunctionDeclSyntax, file: Int) -> MemberInfo {
        let base = syntax.name.identifierText
        let parameters = syntax.signature.parameterClause.parameters.map(ParameterInfo.init)
        let member = make(
            .method, base, ParameterInfo.fullName(base, parameters), syntax, isStatic: isStatic(syntax.modifiers), file: file)
        member.parameters = parameters
        member.typeSyntax = syntax.signature.returnClause?.type
        member.isMutating = has("mutating", syntax.modifiers)
        noteAddresses(member)
        member.attributes = attributeNames(syntax.attributes)
        member.isAsync = syntax.signature.effectSpecifiers?.asyncSpecifier != nil
        member.isOverride = has("override", syntax.modifiers)
        member.isOptionalRequirement = has("optional", syntax.modifiers)
        member.body = syntax.body?.statements
        readGenerics(of: member)
        if !member.genericParameters.isEmpty { declared.genericFunctions.insert(base) }
        if let result = member.typeSyntax,
            result.tokens(viewMode: .sourceAccurate).contains(where: { member.genericParameters.contains($0.text) })
        {
            declared.genericResults.insert(base)
        }
        return member
    }

    /// Reads a member's own generic parameters and its constraints on its type's parameters.
    private func readGenerics(of member: MemberInfo) {
        member.genericParameters = Set(member.genericClauses.parameters?.parameters.map { $0.name.identifierText } ?? [])
        member.writtenRequirements = Requirement.read(member.genericClauses.conditions).filter {
            !member.genericParameters.contains($0.subject)
        }
    }

    /// Records which parameters are opaque addresses, which are pointers to a value, and which are inout.
    private func noteAddresses(_ member: MemberInfo) {
        for parameter in member.parameters {
            let type = parameter.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
            let key = "\(member.baseName).\(parameter.label ?? "_")"
            if parameter.isInout { declared.inouts.insert(key) }
            let written = type?.as(IdentifierTypeSyntax.self)
            switch written?.name.text {
            case "UnsafeRawPointer", "UnsafeMutableRawPointer": declared.addresses.insert(key)
            // A pointer to a byte is a key for associated objects: only its address counts.
            case "UnsafePointer" where Self.bytes.contains(written?.genericArgumentClause?.arguments.first?.argument.writtenText ?? "Void"):
                declared.addresses.insert(key)
            case "UnsafePointer", "UnsafeMutablePointer":
                declared.pointers.insert(key)
                let content = written?.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
                let name = content?.as(IdentifierTypeSyntax.self)?.name.text
                if content?.is(ArrayTypeSyntax.self) ?? false || ["Array", "ContiguousArray"].contains(name) {
                    declared.listPointers.insert(key)
                }
            default: continue
            }
        }
    }

    private static let bytes: Set<String> = ["Void", "()", "UInt8", "Int8", "CChar", "Bool"]

    private func makeInitializer(_ syntax: InitializerDeclSyntax, file: Int) -> MemberInfo {
        let parameters = syntax.signature.parameterClause.parameters.map(ParameterInfo.init)
        let member = make(.initializer, "init", ParameterInfo.fullName("init", parameters), syntax, file: file)
        member.parameters = parameters
        noteAddresses(member)
        member.isConvenience = has("convenience", syntax.modifiers)
        member.isFailable = syntax.optionalMark != nil
        member.body = syntax.body?.statements
        readGenerics(of: member)
        return member
    }

    /// The properties that one `var` or `let` declares.
    func makeProperties(_ syntax: VariableDeclSyntax, file: Int, owner: TypeInfo?) -> [MemberInfo] {
        var result: [MemberInfo] = []
        let bindings = Array(syntax.bindings)
        for (position, binding) in bindings.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                result += makeParts(binding, of: syntax, file: file, owner: owner)
                continue
            }
            let name = pattern.identifier.identifierText
            let isStatic = isStatic(syntax.modifiers)
            let isManaged = owner?.kind == .extensionOfExternalType && attributeNames(syntax.attributes).contains("NSManaged")
            let managed = isManaged ? keyedAccessors(name, binding) : nil
            let accessors = binding.accessorBlock ?? managed
            var computed = accessors?.isComputing == true
            if owner?.kind == .protocol, binding.accessorBlock != nil { computed = true }
            // An overriding property with observers has no storage of its own.
            let isKept = !computed && !(has("override", syntax.modifiers) && binding.accessorBlock != nil)
            let member = make(!isKept ? .computedProperty : .storedProperty, name, name, binding, isStatic: isStatic, file: file)
            member.attributes = attributeNames(syntax.attributes)
            member.isLet = syntax.bindingSpecifier.text == "let"
            member.isLazy = has("lazy", syntax.modifiers)
            member.isOverride = has("override", syntax.modifiers)
            member.isOptionalRequirement = has("optional", syntax.modifiers)
            if has("weak", syntax.modifiers) { member.ownership = .weak }
            if has("unowned", syntax.modifiers) { member.ownership = .unowned }
            member.typeSyntax = Self.annotation(of: bindings[position...])
            member.isImplicitlyUnwrapped = member.typeSyntax?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
            member.initialValue = binding.initializer?.value
            if isKept, !member.isLet, member.initialValue == nil, let type = member.typeSyntax, type.is(TupleTypeSyntax.self),
                let value = Self.impliedValue(of: type)
            {
                member.initialValue = value
                member.madeFrom = Int32(binding.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            read(accessors, into: member)
            if managed != nil { member.madeFrom = Int32(binding.positionAfterSkippingLeadingTrivia.utf8Offset) }
            member.tellsChanges = has("dynamic", syntax.modifiers) && owner?.kind == .class && isKept && !isStatic && observesChanges
            if computed == false, member.isOverride, member.isObserved { member.getterBody = Self.superGetter(of: name) }
            if member.kind == .storedProperty, owner == nil || isStatic {
                member.slot = Int32(globalSlots.count)
                globalSlots.append(member)
            }
            result.append(member)
        }
        return result
    }

    /// The implicit initial value of a variable of a type: nil for an optional, a tuple of nils for a tuple of optionals. Returns nil for
    /// any other type.
    static func impliedValue(of type: TypeSyntax?) -> ExprSyntax? {
        if type?.is(OptionalTypeSyntax.self) == true { return ExprSyntax(NilLiteralExprSyntax()) }
        guard let elements = type?.as(TupleTypeSyntax.self)?.elements, elements.count > 1 else { return nil }
        var values: [LabeledExprSyntax] = []
        for element in elements {
            guard let value = impliedValue(of: element.type) else { return nil }
            let comma: TokenSyntax? = values.count + 1 < elements.count ? .commaToken(trailingTrivia: .space) : nil
            values.append(LabeledExprSyntax(label: element.firstName, colon: element.colon, expression: value, trailingComma: comma))
        }
        return ExprSyntax(TupleExprSyntax(elements: LabeledExprListSyntax(values)))
    }

    /// Whether code elsewhere can set a property that would otherwise be nil: an optional variable that is no outlet.
    func mayBeSet(_ member: MemberInfo) -> Bool {
        !member.isLet && !member.isLazy && !member.hasAttribute("@IBOutlet") && type(of: member).isOptional
    }

    /// Whether code elsewhere can fill a property's array: the property is a variable and not lazy.
    func mayBeFilled(_ member: MemberInfo) -> Bool {
        guard !member.isLet, !member.isLazy, case .array = type(of: member) else { return false }
        return true
    }

    /// Whether a member is the program's function or computed property with an optional result.
    func givesNil(_ member: MemberInfo) -> Bool { givesByCode(member) && type(of: member).isOptional }

    /// Whether a member is the program's function or computed property whose result is an array.
    func givesArray(_ member: MemberInfo) -> Bool {
        if givesByCode(member), case .array = type(of: member) { true } else { false }
    }

    private func givesByCode(_ member: MemberInfo) -> Bool {
        guard !program.files[member.file].isLibrary else { return false }
        return switch member.kind {
        case .method: member.body != nil
        case .computedProperty: member.getterBody != nil
        default: false
        }
    }

    private static func superGetter(of name: String) -> CodeBlockItemListSyntax { Parser.parse(source: "super.\(name)").statements }

    /// The accessors of an `@NSManaged` property in an extension. They read and write the value under the property's name as key.
    private func keyedAccessors(_ name: String, _ binding: PatternBindingSyntax) -> AccessorBlockSyntax? {
        guard let type = binding.typeAnnotation?.type else { return nil }
        let kept = "value(forKey: \"\(name)\")"
        let text = type.writtenText
        let value =
            switch libraryType(text, []) {
            case .bool: "\(kept) as? Bool ?? false"
            case .int, .double, .float: "\(kept) as? \(text) ?? 0"
            default: type.as(OptionalTypeSyntax.self).map { "\(kept) as? \($0.wrappedType.writtenText)" } ?? "\(kept) as! \(text)"
            }
        let source = "var \(name): \(text) { get { \(value) } set { setValue(newValue, forKey: \"\(name)\") } }"
        let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }.as(SourceFileSyntax.self)
        return folded?.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    }

    func read(_ block: AccessorBlockSyntax?, into member: MemberInfo) {
        guard let block else { return }
        switch block.accessors {
        case .getter(let statements):
            member.getterBody = statements
        case .accessors(let list):
            for accessor in list {
                switch accessor.accessorSpecifier.text {
                case "get", "_read":
                    member.getterBody = accessor.body?.statements
                    member.hasMutatingGetter = accessor.modifier?.name.text == "mutating"
                case "set": member.setter = accessor
                case "_modify": member.setter = member.setter ?? accessor
                case "willSet": member.willSetAccessor = accessor
                case "didSet": member.didSetAccessor = accessor
                default: break
                }
            }
        }
    }

    /// The type annotation that applies to the first of some bindings. In `let a, b: Int` it is the last one's; `let a = 0, b: Int` has
    /// none for `a`.
    static func annotation(of bindings: ArraySlice<PatternBindingSyntax>) -> TypeSyntax? {
        for binding in bindings {
            if let type = binding.typeAnnotation?.type { return type }
            if binding.initializer != nil { return nil }
        }
        return nil
    }
}

extension AccessorBlockSyntax {
    /// Whether there is a getter, not only observers.
    var isComputing: Bool {
        switch accessors {
        case .getter: true
        case .accessors(let list): !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
