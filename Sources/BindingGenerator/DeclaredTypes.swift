/// A type as a declaration writes it, with nested names written in full.
indirect enum TypeName: Hashable, Sendable {
    case named(String)
    case existential(String)
    case optional(TypeName)
    case unwrappedOptional(TypeName)
    case array(TypeName)
    case set(TypeName)
    case dictionary(TypeName, TypeName)
    case function([TypeName], TypeName)
    case tuple([TypeName])
    /// Something that learners' code does not meet: generic parameters, pointers.
    case other(String)

    static let void = TypeName.tuple([])

    /// As Swift source.
    var source: String {
        switch self {
        case .named(let name), .other(let name): return name
        case .existential(let name): return "any \(name)"
        case .optional(let inner): return "\(inner.bracketed)?"
        case .unwrappedOptional(let inner): return "\(inner.bracketed)!"
        case .array(let element): return "[\(element.source)]"
        case .set(let element): return "Set<\(element.source)>"
        case .dictionary(let key, let value): return "[\(key.source): \(value.source)]"
        case .function(let parameters, let result): return "(\(parameters.map(\.source).joined(separator: ", "))) -> \(result.source)"
        case .tuple(let elements): return elements.isEmpty ? "Void" : "(\(elements.map(\.source).joined(separator: ", ")))"
        }
    }

    /// The type, with another one instead of the type of this name.
    func replacing(_ name: String, by path: String) -> TypeName {
        func replaced(_ type: TypeName) -> TypeName { type.replacing(name, by: path) }
        switch self {
        case .named(name): return .named(path)
        case .named, .other, .existential: return self
        case .optional(let inner): return .optional(replaced(inner))
        case .unwrappedOptional(let inner): return .unwrappedOptional(replaced(inner))
        case .array(let element): return .array(replaced(element))
        case .set(let element): return .set(replaced(element))
        case .dictionary(let key, let value): return .dictionary(replaced(key), replaced(value))
        case .function(let parameters, let result): return .function(parameters.map(replaced), replaced(result))
        case .tuple(let elements): return .tuple(elements.map(replaced))
        }
    }

    private var bracketed: String {
        switch self {
        case .existential, .function: "(\(source))"
        default: source
        }
    }

    var unwrapped: TypeName {
        switch self {
        case .optional(let inner), .unwrappedOptional(let inner): inner.unwrapped
        default: self
        }
    }

    var isOptional: Bool { unwrapped != self }
}

/// One parameter.
struct DeclaredParameter {
    let label: String?
    let name: String
    var type: TypeName
    let defaultValue: String?
    let isVariadic: Bool
    let isInout: Bool

    /// The same as an operator's operand.
    var unlabelled: DeclaredParameter {
        DeclaredParameter(label: nil, name: name, type: type, defaultValue: defaultValue, isVariadic: isVariadic, isInout: isInout)
    }
}

/// One member of a type, or a free function or variable.
struct DeclaredMember {
    enum Kind {
        case initializer(isFailable: Bool, isConvenience: Bool)
        case method
        case property(isSettable: Bool)
        case enumCase
        case `subscript`
    }

    let kind: Kind
    let baseName: String
    var parameters: [DeclaredParameter] = []
    var result: TypeName = .void
    var isStatic = false
    var isMutating = false
    var isOverride = false
    var isOperator = false
    var isOverridePoint = false
    /// The call in a convenience initialiser without parameters, or in one that overrides: its labels and arguments.
    var delegation: [(label: String?, value: String)]?
    /// Public or open; other members count only as overloads and as designated initialisers.
    var isPublic = true
    /// Generic, throwing or asynchronous.
    var obstacle: String?
    /// The version of iOS that introduced it, if the declaration or an enclosing type names one.
    var introduced: Int?

    /// The full Swift name.
    var name: String {
        switch kind {
        case .property, .enumCase: baseName
        default: "\(baseName)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
        }
    }

    /// The member in a type that gets it from a protocol's extension.
    func given(to path: String) -> DeclaredMember {
        var member = self
        for index in member.parameters.indices { member.parameters[index].type = member.parameters[index].type.replacing("Self", by: path) }
        member.result = member.result.replacing("Self", by: path)
        return member
    }

    /// The part that tells overloads apart.
    var signature: String { "\(isStatic ? "static " : "")\(name) \(parameters.map(\.type.source).joined(separator: ", "))" }
}

/// A type that the module declares, or whose extension it declares.
struct DeclaredType {
    enum Kind {
        case `class`, structure, enumeration, `protocol`, foreign
    }

    /// With the names of the types around it: `UIView.ContentMode`.
    let path: String
    var kind = Kind.foreign
    var isPublic = false
    /// The version of iOS that introduced it, if the declaration names one.
    var introduced: Int?
    var inherited: [String] = []
    /// In order of declaration, files by path.
    var members: [DeclaredMember] = []

    var root: String { path.split(separator: ".").first.map(String.init) ?? path }
}
