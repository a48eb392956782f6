/// A part of a string, with the places that it has there.
public final class TextSlice: Sendable {
    /// The part itself.
    public let text: Substring

    /// Boxes a part.
    public init(_ text: Substring) { self.text = text }
}

extension Value {
    /// The text that a String, a Character or a Substring is; nil for other values.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .character(let character): String(character)
        case .substring(let slice): String(slice.text)
        default: nil
        }
    }

    /// A string, or a part of one, with its places; nil for other values.
    var slice: Substring? {
        switch self {
        case .string(let text): text[...]
        case .substring(let slice): slice.text
        default: nil
        }
    }

    /// Which string a value has, and how long it is: two with the same share their memory.
    struct StringIdentity: Hashable {
        fileprivate let bits: (UInt64, UInt64)
        /// In bytes.
        let length: Int

        static func == (lhs: Self, rhs: Self) -> Bool { lhs.bits == rhs.bits }
        func hash(into hasher: inout Hasher) { hasher.combine(bits.1) }
    }

    /// The long string that a value is or is a part of; nil for short ones, which share a page with much else.
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

    /// How many values take as much memory as the long string that this one has and an earlier one has not; 0 for all else.
    func stringWeight(after earlier: Value?) -> Int {
        guard let own = longString, own != earlier?.longString else { return 0 }
        return own.length / MemoryLayout<Value>.stride
    }

    /// Takes a string out of its value, so that nobody else has it while it changes.
    mutating func takeString() -> String {
        guard case .string(let text) = self else { return "" }
        self = .void
        return text
    }

    /// A part of a string as a value.
    static func part(_ text: Substring) -> Value { .substring(TextSlice(text)) }

    /// The character or scalar at a text's beginning, as an optional.
    static func optional(_ character: Character?) -> Value { character.map { .character($0) } ?? .none }

    /// Whether it is a String, a Character or a Substring.
    var isText: Bool {
        switch self {
        case .string, .character, .substring: true
        default: false
        }
    }
}
