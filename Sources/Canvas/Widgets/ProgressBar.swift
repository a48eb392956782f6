/// How much of something is done.
public struct ProgressBar: Hashable, Sendable {
    /// The finished part.
    public var done: Int
    /// The whole; with zero nothing counts as finished.
    public var total: Int
    /// How the done part looks; nil is the theme's `good`.
    public var style: Style?

    /// A bar.
    public init(done: Int, total: Int, style: Style? = nil) {
        self.done = done
        self.total = total
        self.style = style
    }

    /// Cells of a width that are filled: none only when nothing is done, all only when everything is.
    public func filled(in width: Int) -> Int {
        guard total > 0, done > 0, width > 0 else { return 0 }
        if done >= total { return width }
        return min(max(1, width * done / total), width - 1)
    }

    /// Draws it into the first row.
    public func draw(in canvas: inout Canvas) {
        let filled = filled(in: canvas.width)
        for column in 0..<canvas.width {
            let isDone = column < filled
            canvas.put(
                isDone ? canvas.glyphs.fullBlock : canvas.glyphs.shades[1], x: column, y: 0,
                style: isDone ? style ?? canvas.theme.good : canvas.theme.border
            )
        }
    }
}
