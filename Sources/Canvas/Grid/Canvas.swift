/// A grid of cells to draw on, with the theme and the signs to draw with. A value: a copy is a picture kept.
///
/// Coordinates are those of the part that is being drawn, see `within`: (0, 0) is its top left cell. Whatever falls outside is cut off, and a wide
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

    // Where the part that is drawn lies in the grid, and what of it may be touched.
    private var frame: Rect
    private var clip: Rect

    /// An empty canvas.
    public init(size: Size, theme: Theme = .dark, glyphs: Glyphs = .unicode) {
        self.theme = theme
        self.glyphs = glyphs
        gridSize = size
        cells = Array(repeating: .blank, count: size.width * size.height)
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
    /// Where the part that is drawn lies in the grid, for cursors and mouse hits.
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

    /// The cell at a place of the part that is drawn; nil outside.
    public func cell(x: Int, y: Int) -> Cell? {
        let place = Point(x: frame.x + x, y: frame.y + y)
        guard Rect(size: gridSize).contains(place) else { return nil }
        return cells[place.y * gridSize.width + place.x]
    }

    /// The cell at a place of the whole grid, which must be inside it.
    public func gridCell(x: Int, y: Int) -> Cell { cells[y * gridSize.width + x] }

    /// Empties a part, or everything, and gives it a style.
    public mutating func fill(_ rect: Rect? = nil, style: Style = .plain, with text: Grapheme = .space) {
        let area = (rect ?? bounds).offset(x: frame.x, y: frame.y).intersection(clip)
        for row in area.y..<area.maxY {
            for column in area.x..<area.maxX { replace(Cell(text, style), column: column, row: row) }
        }
    }

    /// Lays a style over what is already there, without changing the text: colours that the style names, and its attributes.
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
        let place = Point(x: frame.x + x, y: frame.y + y)
        let shown = glyphs.isASCII ? Grapheme(Glyphs.ascii(for: text.base)) : text
        let columns = text.columns
        guard columns == 2 else {
            guard clip.contains(place) else { return false }
            write(shown, style, column: place.x, row: place.y)
            return true
        }
        let second = place.offset(x: 1, y: 0)
        switch (clip.contains(place), clip.contains(second)) {
        case (true, true):
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
        if cells[index].text.isContinuation && !cell.text.isContinuation && column > 0 { cells[index - 1].text = .space }
        if cells[index].text.columns == 2 && column + 1 < gridSize.width { cells[index + 1].text = .space }
        cells[index] = cell
    }
}
