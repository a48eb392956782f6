/// The visible part of a longer list of rows.
public enum Scroll {
    /// The first row to show so that `index` is visible, `margin` rows from the edges where possible. It differs from `top` as little as
    /// possible.
    public static func top(revealing index: Int, from top: Int, count: Int, visible: Int, margin: Int = 2) -> Int {
        let margin = min(max(0, margin), max(0, (visible - 1) / 2))
        var first = top
        if index - margin < first { first = index - margin }
        if index + margin > first + visible - 1 { first = index + margin - visible + 1 }
        return clamped(first, count: count, visible: visible)
    }

    /// The first row to show so that `index` is in the middle where possible.
    public static func top(centering index: Int, count: Int, visible: Int) -> Int {
        clamped(index - visible / 2, count: count, visible: visible)
    }

    /// The first row to show so that `index` is in the middle half where possible. It changes by half a page at a time, so the text stands
    /// still while the index moves.
    public static func top(paging index: Int, count: Int, visible: Int) -> Int {
        let page = max(1, visible / 2)
        return clamped(index / page * page - visible / 4, count: count, visible: visible)
    }

    /// A first row that leaves no empty rows at the end while there are hidden ones at the start.
    public static func clamped(_ top: Int, count: Int, visible: Int) -> Int {
        min(max(0, top), max(0, count - visible))
    }

    /// Draws lines from one on into the whole canvas part, with a scrollbar over its last column where not all are seen.
    public static func draw(_ lines: [StyledText], top: Int, in canvas: inout Canvas) {
        let top = clamped(top, count: lines.count, visible: canvas.height)
        canvas.put(lines: Array(lines.dropFirst(top)), x: 0, y: 0)
        drawBar(in: &canvas, top: top, count: lines.count)
    }

    /// Draws a scrollbar over the last column. Draws nothing when all rows are visible.
    public static func drawBar(in canvas: inout Canvas, top: Int, count: Int) {
        let visible = canvas.height
        guard count > visible, visible > 0 else { return }
        let length = max(1, visible * visible / count)
        let start = min(visible - length, top * visible / count + (top > 0 && top * visible / count == 0 ? 1 : 0))
        let isAtEnd = top + visible >= count
        let first = isAtEnd ? visible - length : max(0, min(start, visible - length))
        for row in 0..<visible {
            let isThumb = row >= first && row < first + length
            canvas.put(
                isThumb ? canvas.glyphs.thumb : canvas.glyphs.track, x: canvas.width - 1, y: row,
                style: isThumb ? canvas.theme.accent : canvas.theme.border
            )
        }
    }
}
