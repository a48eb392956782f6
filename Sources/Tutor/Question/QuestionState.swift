import Canvas
import Curriculum
internal import Projects
import Stage

/// A question and the learner's progress with it.
struct QuestionState {
    /// The phase of an answer.
    enum Phase {
        case asking
        /// The answer is being run.
        case grading(Answer)
        case answered(Answer, Feedback)
        /// The learner went on without an answer.
        case skipped
    }

    /// A choice that the learner ran to see what it comes to.
    struct Trial {
        var answer: Answer
        var feedback: Feedback
    }

    /// The part that must be visible while a question is open.
    enum Sought: Hashable { case beginning, selection, hint }

    let question: Question
    /// The lesson that it belongs to.
    let lesson: String
    var phase = Phase.asking
    /// The choice that enter would take; for spot the line, for cell the fact, row by row, from 0. Negative if enter must not answer by itself.
    var selection: Int
    /// The choices that have been put in order so far, for order and lines.
    var order: [Int] = []
    /// How sure the learner was of the answer; nil before it.
    var certainty: Certainty?
    /// The learner's answer for each fact, row by row, for cell; nil where there is none yet.
    var facts: [Bool?]
    /// The typed text, for value without choices.
    var text = ""
    /// The file as the learner edited it, for fix; nil before.
    var edited: String?
    /// The path of the learner's copy of the file, as a shell takes it; nil before it is made.
    var draftPath: String?
    /// The hints that have been shown.
    var hints = 0
    /// The part of the open question that must be visible, after the learner's last action.
    var seeks = Sought.beginning
    /// Another choice that was run after the answer, and is on the stage; nil for none.
    var trial: Trial?
    /// Whether the expressions behind the verdict are shown.
    var showsChecks = false
    /// The lines that can be at fault, from 0, for spot; the selection visits no others.
    let statements: [Int]
    /// The statement that is visited first, an index into `statements`.
    let firstStatement: Int
    /// The answer shown on request after the last hint.
    var revealed: String?

    init(_ question: Question, lesson: String) {
        self.question = question
        self.lesson = lesson
        // A learner who presses enter to continue has not chosen anything yet.
        selection = question.kind == .cell ? 0 : -1
        facts = Array(repeating: nil, count: question.kind == .cell ? question.facts.count * question.rows.count : 0)
        statements = question.kind == .spot ? question.statementLines.map { $0 - 1 } : []
        firstStatement = question.kind == .spot ? statements.firstIndex { $0 + 1 == question.firstStatementLine } ?? 0 : 0
    }

    /// The line that is visited first, from 0, for spot.
    var firstLine: Int { statements.indices.contains(firstStatement) ? statements[firstStatement] : 0 }

    var isOpen: Bool {
        switch phase {
        case .asking, .grading: true
        case .answered, .skipped: false
        }
    }

    /// Whether the last run of the file that is to be mended was not right: the learner edits on.
    var isMending: Bool { question.kind == .fix && feedback.map { $0.verdict != .right } == true }

    var isGrading: Bool { if case .grading = phase { true } else { false } }

    var feedback: Feedback? {
        if case .answered(_, let feedback) = phase { feedback } else { nil }
    }

    var answer: Answer? {
        switch phase {
        case .grading(let answer), .answered(let answer, _): answer
        case .asking, .skipped: nil
        }
    }

    /// The parts of the stage that it asks for.
    var asked: Set<StageState.Part> {
        let parts: Set<StageState.Part> =
            switch question.kind {
            case .cell: [.facts, .views]
            case .value: [.facts]
            case .why: [.causes]
            case .mend: [.findings]
            default: []
            }
        return question.asksForPicture ? parts.union([.picture]) : parts
    }

    /// The lines of the file in which to find a line.
    var fileLines: [Substring] {
        guard question.kind == .spot || question.kind == .fix else { return [] }
        let source = question.scenarios.first?.sources.first { $0.path == question.file }
        return source?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }

    /// The number of things that can be selected.
    var selectable: Int {
        switch question.kind {
        case .cell: facts.count
        case .spot: fileLines.count
        case .fix: 0
        case .value where question.choices.isEmpty: 0
        default: question.choices.count
        }
    }

    /// Whether its choices are put in order, row by row.
    var isArranged: Bool { question.kind == .order || question.kind == .lines }

    /// The rows of a question whose choices are put in order: those that have a place, then the others as they stand in the lesson.
    var arranged: [Int] { order + question.choices.indices.filter { !order.contains($0) } }

