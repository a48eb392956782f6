import Canvas
import Foundation

/// The rows that the text beside the stage takes in some number of columns.
struct ProseRows {
    /// The whole text.
    var all = 0
    /// Its question, with all choices, and what came of the answer; 0 where it is neither open nor answered.
    var question = 0
}

/// The places of the stage's parts in a window, for drawing and for the mouse.
struct StageLayout {
    /// A place that one or more panes share.
    struct Slot {
        var rect: Rect
        var panes: [StagePane]
        /// The pane that is seen.
        var shown: StagePane

        /// The columns for the panes' names, beside what stands at the right of the edge.
        func tabsWidth(of stage: StageState) -> Int {
            let trailing = stage.trailing(of: shown).columns
            return max(0, rect.width - 4 - (trailing > 0 ? trailing + 2 : 0))
        }
    }

    /// A part of a column, from top to bottom.
    private enum Part {
        case panes([StagePane])
        case facts
        case changes
    }

    /// The least window in which anything can be shown.
    static let minimum = Size(width: 40, height: 12)
    /// The panes of which the text speaks, as the tabs of one place.
    static let evidence: [StagePane] = [.code, .hierarchy, .console, .variables, .memory]

    /// The panes' places, frames included; neighbours share an edge.
    private(set) var slots: [Slot] = []
    /// The frame of the eight facts; nil in a window so low that they are the first row of the lower area.
    private(set) var factsFrame: Rect?
    /// The rows of the eight facts: one, or one for each.
    private(set) var facts = Rect(size: .zero)
    /// The frame of what has changed since the last event; nil where there is no room.
    private(set) var changesFrame: Rect?
    /// The frame of the area below the panes. Its upper edge is the row with time, frame and transaction.
    private(set) var lowerFrame = Rect(size: .zero)
    private(set) var timeline = Rect(size: .zero)
    private(set) var narration = Rect(size: .zero)
    /// The row that says where the arrow keys lead; nil where there is none for it.
    private(set) var stops: Rect?
    /// The edges that can be moved.
    private(set) var edges: [StageEdge] = []
    /// The row of keys, on the lowest edge.
    private(set) var hintsRow = 0

    private let stage: StageState
    private let size: Size
    /// Whether all edges are where they usually are.
    private let isUsual: Bool
    private let proseRows: (Int) -> ProseRows
    private let namesStops: Bool

    /// Lays out a window that is at least `minimum` large. `sentence` gives the rows that the event's sentence takes in a number of columns,
    /// and `proseRows` those of the text beside the stage.
    init(
        size: Size, stage: StageState, lanes: Int, screen: CGSize, sentence: (Int) -> Int = { _ in 2 },
        proseRows: @escaping (Int) -> ProseRows = { _ in ProseRows() }
    ) {
        self.init(size: size, stage: stage, lanes: lanes, screen: screen, isUsual: false, sentence, proseRows)
        // An open question stays whole, wherever the learner has moved the edges.
        if !stage.edges.isEmpty, stage.limit != nil, let text = content(of: .prose), text.height < proseRows(text.width).question {
            self.init(size: size, stage: stage, lanes: lanes, screen: screen, isUsual: true, sentence, proseRows)
        }
    }

    private init(
        size: Size, stage: StageState, lanes: Int, screen: CGSize, isUsual: Bool, _ sentence: (Int) -> Int,
        _ proseRows: @escaping (Int) -> ProseRows
    ) {
        (self.stage, self.proseRows, self.size, self.isUsual) = (stage, proseRows, size, isUsual)
        // Two runs have the rows for themselves, and a zoomed pane has them all.
        namesStops = size.height >= 30 && stage.beside == nil && (!stage.isZoomed || stage.focus == .timeline)
        hintsRow = size.height - 1
        // The header has the first row.
        let whole = Rect(x: 0, y: 1, width: size.width, height: size.height - 1)
        let isLow = size.height < 16
        var rows = size.height >= 50 ? lanes + 7 : size.height >= 30 ? lanes + 4 : lanes + 3
        rows = min(rows, size.height >= 50 ? 12 : size.height >= 30 ? 8 : size.height >= 22 ? 5 : 4)
        // A learner who is asked does not step far; the question has the row.
        if stage.limit != nil, size.height < 30 { rows = min(rows, 4) }
        // Two runs have two groups of lanes, each with its name.
        if stage.beside != nil { rows = size.height >= 50 ? 16 : size.height >= 30 ? 13 : size.height >= 22 ? 10 : 6 }
        if isLow { rows = stage.focus == .timeline ? 4 : 2 }
        if namesStops, size.height < 50 { rows += 1 }
        func setLower(_ area: Rect) { layLower(area, rows: rows, isLow: isLow, sentence) }
        if stage.isZoomed {
            zoom(whole, rows: rows, isLow: isLow, sentence)
        } else if size.width < 70 || size.height < 20 {
            setLower(whole)
            var upper = Rect(x: 0, y: 1, width: size.width, height: lowerFrame.y)
            let hasThumbnail = size.width >= 56 && size.height >= 18
            if hasThumbnail { upper = cutScreen(from: upper, columns: Self.thumbnailColumns) }
            stackSingle(upper, panes: Self.evidence + (hasThumbnail ? [] : [.screen]), least: isLow ? 2 : 3, hasFacts: !isLow)
        } else {
            let isTall = size.height >= 30
            if isTall { setLower(whole) }
            // A small window gives the device its whole height: in fewer than twenty rows of half blocks its texts are not readable.
            var upper = isTall ? Rect(x: 0, y: 1, width: size.width, height: lowerFrame.y) : whole
            // The room above the lower area as it usually is.
            let usualRows = isTall ? size.height - rows - 2 : upper.height
            let columns = Self.screenColumns(screen, rows: usualRows - 2, limit: size.width * 4 / 10)
            if isTall {
                stackTall(upper, screenColumns: columns)
            } else {
                let isWide = size.width - columns - 1 >= 84 && stage.hasProse
                upper = cutScreen(from: upper, columns: columns, beside: isWide ? 2 * Self.leastWidth : Self.leastWidth)
                setLower(upper)
                upper.height = lowerFrame.y
                stackLow(upper, isWide: isWide)
            }
        }
    }

