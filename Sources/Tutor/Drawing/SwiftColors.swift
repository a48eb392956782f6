import Canvas

/// Colours Swift for reading: keywords, types, calls, literals, comments. Knows words, not grammar. Linear in the line's length.
enum SwiftColors {
    /// A text's lines in colours.
    static func lines(of text: String, theme: Theme) -> [StyledText] {
        pieces(of: text).map { line in
            var result = StyledText()
            for piece in line { result.append(piece.text, style(of: piece, theme)) }
            return result
        }
    }

    /// The words of a text's lines that are no comments, literals or keywords, in order.
    static func names(of text: String) -> [[String]] {
        // Two keywords name callbacks as well.
        let others = keywords.subtracting(["init", "deinit"])
        return pieces(of: text).map { line in
            line.compactMap { piece in
                guard case .word(_, let isMember) = piece.kind, isMember || !others.contains(piece.text) else { return nil }
                return piece.text.first == "@" || piece.text.first == "#" ? nil : piece.text
            }
        }
    }

    private static func pieces(of text: String) -> [[Piece]] {
        var scanner = PieceScanner()
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { scanner.line($0) }
    }

    private static func style(of piece: Piece, _ theme: Theme) -> Style {
        switch piece.kind {
        case .comment: return theme.codeComment
        case .string: return theme.codeString
        case .number: return theme.codeNumber
        case .other: return theme.text
        case .word(let isCall, let isMember):
            if piece.text.hasPrefix("@") || piece.text.hasPrefix("#") { return theme.codeAttribute }
            if !isMember, keywords.contains(piece.text) { return theme.codeKeyword }
            if piece.text.first?.isUppercase == true { return theme.codeType }
            return isCall ? theme.codeFunction : theme.text
        }
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "convenience", "default",
        "defer", "deinit", "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
        "get",
        "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonmutating",
        "open",
        "optional", "override", "private", "protocol", "public", "required", "rethrows", "return", "self", "Self", "set", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
        "willSet", "didSet",
    ]
}

/// A stretch of a line.
private struct Piece {
    enum Kind { case comment, string, number, word(isCall: Bool, isMember: Bool), other }

    var text: String
    var kind: Kind
}

/// Splits lines into pieces. Comments and texts go on from line to line.
private struct PieceScanner {
    private var commentDepth = 0
    private var isInText = false

    mutating func line(_ line: Substring) -> [Piece] {
        var result: [Piece] = []
        let characters = Array(line)
        var index = 0
        func starts(_ text: String) -> Bool { characters[index...].starts(with: text) }
        while index < characters.count {
            let start = index
            let character = characters[index]
            if commentDepth > 0 || starts("/*") {
                if starts("*/") {
                    commentDepth -= 1
                    index += 2
                } else if starts("/*") {
                    commentDepth += 1
                    index += 2
                } else {
                    index += 1
                }
                result.append(Piece(text: String(characters[start..<index]), kind: .comment))
            } else if isInText {
                while index < characters.count, !starts("\"\"\"") { index += 1 }
                if index < characters.count {
                    isInText = false
                    index += 3
                }
                result.append(Piece(text: String(characters[start..<index]), kind: .string))
            } else if starts("//") {
                index = characters.count
                result.append(Piece(text: String(characters[start...]), kind: .comment))
            } else if starts("\"\"\"") {
                isInText = true
                index += 3
                result.append(Piece(text: "\"\"\"", kind: .string))
            } else if character == "\"" {
                index += 1
                while index < characters.count, characters[index] != "\"" { index += characters[index] == "\\" ? 2 : 1 }
                index = min(characters.count, index + 1)
                result.append(Piece(text: String(characters[start..<index]), kind: .string))
            } else if character.isLetter || character == "_" || character == "@" || character == "#" {
                index += 1
                while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" {
                    index += 1
                }
                let word = String(characters[start..<index])
                let isCall = index < characters.count && characters[index] == "("
                let isMember = start > 0 && characters[start - 1] == "."
                result.append(Piece(text: word, kind: .word(isCall: isCall, isMember: isMember)))
            } else if character.isNumber {
                while index < characters.count, characters[index].isNumber || characters[index] == "." && isDigit(characters, index + 1) {
                    index += 1
                }
                result.append(Piece(text: String(characters[start..<index]), kind: .number))
            } else {
                index += 1
                result.append(Piece(text: String(character), kind: .other))
            }
        }
        return result
    }

    private func isDigit(_ characters: [Character], _ index: Int) -> Bool { index < characters.count && characters[index].isNumber }
}
