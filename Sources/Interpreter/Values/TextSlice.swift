/// A substring with its indices in the whole string.
public final class TextSlice: Sendable {
    /// The substring.
    public let text: Substring

    /// Boxes a substring.
    public init(_ text: Substring) { self.text = text }
}

extension Value {
    /// The text of a String, Character or Substring; nil for other values.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .character(let character): String(character)
        case .substring(let slice): String(slice.text)
        default: nil
        }
    }

    /// A string as a substring, or a substring itself; nil for other values.
    var slice: Substring? {
        switch self {
        case .string(let text): text[...]
        case .substring(let slice): slice.text
        default: nil
        }
    }

    /// The identity of a string's storage. Strings with the same identity share their memory.
    struct StringIdentity: Hashable {
        fileprivate let bits: (UInt64, UInt64)
        /// The length in bytes.
        let length: Int

        static func == (lhs: Self, rhs: Self) -> Bool { lhs.bits == rhs.bits }
        func hash(into hasher: inout Hasher) { hasher.combine(bits.1) }
    }

    /// The identity of the long string that a value is or is part of; nil for short strings, which are not counted.
    var longString: StringIdentity? {
        let text: String
        switch self {
        case .string(let own): text = own
        case .substring(let slice): text = slice.text.base
        default: return nil
        }
        let length = text.utf8.count
        return length > Interpreter.longString ? StringIdentity(bits: unsafeBitCast(text, to: (UInt64, UInt64).self), length: length) : nil
    }

    /// The weight, in values, of this value's long string; 0 if an earlier value shares it.
    func stringWeight(after earlier: Value?) -> Int {
        guard let own = longString, own != earlier?.longString else { return 0 }
        return own.length / MemoryLayout<Value>.stride
    }

    /// Moves a string out of its value, so that it can change without a copy.
    mutating func takeString() -> String {
        guard case .string(let text) = self else { return "" }
        self = .void
        return text
    }

    /// A substring as a value.
    static func part(_ text: Substring) -> Value { .substring(TextSlice(text)) }

    /// An optional character as a value.
    static func optional(_ character: Character?) -> Value { character.map { .character($0) } ?? .none }

    /// Whether it is a String, Character or Substring.
    var isText: Bool {
        switch self {
        case .string, .character, .substring: true
        default: false
        }
    }
}
