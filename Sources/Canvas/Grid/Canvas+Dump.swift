extension Canvas {
    /// The whole grid as lines of text without styles; spaces at line ends are left out, every line ends with `\n`.
    public var plainText: String {
        (0..<gridSize.height).reduce(into: "") { $0 += plainRow($1) + "\n" }
    }

    /// The whole grid as text. Below each row that has styles stands a row with a letter for each cell's style. The letters are explained
    /// at the end.
    public var markedText: String {
        var letters: [Style: Character] = [:]
        var legend = ""
        var result = ""
        let names = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        for row in 0..<gridSize.height {
            result += "|" + plainRow(row) + "\n"
            var marks = ""
            for column in 0..<gridSize.width {
                let style = gridCell(x: column, y: row).style
                if style == .plain {
                    marks.append(" ")
                } else if let letter = letters[style] {
                    marks.append(letter)
                } else {
                    let letter = letters.count < names.count ? names[letters.count] : "#"
                    letters[style] = letter
                    legend += "\(letter) = \(style.description)\n"
                    marks.append(letter)
                }
            }
            let trimmed = Self.trimmed(marks)
            if !trimmed.isEmpty { result += ":" + trimmed + "\n" }
        }
        return result + legend
    }

    private func plainRow(_ row: Int) -> String {
        var line = ""
        for column in 0..<gridSize.width { gridCell(x: column, y: row).text.append(to: &line) }
        return Self.trimmed(line)
    }

    private static func trimmed(_ line: String) -> String {
        var end = line.endIndex
        while end > line.startIndex, line[line.index(before: end)] == " " { end = line.index(before: end) }
        return String(line[..<end])
    }
}

extension Style: CustomStringConvertible {
    /// The style in words: `bold 75 on 237`, `plain` for none.
    public var description: String {
        let names: [(Attributes, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
        ]
        var words = names.filter { attributes.contains($0.0) }.map(\.1)
        if let foreground { words.append(foreground.description) }
        if let background { words += ["on", background.description] }
        return words.isEmpty ? "plain" : words.joined(separator: " ")
    }
}

extension Color: CustomStringConvertible {
    /// The palette's number, `#rrggbb`, or `standard`.
    public var description: String {
        switch self {
        case .standard: return "standard"
        case .indexed(let index): return String(index)
        case .rgb(let value):
            let digits = String(value.hex, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
    }
}
