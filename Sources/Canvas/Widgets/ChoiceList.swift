/// Numbered choices to answer a question with, one or several.
public struct ChoiceList: Hashable, Sendable {
    /// The result of a choice.
    public enum Verdict: Hashable, Sendable {
        /// It was right.
        case right
        /// It was wrong.
        case wrong
    }

    /// A choice.
    public struct Choice: Hashable, Sendable {
        /// The choice's text; wrapped.
        public var text: StyledText
        /// Whether it is taken.
        public var isChosen: Bool
        /// The result, once it is known.
        public var verdict: Verdict?

        /// A choice.
        public init(_ text: StyledText, isChosen: Bool = false, verdict: Verdict? = nil) {
            self.text = text
            self.isChosen = isChosen
            self.verdict = verdict
        }
    }

    /// The choices; those after the ninth have no number.
    public var choices: [Choice]
    /// The one that enter would take.
    public var selection: Int?
    /// Whether boxes are shown because several may be taken.
    public var allowsSeveral: Bool
    /// Whether the list has the keyboard.
    public var isFocused: Bool

    /// Choices.
    public init(_ choices: [Choice], selection: Int? = nil, allowsSeveral: Bool = false, isFocused: Bool = true) {
        self.choices = choices
        self.selection = selection
        self.allowsSeveral = allowsSeveral
        self.isFocused = isFocused
    }

    /// Rows that each choice needs in a width.
    public func heights(width: Int) -> [Int] {
        choices.map { max(1, $0.text.wrapped(to: max(1, width - Self.indent)).count) }
    }

    /// The choice at a row of a list drawn in a size.
    public func choice(atRow row: Int, size: Size) -> Int? {
        let heights = heights(width: textWidth(in: size))
        var y = 0
        for index in firstShown(heights: heights, height: size.height)..<choices.count {
            if row >= y && row < y + heights[index] { return index }
            y += heights[index]
        }
        return nil
    }

    /// Draws it into the whole canvas part, with a scrollbar where not all can be seen; returns the rows used.
    @discardableResult
    public func draw(in canvas: inout Canvas) -> Int {
        let width = textWidth(in: canvas.size)
        let heights = heights(width: width)
        let first = firstShown(heights: heights, height: canvas.height)
        var y = 0
        for index in first..<choices.count where y < canvas.height {
            draw(choices[index], number: index + 1, isSelected: index == selection, y: y, height: heights[index], width: width, in: &canvas)
            y += heights[index]
        }
        Scroll.drawBar(in: &canvas, top: heights[..<first].reduce(0, +), count: heights.reduce(0, +))
        return min(y, canvas.height)
    }

    // Columns for the choices. A scrollbar must not cover text.
    private func textWidth(in size: Size) -> Int {
        heights(width: size.width).reduce(0, +) > size.height ? max(1, size.width - 2) : size.width
    }

    private static let indent = 6

    // The first choice shown so that the selected one fits.
    private func firstShown(heights: [Int], height: Int) -> Int {
        guard let selection, choices.indices.contains(selection) else { return 0 }
        var first = 0
        while first < selection, heights[first...selection].reduce(0, +) > height { first += 1 }
        return first
    }

    private func draw(_ choice: Choice, number: Int, isSelected: Bool, y: Int, height: Int, width: Int, in canvas: inout Canvas) {
        let theme = canvas.theme
        let glyphs = canvas.glyphs
        var base = Style.plain
        if isSelected {
            base = isFocused ? theme.selection : theme.selectionUnfocused
            canvas.fill(Rect(x: 0, y: y, width: canvas.width, height: height), style: base)
            canvas.put(glyphs.pointer, x: 0, y: y)
            if isFocused { canvas.markFocus(x: 0, y: y) }
        }
        if number < 10 { canvas.put(String(number), x: 2, y: y, style: isSelected ? .bold : theme.key) }
        switch choice.verdict {
        case .right: canvas.put(glyphs.check, x: 4, y: y, style: isSelected ? .bold : theme.good)
        case .wrong: canvas.put(glyphs.cross, x: 4, y: y, style: isSelected ? .bold : theme.bad)
        case nil where choice.isChosen: canvas.put(glyphs.chosen, x: 4, y: y, style: isSelected ? .bold : theme.accent)
        case nil: if allowsSeveral { canvas.put(glyphs.notChosen, x: 4, y: y, style: isSelected ? .plain : theme.dim) }
        }
        let inherited = Style(nil, base.attributes.subtracting(.reverse))
        let text = isSelected && isFocused ? choice.text.uncolored : choice.text
        for (row, line) in text.over(inherited).wrapped(to: max(1, width - Self.indent)).enumerated() {
            canvas.put(line, x: Self.indent, y: y + row)
        }
    }
}
