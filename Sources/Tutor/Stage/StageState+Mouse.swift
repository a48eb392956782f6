import Canvas
import Foundation
internal import Projects
import Stage
import UIKit

extension StageState {
    /// The action for a mouse event on a stage whose parts lie so; nil for none.
    func action(for mouse: Mouse, in layout: StageLayout) -> StageAction? {
        if let origin = drag?.origin { return dragAction(mouse, from: origin, layout) }
        if heldEdge != nil {
            if case .drag(.left) = mouse.action { return .edgeDragged(to: mouse.position) }
            return .edgeReleased
        }
        switch mouse.action {
        case .press(.left):
            if let pane = layout.tab(at: mouse.position) { return .paneChosen(pane) }
            if let edge = layout.edge(at: mouse.position) { return .edgePressed(edge.name) }
            guard let (pane, content) = layout.pane(at: mouse.position) else { return nil }
            return press(pane, content, mouse.position) ?? (pane == focus ? nil : .paneChosen(pane))
        case .press(.right):
            guard let (pane, content) = layout.pane(at: mouse.position), pane == .code else { return nil }
            return codeLine(content, mouse.position).map { .lineExplained($0.number) }
        case .drag(.left):
            guard let (pane, content) = layout.pane(at: mouse.position), pane == .timeline else { return nil }
            return timelinePlace(content, mouse.position)
        case .wheelUp, .wheelDown:
            let direction = mouse.action == .wheelUp ? -1 : 1
            guard let (pane, _) = layout.pane(at: mouse.position) else { return nil }
            if pane == .screen, let content = layout.content(of: .screen), isAtLastFrame, canTouch(mouse.position, in: content) {
                return .wheelTurned(at: place(of: mouse.position, in: content), direction)
            }
            if pane == .timeline || pane == .screen { return .stepped(direction) }
            return pane == focus ? .scrolled(3 * direction) : .paneChosen(pane)
        default: return nil
        }
    }

    private func press(_ pane: StagePane, _ content: Rect, _ point: Point) -> StageAction? {
        switch pane {
        case .timeline: return timelinePlace(content, point)
        case .console:
            return ConsolePane(stage: self).event(atRow: point.y - content.y, size: content.size).map { .wentTo($0) }
        case .code:
            guard let model, let line = codeLine(content, point) else { return nil }
            if line.isNumber { return .breakpointPressed(line: line.number) }
            return model.firstRun(ofLine: line.number, in: line.file).map { .wentTo($0) } ?? .cursorPlaced(line: line.number)
        case .screen:
            let pane = ScreenPane(stage: self)
            if let model, let frame = pane.frame(at: point.offset(x: -content.x, y: -content.y), in: content.size) {
                return .wentTo(model.recording.event(atFrame: frame))
            }
            guard canTouch(point, in: content) else { return nil }
            return .dragPressed(at: point)
        case .prose, .hierarchy, .variables, .memory: return nil
        }
    }

    /// The line of code at a cell, from 1, and whether the cell is one of its number.
    private func codeLine(_ content: Rect, _ point: Point) -> (file: String, number: Int, isNumber: Bool)? {
        let pane = CodePane(stage: self)
        guard let source = pane.source, let view = pane.view(theme: .colorless, glyphs: .ascii, size: content.size),
            let line = view.line(atRow: point.y - content.y, in: content.size)
        else { return nil }
        return (source.path, line + 1, point.x - content.x < view.gutterWidth - 1)
    }

    private func timelinePlace(_ content: Rect, _ point: Point) -> StageAction? {
        guard let model else { return nil }
        let column = point.x - content.x
        if let beside {
            return ComparedTimelineView(self, beside, size: content.size, theme: .colorless, glyphs: .ascii).row(atColumn: column)
                .map { .rowChosen($0) }
        }
        return TimelineView(self, model, size: content.size, theme: .colorless, glyphs: .ascii).event(atColumn: column).map { .wentTo($0) }
    }

    private func dragAction(_ mouse: Mouse, from origin: Point, _ layout: StageLayout) -> StageAction? {
        guard let content = layout.content(of: .screen) else { return .dragDropped }
        let start = place(of: origin, in: content)
        switch mouse.action {
        case .drag(.left):
            guard mouse.position != origin || drag?.hold != nil else { return nil }
            let end = place(of: mouse.position, in: content)
            return .fingerMoved(from: start, by: CGSize(width: end.x - start.x, height: end.y - start.y))
        case .release(.left): return drag?.hold == nil ? .tapped(x: start.x, y: start.y) : .fingerLifted
        default: return nil
        }
    }

    // The middle of a cell, in the device's points.
    private func place(of point: Point, in content: Rect) -> CGPoint {
        let (shown, screen) = (display(in: content), displaySize)
        return CGPoint(
            x: (Double(point.x - shown.x) + 0.5) / Double(max(1, shown.width)) * screen.width,
            y: (Double(point.y - shown.y) + 0.5) / Double(max(1, shown.height)) * screen.height)
    }

    private func canTouch(_ point: Point, in content: Rect) -> Bool {
        limit == nil && beside == nil && model != nil && display(in: content).contains(point)
    }

    // A step is added at the end; where the display shows an earlier frame the wheel walks.
    private var isAtLastFrame: Bool { model.map { $0.frame(after: position) == $0.frame(after: $0.count - 1) } ?? false }

    private func display(in content: Rect) -> Rect {
        let area = ScreenPane(stage: self).pictureArea(in: content.size)
        let pixels = DeviceScreen.pixels(of: displaySize, fitting: area.size)
        return ScreenPane.place(of: pixels, in: area.size).offset(x: content.x, y: content.y)
    }
}
