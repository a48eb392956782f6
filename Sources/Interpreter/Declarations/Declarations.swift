internal import SwiftSyntax

/// Everything that the program declares and that its names can mean. Collecting it is the first of the two passes.
final class Declarations {
    let program: Program
    unowned let host: any Host
    @exclusivity(unchecked)
    var types: [TypeInfo] = []
    /// The top level of the learner's files, and the part of the libraries' top level that has been collected.
    var topLevel = TopLevel()
    var libraries: [Library] = []
    /// The names that have been looked up in the libraries.
    private var sought: Set<String> = []
    /// Extensions of types that the program does not declare, by type name. Nil marks a type known to have none.
    var foreignTypes: [String: TypeInfo?] = [:]
    /// The first path components whose extensions in libraries have been collected.
    private var extendedByLibraries: Set<String> = []
    /// The members of globals and static properties, by slot.
    var globalSlots: [MemberInfo] = []
    /// The top-level statements, by file. Libraries have none: their variables are initialised on first use.
    var topLevelItems: [[CodeBlockItemSyntax]] = []
    /// Facts about the names that types declare.
    var declared = DeclaredNames()

    /// Called for each expression that is lowered for good, with its type and file number.
    var onLoweredType: ((ExprSyntax, StaticType, Int) -> Void)?

    /// The assumptions of the run.
    var assumptions: Set<Assumption> = []
    /// The file that declares the entry's class. Of several classes of a name the one in it is meant.
    var entryFile: Int?
    /// Placeholder classes for undeclared names, by name.
    var placeholderTypes: [String: TypeInfo] = [:]
    /// Placeholder classes for undeclared superclasses, by name.
    var superclassesMeant: [String: TypeInfo] = [:]
    /// The host classes that undeclared names are taken for, by name.
    var classesMeant: [String: HostType?] = [:]
    /// Stand-in types for the program's protocols, by protocol index.
    var implementations: [Int32: TypeInfo]?

    var hostTypes: [String: HostType?] = [:]
    /// Caches of the host's types, by name.
    var protocolsOfHosts: [String: [String]] = [:]
    var namesOfHosts: [String: [String]] = [:]
    var lineagesOfHosts: [String: [HostType]] = [:]
    var extensionsOfHosts: [String: HostExtensions] = [:]
    var hostGlobals: [String: [HostMember]] = [:]
    var sourceTypes: [String: StaticType] = [:]
    /// The alias targets that are being resolved, to detect cycles.
    var aliasesBeingResolved: Set<SyntaxIdentifier> = []
    /// The nesting depth of the current type resolution, and the number of types resolved for the outermost one.
    var typeDepth = 0, typeCount = 0
    /// The names of the folders of the program's files.
    lazy var moduleNames = findModuleNames()
    /// Whether a file imports a module that is not here; a cache.
    var filesThatImportOthers: [Int: Bool] = [:]
    /// The modules that the program's files import.
    lazy var importedModules = program.files.reduce(into: Set<String>()) { if !$1.isLibrary { $0.formUnion($1.imports) } }
    /// The module that a file's folder belongs to; a cache.
    var modulesOfFiles: [Int: Substring?] = [:]
    /// The folders that contain a file; a cache.
    var foldersOfFiles: [Int: [Substring]] = [:]
    /// Types declared in functions, by their declaration.
    var localTypes: [SyntaxIdentifier: TypeInfo] = [:]
    var rawValueFunctions: [String: Int32] = [:]
    /// The classes that would inherit from themselves, and those with too many classes above them. Their superclasses are left out.
    var (selfInheriting, deepest): ([TypeInfo], [TypeInfo]) = ([], [])
    /// The methods of the program's classes (-1) or of one library (its file), by full name; a cache.
    var classMethods: [Int: [String: [MemberInfo]]] = [:]
    /// The disputed members of protocols (`disputed`); a cache.
    var knownNamesakes: Set<Namesake>?
    /// Whether `Codable` conformances are synthesised.
    private(set) lazy var hasCoding = codes()
    /// The library's type that collects a string's interpolations, and whether the program may add functions to it.
    static let interpolation = "DefaultStringInterpolation"
    private(set) lazy var extendsInterpolations = program.mentions("appendInterpolation")
    /// Whether a library observes changes of `dynamic` properties.
    var observesChanges: Bool { libraries.contains { $0.index.places[Self.changeObserver] != nil } }
    private static let changeObserver = "_didChange"
    /// The library's function that is called for such changes.
    var changeObserver: MemberInfo? { functions(named: Self.changeObserver, ofModuleWith: nil, from: nil)?.first }
    /// Generic types with arguments, each once.
    var applications: [Application] = []
    var applicationNumbers: [Application: Int32] = [:]
    /// Types that mention generic parameters and are completed at run time.
    var templates: [(type: TypeSyntax, scope: TypeScope, names: [String])] = []
    let names = NameTable()
    let code = CodeTable()

