/// A width and a height in cells (or in pixels, in a `PixelGrid`).
public struct Size: Hashable, Sendable {
    /// Columns, never negative.
    public var width: Int
    /// Rows, never negative.
    public var height: Int

    /// A size; negative lengths become zero.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// No cells at all.
    public static let zero = Size(width: 0, height: 0)

    /// Whether there is no cell in it.
    public var isEmpty: Bool { width == 0 || height == 0 }
}

/// A cell's place: columns from the left, rows from the top, both from zero.
public struct Point: Hashable, Sendable {
    /// Columns from the left.
    public var x: Int
    /// Rows from the top.
    public var y: Int

    /// A place.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The top left cell.
    public static let zero = Point(x: 0, y: 0)

    /// The place moved by columns and rows.
    public func offset(x dx: Int, y dy: Int) -> Point { Point(x: x + dx, y: y + dy) }
}
