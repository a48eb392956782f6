/// A scrolling view of text lines with numbers, one of which is the current one.
public struct SourceView: Hashable, Sendable {
    /// A sign before a line.
    public struct Mark: Hashable, Sendable {
        /// One column.
        public var sign: String
        /// How it looks.
        public var style: Style

        /// A sign.
        public init(_ sign: String, _ style: Style) {
            self.sign = sign
            self.style = style
        }
    }

    /// The lines, without line ends.
    public var lines: [StyledText]
    /// The number of the first line; nil shows no numbers.
    public var firstNumber: Int?
    /// The current line, an index into `lines`.
    public var current: Int?
    /// The first line shown; nil keeps the current one in the middle.
    public var top: Int?
    /// Columns scrolled to the right.
    public var left: Int
    /// Signs by index into `lines`.
    public var marks: [Int: Mark]
    /// Rows beneath lines, by index into `lines`.
    public var notes: [Int: [StyledText]] = [:]

    /// A view of lines.
    public init(
        _ lines: [StyledText], firstNumber: Int? = 1, current: Int? = nil, top: Int? = nil, left: Int = 0, marks: [Int: Mark] = [:]
    ) {
        self.lines = lines
        self.firstNumber = firstNumber
        self.current = current
        self.top = top
        self.left = left
        self.marks = marks
    }

    /// The first line shown in a height.
    public func firstShown(height: Int) -> Int {
        guard let top else { return min(lastTop(height: height), Scroll.top(centering: current ?? 0, count: lines.count, visible: height)) }
        return max(0, min(top, lastTop(height: height)))
    }

    /// The first line of those that fill a height to the end.
    private func lastTop(height: Int) -> Int {
        var (line, rows) = (lines.count, 0)
        while line > 0 {
            rows += 1 + (notes[line - 1]?.count ?? 0)
            if rows > height { break }
            line -= 1
        }
        return line
    }

    /// What a row shows: a line, or one of the rows beneath it.
    private struct Row {
        var line: Int
        var note: Int?
    }

    private func rows(height: Int) -> [Row] {
        var rows: [Row] = []
        for line in firstShown(height: height)..<max(lines.count, firstShown(height: height)) {
            guard rows.count < height else { break }
            rows.append(Row(line: line))
            for note in (notes[line] ?? []).indices where rows.count < height { rows.append(Row(line: line, note: note)) }
        }
        return rows
    }

    /// The line in a row of a view drawn in a height, a row beneath a line counted as it; nil below the last.
    public func line(atRow row: Int, height: Int) -> Int? {
        let rows = rows(height: height)
        return rows.indices.contains(row) ? rows[row].line : nil
    }

    /// Columns before the text: sign, number, space.
    public var gutterWidth: Int {
        guard let firstNumber else { return marks.isEmpty && current == nil ? 0 : 2 }
        return 1 + max(2, String(firstNumber + max(0, lines.count - 1)).count) + 1
    }

    /// Draws it into the whole canvas part.
    public func draw(in canvas: inout Canvas) {
        let first = firstShown(height: canvas.height)
        let hasBar = lines.count + notes.values.reduce(0) { $0 + $1.count } > canvas.height
        let width = canvas.width - (hasBar ? 1 : 0)
        let gutter = gutterWidth
        for (row, shown) in rows(height: canvas.height).enumerated() {
            let index = shown.line
            if let note = shown.note {
                let text = notes[index]?[note] ?? ""
                canvas.within(Rect(x: gutter, y: row, width: width - gutter, height: 1)) { $0.put(text, x: 0, y: 0, width: $0.width) }
                continue
            }
            let isCurrent = index == current
            if isCurrent { canvas.fill(Rect(x: 0, y: row, width: width, height: 1), style: canvas.theme.currentLine) }
            if let firstNumber {
                let style = isCurrent ? canvas.theme.accent : canvas.theme.gutter
                canvas.put(String(firstNumber + index), x: 1, y: row, style: style, width: gutter - 2, align: .right)
            }
            if let mark = marks[index] { canvas.put(mark.sign, x: 0, y: row, style: mark.style, width: 1) }
            if isCurrent { canvas.put(canvas.glyphs.pointer, x: 0, y: row, style: canvas.theme.accent) }
            let inherited = Style(nil, canvas.theme.currentLine.attributes.subtracting(.reverse))
            let text = isCurrent ? lines[index].over(inherited) : lines[index]
            canvas.within(Rect(x: gutter, y: row, width: width - gutter, height: 1)) { line in
                line.put(text, x: -left, y: 0, width: line.width + left)
            }
        }
        if hasBar { Scroll.drawBar(in: &canvas, top: first, count: lines.count) }
    }
}
