/// A grid of cells to draw on, with the theme and the glyphs to draw with. A value: a copy keeps the picture.
///
/// Coordinates are those of the part being drawn, see `within`: (0, 0) is its top left cell. Everything outside is cut off. A wide
/// character is drawn whole or not at all.
public struct Canvas: Hashable, Sendable {
    /// Styles by meaning.
    public var theme: Theme
    /// Signs for lines, ticks, arrows.
    public var glyphs: Glyphs
    /// The size of the whole grid in cells.
    public let gridSize: Size
    /// All cells, row by row from the top.
    public private(set) var cells: [Cell]
    /// The place in the grid that has the keyboard: what is drawn last says so. A terminal's cursor stands there, for those who read by it.
    public private(set) var focus: Point?
    // Whether a wide character has ever been drawn: only then can drawing on one half of it break it.
    private var hasWide = false

    // The place of the drawn part in the grid, and the area in it that may be changed.
    private var frame: Rect
    private var clip: Rect

    /// An empty canvas.
    public init(size: Size, theme: Theme = .dark, glyphs: Glyphs = .unicode) {
        self.theme = theme
        self.glyphs = glyphs
        gridSize = size
        cells = Array(repeating: Cell(.space, theme.ground), count: size.width * size.height)
        frame = Rect(size: size)
        clip = frame
    }

    /// The size of the part that is drawn.
    public var size: Size { frame.size }
    /// The part that is drawn, in its own coordinates: starts at (0, 0).
    public var bounds: Rect { Rect(size: frame.size) }
    /// Columns of the part that is drawn.
    public var width: Int { frame.width }
    /// Rows of the part that is drawn.
    public var height: Int { frame.height }
    /// The place of the drawn part in the grid, for cursors and mouse hits.
    public var origin: Point { frame.origin }

    /// Draws in a part of the canvas, in that part's coordinates.
    @discardableResult
    public mutating func within<Result>(_ rect: Rect, _ draw: (inout Canvas) throws -> Result) rethrows -> Result {
        let outer = (frame, clip)
        frame = rect.offset(x: frame.x, y: frame.y)
        clip = clip.intersection(frame)
        defer { (frame, clip) = outer }
        return try draw(&self)
    }

    /// Says that a cell of the part that is drawn has the keyboard; one outside has not.
    public mutating func markFocus(x: Int, y: Int) {
        let place = Point(x: frame.x + x, y: frame.y + y)
        if clip.contains(place) { focus = place }
    }

    /// The cell at a place of the part that is drawn; nil outside.
    public func cell(x: Int, y: Int) -> Cell? {
        let place = Point(x: frame.x + x, y: frame.y + y)
        guard Rect(size: gridSize).contains(place) else { return nil }
        return cells[place.y * gridSize.width + place.x]
    }

    /// The cell at a place of the whole grid, which must be inside it.
    public func gridCell(x: Int, y: Int) -> Cell { cells[y * gridSize.width + x] }

    /// Calls `body` with every cell that another picture of the same size shows otherwise, with its column and row.
    public func forEachChange(since old: Canvas, _ body: (Cell, _ x: Int, _ y: Int) -> Void) {
        precondition(old.gridSize == gridSize, "only pictures of one size can be compared")
        for row in 0..<gridSize.height {
            let start = row * gridSize.width
            for index in start..<start + gridSize.width where cells[index] != old.cells[index] { body(cells[index], index - start, row) }
        }
    }

    /// The picture cut to a size, or with empty cells on the right and below.
    public func fitted(to size: Size) -> Canvas {
        guard size != gridSize else { return self }
        var fitted = Canvas(size: size, theme: theme, glyphs: glyphs)
        fitted.hasWide = hasWide
        for row in 0..<min(size.height, gridSize.height) {
            for column in 0..<min(size.width, gridSize.width) {
                fitted.replace(gridCell(x: column, y: row), column: column, row: row)
            }
        }
        return fitted
    }

