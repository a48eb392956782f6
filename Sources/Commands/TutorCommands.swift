import ArgumentParser
import Canvas
import Curriculum
import Foundation
import NcursesTerminal
import Stage
import Tutor
import TypeChecker

/// How the tutor is shown.
struct TutorOptions: ParsableArguments {
    @Flag(help: "Lines out, lines in: for screen readers, dumb terminals and pipes.")
    var plain = false

    @Flag(help: "Draw with ASCII only.")
    var ascii = false

    @Flag(name: .customLong("no-color"), help: "Use no colours; NO_COLOR does the same.")
    var noColor = false

    @Option(
        help: ArgumentHelp(
            "Colours: \(ThemeName.allCases.map(\.rawValue).joined(separator: ", ")). APPEAR_THEME does the same. Without it, as the terminal says."
        ))
    var theme: String?

    @OptionGroup var lessons: CourseOptions
    @OptionGroup var profile: ProfileOptions

    /// Runs the tutor until the learner leaves it, in a course that has been read already, or in the options' one.
    @MainActor
    func tutor(
        _ start: TutorStart, in read: (course: Course?, problems: [String])? = nil, progress: ProgressStore? = nil, isPreview: Bool = false
    ) throws {
        let (course, problems) = read ?? lessons.courseIfAny()
        var setup = TutorSetup(
            course: course, problems: problems, progress: try progress ?? profile.store(), typeChecker: TypeChecker.find(),
            limits: RunLimits(watchdog: Watchdog()), readFiles: { try InputFiles.sources($0) })
        setup.isPreview = isPreview
        if plain || isDumb {
            PlainTutor(start: start, setup: setup, read: { readLine() }, write: Self.write, run: { NcursesTerminal.runWithoutScreen($0) })
                .run()
            return
        }
        let terminal = try open()
        TutorApp(terminal: terminal, start: start, setup: setup).run()
        terminal.close()
    }

    /// Writes a line. If it cannot be written, the tutor ends.
    private static func write(_ line: String) {
        do { try Output.write(line + "\n") } catch { CommandLineTool.end(error) }
    }

    @MainActor
    private func open() throws(CommandError) -> NcursesTerminal {
        do {
            let theme = try chosenTheme()
            return try NcursesTerminal(
                options: .init(
                    allowsColor: !noColor, allowsUnicode: !ascii, background: theme?.background ?? .unknown,
                    themePalette: theme?.palette ?? .standard))
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(message: "error: \(error) --plain works without one.", code: 1)
        }
    }

    private func chosenTheme() throws(CommandError) -> ThemeName? {
        let name = theme ?? ProcessInfo.processInfo.environment["APPEAR_THEME"] ?? ""
        guard !name.isEmpty else { return nil }
        guard let known = ThemeName(rawValue: name) else { throw .unknown("theme", name, ThemeName.allCases.map(\.rawValue)) }
        return known
    }

    private var isDumb: Bool { ProcessInfo.processInfo.environment["TERM"] == "dumb" }
}

/// `appear`, and `appear home` in full.
struct HomeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "home", abstract: "The tutor; continues where you stopped.", shouldDisplay: false)

    @OptionGroup var options: TutorOptions

    @MainActor
    func run() async throws { try options.tutor(.home) }
}

/// `appear lesson`
struct LessonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "lesson", abstract: "One lesson, where you left it.")

    @Argument(help: "The lesson's number; without it, the one that comes next.")
    var id: String?

    @OptionGroup var options: TutorOptions

    @MainActor
    func run() async throws {
        guard let written = id else { return try options.tutor(.home) }
        // Meanwhile the course, the terminal and the lesson are read and opened here.
        Run.prepareLibraries()
        let read = options.lessons.courseIfAny()
        try options.tutor(.lesson(try read.course?.id(written) ?? written), in: read)
    }
}

/// `appear review`
struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "review", abstract: "The questions that are due.")

    @OptionGroup var options: TutorOptions

    @MainActor
    func run() async throws { try options.tutor(.review) }
}

/// `appear run`
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "run", abstract: "Step through your own controllers.")

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @Option(help: ArgumentHelp("The event to begin at, by its number: as check names it.", valueName: "event"))
    var at: Int?

    @OptionGroup var scene: SceneOptions
    @OptionGroup var options: TutorOptions

    @MainActor
    func run() async throws {
        if let at, at < 0 { throw CommandError.usage("--at takes the number of an event, from 0") }
        let sources = try InputFiles.sources(paths)
        var setting = try scene.setting()
        let isList = TutorStart.listsControllers(of: sources, setting, event: at)
        if scene.assumesAll, !isList { setting = try scene.run(sources, setting).recording.setting }
        try options.tutor(.files(paths: paths, sources, setting, event: at, assumesAll: scene.assumesAll))
    }
}
