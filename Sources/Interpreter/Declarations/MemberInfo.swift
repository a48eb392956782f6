internal import SwiftSyntax

/// One parameter as declared.
struct ParameterInfo {
    var label: String?
    let name: String
    let type: TypeSyntax?
    let defaultValue: ExprSyntax?
    let isVariadic: Bool
    let isInout: Bool
    let isAutoclosure: Bool
    /// The names of the parameter's attributes. One may be a result builder.
    let attributes: [String]
    /// The attributes with their arguments. One may be a property wrapper.
    var wrappers: [AttributeSyntax] = []

    static func fullName(_ base: String, _ parameters: [ParameterInfo]) -> String {
        "\(base)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    init(
        label: String?, name: String, type: TypeSyntax?, defaultValue: ExprSyntax? = nil, isVariadic: Bool = false,
        attributes: [String] = []
    ) {
        self.attributes = attributes
        self.label = label
        self.name = name
        var bare = type
        var isInout = false
        var isAutoclosure = false
        if let attributed = type?.as(AttributedTypeSyntax.self) {
            isInout = attributed.specifiers.contains { $0.writtenText == "inout" }
            isAutoclosure = attributed.attributes.contains { $0.writtenText == "@autoclosure" }
            bare = attributed.baseType
        }
        self.type = bare
        self.defaultValue = defaultValue
        self.isVariadic = isVariadic
        self.isInout = isInout
        self.isAutoclosure = isAutoclosure
    }

    init(_ syntax: FunctionParameterSyntax) {
        self.init(
            label: syntax.firstName.text == "_" ? nil : syntax.firstName.identifierText,
            name: (syntax.secondName ?? syntax.firstName).identifierText, type: syntax.type,
            defaultValue: syntax.defaultValue?.value, isVariadic: syntax.ellipsis != nil,
            attributes: syntax.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText })
        wrappers = syntax.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.arguments != nil }
    }
}

extension Array where Element == (MemberInfo, [ArgumentSource]) {
    /// The candidates that code can call; all candidates if none is available. Prefers asynchronous functions where `awaiting`, and others
    /// elsewhere.
    func available(awaiting: Bool) -> Self {
        let available = filter { !$0.0.isUnavailable }
        let all = available.isEmpty ? self : available
        let meant = all.filter { $0.0.isAsync == awaiting }
        return meant.isEmpty ? all : meant
    }
}

/// A function, property, initialiser, subscript or deinitialiser that the program declares, in a type or at the top level.
final class MemberInfo {
    enum Kind {
        case method
        case initializer
        case deinitializer
        case storedProperty
        case computedProperty
        case `subscript`
    }

    enum Ownership {
        case strong, weak, unowned
    }