    /// Whether several rows of facts are asked, in one grid.
    var isGrid: Bool { question.kind == .cell && question.rows.count > 1 }

    /// The row of the grid that is being filled.
    var gridRow: Int { question.facts.isEmpty ? 0 : max(0, selection) / question.facts.count }

    /// The cells of that row, as indices into `facts`.
    var rowCells: Range<Int> { gridRow * question.facts.count..<(gridRow + 1) * question.facts.count }

    /// The present answer; nil while something is missing.
    var complete: Answer? {
        switch question.kind {
        case .place, .next, .choose, .why, .mend: return question.choices.indices.contains(selection) ? .choice(selection) : nil
        case .value:
            if question.choices.isEmpty { return text.isEmpty ? nil : .text(text) }
            return question.choices.indices.contains(selection) ? .choice(selection) : nil
        case .order: return order.count == question.choices.count ? .order(order) : nil
        case .lines: return order.isEmpty ? nil : .order(order)
        case .cell:
            let given = facts.compactMap { $0 }
            return given.count == facts.count ? .facts(given) : nil
        case .spot: return fileLines.indices.contains(selection) ? .line(selection + 1) : nil
        case .fix: return edited.map { .source($0) }
        }
    }

    /// Restores an answer given earlier; false when it does not fit this question any more.
    mutating func takeUp(_ record: AnswerRecord) -> Bool {
        switch (question.kind, record.answer) {
        case (.order, .order(let given)) where Set(given) == Set(question.choices.indices) && given.count == question.choices.count:
            order = given
        case (.lines, .order(let given)) where given.allSatisfy(question.choices.indices.contains): order = given
        case (.cell, .facts(let given)) where given.count == facts.count: facts = given
        case (.spot, .line(let line)) where fileLines.indices.contains(line - 1): selection = line - 1
        case (.value, .text(let given)): text = given
        case (.fix, .source(let given)): edited = given
        case (.place, .choice(let index)), (.next, .choice(let index)), (.choose, .choice(let index)), (.value, .choice(let index)),
            (.why, .choice(let index)), (.mend, .choice(let index)):
            guard question.choices.indices.contains(index) else { return false }
            selection = index
        default: return false
        }
        certainty = record.certainty
        hints = min(record.hints, question.hints.count)
        phase = .grading(record.answer)
        return true
    }

    /// Why enter does nothing now; nil when it answers.
    var missing: String? {
        guard complete == nil else { return nil }
        switch question.kind {
        case .order: return "put all \(question.choices.count) in order first; \(order.count) \(order.count == 1 ? "is" : "are") placed"
        case .lines: return "put at least one line into place first"
        case .cell: return isGrid ? "fill all \(question.rows.count) rows first" : "say y or n of all \(facts.count) facts first"
        case .value where question.choices.isEmpty: return "write the value first"
        case .fix: return "edit the file first"
        case .spot: return "choose a line first"
        default: return "choose first"
        }
    }
}

/// A learner's action with a question.
enum QuestionAction {
    case moved(Int)
    /// Pressed a number, or clicked.
    case chosen(Int)
    /// Answered y or n for the selected fact, and goes on to the next.
    case factSaid(Bool)
    /// Went to another cell in the row of the grid.
    case cellMoved(Int)
    /// Moved the selected row of the order.
    case rowMoved(Int)
    /// Took the last placed choice out of the order again.
    case orderTakenBack
    case submitted
    /// Gave the answer as a guess.
    case guessed
    case hintAsked
    case skipped
    /// Shows or hides the expressions behind the verdict.
    case checksPressed
    /// Took back the whole answer.
    case undone
    case textAsked
    case textGiven(String)
    case editAsked
    /// The learner's copy of the file is there.
    case draftMade(String)
    /// Wants to begin again with the lesson's file.
    case startOverAsked
    /// Came back from the editor; nil when nothing was written.
    case edited(String?)
    case graded(Answer, Feedback)
    /// Another choice has been run.
    case tried(Answer, Feedback)
    /// An answer that was given before the lesson was left has been run again.
    case regraded(Answer, Feedback)
    case revealed(String)
}

extension Question.Kind {
    /// What is asked, for a page that has no other title.
    var title: String {
        switch self {
        case .place: "Where does it belong?"
        case .order: "In which order?"
        case .next: "What comes next?"
        case .value: "What is the value?"
        case .cell: "Which facts hold?"
        case .spot: "Which line is it?"
        case .fix: "Mend it."
        case .choose: "What is true?"
        case .lines: "Which lines, and in which order?"
        case .why: "What brought it?"
        case .mend: "What mends it?"
        }
    }
}
