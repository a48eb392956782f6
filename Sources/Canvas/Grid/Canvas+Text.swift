extension Canvas {
    /// Draws one line of text from a column on; cut at `width` columns or at the edge, with an ellipsis if something is lost to `width`.
    ///
    /// Returns the columns used. With an alignment, the text stands so within `width` (or what is left of the row).
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
        let shown = text.truncated(to: room, ellipsis: glyphs.ellipsis)
        var column = x
        if align != .left { column += align.indent(shown.columns, in: room) }
        let start = column
        for span in shown.spans {
            for grapheme in Graphemes(span.text) {
                set(grapheme, x: column, y: y, style: span.style)
                column += grapheme.columns
            }
        }
        return column - start
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
