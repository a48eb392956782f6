import Canvas
import Curriculum
import Stage

/// A sequence of pages, each with a text and a stage. It is a lesson from its first step to its end, or the questions that are due.
struct LessonState {
    /// The subject of a page.
    enum Page {
        /// A step of a lesson, by its place.
        case step(Lesson, Int)
        /// A question that no step asks, the exercise, or one that is due.
        case question(Lesson, Question)
        /// Nothing comes after it.
        case end
    }

    /// The run that a page's stage shows: a step's own, or that of its question.
    struct Prescription {
        var run: RunPrescription
        var show: Moment
        var watch: [Watch] = []
        var highlight: [StagePrescription.Highlight] = []
        var compare: StagePrescription.Comparison?
    }

    /// The header's text before the page's own title.
    var title: String
    var pages: [Page]
    var page = 0
    var stage: StageState
    /// The questions on pages visited so far, by lesson and id, with their states.
    var questions: [String: QuestionState] = [:]
    /// The lesson that follows at the end.
    var next: LessonOutline?
    /// What the pages are for.
    enum Purpose {
        case lesson
        /// Questions that are due.
        case reviews
        /// All questions of a lesson, for whoever wants to test out of it.
        case fastTrack(LessonOutline)
        /// A form of the inventory: it goes forward only, helps with nothing, and says nothing of an answer.
        case form
    }

    let purpose: Purpose
    /// Whether the questions stand alone: answers count for the schedule, pages are no progress.
    var isReview: Bool {
        switch purpose {
        case .reviews, .fastTrack: true
        case .lesson, .form: false
        }
    }
    /// The lesson out of which these questions test; nil for others.
    var fastTrack: LessonOutline? { if case .fastTrack(let outline) = purpose { outline } else { nil } }
    /// Whether this is a form of the inventory.
    var isForm: Bool { if case .form = purpose { true } else { false } }
    /// When questions come back, by lesson and id: the days from now. Empty before progress has been read.
    var comesBack: [String: Int] = [:]
    /// What the learner wrote at the ends of lessons, by their ids.
    var sentences: [String: String] = [:]
    /// The answer whose consequence the stage shows, and not the page's own run; nil where none is shown.
    var shown: Feedback?
    /// The event at which the page sets its stage.
    var settled: Int?

    /// The stage's place when the learner left the lesson, until it is restored.
    var mark: StageMark?
    /// The answers given earlier on pages passed before, by question. They are run again and shown.
    var given: [String: AnswerRecord] = [:]

    init(lesson: Lesson, next: LessonOutline?, page: Int = 0) {
        title = "\(lesson.outline.id) \(lesson.outline.title)"
        pages = lesson.steps.indices.map { .step(lesson, $0) } + lesson.openQuestions.map { .question(lesson, $0) }
        if let exercise = lesson.exercise { pages.append(.question(lesson, exercise.question)) }
        pages.append(.end)
        purpose = .lesson
        self.page = min(max(0, page), pages.count - 1)
        self.next = next
        stage = StageState(Self.emptyScene(title), hasProse: true)
    }

    /// A form of the inventory.
    init(form: Lesson) {
        title = form.outline.title
        pages = form.steps.indices.map { .step(form, $0) } + [.end]
        purpose = .form
        stage = StageState(Self.emptyScene(title), hasProse: true)
    }

    /// Questions that are due, or all of one lesson for whoever wants to test out of it. `seed` decides the order of their choices.
    init(reviews: [(Lesson, Question)], seed: UInt64, fastTrack: LessonOutline? = nil) {
        title = fastTrack.map { "\($0.id) \($0.title), fast track" } ?? "Reviews"
        pages = reviews.map { .question($0.0, $0.1.shuffled(seed)) } + [.end]
        purpose = fastTrack.map { .fastTrack($0) } ?? .reviews
        stage = StageState(Self.emptyScene(title), hasProse: true)
    }

