/// One line of text being typed. A value: handling a key changes it.
public struct TextField: Hashable, Sendable {
    /// The text typed so far.
    public private(set) var text: String
    /// Characters before the cursor.
    public private(set) var cursor: Int
    /// Shown while nothing has been typed.
    public var placeholder: String

    /// A field with its cursor at the end.
    public init(_ text: String = "", placeholder: String = "") {
        self.text = text
        self.placeholder = placeholder
        cursor = text.count
    }

    /// Handles a key. False for keys that a field does not use (enter, esc, up, …).
    public mutating func handle(_ key: Key) -> Bool {
        if let character = key.character {
            insert(String(character))
            return true
        }
        switch key {
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .backspace, .control("h"): remove(from: cursor - 1, to: cursor)
        case .delete: remove(from: cursor, to: cursor + 1)
        case .control("u"): remove(from: 0, to: cursor)
        case .control("k"): remove(from: cursor, to: text.count)
        case .control("w"): remove(from: startOfWord, to: cursor)
        default: return false
        }
        return true
    }

    /// Inserts text at the cursor, as one line.
    public mutating func insert(_ inserted: String) {
        let oneLine = String(inserted.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        let place = text.index(text.startIndex, offsetBy: cursor)
        let before = text[..<place] + oneLine
        text = String(before + text[place...])
        cursor = min(text.count, before.count)
    }

    /// Draws it into the first row, scrolled so that the cursor is seen; returns the cursor's cell in the whole grid.
    @discardableResult
    public func draw(in canvas: inout Canvas) -> Point {
        canvas.fill(Rect(x: 0, y: 0, width: canvas.width, height: 1), style: canvas.theme.field)
        let attributes = Style(nil, canvas.theme.field.attributes.subtracting(.reverse))
        let before = String(text.prefix(cursor)).columns
        let hidden = max(0, before - max(0, canvas.width - 1))
        if text.isEmpty {
            canvas.put(placeholder, x: 0, y: 0, style: canvas.theme.dim.filled(from: attributes))
        } else {
            canvas.put(StyledText(text, attributes), x: -hidden, y: 0, width: text.columns)
        }
        return canvas.origin.offset(x: before - hidden, y: 0)
    }

    private var startOfWord: Int {
        let characters = Array(text.prefix(cursor))
        var index = cursor
        while index > 0, characters[index - 1].isWhitespace { index -= 1 }
        while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
        return index
    }

    private mutating func remove(from start: Int, to end: Int) {
        let start = max(0, start)
        let end = min(text.count, end)
        guard start < end else { return }
        text.removeSubrange(text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end))
        if cursor >= end { cursor -= end - start } else { cursor = min(cursor, start) }
    }
}
