import Canvas
import Stage

/// Two recordings from left to right, aligned: the lanes of the run on the stage, and below them those of the other one. A column is an event
/// of both, or of one of them where the other has a gap.
struct ComparedTimelineView {
    private let stage: StageState
    private let beside: SideBySide
    private let size: Size
    private let theme: Theme
    private let glyphs: Glyphs
    private let rows: [Int]
    /// An index into `rows`; -1 before the first.
    private let cursor: Int
    private let gutter: Int
    private let columns: [TimelineView.Column]

    init(_ stage: StageState, _ beside: SideBySide, size: Size, theme: Theme, glyphs: Glyphs) {
        (self.stage, self.beside, self.size, self.theme, self.glyphs) = (stage, beside, size, theme, glyphs)
        let rows = stage.rows
        self.rows = rows
        cursor = stage.row.map { rows.firstIndex(after: $0) - 1 } ?? -1
        let sides: [Comparison.Side] = [beside.side, beside.side.other]
        gutter = min(max(6, size.width / 5), (sides.map { beside.runs.model($0).lanes.width }.max() ?? 0) + 1)
        let cap = TimelineView.cap(ofZoom: stage.timelineZoom)
        columns = TimelineView.columns(
            around: max(0, cursor) + stage.scroll[.timeline, default: 0], count: rows.count, width: size.width - gutter
        ) { index in
            let entry = beside.comparison.entries[rows[index]]
            let names = sides.compactMap { side in entry[side].map { beside.runs.model(side).shortName(of: $0).columns } }
            return min(cap, max(4, (names.max() ?? 0) + 2))
        }
    }

    /// The row of the comparison at a column; nil left of the lanes.
    func row(atColumn column: Int) -> Int? {
        TimelineView.stop(at: column - gutter, columns).map { rows[$0] }
    }

    /// Draws both groups of lanes, each below its run's name.
    func draw(in canvas: inout Canvas) {
        guard size.height > 1, size.width > gutter + 2 else { return }
        // Each has a row for its name. The rest is halved where both need more.
        let lanes = [beside.side, beside.side.other].map { inView($0, beside.runs.model($0)).count + 1 }
        let half = size.height / 2
        let upper = min(lanes[0], max(size.height - half, size.height - lanes[1]))
        draw(beside.side, Rect(x: 0, y: 0, width: size.width, height: upper), in: &canvas)
        draw(beside.side.other, Rect(x: 0, y: upper, width: size.width, height: min(lanes[1], size.height - upper)), in: &canvas)
    }

    private func draw(_ side: Comparison.Side, _ area: Rect, in canvas: inout Canvas) {
        let model = beside.runs.model(side)
        let isOnStage = side == beside.side
        let hasName = area.height > 1
        canvas.within(area) { part in
            if hasName {
                let style = isOnStage ? part.theme.title : part.theme.dim
                // The cursor stands above both groups, or where a name is in its way above none.
                let longest = 2 + max(beside.name.title.columns, beside.otherName.title.columns)
                let title = (isOnStage ? "\(glyphs.pointer) " : "  ") + beside.comparison.name(side).title
                part.horizontalLine(y: 0, fromX: 0, toX: size.width - 1, style: theme.border)
                // Text drawn on a line takes the line's colour; this text has its own.
                part.fill(Rect(x: 0, y: 0, width: min(size.width, title.columns + 1), height: 1))
                part.put(title, x: 0, y: 0, style: style, width: size.width)
                if let column = columns.first(where: { $0.stop == cursor }) {
                    let x = gutter + column.x
                    if x > longest { part.put(glyphs.down, x: x, y: 0, style: theme.accent) }
                }
            }
            let top = hasName ? 1 : 0
            let lanes = visibleLanes(side, model, rows: area.height - top)
            for (row, lane) in lanes.enumerated() {
                part.put(model.lanes.names[lane], x: 0, y: row + top, style: style(of: lane, model), width: gutter - 1)
                part.horizontalLine(y: row + top, fromX: gutter, toX: size.width - 1, style: theme.border)
            }
            part.within(Rect(x: gutter, y: top, width: size.width - gutter, height: area.height - top)) { marks in
                drawEvents(side, model, lanes, in: &marks)
            }
        }
    }

    private func drawEvents(_ side: Comparison.Side, _ model: RunModel, _ lanes: [Int], in area: inout Canvas) {
        for (place, column) in columns.enumerated() {
            let entry = beside.comparison.entries[rows[column.stop]]
            guard let event = entry[side].map({ model.recording.events[$0] }), let row = lanes.firstIndex(of: lane(of: event, model)) else {
                continue
            }
            let isCursor = column.stop == cursor
            let differs = entry.change != .same
            let style = differs ? theme.changed : self.style(of: lanes[row], model)
            let mark = differs ? glyphs.differs : TimelineView.mark(of: event, glyphs)
            area.put(mark, x: column.x, y: row, style: isCursor ? theme.selection : style)
            let name = model.shortName(of: event.index)
            let next = columns[(place + 1)...].first { next in
                beside.comparison.entries[rows[next.stop]][side].map { lane(of: model.recording.events[$0], model) == lanes[row] } ?? false
            }
            let room = (next?.x ?? area.width) - column.x - 2
            // A name cut too short is worse than none.
            guard name.columns <= room || room >= 5 else { continue }
            area.put(name.text, x: column.x + 1, y: row, style: isCursor ? style.adding(.bold) : style, width: room)
        }
    }

    private func lane(of event: Event, _ model: RunModel) -> Int { TimelineView.lane(of: event, in: model) }

    private func style(of lane: Int, _ model: RunModel) -> Style {
        TimelineView.style(of: lane, in: model.lanes, theme)
    }

    // The lanes with an event in view, and the lane of the last event up to the cursor.
    private func inView(_ side: Comparison.Side, _ model: RunModel) -> [Int] {
        Set(columns.compactMap { lane(at: $0.stop, side, model) }).union(current(side, model).map { [$0] } ?? []).sorted()
    }

    private func current(_ side: Comparison.Side, _ model: RunModel) -> Int? {
        (0..<max(0, cursor + 1)).reversed().lazy.compactMap { lane(at: $0, side, model) }.first
    }

    private func lane(at stop: Int, _ side: Comparison.Side, _ model: RunModel) -> Int? {
        beside.comparison.entries[rows[stop]][side].map { lane(of: model.recording.events[$0], model) }
    }

    // Those of them that there are rows for, around the one of the last event.
    private func visibleLanes(_ side: Comparison.Side, _ model: RunModel, rows count: Int) -> [Int] {
        count > 0 ? TimelineView.nearest(inView(side, model), to: current(side, model), rows: count) : []
    }
}