    private static func emptyScene(_ title: String) -> SceneRequest {
        SceneRequest(title: title, run: RunPrescription(sources: [], setting: Setting()))
    }

    /// The lesson that the page belongs to; nil at the end.
    var lesson: Lesson? {
        switch pages[page] {
        case .step(let lesson, _), .question(let lesson, _): lesson
        case .end: nil
        }
    }

    /// The page's step; nil for others.
    var step: LessonStep? {
        if case .step(let lesson, let index) = pages[page] { lesson.steps[index] } else { nil }
    }

    private var questionKey: String? { questionKey(of: pages[page]) }

    private func questionKey(of page: Page) -> String? {
        switch page {
        case .step(let lesson, let index): lesson.steps[index].question.map { "\(lesson.id) \($0)" }
        case .question(let lesson, let question): "\(lesson.id) \(question.id)"
        case .end: nil
        }
    }

    /// The id by which a page is found again in an edited lesson.
    private func id(of page: Page) -> String {
        switch page {
        case .step(let lesson, let index): lesson.steps[index].id
        case .question(_, let question): "?\(question.id)"
        case .end: "."
        }
    }

    /// The learner's place.
    var bookmark: Bookmark { Bookmark(page: page, step: id(of: pages[page]), stage: stageMark) }

    // As the lesson sets it, there is nothing to be marked.
    private var stageMark: StageMark? {
        guard let model = stage.model, stage.event != nil, shown == nil, stage.drag == nil, stage.failure == nil else {
            return nil
        }
        let isAsSet = stage.position == settled && stage.ownSteps.isEmpty && stage.focus == .prose && stage.level == .callbacks
        guard !isAsSet else { return nil }
        let name = model.name(at: stage.position)
        return StageMark(
            event: name.label, count: name.count, pane: stage.focus.rawValue, level: stage.level.rawValue,
            steps: stage.ownSteps.map(\.description))
    }

    /// Goes to the place where the learner left the lesson, with the answers given before it.
    mutating func resume(_ bookmark: Bookmark, _ answers: [AnswerRecord]) {
        page = pages.firstIndex { id(of: $0) == bookmark.step } ?? min(max(0, bookmark.page), pages.count - 1)
        mark = bookmark.stage
        var passed: Set<String> = []
        for index in 0...page {
            switch pages[index] {
            case .step(let lesson, let step): if let question = lesson.steps[step].question { passed.insert(question) }
            case .question(_, let question): passed.insert(question.id)
            case .end: break
            }
        }
        for record in answers where passed.contains(record.question) && record.verdict != .broken { given[record.question] = record }
    }

    /// The page's question; nil when it asks none.
    var question: QuestionState? {
        get { questionKey.flatMap { questions[$0] } }
        set {
            guard let questionKey else { return }
            questions[questionKey] = newValue
        }
    }

    /// The stage of the page; nil when it is empty.
    var prescription: Prescription? {
        switch pages[page] {
        case .step(let lesson, let index):
            return lesson.steps[index].stage.map {
                Prescription(run: $0.run, show: $0.show, watch: $0.watch, highlight: $0.highlight, compare: $0.compare)
            }
        case .question(let lesson, let question):
            // As on the page that asks it.
            if let stage = lesson.steps.first(where: { $0.question == question.id })?.stage, stage.run == question.scenarios.first {
                return Prescription(run: stage.run, show: stage.show, watch: stage.watch, highlight: stage.highlight)
            }
            return question.scenarios.first.map { Prescription(run: $0, show: question.shownAt) }
        case .end: return nil
        }
    }

    /// Whether the page's question is to be answered before the next page.
    var isHeld: Bool { question?.isOpen == true }

    /// Whether the learner may see nothing after the page's moment yet. A file that is to be mended is looked at from all sides.
    var isStageHeld: Bool { isHeld && question?.question.kind != .fix }

    var isLast: Bool { page + 1 >= pages.count }

