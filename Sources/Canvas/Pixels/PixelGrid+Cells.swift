extension PixelGrid {
    /// Draws the picture in cells, from a cell on. Uses half blocks with colours and Unicode, one colour a cell in ASCII, and shades
    /// without colours. Colours are reduced to what the canvas's theme may use.
    public func draw(in canvas: inout Canvas, x: Int = 0, y: Int = 0) {
        if canvas.theme.depth == .none {
            drawShades(in: &canvas, x: x, y: y)
        } else {
            drawColors(in: &canvas, x: x, y: y)
        }
        for label in labels { draw(label, in: &canvas, x: x, y: y) }
    }

    private func halves(_ column: Int, _ row: Int) -> (upper: RGB, lower: RGB) {
        let upper = pixels[2 * row * size.width + column]
        let lower = 2 * row + 1 < size.height ? pixels[(2 * row + 1) * size.width + column] : upper
        return (upper, lower)
    }

    private func drawColors(in canvas: inout Canvas, x: Int, y: Int) {
        var palette = Reduced(depth: canvas.theme.depth)
        let half = Grapheme("▀")
        for row in 0..<cellSize.height {
            for column in 0..<cellSize.width {
                let (upper, lower) = halves(column, row)
                let above = palette[upper]
                let below = upper == lower ? above : palette[lower]
                if above == below {
                    canvas.set(.space, x: x + column, y: y + row, style: Style(nil, on: above))
                } else if canvas.glyphs.isASCII {
                    let mean = palette[upper.over(lower, alpha: 0.5)]
                    canvas.set(.space, x: x + column, y: y + row, style: Style(nil, on: mean))
                } else {
                    canvas.set(half, x: x + column, y: y + row, style: Style(above, on: below))
                }
            }
        }
    }

    // Neighbours mostly have the same colour.
    private struct Reduced {
        let depth: ColorDepth
        private var last: (RGB, Color)?

        init(depth: ColorDepth) { self.depth = depth }

        subscript(color: RGB) -> Color {
            mutating get {
                if let last, last.0 == color { return last.1 }
                let reduced = Color.rgb(color).reduced(to: depth)
                last = (color, reduced)
                return reduced
            }
        }
    }

    // Without colours the commonest colour is the paper, unless another is set. Every other colour gets ink by the difference between its brightness and the
    // paper's. It always gets some ink: colours that differ must look different.
    private func drawShades(in canvas: inout Canvas, x: Int, y: Int) {
        let paper = paper ?? commonest
        let shades = canvas.glyphs.shades.map { $0.unicodeScalars.first.map { Grapheme($0) } ?? .space }
        func ink(_ color: RGB) -> Int {
            color == paper ? 0 : 1 + min(shades.count - 2, abs(color.luminance - paper.luminance) * (shades.count - 1) / 256)
        }
        for row in 0..<cellSize.height {
            for column in 0..<cellSize.width {
                let (upper, lower) = halves(column, row)
                let inks = (ink(upper), ink(lower))
                let text: Grapheme
                if inks.0 == inks.1 {
                    text = shades[inks.0]
                } else if canvas.glyphs.isASCII || min(inks.0, inks.1) > 0 {
                    text = shades[(inks.0 + inks.1 + 1) / 2]
                } else {
                    text = Grapheme(inks.0 > 0 ? "▀" : "▄")
                }
                canvas.set(text, x: x + column, y: y + row)
            }
        }
    }

    /// The colour of the most pixels.
    public var commonest: RGB {
        var counts: [RGB: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        return counts.max { ($0.value, $0.key.hex) < ($1.value, $1.key.hex) }?.key ?? RGB(0)
    }

    private func draw(_ label: Label, in canvas: inout Canvas, x: Int, y: Int) {
        guard label.position.y >= 0, label.position.y < cellSize.height else { return }
        var column = label.position.x
        for grapheme in Graphemes(label.text) {
            defer { column += grapheme.columns }
            guard column >= 0, column + grapheme.columns <= size.width else { continue }
            guard canvas.theme.depth != .none else {
                canvas.set(grapheme, x: x + column, y: y + label.position.y, style: Style(nil, label.attributes))
                continue
            }
            // A cell of text has one background only: the mean of its two pixels.
            let (upper, lower) = halves(column, label.position.y)
            let below = upper == lower ? upper : upper.over(lower, alpha: 0.5)
            let depth = canvas.theme.depth
            var ink = Color.rgb(label.color.readable(on: below)).reduced(to: depth)
            let paper = Color.rgb(below).reduced(to: depth)
            if ink == paper && label.color != below { ink = below.luminance > 127 ? .black : depth == .eight ? .white : .brightWhite }
            canvas.set(grapheme, x: x + column, y: y + label.position.y, style: Style(ink, on: paper, label.attributes))
        }
    }
}
