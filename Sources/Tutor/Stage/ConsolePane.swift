import Canvas
import Curriculum
import Interpreter
import Stage
import UIKit

/// Prints and messages up to this event, and the watched values.
struct ConsolePane {
    let stage: StageState

    /// A row of the console, and the event that it belongs to.
    private struct Row {
        var text: StyledText
        var event: Int
    }

    func draw(in canvas: inout Canvas) {
        guard let model = stage.model else { return }
        var area = canvas.bounds
        let (theme, glyphs) = (canvas.theme, canvas.glyphs)
        let watches = watches(model, width: area.width, theme: theme)
        let values = area.cutTop(min(max(0, area.height - 1), watches.count))
        canvas.within(values) { $0.put(lines: watches, x: 0, y: 0) }
        canvas.within(area) { list in
            if events(model).isEmpty, watches.isEmpty { list.put("nothing has been printed yet", x: 1, y: 0, style: theme.dim) }
            let (rows, isCut) = rows(size: list.bounds.size, model, theme: theme, glyphs: glyphs)
            for (y, row) in rows.enumerated() {
                if row.event == stage.position { list.fill(Rect(x: 0, y: y, width: list.width, height: 1), style: theme.currentLine) }
                list.put(row.text, x: 0, y: y, width: list.width)
            }
            if isCut, list.width > 1 { list.put(glyphs.up, x: list.width - 1, y: 0, style: theme.dim) }
        }
    }

    /// Everything up to this event, a line for each, the last two hundred.
    var lines: [String] {
        guard let model = stage.model else { return [] }
        let values = watches(model, width: 200, theme: .colorless).map(\.string)
        return values
            + events(model).suffix(200).map { line(model.recording.events[$0], model, theme: .colorless, glyphs: .ascii).string }
    }

    /// The event in a row; nil for none.
    func event(atRow row: Int, size: Size) -> Int? {
        guard let model = stage.model else { return nil }
        let above = min(max(0, size.height - 1), watches(model, width: size.width, theme: .colorless).count)
        let size = Size(width: size.width, height: size.height - above)
        let rows = rows(size: size, model, theme: .colorless, glyphs: .ascii).rows
        return rows.indices.contains(row - above) ? rows[row - above].event : nil
    }

    private func watches(_ model: RunModel, width: Int, theme: Theme) -> [StyledText] {
        stage.watches.flatMap { watch -> [StyledText] in
            var text = StyledText("\(watch.description) = ", theme.dim)
            switch model.value(of: watch, at: stage.position) {
            case .value(let value): text.append(value, theme.accent)
            case .failure(let reason): text.append(reason, theme.warning)
            }
            return text.wrapped(to: max(8, width), hanging: 2)
        }
    }

    private func events(_ model: RunModel) -> ArraySlice<Int> {
        model.consoleEvents.prefix(model.consoleEvents.firstIndex(after: stage.position))
    }

    // From the end upwards as many rows as are seen: a long console costs no more than a short one.
    private func rows(size: Size, _ model: RunModel, theme: Theme, glyphs: Glyphs) -> (rows: [Row], isCut: Bool) {
        let below = max(0, -stage.scroll[.console, default: 0])
        var found: [Row] = []
        var isCut = false
        for index in events(model).reversed() {
            guard found.count < size.height + below else {
                isCut = true
                break
            }
            let lines = line(model.recording.events[index], model, theme: theme, glyphs: glyphs).wrapped(
                to: max(8, size.width), hanging: 2)
            found += lines.reversed().map { Row(text: $0, event: index) }
        }
        let hidden = min(below, max(0, found.count - size.height))
        isCut = isCut || found.count - hidden > size.height
        return (found.dropFirst(hidden).prefix(size.height).reversed(), isCut)
    }

    private func line(_ event: Event, _ model: RunModel, theme: Theme, glyphs: Glyphs) -> StyledText {
        let text = event.text ?? event.name
        switch event.kind {
        case .print: return StyledText("> ", theme.dim) + StyledText(text, theme.text)
        case .console where event.message?.isSimulators == true: return StyledText(text, theme.warning)
        case .console: return StyledText("UIKit: ", theme.warning) + StyledText(text, theme.text)
        case .exception: return StyledText(model.recording.consoleLines(ofEnd: event).joined(separator: "\n"), theme.bad)
        case .refusal:
            let lead = event.isPlaceholder ? "placeholder: " : "not simulated: "
            return StyledText(lead, theme.warning) + StyledText(text, theme.text)
                + StyledText(event.location.map { " (\(model.recording.place($0)))" } ?? "", theme.dim)
        default: return StyledText(text, theme.text)
        }
    }
}
