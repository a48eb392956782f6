import Canvas
import Heap
import Interpreter
import Stage

/// The events of a recording from left to right, a lane for each object.
struct TimelineView {
    /// The most columns that an event gets, by zoom.
    private static let caps = [1, 2, 4, 8, 15, 24, 36]

    let stage: StageState
    let model: RunModel
    let size: Size
    private let theme: Theme
    private let glyphs: Glyphs
    private let stops: [Int]
    private let cursor: Int
    private let gutter: Int
    private let lanes: Lanes
    /// The events of the statements that the checks find fault with.
    private let findings: [Int]
    /// The events that are seen, with the column each begins at and the columns it has.
    private var columns: [Column] = []

    /// An event's place.
    struct Column {
        /// An index into the level's stops.
        var stop: Int
        var x: Int
        var width: Int
        /// The columns before the event's mark in which frames are shown one by one.
        var lead = 0
        /// An index into the lanes' names.
        var lane = 0
    }

    init(_ stage: StageState, _ model: RunModel, size: Size, theme: Theme, glyphs: Glyphs) {
        (self.stage, self.model, self.size, self.theme, self.glyphs) = (stage, model, size, theme, glyphs)
        lanes = model.lanes
        findings = stage.findings.map { model.event(of: $0) }
        gutter = min(max(6, size.width / 5), lanes.width + 1)
        let all = model.stops(at: stage.level)
        stops = stage.limit == nil ? all : Array(all.prefix(all.firstIndex(after: stage.lastReachable)))
        cursor = stops.firstIndex(after: stage.position) - 1
        let cap = Self.cap(ofZoom: stage.timelineZoom)
        columns = Self.columns(
            around: max(0, cursor) + stage.scroll[.timeline, default: 0], count: stops.count, width: size.width - gutter
        ) { [stops] index in
            Self.lead(index, stops, model) + min(cap, max(4, model.shortName(of: stops[index]).columns + 2))
        }
        for index in columns.indices {
            columns[index].lane = lane(of: model.recording.events[stops[columns[index].stop]])
            columns[index].lead = min(Self.lead(columns[index].stop, stops, model), columns[index].width - 1)
        }
    }

    /// The most columns that an event gets.
    static func cap(ofZoom zoom: Int) -> Int { caps[min(max(0, 4 + zoom), caps.count - 1)] }

    // The frames that were shown between a stop and the one before it, as indices.
    private static func frames(before index: Int, _ stops: [Int], _ model: RunModel) -> Range<Int> {
        let first = index > 0 ? (model.frame(after: stops[index - 1]) ?? -1) + 1 : 0
        return first..<max(first, (model.frame(after: stops[index]) ?? -1) + 1)
    }

    // A stretch of many frames has room for a mark that moves.
    private static func lead(_ index: Int, _ stops: [Int], _ model: RunModel) -> Int {
        let count = frames(before: index, stops, model).count
        return count > 2 ? min(12, count) : 0
    }

    // The events that fit, with `center` at a third of the width if there are enough on both sides.
    static func columns(around center: Int, count: Int, width: Int, columnsOf: (Int) -> Int) -> [Column] {
        guard count > 0, width > 0 else { return [] }
        let center = min(max(0, center), count - 1)
        var first = center
        var used = columnsOf(center)
        while first > 0, used + columnsOf(first - 1) <= width / 3 {
            first -= 1
            used += columnsOf(first)
        }
        var last = center
        while last + 1 < count, used + columnsOf(last + 1) <= width {
            last += 1
            used += columnsOf(last)
        }
        while last == count - 1, first > 0, used + columnsOf(first - 1) <= width {
            first -= 1
            used += columnsOf(first)
        }
        var x = 0
        var columns = (first...last).map { index in
            defer { x += columnsOf(index) }
            return Column(stop: index, x: x, width: columnsOf(index))
        }
        if last + 1 < count, x < width { columns.append(Column(stop: last + 1, x: x, width: width - x)) }
        return columns
    }

    /// The event at a column; nil left of the lanes.
    func event(atColumn column: Int) -> Int? { Self.stop(at: column - gutter, columns).map { stops[$0] } }

    /// The stop at a place in the lanes; nil left of them.
    static func stop(at x: Int, _ columns: [Column]) -> Int? {
        guard x >= 0, let last = columns.last else { return nil }
        return (columns.first { x < $0.x + $0.width } ?? last).stop
    }

    /// Draws the marks of transactions and frames, then as many lanes as there are rows.
    func draw(in canvas: inout Canvas) {
        guard size.height > 0, size.width > gutter + 2 else { return }
        let shownLanes = visibleLanes(rows: size.height - 1)
        let current = currentLane
        for (row, index) in shownLanes.enumerated() {
            let style = self.style(of: index)
            canvas.put(lanes.names[index], x: 0, y: row + 1, style: index == current ? style.adding(.bold) : style, width: gutter - 1)
            canvas.horizontalLine(y: row + 1, fromX: gutter, toX: size.width - 1, style: theme.border)
        }
        canvas.within(Rect(x: gutter, y: 0, width: size.width - gutter, height: size.height)) { area in
            drawEvents(shownLanes, in: &area)
        }
    }

