import Canvas
public import Curriculum
import Stage

/// A lesson's pages as a learner finds them.
public enum PageScreens {
    /// The smallest window in which a lesson is shown whole.
    private static let size = Size(width: 80, height: 24)

    /// What stands beside the text of each of a lesson's steps when the learner arrives there, in order. Each is the lines of a window of 80 by
    /// 24 cells, empty where the text is. Runs each step's scene.
    @MainActor
    public static func texts(of outline: LessonOutline, in course: Course) -> [String] {
        // Nothing is kept, and reading makes no file.
        let setup = TutorSetup(course: course, progress: ProgressStore(path: "\(course.directory)/none"), readFiles: { _ in [] })
        var services = setup.services
        services.keep = { _ in }
        var state = setup.state
        let beginning = state.begin(.lesson(outline.id))
        let session = Session(state, services: services)
        session.perform([.readProgress] + beginning)
        session.send(.resized(size))
        var texts: [String] = []
        while case .lesson(let lesson) = session.state.screen, lesson.step != nil {
            texts.append(text(of: session.state, lesson))
            if lesson.question?.isOpen == true { session.send(.question(.skipped)) }
            // A long text is read to its end first.
            while case .lesson(let now) = session.state.screen, now.page == lesson.page { session.send(.lesson(.nextPressed)) }
        }
        return texts
    }

    private static func text(of state: TutorState, _ lesson: LessonState) -> String {
        var canvas = Canvas(size: size)
        _ = TutorView(state: state).draw(in: &canvas)
        if let prose = LessonView.layout(lesson, size: size).content(of: .prose) { canvas.fill(prose) }
        return canvas.plainText
    }
}
