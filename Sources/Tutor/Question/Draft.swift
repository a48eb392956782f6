import Canvas
import Curriculum
internal import Interpreter

/// The learner's copy of a file that is to be mended, which their own editor opens.
struct Draft: Hashable {
    /// The lesson's id.
    var lesson: String
    /// The question's id.
    var question: String
    /// The file's name: `Start.swift`.
    var file: String
    /// What the copy holds as far as the tutor knows: its last text, or the task as a comment above the file of the lesson.
    var text: String
    /// The line at which the editor opens, from 1.
    var line: Int
}

extension QuestionState {
    /// The columns of a task's comment.
    private static let commentColumns = 80

    /// The learner's copy of the file; nil for questions that are answered in the tutor.
    var draft: Draft? {
        guard question.kind == .fix else { return nil }
        let task = task
        let name = question.file.split(separator: "/").last.map(String.init) ?? question.file
        let text = edited ?? (task + fileLines.map(String.init)).joined(separator: "\n")
        return Draft(lesson: lesson, question: question.id, file: name, text: text, line: edited == nil ? task.count + 1 : mistake ?? 1)
    }

    /// The task and what must hold, as a comment and an empty line.
    private var task: [String] {
        let prose = ProseText(theme: .colorless, glyphs: .unicode, width: Self.commentColumns - 3)
        var lines = prose.lines(question.prompt).map(\.string)
        lines += ["", "It runs when you save. What must hold then:"]
        lines += question.expectations.map { "- \($0.words ?? $0.source)" }
        return lines.map { $0.isEmpty ? "//" : "// \($0)" } + [""]
    }

    /// The lines of the learner's copy above those of the lesson's file.
    var linesOfTask: Int { question.kind == .fix ? task.count : 0 }

    /// The line of the last run's mistake; nil where none is known.
    private var mistake: Int? { feedback?.problems.first { $0.location.file == question.file }?.location.line }
}
