internal import SwiftSyntax

/// A type that the program declares, or the program's extensions of an external type.
final class TypeInfo {
    enum Kind {
        case `class`
        case structure
        case enumeration
        case `protocol`
        /// A type of the host or the library: only members of extensions are here.
        case extensionOfExternalType
    }

    /// One case of an enum.
    struct Case {
        let name: String
        let parameters: [ParameterInfo]
        let rawValue: ExprSyntax?
        let location: SourceLocation

        var fullName: String { ParameterInfo.fullName(name, parameters) }
    }

    let index: Int32
    let name: String
    /// The name in source. Differs from `name` for library types with a leading underscore.
    var declaredName: String
    /// The name with the names of the types around it: `Feed.Row`.
    let qualifiedName: String
    let kind: Kind
    let file: Int
    var location: SourceLocation
    /// The location as a byte offset in the file; -1 if the type is written nowhere.
    var offset: Int32 = -1
    /// The enclosing type.
    let outer: TypeInfo?
    /// The scope from which it can be named.
    var access = Access.everywhere
    /// The local types of the functions around it, which it can name.
    var surroundingTypes: [String: TypeInfo] = [:]
    let genericParameters: Set<String>
    /// The generic parameters in declaration order.
    var genericNames: [String] = []
    /// The generic parameters, a library type's included.
    var parameters: [String] { kind == .extensionOfExternalType ? LibraryTypes.genericNames(of: self) : genericNames }
    /// The constraints on the generic parameters in the type's declaration.
    var constraints: [String: [TypeSyntax]] = [:]
    /// The constraints that are classes or protocols of the program; a cache.
    var cachedBounds: [String: StaticType]?
    /// The associated types that a protocol declares.
    var associatedTypes: [String] = []
    /// The number of the superclass, arguments included.
    var superclassNumber: Int32 = -1
    /// Whether a member uses a generic parameter as a value, so that instances store their arguments.
    private(set) lazy var namesParameters =
        !GenericUses.find(in: genericNames.isEmpty ? [] : members.map(\.syntax), among: Set(genericNames + parametricAliases)).all.isEmpty
    /// The aliases that depend on its generic parameters.
    private(set) lazy var parametricAliases: [String] =
        genericNames.isEmpty
        ? []
        : aliases.filter { $0.value.tokens(viewMode: .sourceAccurate).contains { genericNames.contains($0.text) } }.map(\.key).sorted()

    /// Whether it is the library's `NSString`, which converts to and from `String` freely.
    var standsForText = false
    /// The names of its attributes.
    var attributes: [String] = []
    /// Whether it is declared with `@resultBuilder`.
    var isResultBuilder: Bool { attributes.contains("resultBuilder") }
    var inherited: [TypeSyntax] = []
    /// The conditional conformances from extensions, each with its requirements. Kept for generic and external types.
    var conditions: [(conformance: TypeSyntax, file: Int, requirements: [Requirement])] = []
    /// The number of inherited entries in the type's own declaration rather than in extensions.
    var ownInherited = 0
    /// The file of each inherited entry from an extension.
    var extensionFiles: [Int] = []
    /// Whether the program only names it and a host class serves as its superclass.
    var isPlaceholder = false
    /// The library protocols that it conforms to; a cache.
    var libraryConformances: [String]?
    @exclusivity(unchecked)
    var isResolved = false
    var superclass: TypeInfo?
    /// How many classes of the program lie above it.
    var height = 0
    var hostSuperclass: HostType?
    var protocols: [TypeInfo] = []
    var foreignConformances: [String] = []
    /// The type after the colon of an enum with raw values.
    var rawType: StaticType?

    /// The member blocks that have not been collected yet, with their members' base names if known. They are collected on first use.
    @exclusivity(unchecked)
    var deferred: [(names: Set<String>?, look: () -> Void)] = []
    // Unchecked because the machine reads it for each new object. No code is called while it changes.
    @exclusivity(unchecked)
    private var contents = Contents()

    /// The members of a type and its extensions.
    private struct Contents {
        var nested: [String: TypeInfo] = [:]
        var aliases: [String: TypeSyntax] = [:]
        var cases: [Case] = []
        var caseOrdinals: [String: Int] = [:]
        var stored: [MemberInfo] = []
        var members: [MemberInfo] = []
        var membersByBase: [String: [MemberInfo]] = [:]
        var deinitializer: MemberInfo?
    }

    @inline(__always)
    func complete() {
        if !deferred.isEmpty { completeNow() }
    }

    /// Releases its members, which refer back to it.
    func dismantle() {
        (deferred, contents, surroundingTypes) = ([], Contents(), [:])
        (superclass, protocols) = (nil, [])
    }

    private func completeNow() {
        let steps = deferred
        deferred = []
        for step in steps { step.look() }
        // A type resolved in the meantime lacked some of its properties.
        if isResolved { placeFields() }
    }

