import Canvas
import Curriculum
import Foundation
import Stage
import TypeChecker
import UIKit

/// A screen as lines of plain text, with the possible choices.
struct PlainScreen {
    /// The lines printed so far, so that only new ones are printed.
    struct Told {
        var screen = ""
        var text: [String] = []
        var event = ""
        var message: String?
        /// Whether the screen was printed for the first time.
        var isNewScreen = false
    }

    /// An item to choose by its number, its name or its key.
    struct Choice {
        var name: String
        var action: Action
        var keys: [String]
        var disabledReason: String?
        /// What the name alone does not tell.
        var detail: String?
    }

    let state: TutorState
    private static let width = 78

    /// Glyphs that mean nothing when they are read aloud are left out.
    private static var glyphs: Glyphs {
        var glyphs = Glyphs.ascii
        (glyphs.check, glyphs.cross, glyphs.chosen, glyphs.notChosen) = ("", "", "", "")
        return glyphs
    }

    // MARK: News

    /// The lines that are new since the last time.
    func news(since told: inout Told) -> [String] {
        var lines: [String] = []
        told.isNewScreen = title != told.screen
        if told.isNewScreen {
            told = Told(screen: title, isNewScreen: true)
            lines += ["", title]
        }
        let text = self.text
        if text != told.text { lines += Self.added(to: told.text, in: text) }
        told.text = text
        let event = self.event
        if let event, event != told.event { lines.append(event) }
        told.event = event ?? told.event
        if let message = state.message, message != told.message { lines.append(message) }
        told.message = state.message
        switch state.overlay {
        case .notice(let notice)?: lines += [notice.title + "."] + notice.lines
        case .menu(let menu)?: lines += [menu.title] + list(choices)
        case .prompt(let prompt)?:
            lines += prompt.suggestions.prefix(20).enumerated().map {
                "  \($0 + 1). \($1.text)\($1.detail.isEmpty ? "" : " (\($1.detail))")"
            }
        case .help?, nil: break
        }
        return lines
    }

    // A text that only grew, by a hint or a verdict, is not read out again.
    private static func added(to old: [String], in new: [String]) -> [String] {
        new.starts(with: old) ? Array(new.dropFirst(old.count)) : new
    }

    private var title: String {
        switch state.screen {
        case .home: state.course?.title ?? "appear"
        case .lesson(let lesson): lesson.isLast ? lesson.title : "\(lesson.pageTitle), page \(lesson.place)"
        case .stage(let stage): "\(stage.base.title), \(StageView.device(of: stage.base.setting))"
        case .table: "The table"
        }
    }

    var text: [String] {
        switch state.screen {
        case .home(let home): return home.problems
        case .lesson(let lesson):
            if lesson.isLast { return ["This is the end. \(lesson.right) of \(lesson.questions.count) answers were right."] }
            let rows = LessonView(lesson: lesson, commands: []).rows(width: Self.width, theme: .colorless, glyphs: Self.glyphs)
            return rows.filter { $0.choice == nil }.map { Self.unindented($0.text.string) }
                + (lesson.question.flatMap(soFar).map { [$0] } ?? []) + (lesson.question.map(outcomes) ?? [])
        case .stage(let stage): return stage.failure?.lines ?? stage.messages.map(\.description)
        case .table(let table): return Self.lines(of: table)
        }
    }

    // The space after a glyph that was left out is left out too.
    private static func unindented(_ line: String) -> String {
        line.hasPrefix(" ") && !line.hasPrefix("  ") ? String(line.dropFirst()) : line
    }

    // The parts given so far of an answer that is given piece by piece.
    private func soFar(_ question: QuestionState) -> String? {
        guard case .asking = question.phase else { return nil }
        switch question.question.kind {
        case .order: return question.order.isEmpty ? nil : "So far: \(question.order.map { String($0 + 1) }.joined(separator: ", "))."
        case .spot: return question.selection < 0 ? nil : "Chosen: \(question.choiceName(question.selection))"
        case .cell:
            let said = question.facts.enumerated().compactMap { index, fact in
                fact.map { "\(question.choiceName(index)) \($0 ? "yes" : "no")" }
            }
            return said.isEmpty ? nil : "So far: \(said.joined(separator: ", "))."
        case .place, .next, .choose, .value:
            return question.selection < 0 ? nil : "Chosen: \(question.choiceName(question.selection)). Enter answers."
        case .fix: return nil
        }
    }

    // What each choice comes to, after the answer.
    private func outcomes(_ question: QuestionState) -> [String] {
        guard let outcomes = question.feedback?.outcomes else { return [] }
        return outcomes.enumerated().map { index, outcome in
            "\(question.choiceName(index)): \(outcome.isRight ? "right" : "wrong")\(outcome.measured.isEmpty ? "" : ", \(outcome.measured)")"
        }
    }

