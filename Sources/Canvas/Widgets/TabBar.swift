/// A row of tabs, one of which is selected.
public struct TabBar: Hashable, Sendable {
    /// The names from left to right.
    public var titles: [String]
    /// The selected one.
    public var selection: Int

    /// Tabs.
    public init(_ titles: [String], selection: Int) {
        self.titles = titles
        self.selection = selection
    }

    /// Draws it into the first row. The chosen tab stands in brackets, so that it is seen without colours. If not all tabs fit, those
    /// farthest from the chosen one are left out.
    public func draw(in canvas: inout Canvas) {
        for (index, range) in places(in: canvas.width) {
            let isChosen = index == selection
            let text = isChosen ? "[\(titles[index])]" : " \(titles[index]) "
            canvas.put(text, x: range.lowerBound, y: 0, style: isChosen ? canvas.theme.accent : canvas.theme.dim, width: range.count)
        }
    }

    /// The tab at a column of a bar drawn in a width.
    public func tab(atColumn column: Int, width: Int) -> Int? {
        places(in: width).first { $0.1.contains(column) }?.0
    }

    private func places(in width: Int) -> [(Int, Range<Int>)] {
        guard titles.indices.contains(selection) else { return [] }
        func needed(_ range: ClosedRange<Int>) -> Int { range.reduce(0) { $0 + titles[$1].columns + 2 } }
        var shown = selection...selection
        while true {
            let right = shown.upperBound + 1
            let left = shown.lowerBound - 1
            if right < titles.count, needed(shown.lowerBound...right) <= width {
                shown = shown.lowerBound...right
            } else if left >= 0, needed(left...shown.upperBound) <= width {
                shown = left...shown.upperBound
            } else {
                break
            }
        }
        var x = 0
        return shown.map { index in
            let end = min(width, x + titles[index].columns + 2)
            defer { x = end }
            return (index, x..<max(x, end))
        }
    }
}
