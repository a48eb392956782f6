import Curriculum

/// What the learner has done so far, as the screens need it.
struct Progress: Hashable {
    /// How far a lesson has been gone.
    struct LessonProgress: Hashable {
        /// The page that was reached last, from 0.
        var page: Int
        var isFinished: Bool
    }

    /// A question whose turn has come.
    struct DueReview: Hashable {
        var lesson: String
        var question: String
    }

    var lessons: [String: LessonProgress] = [:]
    /// The lesson that was opened last.
    var last: String?
    var due: [DueReview] = []
}

/// Something to be kept.
enum ProgressChange: Hashable {
    case reached(lesson: String, page: Int)
    case finished(lesson: String)
    case answered(lesson: String, question: String, answer: Answer, verdict: Feedback.Verdict, hints: Int)
    case tookBack(lesson: String, question: String)
}
