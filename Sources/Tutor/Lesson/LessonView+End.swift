import Canvas
import Curriculum

// The last page: what the learner can do now, and which pages are worth another look.
extension LessonView {
    /// The columns and rows around the text: the frame, an empty row above, a margin at both sides.
    private static let margin = Size(width: 6, height: 3)

    func drawEnd(in canvas: inout Canvas) {
        Pane(StyledText(lesson.title)).draw(in: &canvas, canvas.bounds) { inner in
            let area = Rect(x: 2, y: 1, width: inner.width - 3, height: inner.height - 1)
            let lines = endLines(width: inner.width - 4, theme: inner.theme, glyphs: inner.glyphs)
            inner.within(area) { Scroll.draw(lines, top: lesson.stage.scroll[.prose, default: 0], in: &$0) }
        }
        let keys = commands.filter { $0.section == "The lesson" || $0.section == "Everywhere" }
        canvas.drawKeys(keys, message: message, y: canvas.height - 1)
    }

    /// How many rows of the end are below those that are seen, and how many rows are seen.
    func unreadEnd(_ size: Size) -> (below: Int, seen: Int) {
        let count = endLines(width: size.width - Self.margin.width, theme: .colorless, glyphs: .ascii).count
        let seen = size.height - Self.margin.height
        return (max(0, count - seen - max(0, lesson.stage.scroll[.prose, default: 0])), seen)
    }

    private var head: String {
        if lesson.fastTrack != nil {
            return lesson.missed.isEmpty
                ? "All right: this lesson counts as done." : "Not all was right: take the lesson, or these pages of it."
        }
        if lesson.isForm { return "That was the last question." }
        guard lesson.isReview else { return "You have reached the end of this lesson." }
        return lesson.pages.count == 1 ? "Nothing is due." : "That was all that is due."
    }

    /// The lines of the last page.
    func endLines(width: Int, theme: Theme, glyphs: Glyphs) -> [StyledText] {
        let width = max(8, width)
        var lines = [StyledText(head, theme.title)]
        let answered = lesson.questions.values.filter { $0.feedback != nil }.count
        if lesson.isForm {
            let kept =
                "Your answers are kept on this machine. appear inventory report shows what they came to, before and after the course."
            lines += ["", StyledText(kept, theme.text), "", StyledText("Esc leads home.", theme.dim)]
            return lines.flatMap { $0.wrapped(to: width) }
        }
        if answered > 0 { lines += ["", StyledText("\(lesson.right) of \(answered) answers were right.", theme.text)] }
        let missed = lesson.isReview && lesson.fastTrack == nil ? [] : lesson.missed
        if let first = lesson.pages.first, case .step(let read, _) = first, !lesson.isReview {
            lines += ["", StyledText(missed.isEmpty ? "What you can do now:" : "What this lesson is about:", theme.text)]
            let mark = missed.isEmpty ? StyledText("\(glyphs.check) ", theme.good) : StyledText("\(glyphs.bullet) ", theme.dim)
            lines += read.outline.goals.flatMap { (mark + StyledText($0, theme.text)).wrapped(to: width, hanging: 2) }
        }
        if !missed.isEmpty {
            lines += ["", StyledText("Look again at:", theme.text)]
            lines += missed.map { page, title in
                (StyledText("page \(page)  ", theme.key) + StyledText(title, theme.text)).truncated(to: width, ellipsis: glyphs.ellipsis)
            }
        }
        if !lesson.returns.isEmpty {
            let parts = lesson.returns.map { "\($0.count) \($0.days == 1 ? "tomorrow" : "in \($0.days) days")" }
            lines += ["", StyledText("What comes back as a review: \(parts.joined(separator: ", ")).", theme.text)]
        }
        if let outline = lesson.outline, let asked = outline.tell {
            lines += ["", StyledText("In your own words: ", theme.title) + StyledText(asked, theme.text)]
            lines.append(
                lesson.sentences[outline.id].map { StyledText("“\($0)”", theme.accent) }
                    ?? StyledText("w writes a sentence, which is kept for you.", theme.dim))
        }
        if let next = lesson.next, !lesson.isReview {
            lines += ["", StyledText("Enter goes on to \(next.id) \(next.title); Esc leads home.", theme.dim)]
        } else {
            lines += ["", StyledText("Esc leads home.", theme.dim)]
        }
        return lines.flatMap { $0.wrapped(to: width) }
    }
}
