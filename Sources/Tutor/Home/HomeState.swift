import Canvas
import Curriculum
import Stage

/// The course, what has been done of it, and what comes next.
struct HomeState {
    /// A line of the list.
    enum Item: Hashable {
        case go(lesson: String)
        case reviews
        case table
        case files
        case search
        case heading(String)
        case lesson(LessonOutline)
    }

    var selection = 0
    /// Why there is no course; nil when there is one.
    var problems: [String] = []
}

/// What a learner did at home.
enum HomeAction {
    case moved(Int)
    case chosen(Int)
    case opened
    case searchAsked
    case searchReady(CourseSearch?)
    case searchTyped(String)
    /// Went to a lesson, or to a step of it, that was found.
    case resultChosen(lesson: String, step: String?)
    case reviewsPressed
    case tablePressed
    case filesAsked
    case filesTyped(String)
    case progressRead(ProgressOverview)
    case lessonRead(Result<Lesson, SceneFailure>, LessonPlace)
    case reviewsRead([(Lesson, Question)])
    case filesRead(Result<[Source], SceneFailure>, paths: [String])
}
