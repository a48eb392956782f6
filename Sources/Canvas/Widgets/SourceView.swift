/// A scrolling view of text lines with numbers. One is the current one, and one can have a cursor; these two are never cut: they go on in
/// rows of their own.
public struct SourceView: Hashable, Sendable {
    /// A sign beside a line's number.
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
    /// The line with the cursor, an index into `lines`; nil for none.
    public var cursor: Int?
    /// The first line shown; nil keeps the current one in the middle.
    public var top: Int?
    /// Signs by index into `lines`, the most important first. The first stands before the number and the second behind it; the number has
    /// the style of the third. The pointer of the current line comes before all of them.
    public var marks: [Int: [Mark]]
    /// Rows beneath lines, by index into `lines`.
    public var notes: [Int: [StyledText]] = [:]

    /// A view of lines.
    public init(_ lines: [StyledText], firstNumber: Int? = 1, current: Int? = nil, top: Int? = nil, marks: [Int: [Mark]] = [:]) {
        self.lines = lines
        self.firstNumber = firstNumber
        self.current = current
        self.top = top
        self.marks = marks
    }

    // MARK: Rows

    /// What a row shows: a line, the rest of one, or one of the notes beneath it.
    private struct Row {
        enum Part { case beginning, rest, note }

        var line: Int
        var part: Part
        var text: StyledText
    }

    /// Columns before the text: sign, number, sign.
    public var gutterWidth: Int {
        guard let firstNumber else { return marks.isEmpty && current == nil ? 0 : 2 }
        return 1 + max(2, String(firstNumber + max(0, lines.count - 1)).count) + 1
    }

    /// Columns of the text in a size, without those of the scroll bar where there is one.
    private func textWidth(in size: Size) -> Int {
        let width = max(1, size.width - gutterWidth)
        return isHigher(than: size, textWidth: width) ? max(1, width - 1) : width
    }

    private func isHigher(than size: Size, textWidth: Int) -> Bool {
        let rest = Set([current, cursor].compactMap { $0 }).reduce(0) { $0 + parts(of: $1, width: textWidth).count - 1 }
        return lines.count + rest + notes.values.reduce(0) { $0 + $1.count } > size.height
    }

    /// A line as rows of a width: one, or more where it may not be cut. Continued rows stand two columns further in than the line.
    private func parts(of line: Int, width: Int) -> [StyledText] {
        guard lines.indices.contains(line) else { return [""] }
        guard line == current || line == cursor, lines[line].columns > width else { return [lines[line]] }
        let indentation = lines[line].string.prefix { $0 == " " }.count
        return lines[line].wrapped(to: width, hanging: Self.hanging(indentation, width), isCode: true)
    }

    private static func hanging(_ indentation: Int, _ width: Int) -> Int { min(indentation, width / 3) + 2 }

    private func rows(of line: Int, width: Int) -> [Row] {
        parts(of: line, width: width).enumerated().map { Row(line: line, part: $0 == 0 ? .beginning : .rest, text: $1) }
            + (notes[line] ?? []).map { Row(line: line, part: .note, text: $0) }
    }

    private func rows(in size: Size) -> [Row] {
        let (first, width) = (firstShown(in: size), textWidth(in: size))
        var rows: [Row] = []
        for line in first..<max(lines.count, first) where rows.count < size.height { rows += self.rows(of: line, width: width) }
        return Array(rows.prefix(size.height))
    }

    /// The first line shown in a size.
    public func firstShown(in size: Size) -> Int {
        let last = lastTop(in: size)
        guard let top else { return min(last, Scroll.top(centering: current ?? 0, count: lines.count, visible: size.height)) }
        return max(0, min(top, last))
    }