    let kind: Kind
    let baseName: String
    /// The full Swift name: `move(to:)`.
    let name: String
    let isStatic: Bool
    let file: Int
    var location: SourceLocation
    let syntax: Syntax
    unowned let declarations: Declarations
    /// The type that declares it, external ones included. Not weak, because a weak reference slows all reference counting of the type.
    unowned var owner: TypeInfo?
    var parameters: [ParameterInfo] = []
    var genericParameters: Set<String> = []
    /// The declared types of the parameters, independent of a receiver.
    private(set) lazy var parameterTypes = parameters.map { declarations.type(of: $0, of: self) }
    /// Whether it has generic parameters, named or opaque (`some View`).
    private(set) lazy var isGeneric =
        !genericParameters.isEmpty
        || parameters.contains { $0.type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) }
    /// The positions of the inout parameters.
    private(set) lazy var inouts = parameters.indices.filter { parameters[$0].isInout }

    /// Whether only the result names one of its generic parameters, so that only the call's expected type determines it.
    private(set) lazy var isOpenInResult = genericParameters.contains { name in
        func names(_ type: TypeSyntax?) -> Bool { type?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false }
        return names(typeSyntax) && !parameters.contains { names($0.type) }
    }
    /// The generic parameter clause and the `where` clause.
    private(set) lazy var genericClauses: (parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?) =
        switch syntax.as(SyntaxEnum.self) {
        case .functionDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .initializerDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .subscriptDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        default: (nil, nil)
        }
    /// Whether it declares a generic parameter itself, rather than a function around it.
    func declaresParameter(_ name: String) -> Bool {
        genericClauses.parameters?.parameters.contains { $0.name.identifierText == name } ?? false
    }
    /// The same-type requirements on associated types of its generic parameters: `where Source.Element == Item`.
    private(set) lazy var sameTypes: [(parameter: String, part: String, name: String)] =
        (genericClauses.conditions?.requirements ?? []).flatMap { item -> [(parameter: String, part: String, name: String)] in
            guard case .sameTypeRequirement(let syntax) = item.requirement, case .type(let left) = syntax.leftType,
                case .type(let right) = syntax.rightType
            else { return [] }
            return [(left, right), (right, left)].compactMap { path, other in
                guard let path = path.as(MemberTypeSyntax.self), let base = path.baseType.as(IdentifierTypeSyntax.self),
                    let name = other.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil
                else { return nil }
                return (base.name.identifierText, path.name.identifierText, name.name.identifierText)
            }
        }
    /// The requirements on associated types of its generic parameters: `where Source.Element: Item`.
    private(set) lazy var partRequirements: [Requirement] =
        genericParameters.isEmpty
        ? []
        : Requirement.read(genericClauses.conditions).filter { !$0.path.isEmpty && genericParameters.contains($0.subject) }
            .flatMap { declarations.parts(of: $0, self) }
    /// The constraints on its generic parameters.
    private(set) lazy var constraints: [String: [TypeSyntax]] = Self.constraints(of: genericClauses)
    /// The code that it runs: its own body or its accessors.
    private var bodies: [CodeBlockItemListSyntax] { [body, getterBody, setter?.body?.statements].compactMap { $0 } }
    /// Its generic parameters whose arguments the body needs at run time. The call provides them.
    private(set) lazy var usedGenericParameters: Set<String> = {
        let bodies = bodies
        if genericParameters.isEmpty { return [] }
        if bodies.isEmpty || handsParametersOn || describesValues { return genericParameters }
        if bodies.contains(where: { ImplicitMembers.stand(in: $0) }), mentionsParameter(typeSyntax) { return genericParameters }
        let defaults = parameters.compactMap { $0.defaultValue.map { Syntax($0) } }
        return GenericUses.find(in: bodies.map { Syntax($0) } + defaults, among: genericParameters).all
    }()
    /// The generic parameters of the extended library type that the body uses as values.
    private(set) lazy var usedLibraryParameters: Set<String> = {
        let names = owner.map { LibraryTypes.genericNames(of: $0) } ?? []
        return names.isEmpty ? [] : GenericUses.find(in: bodies.map { Syntax($0) }, among: Set(names)).all.union(handedOn(among: names))
    }()
    func mentionsParameter(_ type: TypeSyntax?) -> Bool {
        type?.tokens(viewMode: .sourceAccurate).contains { genericParameters.contains($0.text) } ?? false
    }
    /// Whether a generic function's body makes text of values. Their static types determine the text.
    private(set) lazy var describesValues = !genericParameters.isEmpty && DescriptionFinder.describes(bodies.map { Syntax($0) })
    /// Whether its body uses its generic parameters as values.
    var namesParameters: Bool {
        !genericParameters.isEmpty && !GenericUses.find(in: bodies.map { Syntax($0) }, among: genericParameters).values.isEmpty
    }
    /// Whether it may pass its generic parameters on: to a generic function, or to the value that it makes and returns.
    private(set) lazy var handsParametersOn: Bool = {
        let bodies = bodies
        guard !genericParameters.isEmpty, !bodies.isEmpty else { return false }
        var made: Set<String> = []
        var result = typeSyntax
        if let optional = result?.as(OptionalTypeSyntax.self) { result = optional.wrappedType }
        if let type = result?.as(IdentifierTypeSyntax.self), type.genericArgumentClause != nil {
            made = [type.name.identifierText, "init"]
        } else if let type = result?.as(MemberTypeSyntax.self), type.genericArgumentClause != nil {
            made = [type.name.identifierText, "init"]
        }
        let declared = declarations.declared
        return bodies.contains { GenericCalls.stand(in: $0, of: declared.genericFunctions, declared.resultsOfGenericTypes, made) }
    }()
    /// The generic parameters of its type that a generic call in its body may need. They occur in its result, in a variable's type or in a
    /// property's.
    func handedOn(among names: [String]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let declared = declarations.declared
        guard bodies.contains(where: { GenericCalls.stand(in: $0, of: declared.genericResults, declared.resultsOfGenericTypes) }) else {
            return []
        }
        let properties = owner?.stored.compactMap(\.typeSyntax) ?? []
        let written = properties.reduce(AnnotatedNames.names(in: typeSyntax, among: names)) {
            $0.union(AnnotatedNames.names(in: $1, among: names))
        }
        return bodies.reduce(written) { $0.union(AnnotatedNames.names(in: $1, among: names)) }
    }
    /// The names of its attributes.
    var attributes: [String] = []
    /// Whether it is marked `unavailable`. It exists for the compiler's message and is chosen only if nothing else fits.
    private(set) lazy var isUnavailable =
        syntax.asProtocol((any WithAttributesSyntax).self)?.attributes.contains { attribute in
            guard let attribute = attribute.as(AttributeSyntax.self), attribute.attributeName.writtenText == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            let words = arguments.map { $0.argument.writtenText }
            return words.contains("unavailable") && ["*", "iOS", "swift"].contains(words.first ?? "")
        } ?? false
    /// The scope from which it can be named.
    var access = Access.everywhere
    /// The requirements that surrounding `where` clauses put on its type's parameters, as written.
    var writtenRequirements: [Requirement] = []
    /// The written requirements, with compositions split. Valid once all names are known.
    private(set) lazy var requirements: [Requirement] = writtenRequirements.flatMap { declarations.parts(of: $0, self) }
    /// For a synthesised member: the offset of the property or type that it is made from.
    var madeFrom: Int32?
    /// For the storage of a wrapped property: its wrapper.
    var wrapping: Wrapping?

    /// A wrapped property as written.
    struct Wrapping {
        let wrapper: String
        /// The property's written type; nil if it has none.
        let type: String?
    }

    /// For a wrapped property without a written type, or its projection: the source of its type.
    var wrappedPart: WrappedPart?

    /// The part of a wrapped property that determines a type.
    enum WrappedPart {
        case value(ExprSyntax)
        case projection(ofStorage: String)
    }

    /// The name of the memberwise initialiser's parameter for a stored property.
    var memberwiseName: String { wrapping == nil ? baseName : String(baseName.dropFirst()) }

    var isMutating = false
    var isAsync = false
    var isConvenience = false
    /// Whether the method makes a case of its enum.
    var makesCase = false
    var isFailable = false
    var isLazy = false
    /// Whether a computed property's getter is declared `mutating`.
    var hasMutatingGetter = false
    var changesWhenRead: Bool { isLazy || hasMutatingGetter }
    var isLet = false
    var isOverride = false
    /// Whether it is an optional requirement of an Objective-C protocol.
    var isOptionalRequirement = false
    var ownership = Ownership.strong
    /// The declared type of a property, or the result type of a function.
    var typeSyntax: TypeSyntax?
    /// The initial value of a stored property.
    var initialValue: ExprSyntax?
    var body: CodeBlockItemListSyntax?
    var getterBody: CodeBlockItemListSyntax?
    var setter: AccessorDeclSyntax?
    var willSetAccessor: AccessorDeclSyntax?
    var didSetAccessor: AccessorDeclSyntax?
    var isImplicitlyUnwrapped = false

    /// The position among the instance's fields; for statics and globals, among the globals.
    var slot: Int32 = -1
    /// The lowered functions; caches.
    var function: Int32?
    var getter: Int32?
    var setterFunction: Int32?
    var defaultArguments: Int32?
    var cachedType: StaticType?
    var isResolvingType = false

    init(
        kind: Kind, baseName: String, name: String, isStatic: Bool, file: Int, location: SourceLocation, syntax: Syntax,
        declarations: Declarations
    ) {
        self.kind = kind
        self.baseName = baseName
        self.name = name
        self.isStatic = isStatic
        self.file = file
        self.location = location
        self.syntax = syntax
        self.declarations = declarations
    }

    var isProperty: Bool { kind == .storedProperty || kind == .computedProperty }
    var setterName: String { baseName + "=" }
    var isObserved: Bool { willSetAccessor != nil || didSetAccessor != nil || tellsChanges }
    /// The stored property behind one that `@Observable` watches.
    var watchedStorage: String?
    /// Whether a library observes changes of a `dynamic` property.
    var tellsChanges = false
    /// Whether a property is exposed to Objective-C.
    var isExposed: Bool {
        isOverride || ["@IBOutlet", "@IBInspectable", "@objc", "@NSManaged"].contains(where: hasAttribute)
    }

    /// Whether other modules can name it.
    var isPublic: Bool {
        syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { ["public", "open"].contains($0.name.text) } ?? false
    }

    /// Whether it is declared in an extension.
    var isInExtension: Bool { extended != nil }

    /// The type that its extension extends, as written; nil if it is not in an extension.
    var extended: String? {
        var current = syntax.parent
        while let node = current {
            if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.writtenText }
            if node.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            current = node.parent
        }
        return nil
    }

    /// A property's declared type without `?` and `!`.
    var plainTypeName: String { String(typeSyntax?.writtenText.prefix { $0 != "?" && $0 != "!" } ?? "") }

    /// The declaration that contains a property.
    private var variable: VariableDeclSyntax? {
        var current: Syntax? = syntax
        while let node = current, !node.is(VariableDeclSyntax.self) { current = node.parent }
        return current?.as(VariableDeclSyntax.self)
    }

    /// Whether a property is declared `dynamic`.
    var isDynamic: Bool { variable?.modifiers.contains { $0.name.text == "dynamic" } ?? false }

    /// Whether a property has an attribute: `@IBOutlet`.
    func hasAttribute(_ name: String) -> Bool { variable?.attributes.contains { $0.writtenText.hasPrefix(name) } ?? false }

    /// A property's explicit Objective-C name: `@objc(hue)`.
    var objectiveCName: String? {
        let written = variable?.attributes.map(\.writtenText).first { $0.hasPrefix("@objc(") && $0.hasSuffix(")") }
        return written.map { String($0.dropFirst(6).dropLast()) }
    }
    /// Whether reading and writing are plain accesses to a slot.
    var isPlainStored: Bool { kind == .storedProperty && !isLazy && !isObserved }
    /// Whether its value can change in place: no observer sees the value before the change or needs the old one. Swift changes such a
    /// property in place and calls its observer afterwards.
    private(set) lazy var changesInPlace =
        kind == .storedProperty && !isLazy && !tellsChanges && !observesSuper && ownership == .strong && willSetAccessor == nil
        && didSetAccessor.map { !OldValueFinder.usesOld($0) } ?? true
    /// Whether it adds observers to a property of the superclass, which stores the value.
    var observesSuper: Bool { isOverride && isObserved }
    var hasSetter: Bool { kind == .storedProperty || setter != nil || observesSuper }
}

extension GenericArgumentClauseSyntax {
    var types: [TypeSyntax] {
        arguments.compactMap { argument in
            if case .type(let type) = argument.argument { type } else { nil }
        }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String {
        let text = self.text
        return text.first == "`" && text.last == "`" && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }
}
