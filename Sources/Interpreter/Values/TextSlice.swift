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
