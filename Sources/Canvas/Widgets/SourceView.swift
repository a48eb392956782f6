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
        if let top { return Scroll.clamped(top, count: lines.count, visible: height) }
        return Scroll.top(centering: current ?? 0, count: lines.count, visible: height)
    }

    /// The line in a row of a view drawn in a height; nil below the last.
    public func line(atRow row: Int, height: Int) -> Int? {
        let index = firstShown(height: height) + row
        return row >= 0 && row < height && index < lines.count ? index : nil
    }

    /// Columns before the text: sign, number, space.
    public var gutterWidth: Int {
        guard let firstNumber else { return marks.isEmpty && current == nil ? 0 : 2 }
        return 1 + max(2, String(firstNumber + max(0, lines.count - 1)).count) + 1
    }

    /// Draws it into the whole canvas part.
    public func draw(in canvas: inout Canvas) {
        let first = firstShown(height: canvas.height)
        let hasBar = lines.count > canvas.height
        let width = canvas.width - (hasBar ? 1 : 0)
        let gutter = gutterWidth
        for row in 0..<max(0, min(canvas.height, lines.count - first)) {
            let index = first + row
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
