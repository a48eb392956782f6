import ArgumentParser
import Curriculum
import Foundation
import Tutor

/// `appear progress`
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Show, export, import or forget what you have done.",
        subcommands: [Show.self, Export.self, Import.self, Reset.self], defaultSubcommand: Show.self)

    /// `appear progress show`
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: "Show what you have done.")

        @OptionGroup var options: CourseOptions
        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let store = try profile.store()
            var overview = try KeptProgress.attempt { () throws(ProgressError) in try store.overview(at: KeptProgress.now) }
            var lessons = overview.lessons
            var strengths = ""
            var sentences = ""
            if let course = options.courseIfAny().course {
                lessons = lessons.filter { course.form(of: $0.key) == nil }
                overview = overview.keepingReviews { id in
                    if id == KeptFinding.lesson { return (try? store.keptFindings()).map { Lesson(aboutOwnCode: $0) } }
                    return course.outline(of: id).flatMap { try? course.lesson($0) }
                }
                strengths = Self.strengths(overview, course) + Self.mastery(overview, (try? course.claims()) ?? [])
                sentences = Self.sentences(overview, course)
            }
            let finished = lessons.values.filter(\.isFinished).count
            try Output.write(
                """
                lessons begun: \(lessons.count)
                lessons finished: \(finished)
                answers: \(overview.answers), of them right: \(overview.rightAnswers)
                reviews due: \(overview.due.count)

                """ + strengths + sentences)
        }

        private static func bar(_ recall: Double) -> String {
            let cells = Int((recall * 10).rounded())
            return String(repeating: "#", count: cells) + String(repeating: ".", count: 10 - cells) + " \(Int((recall * 100).rounded())) %"
        }

        /// What is remembered of each callback that was asked about, and the claims that are remembered least. Empty before the first answer.
        private static func mastery(_ overview: ProgressOverview, _ claims: [Claim]) -> String {
            let mastery = overview.mastery
            var text = ""
            let callbacks = Mastery.callbackNames.compactMap { name in mastery.callbacks[name].map { (name, $0) } }
            if !callbacks.isEmpty {
                let width = callbacks.map(\.0.count).max() ?? 0
                text += "by callback:\n"
                text += callbacks.map { name, strength in
                    "  \(name)\(String(repeating: " ", count: width - name.count)) \(bar(strength.recall))\(misbeliefs(strength))\n"
                }.joined()
            }
            guard !mastery.claims.isEmpty else { return text }
            text += "by claim, the weakest of \(mastery.claims.count) that were asked about:\n"
            text += mastery.weakestClaims.prefix(weakestClaims).map { id, strength in
                let says = claims.first { $0.id == id }.map { $0.truth ?? $0.says } ?? ""
                return "  \(id) \(bar(strength.recall))\(misbeliefs(strength))  \(says)\n"
            }.joined()
            return text
        }

        private static let weakestClaims = 10

        private static func misbeliefs(_ strength: Mastery.Strength) -> String {
            strength.misbeliefs == 0 ? "" : ", \(strength.misbeliefs) sure and wrong"
        }

        /// What the learner wrote at the ends of lessons.
        private static func sentences(_ overview: ProgressOverview, _ course: Course) -> String {
            let lines = course.lessons.compactMap { lesson in overview.sentences[lesson.id].map { "  \(lesson.id) \($0)\n" } }
            return lines.isEmpty ? "" : "in your own words:\n" + lines.joined()
        }

        /// How much of what has been answered is remembered now, lesson by lesson, with a bar of ten cells. Empty before the first answer.
        private static func strengths(_ overview: ProgressOverview, _ course: Course) -> String {
            let lines = course.lessons.compactMap { lesson -> String? in
                guard let recall = overview.recall(of: lesson.id) else { return nil }
                return "  \(lesson.id) \(bar(recall))  \(lesson.title)\n"
            }
            return lines.isEmpty ? "" : "remembered of what you answered:\n" + lines.joined()
        }
    }

    /// `appear progress export`
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "export", abstract: "Print everything you have done as JSON.")

        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let store = try profile.store()
            let archive = try KeptProgress.attempt { () throws(ProgressError) in try store.archive() }
            try Output.write(String(decoding: archive.json, as: UTF8.self), as: .json)
        }
    }

    /// `appear progress import`
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Add what an export has and you have not. Nothing is lost, nothing is doubled.")

        @Argument(help: "The exported file.")
        var path: String

        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let store = try profile.store()
            guard let data = FileManager.default.contents(atPath: path) else {
                throw CommandError.input("\(path):1:1: error: the file cannot be read")
            }
            let added = try KeptProgress.attempt { () throws(ProgressError) in
                try store.add(try ProgressArchive(json: data, path: path))
            }
            try Output.write("\(added) answers added\n")
        }
    }

    /// `appear progress reset`
    struct Reset: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "reset", abstract: "Forget everything you have done.")

        @Flag(help: "Do it without asking.")
        var yes = false

        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let store = try profile.store()
            if !yes {
                try Output.write("Forget everything? Type yes: ")
                guard readLine() == "yes" else { return try Output.write("Nothing was changed.\n") }
            }
            try KeptProgress.attempt { () throws(ProgressError) in try store.reset() }
            try Output.write("Everything is forgotten.\n")
        }
    }
}
