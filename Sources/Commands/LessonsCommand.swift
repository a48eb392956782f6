import ArgumentParser
import Curriculum
import Tutor
import TypeChecker

/// `appear lessons`
struct LessonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lessons", abstract: "List the lessons, or prove a folder of them.", subcommands: [List.self, Validate.self],
        defaultSubcommand: List.self)

    /// `appear lessons list`
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the lessons.")

        @OptionGroup var options: CourseOptions
        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let course = try options.course()
            let progress = LessonsCommand.overview(in: try profile.store())
            var text = "\(course.title)\n"
            for chapter in course.chapters {
                text += "\n\(chapter.title)\n"
                for entry in chapter.entries {
                    switch entry {
                    case .lesson(let lesson):
                        let mark = progress?.lessons[lesson.id].map { $0.isFinished ? "done" : "begun" } ?? ""
                        text += "  \(lesson.id)  \(lesson.title), \(lesson.minutes) min\(mark.isEmpty ? "" : " (\(mark))")\n"
                    case .coming(let lesson): text += "  \(lesson.id)  \(lesson.title) (to come)\n"
                    }
                }
            }
            try Output.write(text)
        }
    }

    /// The learner's progress. If it cannot be read, reports that and returns nil: the list is of use without it.
    private static func overview(in store: ProgressStore) -> ProgressOverview? {
        do {
            return try store.overview(at: KeptProgress.now)
        } catch {
            Output.complain("appear: \(error.description)")
            return nil
        }
    }

    /// `appear lessons validate`
    struct Validate: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "validate",
            abstract: "Prove each lesson: every reference resolves, every question can be answered rightly and wrongly, all code compiles.")

        @OptionGroup var options: CourseOptions

        func run() throws {
            let course = try options.course()
            let checker = TypeChecker.find()
            let problems = LessonValidator.problems(
                in: course,
                compile: { sources in
                    (checker?.begin(sources, in: .closed).wait() ?? []).map { CurriculumProblem($0.location, $0.text) }
                },
                screens: { lesson in MainActor.assumeIsolated { PageScreens.screens(of: lesson, in: course) } })
            guard problems.isEmpty else { throw CommandError.input(problems.map(\.description).joined(separator: "\n")) }
            let coming = course.coming.isEmpty ? "" : ", \(course.coming.count) to come"
            try Output.write("\(course.lessons.count) lessons proved\(coming)\n")
        }
    }
}
