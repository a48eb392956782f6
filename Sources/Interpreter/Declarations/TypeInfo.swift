internal import SwiftSyntax

/// A type that the program declares, or the extensions that it gives to a type of the host's or the standard library's.
final class TypeInfo {
    enum Kind {
        case `class`
        case structure
        case enumeration
        case `protocol`
        /// Somebody else's type: only extensions' members stand here.
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
    /// The name by which the program finds it; differs from `name` for the library's own types.
    var declaredName: String
    /// With the names of the types around it: `Feed.Row`.
    let qualifiedName: String
    let kind: Kind
    let file: Int
    var location: SourceLocation
    /// The same as a place in the file's bytes; -1 for what is written nowhere.
    var offset: Int32 = -1
    /// The type around it.
    let outer: TypeInfo?
    /// From where it can be named.
    var access = Access.everywhere
    /// The types declared in the functions around it, which it may name.
    var surroundingTypes: [String: TypeInfo] = [:]
    let genericParameters: Set<String>
    /// The same in the order in which they are declared.
    var genericNames: [String] = []
    /// The same of one of the library's too.
    var parameters: [String] { kind == .extensionOfExternalType ? LibraryTypes.genericNames(of: self) : genericNames }
    /// The types that are asked of them where the type is declared.
    var constraints: [String: [TypeSyntax]] = [:]
    /// Those that are classes and protocols of the program's, once they have been asked for.
    var cachedBounds: [String: StaticType]?
    /// The associated types that a protocol asks for.
    var associatedTypes: [String] = []
    /// The number of the superclass, with what stands for its parameters.
    var superclassNumber: Int32 = -1
    /// Whether some of its members names one of its parameters as a value: its instances keep what stands for them.
    private(set) lazy var namesParameters =
        !GenericUses.find(in: genericNames.isEmpty ? [] : members.map(\.syntax), among: Set(genericNames + parametricAliases)).all.isEmpty
    /// The names that it has for types which depend on its parameters.
    private(set) lazy var parametricAliases: [String] =
        genericNames.isEmpty
        ? []
        : aliases.filter { $0.value.tokens(viewMode: .sourceAccurate).contains { genericNames.contains($0.text) } }.map(\.key).sorted()

    /// Whether it is the library's NSString: a text is one where one is wanted, and it is a text where that is.
    var standsForText = false
    /// The names of the attributes that it is declared with.
    var attributes: [String] = []
    /// Whether it is declared with @resultBuilder.
    var isResultBuilder: Bool { attributes.contains("resultBuilder") }
    var inherited: [TypeSyntax] = []
    /// What extensions say that a generic type, or one of the library's, conforms to, and what they ask of its parameters for that.
    var conditions: [(conformance: TypeSyntax, file: Int, requirements: [Requirement])] = []
    /// How many of those are written where the type is declared, and not in extensions.
    var ownInherited = 0
    /// The files that the others are written in, one for each.
    var extensionFiles: [Int] = []
    /// Whether the program only names it, and a class of the host's is taken for what it inherits from.
    var isPlaceholder = false
    /// The library's protocols that it conforms to, once asked for.
    var libraryConformances: [String]?
    @exclusivity(unchecked)
    var isResolved = false
    var superclass: TypeInfo?
    var hostSuperclass: HostType?
    var protocols: [TypeInfo] = []
    var foreignConformances: [String] = []
    /// The type after the colon of an enum with raw values.
    var rawType: StaticType?

    /// What is still to be looked at of what is declared in it, with the base names of the members there if they are known; done when any of that is
    /// asked for.
    @exclusivity(unchecked)
    var deferred: [(names: Set<String>?, look: () -> Void)] = []
    // Unchecked, like what the machine asks for whenever it makes an object: nothing here calls out while it changes.
    @exclusivity(unchecked)
    private var contents = Contents()

    /// What is declared in a type and its extensions.
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

    /// Lets go of what is declared in it, which refers back to it.
    func dismantle() {
        (deferred, contents, surroundingTypes) = ([], Contents(), [:])
        (superclass, protocols) = (nil, [])
    }

    private func completeNow() {
        let steps = deferred
        deferred = []
        for step in steps { step.look() }
        // What was resolved meanwhile had not all of its properties.
        if isResolved { placeFields() }
    }

    /// Gives the stored properties their places among an instance's fields.
    func placeFields() {
        for (position, member) in contents.stored.enumerated() { member.slot = Int32(firstField + position) }
    }

    /// The properties that a struct's memberwise initialiser gives values.
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
    /// Its own stored properties, in order.
    var stored: [MemberInfo] {
        get { complete(); return contents.stored }
        _modify { complete(); yield &contents.stored }
    }
    /// Everything declared in it and its extensions, in order.
    var members: [MemberInfo] { complete(); return contents.members }
    /// The members of a base name, in order; nil where there are none.
    func members(named base: String) -> [MemberInfo]? {
        if deferred.contains(where: { $0.names?.contains(base) ?? true }) { completeNow() }
        return contents.membersByBase[base]
    }
    var deinitializer: MemberInfo? {
        get { complete(); return contents.deinitializer }
        set { contents.deinitializer = newValue }
    }
    /// The place of its first own stored property among an instance's fields; known once resolved.
    @exclusivity(unchecked)
    var firstField = 0
    /// How many fields an instance has.
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
    /// Whether it, or a protocol that it conforms to, names one that nothing declares among what it inherits from; nil before that was asked.
    @exclusivity(unchecked)
    var inheritsUndeclared: Bool?
    /// The last of its own initialisers that made an object and that nobody is to be told of, with its function.
    @exclusivity(unchecked)
    var directInitializer: (name: String, function: Int32)?
    /// Of its initialisers by name: which arguments are values of which of its own generic parameters.
    var parameterPlaces: [String: [(argument: Int, parameter: Int)]] = [:]
    /// Those of its initialisers that share their full names with others, by what code calls them by.
    var overloadedInitializers: [String: MemberInfo] = [:]
    /// The function that gives stored properties their initial values.
    var defaultsFunction: Int32?
    /// The same for those that a struct's memberwise initialiser was given no value for.
    var missingDefaultsFunction: Int32?
    /// The initialiser that Swift makes for a struct, once asked for.
    var memberwise: MemberInfo?
    /// Whether the type or an ancestor declares its own way to be compared, hashed or described.
    var dispatch: [Int32: MemberInfo?] = [:]

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

    /// How many members have been added so far.
    var memberCount: Int { contents.members.count }

    /// The members added from `first` on.
    func members(from first: Int) -> ArraySlice<MemberInfo> { contents.members[first...] }

    /// The nearest class of the host's that it inherits from.
    var hostAncestor: HostType? {
        var type: TypeInfo? = self
        while let current = type {
            if let host = current.hostSuperclass { return host }
            type = current.superclass
        }
        return nil
    }

    /// The name of the type that it extends, where the program does not declare that, else of the nearest class of the host's that it inherits from.
    var hostName: String? { hostAncestor?.name ?? (kind == .extensionOfExternalType ? name : nil) }

    /// Itself and its superclasses of the program, nearest first.
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
