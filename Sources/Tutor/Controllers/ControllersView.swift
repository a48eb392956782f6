import Canvas
internal import Projects
import Stage
import UIKit

/// The list of the learner's controllers on a canvas: the lines, and what is known of the selected one beside or below them.
struct ControllersView {
    let list: ControllersState
    let commands: [Command]
    var message: String?

    /// The columns from which on the details stand beside the list.
    private static let columnsBeside = 100

    func draw(in canvas: inout Canvas) {
        let places = Self.places(in: canvas.bounds)
        let count = list.surveyed?.survey.controllers.count
        var pane = Pane(StyledText("\(list.title)\(count.map { ": \($0) view controllers" } ?? "")"))
        pane.trailing = StyledText(head(canvas.glyphs))
        pane.draw(in: &canvas, canvas.bounds)
        if places.isBeside {
            canvas.box(
                Rect(x: places.detail.x - 2, y: 0, width: canvas.width - places.detail.x + 2, height: canvas.height),
                style: canvas.theme.border)
            pane.drawTitles(in: &canvas, canvas.bounds)
        } else {
            canvas.horizontalLine(y: places.detail.y - 1, style: canvas.theme.border)
        }
        canvas.within(places.list) { drawList(in: &$0) }
        canvas.within(places.detail) { drawDetail(in: &$0) }
        canvas.drawKeys(commands, message: message, y: canvas.height - 1)
    }

    private func head(_ glyphs: Glyphs) -> String {
        let setting = list.setting
        let parts =
            ["shown as \(setting.container.rawValue)", setting.device.title, setting.os.title] + (list.assumesAll ? ["assuming"] : [])
        return parts.joined(separator: " \(glyphs.separator) ")
    }

    private static func places(in bounds: Rect) -> (list: Rect, detail: Rect, isBeside: Bool) {
        var area = bounds.inset(x: 2, y: 1)
        if bounds.width >= columnsBeside {
            let columns = area.width / 3
            let detail = Rect(x: area.maxX - columns, y: area.y, width: columns, height: area.height)
            return (Rect(x: area.x, y: area.y, width: area.width - columns - 3, height: area.height), detail, true)
        }
        // The list keeps five lines in the smallest window.
        let detail = area.cutBottom(min(9, max(4, area.height / 2 - 1)))
        _ = area.cutBottom(1)
        return (area, detail, false)
    }

    private func drawList(in canvas: inout Canvas) {
        guard list.surveyed != nil else {
            let swift = list.sources.count { $0.path.hasSuffix(".swift") }
            canvas.put(lines: StyledText("Reading \(swift) Swift files…", canvas.theme.dim).wrapped(to: canvas.width), x: 0, y: 0)
            return
        }
        let table = ControllersTable(list, width: canvas.width, theme: canvas.theme, glyphs: canvas.glyphs)
        canvas.put(table.head, x: 2, y: 0, width: canvas.width - 2)
        canvas.within(Self.rows(of: canvas.bounds)) { table.rows.draw(in: &$0) }
    }

    // Beneath the head.
    private static func rows(of place: Rect) -> Rect { Rect(x: place.x, y: place.y + 1, width: place.width, height: place.height - 1) }

    private func drawDetail(in canvas: inout Canvas) {
        guard let item = list.selected else { return }
        let theme = canvas.theme
        let sentences = list.detail(of: item).lines()
        let lines =
            StyledText(item.name, theme.title).wrapped(to: canvas.width)
            + sentences.flatMap { StyledText($0, theme.text).wrapped(to: canvas.width, hanging: 2) }
        canvas.put(lines: Array(lines.prefix(canvas.height)), x: 0, y: 0, width: canvas.width)
        if lines.count > canvas.height {
            canvas.put("\(canvas.glyphs.ellipsis) I", x: max(0, canvas.width - 3), y: canvas.height - 1, style: theme.dim)
        }
    }

    /// The line at a place of the window; nil for none.
    func item(at point: Point, size: Size) -> Int? {
        let place = Self.rows(of: Self.places(in: Rect(size: size)).list)
        guard place.contains(point) else { return nil }
        return ControllersTable(list, width: place.width, theme: .colorless, glyphs: .ascii).rows
            .item(atRow: point.y - place.y, height: place.height)
    }
}
