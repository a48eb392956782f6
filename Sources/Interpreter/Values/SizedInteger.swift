/// An integer of another type than Int.
public struct SizedInteger: Sendable {
    /// The number. One of UInt or UInt64 that Int cannot hold is stored by its bits.
    let bits: Int
    let kind: IntegerKind
}

extension IntegerKind {
    /// The kind of an integer type of Swift.
    init(_ type: any FixedWidthInteger.Type) {
        self =
            switch type {
            case is Int8.Type: .int8
            case is Int16.Type: .int16
            case is Int32.Type: .int32
            case is Int64.Type: .int64
            case is UInt.Type: .uint
            case is UInt8.Type: .uint8
            case is UInt16.Type: .uint16
            case is UInt32.Type: .uint32
            case is UInt64.Type: .uint64
            default: .int
            }
    }

    /// The kind of the magnitudes.
    var magnitude: IntegerKind {
        switch self {
        case .int, .uint: .uint
        case .int8, .uint8: .uint8
        case .int16, .uint16: .uint16
        case .int32, .uint32: .uint32
        case .int64, .uint64: .uint64
        }
    }

    /// The low bits of a number as one of the kind.
    func wrapped(_ number: Int) -> Int {
        switch self {
        case .int8: Int(Int8(truncatingIfNeeded: number))
        case .int16: Int(Int16(truncatingIfNeeded: number))
        case .int32: Int(Int32(truncatingIfNeeded: number))
        case .uint8: Int(UInt8(truncatingIfNeeded: number))
        case .uint16: Int(UInt16(truncatingIfNeeded: number))
        case .uint32: Int(UInt32(truncatingIfNeeded: number))
        case .int, .int64, .uint, .uint64: number
        }
    }

    /// The Swift type of the kind.
    var type: any (FixedWidthInteger & Sendable).Type {
        switch self {
        case .int: Int.self
        case .int8: Int8.self
        case .int16: Int16.self
        case .int32: Int32.self
        case .int64: Int64.self
        case .uint: UInt.self
        case .uint8: UInt8.self
        case .uint16: UInt16.self
        case .uint32: UInt32.self
        case .uint64: UInt64.self
        }
    }
}

extension SizedInteger {
    /// The number as one of Swift's own.
    public var number: any FixedWidthInteger & Sendable {
        func number<Number: FixedWidthInteger & Sendable>(_ type: Number.Type) -> any FixedWidthInteger & Sendable {
            Number(truncatingIfNeeded: bits)
        }
        return number(kind.type)
    }

    var double: Double { kind.isWide ? Double(UInt(bitPattern: bits)) : Double(bits) }

    /// Whether it is less than another integer, of any kind.
    static func < (lhs: SizedInteger, rhs: SizedInteger) -> Bool {
        switch (lhs.exceedsInt, rhs.exceedsInt) {
        case (false, true): true
        case (true, false): false
        default: lhs.bits < rhs.bits
        }
    }

    /// Whether both are the same number, of any kinds.
    static func == (lhs: SizedInteger, rhs: SizedInteger) -> Bool { lhs.bits == rhs.bits && lhs.exceedsInt == rhs.exceedsInt }

    /// Whether Int cannot hold it.
    var exceedsInt: Bool { kind.isWide && bits < 0 }

    /// The number as Int; nil if that cannot hold it.
    var whole: Int? { exceedsInt ? nil : bits }
}

extension Value {
    /// An integer, given by its value or the low bits of one that Int cannot hold.
    static func integer(_ bits: Int, _ kind: IntegerKind) -> Value {
        kind == .int ? .int(bits) : .sized(SizedInteger(bits: bits, kind: kind))
    }

    /// An integer of the type that it has in Swift.
    public static func integer<Number: FixedWidthInteger>(_ number: Number) -> Value {
        .integer(Int(truncatingIfNeeded: number), IntegerKind(Number.self))
    }

    /// An integer of any type, with its kind; nil for other values.
    var sized: SizedInteger? {
        switch self {
        case .int(let number): SizedInteger(bits: number, kind: .int)
        case .sized(let number): number
        default: nil
        }
    }

    /// An integer of any type as Int; nil for other values and what Int cannot hold.
    public var integer: Int? {
        switch self {
        case .int(let number): number
        case .sized(let number): number.whole
        default: nil
        }
    }

    /// An integer of any type as another one; nil for other values and what that type cannot hold.
    public func integer<Number: FixedWidthInteger>(as type: Number.Type) -> Number? {
        switch self {
        case .int(let number): Number(exactly: number)
        case .sized(let number): Number(exactly: number.number)
        default: nil
        }
    }

    /// A Float, or what a literal is as one that was lowered without a type; nil for other values.
    var float: Float? {
        switch self {
        case .float(let number): number
        case .double(let number): Float(number)
        case .int(let number): Float(number)
        default: nil
        }
    }

    /// A floating-point number of any type; nil for other values.
    public var floating: Double? {
        switch self {
        case .double(let number): number
        case .float(let number): Double(number)
        default: nil
        }
    }

    /// A number of any type; nil for other values.
    public var number: Double? {
        switch self {
        case .int(let number): Double(number)
        case .sized(let number): number.double
        case .double(let number): number
        case .float(let number): Double(number)
        default: nil
        }
    }
}
