/// A picture of square pixels, two of which make a cell: one above the other. Text is drawn over it in cells.
public struct PixelGrid: Hashable, Sendable {
    /// Text on top of the pixels.
    public struct Label: Hashable, Sendable {
        /// The label's text.
        public var text: String
        /// Its first cell.
        public var position: Point
        /// Its colour; the pixels below are its background.
        public var color: RGB
        /// Bold and the like.
        public var attributes: Style.Attributes

        /// A text.
        public init(_ text: String, at position: Point, color: RGB, _ attributes: Style.Attributes = []) {
            self.text = text
            self.position = position
            self.color = color
            self.attributes = attributes
        }
    }

    /// Pixels across and down.
    public let size: Size
    /// The colours, row by row from the top.
    public private(set) var pixels: [RGB]
    /// Texts, later ones on top.
    public var labels: [Label] = []
    /// The colour that is left blank where there are no colours; nil for the commonest.
    public var paper: RGB?

    /// A picture in one colour.
    public init(size: Size, color: RGB = RGB(0xFFFFFF)) {
        self.size = size
        pixels = Array(repeating: color, count: size.width * size.height)
    }

    /// The cells it takes: half as many rows as pixels, rounded up.
    public var cellSize: Size { Size(width: size.width, height: (size.height + 1) / 2) }

    /// A pixel; outside, nothing can be read or written.
    public subscript(x: Int, y: Int) -> RGB? {
        get { contains(x, y) ? pixels[y * size.width + x] : nil }
        set {
            if let newValue, contains(x, y) { pixels[y * size.width + x] = newValue }
        }
    }

    /// Lays a colour over a pixel.
    public mutating func blend(_ color: RGB, alpha: Double = 1, x: Int, y: Int) {
        guard contains(x, y), alpha > 0 else { return }
        let index = y * size.width + x
        pixels[index] = alpha >= 1 ? color : color.over(pixels[index], alpha: alpha)
    }

    /// Lays another picture over this one, its labels included, cut to `clip` if given.
    public mutating func draw(_ other: PixelGrid, x: Int, y: Int, alpha: Double = 1, clip: Rect? = nil) {
        let area = Rect(x: x, y: y, width: other.size.width, height: other.size.height).intersection(clip ?? Rect(size: size))
        for row in area.y..<area.maxY {
            for column in area.x..<area.maxX {
                blend(other.pixels[(row - y) * other.size.width + column - x], alpha: alpha, x: column, y: row)
            }
        }
        for var label in other.labels {
            label.position = label.position.offset(x: x, y: y / 2)
            labels.append(label)
        }
    }

    private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size.width && y < size.height }
}

extension PixelGrid {
    /// Blends a colour over a rectangle in pixels. Its edges may lie within pixels; pixels covered in part are blended in part.
    ///
    /// Corners are rounded by a radius in pixels. `clip` is a rectangle in whole pixels outside which nothing changes. Costs the pixels
    /// covered.
    public mutating func fill(
        x: Double, y: Double, width: Double, height: Double, color: RGB, alpha: Double = 1, cornerRadius: Double = 0, clip: Rect? = nil
    ) {
        let right = x + width
        let bottom = y + height
        guard width > 0, height > 0, x.isFinite, y.isFinite, right.isFinite, bottom.isFinite else { return }
        let bounds = clip.map { Rect(size: size).intersection($0) } ?? Rect(size: size)
        // Limited before the conversion: a finite number may still be too large for an integer.
        func limited(_ value: Double, _ low: Int, _ high: Int) -> Int { Int(min(Double(high), max(Double(low), value))) }
        let first = (limited(x.rounded(.down), bounds.x, bounds.maxX), limited(y.rounded(.down), bounds.y, bounds.maxY))
        let last = (limited(right.rounded(.up), bounds.x, bounds.maxX), limited(bottom.rounded(.up), bounds.y, bounds.maxY))
        guard first.0 < last.0, first.1 < last.1 else { return }
        let radius = min(max(0, cornerRadius), min(width, height) / 2)
        for row in first.1..<last.1 {
            let coverY = min(bottom, Double(row + 1)) - max(y, Double(row))
            for column in first.0..<last.0 {
                let coverX = min(right, Double(column + 1)) - max(x, Double(column))
                var cover = min(1, coverX) * min(1, coverY)
                if radius > 0 {
                    let centerX = Double(column) + 0.5
                    let centerY = Double(row) + 0.5
                    let dx = max(x + radius - centerX, centerX - (right - radius), 0)
                    let dy = max(y + radius - centerY, centerY - (bottom - radius), 0)
                    let distance = (dx * dx + dy * dy).squareRoot()
                    cover *= min(1, max(0, radius - distance + 0.5))
                }
                blend(color, alpha: alpha * cover, x: column, y: row)
            }
        }
    }

    /// Draws a frame of lines, one pixel wide, inside a rectangle of whole pixels.
    public mutating func stroke(_ rect: Rect, color: RGB, alpha: Double = 1) {
        guard !rect.isEmpty else { return }
        for column in rect.x..<rect.maxX {
            blend(color, alpha: alpha, x: column, y: rect.y)
            if rect.height > 1 { blend(color, alpha: alpha, x: column, y: rect.maxY - 1) }
        }
        guard rect.height > 2 else { return }
        for row in rect.y + 1..<rect.maxY - 1 {
            blend(color, alpha: alpha, x: rect.x, y: row)
            if rect.width > 1 { blend(color, alpha: alpha, x: rect.maxX - 1, y: row) }
        }
    }
}