    /// The first line to show so that a line is seen with all its rows. It changes by half a page at a time, see `Scroll.top(paging:)`.
    public func top(paging line: Int, in size: Size) -> Int {
        let width = textWidth(in: size)
        var top = Scroll.top(paging: line, count: lines.count, visible: size.height)
        guard top < line else { return top }
        var above = (top...line).reduce(0) { $0 + rows(of: $1, width: width).count }
        while top < line, above > size.height {
            above -= rows(of: top, width: width).count
            top += 1
        }
        return top
    }

    /// The first line of those that fill a size to the end.
    private func lastTop(in size: Size) -> Int {
        let width = textWidth(in: size)
        var (line, count) = (lines.count, 0)
        while line > 0 {
            count += rows(of: line - 1, width: width).count
            if count > size.height { break }
            line -= 1
        }
        return line
    }

    /// The line in a row of a view drawn in a size, a row beneath a line counted as it; nil below the last.
    public func line(atRow row: Int, in size: Size) -> Int? {
        let rows = rows(in: size)
        return rows.indices.contains(row) ? rows[row].line : nil
    }

    // MARK: Drawing

    /// Draws it into the whole canvas part. The keyboard is at the cursor's line, where that is seen.
    public func draw(in canvas: inout Canvas) {
        let size = canvas.size
        let hasBar = isHigher(than: size, textWidth: max(1, size.width - gutterWidth))
        let rows = rows(in: size)
        for (y, row) in rows.enumerated() { draw(row, y: y, width: size.width - (hasBar ? 1 : 0), in: &canvas) }
        // What is left of a line that is higher than the view.
        let shown = rows.last.map { last in rows.filter { $0.line == last.line }.count } ?? 0
        if let last = rows.last, shown < parts(of: last.line, width: textWidth(in: size)).count {
            canvas.put(canvas.glyphs.ellipsis, x: size.width - (hasBar ? 2 : 1), y: rows.count - 1, style: canvas.theme.dim)
        }
        if hasBar { Scroll.drawBar(in: &canvas, top: firstShown(in: size), count: lines.count) }
    }

    private func draw(_ row: Row, y: Int, width: Int, in canvas: inout Canvas) {
        let (theme, gutter) = (canvas.theme, gutterWidth)
        let isMarked = row.part != .note && (row.line == current || row.line == cursor)
        if isMarked {
            let style = row.line == current ? theme.currentLine : theme.selectionUnfocused
            canvas.fill(Rect(x: 0, y: y, width: width, height: 1), style: style)
        }
        if row.part == .beginning { drawGutter(of: row.line, y: y, in: &canvas) }
        let inherited = Style(nil, row.line == current ? theme.currentLine.attributes.subtracting(.reverse) : [])
        canvas.within(Rect(x: gutter, y: y, width: width - gutter, height: 1)) { area in
            area.put(isMarked ? row.text.over(inherited) : row.text, x: 0, y: 0, width: area.width)
            guard row.part == .rest else { return }
            let indentation = lines[row.line].string.prefix { $0 == " " }.count
            area.put(area.glyphs.continued, x: Self.hanging(indentation, area.width) - 2, y: 0, style: theme.dim)
        }
    }

    private func drawGutter(of line: Int, y: Int, in canvas: inout Canvas) {
        let (theme, gutter) = (canvas.theme, gutterWidth)
        var signs = marks[line] ?? []
        if line == current { signs.insert(Mark(canvas.glyphs.pointer, theme.accent), at: 0) }
        if let first = signs.first { canvas.put(first.sign, x: 0, y: y, style: first.style, width: 1) }
        if line == cursor { canvas.markFocus(x: 0, y: y) }
        guard let firstNumber else { return }
        if signs.count > 1 { canvas.put(signs[1].sign, x: gutter - 1, y: y, style: signs[1].style, width: 1) }
        let plain = line == cursor ? theme.selection : line == current ? theme.accent : theme.gutter
        let style = signs.count > 2 ? signs[2].style.filled(from: line == cursor ? theme.selection : .plain) : plain
        canvas.put(String(firstNumber + line), x: 1, y: y, style: style, width: gutter - 2, align: .right)
    }
}
