extension Canvas {
    /// Calls `body` with every cell that another picture of the same size shows otherwise, and with its column and row. The cell looks as a
    /// terminal is to paint it.
    ///
    /// A blank shows nothing of its text's colour or weight. A gap of a few blanks takes the look of the cell before it, so that the terminal is
    /// sent no change of style. At the beginning of a run the gap takes the look of the cell behind it. A longer gap keeps its own look, because
    /// ncurses erases it by one sequence.
    public func forEachRepaint(since old: Canvas, _ body: (Cell, _ x: Int, _ y: Int) -> Void) {
        // The changed cells of a row that stand side by side.
        var run: [Cell] = []
        var begin = (x: 0, y: 0)
        func paint() {
            for (place, cell) in Self.withoutDetours(run).enumerated() { body(cell, begin.x + place, begin.y) }
            run.removeAll(keepingCapacity: true)
        }
        forEachChange(since: old) { cell, x, y in
            if y != begin.y || x != begin.x + run.count {
                paint()
                begin = (x, y)
            }
            run.append(cell)
        }
        paint()
    }

    /// The longest gap between words that takes a word's look. ncurses erases more cells than that by one sequence.
    private static let longestGap = 4

    private static func withoutDetours(_ run: [Cell]) -> [Cell] {
        var run = run
        var index = 0
        while index < run.count {
            guard run[index].isBlank else {
                index += 1
                continue
            }
            let end = run[index...].firstIndex { !$0.isBlank } ?? run.count
            if end - index <= longestGap, end < run.count {
                let neighbor = run[index > 0 ? index - 1 : end].style
                for place in index..<end where run[place].style.background == neighbor.background && !neighbor.marksBlanks {
                    run[place].style = neighbor
                }
            }
            index = end
        }
        return run
    }
}

extension Cell {
    /// Whether only its background can be seen.
    fileprivate var isBlank: Bool { text == .space && !style.marksBlanks }
}

extension Style {
    /// Whether a blank shows it.
    fileprivate var marksBlanks: Bool { !attributes.isDisjoint(with: [.underline, .reverse]) }
}
