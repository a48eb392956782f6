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
        if case .end = lesson.pages[lesson.page] {
            drawEnd(in: &canvas)
        } else {
            view.draw(in: &canvas)
        }
    }

    /// The places of a page's parts.
    static func layout(_ lesson: LessonState, size: Size) -> StageLayout {
        StageView.layout(lesson.stage, size: size, proseRows: LessonView(lesson: lesson, commands: []).proseRows)
    }

    /// How many rows of the text are below those that are seen.
    static func unreadRows(_ lesson: LessonState, size: Size) -> Int {
        guard let content = layout(lesson, size: size).content(of: .prose) else { return 0 }
        return LessonView(lesson: lesson, commands: []).unseen(in: content.size).below
    }

    private func unseen(in size: Size) -> (above: Int, below: Int) {
        let rows = rows(width: size.width - 3, theme: .colorless, glyphs: .ascii)
        let top = top(rows, height: size.height)
        return (top, max(0, rows.count - size.height - top))
    }

    // The text has a column free at its left and two at its right.
    private func proseRows(_ columns: Int) -> ProseRows {
        let (text, question) = parts(width: columns - 3, theme: .colorless, glyphs: .ascii)
        return ProseRows(all: text.count + question.count, question: lesson.isHeld ? question.count : 0)
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
        return text + question
    }

    // The step's text, and its question.
    private func parts(width: Int, theme: Theme, glyphs: Glyphs) -> (text: [QuestionView.Row], question: [QuestionView.Row]) {
        let width = max(8, width)
        let prose = ProseText(theme: theme, glyphs: glyphs, width: width)
        var lines = lesson.step.map { prose.lines($0.prose) } ?? []
        if let terms = lesson.step?.terms, !terms.isEmpty { lines += [""] + prose.lines(terms) }
        var text = lines.map { QuestionView.Row(text: $0) }
        guard let question = lesson.question else { return (text, []) }
        if !text.isEmpty { text.append(QuestionView.Row(text: "")) }
        let isFocused = lesson.stage.focus == .prose
        return (text, QuestionView(state: question, theme: theme, glyphs: glyphs, width: width, isFocused: isFocused).rows)
    }

    // The latest change must be visible: the selected choice or the hint before the answer, the feedback after it.
    private func top(_ rows: [QuestionView.Row], height: Int) -> Int {
        let scroll = lesson.stage.scroll[.prose, default: 0]
        var base = 0
        if let question = lesson.question {
            // The choices are seen whole, and of the text above them what fits.
            if question.isOpen { base = max(0, rows.count - height) }
            let selected = rows.indices.filter { rows[$0].choice == question.selection || rows[$0].second?.choice == question.selection }
            if question.seeks == .selection, let first = selected.first, let last = selected.last {
                base = Scroll.top(revealing: last, from: base, count: rows.count, visible: height, margin: 3)
                base = Scroll.top(revealing: first, from: base, count: rows.count, visible: height, margin: 0)
            }
            if question.seeks == .hint { base = max(0, rows.count - height) }
            if !question.isOpen { base = max(0, min(rows.firstIndex { $0.isVerdict } ?? 0, rows.count - height)) }
        }
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

    private func drawEnd(in canvas: inout Canvas) {
        let theme = canvas.theme
        Pane(StyledText(lesson.title)).draw(in: &canvas, canvas.bounds) { inner in
            var lines: [StyledText] = []
            let answered = lesson.questions.values.filter { $0.feedback != nil }.count
            if lesson.isReview {
                lines.append(StyledText(lesson.pages.count == 1 ? "Nothing is due." : "That was all that is due.", theme.title))
            } else {
                lines.append(StyledText("You have reached the end of this lesson.", theme.title))
            }
            lines.append("")
            if answered > 0 { lines.append(StyledText("\(lesson.right) of \(answered) answers were right.", theme.text)) }
            let missed = lesson.isReview ? [] : lesson.missed
            if let first = lesson.pages.first, case .step(let read, _) = first, !lesson.isReview {
                let lead = missed.isEmpty ? "What you can do now:" : "What this lesson is about:"
                lines += ["", StyledText(lead, theme.text)]
                for goal in read.outline.goals {
                    let mark =
                        missed.isEmpty ? StyledText("\(inner.glyphs.check) ", theme.good) : StyledText("\(inner.glyphs.bullet) ", theme.dim)
                    lines += (mark + StyledText(goal, theme.text)).wrapped(to: max(8, inner.width - 4), hanging: 2)
                }
            }
            if !missed.isEmpty {
                lines += ["", StyledText("Look again at:", theme.text)]
                for (page, title) in missed {
                    lines += (StyledText("page \(page)  ", theme.key) + StyledText(title, theme.text)).wrapped(
                        to: max(8, inner.width - 4), hanging: 8)
                }
            }
            if let next = lesson.next, !lesson.isReview {
                lines += ["", StyledText("Enter goes on to \(next.id) \(next.title); Esc leads home.", theme.dim)]
            } else {
                lines += ["", StyledText("Esc leads home.", theme.dim)]
            }
            inner.put(lines: lines.flatMap { $0.wrapped(to: max(8, inner.width - 4)) }, x: 2, y: 1)
        }
        let keys = commands.filter { $0.section == "The lesson" || $0.section == "Everywhere" }
        canvas.drawKeys(keys, message: message, y: canvas.height - 1)
    }
}