    /// Assigns positions among an instance's fields to the stored properties.
    func placeFields() {
        for (position, member) in contents.stored.enumerated() { member.slot = Int32(firstField + position) }
    }

    /// The properties that a struct's memberwise initialiser sets.
    var memberwiseProperties: [MemberInfo] { stored.filter { !($0.isLet && $0.initialValue != nil) } }

    /// The types declared in it, by name.
    var nested: [String: TypeInfo] {
        get { complete(); return contents.nested }
        _modify { complete(); yield &contents.nested }
    }
    var aliases: [String: TypeSyntax] {
        get { complete(); return contents.aliases }
        _modify { complete(); yield &contents.aliases }
    }
    var cases: [Case] {
        get { complete(); return contents.cases }
        _modify { complete(); yield &contents.cases }
    }
    var caseOrdinals: [String: Int] {
        get { complete(); return contents.caseOrdinals }
        _modify { complete(); yield &contents.caseOrdinals }
    }
    /// Its own stored properties, in source order.
    var stored: [MemberInfo] {
        get { complete(); return contents.stored }
        _modify { complete(); yield &contents.stored }
    }
    /// All members of the type and its extensions, in source order.
    var members: [MemberInfo] { complete(); return contents.members }
    /// The members with a base name, in source order; nil for none.
    func members(named base: String) -> [MemberInfo]? {
        if deferred.contains(where: { $0.names?.contains(base) ?? true }) { completeNow() }
        return contents.membersByBase[base]
    }
    var deinitializer: MemberInfo? {
        get { complete(); return contents.deinitializer }
        set { contents.deinitializer = newValue }
    }
    /// The position of its first own stored property among an instance's fields. Valid once resolved.
    @exclusivity(unchecked)
    var firstField = 0
    /// The number of an instance's fields.
    var fieldCount: Int { complete(); return firstField + contents.stored.count }
    /// Whether it or a superclass of the program has a deinitialiser.
    var hasDeinitializer: Bool {
        if let knownToDeinitialise { return knownToDeinitialise }
        let answer = chain.contains { $0.deinitializer != nil }
        knownToDeinitialise = answer
        return answer
    }
    @exclusivity(unchecked)
    private var knownToDeinitialise: Bool?
    /// Whether it, or a protocol that it conforms to, inherits from an undeclared name; nil until first asked.
    @exclusivity(unchecked)
    var inheritsUndeclared: Bool?
    /// The last own initialiser called by name, with its function; a cache. Only for classes without a host superclass.
    @exclusivity(unchecked)
    var directInitializer: (name: String, function: Int32)?
    /// For each initialiser by name: which arguments are values of which of the type's generic parameters.
    var parameterPlaces: [String: [(argument: Int, parameter: Int)]] = [:]
    /// The initialisers that share their full name with others, by call key.
    var overloadedInitializers: [String: MemberInfo] = [:]
    /// The function that assigns initial values to the stored properties.
    var defaultsFunction: Int32?
    /// The function that assigns initial values to stored properties that the memberwise initialiser left out.
    var missingDefaultsFunction: Int32?
    /// The struct's memberwise initialiser; a cache.
    var memberwise: MemberInfo?

    init(
        index: Int32, name: String, kind: Kind, file: Int, location: SourceLocation, outer: TypeInfo?, genericParameters: Set<String>
    ) {
        self.index = index
        self.name = name
        declaredName = name
        qualifiedName = outer.map { "\($0.qualifiedName).\(name)" } ?? name
        self.kind = kind
        self.file = file
        self.location = location
        self.outer = outer
        self.genericParameters = genericParameters
    }

    var isReference: Bool { kind == .class }

    func add(_ member: MemberInfo) {
        contents.members.append(member)
        contents.membersByBase[member.baseName, default: []].append(member)
    }

    /// The number of members added so far.
    var memberCount: Int { contents.members.count }

    /// The members added from `first` on.
    func members(from first: Int) -> ArraySlice<MemberInfo> { contents.members[first...] }

    /// The nearest host class that it inherits from.
    var hostAncestor: HostType? {
        var type: TypeInfo? = self
        while let current = type {
            if let host = current.hostSuperclass { return host }
            type = current.superclass
        }
        return nil
    }

    /// The name of its nearest host ancestor; else, for an external type, its own name.
    var hostName: String? { hostAncestor?.name ?? (kind == .extensionOfExternalType ? name : nil) }

    /// The type and its superclasses in the program, nearest first.
    var chain: [TypeInfo] {
        var result: [TypeInfo] = []
        var type: TypeInfo? = self
        while let current = type {
            result.append(current)
            type = current.superclass
        }
        return result
    }

    func inherits(from other: TypeInfo) -> Bool {
        chain.contains { $0 === other }
    }
}
