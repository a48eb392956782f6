/// What is known of an expression's type before the program runs. Never complete: `unknown` is always a right answer.
indirect enum StaticType: Hashable, Sendable {
    case unknown
    case void
    case never
    case any
    case bool
    case int(IntegerKind)
    case double
    case float
    case string
    case substring
    case character
    case optional(StaticType)
    case array(StaticType)
    case dictionary(StaticType, StaticType)
    case set(StaticType)
    case range(StaticType)
    case tuple([StaticType], [String?])
    case function([StaticType], StaticType)
    case declared(Int32)
    case host(String)
    case meta(StaticType)
    /// A function type's inout parameter.
    case reference(StaticType)
    /// A function type's parameter whose argument is made a closure of that type.
    case autoclosure(StaticType)

    static let plainInt = StaticType.int(.int)
    /// A position in a string, which values show as an integer.
    static let stringIndex = StaticType.host("String.Index")

    /// Whether it is a position in a string, or a range of such.
    var isStringIndex: Bool {
        if case .range(let bound) = self { return bound == .stringIndex }
        return self == .stringIndex
    }

    /// Whether it is a type of texts that have indices.
    var isString: Bool { self == .string || self == .substring }

    /// The type with every optional around it taken off.
    var unwrapped: StaticType {
        if case .optional(let inner) = self { return inner.unwrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Whether it is a type of the host's itself.
    var isHost: Bool { if case .host = self { true } else { false } }

    /// Whether its values are functions.
    var isFunction: Bool {
        if case .function = self { return true }
        return false
    }

    /// Whether its values may be lists, as far as that is known.
    var mayBeList: Bool {
        switch self {
        case .array, .unknown: true
        default: false
        }
    }

    var isFloating: Bool {
        switch unwrapped {
        case .double, .float: true
        default: false
        }
    }

    var isNumber: Bool {
        switch self {
        case .int, .double, .float: true
        default: false
        }
    }

    /// Whether it is an integer type whose values are held by their bits.
    var isWide: Bool { if case .int(let kind) = self { kind.isWide } else { false } }

    /// Whether it is one of the library's types without parameters.
    var isScalar: Bool {
        switch self {
        case .bool, .int, .double, .float, .string, .substring, .character: true
        default: false
        }
    }

    var isKnown: Bool { self != .unknown }

    /// Whether it is known that no object is in its values.
    var isPlain: Bool {
        switch self {
        case .void, .never, .bool, .int, .double, .float, .string, .substring, .character, .meta: true
        case .optional(let inner), .array(let inner), .set(let inner), .range(let inner): inner.isPlain
        case .dictionary(let key, let value): key.isPlain && value.isPlain
        case .tuple(let types, _): types.allSatisfy(\.isPlain)
        default: false
        }
    }

    /// Whether all its parts are known.
    var isWhole: Bool {
        switch self {
        case .unknown: false
        case .optional(let inner), .array(let inner), .set(let inner), .range(let inner), .meta(let inner), .reference(let inner),
            .autoclosure(let inner):
            inner.isWhole
        case .dictionary(let key, let value): key.isWhole && value.isWhole
        case .tuple(let types, _): types.allSatisfy(\.isWhole)
        case .function(let parameters, let result): parameters.allSatisfy(\.isWhole) && result.isWhole
        default: true
        }
    }

    /// The type with others in place of some of its parts.
    func replacing(_ parts: Set<StaticType>, with other: StaticType) -> StaticType {
        if parts.contains(self) { return other }
        func inner(_ type: StaticType) -> StaticType { type.replacing(parts, with: other) }
        return switch self {
        case .optional(let type): .optional(inner(type))
        case .array(let type): .array(inner(type))
        case .set(let type): .set(inner(type))
        case .range(let type): .range(inner(type))
        case .dictionary(let key, let value): .dictionary(inner(key), inner(value))
        case .tuple(let types, let labels): .tuple(types.map(inner), labels)
        case .function(let parameters, let result): .function(parameters.map(inner), inner(result))
        case .reference(let type): .reference(inner(type))
        case .autoclosure(let type): .autoclosure(inner(type))
        default: self
        }
    }

    /// How many optionals stand in it: of two types that have a value, the one with fewer says more of it.
    var optionals: Int {
        switch self {
        case .optional(let inner): 1 + inner.optionals
        case .array(let inner), .set(let inner): inner.optionals
        case .dictionary(let key, let value): key.optionals + value.optionals
        default: 0
        }
    }

    /// What a type that is a value is the type of; others stay.
    var instance: StaticType { if case .meta(let inner) = self { inner } else { self } }

    /// What iterating gives.
    var element: StaticType {
        switch unwrapped {
        case .array(let element), .set(let element), .range(let element): element
        case .dictionary(let key, let value): .tuple([key, value], ["key", "value"])
        case .string, .substring: .character
        default: .unknown
        }
    }

    /// The type made optional; optionals and nothing stay.
    var madeOptional: StaticType {
        switch self {
        case .optional, .unknown, .any: self
        default: .optional(self)
        }
    }
}

/// The integer types, each with its bounds.
enum IntegerKind: Int32, CaseIterable, Sendable {
    case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64

    init?(name: String) {
        switch name {
        case "Int": self = .int
        case "Int8": self = .int8
        case "Int16": self = .int16
        case "Int32": self = .int32
        case "Int64": self = .int64
        case "UInt": self = .uint
        case "UInt8": self = .uint8
        case "UInt16": self = .uint16
        case "UInt32": self = .uint32
        case "UInt64": self = .uint64
        default: return nil
        }
    }

    /// Whether it has negative values.
    var isSigned: Bool { rawValue < IntegerKind.uint.rawValue }

    /// Whether it has values that Int does not: they are held by their bits.
    var isWide: Bool { self == .uint || self == .uint64 }

    /// The values that fit; of 64-bit unsigned ones, those that Int has too.
    var bounds: ClosedRange<Int> {
        switch self {
        case .int, .int64: Int.min...Int.max
        case .int8: -128...127
        case .int16: -32768...32767
        case .int32: Int(Int32.min)...Int(Int32.max)
        case .uint, .uint64: 0...Int.max
        case .uint8: 0...255
        case .uint16: 0...65535
        case .uint32: 0...Int(UInt32.max)
        }
    }

    var bitWidth: Int {
        switch self {
        case .int, .int64, .uint, .uint64: 64
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        }
    }

    var name: String {
        switch self {
        case .int: "Int"
        case .int8: "Int8"
        case .int16: "Int16"
        case .int32: "Int32"
        case .int64: "Int64"
        case .uint: "UInt"
        case .uint8: "UInt8"
        case .uint16: "UInt16"
        case .uint32: "UInt32"
        case .uint64: "UInt64"
        }
    }
}
