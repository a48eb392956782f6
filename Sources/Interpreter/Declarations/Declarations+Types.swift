internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// The context in which a type name is resolved: the generic parameters, nested types and local types that it can mean.
struct TypeScope {
    var owner: TypeInfo?
    var generics: Set<String> = []
    var builder: FunctionBuilder?
    /// The type of `Self`, if the receiver is known.
    var receiver: StaticType?
    /// The known arguments of generic parameters.
    var bindings: [String: StaticType] = [:]
    /// The file that contains the name.
    var file: Int?

    init(owner: TypeInfo? = nil, generics: Set<String> = [], builder: FunctionBuilder? = nil, file: Int? = nil) {
        self.owner = owner
        self.generics = generics
        self.builder = builder
        self.file = file ?? builder?.viewpoint?.file ?? owner?.file
    }
}

/// Resolution of type names.
extension Declarations {
    func scope(of member: MemberInfo) -> TypeScope {
        TypeScope(owner: member.owner, generics: member.genericParameters, file: member.file)
    }

    /// The type of a host parameter's argument. A parameter declared with `!` never gets nil.
    func wantedType(of parameter: HostParameter) -> StaticType {
        let type = staticType(source: parameter.type)
        return parameter.type.hasSuffix("!") ? type.unwrapped : type
    }

    /// The type that a piece of source names among the host's types.
    func staticType(source: String) -> StaticType {
        if let known = sourceTypes[source] { return known }
        let type = staticType(Self.syntax(ofType: source), TypeScope())
        sourceTypes[source] = type
        return type
    }

    /// The parsed types of host members. Shared by all runs.
    private static let typeSyntaxes = Mutex<[String: TypeSyntax]>([:])

    private static func syntax(ofType source: String) -> TypeSyntax {
        if let known = typeSyntaxes.withLock({ $0[source] }) { return known }
        var parser = Parser(source)
        let syntax = TypeSyntax.parse(from: &parser)
        typeSyntaxes.withLock { $0[source] = syntax }
        return syntax
    }

    /// The most nested names and types, and the most in total, for the resolution of one type. Aliases can refer to each other.
    private static let mostTypeDepth = 250, mostTypes = 10_000

    func staticType(_ syntax: TypeSyntax?, _ scope: TypeScope) -> StaticType {
        guard let syntax else { return .unknown }
        if typeDepth == 0 { typeCount = 0 }
        typeDepth += 1
        typeCount += 1
        defer { typeDepth -= 1 }
        guard typeDepth <= Self.mostTypeDepth, typeCount <= Self.mostTypes else { return .unknown }
        switch syntax.as(TypeSyntaxEnum.self) {
        case .optionalType(let type):
            return .optional(staticType(type.wrappedType, scope))
        case .implicitlyUnwrappedOptionalType(let type):
            return .optional(staticType(type.wrappedType, scope))
        case .arrayType(let type):
            return .array(staticType(type.element, scope))
        case .dictionaryType(let type):
            return .dictionary(staticType(type.key, scope), staticType(type.value, scope))
        case .attributedType(let type):
            return staticType(type.baseType, scope)
        case .someOrAnyType(let type):
            return staticType(type.constraint, scope)
        case .functionType(let type):
            return .function(
                type.parameters.map { parameter in
                    let type = staticType(parameter.type, scope)
                    guard let attributed = parameter.type.as(AttributedTypeSyntax.self) else { return type }
                    if attributed.attributes.contains(where: { $0.writtenText == "@autoclosure" }) { return .autoclosure(type) }
                    return attributed.specifiers.contains { $0.writtenText == "inout" } ? .reference(type) : type
                }, staticType(type.returnClause.type, scope))
        case .tupleType(let type):
            if type.elements.isEmpty { return .void }
            if type.elements.count == 1, let only = type.elements.first { return staticType(only.type, scope) }
            return .tuple(
                type.elements.map { staticType($0.type, scope) },
                type.elements.map { $0.firstName.map(\.identifierText).flatMap { $0 == "_" ? nil : $0 } })
        case .identifierType(let type):
            let arguments = type.genericArgumentClause?.types ?? []
            return namedType(type.name.identifierText, arguments.map { staticType($0, scope) }, scope)
        case .metatypeType(let type):
            let instance = staticType(type.baseType, scope)
            return instance.isKnown ? .meta(instance) : .unknown
        case .memberType(let type):
            let name = type.name.identifierText
            if name == "Type" || name == "Protocol" { return .meta(staticType(type.baseType, scope)) }
            let base = staticType(type.baseType, scope)
            guard let nested = nestedType(name, in: base) else {
                return associated(name, of: base) ?? moduleType(type, scope)
            }
            guard let clause = type.genericArgumentClause, case .declared(let index) = nested else { return nested }
            let arguments = clause.types.map { staticType($0, scope) }
            if case .declared(let outer) = staticType(type.baseType, scope), let alias = self.type(outer).aliases[name] {
                return aliased(alias, arguments, TypeScope(owner: self.type(outer)))
            }
            return applied(self.type(index), arguments)
        default:
            return .unknown
        }
    }

