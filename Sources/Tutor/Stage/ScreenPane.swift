import Canvas
import Curriculum
import Stage
import UIKit

/// The device's display at this instant; where a lesson compares two, both.
struct ScreenPane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        guard let model = stage.model else { return }
        if stage.hidden.contains(.picture) {
            canvas.put(paragraph: StyledText("the picture is the question", canvas.theme.dim), x: 1, y: 1, width: max(1, canvas.width - 2))
            return
        }
        if let beside = stage.beside { return draw(beside, model, in: &canvas) }
        if let (first, second) = compared, canvas.width >= (stage.consequenceShown == nil ? 16 : Self.leastCompared) {
            let half = (canvas.width - 1) / 2
            let frames = model.recording.frames
            draw(
                frame: first, ["before \(frames[first].number)"], model, in: &canvas,
                Rect(x: 0, y: 0, width: half, height: canvas.height))
            draw(
                frame: second, ["after \(frames[second].number)"], model, in: &canvas,
                Rect(x: half + 1, y: 0, width: half, height: canvas.height))
            return
        }
        let title = stage.consequenceShown?.before.map { _ in ["after"] } ?? []
        draw(event: stage.position, title, model, in: &canvas, pictureArea(in: canvas.size))
        if hasStrip { FilmStrip(stage, model, pane: canvas.size)?.draw(in: &canvas) }
    }

    /// Whether a film strip may stand below the picture. Two pictures have the pane for themselves.
    private var hasStrip: Bool {
        !stage.hidden.contains(.picture) && stage.beside == nil && compared == nil && FilmStrip.exists(on: stage)
    }

    /// The cells of a pane in whose middle the one picture stands.
    func pictureArea(in pane: Size) -> Rect {
        let rows = hasStrip ? FilmStrip.place(in: pane, of: stage.displaySize)?.rows ?? 0 : 0
        return Rect(x: 0, y: 0, width: pane.width, height: pane.height - rows)
    }

    /// The frame of the film strip at a cell of a pane, as an index; nil for none.
    func frame(at point: Point, in pane: Size) -> Int? {
        guard let model = stage.model, hasStrip else { return nil }
        return FilmStrip(stage, model, pane: pane)?.frame(at: point)
    }

    /// The fewest columns in which what an answer comes to has a picture of the time before beside it.
    private static let leastCompared = 24
    /// The fewest columns in which one of two pictures is readable.
    static let leastColumns = 17

    // Side by side where there is room. Otherwise only the run on the stage, with the key for the other.
    private func draw(_ beside: SideBySide, _ model: RunModel, in canvas: inout Canvas) {
        let width = (canvas.width - 1) / 2
        let (own, other) = (beside.name.title, beside.otherName.title)
        guard width >= Self.leastColumns else {
            // In a narrow pane the key and the other run's name have a row of their own.
            let line = "\(own) (t: \(other))"
            return draw(
                event: stage.position, line.columns <= canvas.width ? [line] : [own, "t: \(other)"], model, in: &canvas, canvas.bounds)
        }
        // Each keeps its place when the other one comes onto the stage.
        let (left, right) = (
            Rect(x: 0, y: 0, width: width, height: canvas.height), Rect(x: width + 1, y: 0, width: width, height: canvas.height)
        )
        let isFirst = beside.side == .first
        draw(event: stage.position, ["\(canvas.glyphs.pointer) \(own)"], model, in: &canvas, isFirst ? left : right)
        draw(event: stage.otherEvent, [other], beside.other, in: &canvas, isFirst ? right : left)
    }

    // The run on the stage alone has a stop before.
    private var outlines: Outlines? {
        guard let model = stage.model, stage.beside == nil, compared == nil, stage.showsOutlines else { return nil }
        return Outlines(stage, model)
    }

    private func draw(event: Int?, _ title: [String], _ model: RunModel, in canvas: inout Canvas, _ area: Rect) {
        if let event, let frame = model.frame(after: event) { return draw(frame: frame, title, model, in: &canvas, area) }
        let reason = event == nil ? "Nothing has happened here yet." : "The display is still dark: no frame has been shown yet."
        canvas.within(area) { part in
            let rows = drawTitle(title, in: &part)
            part.put(paragraph: StyledText(reason, part.theme.dim), x: 1, y: rows + 1, width: max(1, part.width - 2))
        }
    }

    // The frames to be compared, as indices; nil when there are no two.
    private var compared: (Int, Int)? {
        if let shown = stage.consequenceShown { return shown.before.map { ($0, shown.frame) } }
        guard let model = stage.model, let comparison = stage.comparison else { return nil }
        switch comparison {
        case .framesAround:
            guard let frame = model.frame(after: stage.position), frame > 0 else { return nil }
            return (frame - 1, frame)
        case .moments(let first, let second):
            guard let first = frame(at: first, model), let second = frame(at: second, model) else { return nil }
            return (first, second)
        case .settings: return nil
        }
    }

    private func frame(at moment: Moment, _ model: RunModel) -> Int? {
        stage.event(at: .moment(moment)).flatMap { model.frame(after: $0) }
    }

    // Names of runs are shown whole. Returns the rows that they take.
    private func drawTitle(_ title: [String], in canvas: inout Canvas) -> Int {
        let lines = title.enumerated().flatMap { index, line in
            StyledText(line, index == 0 ? canvas.theme.title : canvas.theme.dim).wrapped(to: canvas.width)
        }
        canvas.put(lines: lines, x: 0, y: 0, width: canvas.width)
        return lines.count
    }

    private func draw(frame: Int, _ title: [String], _ model: RunModel, in canvas: inout Canvas, _ area: Rect) {
        canvas.within(area) { part in
            var rest = part.bounds
            _ = rest.cutTop(drawTitle(title, in: &part))
            var screen = model.screen(atFrame: frame, fitting: rest.size)
            if let outlines { screen.labels = outlines.labels(on: screen, of: model.picture(atFrame: frame).size) + screen.labels }
            let place = Self.place(of: screen.size, in: rest.size)
            screen.draw(in: &part, x: place.x, y: place.y + rest.y)
        }
    }

    /// The place of the display's cells in the pane.
    static func place(of pixels: Size, in size: Size) -> Rect {
        let cells = Size(width: pixels.width, height: (pixels.height + 1) / 2)
        return Rect(size: size).centered(cells)
    }
}