    init(program: Program, host: any Host) {
        self.program = program
        self.host = host
        libraries = program.files.enumerated().compactMap { number, file in file.index.map { Library(file: number, index: $0) } }
        var extensions: [(ExtendingDeclaration, Int)] = []
        for (number, file) in program.files.enumerated() {
            var rest = Rest()
            if let index = file.index {
                declared.formUnion(index.names)
            } else {
                collect(file.tree.statements, file: number, &rest)
            }
            extensions += rest.extensions.map { ($0, number) }
            topLevelItems.append(rest.statements)
        }
        for (extending, file) in Self.outermostFirst(extensions) { collectExtension(extending, file: file) }
        seekMeaningOfExtendedNames()
        for type in types where !program.files[type.file].isLibrary { type.complete() }
    }

    /// Orders extensions so that `A.B` comes after `A`, which may declare it, in whatever files they are.
    private static func outermostFirst(_ extensions: [(ExtendingDeclaration, Int)]) -> [(ExtendingDeclaration, Int)] {
        let depths = Dictionary(grouping: extensions) { $0.0.extended.count { $0 == "." } }
        return depths.keys.sorted().flatMap { depths[$0] ?? [] }
    }

    /// Collects library extensions of names that the program declares, extends or aliases. Everything else in libraries waits until it is
    /// looked up.
    private func seekMeaningOfExtendedNames() {
        guard !libraries.isEmpty else { return }
        let own = Set(topLevel.types.keys).union(topLevel.aliases.keys).union(foreignTypes.keys)
        for name in own.sorted() { seekExtensions(of: Self.first(ofPath: name)) }
        for number in libraries.indices {
            for name in libraries[number].index.aliases { seekExtensions(of: name) }
            for name in libraries[number].index.extendedOfFoundation where hostType(named: name).map({ $0.name != name }) ?? false {
                seekExtensions(of: name)
            }
        }
    }

    /// The extensions of a type that the program does not declare; nil for none.
    func foreign(_ name: String) -> TypeInfo? {
        if let known = foreignTypes[name] { return known }
        if !libraries.isEmpty { seekExtensions(of: Self.first(ofPath: name)) }
        if let found = foreignTypes[name] { return found }
        foreignTypes[name] = .some(nil)
        return nil
    }

    /// The number of known extended types that the program does not declare.
    var foreignCount = 0

    /// Collects the libraries' extensions of a name and of the types nested in it, once.
    private func seekExtensions(of name: String) {
        guard extendedByLibraries.insert(name).inserted else { return }
        var extensions: [(ExtendingDeclaration, Int)] = []
        for number in libraries.indices {
            guard let own = libraries[number].index.extensions[name] else { continue }
            extensions += own.map { ($0, libraries[number].file) }
        }
        guard !extensions.isEmpty else { return }
        for (extending, file) in Self.outermostFirst(extensions) { collectExtension(extending, file: file) }
    }

    /// The `A` of `A.B`.
    static func first(ofPath path: String) -> String { path.utf8.firstIndex(of: 0x2E).map { String(path[..<$0]) } ?? path }

    /// The names that a program's types declare. Collects all members.
    static func names(of program: Program) -> DeclaredNames {
        let host = Nobody()
        let declarations = withExtendedLifetime(host) { Declarations(program: program, host: host) }
        defer { declarations.dismantle() }
        let members = declarations.topLevel.functions.values.joined() + declarations.types.flatMap(\.members)
        var names = declarations.declared
        names.genericFunctions = Set(members.filter(\.namesParameters).map(\.baseName))
        return names
    }

    /// Collects the library declarations of a name, once.
    func seek(_ name: String) {
        guard !libraries.isEmpty, sought.insert(name).inserted else { return }
        for number in libraries.indices {
            let places = libraries[number].index.places[name] ?? []
            collect(places, ofLibrary: number)
            guard Self.isOperator(name) else { continue }
            for extended in (libraries[number].index.operatorExtensions[name] ?? []).sorted() { seekExtensions(of: extended) }
            let owners = places.compactMap { declaredType(at: $0, ofLibrary: number) } + (libraries[number].operatorOwners[name] ?? [])
            for owner in owners { lookAtMembers(of: owner) }
        }
    }

    private func declaredType(at place: Int, ofLibrary number: Int) -> TypeInfo? {
        let syntax = libraries[number].index.items[place].item.asProtocol((any NamedDeclSyntax).self)
        return syntax.flatMap { topLevel.types[$0.name.identifierText]?.first { $0.file == libraries[number].file } }
    }

