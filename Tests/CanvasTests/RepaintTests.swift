import Canvas
import Testing

/// What a terminal is told to paint when one picture follows another.
@Suite struct RepaintTests {
    private static let red = Style(.indexed(1))
    private static let green = Style(.indexed(2))

    /// The repainted cells: place, text, and the colour's number, `-` for none.
    private func repaint(_ old: Canvas, _ new: Canvas) -> [String] {
        var cells: [String] = []
        new.forEachRepaint(since: old) { cell, x, y in
            let color = if case .indexed(let number)? = cell.style.foreground { String(number) } else { "-" }
            cells.append("\(x),\(y) \(cell.text == .space ? "_" : "x") \(color)")
        }
        return cells
    }

    private func canvas(_ draw: (inout Canvas) -> Void) -> Canvas {
        var canvas = Canvas(size: Size(width: 10, height: 2))
        draw(&canvas)
        return canvas
    }

    private func word(_ canvas: inout Canvas, _ x: Int, _ style: Style) {
        canvas.fill(Rect(x: x, y: 0, width: 1, height: 1), style: style, with: Grapheme("x"))
    }

    /// Everything of the first row stands there, so that its blanks are painted as well.
    private var full: Canvas { canvas { $0.fill(Rect(x: 0, y: 0, width: 10, height: 1), style: Self.green, with: Grapheme("o")) } }

    @Test func `a gap between two words takes the first one's colour`() {
        let new = canvas {
            word(&$0, 0, Self.red)
            word(&$0, 3, Self.green)
        }
        #expect(repaint(full, new).prefix(4) == ["0,0 x 1", "1,0 _ 1", "2,0 _ 1", "3,0 x 2"])
    }

    @Test func `a gap before the first word takes that one's colour`() {
        let new = canvas { word(&$0, 1, Self.red) }
        #expect(repaint(full, new).prefix(2) == ["0,0 _ 1", "1,0 x 1"])
    }

    @Test func `what a line ends with, and a gap that can be erased, keep their look`() {
        let new = canvas {
            word(&$0, 0, Self.red)
            word(&$0, 6, Self.red)
        }
        #expect(repaint(full, new) == ["0,0 x 1"] + (1...5).map { "\($0),0 _ -" } + ["6,0 x 1"] + (7...9).map { "\($0),0 _ -" })
    }

    @Test(arguments: [Style(.indexed(1), on: .indexed(4)), Style(.indexed(1), .underline), Style(.indexed(1), .reverse)])
    func `a blank does not take what shows on it`(style: Style) {
        let new = canvas {
            word(&$0, 0, style)
            word(&$0, 2, Self.green)
        }
        var painted: [Cell] = []
        new.forEachRepaint(since: full) { cell, _, _ in painted.append(cell) }
        #expect(painted[1] == .blank)
    }

    @Test func `a blank that shows something itself keeps it`() {
        let marked = Style(nil, .underline)
        let new = canvas {
            word(&$0, 0, Self.red)
            $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), style: marked)
            word(&$0, 2, Self.green)
        }
        var painted: [Cell] = []
        new.forEachRepaint(since: full) { cell, _, _ in painted.append(cell) }
        #expect(painted[1].style == marked)
    }

    @Test func `cells that have not changed are not painted, and part what has`() {
        let old = canvas { word(&$0, 1, Self.green) }
        let new = canvas {
            word(&$0, 0, Self.red)
            word(&$0, 1, Self.green)
            word(&$0, 3, Self.red)
        }
        #expect(repaint(old, new) == ["0,0 x 1", "3,0 x 1"])
        #expect(repaint(new, new).isEmpty)
    }
}
