import Canvas
import Curriculum
import Stage

/// Everything that the tutor knows at one moment.
struct TutorState {
    /// The content of the window.
    enum Screen {
        case home(HomeState)
        case lesson(LessonState)
        /// The learner's own files.
        case stage(StageState)
        case table(TableState)
        /// The controllers of the learner's own files.
        case controllers(ControllersState)
    }

    var size: Size
    /// The screens, home first; the last one is seen.
    var screens: [Screen]
    /// The window in front.
    var overlay: Overlay?
    /// A sentence that is shown until the next key.
    var message: String?
    /// The course; nil when there is none.
    var course: Course?
    /// How the learner has arranged the stage, by kind of screen.
    var arrangements: [String: StageArrangement] = [:]
    /// The learner's progress; nil before it has been read.
    var progress: ProgressOverview?

    init(size: Size, course: Course? = nil, problems: [String] = []) {
        self.size = size
        self.course = course
        screens = [.home(HomeState(problems: problems))]
    }

    /// The screen that is seen.
    var screen: Screen {
        get { screens[screens.count - 1] }
        set { screens[screens.count - 1] = newValue }
    }

    /// The stage that is seen; nil on other screens.
    var stage: StageState? {
        switch screen {
        case .lesson(let lesson): lesson.stage
        case .stage(let stage): stage
        case .home, .table, .controllers: nil
        }
    }

    /// Whether an answer is being run whose question is seen.
    func isGrading(_ question: Question, of id: String, _ answer: Answer) -> Bool {
        guard case .lesson(let lesson) = screen, let asked = lesson.question, case .grading(answer) = asked.phase else { return false }
        return asked.question.id == question.id && asked.lesson == id
    }

    var homeItems: [HomeState.Item] { HomeState.items(course, progress) }

    var isTooSmall: Bool { size.width < StageLayout.minimum.width || size.height < StageLayout.minimum.height }

    /// Everything that can be done on the screen that is seen.
    var commands: [Command] {
        var commands: [Command]
        switch screen {
        case .home(let home): return home.commands(homeItems, course: course, progress: progress) + [typing]
        case .lesson(let lesson): commands = lesson.commands
        case .stage(let stage): commands = stage.commands
        case .table(let table): commands = table.commands
        case .controllers(let list): commands = list.commands
        }
        if stage?.drag == nil {
            commands.append(typing)
            commands.append(
                Command(
                    [.escape, "q"], screens.count > 2 ? "back" : "home", "one step back, in the end home", section: "Everywhere",
                    priority: 3, .backPressed))
        }
        commands.append(Command([.control("c")], "quit", "leave at once; everything is kept", section: "Everywhere", .interrupted))
        return commands
    }

    private var typing: Command {
        Command(
            [":"], "type it", "type what you want: a command, lesson 05, frame 12, iOS 15, tap Open", section: "Everywhere", priority: 1,
            .paletteAsked)
    }

    /// What can be typed on the screen that is seen.
    var palette: CommandPalette { CommandPalette(commands: commands, screen: screen, course: course) }

    /// Seconds until the clock must tick; nil when nothing moves by itself.
    var tickInterval: Double? { overlay == nil ? stage?.tickInterval : nil }
}

extension TutorState {
    /// The learner's copy of the file that the question in front is about; nil where there is none, and while an answer runs.
    var draft: Draft? {
        guard case .lesson(let lesson) = screen, let question = lesson.question, !question.isGrading else { return nil }
        return question.draft
    }
}
