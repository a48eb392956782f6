/// One line of a text, without its markup, cut into words and signs.
struct TextLine {
    /// A word, a number, a sign, a run of letters of another script, or space.
    struct Token: Hashable {
        enum Kind: Hashable {
            case word, number, sign, script, space
        }

        let kind: Kind
        let text: String
        /// From 1, in bytes of UTF-8, as all places count.
        let column: Int
    }

    /// From 1.
    let number: Int
    let text: String
    let tokens: [Token]

    /// `column` is that of the text's beginning.
    init(_ text: String, number: Int, column first: Int = 1) {
        (self.text, self.number) = (text, number)
        var tokens: [Token] = []
        let scalars = Array(text.unicodeScalars)
        let columns = scalars.reduce(into: [first]) { $0.append(($0.last ?? first) + UTF8.width($1)) }
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if let end = Self.endOfMarkup(scalars, at: index) {
                index = end
                continue
            }
            let kind = Self.kind(of: scalar)
            var end = index + 1
            if kind != .sign {
                while end < scalars.count, Self.continues(kind, scalars[end]) { end += 1 }
            } else if Self.arrowShafts.contains(scalar) {
                while end < scalars.count, Self.arrowShafts.contains(scalars[end]) { end += 1 }
                if end < scalars.count, scalars[end] == ">" { end += 1 }
            }
            var word = String(String.UnicodeScalarView(scalars[index..<end]))
            var column = columns[index]
            if kind == .word {
                column += word.prefix { $0 == "_" }.count
                word = word.trimmingPrefix { $0 == "_" }.description
                while word.hasSuffix("_") { word.removeLast() }
            }
            if !word.isEmpty { tokens.append(Token(kind: kind, text: word == "’" ? "'" : word, column: column)) }
            index = end
        }
        self.tokens = tokens
    }

    /// The words, in order, as they are written.
    var words: [String] { tokens.filter { $0.kind == .word }.map(\.text) }

    private static let arrowShafts: Set<Unicode.Scalar> = ["-", "="]

    private static func kind(of scalar: Unicode.Scalar) -> Token.Kind {
        if scalar.properties.isWhitespace { return .space }
        if scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic) { return .word }
        if ("0"..."9").contains(scalar) { return .number }
        return scalar.properties.isAlphabetic || scalar.properties.isIdeographic ? .script : .sign
    }

    private static func continues(_ kind: Token.Kind, _ scalar: Unicode.Scalar) -> Bool {
        let next = Self.kind(of: scalar)
        return next == kind || (kind == .word && next == .number)
    }

    /// The place behind what only sets the type: stars, back-quotes, and tags of HTML; nil for everything else.
    private static func endOfMarkup(_ scalars: [Unicode.Scalar], at index: Int) -> Int? {
        switch scalars[index] {
        case "*", "`", "\\", "\u{200B}", "\u{FEFF}", "\u{FE0F}": return index + 1
        case "<":
            var end = index + 1
            if end < scalars.count, scalars[end] == "/" { end += 1 }
            let start = end
            while end < scalars.count, ("a"..."z").contains(scalars[end]) { end += 1 }
            return end > start && end < scalars.count && scalars[end] == ">" ? end + 1 : nil
        default: return nil
        }
    }
}
