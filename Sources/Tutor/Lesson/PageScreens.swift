import Canvas
public import Curriculum
import Stage

/// A lesson's pages as a learner finds them.
public enum PageScreens {
    /// From the smallest window in which a lesson is shown whole to a large one.
    private static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60)]

    /// What stands beside the text of each of a lesson's steps when the learner arrives there, in order, in windows of three sizes. Runs each
    /// step's scene.
    @MainActor
    public static func screens(of outline: LessonOutline, in course: Course) -> [[StepScreen]] {
        // Nothing is kept, and reading makes no file.
        let setup = TutorSetup(course: course, progress: ProgressStore(path: "\(course.directory)/none"), readFiles: { _ in [] })
        var services = setup.services
        services.keep = { _ in }
        services.drafts = nil
        var state = setup.state
        let beginning = state.begin(.lesson(outline.id))
        let session = Session(state, services: services)
        session.perform([.readProgress] + beginning)
        session.send(.resized(sizes[0]))
        var screens: [[StepScreen]] = []
        while case .lesson(let lesson) = session.state.screen, lesson.step != nil {
            screens.append(
                sizes.map { size in
                    session.send(.resized(size))
                    return StepScreen(size: "\(size.width)x\(size.height)", text: text(of: session.state, size))
                })
            session.send(.resized(sizes[0]))
            if lesson.question?.isOpen == true { session.send(.question(.skipped)) }
            // A long text is read to its end first.
            while case .lesson(let now) = session.state.screen, now.page == lesson.page { session.send(.lesson(.nextPressed)) }
        }
        return screens
    }

    private static func text(of state: TutorState, _ size: Size) -> String {
        guard case .lesson(let lesson) = state.screen else { return "" }
        var canvas = Canvas(size: size)
        _ = TutorView(state: state).draw(in: &canvas)
        if let prose = LessonView.layout(lesson, size: size).content(of: .prose) { canvas.fill(prose) }
        return canvas.plainText
    }
}
