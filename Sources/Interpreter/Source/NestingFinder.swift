/// Finds brackets that are nested too deeply, and statements with too many links. The parser and the lowering recurse for each on the
/// tool's own stack.
///
/// Scans the bytes before there is a tree. Comments and strings do not count, interpolations do. A closing bracket also closes brackets
/// opened after its own opening one. A bracket left open by a regular expression thus ends with the surrounding braces.
struct NestingFinder {
    /// The deepest allowed nesting of brackets.
    static let most = 256
    /// The deepest allowed nesting of square brackets within the same braces. The parser reads the inner ones twice for each outer one: as
    /// a type, then as a value.
    static let mostSquare = 20
    /// The most operators, members, calls and branches in one statement or element.
    static let mostLinks = 1_000
    /// The number of links that an attribute counts as: nested property wrappers make nested types.
    private static let attributeLinks = 8
    /// Words that belong to a larger expression: what follows them continues it.
    private static let openWords: [StaticString] = ["await", "try", "as", "is", "consume", "copy", "each", "any", "some", "unsafe"]

    private enum Level {
        case round, square, curly
        /// An interpolation in a string with this many number signs and quotes.
        case interpolation(signs: Int, quotes: Int)
    }

    private var levels: [Level] = []
    /// The number of links so far, for the top level and for each open bracket.
    private var links = [0]
    private var squares = 0
    /// The number of open `#if`.
    private var conditions = 0
    /// Whether the line that begins here can be a statement of its own.
    private var isNewLine = false
    /// Whether the last token was an operator that still needs an operand.
    private var isOpen = false
    private var place = 0

    /// The first limit that a text exceeds, with its offset; nil for none. Linear in the text.
    static func excess(in text: String) -> (offset: Int, message: String)? {
        var text = text
        return text.withUTF8 { bytes in
            var finder = NestingFinder()
            return finder.scan(bytes)
        }
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, message: String)? {
        while place < bytes.count {
            let start = place
            step(bytes)
            if levels.count > Self.most { return (start, "nested too deeply: \(levels.count) levels") }
            if conditions > Self.most { return (start, "nested too deeply: \(conditions) levels of '#if'") }
            if squares > Self.mostSquare, squaresWithin > Self.mostSquare {
                return (start, "nested too deeply: \(squaresWithin) levels of '['")
            }
            if links[levels.count] > Self.mostLinks { return (start, "too long a statement: \(links[levels.count]) operators and calls") }
        }
        return nil
    }

