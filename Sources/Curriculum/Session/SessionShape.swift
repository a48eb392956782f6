internal import Interpreter

/// The shape of a session's lines, before they are read as YAML.
///
/// A few references that refer to one another can stand for more than fits any machine, and lists within lists for more than fits a stack. A
/// session needs neither: a line has a key with one value, or one value behind a dash. Sources may contain anything: the lines of their
/// blocks and quotes are passed over. Marks are compared as bytes: for YAML a bracket before a combining accent is a bracket.
enum SessionShape {
    /// The columns that a line is indented at most, outside sources.
    private static let mostIndent = 8
    private static let marks = Set("&*!?[{".utf8)
    private static let quote = UInt8(ascii: "\"")
    private static let apostrophe = UInt8(ascii: "'")
    private static let backslash = UInt8(ascii: "\\")
    private static let colon = UInt8(ascii: ":")
    private static let hash = UInt8(ascii: "#")

    /// The first line that no session has; nil when there is none.
    static func problem(in file: TextFile) -> CurriculumProblem? {
        /// The least indent of a block's lines.
        var block: Int?
        /// Whether a source in quotes goes on.
        var isQuoted = false
        for (index, line) in file.lines.enumerated() {
            if let place = line.unicodeScalars.firstIndex(where: { !YAMLScalar.isSafe($0) }) {
                let column = line.utf8.distance(from: line.startIndex, to: place) + 1
                return CurriculumProblem(
                    file.location(line: index + 1, column: column), "a control character is written out here, as \\u001b is one")
            }
            if isQuoted {
                isQuoted = rest(of: line.utf8, behind: quote) == nil
                continue
            }
            let indent = line.prefix { $0 == " " }.count
            if let depth = block {
                if indent >= depth || line.allSatisfy({ $0 == " " }) { continue }
                block = nil
            }
            let dash = line.dropFirst(indent).prefix { $0 == "-" || $0 == " " || $0 == "\t" }
            let words = line.dropFirst(indent + dash.count)
            func problem(_ message: String) -> CurriculumProblem {
                CurriculumProblem(file.location(line: index + 1, column: line.utf8.count - words.utf8.count + 1), message)
            }
            if dash.count(where: { $0 == "-" }) > 1 { return problem("a list has no lists in it") }
            if indent > mostIndent { return problem("this line is indented by more than \(mostIndent) columns") }
            if words.isEmpty || words.utf8.first == hash && dash.last != "-" { continue }
            let behindKey = words.drop { $0.isLetter || $0 == "-" }
            let value = behindKey.drop { $0 == ":" || $0 == " " || $0 == "\t" }
            if isMarked(words) || isMarked(value) {
                return problem("a session has no anchors, aliases, tags and brackets; each entry of a list has a line behind a dash")
            }
            if words.hasPrefix("text: |") {
                block = indent + dash.count + 1
                continue
            }
            let hasKey = behindKey.utf8.first == colon && isBlank(behindKey.utf8.dropFirst().first)
            let text = (hasKey ? value : words).utf8
            guard let first = text.first else { continue }
            var isOne = hasKey || dash.contains { $0 == "-" }
            if first == quote || first == apostrophe {
                if let more = rest(of: text.dropFirst(), behind: first) {
                    let next = more.first { !isBlank($0) }
                    if let next, next != hash { isOne = false }
                } else if first == quote, words.hasPrefix("text: ") {
                    isQuoted = true
                } else {
                    return problem("this is not YAML of a session: only a file's text has more than one line")
                }
            } else if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
                return problem("only a file's text has more than one line")
            } else if !hasKey {
                let hasColon = text.last == colon || zip(text, text.dropFirst()).contains { $0 == colon && isBlank($1) }
                if hasColon { isOne = false }
            }
            if !isOne { return problem("a line of a session has a key with one value, or one value behind a dash") }
        }
        return nil
    }

    /// Whether a text begins with what YAML takes for more than a text.
    private static func isMarked(_ text: Substring) -> Bool { text.utf8.first.map { marks.contains($0) } ?? false }

    /// Whether a byte, or the end of a line, parts a key from its value.
    private static func isBlank(_ byte: UInt8?) -> Bool { byte == nil || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// What stands behind the quote that closes a text; nil where the text goes on in the next line. The opening quote is no part of it.
    private static func rest(of text: Substring.UTF8View, behind closing: UInt8) -> Substring.UTF8View? {
        var open = text
        while let place = open.firstIndex(where: { $0 == closing || $0 == backslash && closing == quote }) {
            let next = open[open.index(after: place)...]
            // `\"` and `''` do not close it.
            guard open[place] == backslash || closing == apostrophe && next.first == apostrophe else { return next }
            open = next.dropFirst()
        }
        return nil
    }
}
