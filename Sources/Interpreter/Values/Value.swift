public import Heap

/// A value of the learner's program, as the machine holds it.
///
/// Optionals are not wrapped: nil is `.none`, an optional around a nil is `.someNil`, everything else stands for itself. Values that hold references to objects are counted by whoever
/// stores them (`Interpreter.retain(_:)`, `Interpreter.release(_:)`); values that pass through a call are borrowed.
public enum Value: Sendable {
    /// The empty tuple.
    case void
    /// nil.
    case none
    /// An optional whose content is an optional that is nil, `.some(nil)`: how many optionals are around the nil.
    case someNil(Int32)
    /// No value at all: an uninitialised variable, or an argument left to its default.
    case missing
    /// true or false.
    case bool(Bool)
    /// Any integer type.
    case int(Int)
    /// Any floating-point type, CGFloat included.
    case double(Double)
    /// A String.
    case string(String)
    /// A Character, or a scalar of Unicode's.
    case character(Character)
    /// A Substring.
    case substring(TextSlice)
    /// A place in a string, which the string's parts have as well.
    case index(String.Index)
    /// An instance of a class, the learner's or the host's.
    case object(ObjectID)
    /// A value of one of the host's value types: a rectangle, a colour, a case of an enum.
    case host(HostValue)
    /// A closure or a function used as a value: an object on the heap, so that hosts can retain it.
    case closure(ObjectID)
    /// An array, in a counted buffer.
    case array(BufferID)
    /// A dictionary, in a counted buffer.
    case dictionary(BufferID)
    /// A set, in a counted buffer.
    case set(BufferID)
    /// A tuple, in a counted buffer.
    case tuple(BufferID)
    /// A range of any form, in a counted buffer.
    case range(BufferID)
    /// An instance of a struct that the program declares.
    case structure(BufferID)
    /// A case of an enum that the program declares.
    case enumeration(EnumCase)
    /// A type as a value.
    case type(TypeReference)
    /// An implicit member (`.systemBlue`) whose type is not known yet: its name and arguments, in a counted buffer.
    case implicitMember(BufferID)
    /// A weak variable's content; reads as an optional object.
    case weak(ObjectID)
    /// An unowned variable's content; reads as an object.
    case unowned(ObjectID)
    /// The box of a variable that closures share, in a counted buffer.
    case box(BufferID)
}

extension Value {
    /// The value as the content of one more optional: a nil is something there.
    var wrapped: Value {
        switch self {
        case .none: .someNil(1)
        case .someNil(let depth): .someNil(depth + 1)
        default: self
        }
    }

    /// The content of an optional that is not nil.
    var content: Value {
        switch self {
        case .someNil(1): .none
        case .someNil(let depth): .someNil(depth - 1)
        default: self
        }
    }
}

/// The identity of one counted buffer of the machine.
public struct BufferID: Hashable, Sendable {
    let index: UInt32
}

/// A case of an enum that the program declares, with its payload if it has one.
public struct EnumCase: Sendable {
    let type: Int32
    let ordinal: UInt16
    /// Whether it has a payload.
    public let hasPayload: Bool
    let payload: BufferID
}

/// Names a type.
public enum TypeReference: Hashable, Sendable {
    /// A type that the program declares, by its number.
    case declared(Int32)
    /// Any other type, the host's or the standard library's, by its number among the names of the run.
    case named(Int32)
}

/// A value of one of the host's value types, with the name of its type.
public final class HostValue: Hashable, Sendable {
    /// The host type's name, as the learner writes it: `CGRect`.
    public let typeName: String
    /// The value itself.
    public let base: any (Hashable & Sendable)
    /// The bytes that it holds, where these may be many; else 0.
    public let byteCount: Int

    /// Boxes `base`.
    public init(typeName: String, _ base: some Hashable & Sendable, byteCount: Int = 0) {
        self.typeName = typeName
        self.base = base
        self.byteCount = byteCount
    }

    /// The value as `type`; nil when it is of another one.
    public func value<T>(as type: T.Type) -> T? {
        base as? T
    }

    /// Whether both box the very same instance of a class: a picture and a colour are objects to the learner.
    func isSameInstance(as other: HostValue) -> Bool {
        guard type(of: base) is AnyClass, type(of: other.base) is AnyClass else { return false }
        return (base as AnyObject) === (other.base as AnyObject)
    }

    /// Whether both box equal values.
    public static func == (lhs: HostValue, rhs: HostValue) -> Bool {
        lhs === rhs || AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}
