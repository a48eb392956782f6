import Canvas
import Checks
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
        let lines = stage.isOld ? SwiftColors.lines(of: source.text, theme: theme) : model.lines(of: source, theme: theme)
        func index(_ number: Int) -> Int { min(max(0, number - 1), lines.count - 1) }
        let place = place(in: source)
        var view = SourceView(lines, current: place?.isRunning == true ? place.map { index($0.location.line) } : nil)
        let shown = index(stage.cursorLine ?? shownLine(of: source))
        view.cursor = stage.focus == .code ? shown : nil
        view.notes = notes(in: source, theme: theme, glyphs: glyphs, width: size.width - view.gutterWidth - 1)
        view.top = view.top(paging: shown, in: size) + stage.scroll[.code, default: 0]
        let top = view.firstShown(in: size)
        view.top = top
        let findings = Set(stage.findings.compactMap { $0.location?.file == source.path ? $0.location?.line : nil })
        for line in top..<max(top, min(lines.count, top + size.height)) {
            view.marks[line] = marks(onLine: line + 1, of: source, in: model, hasFinding: findings.contains(line + 1), theme, glyphs)
        }
        return view
    }

    /// The number of the line that is shown, unless the cursor has been moved to another one.
    func shownLine(of source: Source) -> Int {
        let broken = stage.isOld ? stage.failure?.places.first?.location : nil
        if let line = (broken ?? stage.lineShown)?.line ?? place(in: source)?.location.line { return line }
        // Before any code has run.
        return stage.model?.entryDeclaration.flatMap { $0.file == source.path ? $0.line : nil } ?? 1
    }

    private func place(in source: Source) -> (location: SourceLocation, isRunning: Bool)? {
        guard !stage.isOld, let model = stage.model else { return nil }
        // The line that an answer is about stands beside the frame that shows what came of it.
        let cause = stage.consequenceShown.flatMap { model.recording.events[$0.cause].location }.map { (location: $0, isRunning: true) }
        return (cause ?? model.place(at: stage.position)).flatMap { $0.location.file == source.path ? $0 : nil }
    }

    // A breakpoint before a mistake, a mistake before what ran.
    private func marks(
        onLine line: Int, of source: Source, in model: RunModel, hasFinding: Bool, _ theme: Theme, _ glyphs: Glyphs
    ) -> [SourceView.Mark] {
        var marks: [SourceView.Mark] = []
        if stage.breakpoints.contains(.line(file: source.path, number: line)) { marks.append(.init(glyphs.breakpoint, theme.bad)) }
        guard !stage.isOld else { return marks }
        if hasFinding { marks.append(.init(glyphs.warning, theme.warning)) }
        guard let event = model.firstRun(ofLine: line, in: source.path), event <= stage.position else { return marks }
        let isCallback = model.recording.events[event].kind == .callback
        // The pointer says that the running line runs.
        let isRunning = place(in: source).map { $0.isRunning && $0.location.line == line } ?? false
        if isCallback || !isRunning {
            marks.append(isCallback ? .init(glyphs.dot, theme.accent) : .init(glyphs.ran, theme.dim))
        }
        return marks
    }

    /// The signs beside the line numbers, for help.
    static func signs(_ glyphs: Glyphs) -> HelpTable.Section {
        HelpTable.Section(
            "Signs",
            [
                KeyHint(glyphs.pointer, "the line that runs"),
                KeyHint(glyphs.breakpoint, "a breakpoint: going on stops there"),
                KeyHint(glyphs.warning, "a mistake that the checks find; m lists them"),
                KeyHint(glyphs.dot, "a callback that has come"),
                KeyHint(glyphs.ran, "a line that has run"),
                KeyHint(glyphs.continued, "the rest of a long line"),
                KeyHint(glyphs.spokenOf, "behind a pane's name: the text speaks of it"),
            ])
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

    /// The file that is shown: that of a line that was asked for, else the one whose code runs or ran last, else the entry's, else the first.
    var source: Source? {
        guard let model = stage.model else { return nil }
        if stage.isOld, let failure = stage.failure, let place = failure.places.first {
            return failure.sources.first { $0.path == place.location.file } ?? failure.sources.first
        }
        if let pinned = stage.lineShown.flatMap({ model.source(named: $0.file) }) { return pinned }
        return (model.place(at: stage.position)?.location ?? model.entryDeclaration).flatMap { model.source(named: $0.file) }
            ?? model.recording.sources.first
    }
}