    private var event: String? {
        guard let stage = state.stage, let model = stage.model, let event = stage.event else { return nil }
        let status = StageStatus(stage: stage).text(theme: .colorless, glyphs: .ascii).string
        return "\(model.label(of: event.index)) (\(status)): \(model.sentence(at: event.index))"
    }

    private static func lines(of table: TableState) -> [String] {
        guard let measured = table.table else { return table.failure?.lines ?? ["Measuring."] }
        return measured.rows.map { row in
            let facts = Facts.names.enumerated().map { index, name in
                "\(name) \(row.facts.map { facts in facts[index].map { $0 ? "yes" : "no" } ?? "unknown" } ?? "absent")"
            }
            return "\(row.callback): \(facts.joined(separator: ", "))"
        }
    }

    // MARK: Choices

    /// The choices, in the order of their numbers.
    var choices: [Choice] {
        if case .menu(let menu)? = state.overlay {
            return menu.items.enumerated().map {
                Choice(name: $1.title, action: .overlay(.chosen($0)), keys: [], disabledReason: $1.disabledReason)
            }
                + [Choice(name: "back", action: .backPressed, keys: [], disabledReason: nil)]
        }
        var choices = listed
        var impossible: [Choice] = []
        for command in state.commands where !Self.visual.contains(command.title) {
            for binding in command.bindings {
                if case .question(.chosen) = binding.action, command.title != "run another" { continue }
                if case .home(.chosen) = binding.action { continue }
                let name = (command.title == "run another" ? "run " : "") + (binding.name ?? command.title)
                guard !(choices + impossible).contains(where: { $0.name == name }) else { continue }
                let choice = Choice(
                    name: name, action: binding.action, keys: binding.keys.map(\.description), disabledReason: binding.disabledReason,
                    detail: binding.name == nil ? command.detail : nil)
                if choice.disabledReason == nil { choices.append(choice) } else { impossible.append(choice) }
            }
        }
        return choices + impossible
    }

    // Commands that only move a mark on a screen have no meaning here.
    private static let visual: Set<String> = [
        "move", "page", "ends", "scroll", "zoom", "unzoom", "pane", "next pane", "lanes", "cell", "row", "open",
    ]

    private var listed: [Choice] {
        switch state.screen {
        case .home:
            return state.homeItems.enumerated().compactMap { index, item in
                let reason: String?
                switch item {
                case .coming(let lesson): reason = lesson.absence
                case .reviews: reason = state.progress?.due.isEmpty != false ? "nothing is due" : nil
                default: reason = nil
                }
                return name(of: item).map { Choice(name: $0, action: .home(.chosen(index)), keys: [], disabledReason: reason) }
            }
        case .lesson(let lesson):
            guard let question = lesson.question, question.isOpen else { return [] }
            return (0..<question.selectable).map { index in
                Choice(name: question.choiceName(index), action: .question(.chosen(index)), keys: [], disabledReason: nil)
            }
        case .stage, .table: return []
        }
    }

    private func name(of item: HomeState.Item) -> String? {
        switch item {
        case .heading: nil
        case .go(let lesson): "go on with \(lesson) \(state.course?.outline(of: lesson)?.title ?? "")"
        case .reviews: "reviews"
        case .table: "table"
        case .files: "your files"
        case .search: "search"
        case .coming(let lesson): "\(lesson.id) \(lesson.title)"
        case .lesson(let outline):
            "\(outline.id) \(outline.title)\(state.progress?.lessons[outline.id]?.isFinished == true ? ", done" : "")"
        }
    }

    /// The numbered choices. Choices on the screen that cannot be chosen now have a reason. Such commands are only named, in a last line.
    func list(_ choices: [Choice]) -> [String] {
        let commands = choices.drop { $0.keys.isEmpty }
        let impossible = Array(commands.drop { $0.disabledReason == nil })
        let lines = choices.dropLast(impossible.count).enumerated().map { index, choice in
            "  \(index + 1). \(choice.name)\(choice.detail.map { ": \($0)" } ?? "")\(choice.disabledReason.map { " (not now: \($0))" } ?? "")"
        }
        guard !impossible.isEmpty else { return lines }
        return lines + ["Not now: \(impossible.map(\.name).joined(separator: ", ")). Type a name to hear why."]
    }

    /// All keys with their actions.
    var help: [String] {
        ["On a screen these keys do the same; here type their names:"]
            + state.commands.help(in: .ascii).flatMap { section in [section.title] + section.hints.map { "  \($0.keys): \($0.action)" } }
            + ["Panes: code, hierarchy, screen, console, variables, memory show what they hold."]
    }

    /// The question at the end.
    var question: String {
        if case .prompt(let prompt)? = state.overlay { return "\(prompt.title) (\(prompt.hint)):" }
        return "Number or name, empty line for the list:"
    }
}