    /// The lesson that is read from its first page to its last; nil for reviews, a fast track and the forms.
    var outline: LessonOutline? {
        guard !isReview, !isForm, case .step(let lesson, _)? = pages.first else { return nil }
        return lesson.outline
    }

    /// The pages' progress as people count it.
    var place: String { "\(min(page + 1, pages.count - 1)) of \(pages.count - 1)" }

    /// The pages whose question was answered otherwise, or skipped, with what they are called, in order.
    var missed: [(page: Int, title: String)] {
        pages.indices.compactMap { index in
            guard let state = questionKey(of: pages[index]).flatMap({ questions[$0] }), state.feedback?.verdict != .right else {
                return nil
            }
            let title: String
            switch pages[index] {
            case .step(let lesson, let step): title = lesson.steps[step].title
            case .question(let lesson, let question):
                let heading = lesson.heading(of: question)
                let isExercise = lesson.exercise?.question.id == question.id
                title = isExercise ? heading : "\(heading) \(question.prompt.first.map { [$0].plainText } ?? "")"
            case .end: return nil
            }
            return (index + 1, title)
        }
    }

    /// One line on where a question that stands alone comes from and what its run does; empty on other pages.
    var context: String {
        guard isReview, case .question(let lesson, let question) = pages[page], let run = question.scenarios.first else { return "" }
        let step = lesson.steps.first { $0.question == question.id }
        // The learner's own code is no lesson of the course.
        let number = lesson.id == KeptFinding.lesson ? "" : "\(lesson.id) "
        let place = "\(number)\(lesson.outline.title)\(step.map { ", “\($0.title)”" } ?? "")"
        return ([place + "."] + run.setting.steps.map(\.sentence)).joined(separator: " ")
    }

    /// Takes over when the questions of these pages come back.
    mutating func take(_ progress: ProgressOverview) {
        sentences = progress.sentences
        for page in pages {
            guard let key = questionKey(of: page), let (lesson, question) = asked(on: page) else { continue }
            comesBack[key] = progress.days(to: question, of: lesson)
        }
    }

    private func asked(on page: Page) -> (lesson: String, question: String)? {
        switch page {
        case .step(let lesson, let index): lesson.steps[index].question.map { (lesson.id, $0) }
        case .question(let lesson, let question): (lesson.id, question.id)
        case .end: nil
        }
    }

    /// The days until the page's question comes back; nil before it is known.
    var daysToQuestion: Int? { questionKey.flatMap { comesBack[$0] } }

    /// How many questions of these pages come back in how many days, the nearest first.
    var returns: [(days: Int, count: Int)] {
        let answered = questions.filter { $0.value.feedback != nil }.keys
        let days = Dictionary(grouping: answered.compactMap { comesBack[$0] }, by: { $0 })
        return days.map { (max(1, $0.key), $0.value.count) }.sorted { $0.0 < $1.0 }
    }

    /// How many questions were answered right.
    var right: Int { questions.values.filter { $0.feedback?.verdict == .right }.count }
}

/// A learner's action with a lesson.
enum LessonAction {
    case nextPressed
    case previousPressed
    /// Named a page, by its place from 0.
    case pageChosen(Int)
    /// Has come to the page: its stage and question are made ready.
    case arrived
    /// Continues with the next lesson.
    case nextLessonPressed
    /// Wants to write a sentence at the end.
    case tellAsked
    /// Has written it.
    case told(String)

    /// Whether what comes next was asked for.
    var goesOn: Bool {
        switch self {
        case .nextPressed, .nextLessonPressed: true
        case .previousPressed, .pageChosen, .arrived, .tellAsked, .told: false
        }
    }
}

extension Lesson {
    /// The heading of a page that asks a question alone: the exercise has a title of its own.
    func heading(of question: Question) -> String {
        exercise.flatMap { $0.question.id == question.id ? $0.title : nil } ?? question.kind.title
    }
}
