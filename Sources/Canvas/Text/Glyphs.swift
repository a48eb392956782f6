/// The characters that the screen is drawn with: one set for Unicode terminals, one for ASCII. Each is one column wide, unless noted.
public struct Glyphs: Hashable, Sendable {
    /// Whether only ASCII may be written. A canvas then replaces all other characters.
    public var isASCII: Bool
    /// Marks cut-off text.
    public var ellipsis: String
    /// True, passed.
    public var check: String
    /// False, failed.
    public var cross: String
    /// A list's bullet.
    public var bullet: String
    /// A list's inner bullet; a choice not taken.
    public var hollowBullet: String
    /// An event on a lane.
    public var dot: String
    /// Points at the current line or row.
    public var pointer: String
    /// An arrow.
    public var left: String
    /// An arrow.
    public var right: String
    /// An arrow.
    public var up: String
    /// An arrow.
    public var down: String
    /// The shift key before another key's name; several columns in ASCII.
    public var shift: String
    /// Between values of a line, with spaces around it.
    public var separator: String
    /// Before the rest of a line that goes on in the next row.
    public var continued: String
    /// A small mark for changed values.
    public var changed: String
    /// The branch to a child that has a younger sibling; two columns.
    public var treeBranch: String
    /// The branch to a last child; two columns.
    public var treeLast: String
    /// A line past a child; two columns.
    public var treeLine: String
    /// The whole cell, then its upper and lower half.
    public var fullBlock: String
    /// The upper half of a cell.
    public var upperHalf: String
    /// The lower half of a cell.
    public var lowerHalf: String
    /// From nothing to full ink, five steps.
    public var shades: [String]
    /// The movable part of a scrollbar.
    public var thumb: String
    /// The fixed part of a scrollbar.
    public var track: String
    /// A radio button or check box: selected.
    public var chosen: String
    /// A radio button or check box: not selected.
    public var notChosen: String

    /// Box drawing, arrows and blocks.
    public static let unicode = Glyphs(
        isASCII: false, ellipsis: "…", check: "✓", cross: "✗", bullet: "•", hollowBullet: "◦", dot: "●", pointer: "▶",
        left: "←", right: "→", up: "↑", down: "↓", shift: "⇧", separator: "·", continued: "↪", changed: "*", treeBranch: "├ ",
        treeLast: "└ ",
        treeLine: "│ ", fullBlock: "█", upperHalf: "▀", lowerHalf: "▄", shades: [" ", "░", "▒", "▓", "█"], thumb: "┃", track: " ",
        chosen: "●", notChosen: "○"
    )

    /// ASCII only.
    public static let ascii = Glyphs(
        isASCII: true, ellipsis: "~", check: "y", cross: "n", bullet: "*", hollowBullet: "-", dot: "o", pointer: ">",
        left: "<", right: ">", up: "^", down: "v", shift: "Shift-", separator: "-", continued: "\\", changed: "*", treeBranch: "|-",
        treeLast: "`-",
        treeLine: "| ", fullBlock: "#", upperHalf: "\"", lowerHalf: "_", shades: [" ", ".", ":", "%", "#"], thumb: "#", track: " ",
        chosen: "*", notChosen: "o"
    )

    /// The nearest ASCII sign of one column for a scalar.
    static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.value < 0x7F { return scalar }
        switch scalar {
        case "“", "”", "„", "«", "»": return "\""
        case "‘", "’", "‚": return "'"
        case "–", "—", "−", "‐", "‑", "─", "━", "╌", "┄": return "-"
        case "│", "┃", "╎", "┆": return "|"
        case "…": return "~"
        case "•", "∙", "●", "◉": return "*"
        case "·", "◦", "○": return "."
        case "✓", "✔": return "y"
        case "✗", "✘", "×": return "x"
        case "→", "▶", "▸", "›", "⇒": return ">"
        case "←", "◀", "◂", "‹", "⇐": return "<"
        case "↑", "▲", "▴": return "^"
        case "↓", "▼", "▾": return "v"
        case "█", "▓": return "#"
        case "▒": return ":"
        case "░": return "."
        case "≤": return "<"
        case "≥": return ">"
        case "≠": return "#"
        case "↪": return "\\"
        case "≈": return "~"
        case "\u{A0}", "\u{2002}", "\u{2003}", "\u{2009}", "\u{3000}": return " "
        case "ß": return "s"
        default: break
        }
        if (0x2500...0x257F).contains(scalar.value) { return "+" }
        return scalar.latinBase ?? "?"
    }
}

extension Unicode.Scalar {
    // The letters U+00C0 to U+00FF by their base letter, in order.
    private static let latin1 = Array("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty".unicodeScalars)

    fileprivate var latinBase: Unicode.Scalar? {
        (0xC0...0xFF).contains(value) ? Self.latin1[Int(value) - 0xC0] : nil
    }
}
