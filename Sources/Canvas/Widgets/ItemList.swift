/// A scrolling list of one-line items, one of which may be selected.
public struct ItemList: Hashable, Sendable {
    /// The items from top to bottom.
    public var items: [StyledText]
    /// The selected one.
    public var selection: Int?
    /// The first item shown; nil keeps the selection in the middle.
    public var top: Int?
    /// Whether the list has the keyboard.
    public var isFocused: Bool
    /// The text of an empty list.
    public var placeholder: StyledText

    /// A list.
    public init(
        _ items: [StyledText], selection: Int? = nil, top: Int? = nil, isFocused: Bool = true, placeholder: StyledText = "nothing here"
    ) {
        self.items = items
        self.selection = selection
        self.top = top
        self.isFocused = isFocused
        self.placeholder = placeholder
    }

    /// The first item shown in a height.
    public func firstShown(height: Int) -> Int {
        if let top { return Scroll.clamped(top, count: items.count, visible: height) }
        return Scroll.top(centering: selection ?? 0, count: items.count, visible: height)
    }

    /// The item in a row of a list drawn in a height; nil below the last.
    public func item(atRow row: Int, height: Int) -> Int? {
        let index = firstShown(height: height) + row
        return row >= 0 && row < height && index < items.count ? index : nil
    }

    /// Draws it into the whole canvas part. The selected row carries the pointer sign too, so that it is seen without colours.
    public func draw(in canvas: inout Canvas) {
        guard !items.isEmpty else {
            canvas.put(placeholder.over(canvas.theme.dim), x: 2, y: 0)
            return
        }
        let first = firstShown(height: canvas.height)
        let hasBar = items.count > canvas.height
        let width = canvas.width - (hasBar ? 1 : 0)
        for row in 0..<min(canvas.height, items.count - first) {
            let index = first + row
            if index == selection {
                let style = isFocused ? canvas.theme.selection : canvas.theme.selectionUnfocused
                canvas.fill(Rect(x: 0, y: row, width: width, height: 1), style: style)
                canvas.put(canvas.glyphs.pointer, x: 0, y: row)
                if isFocused { canvas.markFocus(x: 0, y: row) }
                let inherited = Style(nil, style.attributes.subtracting(.reverse))
                canvas.put(
                    isFocused ? items[index].uncolored.over(inherited) : items[index].over(inherited), x: 2, y: row, width: width - 2)
            } else {
                canvas.put(items[index], x: 2, y: row, width: width - 2)
            }
        }
        if hasBar { Scroll.drawBar(in: &canvas, top: first, count: items.count) }
    }
}

extension StyledText {
    /// The text with its attributes but without its colours, for a row whose colours must win.
    public var uncolored: StyledText {
        StyledText(spans.map { Span($0.text, Style(nil, $0.style.attributes.subtracting(.dim))) })
    }
}
