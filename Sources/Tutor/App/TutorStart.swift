import Canvas
public import Curriculum
public import Projects
public import Stage

/// Where the tutor begins.
public enum TutorStart: Sendable {
    /// At home, with the lesson selected that comes next.
    case home
    /// In a lesson, by its id, where the learner left it.
    case lesson(String)
    /// In a form of the inventory, by its id, where the learner left it.
    case inventory(String)
    /// With the questions that are due.
    case review
    /// With all questions of a lesson as reviews, by its id.
    case reviews(of: String)
    /// With the learner's own files on the stage: their paths for the header, their text, how to run them, and the event to begin at.
    case files(paths: [String], [Source], Setting, event: Int? = nil)
    /// With a saved session on the stage.
    case session(SavedSession)
    /// With the table.
    case table
}

extension TutorState {
    /// Puts the start's screen over home. Returns the effects that it needs.
    mutating func begin(_ start: TutorStart) -> [Effect] {
        switch start {
        case .home: return []
        case .lesson(let id): return [.readLesson(id, .resume)]
        case .inventory(let id): return [.readForm(id)]
        case .review: return [.readReviews(nil)]
        case .reviews(let id): return [.readReviews(id)]
        case .files(let paths, let sources, let setting, let event): return enter(paths, sources, setting, at: event)
        case .session(let session): return enter(session)
        case .table: return reduce(.home(.tablePressed))
        }
    }
}
