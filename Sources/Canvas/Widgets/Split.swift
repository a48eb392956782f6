/// A row or column of parts that share its length. When the length is too short, parts fold away, the least important first.
public struct Split: Hashable, Sendable {
    /// The direction of the parts.
    public enum Axis: Hashable, Sendable {
        /// Side by side.
        case horizontal
        /// One below the other.
        case vertical
    }

    /// A part's preferred length.
    public enum Length: Hashable, Sendable {
        /// Cells.
        case fixed(Int)
        /// A share of the whole length, 0 to 1.
        case fraction(Double)
        /// A share of the remaining cells, by weight.
        case fill(Int)
    }

    /// One part.
    public struct Part: Hashable, Sendable {
        /// The preferred length.
        public var length: Length
        /// The least length with which it is shown, in cells.
        public var minimum: Int
        /// The part with the lowest number folds first; of equal ones the last.
        public var priority: Int

        /// A part.
        public init(_ length: Length, minimum: Int = 1, priority: Int = 0) {
            self.length = length
            self.minimum = max(1, minimum)
            self.priority = priority
        }
    }

    /// The direction.
    public var axis: Axis
    /// The parts in order.
    public var parts: [Part]
    /// Cells that neighbours have in common: 1 for panes that share an edge; negative for a gap.
    public var overlap: Int

    /// A split.
    public init(_ axis: Axis, overlap: Int = 0, _ parts: [Part]) {
        self.axis = axis
        self.parts = parts
        self.overlap = overlap
    }

    /// The parts' rectangles, in order; nil for those that are folded. At least one is shown unless there are none.
    public func frames(in rect: Rect) -> [Rect?] {
        var shown = Array(parts.indices)
        let whole = axis == .horizontal ? rect.width : rect.height
        func available() -> Int { whole + overlap * (shown.count - 1) }
        while shown.count > 1, shown.reduce(0, { $0 + parts[$1].minimum }) > available() {
            guard let least = shown.min(by: { (parts[$0].priority, -$0) < (parts[$1].priority, -$1) }) else { break }
            shown.removeAll { $0 == least }
        }
        let lengths = lengths(of: shown.map { parts[$0] }, in: available())
        var frames = [Rect?](repeating: nil, count: parts.count)
        var place = axis == .horizontal ? rect.x : rect.y
        for (index, length) in zip(shown, lengths) {
            frames[index] =
                axis == .horizontal
                ? Rect(x: place, y: rect.y, width: length, height: rect.height)
                : Rect(x: rect.x, y: place, width: rect.width, height: length)
            place += length - overlap
        }
        return frames
    }

    // Every part first gets the length it wishes for. Cells that are missing are taken from the last flexible parts, down to their minimum.
    // Cells left over go to `fill` parts, or to the last part if there are none.
    private func lengths(of parts: [Part], in available: Int) -> [Int] {
        guard !parts.isEmpty else { return [] }
        var lengths = parts.map { part in
            switch part.length {
            case .fixed(let cells): max(part.minimum, cells)
            case .fraction(let share): max(part.minimum, Int((Double(available) * share).rounded()))
            case .fill: part.minimum
            }
        }
        var rest = available - lengths.reduce(0, +)
        let weights = parts.map { part in
            if case .fill(let weight) = part.length { max(1, weight) } else { 0 }
        }
        var weight = weights.reduce(0, +)
        if rest > 0 {
            // Fill parts are levelled: each gets its share of all that fill parts have together, unless its minimum is more.
            var pool = rest + zip(lengths, weights).reduce(0) { $0 + ($1.1 > 0 ? $1.0 : 0) }
            var open = parts.indices.filter { weights[$0] > 0 }
            while let fixed = open.first(where: { parts[$0].minimum * weight > pool * weights[$0] }) {
                open.removeAll { $0 == fixed }
                pool -= parts[fixed].minimum
                weight -= weights[fixed]
            }
            for index in open {
                let share = weight > 0 ? pool * weights[index] / weight : 0
                lengths[index] = share
                pool -= share
                weight -= weights[index]
                rest = 0
            }
            if rest > 0 { lengths[lengths.count - 1] += rest }
        }
        for index in lengths.indices.reversed() where rest < 0 {
            let given = min(-rest, max(0, lengths[index] - parts[index].minimum))
            lengths[index] -= given
            rest += given
        }
        if rest < 0 { lengths[0] = max(0, lengths[0] + rest) }
        return lengths
    }
}
