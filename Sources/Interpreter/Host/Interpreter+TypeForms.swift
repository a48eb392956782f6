/// The structure of a metatype value, for a host that creates values of the type.
public enum TypeForm: Sendable {
    case bool, string, double, float
    case integer(any (FixedWidthInteger & Sendable).Type)
    case optional(Value)
    case array(Value)
    case set(Value)
    case dictionary(Value, Value)
    case range(Value)
    /// A type that the program or a library declares.
    case declared
    /// A host type, by name.
    case host(String)
    /// An undeclared type, by name.
    case placeholder(String)
    /// Any other: a protocol, a function, `Any`.
    case other
}

extension Interpreter {
    /// The form of a metatype value.
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
            case .int(let kind): return .integer(kind.type)
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

    /// Whether a type of the program conforms to the protocol of that name.
    public func conforms(_ type: Value, to name: String) -> Bool {
        declaredType(of: type).map { declarations.conforms($0.type, to: name) } ?? false
    }

    /// An implicit member (`.name`) resolved in a type; any other value as it is. Borrowed.
    public func resolved(_ member: Value, as type: Value) -> Value {
        guard case .implicitMember = member, case .type(let reference) = type else { return member }
        keep(member)
        let value = resolvedMember(member, of: declarations.staticType(of: reference))
        store.pointee.pool.append(value)
        return value
    }

    /// A placeholder for a value of an undeclared type, which is reported. Borrowed.
    public func standingIn(for name: String) -> Value {
        tellPlaceholder(name)
        let made = makePlaceholder(name, .instance)
        store.pointee.pool.append(made)
        return made
    }
}
