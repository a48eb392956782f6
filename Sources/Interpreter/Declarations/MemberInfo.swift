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
    /// The names of the attributes before it: one may be a result builder.
    let attributes: [String]
    /// The attributes themselves: one may be a wrapper with arguments.
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
    /// Those that code may call; all where there is none. Of functions of which only some are to be waited for, those where code waits, else the others.
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
    /// The type it is declared in, foreign ones included. Not weak: a weak reference makes all counting of the type slow.
    unowned var owner: TypeInfo?
    var parameters: [ParameterInfo] = []
    var genericParameters: Set<String> = []
    /// The types of the parameters as they are declared, whoever is asked.
    private(set) lazy var parameterTypes = parameters.map { declarations.type(of: $0, of: self) }
    /// Whether it has generic parameters, named ones or such as `some View`.
    private(set) lazy var isGeneric =
        !genericParameters.isEmpty
        || parameters.contains { $0.type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) }
    /// The places of the inout parameters.
    private(set) lazy var inouts = parameters.indices.filter { parameters[$0].isInout }

    /// Whether only what is wanted of a call says what one of them stands for: nothing but the result names it.
    private(set) lazy var isOpenInResult = genericParameters.contains { name in
        func names(_ type: TypeSyntax?) -> Bool { type?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false }
        return names(typeSyntax) && !parameters.contains { names($0.type) }
    }
    /// How they are declared: between the angle brackets, and behind `where`.
    private(set) lazy var genericClauses: (parameters: GenericParameterClauseSyntax?, conditions: GenericWhereClauseSyntax?) =
        switch syntax.as(SyntaxEnum.self) {
        case .functionDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .initializerDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        case .subscriptDecl(let node): (node.genericParameterClause, node.genericWhereClause)
        default: (nil, nil)
        }
    /// Whether a generic parameter is its own, and not one of a function around it.
    func declaresParameter(_ name: String) -> Bool {
        genericClauses.parameters?.parameters.contains { $0.name.identifierText == name } ?? false
    }
    /// What is said to be one type with a type of one of them: `where Source.Element == Item`.
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
    /// What is asked of their associated types: `where Source.Element: Item`.
    private(set) lazy var partRequirements: [Requirement] =
        genericParameters.isEmpty
        ? []
        : Requirement.read(genericClauses.conditions).filter { !$0.path.isEmpty && genericParameters.contains($0.subject) }
            .flatMap { declarations.parts(of: $0, self) }
    /// The types that are asked of them.
    private(set) lazy var constraints: [String: [TypeSyntax]] = Self.constraints(of: genericClauses)
    /// What it runs: its own body, or its accessors'.
    private var bodies: [CodeBlockItemListSyntax] { [body, getterBody, setter?.body?.statements].compactMap { $0 } }
    /// Those of them that its body names as values, which a call says what they stand for.
    private(set) lazy var usedGenericParameters: Set<String> = {
        let bodies = bodies
        if genericParameters.isEmpty { return [] }
        if bodies.isEmpty || handsParametersOn || describesValues { return genericParameters }
        if bodies.contains(where: { ImplicitMembers.stand(in: $0) }), mentionsParameter(typeSyntax) { return genericParameters }
        let defaults = parameters.compactMap { $0.defaultValue.map { Syntax($0) } }
        return GenericUses.find(in: bodies.map { Syntax($0) } + defaults, among: genericParameters).all
    }()
    /// Those of the parameters of the library's type that it extends which its body names as values.
    private(set) lazy var usedLibraryParameters: Set<String> = {
        let names = owner.map { LibraryTypes.genericNames(of: $0) } ?? []
        return names.isEmpty ? [] : GenericUses.find(in: bodies.map { Syntax($0) }, among: Set(names)).all.union(handedOn(among: names))
    }()
    func mentionsParameter(_ type: TypeSyntax?) -> Bool {
        type?.tokens(viewMode: .sourceAccurate).contains { genericParameters.contains($0.text) } ?? false
    }
    /// Whether a generic function's body makes texts of values, which are shown as what stands for the parameters is.
    private(set) lazy var describesValues = !genericParameters.isEmpty && DescriptionFinder.describes(bodies.map { Syntax($0) })
    /// Whether its body names its generic parameters as values.
    var namesParameters: Bool {
        !genericParameters.isEmpty && !GenericUses.find(in: bodies.map { Syntax($0) }, among: genericParameters).values.isEmpty
    }
    /// Whether it may hand its generic parameters on: to a generic function, or to what it makes and gives back.
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
    /// Those of its type's generic parameters that its result, a variable's type or a property's names, where a generic function that it calls may be
    /// wanted to give that.
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
    /// The names of the attributes before it.
    var attributes: [String] = []
    /// Whether its attributes say that no code may call it: it is there for the sake of a message, and chosen only where nothing else is.
    private(set) lazy var isUnavailable =
        syntax.asProtocol((any WithAttributesSyntax).self)?.attributes.contains { attribute in
            guard let attribute = attribute.as(AttributeSyntax.self), attribute.attributeName.writtenText == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            let words = arguments.map { $0.argument.writtenText }
            return words.contains("unavailable") && ["*", "iOS", "swift"].contains(words.first ?? "")
        } ?? false
    /// From where it can be named.
    var access = Access.everywhere
    /// What the `where` clauses before it ask of its type's parameters, as they are written.
    var writtenRequirements: [Requirement] = []
    /// The same, each of one protocol or type, once all names are known.
    private(set) lazy var requirements: [Requirement] = writtenRequirements.flatMap { declarations.parts(of: $0, self) }
    /// For what a property wrapper, or a conformance, makes: the offset of the property or type that it is made from.
    var madeFrom: Int32?
    /// For what keeps a wrapped property.
    var wrapping: Wrapping?

    /// How a wrapped property is written.
    struct Wrapping {
        let wrapper: String
        /// The property's type, where it is said.
        let type: String?
    }

    /// For a wrapped property whose type nothing says, and for what its wrapper projects.
    var wrappedPart: WrappedPart?

    /// What such a property's type is found by.
    enum WrappedPart {
        case value(ExprSyntax)
        case projection(ofStorage: String)
    }

    /// What a memberwise initialiser calls a stored property.
    var memberwiseName: String { wrapping == nil ? baseName : String(baseName.dropFirst()) }

    var isMutating = false
    var isAsync = false
    var isConvenience = false
    var isFailable = false
    var isLazy = false
    /// Whether a computed property's getter is declared `mutating`.
    var hasMutatingGetter = false
    var changesWhenRead: Bool { isLazy || hasMutatingGetter }
    var isLet = false
    var isOverride = false
    /// Whether it is a requirement that a protocol of Objective-C's kind leaves to its types.
    var isOptionalRequirement = false
    var ownership = Ownership.strong
    /// The declared type of a property, or of a function's result.
    var typeSyntax: TypeSyntax?
    /// The value that a stored property begins with.
    var initialValue: ExprSyntax?
    /// A stored property whose pattern is a tuple's element: which one.
    var body: CodeBlockItemListSyntax?
    var getterBody: CodeBlockItemListSyntax?
    var setter: AccessorDeclSyntax?
    var willSetAccessor: AccessorDeclSyntax?
    var didSetAccessor: AccessorDeclSyntax?
    var isImplicitlyUnwrapped = false

    /// The place among the instance's fields, or among the globals for statics and globals.
    var slot: Int32 = -1
    /// The lowered functions, once asked for.
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
    /// Whether a library hears of the changes of a property that is declared dynamic.
    var tellsChanges = false
    /// Whether Objective-C sees a property.
    var isExposed: Bool {
        isOverride || ["@IBOutlet", "@IBInspectable", "@objc", "@NSManaged"].contains(where: hasAttribute)
    }

    /// Whether other modules may name it.
    var isPublic: Bool {
        syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { ["public", "open"].contains($0.name.text) } ?? false
    }

    /// Whether it stands in an extension, and not where its type is declared.
    var isInExtension: Bool { extended != nil }

    /// The type that it extends, as it is written there; nil where its type is declared.
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

    /// The declaration that a property stands in.
    private var variable: VariableDeclSyntax? {
        var current: Syntax? = syntax
        while let node = current, !node.is(VariableDeclSyntax.self) { current = node.parent }
        return current?.as(VariableDeclSyntax.self)
    }

    /// Whether a property is declared `@objc dynamic`.
    var isDynamic: Bool { variable?.modifiers.contains { $0.name.text == "dynamic" } ?? false }

    /// Whether a property is declared with an attribute: `@IBOutlet`.
    func hasAttribute(_ name: String) -> Bool { variable?.attributes.contains { $0.writtenText.hasPrefix(name) } ?? false }

    /// The name that a property gives itself in Objective-C: `@objc(hue)`.
    var objectiveCName: String? {
        let written = variable?.attributes.map(\.writtenText).first { $0.hasPrefix("@objc(") && $0.hasSuffix(")") }
        return written.map { String($0.dropFirst(6).dropLast()) }
    }
    /// Whether reading or writing is plain access to a slot.
    var isPlainStored: Bool { kind == .storedProperty && !isLazy && !isObserved }
    /// Whether what is in it can change in place: nobody is told of it before, or of what was there. Swift leaves such a property where it is
    /// and calls its observer afterwards.
    private(set) lazy var changesInPlace =
        kind == .storedProperty && !isLazy && !tellsChanges && !observesSuper && ownership == .strong && willSetAccessor == nil
        && didSetAccessor.map { !OldValueFinder.usesOld($0) } ?? true
    /// Whether it puts observers around a property of the superclass's, which has the value.
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
