import Canvas
import Curriculum
import Interpreter
import Stage

/// What was printed and said up to this event, and the values that are watched.
struct ConsolePane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        guard let showing = stage.showing else { return }
        var area = canvas.bounds
        let watches = stage.watches.map { watch -> StyledText in
            var text = StyledText("\(watch.description) = ", canvas.theme.dim)
            switch showing.value(of: watch, at: stage.position) {
            case .value(let value): text.append(value, canvas.theme.accent)
            case .failure(let reason): text.append(reason, canvas.theme.warning)
            }
            return text
        }
        let values = area.cutTop(min(area.height, watches.count))
        canvas.within(values) { $0.put(lines: watches, x: 0, y: 0) }
        canvas.within(area) { list in
            let (events, top) = shown(height: list.height, showing)
            if events.isEmpty, watches.isEmpty { list.put("nothing has been printed yet", x: 1, y: 0, style: list.theme.dim) }
            for (row, index) in events.dropFirst(top).prefix(list.height).enumerated() {
                let isNow = index == stage.position
                if isNow { list.fill(Rect(x: 0, y: row, width: list.width, height: 1), style: list.theme.currentLine) }
                list.put(line(showing.recording.events[index], theme: list.theme, glyphs: list.glyphs), x: 0, y: row, width: list.width)
            }
            Scroll.drawBar(in: &list, top: top, count: events.count)
        }
    }

    /// The event in a row; nil for none.
    func event(atRow row: Int, height: Int) -> Int? {
        guard let showing = stage.showing, row >= stage.watches.count else { return nil }
        let (events, top) = shown(height: height - stage.watches.count, showing)
        let index = top + row - stage.watches.count
        return events.indices.contains(index) ? events[index] : nil
    }

    private func shown(height: Int, _ showing: Showing) -> (events: [Int], top: Int) {
        let events = Array(showing.consoleEvents.prefix(showing.consoleEvents.firstIndex(after: stage.position)))
        return (events, Scroll.clamped(events.count - height + stage.scroll[.console, default: 0], count: events.count, visible: height))
    }

    private func line(_ event: Event, theme: Theme, glyphs: Glyphs) -> StyledText {
        let text = event.text ?? event.name
        switch event.kind {
        case .print: return StyledText("> ", theme.dim) + StyledText(text, theme.text)
        case .console: return StyledText("UIKit: ", theme.warning) + StyledText(text, theme.text)
        case .exception: return StyledText("\(glyphs.cross) \(event.name): ", theme.bad) + StyledText(text, theme.text)
        case .refusal:
            let lead = event.name == "placeholder" ? "placeholder: " : "not simulated: "
            return StyledText(lead, theme.warning) + StyledText(text, theme.text)
                + StyledText(event.location.map { " (\($0.file):\($0.line))" } ?? "", theme.dim)
        default: return StyledText(text, theme.text)
        }
    }
}
