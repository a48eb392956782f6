internal import Interpreter
internal import Stage

/// Whether the links in a lesson's prose, `05#the-flash`, lead to a step.
struct LinkCheck {
    let lessons: [Lesson]
    let problems: ProblemList

    func check(_ lesson: Lesson, in folder: LessonFolder) {
        for step in lesson.steps { check(step.prose, in: "\(folder.path)/Lesson.md") }
        for question in lesson.questions {
            check(question.prompt + question.hints.flatMap { $0 }, in: "\(folder.path)/Questions.md")
        }
        if let question = lesson.exercise?.question {
            check(question.prompt + question.hints.flatMap { $0 }, in: "\(folder.path)/Exercise/Exercise.md")
        }
    }

    private func check(_ blocks: [Block], in file: String) {
        for block in blocks {
            switch block {
            case .heading(_, let inlines, let line), .paragraph(let inlines, let line): check(inlines, file, line)
            case .list(_, let items, _): for item in items { check(item, in: file) }
            case .quote(let inner, _): check(inner, in: file)
            case .code, .rule: break
            }
        }
    }

    private func check(_ inlines: [Inline], _ file: String, _ line: Int) {
        for inline in inlines {
            switch inline {
            case .link(let inner, let destination):
                check(inner, file, line)
                if !destination.contains("://") { follow(destination, from: SourceLocation(file: file, line: line, column: 1)) }
            case .emphasis(let inner), .strong(let inner): check(inner, file, line)
            case .text, .code, .lineBreak: break
            }
        }
    }

    private func follow(_ destination: String, from location: SourceLocation) {
        let parts = destination.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard let lesson = lessons.first(where: { $0.id == parts[0] }) else {
            return problems.report(location, "the course has no lesson '\(parts[0])'")
        }
        guard parts.count > 1, lesson.step(parts[1]) == nil else { return }
        let hint = nearest(to: parts[1], in: lesson.steps.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
        problems.report(location, "lesson \(lesson.id) has no step '\(parts[1])'\(hint)")
    }
}
