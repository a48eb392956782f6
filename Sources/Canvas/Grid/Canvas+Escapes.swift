extension Canvas {
    /// The rows of the whole grid as text with SGR sequences (ECMA-48), for files that terminals play. Each row begins in the standard
    /// rendition.
    public var escapedRows: [String] {
        (0..<gridSize.height).map { row in
            var line = ""
            var current = Style.plain
            for column in 0..<gridSize.width {
                let cell = gridCell(x: column, y: row)
                if cell.text.isContinuation { continue }
                if cell.style != current {
                    line += "\u{1b}[\((["0"] + cell.style.renditions).joined(separator: ";"))m"
                    current = cell.style
                }
                cell.text.append(to: &line)
            }
            return line
        }
    }
}

extension Style {
    /// The parameters of the SGR sequence that sets this style after a reset.
    fileprivate var renditions: [String] {
        let known: [(Attributes, String)] = [(.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7")]
        return known.filter { attributes.contains($0.0) }.map(\.1) + (foreground?.renditions(of: "38") ?? [])
            + (background?.renditions(of: "48") ?? [])
    }
}

extension Color {
    fileprivate func renditions(of plane: String) -> [String] {
        switch self {
        case .standard: []
        case .indexed(let index): [plane, "5", String(index)]
        case .rgb(let value): [plane, "2", String(value.red), String(value.green), String(value.blue)]
        }
    }
}
