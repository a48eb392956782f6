import Canvas
import Foundation
import Stage
import UIKit

/// Small pictures of a transition, side by side: the one that the event is in, else the next one, else the last one.
struct FilmStrip {
    /// A picture's place in the pane, in cells, and its frame.
    struct Still {
        var rect: Rect
        /// An index into the recording's frames.
        var frame: Int
    }

    /// The fewest columns of a picture.
    static let leastColumns = 9
    /// The fewest rows of a picture.
    private static let leastRows = 3
    /// The fewest rows that the large picture keeps where it gives some of its own.
    static let leastScreenRows = 22

    let stills: [Still]
    /// The still whose frame is nearest to the one that is shown; nil where that is in no transition.
    let current: Int?
    /// Whether the pictures are seen. Beside a lesson's text the frames to come are blank: a page may ask for them.
    let isExposed: Bool
    private let title: String
    private let model: RunModel
    private let titleRow: Int

    /// The rows at the bottom of a pane that the strip takes, and its pictures' size in cells; nil where there is no room.
    static func place(in pane: Size, of screen: CGSize) -> (rows: Int, picture: Size)? {
        let whole = rows(of: DeviceScreen.pixels(of: screen, fitting: pane))
        let high = Size(width: pane.width, height: leastRows)
        let least = max(leastColumns, DeviceScreen.pixels(of: screen, fitting: high).width)
        let count = (pane.width + 1) / (least + 1)
        guard count > 1 else { return nil }
        for columns in stride(from: (pane.width + 1) / count - 1, through: least, by: -1) {
            let height = rows(of: DeviceScreen.pixels(of: screen, fitting: Size(width: columns, height: pane.height)))
            // A row for the strip's name, and one for the frames' numbers.
            let needed = height + 2
            if needed <= pane.height - whole || pane.height - needed >= leastScreenRows {
                return (needed, Size(width: columns, height: height))
            }
        }
        return nil
    }

    private static func rows(of pixels: Size) -> Int { (pixels.height + 1) / 2 }

    /// Whether a recording has a transition whose frames may be shown.
    static func exists(on stage: StageState) -> Bool { stage.model?.transitions.contains { frames(of: $0, on: stage).count > 1 } ?? false }

    // A frame after the last event that may be shown is none of the strip's.
    private static func frames(of transition: Transition, on stage: StageState) -> Range<Int> {
        let last = stage.model?.frame(after: stage.lastReachable) ?? -1
        return transition.frames.clamped(to: 0..<last + 1)
    }

    /// The strip in the lowest rows of a pane.
    init?(_ stage: StageState, _ model: RunModel, pane: Size) {
        guard let (rows, size) = Self.place(in: pane, of: stage.displaySize) else { return nil }
        let shown = model.transitions.filter { Self.frames(of: $0, on: stage).count > 1 }
        let position = stage.position
        let transition: Transition
        let relation: String
        if let around = shown.last(where: { $0.events.contains(position) }) {
            (transition, relation) = (around, "this transition")
        } else if let next = shown.first(where: { $0.events.lowerBound > position }) {
            (transition, relation) = (next, "the next transition")
        } else if let last = shown.last {
            (transition, relation) = (last, "the last transition")
        } else {
            return nil
        }
        let frames = Self.frames(of: transition, on: stage)
        let numbers = model.recording.frames
        let now = model.frame(after: position)
        isExposed = !stage.hasProse || now.map { $0 >= frames.lowerBound } == true
        let range = "frames \(numbers[frames.lowerBound].number) to \(numbers[frames.upperBound - 1].number)"
        title = isExposed ? "\(relation), \(range)" : "\(range) are to come"
        let count = min((pane.width + 1) / (size.width + 1), frames.count)
        let left = (pane.width - (count * (size.width + 1) - 1)) / 2
        titleRow = pane.height - rows
        let stills = (0..<count).map { index in
            Still(
                rect: Rect(x: left + index * (size.width + 1), y: pane.height - rows + 1, width: size.width, height: size.height),
                frame: frames.lowerBound + (index * (frames.count - 1) + (count - 1) / 2) / (count - 1))
        }
        current = now.flatMap { now in
            frames.contains(now) ? stills.indices.min { abs(stills[$0].frame - now) < abs(stills[$1].frame - now) } : nil
        }
        self.stills = stills
        self.model = model
    }

    func draw(in canvas: inout Canvas) {
        let theme = canvas.theme
        let name = StyledText(title, theme.dim).truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)
        canvas.put(name, x: (canvas.width - name.columns) / 2, y: titleRow)
        for (index, still) in stills.enumerated() {
            if isExposed {
                // Nobody can read a text of so few columns.
                var picture = model.screen(atFrame: still.frame, fitting: still.rect.size)
                picture.labels = []
                let place = still.rect.centered(picture.cellSize)
                picture.draw(in: &canvas, x: place.x, y: place.y)
            } else if let shade = canvas.glyphs.shades[1].unicodeScalars.first {
                canvas.fill(still.rect, style: theme.border, with: Grapheme(shade))
            }
            let number = String(model.recording.frames[still.frame].number)
            let text =
                index == current
                ? StyledText("\(canvas.glyphs.pointer)\(number)", theme.accent.adding(.bold)) : StyledText(" \(number)", theme.dim)
            canvas.put(text, x: still.rect.x + (still.rect.width - text.columns) / 2, y: still.rect.maxY)
        }
    }

    /// The frame whose picture or number is at a cell of the pane, as an index; nil for none.
    func frame(at point: Point) -> Int? {
        stills.first { Rect(x: $0.rect.x, y: $0.rect.y, width: $0.rect.width, height: $0.rect.height + 1).contains(point) }?.frame
    }
}