    /// Consumes the next token, or a byte of one.
    private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>) {
        let byte = bytes[place]
        switch byte {
        case 9, 32:
            place += 1
            return
        case 10, 13:
            place += 1
            isNewLine = isNewLine || !isOpen
            return
        case UInt8(ascii: "/") where place + 1 < bytes.count && (bytes[place + 1] == byte || bytes[place + 1] == UInt8(ascii: "*")):
            place += 1
            return skipComment(bytes)
        default: break
        }
        let isElse = byte == UInt8(ascii: "e") && bytes[place...].starts(with: "else".utf8)
        if isNewLine, !isElse, !Self.isOperator(byte), byte != UInt8(ascii: "{") { links[levels.count] = 0 }
        isNewLine = false
        isOpen = false
        switch byte {
        case UInt8(ascii: "("): open(.round)
        case UInt8(ascii: "{"): open(.curly)
        case UInt8(ascii: "["): open(.square)
        case UInt8(ascii: "}"): close { if case .curly = $0 { true } else { false } }
        case UInt8(ascii: "]"): close { if case .square = $0 { true } else { false } }
        case UInt8(ascii: ")"):
            let string = close { level in
                switch level {
                case .round, .interpolation: true
                case .square, .curly: false
                }
            }
            place += 1
            if case .interpolation(let signs, let quotes) = string { skipString(bytes, signs: signs, quotes: quotes) }
            return
        case UInt8(ascii: "#") where bytes[place...].starts(with: "#if".utf8): conditions += 1
        case UInt8(ascii: "#") where bytes[place...].starts(with: "#endif".utf8): conditions = max(0, conditions - 1)
        case UInt8(ascii: "#"), UInt8(ascii: "\""): return openString(bytes)
        case UInt8(ascii: "@"):
            links[levels.count] += Self.attributeLinks
            isOpen = true
        case UInt8(ascii: ","), UInt8(ascii: ";"): links[levels.count] = 0
        case _ where Self.isOperator(byte):
            let isSpaced = place == 0 || bytes[place - 1] == 32 || bytes[place - 1] == 10
            while place + 1 < bytes.count, Self.isOperator(bytes[place + 1]), bytes[place + 1] != UInt8(ascii: "/") {
                place += 1
                // Each suffix is a link: `a!!` is two operators though it looks like one.
                if bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "?") { links[levels.count] += 1 }
            }
            // Nested generic arguments take the most stack.
            if byte == UInt8(ascii: "<"), !isSpaced { links[levels.count] += 3 }
            isOpen = isSpaced || bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: "<")
            links[levels.count] += 1
        default:
            if let length = openWord(bytes) {
                links[levels.count] += 1
                isOpen = true
                place += length - 1
            } else if isElse {
                links[levels.count] += 1
            }
        }
        place += 1
    }

    /// The length of such a word at `place`; nil for none.
    private func openWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard place == 0 || !Self.isLetter(bytes[place - 1]) else { return nil }
        for word in Self.openWords where place + word.utf8CodeUnitCount < bytes.count {
            let end = place + word.utf8CodeUnitCount
            let isThere = (0..<word.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
            if isThere, !Self.isLetter(bytes[end]) { return word.utf8CodeUnitCount }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Whether a byte belongs to an operator or joins two parts of an expression.
    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "="),
            UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "!"),
            UInt8(ascii: "?"),
            UInt8(ascii: "."), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    private mutating func open(_ level: Level) {
        links[levels.count] += 1
        levels.append(level)
        links.append(0)
        if case .square = level { squares += 1 }
    }

    /// How many square brackets are open within the innermost braces.
    private var squaresWithin: Int {
        var count = 0
        for level in levels.reversed() {
            if case .square = level { count += 1 }
            if case .curly = level { break }
        }
        return count
    }

    /// Closes everything up to and including the innermost level that matches, and returns that level. Returns nil if no level matches.
    @discardableResult private mutating func close(_ isMeant: (Level) -> Bool) -> Level? {
        guard let own = levels.lastIndex(where: isMeant) else { return nil }
        let level = levels[own]
        for case .square in levels[own...] { squares -= 1 }
        levels.removeSubrange(own...)
        links.removeSubrange((own + 1)...)
        return level
    }

    /// Skips a comment whose first byte has been consumed.
    private mutating func skipComment(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard place < bytes.count else { return }
        if bytes[place] == UInt8(ascii: "/") {
            while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
        } else if bytes[place] == UInt8(ascii: "*") {
            var depth = 1
            place += 1
            while place + 1 < bytes.count, depth > 0 {
                let pair = (bytes[place], bytes[place + 1])
                switch pair {
                case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
                case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
                default:
                    place += 1
                    continue
                }
                place += 2
            }
        }
    }

    /// Begins a string at number signs or quotes.
    private mutating func openString(_ bytes: UnsafeBufferPointer<UInt8>) {
        let signs = run(of: UInt8(ascii: "#"), in: bytes)
        let quotes = run(of: UInt8(ascii: "\""), in: bytes, atMost: 3)
        // Two quotes are an empty string.
        guard quotes == 1 || quotes == 3 else { return }
        skipString(bytes, signs: signs, quotes: quotes)
    }

    private mutating func run(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, atMost most: Int = .max) -> Int {
        let start = place
        while place < bytes.count, bytes[place] == byte, place - start < most { place += 1 }
        return place - start
    }

    /// Continues inside a string: consumes up to its end or to an interpolation. A single-line string ends with its line.
    private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>, signs: Int, quotes: Int) {
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                let found = run(of: UInt8(ascii: "\""), in: bytes, atMost: quotes)
                guard found == quotes else { continue }
                let end = place
                if run(of: UInt8(ascii: "#"), in: bytes, atMost: signs) == signs { return }
                // Only the first of these quotes surely belongs to the text.
                place = end - quotes + 1
            case UInt8(ascii: "\\"):
                place += 1
                guard run(of: UInt8(ascii: "#"), in: bytes, atMost: signs) == signs, place < bytes.count else { continue }
                place += 1
                guard bytes[place - 1] == UInt8(ascii: "(") else { continue }
                return open(.interpolation(signs: signs, quotes: quotes))
            case 10 where quotes == 1, 13 where quotes == 1: return
            default: place += 1
            }
        }
    }
}
