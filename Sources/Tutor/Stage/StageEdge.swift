import Canvas

/// An edge between two places of the stage, which the learner can move.
struct StageEdge: Hashable {
    /// What an edge is remembered by: the same in windows of every size.
    struct Name: Hashable {
        enum Side: String {
            /// A line across, above or below a pane.
            case above, below
            /// A line down, beside a pane.
            case beside
        }

        var side: Side
        var pane: StagePane

        init(_ side: Side, _ pane: StagePane) { (self.side, self.pane) = (side, pane) }

        /// Reads `below code`; nil for a text that names no edge.
        init?(_ text: String) {
            let words = text.split(separator: " ").map(String.init)
            guard words.count == 2, let side = Side(rawValue: words[0]), let pane = StagePane(rawValue: words[1]) else { return nil }
            self.init(side, pane)
        }

        var text: String { "\(side.rawValue) \(pane.rawValue)" }

        var isAcross: Bool { side != .beside }
    }

    var name: Name
    /// The row of a line across, or the column of a line down, as it usually is.
    var usual: Int
    /// Where it is now.
    var place: Int
    /// Where it may be.
    var range: ClosedRange<Int>
    /// The columns of a line across, or the rows of a line down.
    var span: Range<Int>
    /// Whether moving it to the left or up makes the pane that it is named after larger.
    var isReversed = false

    /// A place as the learner's wish: how far from the usual one, in thousandths of the window.
    func share(of place: Int, in size: Size) -> Int {
        let length = name.isAcross ? size.height : size.width
        let distance = isReversed ? usual - place : place - usual
        return Int((Double(distance) * 1000 / Double(max(1, length))).rounded())
    }

    func contains(_ point: Point) -> Bool {
        name.isAcross ? point.y == place && span.contains(point.x) : point.x == place && span.contains(point.y)
    }
}

extension StageLayout {
    /// The edge at a cell; nil for none.
    func edge(at point: Point) -> StageEdge? { edges.first { $0.contains(point) } }

    /// The edge that makes a pane larger, and in which direction; nil when none of its edges can be moved. A pane's lower and right edges come
    /// first. Where another part stands between a pane and the lower area, the edge of that area counts.
    func edge(of pane: StagePane, isAcross: Bool) -> (edge: StageEdge, direction: Int)? {
        guard let rect = pane == .timeline ? lowerFrame : slots.first(where: { $0.shown == pane })?.rect else { return nil }
        let (first, last) = isAcross ? (rect.y, rect.maxY - 1) : (rect.x, rect.maxX - 1)
        let side = isAcross ? rect.x..<rect.maxX : rect.y..<rect.maxY
        let beside = edges.filter { $0.name.isAcross == isAcross && $0.span.overlaps(side) }
        if let edge = beside.first(where: { $0.place == last }) { return (edge, 1) }
        if let edge = beside.first(where: { $0.place == first }) { return (edge, -1) }
        return beside.first { $0.name.side == .above && $0.place > last }.map { ($0, 1) }
    }
}
