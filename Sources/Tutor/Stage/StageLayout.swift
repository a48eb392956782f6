import Canvas
import Foundation

/// The places of the stage's parts in a window, for drawing and for the mouse.
struct StageLayout {
    /// A place that one or more panes share.
    struct Slot {
        var rect: Rect
        var panes: [StagePane]
        /// The pane that is seen.
        var shown: StagePane
    }

    /// The least window in which anything can be shown.
    static let minimum = Size(width: 40, height: 12)

    /// The panes' places, frames included; neighbours share an edge.
    private(set) var slots: [Slot] = []
    /// The frame of the area below the panes. Its upper edge is the row with time, frame and transaction.
    private(set) var lowerFrame = Rect(size: .zero)
    private(set) var timeline = Rect(size: .zero)
    private(set) var narration = Rect(size: .zero)
    /// The row of keys, on the lowest edge.
    private(set) var hintsRow = 0

    /// Lays out a window that is at least `minimum` large.
    init(size: Size, stage: StageState, lanes: Int, screen: CGSize) {
        hintsRow = size.height - 1
        func slot(_ rect: Rect, _ panes: [StagePane]) -> Slot {
            Slot(rect: rect, panes: panes, shown: stage.recent.first { panes.contains($0) } ?? panes[0])
        }
        // The header has the first row.
        let whole = Rect(x: 0, y: 1, width: size.width, height: size.height - 1)
        let texts: [StagePane] = (stage.hasProse ? [.prose] : []) + [.code, .hierarchy, .console, .variables, .memory]
        let most = size.height >= 50 ? 12 : size.height >= 30 ? 9 : size.height >= 20 ? 7 : 4
        let rows = min(most, lanes + 5)
        if stage.isZoomed {
            // In a small window the selected pane gets the lanes' rows too. The row with the cursor and the frames stays.
            let least = size.height < 20 ? 3 : min(4, rows)
            setLower(whole, rows: stage.focus == .timeline ? max(4, size.height - 10) : least)
            let upper = Rect(x: 0, y: 1, width: size.width, height: lowerFrame.y)
            slots = [slot(upper, stage.focus == .timeline ? texts : [stage.focus])]
        } else if size.width < 70 {
            setLower(whole, rows: rows)
            slots = [slot(Rect(x: 0, y: 1, width: size.width, height: lowerFrame.y), texts + [.screen])]
        } else if size.height < 30 {
            // A small window gives the device its whole height: in fewer than twenty rows of half blocks its texts are not readable.
            let columns = Self.screenColumns(screen, rows: whole.height - 2, limit: size.width * 4 / 10)
            let left = Rect(x: 0, y: 1, width: size.width - columns - 1, height: whole.height)
            setLower(left, rows: rows)
            slots = [
                slot(Rect(x: 0, y: 1, width: left.width, height: lowerFrame.y), texts),
                slot(Rect(x: left.width - 1, y: 1, width: columns + 2, height: whole.height), [.screen]),
            ]
        } else {
            setLower(whole, rows: rows)
            let upper = Rect(x: 0, y: 1, width: size.width, height: lowerFrame.y)
            let columns = Self.screenColumns(screen, rows: upper.height - 2, limit: size.width * 4 / 10) + 2
            setUpper(upper, screenWidth: columns, hasProse: stage.hasProse, slot)
        }
    }

    private mutating func setUpper(_ upper: Rect, screenWidth: Int, hasProse: Bool, _ slot: (Rect, [StagePane]) -> Slot) {
        let rest = upper.width - screenWidth
        var columns: [(width: Int, panes: [[StagePane]])] = []
        if hasProse, rest >= 130 {
            columns = [
                (rest * 36 / 100, [[.prose]]), (rest * 34 / 100, [[.code], [.console, .variables]]), (0, [[.screen]]),
                (rest * 30 / 100, [[.hierarchy, .memory]]),
            ]
        } else if hasProse, rest >= 84 {
            columns = [(rest / 2, [[.prose]]), (rest - rest / 2, [[.code, .hierarchy, .console, .variables, .memory]]), (0, [[.screen]])]
        } else if hasProse {
            columns = [(rest, [[.prose, .code, .hierarchy, .console, .variables, .memory]]), (0, [[.screen]])]
        } else if rest >= 76 {
            columns = [
                (rest * 54 / 100, [[.code], [.console, .variables]]), (0, [[.screen]]),
                (rest - rest * 54 / 100, [[.hierarchy, .memory]]),
            ]
        } else {
            columns = [(rest, [[.code], [.hierarchy, .console, .variables, .memory]]), (0, [[.screen]])]
        }
        var x = 0
        for (index, column) in columns.enumerated() {
            let isLast = index == columns.count - 1
            let width = column.panes == [[.screen]] ? screenWidth : column.width
            // Neighbours share an edge, so that each part but the last reaches one column into the next.
            let rect = Rect(x: x, y: upper.y, width: isLast ? upper.width - x : width + 1, height: upper.height)
            x += width
            if column.panes.count == 1 {
                slots.append(slot(rect, column.panes[0]))
            } else {
                let lowerHeight = max(6, upper.height * (column.panes[1].contains(.hierarchy) ? 48 : 26) / 100)
                slots.append(slot(Rect(x: rect.x, y: upper.y, width: rect.width, height: upper.height - lowerHeight + 1), column.panes[0]))
                slots.append(
                    slot(Rect(x: rect.x, y: upper.maxY - lowerHeight, width: rect.width, height: lowerHeight), column.panes[1]))
            }
        }
    }

    // Two rows for the sentence, three where they are short, the rest for the lanes.
    private mutating func setLower(_ area: Rect, rows: Int) {
        let sentence = area.width < 72 && area.height >= 20 ? 3 : 2
        let rows = rows + sentence - 2
        lowerFrame = Rect(x: area.x, y: area.maxY - rows - 2, width: area.width, height: rows + 2)
        var rest = Pane.content(of: lowerFrame)
        narration = rest.cutBottom(sentence)
        timeline = rest
    }

    private static func screenColumns(_ screen: CGSize, rows: Int, limit: Int) -> Int {
        max(12, min(limit, DeviceScreen.pixels(of: screen, fitting: Size(width: 400, height: rows)).width))
    }

    /// The pane at a cell, and its part inside the frame.
    func pane(at point: Point) -> (pane: StagePane, content: Rect)? {
        if timeline.contains(point) { return (.timeline, timeline) }
        for slot in slots where Pane.content(of: slot.rect).contains(point) { return (slot.shown, Pane.content(of: slot.rect)) }
        return nil
    }

    /// The place of a pane that is seen, inside its frame; nil when it is folded away.
    func content(of pane: StagePane) -> Rect? {
        if pane == .timeline { return timeline }
        return slots.first { $0.shown == pane }.map { Pane.content(of: $0.rect) }
    }

    /// The pane whose name is at a cell of a frame's upper edge, where several share a place.
    func tab(at point: Point, of stage: StageState) -> StagePane? {
        for slot in slots where slot.rect.y == point.y && slot.panes.count > 1 {
            guard point.x > slot.rect.x, point.x < slot.rect.maxX else { continue }
            let index = TabBar(slot.panes.map { stage.name(of: $0) }, selection: slot.panes.firstIndex(of: slot.shown) ?? 0)
                .tab(atColumn: point.x - slot.rect.x - 2, width: slot.rect.width - 4)
            return index.map { slot.panes[$0] }
        }
        return nil
    }
}
