import Canvas
import Curriculum
internal import Projects
import Stage

/// The course, the learner's progress in it, and the next lesson.
struct HomeState {
    /// A line of the list.
    enum Item: Hashable {
        case go(lesson: String)
        case reviews
        case inventory
        case table
        case files
        case search
        case heading(String)
        case lesson(LessonOutline)
        /// Planned, and not written yet.
        case coming(ComingLesson)
    }

    var selection = 0
    /// Why there is no course; nil when there is one.
    var problems: [String] = []
}

/// A learner's action at home.
enum HomeAction {
    case moved(Int)
    case chosen(Int)
    case opened
    case searchAsked
    case searchReady(CourseSearch?)
    case searchTyped(String)
    /// Named a lesson, to go on where it was left.
    case lessonChosen(String)
    /// Went to a lesson, or to a step of it, that was found.
    case resultChosen(lesson: String, step: String?)
    case reviewsPressed
    /// Wants to test out of the selected lesson.
    case fastTrackPressed
    case inventoryPressed
    /// The form of the inventory to be taken, or why there is none.
    case inventoryRead(Result<InventoryReport.Next, SceneFailure>)
    case formRead(Result<Lesson, SceneFailure>)
    case fastTrackRead(Result<Lesson, SceneFailure>)
    case tablePressed
    case filesAsked
    case filesTyped(String)
    case progressRead(ProgressOverview)
    /// A lesson with its answers that were not taken back.
    case lessonRead(Result<Lesson, SceneFailure>, LessonPlace, [AnswerRecord])
    /// The files of the lesson in front were written while it was open.
    case lessonRewritten(Result<Lesson, SceneFailure>)
    case reviewsRead([(Lesson, Question)])
    case filesRead(Result<[Source], SceneFailure>, paths: [String])
}
