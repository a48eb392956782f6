import Canvas
import Curriculum
import Stage

/// A way through pages, each with a text and a stage: a lesson from its first step to its end, or the questions that are due.
struct WalkState {
    /// What a page is about.
    enum Page {
        /// A step of a lesson, by its place.
        case step(Lesson, Int)
        /// A question that no step asks, the exercise, or one that is due.
        case question(Lesson, Question)
        /// Nothing comes after it.
        case end
    }

    /// What a page's stage shows: a step's own prescription, or what its question is asked of.
    struct Prescription {
        var run: RunPrescription
        var show: Moment
        var watch: [Watch] = []
        var highlight: [StagePrescription.Highlight] = []
        var compare: StagePrescription.Comparison?
    }

    /// What the header says before the page's own title.
    var title: String
    var pages: [Page]
    var page = 0
    var stage: StageState
    /// The questions that have been on a page, by lesson and id, with what became of them.
    var questions: [String: QuestionState] = [:]
    /// The lesson that can be gone on to at the end.
    var next: LessonOutline?
    /// Whether these are reviews: answers count for the schedule, steps are no progress.
    var isReview = false
    /// Whether the stage shows what came of an answer, not what the page prescribes.
    var showsConsequence = false

    init(lesson: Lesson, next: LessonOutline?, page: Int = 0) {
        title = "\(lesson.outline.id) \(lesson.outline.title)"
        pages = lesson.steps.indices.map { .step(lesson, $0) } + lesson.openQuestions.map { .question(lesson, $0) }
        if let exercise = lesson.exercise { pages.append(.question(lesson, exercise.question)) }
        pages.append(.end)
        self.page = min(max(0, page), pages.count - 1)
        self.next = next
        stage = StageState(Self.emptyScene(title), hasProse: true)
    }

    init(reviews: [(Lesson, Question)]) {
        title = "Reviews"
        pages = reviews.map { .question($0.0, $0.1) } + [.end]
        isReview = true
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

    private var questionKey: String? {
        switch pages[page] {
        case .step(let lesson, let index): lesson.steps[index].question.map { "\(lesson.id) \($0)" }
        case .question(let lesson, let question): "\(lesson.id) \(question.id)"
        case .end: nil
        }
    }

    /// The page's question; nil when it asks none.
    var question: QuestionState? {
        get { questionKey.flatMap { questions[$0] } }
        set {
            guard let questionKey else { return }
            questions[questionKey] = newValue
        }
    }

    /// What the page's stage shows; nil when nothing stands on it.
    var prescription: Prescription? {
        switch pages[page] {
        case .step(let lesson, let index):
            return lesson.steps[index].stage.map {
                Prescription(run: $0.run, show: $0.show, watch: $0.watch, highlight: $0.highlight, compare: $0.compare)
            }
        case .question(_, let question):
            return question.scenarios.first.map { Prescription(run: $0, show: question.at ?? .end) }
        case .end: return nil
        }
    }

    /// Whether the learner may see nothing after the page's moment yet.
    var isHeld: Bool { question?.isOpen == true }

    var isLast: Bool { page + 1 >= pages.count }

    /// The pages' progress as people count it.
    var place: String { "\(min(page + 1, pages.count - 1)) of \(pages.count - 1)" }

    /// How many questions were answered right.
    var right: Int { questions.values.filter { $0.feedback?.verdict == .right }.count }
}

/// What a learner did with a lesson.
enum LessonAction {
    case nextPressed
    case previousPressed
    /// Has come to the page: its stage and question are made ready.
    case arrived
    /// Goes on to the next lesson.
    case nextLessonPressed
}
