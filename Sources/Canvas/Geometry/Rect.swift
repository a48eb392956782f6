/// A rectangle of cells. `maxX` and `maxY` are the first column and row outside.
public struct Rect: Hashable, Sendable {
    /// The leftmost column.
    public var x: Int
    /// The topmost row.
    public var y: Int
    /// Columns, never negative.
    public var width: Int
    /// Rows, never negative.
    public var height: Int

    /// A rectangle; negative lengths become zero.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// A rectangle with a place and a size.
    public init(origin: Point = .zero, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The top left cell.
    public var origin: Point { Point(x: x, y: y) }
    /// Its size.
    public var size: Size { Size(width: width, height: height) }
    /// The first column to the right of it.
    public var maxX: Int { x + width }
    /// The first row below it.
    public var maxY: Int { y + height }
    /// Whether there is no cell in it.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether the cell is inside.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// The common part of both; empty when they do not touch.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The rectangle moved by columns and rows.
    public func offset(x dx: Int, y dy: Int) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle without a margin: columns on the left and right, rows at the top and bottom.
    public func inset(x dx: Int, y dy: Int) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// A rectangle of the given size in the middle, cut to fit.
    public func centered(_ inner: Size) -> Rect {
        let width = min(inner.width, self.width)
        let height = min(inner.height, self.height)
        return Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
    }
}

extension Rect {
    /// Takes rows off the top and returns them.
    public mutating func cutTop(_ rows: Int) -> Rect {
        let taken = min(max(0, rows), height)
        defer {
            y += taken
            height -= taken
        }
        return Rect(x: x, y: y, width: width, height: taken)
    }

    /// Takes rows off the bottom and returns them.
    public mutating func cutBottom(_ rows: Int) -> Rect {
        let taken = min(max(0, rows), height)
        height -= taken
        return Rect(x: x, y: maxY, width: width, height: taken)
    }
}