    private mutating func zoom(_ whole: Rect, rows: Int, isLow: Bool, _ sentence: (Int) -> Int) {
        // In a small window the selected pane gets the lanes' rows too. The row with the cursor and the frames stays.
        let least = isLow ? 2 : whole.height < 20 ? 3 : min(4, rows)
        layLower(whole, rows: stage.focus == .timeline ? max(4, whole.height - 10) : least, isLow: isLow, sentence)
        let upper = Rect(x: 0, y: 1, width: whole.width, height: lowerFrame.y)
        let panes: [StagePane] = stage.focus == .timeline ? (stage.hasProse ? [.prose] : []) + Self.evidence : [stage.focus]
        stack(upper, isLow ? [(.panes(panes), nil)] : [(.panes(panes), nil), (.facts, 1)])
    }

    // MARK: Columns

    /// The device's columns in a window that has room for no more than its outline.
    private static let thumbnailColumns = 9

    /// Puts the device at the right edge, and returns the rest, which shares an edge with it and keeps columns of its own.
    private mutating func cutScreen(from area: Rect, columns: Int, beside others: Int = leastWidth) -> Rect {
        let x = moved(
            StageEdge.Name(.beside, .screen), usual: area.maxX - columns - 2, least: area.x + others,
            most: area.maxX - Self.thumbnailColumns - 2, span: area.y + 1..<area.maxY - 1, isReversed: true)
        slots.append(slot(Rect(x: x, y: area.y, width: area.maxX - x, height: area.height), [.screen]))
        return Rect(x: area.x, y: area.y, width: x + 1 - area.x, height: area.height)
    }

    /// One column: the text, the panes that it speaks of, the facts.
    private mutating func stackSingle(_ column: Rect, panes: [StagePane], least: Int, hasFacts: Bool) {
        // While a question is open it is seen whole: the panes get what it leaves, and fold down to their names where that is nothing.
        let others = column.height - 3 - (hasFacts ? 2 : 0)
        let asked = stage.focus != .prose ? 0 : proseRows(column.width - 2).question
        let enough = stage.hidden.contains(.views) ? 1 : least
        let least = asked == 0 ? least : min(enough, max(0, others - asked))
        let facts: [(Part, Int?)] = hasFacts ? [(.facts, 1)] : []
        let text: [(Part, Int?)] = stage.hasProse ? [(.panes([.prose]), prose(in: column, beside: least + 1 + (hasFacts ? 2 : 0)))] : []
        stack(column, text + [(.panes(panes), nil)] + facts)
    }

    /// A window of fewer than thirty rows.
    private mutating func stackLow(_ area: Rect, isWide: Bool) {
        guard isWide else { return stackSingle(area, panes: Self.evidence, least: 3, hasFacts: true) }
        let (left, right) = halves(area, left: area.width / 2, .prose)
        stack(left, [(.panes([.prose]), nil), (.facts, 1)])
        let tree = max(3, (right.height - 3) * 4 / 10)
        stack(right, [(.panes([.code, .console, .variables, .memory]), nil), (.panes([.hierarchy]), tree)])
    }

