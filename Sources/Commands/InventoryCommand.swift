import ArgumentParser
import Curriculum
import Foundation
import Tutor

/// `appear inventory`
struct InventoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inventory", abstract: "Twelve questions before the course, and twelve after it: what has it brought?",
        subcommands: [Take.self, Report.self, Export.self], defaultSubcommand: Take.self)

    /// `appear inventory take`
    struct Take: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "take", abstract: "Answer a form: one of the two before the course, the other one after it.",
            discussion: "It gives no hints and no verdicts. Which form comes first is drawn, so that groups can be compared.")

        @Option(help: "The form to take now: A or B.")
        var form: String?

        @OptionGroup var options: TutorOptions

        @MainActor
        func run() async throws {
            let course = try options.lessons.course()
            let store = try options.profile.store()
            let overview = try KeptProgress.attempt { () throws(ProgressError) in try store.overview(at: KeptProgress.now) }
            let report = try InventoryCommand.report(in: course, overview, store)
            try options.tutor(.inventory(try next(in: course, report, after: overview)), in: (course, []))
        }

        /// The form that is asked for, or next.
        private func next(in course: Course, _ report: InventoryReport, after progress: ProgressOverview) throws -> String {
            let forms = course.inventory.map(\.id)
            if let form, !forms.isEmpty {
                guard forms.contains(form) else { throw CommandError.unknown("form", form, forms) }
                guard report.sittings.first(where: { $0.form == form })?.isComplete != true else {
                    throw CommandError.usage("form \(form) has been taken; 'appear inventory report' shows it")
                }
                return form
            }
            switch report.next(in: course, after: progress, draw: { $0.randomElement() }) {
            case .form(let form): return form
            case .none(let reason): throw CommandError.usage(reason)
            }
        }
    }

    /// `appear inventory report`
    struct Report: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "report", abstract: "Show what the forms came to.")

        @OptionGroup var lessons: CourseOptions
        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let report = try InventoryCommand.report(in: try lessons.course(), profile)
            guard let first = report.sittings.first else { return try Output.write("No form has been taken yet: appear inventory\n") }
            func column(_ text: String) -> String { text + String(repeating: " ", count: max(1, 18 - text.count)) }
            let width = (first.items.map(\.concept.count).max() ?? 0) + 6
            func row(_ head: String, _ cells: [String]) -> String {
                var line = head + String(repeating: " ", count: max(1, width - head.count)) + cells.map(column).joined()
                while line.last == " " { line.removeLast() }
                return line + "\n"
            }
            // An answer that is known before the other form is taken would be learnt from.
            let isOver = report.sittings.count == 2 && report.sittings.allSatisfy(\.isComplete)
            var text = row("", report.sittings.map { "form \($0.form), \(Self.day($0.began))" })
            for (index, item) in first.items.enumerated() where isOver {
                let cells = report.sittings.map { sitting -> String in
                    guard let same = sitting.items.first(where: { $0.question == item.question }), let isRight = same.isRight else {
                        return "-"
                    }
                    return (isRight ? "right" : "wrong") + (same.isSure == true ? ", sure" : "")
                }
                text += row(String(format: "%2d  ", index + 1) + item.concept, cells)
            }
            text += row("answered", report.sittings.map { "\($0.items.count { $0.isRight != nil }) of \($0.items.count)" })
            text += row("right", report.sittings.map { "\($0.right) of \($0.items.count)" })
            text += row("sure and wrong", report.sittings.map { "\($0.sureAndWrong)" })
            if let gain = report.gain { text += "gain: \(Int((gain * 100).rounded())) % of what was missing before\n" }
            if isOver {
                let held = report.sittings[1].items.compactMap(\.belief)
                if !held.isEmpty { text += "still believed:\n" + held.map { "    \($0)\n" }.joined() }
            } else {
                text += "What each answer came to is shown when both forms have been taken.\n"
            }
            try Output.write(text)
        }

        private static func day(_ time: Double) -> String {
            Date(timeIntervalSince1970: time).formatted(.iso8601.year().month().day())
        }
    }

    /// `appear inventory export`
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Print the answers as JSON, without a name: for whoever teaches with it.")

        @OptionGroup var lessons: CourseOptions
        @OptionGroup var profile: ProfileOptions

        func run() throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let report = try InventoryCommand.report(in: try lessons.course(), profile)
            try Output.write(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n", as: .json)
        }
    }

    private static func report(in course: Course, _ profile: ProfileOptions) throws -> InventoryReport {
        let store = try profile.store()
        let overview = try KeptProgress.attempt { () throws(ProgressError) in try store.overview(at: KeptProgress.now) }
        return try report(in: course, overview, store)
    }

    private static func report(in course: Course, _ overview: ProgressOverview, _ store: ProgressStore) throws -> InventoryReport {
        try InventoryReport(course, finished: { overview.lessons[$0]?.isFinished == true }) { form in
            try KeptProgress.attempt { () throws(ProgressError) in try store.answers(lesson: form) }
        }
    }
}
