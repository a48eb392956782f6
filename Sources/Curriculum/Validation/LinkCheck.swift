internal import Interpreter
internal import Reference
internal import Stage

/// Whether the links in a lesson's prose, `05#the-flash` and `glossary`, lead to a step and to a word's meaning.
struct LinkCheck {
    let course: Course
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
            case .list(_, let items, _): for item in items { check(item, in: file) }
            case .quote(let inner, _): check(inner, in: file)
            case .heading(_, _, let line), .paragraph(_, let line), .code(_, _, let line, _), .rule(let line):
                for inline in block.inlines { check(inline, SourceLocation(file: file, line: line, column: 1)) }
            }
        }
    }

    private func check(_ inline: Inline, _ location: SourceLocation) {
        if let word = inline.glossaryWord {
            if Glossary.meaning(of: word) == nil { problems.report(location, "the glossary has no word '\(word)'") }
        } else if case .link(_, let destination) = inline, !destination.contains("://") {
            follow(destination, from: location)
        }
    }

    private func follow(_ destination: String, from location: SourceLocation) {
        let parts = destination.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard let lesson = lessons.first(where: { $0.id == parts[0] }) else {
            return problems.report(location, course.absence(of: parts[0]))
        }
        guard parts.count > 1, lesson.step(parts[1]) == nil else { return }
        let hint = nearest(to: parts[1], in: lesson.steps.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
        problems.report(location, "lesson \(lesson.id) has no step '\(parts[1])'\(hint)")
    }
}

extension Course {
    /// Why a lesson cannot be referred to, which the course does not have.
    func absence(of id: String) -> String {
        if coming.contains(where: { $0.id == id }) { return "lesson \(id) is not written yet" }
        return "the course has no lesson '\(id)'"
    }
}
