extension Canvas {
    /// Draws one line of text from a column on, cut at `width` columns or at the edge. An ellipsis marks what is lost to `width`.
    ///
    /// Returns the columns used. With an alignment, the text is aligned within `width` (or what is left of the row).
    @discardableResult
    public mutating func put(
        _ text: String, x: Int, y: Int, style: Style = .plain, width limit: Int? = nil, align: Alignment = .left
    ) -> Int {
        put(StyledText(text, style), x: x, y: y, width: limit, align: align)
    }

    /// Draws one line of styled text, see the other `put`.
    @discardableResult
    public mutating func put(_ text: StyledText, x: Int, y: Int, width limit: Int? = nil, align: Alignment = .left) -> Int {
        guard y >= 0, y < height else { return 0 }
        let room = limit ?? max(0, width - x)
        let columns = text.columns
        guard align == .left else {
            let shown = text.truncated(to: room, ellipsis: glyphs.ellipsis)
            return put(shown, x: x + align.indent(shown.columns, in: room), y: y, width: room)
        }
        let mark = columns <= room || glyphs.ellipsis.columns > room ? "" : glyphs.ellipsis
        let end = x + min(columns, room) - mark.columns
        var (column, style, isWhole) = (x, Style.plain, true)
        for span in text.spans where isWhole {
            let start = column
            (column, isWhole) = set(span.text, x: start, y: y, style: span.style, before: end)
            if column > start { style = span.style }
        }
        return set(mark, x: column, y: y, style: style, before: x + room).end - x
    }

    /// Draws lines one below the other, as many as fit; returns the rows used.
    @discardableResult
    public mutating func put(lines: [StyledText], x: Int, y: Int, width limit: Int? = nil, align: Alignment = .left) -> Int {
        let rows = min(lines.count, max(0, height - y))
        for (index, line) in lines.prefix(rows).enumerated() {
            put(line, x: x, y: y + index, width: limit, align: align)
        }
        return rows
    }

    /// Wraps text to `width` columns (or to the edge) and draws it; returns the rows used.
    @discardableResult
    public mutating func put(paragraph text: StyledText, x: Int, y: Int, width limit: Int? = nil, hanging: Int = 0) -> Int {
        put(lines: text.wrapped(to: limit ?? max(0, width - x), hanging: hanging), x: x, y: y)
    }
}