    /// Collects all declarations of the libraries, or of one library's file.
    func seekAll(in file: Int? = nil) {
        for number in libraries.indices where libraries[number].file == file ?? libraries[number].file {
            collect(libraries[number].index.items.indices, ofLibrary: number)
            for name in libraries[number].index.extended { seekExtensions(of: name) }
        }
        for type in types where type.outer == nil && program.files[type.file].isLibrary && type.file == file ?? type.file {
            lookAtMembers(of: type)
        }
    }

    private func lookAtMembers(of type: TypeInfo) {
        for nested in type.nested.values { lookAtMembers(of: nested) }
    }

    private func collect(_ places: some Sequence<Int>, ofLibrary number: Int) {
        var rest = Rest()
        for place in places where libraries[number].collected.insert(place).inserted {
            let item = libraries[number].index.items[place]
            collect([item], file: libraries[number].file, &rest)
            if let name = item.item.asProtocol((any NamedDeclSyntax).self)?.name.identifierText { seekExtensions(of: name) }
        }
    }

    /// The top-level code of a file that declares no name.
    private struct Rest {
        var extensions: [ExtendingDeclaration] = []
        var statements: [CodeBlockItemSyntax] = []
    }

    func location(of node: some SyntaxProtocol, file: Int) -> SourceLocation {
        program.location(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func collect(_ items: some Sequence<CodeBlockItemSyntax>, file: Int, _ rest: inout Rest) {
        for item in items {
            guard case .decl(let declaration) = item.item else {
                for member in makeConstants(ofGuard: item, file: file) { topLevel.globals[member.baseName, default: []].append(member) }
                rest.statements.append(item)
                continue
            }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner)? = ConditionalCompilation.activeElements(of: conditional) {
                    collect(inner, file: file, &rest)
                }
            } else if let syntax = declaration.as(ExtensionDeclSyntax.self) {
                rest.extensions.append(ExtendingDeclaration(syntax))
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                let member = makeFunction(function, file: file)
                topLevel.functions[member.baseName, default: []].append(member)
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                for member in makeProperties(variable, file: file, owner: nil) {
                    if member.isImplicitlyUnwrapped { declared.implicitlyUnwrapped.insert(member.baseName) }
                    topLevel.globals[member.baseName, default: []].append(member)
                }
                rest.statements.append(item)
            } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                let name = alias.name.identifierText
                topLevel.aliases[name, default: []].append(
                    TypeAlias(type: alias.initializer.value, file: file, access: Access(alias.modifiers, isNested: false)))
                if name.first?.isLowercase ?? false { declared.lowercaseTypes.insert(name) }
            } else if let (name, alias, extending) = valueClass(declaration, file: file) {
                topLevel.aliases[name, default: []].append(alias)
                rest.extensions.append(extending)
            } else if let type = collectType(declaration, file: file, outer: nil) {
                topLevel.types[type.declaredName, default: []].append(type)
                if type.name.first?.isLowercase ?? false { declared.lowercaseTypes.insert(type.name) }
            }
        }
    }

    /// Collects a nominal type and its members; nil if the declaration is none.
    func collectType(_ declaration: DeclSyntax, file: Int, outer: TypeInfo?) -> TypeInfo? {
        let parts: (name: TokenSyntax, kind: TypeInfo.Kind, inheritance: InheritanceClauseSyntax?, block: MemberBlockSyntax)
        var generics: GenericParameterClauseSyntax?
        if let syntax = declaration.as(ClassDeclSyntax.self) {
            parts = (syntax.name, .class, syntax.inheritanceClause, syntax.memberBlock)
            generics = syntax.genericParameterClause
        } else if let syntax = declaration.as(ActorDeclSyntax.self) {
            parts = (syntax.name, .class, syntax.inheritanceClause, syntax.memberBlock)
            generics = syntax.genericParameterClause
        } else if let syntax = declaration.as(StructDeclSyntax.self) {
            parts = (syntax.name, .structure, syntax.inheritanceClause, syntax.memberBlock)
            generics = syntax.genericParameterClause
        } else if let syntax = declaration.as(EnumDeclSyntax.self) {
            parts = (syntax.name, .enumeration, syntax.inheritanceClause, syntax.memberBlock)
            generics = syntax.genericParameterClause
        } else if let syntax = declaration.as(ProtocolDeclSyntax.self) {
            parts = (syntax.name, .protocol, syntax.inheritanceClause, syntax.memberBlock)
        } else {
            return nil
        }
        // A library type with a leading underscore goes by the name that learners know.
        let declaredName = parts.name.identifierText
        let isLibrary = program.files[file].isLibrary && declaredName.hasPrefix("_")
        let type = TypeInfo(
            index: Int32(types.count), name: isLibrary ? String(declaredName.dropFirst()) : declaredName, kind: parts.kind, file: file,
            location: location(of: parts.name, file: file), outer: outer,
            genericParameters: Set(generics?.parameters.map { $0.name.identifierText } ?? []))
        type.offset = Int32(parts.name.positionAfterSkippingLeadingTrivia.utf8Offset)
        type.genericNames = generics?.parameters.map { $0.name.identifierText } ?? []
        if generics != nil {
            let conditions = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
            type.constraints = MemberInfo.constraints(of: (generics, conditions))
        }
        type.declaredName = declaredName
        type.access = Access(declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers, isNested: outer != nil)
        type.standsForText = program.files[file].isLibrary && declaredName == "NSString"
        type.attributes = attributeNames(declaration.asProtocol((any WithAttributesSyntax).self)?.attributes)
        types.append(type)
        type.inherited = parts.inheritance?.inheritedTypes.map(\.type) ?? []
        // `where Self: UIView` means the same for a protocol as `: UIView`.
        for case .conformanceRequirement(let condition)? in declaration.as(ProtocolDeclSyntax.self)?.genericWhereClause?.requirements
            .map(\.requirement) ?? [] where condition.leftType.writtenText == "Self"
        {
            type.inherited.append(condition.rightType)
        }
        type.ownInherited = type.inherited.count
        if isObservable(type) { addObservation(to: type, file: file) }
        collectMembers(of: parts.block, into: type, file: file)
        return type
    }

    /// The names of a declaration's attributes.
    func attributeNames(_ attributes: AttributeListSyntax?) -> [String] {
        attributes?.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText } ?? []
    }

    /// The module names that can qualify declarations of the host and the libraries.
    static let modules: Set<String> = [
        "Swift", "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Dispatch", "Combine", "WebKit",
    ]

    /// The name of a type without such a module name.
    static func withoutModule(_ name: String) -> String {
        guard let point = name.firstIndex(of: "."), modules.contains(String(name[..<point])) else { return name }
        return String(name[name.index(after: point)...])
    }

    /// Collects a block's members at once or later. A library's members wait until they are used, as most never are. Members with wrappers
    /// wait until all types are known, because other files may declare the wrappers.
    func collectMembers(
        of block: MemberBlockSyntax, naming names: Set<String>? = nil, into type: TypeInfo, file: Int,
        context: @escaping () -> ExtensionContext = { ExtensionContext() }
    ) {
        guard program.files[file].isLibrary || !type.deferred.isEmpty || hasWrapper(block) else {
            return collectMembers(block.members, into: type, file: file, context: context())
        }
        type.deferred.append(
            (names, { [unowned self, unowned type] in collectMembers(block.members, into: type, file: file, context: context()) }))
    }

    /// The program's type with the path `a.b.c`.
    func declaredType(path: String, from file: Int? = nil) -> TypeInfo? {
        let parts = path.utf8.contains(0x2E) ? path.split(separator: ".").map(String.init) : [path]
        guard let first = parts.first, !first.isEmpty else { return nil }
        let isAmbiguous = (topLevel.types[first]?.count ?? 0) > 1
        let declared = topLevelType(first, from: file ?? (isAmbiguous ? entryFile : nil))
        // Also a type that is declared in an extension of an external or placeholder type.
        guard var type = declared ?? (parts.count > 1 ? foreign(first) : nil) ?? placeholderTypes[first] else { return nil }
        for part in parts.dropFirst() {
            guard let next = type.nested[part] else { return nil }
            type = next
        }
        return type
    }

    /// The declared type, resolved with its superclass and protocols.
    func resolvedType(path: String) -> TypeInfo? { declaredType(path: path).map(resolved) }

    /// A host type and its superclasses, nearest first.
    func hostChain(from type: HostType?) -> some Sequence<HostType> {
        sequence(state: type) { [self] next -> HostType? in
            defer { next = next?.superclass.flatMap { hostType(named: $0) } }
            return next
        }
    }

    func hostType(named name: String) -> HostType? {
        if let known = hostTypes[name] { return known }
        let type = host.hostType(named: name)
        hostTypes[name] = .some(type)
        return type
    }

    /// Whether the program's platform meets a list of version requirements. A platform that the list does not name does.
    func isAvailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        for item in arguments {
            guard case .availabilityVersionRestriction(let restriction) = item.argument, let version = restriction.version else { continue }
            let components = [version.major.text] + version.components.map(\.number.text)
            if let answer = host.isAvailable(restriction.platform.text, components.compactMap { Int($0) }) { return answer }
        }
        return true
    }

    func hostGlobals(named name: String) -> [HostMember] {
        if let known = hostGlobals[name] { return known }
        let members = host.hostGlobals(named: name)
        hostGlobals[name] = members
        return members
    }
}
