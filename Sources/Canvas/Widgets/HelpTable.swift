/// All keys with their actions, under headings, searchable.
public struct HelpTable: Hashable, Sendable {
    /// Keys that belong together.
    public struct Section: Hashable, Sendable {
        /// Its heading.
        public var title: String
        /// Its keys.
        public var hints: [KeyHint]

        /// A section.
        public init(_ title: String, _ hints: [KeyHint]) {
            self.title = title
            self.hints = hints
        }
    }

    /// The sections from top to bottom.
    public var sections: [Section]
    /// Only keys whose name or action contains every word of this are shown; upper and lower case are the same.
    public var filter: String
    /// The first row shown.
    public var top: Int

    /// A table of keys.
    public init(_ sections: [Section], filter: String = "", top: Int = 0) {
        self.sections = sections
        self.filter = filter
        self.top = top
    }

    /// The sections with the entries that match the filter.
    public var matching: [Section] {
        let words = filter.lowercased().split(separator: " ")
        return sections.compactMap { section in
            let hints = section.hints.filter { hint in
                let text = "\(hint.keys) \(hint.action) \(section.title)".lowercased()
                return words.allSatisfy { text.contains($0) }
            }
            return hints.isEmpty ? nil : Section(section.title, hints)
        }
    }

    /// The rows it has in a width.
    public func rows(width: Int, theme: Theme) -> [StyledText] {
        let sections = matching
        if sections.isEmpty { return [StyledText("No key does “\(filter)”.", theme.dim)] }
        let keyColumns = min(width / 2, sections.flatMap(\.hints).map(\.keys.columns).max() ?? 0)
        var rows: [StyledText] = []
        for section in sections {
            if !rows.isEmpty { rows.append("") }
            rows.append(StyledText(section.title, theme.title))
            for hint in section.hints {
                var row = StyledText("  " + String(repeating: " ", count: max(0, keyColumns - hint.keys.columns)))
                let isDisabled = hint.disabledReason != nil
                row.append(hint.keys, isDisabled ? theme.disabled : theme.key)
                row.append("  " + hint.action, isDisabled ? theme.disabled : theme.text)
                if let reason = hint.disabledReason { row.append(" (not now: \(reason))", theme.dim) }
                rows += row.wrapped(to: width, hanging: keyColumns + 4)
            }
        }
        return rows
    }

    /// Draws it into the whole canvas part.
    public func draw(in canvas: inout Canvas) {
        let rows = rows(width: canvas.width - 1, theme: canvas.theme)
        let first = Scroll.clamped(top, count: rows.count, visible: canvas.height)
        canvas.put(lines: Array(rows.dropFirst(first)), x: 0, y: 0)
        Scroll.drawBar(in: &canvas, top: first, count: rows.count)
    }
}
