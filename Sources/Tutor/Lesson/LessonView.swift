import Canvas
import Curriculum
import Stage

/// A page of a lesson: its text beside its stage.
struct LessonView {
    let lesson: LessonState
    let commands: [Command]
    var message: String?

    func draw(in canvas: inout Canvas) {
        var view = StageView(stage: lesson.stage, commands: commands, message: message)
        view.prose = { content in drawProse(in: &content) }
        view.proseRows = proseRows
        view.unseenProse = unseen
        if lesson.isLast {
            drawEnd(in: &canvas)
        } else {
            view.draw(in: &canvas)
        }
    }

    /// The places of a page's parts.
    static func layout(_ lesson: LessonState, size: Size) -> StageLayout {
        StageView.layout(lesson.stage, size: size, proseRows: LessonView(lesson: lesson, commands: []).proseRows)
    }

    /// How many rows of the text are below those that are seen, and how many rows are seen.
    static func unread(_ lesson: LessonState, size: Size) -> (below: Int, seen: Int) {
        let view = LessonView(lesson: lesson, commands: [])
        if lesson.isLast { return view.unreadEnd(size) }
        guard let content = layout(lesson, size: size).content(of: .prose) else { return (0, 0) }
        return (view.unseen(in: content.size).below, content.height)
    }

    private func unseen(in size: Size) -> (above: Int, below: Int) {
        let rows = rows(width: size.width - 3, theme: .colorless, glyphs: .ascii)
        let top = top(rows, height: size.height)
        return (top, max(0, rows.count - size.height - top))
    }

    // The text has a column free at its left and two at its right.
    private func proseRows(_ columns: Int) -> ProseRows {
        let (text, question) = parts(width: columns - 3, theme: .colorless, glyphs: .ascii)
        // An open question is seen whole. After the answer it is seen from its choices on, which have their marks.
        let isAnswered = lesson.question?.feedback != nil
        let marked = question.firstIndex { $0.choice != nil || $0.isVerdict } ?? question.count
        // Of another system that stands beside the run, all that is said is seen.
        let note = note(width: columns - 3, theme: .colorless).count
        let asked = leadsToNote ? note : lesson.isHeld ? question.count : isAnswered ? question.count - marked : 0
        return ProseRows(all: text.count + question.count + note, question: asked)
    }

    private func drawProse(in canvas: inout Canvas) {
        let inner = canvas.bounds.inset(x: 1, y: 0)
        canvas.within(inner) { text in
            let rows = self.rows(width: text.width - 1, theme: text.theme, glyphs: text.glyphs)
            let top = top(rows, height: text.height)
            Scroll.draw(rows.map(\.text), top: top, in: &text)
            if lesson.stage.focus == .prose {
                let place = focused(rows)
                text.markFocus(x: place.x, y: max(0, place.y - top))
            }
        }
    }

    /// The text, to the last sentence of the feedback. Its title stands on the pane's frame.
    func rows(width: Int, theme: Theme, glyphs: Glyphs) -> [QuestionView.Row] {
        let (text, question) = parts(width: width, theme: theme, glyphs: glyphs)
        return text + question + note(width: width, theme: theme).map { QuestionView.Row(text: $0) }
    }

    /// Whether the sentences on another system are what the learner has asked for. Where the page itself has put it there, its question goes first.
    private var leadsToNote: Bool {
        lesson.stage.hasOtherSystem && (lesson.stage.comparedSettings.isEmpty || lesson.question?.feedback == nil)
    }

    private func note(width: Int, theme: Theme) -> [StyledText] { SystemsNote(lesson.stage).lines(width: max(8, width), theme: theme) }

