import Canvas
import Interpreter
internal import Projects
import Stage
import TypeChecker

/// The file whose code runs, with the line that does.
struct CodePane {
    let stage: StageState

    func draw(in canvas: inout Canvas) {
        if let failure = stage.failure, stage.model == nil {
            var row = 0
            for line in failure.lines where row < canvas.height {
                row += canvas.put(paragraph: StyledText(line, canvas.theme.bad), x: 1, y: row, width: canvas.width - 2, hanging: 2)
            }
            return
        }
        guard let view = view(theme: canvas.theme, glyphs: canvas.glyphs, size: canvas.size) else { return }
        view.draw(in: &canvas)
    }

    /// The file's view; nil when there is none.
    func view(theme: Theme, glyphs: Glyphs, size: Size) -> SourceView? {
        guard let model = stage.model, let source = source else { return nil }
        let place = stage.isOld ? nil : model.place(at: stage.position).flatMap { $0.location.file == source.path ? $0 : nil }
        let lines = stage.isOld ? SwiftColors.lines(of: source.text, theme: theme) : model.lines(of: source, theme: theme)
        let line = place.map { min(max(0, $0.location.line - 1), lines.count - 1) }
        var view = SourceView(lines, current: place?.isRunning == true ? line : nil)
        let height = size.height
        let broken = stage.isOld ? stage.failure?.places.first?.location : nil
        let wanted = (broken ?? stage.lineShown).map { min(max(0, $0.line - 1), lines.count - 1) } ?? line ?? 0
        view.notes = notes(in: source, theme: theme, glyphs: glyphs, width: size.width - view.gutterWidth - 1)
        var top = Scroll.top(paging: wanted, count: lines.count, visible: height)
        // Notes take room: the line that is wanted must not be pushed out by those above it, nor its own.
        while top < wanted, (top...wanted).reduce(0, { $0 + 1 + (view.notes[$1]?.count ?? 0) }) > height { top += 1 }
        view.top = top + stage.scroll[.code, default: 0]
        view.top = view.firstShown(height: height)
        for index in max(0, view.top ?? 0)..<min(lines.count, (view.top ?? 0) + max(0, height)) {
            if stage.breakpoints.contains(.line(file: source.path, number: index + 1)) {
                view.marks[index] = SourceView.Mark(glyphs.dot, theme.bad)
                continue
            }
            guard !stage.isOld, let event = model.firstRun(ofLine: index + 1, in: source.path), event <= stage.position else { continue }
            let isCallback = model.recording.events[event].kind == .callback
            view.marks[index] = SourceView.Mark(isCallback ? glyphs.dot : glyphs.separator, isCallback ? theme.accent : theme.dim)
        }
        return view
    }

    /// What does not compile, beneath its lines.
    private func notes(in source: Source, theme: Theme, glyphs: Glyphs, width: Int) -> [Int: [StyledText]] {
        var notes: [Int: [StyledText]] = [:]
        for message in stage.isOld ? stage.failure?.places ?? [] : stage.messages where message.location.file == source.path {
            let text = StyledText("\(glyphs.cross) \(message.text)", theme.bad)
            notes[message.location.line - 1, default: []] += text.wrapped(to: max(8, width), hanging: 2)
        }
        return notes
    }

    /// The file that is shown: that of a line that was asked for, else the one whose code runs or ran last, else the first.
    var source: Source? {
        guard let model = stage.model else { return nil }
        if stage.isOld, let failure = stage.failure, let place = failure.places.first {
            return failure.sources.first { $0.path == place.location.file } ?? failure.sources.first
        }
        if let pinned = stage.lineShown.flatMap({ model.source(named: $0.file) }) { return pinned }
        return model.place(at: stage.position).flatMap { model.source(named: $0.location.file) } ?? model.recording.sources.first
    }
}
