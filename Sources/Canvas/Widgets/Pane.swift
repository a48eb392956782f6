/// A part of the screen with a frame and a title.
public struct Pane: Hashable, Sendable {
    /// At the left of the upper edge.
    public var title: StyledText
    /// At the right of the upper edge; given up first when there is no room.
    public var trailing: StyledText
    /// At the left of the lower edge.
    public var footer: StyledText
    /// Whether it has the keyboard.
    public var isFocused: Bool
    /// Round corners.
    public var isRounded: Bool

    /// A pane.
    public init(
        _ title: StyledText = "", trailing: StyledText = "", footer: StyledText = "", isFocused: Bool = false, isRounded: Bool = false
    ) {
        self.title = title
        self.trailing = trailing
        self.footer = footer
        self.isFocused = isFocused
        self.isRounded = isRounded
    }

    /// The part inside the frame.
    public static func content(of rect: Rect) -> Rect { rect.inset(x: 1, y: 1) }

    /// Clears the rectangle, draws the frame, and then the content in its own coordinates. Frames that overlap by a column or row are
    /// joined.
    public func draw(in canvas: inout Canvas, _ rect: Rect, content: (inout Canvas) -> Void = { _ in }) {
        canvas.fill(Self.content(of: rect))
        drawFrame(in: &canvas, rect)
        canvas.within(Self.content(of: rect), content)
    }

    /// Draws only the frame and its titles; for a focused pane draw it after its neighbours, so that its colour wins the shared edges.
    public func drawFrame(in canvas: inout Canvas, _ rect: Rect) {
        canvas.box(rect, style: isFocused ? canvas.theme.borderFocused : canvas.theme.border, isRounded: isRounded)
        drawTitles(in: &canvas, rect)
    }

    /// Draws only the titles on a frame that is there already, where another frame may have been drawn over the edge.
    public func drawTitles(in canvas: inout Canvas, _ rect: Rect) {
        let theme = canvas.theme
        let room = rect.width - 4
        guard room > 0, rect.height > 0 else { return }
        let titleStyle = isFocused ? theme.title.filled(from: theme.accent) : theme.title
        var used = 0
        if !title.isEmpty {
            used = 2 + label(title.over(titleStyle), in: &canvas, x: rect.x + 1, y: rect.y, room: room)
        }
        let trailingColumns = trailing.columns
        if !trailing.isEmpty, used + trailingColumns + 2 <= room + 1 {
            label(trailing.over(theme.dim), in: &canvas, x: rect.maxX - 3 - trailingColumns, y: rect.y, room: room)
        }
        if !footer.isEmpty, rect.height > 1 {
            label(footer.over(theme.dim), in: &canvas, x: rect.x + 1, y: rect.maxY - 1, room: room)
        }
    }

    @discardableResult
    private func label(_ text: StyledText, in canvas: inout Canvas, x: Int, y: Int, room: Int) -> Int {
        let used = min(text.columns, room)
        // The frame's colour must not shine through.
        canvas.fill(Rect(x: x, y: y, width: used + 2, height: 1))
        return canvas.put(text, x: x + 1, y: y, width: room)
    }
}
