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
    /// With the learner's own files: their paths for the header, their text, how to run them, and the event to begin at. `assumesAll` says
    /// that a controller that is chosen from the list runs with what it cannot do without.
    case files(paths: [String], [Source], Setting, event: Int? = nil, assumesAll: Bool = false)
    /// With a saved session on the stage.
    case session(SavedSession)
    /// With the table.
    case table
}

extension TutorStart {
    /// Whether files are shown as a list of their controllers: those of a folder, where nothing says with which one to begin.
    public static func listsControllers(of sources: [Source], _ setting: Setting, event: Int? = nil) -> Bool {
        setting.root == nil && setting.steps.isEmpty && event == nil && sources.contains { $0.isFound && $0.path.hasSuffix(".swift") }
    }
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
        case .files(let paths, let sources, let setting, let event, let assumesAll):
            return begin(paths, sources, setting, at: event, assumesAll: assumesAll)
        case .session(let session): return enter(session)
        case .table: return reduce(.home(.tablePressed))
        }
    }
}