    private func moduleType(_ type: MemberTypeSyntax, _ scope: TypeScope) -> StaticType {
        guard let module = type.baseType.as(IdentifierTypeSyntax.self) else { return .unknown }
        let path = "\(module.name.identifierText).\(type.name.identifierText)"
        if let type = hostType(named: path) { return .host(type.name) }
        if let nested = foreign(module.name.identifierText)?.nested[type.name.identifierText] { return .declared(nested.index) }
        let name = type.name.identifierText
        let arguments = type.genericArgumentClause?.types.map { staticType($0, scope) } ?? []
        if Self.modules.contains(module.name.identifierText) {
            // Not the program's type of that name.
            return libraryDeclared(name).map { applied($0, arguments) } ?? libraryType(name, arguments)
                ?? hostType(named: name).map { .host($0.name) } ?? namedType(name, arguments, scope)
        }
        guard let file = file(ofModule: module.name.identifierText, declaring: name, from: scope.file) else { return .unknown }
        return namedType(name, arguments, TypeScope(file: file))
    }

    func nestedType(_ name: String, in base: StaticType) -> StaticType? {
        switch base.unwrapped {
        case .declared(let index):
            let base = types[Int(self.base(of: index))]
            for type in base.chain {
                if let nested = type.nested[name] { return .declared(nested.index) }
                if let alias = type.aliases[name] { return staticType(alias, TypeScope(owner: type)) }
                if type.genericParameters.contains(name) { return bindings(of: index)[name] ?? .unknown }
            }
            if let (alias, other) = inheritedAlias(name, of: base) { return staticType(alias, TypeScope(owner: other)) }
            if name == "RawValue", let raw = type(index).rawType { return raw }
            // An extension of an undeclared class.
            if base.isPlaceholder, let nested = foreign(base.name)?.nested[name] {
                return .declared(nested.index)
            }
            if let host = base.hostAncestor { return nestedType(name, in: .host(host.name)) }
            return nil
        case .host(let host):
            if let extended = foreign(host)?.nested[name] { return .declared(extended.index) }
            for current in hostChain(from: hostType(named: host)) {
                if let nested = hostType(named: "\(current.name).\(name)") { return .host(nested.name) }
            }
            return nil
        case .string where name == "Index", .substring where name == "Index": return .stringIndex
        default:
            for extended in LibraryTypes.extensionNames(of: base).compactMap({ foreign($0) }) {
                if let nested = extended.nested[name] { return .declared(nested.index) }
                if let alias = extended.aliases[name] { return staticType(alias, TypeScope(owner: extended)) }
            }
            return nil
        }
    }

    func namedType(_ name: String, _ arguments: [StaticType], _ scope: TypeScope) -> StaticType {
        if let bound = scope.bindings[name] { return bound }
        var builder = scope.builder
        while let current = builder {
            if let type = current.localType(named: name) { return applied(type, arguments) }
            if let alias = current.localAlias(named: name) {
                var scope = scope
                scope.builder = current
                if !arguments.isEmpty { for (name, type) in zip(genericNames(ofAlias: alias), arguments) { scope.bindings[name] = type } }
                return staticType(alias, scope)
            }
            if current.genericParameters.contains(name) { return .unknown }
            builder = current.parent
        }
        if scope.generics.contains(name) { return .unknown }
        if name == "Self", let receiver = scope.receiver { return receiver }
        if name == "Self", let owner = scope.owner { return owner.kind == .protocol ? .unknown : selfType(of: owner) }
        var owner = scope.owner
        while let current = owner {
            if current.genericParameters.contains(name) { return .unknown }
            for type in current.chain {
                if let nested = type.nested[name] { return applied(nested, arguments) }
                guard let alias = type.aliases[name] else { continue }
                return aliased(alias, arguments, TypeScope(owner: type), bindings(of: type, in: current, scope.bindings))
            }
            if current.kind == .protocol, ([current] + allProtocols(of: current)).contains(where: { $0.associatedTypes.contains(name) }) {
                return .unknown
            }
            if let (alias, other) = inheritedAlias(name, of: current) { return aliased(alias, arguments, TypeScope(owner: other)) }
            if name == "RawValue", let raw = resolved(current).rawType { return raw }
            if current.kind == .extensionOfExternalType, let nested = nestedType(name, in: .host(current.name)) { return nested }
            if let host = current.hostAncestor, let nested = nestedType(name, in: .host(host.name)) { return nested }
            owner = current.outer ?? nil
            if let type = current.surroundingTypes[name] { return applied(type, arguments) }
        }
        if let type = topLevelType(name, from: scope.file) { return applied(type, arguments) }
        if let alias = alias(name, from: scope.file) { return aliased(alias, arguments, TypeScope(file: scope.file)) }
        return libraryType(name, arguments) ?? hostType(named: name).map { .host($0.name) } ?? placeholderType(named: name).map {
            .declared($0.index)
        }
            ?? .unknown
    }

