import ArgumentParser
import Curriculum
import Foundation
import Stage
import Tutor
import TypeChecker

/// `appear lessons`
struct LessonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lessons", abstract: "List the lessons, write new ones, or prove a folder of them.",
        subcommands: [List.self, New.self, Preview.self, Validate.self],
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

        @Argument(help: "The numbers of the lessons to prove; without any, all of them.")
        var ids: [String] = []

        @OptionGroup var options: CourseOptions

        func run() throws {
            let course = try options.course()
            let chosen = try ids.map { try course.form(of: $0)?.id ?? course.id($0) }
            let checker = TypeChecker.find()
            let problems = LessonValidator.problems(
                in: course, only: chosen.isEmpty ? nil : Set(chosen),
                compile: { sources in
                    (checker?.begin(sources, in: .closed).wait() ?? []).map { CurriculumProblem($0.location, $0.text) }
                },
                screens: { lesson in MainActor.assumeIsolated { PageScreens.screens(of: lesson, in: course) } })
            guard problems.isEmpty else { throw CommandError.input(problems.map(\.description).joined(separator: "\n")) }
            let coming = course.coming.isEmpty ? "" : ", \(course.coming.count) to come"
            let count = chosen.isEmpty ? course.lessons.count : Set(chosen).count
            try Output.write("\(count) lesson\(count == 1 ? "" : "s") proved\(chosen.isEmpty ? coming : "")\n")
        }
    }

    /// `appear lessons new`
    struct New: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "new", abstract: "Begin a lesson: two pages and a question that run as they are.")

        @Argument(help: "The lesson's title.")
        var title: String

        @Option(name: .customLong("lessons"), help: "The folder of lessons; it is made if it is not there.")
        var folder: String

        func run() throws {
            guard title.contains(where: { $0.isLetter || $0.isNumber }) else { throw CommandError.usage("a title has letters") }
            if title.hasControls { throw CommandError.usage("a title has no control characters") }
            let written: [String]
            do { written = try LessonTemplate.write(titled: title, in: folder) } catch { throw CommandError.input(error.description) }
            try Output.write(written.map { "\($0)\n" }.joined())
        }
    }

    /// `appear lessons preview`
    struct Preview: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "preview", abstract: "A lesson as learners see it, read again whenever you save one of its files.",
            discussion: "Nothing that you answer here counts as progress.")

        @Argument(help: "The lesson's number; without it, the last one.")
        var id: String?

        @Flag(help: "Show its questions as reviews ask them: in the other words of 'varied', the choices in another order.")
        var reviews = false

        @OptionGroup var options: TutorOptions

        @MainActor
        func run() async throws {
            let course = try options.lessons.course()
            guard let id = try id.map({ try course.id($0) }) ?? course.lessons.last?.id else {
                throw CommandError.usage("there is no lesson")
            }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-preview-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let progress = ProgressStore(path: folder.appendingPathComponent("progress.sqlite").path)
            try options.tutor(reviews ? .reviews(of: id) : .lesson(id), in: (course, []), progress: progress, isPreview: true)
        }
    }
}
