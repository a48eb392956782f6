import Canvas
import Curriculum
import Stage
import UIKit

/// The device's display at this instant; where a lesson compares two, both.
struct ScreenPane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        guard let showing = stage.showing else { return }
        if let (first, second) = compared, canvas.width >= 16 {
            let half = (canvas.width - 1) / 2
            draw(frame: first, "before", showing, in: &canvas, Rect(x: 0, y: 0, width: half, height: canvas.height))
            draw(frame: second, "after", showing, in: &canvas, Rect(x: half + 1, y: 0, width: half, height: canvas.height))
            return
        }
        guard let frame = showing.frame(after: stage.position) else {
            let text = StyledText("The display is still dark: no frame has been shown yet.", canvas.theme.dim)
            canvas.put(paragraph: text, x: 1, y: 1, width: canvas.width - 2)
            return
        }
        draw(frame: frame, nil, showing, in: &canvas, canvas.bounds)
    }

    // The frames to be compared, as indices; nil when there are no two.
    private var compared: (Int, Int)? {
        guard let showing = stage.showing, let comparison = stage.comparison else { return nil }
        switch comparison {
        case .framesAround:
            guard let frame = showing.frame(after: stage.position), frame > 0 else { return nil }
            return (frame - 1, frame)
        case .moments(let first, let second):
            guard let first = frame(at: first, showing), let second = frame(at: second, showing) else { return nil }
            return (first, second)
        case .settings: return nil
        }
    }

    private func frame(at moment: Moment, _ showing: Showing) -> Int? {
        stage.event(at: .moment(moment)).flatMap { showing.frame(after: $0) }
    }

    private func draw(frame: Int, _ title: String?, _ showing: Showing, in canvas: inout Canvas, _ area: Rect) {
        canvas.within(area) { part in
            var rest = part.bounds
            if let title {
                let line = rest.cutTop(1)
                part.put(
                    "\(title): \(showing.recording.frames[frame].number)", x: line.x, y: line.y, style: part.theme.title, width: line.width)
            }
            let screen = DeviceScreen(showing.picture(atFrame: frame), fitting: rest.size)
            let place = Self.place(of: screen.size, in: rest.size)
            screen.grid().draw(in: &part, x: place.x, y: place.y + rest.y)
        }
    }

    /// Where the display's cells stand in the pane.
    static func place(of pixels: Size, in size: Size) -> Rect {
        let cells = Size(width: pixels.width, height: (pixels.height + 1) / 2)
        return Rect(size: size).centered(cells)
    }
}