    /// Clears a part, or everything, and sets its style.
    public mutating func fill(_ rect: Rect? = nil, style: Style = .plain, with text: Grapheme = .space) {
        let area = (rect ?? bounds).offset(x: frame.x, y: frame.y).intersection(clip)
        let cell = Cell(text, style.over(theme.ground))
        for row in area.y..<area.maxY {
            for column in area.x..<area.maxX { replace(cell, column: column, row: row) }
        }
    }

    /// Applies a style's colours and attributes to an area, without changing the text.
    public mutating func tint(_ rect: Rect? = nil, style: Style) {
        let area = (rect ?? bounds).offset(x: frame.x, y: frame.y).intersection(clip)
        for row in area.y..<area.maxY {
            for column in area.x..<area.maxX {
                let index = row * gridSize.width + column
                cells[index].style = style.filled(from: cells[index].style)
            }
        }
    }

    /// Draws one cell's text; true when it was drawn whole.
    @discardableResult
    public mutating func set(_ text: Grapheme, x: Int, y: Int, style: Style = .plain) -> Bool {
        set(text, columns: text.columns, x: x, y: y, style: style)
    }

    /// Draws the graphemes of a text up to a column. Returns the column after the last one, and whether the whole text was drawn.
    mutating func set(_ text: String, x: Int, y: Int, style: Style, before limit: Int) -> (end: Int, isWhole: Bool) {
        var column = x
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            let end = max(x, min(limit, x + text.utf8.count))
            let row = frame.y + y
            guard row >= clip.y, row < clip.maxY else { return (end, end == x + text.utf8.count) }
            for byte in text.utf8 {
                guard column < end else { break }
                let place = frame.x + column
                if place >= clip.x, place < clip.maxX { write(Grapheme(Unicode.Scalar(byte)), style, column: place, row: row) }
                column += 1
            }
            return (end, end == x + text.utf8.count)
        }
        for grapheme in Graphemes(text) {
            let columns = grapheme.columns
            guard column + columns <= limit else { return (column, false) }
            set(grapheme, columns: columns, x: column, y: y, style: style)
            column += columns
        }
        return (column, true)
    }

    @discardableResult
    private mutating func set(_ text: Grapheme, columns: Int, x: Int, y: Int, style: Style) -> Bool {
        let place = Point(x: frame.x + x, y: frame.y + y)
        let shown = glyphs.isASCII ? Grapheme(Glyphs.ascii(for: text.base)) : text
        guard columns == 2 else {
            guard clip.contains(place) else { return false }
            write(shown, style, column: place.x, row: place.y)
            return true
        }
        let second = place.offset(x: 1, y: 0)
        switch (clip.contains(place), clip.contains(second)) {
        case (true, true):
            hasWide = hasWide || !glyphs.isASCII
            write(shown, style, column: place.x, row: place.y)
            write(glyphs.isASCII ? shown : .continuation, style, column: second.x, row: second.y)
            return true
        case (true, false): write(.space, style, column: place.x, row: place.y)
        case (false, true): write(.space, style, column: second.x, row: second.y)
        case (false, false): break
        }
        return false
    }

    private mutating func write(_ text: Grapheme, _ style: Style, column: Int, row: Int) {
        let below = cells[row * gridSize.width + column].style
        replace(Cell(text, style.over(below)), column: column, row: row)
    }

    // A wide character that loses one half loses the other one as well, even outside the clip. The left half is written before its right half,
    // so a right half that is being written must not erase its own left one.
    private mutating func replace(_ cell: Cell, column: Int, row: Int) {
        let index = row * gridSize.width + column
        guard hasWide else {
            cells[index] = cell
            return
        }
        if cells[index].text.isContinuation && !cell.text.isContinuation && column > 0 { cells[index - 1].text = .space }
        if cells[index].text.columns == 2 && column + 1 < gridSize.width { cells[index + 1].text = .space }
        cells[index] = cell
    }
}