    /// The type alias that a type inherits from a protocol, and that protocol.
    private func inheritedAlias(_ name: String, of type: TypeInfo) -> (TypeSyntax, TypeInfo)? {
        guard declared.protocolAliases.contains(name) else { return nil }
        return allProtocols(of: type).lazy.compactMap { other in other.aliases[name].map { ($0, other) } }.first
    }

    /// The arguments of a class above, given the arguments of the class below.
    private func bindings(of ancestor: TypeInfo, in type: TypeInfo, _ bound: [String: StaticType]) -> [String: StaticType] {
        guard ancestor !== type, !ancestor.genericNames.isEmpty,
            case .declared(let own) = applied(type, type.genericNames.map { bound[$0] ?? .unknown }),
            let number = number(of: ancestor, in: own)
        else { return bound }
        return bindings(of: number)
    }

    private func aliased(
        _ type: TypeSyntax, _ arguments: [StaticType], _ scope: TypeScope, _ bindings: [String: StaticType] = [:]
    ) -> StaticType {
        // `typealias Name = Module.Name` refers to itself if nothing declares the module.
        guard aliasesBeingResolved.insert(type.id).inserted else { return .unknown }
        defer { aliasesBeingResolved.remove(type.id) }
        var scope = scope
        scope.bindings = bindings
        if !arguments.isEmpty { for (name, type) in zip(genericNames(ofAlias: type), arguments) { scope.bindings[name] = type } }
        return staticType(type, scope)
    }

    /// Whether a setter changes a value and returns it beneath its result. True except for classes and static properties.
    func givesSelfBack(_ member: MemberInfo) -> Bool {
        guard let owner = member.owner, !member.isStatic else { return false }
        switch owner.kind {
        case .class: return false
        case .extensionOfExternalType:
            switch selfType(of: owner) {
            case .host(let name): return hostType(named: name)?.kind == .structure
            case .unknown, .any, .declared: return false
            default: return true
            }
        default: return true
        }
    }

    /// The type of `self` in a type's members.
    func selfType(of type: TypeInfo) -> StaticType {
        if type.kind == .extensionOfExternalType {
            switch type.name {
            case "Collection", "Sequence", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection": return .array(.unknown)
            case "StringProtocol": return .string
            case "FloatingPoint", "BinaryFloatingPoint": return .double
            case "BinaryInteger", "FixedWidthInteger", "SignedInteger": return .plainInt
            default: return libraryType(type.name, []) ?? (hostType(named: type.name) != nil ? .host(type.name) : .unknown)
            }
        }
        return .declared(type.index)
    }

    func libraryType(_ name: String, _ arguments: [StaticType]) -> StaticType? {
        let first = arguments.first ?? .unknown
        switch name {
        case "Double", "CGFloat", "TimeInterval", "CFTimeInterval", "Float64": return .double
        case "Float", "Float32", "Float16": return .float
        case "Bool": return .bool
        case "String", "StaticString": return .string
        case "Substring": return .substring
        case "Character", "UnicodeScalar": return .character
        case "Void": return .void
        case "Never": return .never
        case "Any", "AnyObject", "AnyHashable": return .any
        case "Array", "ArraySlice", "ContiguousArray": return .array(first)
        case "Dictionary": return .dictionary(first, arguments.count > 1 ? arguments[1] : .unknown)
        case "Set": return .set(first)
        case "Optional": return .optional(first)
        case "Range", "ClosedRange", "PartialRangeFrom": return .range(first)
        case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath": return arguments.count == 2 ? .function([first], arguments[1]) : nil
        case "PartialKeyPath": return .function([first], .unknown)
        case "KeyValuePairs": return .array(.tuple([first, arguments.count > 1 ? arguments[1] : .unknown], ["key", "value"]))
        default: return IntegerKind(name: name).map { .int($0) }
        }
    }
}
