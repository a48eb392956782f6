import Canvas

/// Colours Swift for reading: keywords, types, calls, literals, comments. Knows words, not grammar. Linear in the line's length.
enum SwiftColors {
    /// A text's lines in colours.
    static func lines(of text: String, theme: Theme) -> [StyledText] {
        var colors = Coloring(theme: theme)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { colors.line($0) }
    }

    fileprivate static let keywords: Set<String> = [
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

private struct Coloring {
    let theme: Theme
    private var commentDepth = 0
    private var isInText = false

    init(theme: Theme) { self.theme = theme }

    mutating func line(_ line: Substring) -> StyledText {
        var result = StyledText()
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
                result.append(String(characters[start..<index]), theme.codeComment)
            } else if isInText {
                while index < characters.count, !starts("\"\"\"") { index += 1 }
                if index < characters.count {
                    isInText = false
                    index += 3
                }
                result.append(String(characters[start..<index]), theme.codeString)
            } else if starts("//") {
                index = characters.count
                result.append(String(characters[start...]), theme.codeComment)
            } else if starts("\"\"\"") {
                isInText = true
                index += 3
                result.append("\"\"\"", theme.codeString)
            } else if character == "\"" {
                index += 1
                while index < characters.count, characters[index] != "\"" { index += characters[index] == "\\" ? 2 : 1 }
                index = min(characters.count, index + 1)
                result.append(String(characters[start..<index]), theme.codeString)
            } else if character.isLetter || character == "_" || character == "@" || character == "#" {
                index += 1
                while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" {
                    index += 1
                }
                let word = String(characters[start..<index])
                let isCall = index < characters.count && characters[index] == "("
                result.append(word, style(of: word, isCall: isCall, isMember: start > 0 && characters[start - 1] == "."))
            } else if character.isNumber {
                while index < characters.count, characters[index].isNumber || characters[index] == "." && isDigit(characters, index + 1) {
                    index += 1
                }
                result.append(String(characters[start..<index]), theme.codeNumber)
            } else {
                index += 1
                result.append(String(character), theme.text)
            }
        }
        return result
    }

    private func isDigit(_ characters: [Character], _ index: Int) -> Bool { index < characters.count && characters[index].isNumber }

    private func style(of word: String, isCall: Bool, isMember: Bool) -> Style {
        if word.hasPrefix("@") || word.hasPrefix("#") { return theme.codeAttribute }
        if !isMember, SwiftColors.keywords.contains(word) { return theme.codeKeyword }
        if word.first?.isUppercase == true { return theme.codeType }
        return isCall ? theme.codeFunction : theme.text
    }
}
