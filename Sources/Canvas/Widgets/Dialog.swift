/// A window in front of everything, in the middle.
public struct Dialog: Hashable, Sendable {
    /// At the top.
    public var title: StyledText
    /// The dialog's text; wrapped.
    public var body: [StyledText]
    /// Columns before the rest of a line of the text that is too long.
    public var hanging: Int
    /// The first row of the text shown, where not all are seen.
    public var top: Int
    /// The keys that answer it, at the bottom.
    public var hints: [KeyHint]
    /// Columns that it takes at most, its frame included.
    public var maximumWidth: Int

    /// A dialog.
    public init(
        _ title: StyledText, body: [StyledText], hanging: Int = 0, top: Int = 0, hints: [KeyHint] = [], maximumWidth: Int = 64
    ) {
        self.title = title
        self.body = body
        self.hanging = hanging
        self.top = top
        self.hints = hints
        self.maximumWidth = maximumWidth
    }

    /// The rectangle that it takes in a canvas part.
    public func frame(in bounds: Rect) -> Rect {
        let most = max(4, min(maximumWidth, bounds.width - 2))
        let hintWidth = hints.reduce(0) { $0 + $1.columns + 2 } - 2
        let natural = max(title.columns + 4, hintWidth + 4, (body.map(\.columns).max() ?? 0) + 4, 20)
        let width = min(most, natural)
        let rows = wrappedBody(width: width - 4).count + (hints.isEmpty ? 0 : 2)
        return bounds.centered(Size(width: width, height: min(bounds.height, rows + 2)))
    }

    /// Whether its text is higher than it can be in a canvas part.
    public func isCut(in bounds: Rect) -> Bool {
        let frame = frame(in: bounds)
        return wrappedBody(width: frame.width - 4).count + (hints.isEmpty ? 0 : 2) > frame.height - 2
    }

    /// Draws it over the canvas. Of a text that is too high a part is seen, with a scroll bar.
    public func draw(in canvas: inout Canvas) {
        draw(in: &canvas) { _ in }
    }

    /// Draws it and then more into its inner part, below the text it has.
    public func draw(in canvas: inout Canvas, content: (inout Canvas) -> Void) {
        let frame = frame(in: canvas.bounds)
        canvas.fill(frame)
        canvas.box(frame, style: canvas.theme.borderFocused, isRounded: true, joining: false)
        if !title.isEmpty, frame.width > 6 {
            canvas.put(StyledText(" ") + title.over(canvas.theme.title) + " ", x: frame.x + 1, y: frame.y, width: frame.width - 2)
        }
        canvas.within(frame.inset(x: 2, y: 1)) { inner in
            var area = inner.bounds
            if !hints.isEmpty, area.height > 1 {
                let row = area.cutBottom(1)
                inner.within(row) { KeyHints(hints).draw(in: &$0) }
                _ = area.cutBottom(1)
            }
            inner.within(area) { text in
                text.markFocus(x: 0, y: 0)
                var lines = wrappedBody(width: text.width)
                // A scroll bar has the last column.
                if lines.count > text.height { lines = wrappedBody(width: text.width - 2) }
                let first = Scroll.clamped(top, count: lines.count, visible: text.height)
                let rows = text.put(lines: Array(lines.dropFirst(first)), x: 0, y: 0)
                Scroll.drawBar(in: &text, top: first, count: lines.count)
                text.within(Rect(x: 0, y: rows, width: text.width, height: text.height - rows), content)
            }
        }
    }

    private func wrappedBody(width: Int) -> [StyledText] { body.flatMap { $0.wrapped(to: width, hanging: hanging) } }
}