    private mutating func stackTall(_ upper: Rect, screenColumns: Int) {
        let rest = upper.width - screenColumns - 1
        let values = FactsPane.count
        guard rest >= (stage.hasProse ? 84 : 76) else {
            let left = cutScreen(from: upper, columns: screenColumns)
            guard !stage.hasProse else { return stackSingle(left, panes: Self.evidence, least: 5, hasFacts: true) }
            let lower = max(5, left.height * 44 / 100)
            return stack(left, [(.panes([.code]), nil), (.panes([.hierarchy, .console, .variables, .memory]), lower), (.facts, 1)])
        }
        guard stage.hasProse else {
            let (left, others) = halves(upper, left: rest * 54 / 100, .code, beside: screenColumns + 1 + Self.leastWidth)
            let right = cutMiddleScreen(from: others, columns: screenColumns)
            stack(left, [(.panes([.code]), nil), (.panes([.console, .variables, .memory]), max(5, upper.height * 26 / 100))])
            return stack(right, [(.panes([.hierarchy]), nil), (.facts, values)] + changes(in: right))
        }
        guard rest >= 130 else {
            let area = cutScreen(from: upper, columns: screenColumns, beside: 2 * Self.leastWidth)
            let (left, right) = halves(area, left: area.width / 2, .prose)
            // The values give way before the text does.
            let isShort = proseRows(left.width - 2).all + 5 + values + 4 > left.height
            let facts = isShort ? 1 : values
            stack(left, [(.panes([.prose]), prose(in: left, beside: 5 + 1 + facts + 1)), (.panes([.hierarchy]), nil), (.facts, facts)])
            return stack(right, [(.panes([.code, .variables, .memory]), nil), (.panes([.console]), 5)])
        }
        let (usual, beyond) = (rest * 36 / 100, rest * 34 / 100)
        let (left, others) = halves(upper, left: usual, .prose, beside: screenColumns + 1 + 2 * Self.leastWidth)
        // The code's right edge stays where it is when its left one is moved.
        let (middle, last) = halves(
            others, left: usual + beyond - (others.x - upper.x), .code, beside: screenColumns + 1 + Self.leastWidth)
        let right = cutMiddleScreen(from: last, columns: screenColumns)
        // A short text leaves rows for what the code prints and holds; the code then has its whole column.
        let text = prose(in: left, beside: 8)
        let free = left.height - 2 - text - 2
        if free >= 16 {
            stack(left, [(.panes([.prose]), text), (.panes([.console]), free * 4 / 10), (.panes([.variables, .memory]), nil)])
            stack(middle, [(.panes([.code]), nil)])
        } else {
            stack(left, [(.panes([.prose]), text), (.panes([.console]), nil)])
            stack(middle, [(.panes([.code]), nil), (.panes([.variables, .memory]), 8)])
        }
        stack(right, [(.panes([.hierarchy]), nil), (.facts, values)] + changes(in: right))
    }

    /// A column of many rows has some for what has changed.
    private func changes(in column: Rect) -> [(part: Part, rows: Int?)] { column.height >= 28 ? [(.changes, 5)] : [] }

    /// Puts the device at the left edge, and returns the rest.
    private mutating func cutMiddleScreen(from area: Rect, columns: Int) -> Rect {
        let x = moved(
            StageEdge.Name(.beside, .screen), usual: area.x + columns + 1, least: area.x + Self.thumbnailColumns + 1,
            most: area.maxX - Self.leastWidth, span: area.y + 1..<area.maxY - 1)
        slots.append(slot(Rect(x: area.x, y: area.y, width: x + 1 - area.x, height: area.height), [.screen]))
        return Rect(x: x, y: area.y, width: area.maxX - x, height: area.height)
    }

    /// The least columns of a pane that shares a row with others, its frame included.
    private static let leastWidth = 26

    // Two columns that share an edge, at the right of a pane.
    private mutating func halves(_ area: Rect, left: Int, _ pane: StagePane, beside others: Int = leastWidth) -> (Rect, Rect) {
        let x = moved(
            StageEdge.Name(.beside, pane), usual: area.x + left, least: area.x + Self.leastWidth - 1, most: area.maxX - others,
            span: area.y + 1..<area.maxY - 1)
        return (
            Rect(x: area.x, y: area.y, width: x + 1 - area.x, height: area.height),
            Rect(x: x, y: area.y, width: area.maxX - x, height: area.height)
        )
    }

    // The place of an edge after the learner's moves, within its bounds. It may always be where it usually is.
    private mutating func moved(
        _ name: StageEdge.Name, usual: Int, least: Int, most: Int, span: Range<Int>, isReversed: Bool = false
    ) -> Int {
        guard !stage.isZoomed else { return usual }
        let range = min(usual, least)...max(usual, most)
        let length = name.isAcross ? size.height : size.width
        let distance = Int((Double(stage.edges[name] ?? 0) * Double(length) / 1000).rounded())
        let wish = isUsual ? usual : isReversed ? usual - distance : usual + distance
        let place = min(max(range.lowerBound, wish), range.upperBound)
        edges.append(StageEdge(name: name, usual: usual, place: place, range: range, span: span, isReversed: isReversed))
        return place
    }

