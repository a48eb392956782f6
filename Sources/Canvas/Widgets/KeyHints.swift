/// A key's action, for hints and help.
public struct KeyHint: Hashable, Sendable {
    /// The keys as the learner reads them, `⇧←→`; see `Key.name(in:)`.
    public var keys: String
    /// The keys' action, in a word or two.
    public var action: String
    /// Why they do nothing now; nil when they work.
    public var disabledReason: String?
    /// Hints with the lowest number are left out first when there is no room; of equal ones the last.
    public var priority: Int

    /// A hint.
    public init(_ keys: String, _ action: String, disabledReason: String? = nil, priority: Int = 0) {
        self.keys = keys
        self.action = action
        self.disabledReason = disabledReason
        self.priority = priority
    }

    var columns: Int { keys.columns + 1 + action.columns }
}

/// A row of key hints that fits its width.
public struct KeyHints: Hashable, Sendable {
    /// The hints from left to right.
    public var hints: [KeyHint]

    /// A row of hints.
    public init(_ hints: [KeyHint]) { self.hints = hints }

    /// The hints that fit a width, in their order.
    public func fitting(_ width: Int) -> [KeyHint] {
        var shown = Array(hints.indices)
        func needed() -> Int { shown.reduce(0) { $0 + hints[$1].columns } + 2 * max(0, shown.count - 1) }
        // Keys that do nothing now go first, then those with the lowest priority.
        func rank(_ index: Int) -> (Int, Int, Int) { (hints[index].disabledReason == nil ? 1 : 0, hints[index].priority, -index) }
        while needed() > width, let least = shown.min(by: { rank($0) < rank($1) }) {
            shown.removeAll { $0 == least }
        }
        return shown.map { hints[$0] }
    }

    /// The row as text.
    public func text(fitting width: Int, theme: Theme) -> StyledText {
        var text = StyledText()
        for hint in fitting(width) {
            if !text.isEmpty { text.append("  ") }
            let isDisabled = hint.disabledReason != nil
            text.append(hint.keys, isDisabled ? theme.disabled : theme.key)
            text.append(" " + hint.action, isDisabled ? theme.disabled : theme.keyText)
        }
        return text
    }

    /// Draws it into the first row.
    public func draw(in canvas: inout Canvas) {
        canvas.put(text(fitting: canvas.width, theme: canvas.theme), x: 0, y: 0)
    }

    /// The hint at a column of a row drawn in a width, for mouse clicks.
    public func hint(atColumn column: Int, width: Int) -> KeyHint? {
        var x = 0
        for hint in fitting(width) {
            if column >= x && column < x + hint.columns { return hint }
            x += hint.columns + 2
        }
        return nil
    }
}
