public import Heap

/// A value of the learner's program.
///
/// Optionals are not wrapped: nil is `.none`, an optional around a nil is `.someNil`, and any other content stands for itself. Whoever
/// stores a value with references retains and releases it (`Interpreter.retain(_:)`, `Interpreter.release(_:)`). Values passed to a call
/// are borrowed.
public enum Value: Sendable {
    /// The empty tuple.
    case void
    /// nil.
    case none
    /// A nested nil, such as `.some(nil)`, with the number of optionals around the nil.
    case someNil(Int32)
    /// No value: an uninitialised variable, or an omitted argument with a default.
    case missing
    /// The mark of a place that is being modified: its value is with whatever modifies it. It is never read as a value.
    case held
    /// true or false.
    case bool(Bool)
    /// An Int.
    case int(Int)
    /// An integer of another type.
    case sized(SizedInteger)
    /// A Double or a CGFloat.
    case double(Double)
    /// A Float.
    case float(Float)
    /// A String.
    case string(String)
    /// A Character or a Unicode scalar.
    case character(Character)
    /// A Substring.
    case substring(TextSlice)
    /// A string index, which is valid in substrings too.
    case index(String.Index)
    /// An instance of a class of the program or the host.
    case object(ObjectID)
    /// A value of a host's value type: a rectangle, a colour, an enumeration case.
    case host(HostValue)
    /// A closure, or a function used as a value. It is a heap object, so that hosts can retain it.
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
    /// A metatype.
    case type(TypeReference)
    /// An implicit member (`.systemBlue`) whose type is not known yet. Its counted buffer holds the name and the arguments.
    case implicitMember(BufferID)
    /// A weak reference; reads as an optional object.
    case weak(ObjectID)
    /// An unowned reference; reads as an object.
    case unowned(ObjectID)
    /// The box of a variable that closures share.
    case box(BufferID)
}

extension Value {
    /// The value as the content of one more optional. A nil becomes a nested nil.
    var wrapped: Value {
        switch self {
        case .none: .someNil(1)
        case .someNil(let depth): .someNil(depth + 1)
        default: self
        }
    }

    /// The content of an optional other than nil.
    var content: Value {
        switch self {
        case .someNil(1): .none
        case .someNil(let depth): .someNil(depth - 1)
        default: self
        }
    }
}

/// The identity of a counted buffer.
public struct BufferID: Hashable, Sendable {
    let index: UInt32
}

/// A case of an enumeration of the program, with its payload if it has one.
public struct EnumCase: Sendable {
    let type: Int32
    let ordinal: UInt16
    /// Whether it has a payload.
    public let hasPayload: Bool
    let payload: BufferID
}

/// A reference to a type.
public enum TypeReference: Hashable, Sendable {
    /// A type of the program, by number.
    case declared(Int32)
    /// A type of the host or the library, by the number of its name.
    case named(Int32)
}

/// A value of a host's value type, with the type's name.
public final class HostValue: Hashable, Sendable {
    /// The host type's name in Swift: `CGRect`.
    public let typeName: String
    /// The boxed value.
    public let base: any (Hashable & Sendable)
    /// The size in bytes of values that can be large; otherwise 0.
    public let byteCount: Int

    /// Boxes `base`.
    public init(typeName: String, _ base: some Hashable & Sendable, byteCount: Int = 0) {
        self.typeName = typeName
        self.base = base
        self.byteCount = byteCount
    }

    /// The value as `type`; nil if it has another type.
    public func value<T>(as type: T.Type) -> T? {
        base as? T
    }

    /// Whether both box the same class instance. An image or a colour is an object to the learner.
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