    private func drawEvents(_ shownLanes: [Int], in area: inout Canvas) {
        var rulerEnd = 0
        for (place, column) in columns.enumerated() {
            let event = model.recording.events[stops[column.stop]]
            drawRuler(column, event, end: &rulerEnd, in: &area)
            drawFrames(before: column, shownLanes, in: &area)
            guard let row = shownLanes.firstIndex(of: column.lane) else { continue }
            let style = self.style(of: column.lane)
            let isCursor = column.stop == cursor
            let x = column.x + column.lead
            area.put(Self.mark(of: event, glyphs), x: x, y: row + 1, style: isCursor ? theme.selection : style)
            let name = model.shortName(of: event.index)
            let next = columns[(place + 1)...].first { $0.lane == column.lane || $0.lead > 0 }
            let room = (next?.x ?? area.width) - x - 2
            // A name cut too short is worse than none.
            guard name.columns <= room || room >= 5 else { continue }
            area.put(name.text, x: x + 1, y: row + 1, style: isCursor ? style.adding(.bold) : style, width: room)
        }
        if stage.lastReachable < model.count - 1, let last = columns.last {
            let x = last.x + last.width
            if x < area.width { area.put(" ? ", x: x, y: 1, style: theme.warning) }
        }
    }

    // A stretch of frames in the lanes of objects, with a mark at the one that is shown.
    private func drawFrames(before column: Column, _ shownLanes: [Int], in area: inout Canvas) {
        guard column.lead > 0 else { return }
        let frames = Self.frames(before: column.stop, stops, model)
        let shown = model.frame(after: stage.position).flatMap { column.stop == cursor + 1 && frames.contains($0) ? $0 : nil }
        for (row, lane) in shownLanes.enumerated() where lane < lanes.others {
            area.put(String(repeating: glyphs.step, count: column.lead), x: column.x, y: row + 1, style: theme.dim)
            guard let shown else { continue }
            let place = (shown - frames.lowerBound) * column.lead / max(1, frames.count)
            area.put(glyphs.frame, x: column.x + min(column.lead - 1, place), y: row + 1, style: theme.accent)
        }
    }

    // The number of each new transaction, the frames that were shown since the event before, and the cursor.
    private func drawRuler(_ column: Column, _ event: Event, end: inout Int, in area: inout Canvas) {
        let (index, x) = (column.stop, column.x)
        let before = index > 0 ? stops[index - 1] : -1
        let frames = Self.frames(before: index, stops, model).count
        let isFlash = model.flashes.contains { flash in
            let shown = model.recording.event(atFrame: flash.after)
            return shown > before && shown <= event.index
        }
        var label = StyledText()
        let isNew = before < 0 || model.recording.events[before].transaction != event.transaction
        if column.lead >= 9 {
            label.append("\(frames) frames ", theme.dim)
        } else if frames > 0 {
            label.append(glyphs.frame + (frames > 1 ? String(frames) : ""), theme.dim)
        }
        if isFlash { label.append(glyphs.flash, theme.warning) }
        if isNew { label.append("t\(event.transaction)", theme.dim) }
        if index == cursor {
            area.put(glyphs.down, x: x + column.lead, y: 0, style: theme.accent)
            end = max(end, x + column.lead + 1)
        }
        let hasRoom = x >= end
        // A mistake is seen even where the rest has no room.
        let next = index + 1 < stops.count ? stops[index + 1] : .max
        if findings.contains(where: { $0 >= event.index && $0 < next }), max(end, x) < x + column.width {
            end = max(end, x) + area.put(glyphs.warning, x: max(end, x), y: 0, style: theme.warning)
        }
        guard !label.isEmpty, hasRoom else { return }
        end = x + area.put(label, x: max(end, x), y: 0) + 1
    }

    private func lane(of event: Event) -> Int { Self.lane(of: event, in: model) }

    /// The lane of a recording that shows an event.
    static func lane(of event: Event, in model: RunModel) -> Int {
        let lanes = model.lanes
        if event.kind == .input { return lanes.user ?? lanes.others }
        return model.owner(of: event).flatMap { lanes.lane(of: $0) } ?? lanes.others
    }

    /// The sign that an event has in its lane.
    static func mark(of event: Event, _ glyphs: Glyphs) -> String {
        event.kind == .callback || event.kind == .input ? glyphs.dot : event.kind == .exception ? glyphs.cross : glyphs.hollowBullet
    }

    private func style(of lane: Int) -> Style { Self.style(of: lane, in: lanes, theme) }

    /// The style of a lane.
    static func style(of lane: Int, in lanes: Lanes, _ theme: Theme) -> Style {
        lane < lanes.others ? theme.lane(lane) : lane == lanes.user ? theme.warning : theme.dim
    }

    // On a frame, which is no stop of its own, it is that of the stop before.
    private var currentLane: Int? {
        let shown = stops.indices.contains(cursor) ? model.recording.events[stops[cursor]] : stage.event
        return shown.map { lane(of: $0) }
    }

    // The lanes that have an event in view, and the current one. Those farthest from it go where rows are few.
    private func visibleLanes(rows: Int) -> [Int] {
        let current = currentLane
        let inView = Set(columns.map(\.lane)).union(current.map { [$0] } ?? []).sorted()
        return Self.nearest(inView, to: current, rows: rows)
    }

    /// As many lanes as there are rows, around the current one. All of them where there is no row.
    static func nearest(_ lanes: [Int], to current: Int?, rows: Int) -> [Int] {
        guard lanes.count > rows, rows > 0 else { return lanes }
        let top = Scroll.top(centering: current.flatMap { lanes.firstIndex(of: $0) } ?? 0, count: lanes.count, visible: rows)
        return Array(lanes[top..<top + rows])
    }

    /// A callback's name without `view` and brackets: `didLoad`; other events by a word.
    static func short(_ event: Event) -> String {
        guard event.kind == .callback else {
            return event.kind == .line ? String(event.location?.line ?? 0) : event.kind == .print ? event.text ?? event.name : event.name
        }
        let name = event.name.prefix { $0 != "(" }
        guard name.hasPrefix("view"), name.count > 4 else { return String(name) }
        let rest = name.dropFirst(4)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
