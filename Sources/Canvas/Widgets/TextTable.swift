/// Rows of values under headings.
public struct TextTable: Hashable, Sendable {
    /// A column.
    public struct Column: Hashable, Sendable {
        /// Its heading.
        public var title: StyledText
        /// The alignment of its values.
        public var alignment: Alignment
        /// The columns of cells below which it is not narrowed.
        public var minimum: Int

        /// A column.
        public init(_ title: StyledText, alignment: Alignment = .left, minimum: Int = 3) {
            self.title = title
            self.alignment = alignment
            self.minimum = minimum
        }
    }

    /// The columns from left to right.
    public var columns: [Column]
    /// The values, row by row; missing ones are empty.
    public var rows: [[StyledText]]
    /// The selected row.
    public var selection: Int?
    /// The first row shown; nil keeps the selection in the middle.
    public var top: Int?
    /// Columns of cells between neighbours.
    public var gap: Int

    /// A table.
    public init(_ columns: [Column], rows: [[StyledText]], selection: Int? = nil, top: Int? = nil, gap: Int = 2) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.top = top
        self.gap = gap
    }

    /// The widths of the columns within a total: those that the contents need. If these are too wide, the widest columns are narrowed
    /// first.
    public func widths(in total: Int) -> [Int] {
        var widths = columns.indices.map { index in
            rows.reduce(columns[index].title.columns) { max($0, index < $1.count ? $1[index].columns : 0) }
        }
        var excess = widths.reduce(0, +) + gap * max(0, columns.count - 1) - total
        while excess > 0 {
            let candidates = widths.indices.filter { widths[$0] > columns[$0].minimum }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    /// The first row shown when the whole table has a height.
    public func firstShown(height: Int) -> Int {
        let visible = max(0, height - 1)
        if let top { return Scroll.clamped(top, count: rows.count, visible: visible) }
        return Scroll.top(centering: selection ?? 0, count: rows.count, visible: visible)
    }

    /// Draws headings and rows into the whole canvas part.
    public func draw(in canvas: inout Canvas) {
        let hasBar = rows.count > canvas.height - 1
        let widths = widths(in: canvas.width - (hasBar ? 2 : 0))
        drawRow(columns.map { $0.title.over(canvas.theme.title) }, y: 0, widths, in: &canvas)
        let first = firstShown(height: canvas.height)
        for row in 0..<max(0, min(canvas.height - 1, rows.count - first)) {
            if first + row == selection {
                canvas.fill(Rect(x: 0, y: row + 1, width: canvas.width - (hasBar ? 1 : 0), height: 1), style: canvas.theme.selection)
            }
            let values = rows[first + row]
            drawRow(first + row == selection ? values.map(\.uncolored) : values, y: row + 1, widths, in: &canvas)
        }
        if hasBar {
            canvas.within(Rect(x: 0, y: 1, width: canvas.width, height: canvas.height - 1)) { body in
                Scroll.drawBar(in: &body, top: first, count: rows.count)
            }
        }
    }

    private func drawRow(_ values: [StyledText], y: Int, _ widths: [Int], in canvas: inout Canvas) {
        var x = 0
        for (index, width) in widths.enumerated() {
            if index < values.count { canvas.put(values[index], x: x, y: y, width: width, align: columns[index].alignment) }
            x += width + gap
        }
    }
}
