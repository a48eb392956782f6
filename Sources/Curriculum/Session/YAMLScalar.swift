/// Texts as YAML: as they are where that is safe, else quoted.
enum YAMLScalar {
    /// A text on one line.
    static func text(_ text: String) -> String {
        let isPlain = text.first?.isLetter == true || text.first?.isNumber == true
        let isSimple = text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789 ._-/()+".unicodeScalars.contains($0))
        }
        if isPlain, isSimple, text.last != " " { return text }
        if isSafe(text), !text.contains("\n") { return "'\(text.replacing("'", with: "''"))'" }
        return "\"\(escaped(text))\""
    }

    /// A text of many lines as a block, each line behind `indent` columns. A text with control characters or other line ends than `\n` is
    /// quoted, with a line for each of its lines.
    static func block(_ text: String, indent: Int) -> String {
        let spaces = String(repeating: " ", count: indent)
        let body = text.drop { $0 == "\n" }
        guard isSafe(text), !body.isEmpty else { return quotedBlock(text, spaces) }
        let ending = text.hasSuffix("\n\n") ? "+" : text.hasSuffix("\n") ? "" : "-"
        // A block that begins with an empty line or a space says how far it is indented.
        let depth = text.first == "\n" || text.first == " " || text.first == "\t" ? "2" : ""
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return "|\(depth)\(ending)\n" + lines.map { $0.isEmpty ? "" : spaces + $0 }.joined(separator: "\n")
    }

    private static func quotedBlock(_ text: String, _ spaces: String) -> String {
        let pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = pieces.enumerated().map { index, piece in
            var line = escaped(String(piece)) + (index < pieces.count - 1 ? "\\n" : "")
            // A space at the start of a line would be taken for its indent.
            if line.hasPrefix(" ") { line = "\\" + line }
            return line
        }
        return "\"" + lines.joined(separator: "\\\n\(spaces)") + "\""
    }

    /// Whether a text may stand in a file as it is: YAML reads it unchanged, and no terminal obeys it.
    private static func isSafe(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isSafe) }

    static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: !scalar.properties.isBidiControl
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isSafe(scalar): result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
        }
        return result
    }
}
