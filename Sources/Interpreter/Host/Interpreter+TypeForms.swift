/// What a type that is a value is made of, for a host that makes values of it.
public enum TypeForm: Sendable {
    case bool, string, double, float
    /// An integer type; `bits` 64 of an unsigned one are held by their bits.
    case integer(bits: Int, isSigned: Bool)
    case optional(Value)
    case array(Value)
    case set(Value)
    case dictionary(Value, Value)
    case range(Value)
    /// A type that the program, or one of its libraries, declares.
    case declared
    /// A type of the host's, by its name.
    case host(String)
    /// A type that nothing declares, by its name.
    case placeholder(String)
    /// Any other: a protocol, a function, `Any`.
    case other
}

extension Interpreter {
    /// What a type is made of.
    public func form(of type: Value) -> TypeForm {
        switch type {
        case .type(let reference):
            let type = declarations.staticType(of: reference)
            func value(_ type: StaticType) -> Value { typeValue(type) }
            switch type {
            case .bool: return .bool
            case .string, .substring: return .string
            case .double: return .double
            case .float: return .float
            case .int(let kind): return .integer(bits: kind.bitWidth, isSigned: !kind.name.hasPrefix("U"))
            case .optional(let inner): return .optional(value(inner))
            case .array(let element): return .array(value(element))
            case .set(let element): return .set(value(element))
            case .range(let bound): return .range(value(bound))
            case .dictionary(let key, let content): return .dictionary(value(key), value(content))
            case .declared(let index):
                let info = declarations.type(index)
                if info.isPlaceholder { return .placeholder(info.name) }
                return info.kind == .protocol ? .other : .declared
            case .host(let name): return .host(name)
            default: return .other
            }
        case .object(let id) where isPlaceholder(type): return .placeholder(placeholderName(id))
        default: return .other
        }
    }

    /// Whether a type of the program's conforms to a protocol by its name.
    public func conforms(_ type: Value, to name: String) -> Bool {
        declaredType(of: type).map { declarations.conforms($0.type, to: name) } ?? false
    }

    /// An implicit member (`.name`) as one of a type; any other value as it is. Borrowed.
    public func resolved(_ member: Value, as type: Value) -> Value {
        guard case .implicitMember = member, case .type(let reference) = type else { return member }
        keep(member)
        let value = resolvedMember(member, of: declarations.staticType(of: reference))
        store.pointee.pool.append(value)
        return value
    }

    /// Something that stands for a value of a type that nothing declares; it is told of. Borrowed.
    public func standingIn(for name: String) -> Value {
        tellPlaceholder(name)
        let made = makePlaceholder(name, .instance)
        store.pointee.pool.append(made)
        return made
    }
}
