import Canvas
import Interpreter
import Stage

/// The file whose code runs, with the line that does.
struct CodePane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        if let failure = stage.failure, stage.showing == nil {
            var row = 0
            for line in failure.lines where row < canvas.height {
                row += canvas.put(paragraph: StyledText(line, canvas.theme.bad), x: 1, y: row, width: canvas.width - 2, hanging: 2)
            }
            return
        }
        guard let view = view(theme: canvas.theme, glyphs: canvas.glyphs, height: canvas.height) else { return }
        view.draw(in: &canvas)
    }

    /// The file's view; nil when there is none.
    func view(theme: Theme, glyphs: Glyphs, height: Int) -> SourceView? {
        guard let showing = stage.showing, let source = source else { return nil }
        let place = showing.place(at: stage.position).flatMap { $0.location.file == source.path ? $0 : nil }
        let lines = showing.lines(of: source, theme: theme)
        let line = place.map { min(max(0, $0.location.line - 1), lines.count - 1) }
        var view = SourceView(lines, current: place?.isRunning == true ? line : nil)
        let top = Scroll.top(paging: line ?? 0, count: lines.count, visible: height)
        view.top = Scroll.clamped(top + stage.scroll[.code, default: 0], count: lines.count, visible: height)
        for index in max(0, view.top ?? 0)..<min(lines.count, (view.top ?? 0) + max(0, height)) {
            if stage.breakpoints.contains(.line(file: source.path, number: index + 1)) {
                view.marks[index] = SourceView.Mark(glyphs.dot, theme.bad)
                continue
            }
            guard let event = showing.firstRun(ofLine: index + 1, in: source.path), event <= stage.position else { continue }
            let isCallback = showing.recording.events[event].kind == .callback
            view.marks[index] = SourceView.Mark(isCallback ? glyphs.dot : glyphs.separator, isCallback ? theme.accent : theme.dim)
        }
        return view
    }

    /// The file shown: the one whose code runs or ran last, else the first.
    var source: Source? {
        guard let showing = stage.showing else { return nil }
        return showing.place(at: stage.position).flatMap { showing.source(named: $0.location.file) } ?? showing.recording.sources.first
    }
}
