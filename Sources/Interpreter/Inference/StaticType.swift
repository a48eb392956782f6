/// The static type of an expression, as far as it is known. `unknown` is always a correct answer.
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
    /// The type of an inout parameter in a function type.
    case reference(StaticType)
    /// The type of an autoclosure parameter in a function type.
    case autoclosure(StaticType)

    static let plainInt = StaticType.int(.int)
    /// A string index. Its values are integers.
    static let stringIndex = StaticType.host("String.Index")

    /// Whether it is a string index or a range of string indices.
    var isStringIndex: Bool {
        if case .range(let bound) = self { return bound == .stringIndex }
        return self == .stringIndex
    }

    /// Whether it is a string or substring.
    var isString: Bool { self == .string || self == .substring }

    /// The type without any optional around it.
    var unwrapped: StaticType {
        if case .optional(let inner) = self { return inner.unwrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Whether it is a host type.
    var isHost: Bool { if case .host = self { true } else { false } }

    /// Whether its values are functions.
    var isFunction: Bool {
        if case .function = self { return true }
        return false
    }

    /// Whether its values can be lists.
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

    /// Whether it is a non-generic type of the library.
    var isScalar: Bool {
        switch self {
        case .bool, .int, .double, .float, .string, .substring, .character: true
        default: false
        }
    }

    var isKnown: Bool { self != .unknown }

    /// Whether its values surely contain no objects.
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

    /// Whether it differs from another type whatever their unknown parts are.
    func isSurelyOther(than other: StaticType) -> Bool {
        switch (self, other) {
        case (.unknown, _), (_, .unknown): false
        case (.optional(let one), .optional(let two)), (.array(let one), .array(let two)), (.set(let one), .set(let two)),
            (.range(let one), .range(let two)), (.meta(let one), .meta(let two)), (.reference(let one), .reference(let two)),
            (.autoclosure(let one), .autoclosure(let two)):
            one.isSurelyOther(than: two)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.isSurelyOther(than: otherKey) || value.isSurelyOther(than: otherValue)
        case (.tuple(let types, let labels), .tuple(let others, let otherLabels)):
            labels != otherLabels || types.count != others.count || zip(types, others).contains { $0.isSurelyOther(than: $1) }
        case (.function(let parameters, let result), .function(let others, let otherResult)):
            parameters.count != others.count || result.isSurelyOther(than: otherResult)
                || zip(parameters, others).contains { $0.isSurelyOther(than: $1) }
        default: self != other
        }
    }

    /// The type with some of its parts replaced.
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

    /// Whether its values can have optionals in them, in lists or tuples, so that it decides how they look as `Any`.
    var holdsOptionals: Bool {
        switch self {
        case .array(let inner), .set(let inner): inner.isOptional || inner.holdsOptionals
        case .dictionary(let key, let value): key.isOptional || value.isOptional || key.holdsOptionals || value.holdsOptionals
        case .tuple(let types, _): types.contains { $0.isOptional || $0.holdsOptionals }
        default: false
        }
    }

    /// The number of optionals in it. Of two known types the one with fewer is more precise.
    var optionals: Int {
        switch self {
        case .optional(let inner): 1 + inner.optionals
        case .array(let inner), .set(let inner): inner.optionals
        case .dictionary(let key, let value): key.optionals + value.optionals
        default: 0
        }
    }

    /// The instance type of a metatype; other types stay.
    var instance: StaticType { if case .meta(let inner) = self { inner } else { self } }

    /// The type of its elements when iterated.
    var element: StaticType {
        switch unwrapped {
        case .array(let element), .set(let element), .range(let element): element
        case .dictionary(let key, let value): .tuple([key, value], ["key", "value"])
        case .string, .substring: .character
        default: .unknown
        }
    }

    /// The type as an optional. Optionals and unknown types stay.
    var madeOptional: StaticType {
        switch self {
        case .optional, .unknown: self
        default: .optional(self)
        }
    }
}

/// The integer types.
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

    /// Whether its values exceed Int's range, so that they are stored as bit patterns.
    var isWide: Bool { self == .uint || self == .uint64 }

    /// The allowed values. For 64-bit unsigned types only those that Int can hold.
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