    // The step's text, and its question.
    private func parts(width: Int, theme: Theme, glyphs: Glyphs) -> (text: [QuestionView.Row], question: [QuestionView.Row]) {
        let width = max(8, width)
        let prose = ProseText(theme: theme, glyphs: glyphs, width: width)
        var lines = lesson.step.map { prose.lines($0.prose) } ?? []
        // What sources say against each other is told after the learner's own answer.
        let dispute = lesson.isHeld ? [] : lesson.step?.dispute.map { [""] + prose.lines($0) } ?? []
        if lesson.question == nil { lines += dispute }
        if !lesson.context.isEmpty { lines += StyledText(lesson.context, theme.dim).wrapped(to: width) }
        if let terms = lesson.step?.terms, !terms.isEmpty { lines += [""] + prose.lines(terms) }
        var text = lines.map { QuestionView.Row(text: $0) }
        guard let question = lesson.question else { return (text, []) }
        if !text.isEmpty { text.append(QuestionView.Row(text: "")) }
        let isFocused = lesson.stage.focus == .prose
        var rows = QuestionView(state: question, theme: theme, glyphs: glyphs, width: width, isFocused: isFocused).rows
        if lesson.isReview, question.feedback != nil, let days = lesson.daysToQuestion {
            let back = StyledText("Comes back \(days <= 1 ? "tomorrow" : "in \(days) days").", theme.dim)
            let own = lesson.lesson.flatMap { lesson.sentences[$0.id] }.map { StyledText("You wrote: “\($0)”", theme.dim) }
            rows += ([back] + [own].compactMap { $0 }).flatMap { $0.wrapped(to: width) }.map {
                QuestionView.Row(text: $0, isVerdict: true)
            }
        }
        return (text, rows + dispute.map { QuestionView.Row(text: $0, isVerdict: true) })
    }

    // The latest change must be visible: the selected choice or the hint before the answer, the feedback after it.
    private func top(_ rows: [QuestionView.Row], height: Int) -> Int {
        let scroll = lesson.stage.scroll[.prose, default: 0]
        var base = 0
        if let question = lesson.question {
            // The choices are seen whole, and of the text above them what fits.
            if question.isOpen { base = max(0, rows.count - height) }
            let selection = question.isGrid ? question.rowCells.lowerBound : question.selection
            let selected = rows.indices.filter { rows[$0].choice == selection || rows[$0].second?.choice == selection }
            if question.seeks == .selection, let first = selected.first, let last = selected.last {
                base = Scroll.top(revealing: last, from: base, count: rows.count, visible: height, margin: 3)
                base = Scroll.top(revealing: first, from: base, count: rows.count, visible: height, margin: 0)
            }
            if question.seeks == .hint { base = max(0, rows.count - height) }
            if !question.isOpen { base = max(0, min(rows.firstIndex { $0.isVerdict } ?? 0, rows.count - height)) }
        }
        if leadsToNote { base = max(0, rows.count - height) }
        return Scroll.clamped(base + scroll, count: rows.count, visible: height)
    }

    // Where the learner is: at the selected choice, or at what came of it; else at the first choice, or at the beginning.
    private func focused(_ rows: [QuestionView.Row]) -> Point {
        guard let question = lesson.question else { return Point(x: 0, y: 0) }
        guard question.isOpen else { return Point(x: 0, y: rows.firstIndex(where: \.isVerdict) ?? 0) }
        let selection = question.isGrid ? question.rowCells.lowerBound : question.selection
        if let row = rows.firstIndex(where: { $0.second?.choice == selection }) { return Point(x: rows[row].second?.column ?? 0, y: row) }
        return Point(x: 0, y: rows.firstIndex { $0.choice == selection } ?? rows.firstIndex { $0.choice != nil } ?? 0)
    }

    /// The choice at a cell of a window of a size; nil for none.
    func choice(at point: Point, size: Size) -> Int? {
        guard let content = Self.layout(lesson, size: size).content(of: .prose), content.contains(point) else { return nil }
        let rows = self.rows(width: content.width - 3, theme: .colorless, glyphs: .ascii)
        let index = top(rows, height: content.height) + point.y - content.y
        guard rows.indices.contains(index) else { return nil }
        if let second = rows[index].second, point.x - content.x - 1 >= second.column { return second.choice }
        return rows[index].choice
    }
}