    /// The rows that the text takes in a column where others have some too, their edges included.
    private func prose(in column: Rect, beside others: Int) -> Int {
        max(2, min(proseRows(column.width - 2).all, column.height - 2 - others))
    }

    // Parts with rows of their own; the one without gets what is left. Neighbours share an edge.
    private mutating func stack(_ column: Rect, _ parts: [(part: Part, rows: Int?)]) {
        let fixed = parts.reduce(0) { $0 + ($1.rows.map { $0 + 1 } ?? 0) }
        var heights = parts.map { part in part.rows.map { $0 + 2 } ?? max(2, column.height - fixed) }
        var y = column.y
        for (index, (part, _)) in parts.enumerated() {
            if case .panes(let upper) = part, index + 1 < parts.count, case .panes(let lower) = parts[index + 1].part {
                let usual = y + heights[index] - 1
                let place = moved(
                    StageEdge.Name(.below, upper[0]), usual: usual, least: y + leastRows(upper, in: column) + 1,
                    most: usual + heights[index + 1] - 1 - leastRows(lower, in: column) - 1, span: column.x + 1..<column.maxX - 1)
                heights[index] += place - usual
                heights[index + 1] -= place - usual
            }
            let height = heights[index]
            let rect = Rect(x: column.x, y: y, width: column.width, height: height)
            switch part {
            case .panes(let panes): slots.append(slot(rect, panes))
            case .facts:
                factsFrame = rect
                facts = Pane.content(of: rect)
            case .changes: changesFrame = rect
            }
            y += height - 1
        }
    }

    // An open question is seen whole.
    private func leastRows(_ panes: [StagePane], in column: Rect) -> Int {
        max(3, panes.contains(.prose) && stage.limit != nil ? proseRows(column.width - 2).question : 0)
    }

    private func slot(_ rect: Rect, _ panes: [StagePane]) -> Slot {
        Slot(rect: rect, panes: panes, shown: stage.recent.first { panes.contains($0) } ?? panes[0])
    }

    // The sentence takes what it needs, and leaves the lanes two rows where there are some.
    private mutating func layLower(_ area: Rect, rows: Int, isLow: Bool, _ sentence: (Int) -> Int) {
        let usual = area.maxY - rows - 2
        let y =
            isLow
            ? usual
            : moved(
                StageEdge.Name(.above, .timeline), usual: usual, least: area.y + (size.height >= 30 ? 18 : 12),
                most: area.maxY - (stage.beside == nil ? 3 : 6) - 2, span: area.x + 1..<area.maxX - 1, isReversed: true)
        lowerFrame = Rect(x: area.x, y: y, width: area.width, height: area.maxY - y)
        var rest = Pane.content(of: lowerFrame)
        if isLow { facts = rest.cutTop(1) }
        if namesStops { stops = rest.cutBottom(1) }
        narration = rest.cutBottom(
            isLow ? 1 : max(1, min(sentence(rest.width), rest.height - (stage.beside == nil ? 2 : 4), stage.beside == nil ? 3 : 6)))
        timeline = rest
    }

    private static func screenColumns(_ screen: CGSize, rows: Int, limit: Int) -> Int {
        max(12, min(limit, DeviceScreen.pixels(of: screen, fitting: Size(width: 400, height: rows)).width))
    }

    // MARK: Finding

    /// The pane at a cell, and its part inside the frame.
    func pane(at point: Point) -> (pane: StagePane, content: Rect)? {
        if timeline.contains(point) { return (.timeline, timeline) }
        for slot in slots where Pane.content(of: slot.rect).contains(point) { return (slot.shown, Pane.content(of: slot.rect)) }
        return nil
    }

    /// The place of a pane that is seen, inside its frame; nil when it is folded away.
    func content(of pane: StagePane) -> Rect? {
        if pane == .timeline { return timeline.height > 0 ? timeline : nil }
        return slots.first { $0.shown == pane }.map { Pane.content(of: $0.rect) }
    }

    /// The pane whose name is at a cell of a frame's upper edge, where several share a place.
    func tab(at point: Point) -> StagePane? {
        for slot in slots where slot.rect.y == point.y && slot.panes.count > 1 {
            guard point.x > slot.rect.x, point.x < slot.rect.maxX else { continue }
            let index = TabBar(
                slot.panes.map { stage.title(of: $0, spokenOf: Glyphs.unicode.spokenOf) },
                selection: slot.panes.firstIndex(of: slot.shown) ?? 0
            )
            .tab(atColumn: point.x - slot.rect.x - 2, width: slot.tabsWidth(of: stage))
            return index.map { slot.panes[$0] }
        }
        return nil
    }
}
