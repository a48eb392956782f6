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

    /// Something to choose by its label, its name or its key.
    struct Choice {
        var name: String
        var action: Action
        /// The letter or number of an item that the screen offers; nil for a command.
        var label: String?
        var keys: [String] = []
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
        case .notice(let notice)?: lines += [notice.title + "."] + notice.lines + (notice.choices.isEmpty ? [] : list(choices))
        case .tour?: lines += Tour.Part.allCases.map { "\($0.title). \($0.text)" }
        case .menu(let menu)?: lines += [menu.title] + list(choices)
        case .prompt(let prompt)?:
            lines += prompt.suggestions.prefix(20).enumerated().map {
                "  \($0 + 1). \($1.text)\($1.detail.isEmpty ? "" : " (\($1.detail))")"
            }
        case .help?, nil: break
        }
        return lines
    }

    // A text that begins as before, with a hint or a verdict after that, is not read out again.
    private static func added(to old: [String], in new: [String]) -> [String] {
        Array(new.dropFirst(zip(old, new).prefix { $0 == $1 }.count))
    }

    private var title: String {
        switch state.screen {
        case .home: state.course?.title ?? "appear"
        case .lesson(let lesson): lesson.isLast ? lesson.title : "\(lesson.pageTitle), page \(lesson.place)"
        case .stage(let stage): "\(stage.base.title), \(StageView.device(of: stage.base.setting))"
        case .table: "The table"
        case .controllers(let list): "The controllers of \(list.title)"
        }
    }

    var text: [String] {
        switch state.screen {
        case .home(let home): return home.problems
        case .lesson(let lesson):
            if lesson.isLast {
                let lines = LessonView(lesson: lesson, commands: []).endLines(width: Self.width, theme: .colorless, glyphs: Self.glyphs)
                return lines.map { Self.unindented($0.string) }.filter { !$0.isEmpty }
            }
            let rows = LessonView(lesson: lesson, commands: []).rows(width: Self.width, theme: .colorless, glyphs: Self.glyphs)
            return rows.filter { $0.choice == nil && !$0.isRightOrder }.map { Self.unindented($0.text.string) }
                + (lesson.question.flatMap(soFar).map { [$0] } ?? []) + (lesson.question.map(outcomes) ?? [])
        case .stage(let stage): return stage.failure?.lines ?? (Self.worth(of: stage) + stage.messages.map(\.description))
        case .table(let table): return Self.lines(of: table)
        case .controllers(let list): return list.surveyed == nil ? ["Reading the files."] : [list.spokenHead]
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
        case .order, .lines:
            return question.order.isEmpty ? nil : "So far: \(question.order.map(question.choiceName).joined(separator: ", then "))."
        case .spot: return question.selection < 0 ? nil : "Chosen: \(question.choiceName(question.selection))"
        case .cell:
            let said = question.facts.enumerated().compactMap { index, fact in
                fact.map { "\(question.choiceName(index)) \($0 ? "yes" : "no")" }
            }
            return said.isEmpty ? nil : "So far: \(said.joined(separator: ", "))."
        case .place, .next, .choose, .why, .value, .mend:
            return question.selection < 0 ? nil : "Chosen: \(question.choiceName(question.selection)). Enter answers."
        case .fix: return nil
        }
    }

    // What each choice comes to, after the answer.
    private func outcomes(_ question: QuestionState) -> [String] {
        guard let feedback = question.feedback else { return [] }
        if case .order(let right)? = feedback.right, feedback.verdict != .right {
            return ["The right order: \(right.map(question.choiceName).joined(separator: ", then "))."]
        }
        return feedback.outcomes.enumerated().map { index, outcome in
            "\(question.choiceName(index)): \(outcome.isRight ? "right" : "wrong")\(outcome.measured.isEmpty ? "" : ", \(outcome.measured)")"
        }
    }

    private var event: String? {
        guard let stage = state.stage, let model = stage.model, let event = stage.event else { return nil }
        let status = StageStatus(stage: stage).text(theme: .colorless, glyphs: .ascii).string
        return "\(model.label(of: event.index)) (\(status)): \(stage.sentence(theme: .colorless).string)"
    }

    // The whole head of a run of the learner's own code.
    private static func worth(of stage: StageState) -> [String] {
        stage.model?.worth?.lineTexts().map { "\($0.capitalizedFirst)." } ?? []
    }

    private static func lines(of table: TableState) -> [String] {
        guard let measured = table.table else { return table.failure?.lines ?? ["Measuring."] }
        return measured.rows.enumerated().map { place, row in
            let facts = Facts.names.enumerated().map { index, name in
                "\(name) \(row.facts.map { facts in facts[index].map { $0 ? "yes" : "no" } ?? "unknown" } ?? "absent")"
                    + (FactsTable.provenance(row: place, column: index) == .independent ? "" : " (3)")
            }
            return "\(row.callback): \(facts.joined(separator: ", "))"
        } + [FactsTable.provenanceNote]
    }

    // MARK: Choices

    /// The choices, in the order of their numbers.
    var choices: [Choice] {
        if case .menu(let menu)? = state.overlay {
            let items = menu.items.enumerated().map {
                Choice(name: $1.title, action: .overlay(.chosen($0)), label: String($0 + 1), disabledReason: $1.disabledReason)
            }
            return items + [Choice(name: "back", action: .backPressed, label: String(items.count + 1))]
        }
        if case .notice(let notice)? = state.overlay, !notice.choices.isEmpty {
            return notice.choices.enumerated().map {
                Choice(name: $1.title, action: .overlay(.chosen($0)), label: String($0 + 1), keys: [$1.key.description])
            } + [Choice(name: "back", action: .backPressed, label: String(notice.choices.count + 1), keys: [Key.enter.description])]
        }
        var choices = listed
        for command in state.commands where !Self.visual.contains(command.title) {
            for binding in command.bindings {
                if case .home(.chosen) = binding.action { continue }
                let name = binding.name ?? command.title
                guard !choices.contains(where: { $0.name == name }) else { continue }
                choices.append(
                    Choice(
                        name: name, action: binding.action, keys: binding.keys.map(\.description), disabledReason: binding.disabledReason,
                        detail: command.bindings.count == 1 ? command.detail : nil))
            }
        }
        return choices
    }

    // Commands that only move a mark on a screen have no meaning here.
    private static let visual: Set<String> = [
        "move", "page", "ends", "scroll", "zoom", "unzoom", "pane", "next pane", "lanes", "cell", "row", "open", "height", "width",
        "usual sizes",
    ]

    private var listed: [Choice] {
        switch state.screen {
        case .home:
            let items = state.homeItems.enumerated().compactMap { index, item -> (name: String, action: Action, reason: String?)? in
                let reason: String?
                switch item {
                case .coming(let lesson): reason = lesson.absence
                case .reviews: reason = state.progress?.dueToday.isEmpty != false ? "nothing is due" : nil
                default: reason = nil
                }
                return name(of: item).map { (name: $0, action: Action.home(.chosen(index)), reason: reason) }
            }
            return items.enumerated().map { Choice(name: $1.name, action: $1.action, label: String($0 + 1), disabledReason: $1.reason) }
        case .lesson(let lesson):
            guard let question = lesson.question, question.isOpen else { return [] }
            let indices =
                question.isGrid
                ? Array(question.rowCells)
                : question.question.kind == .spot ? question.statements : Array(0..<question.selectable)
            return indices.map { index in
                Choice(name: question.choiceName(index), action: .question(.chosen(index)), label: label(of: index, in: question))
            }
        case .controllers(let list):
            return list.items.enumerated().map { index, item in
                Choice(
                    name: ([item.name + ":"] + list.detail(of: item, isCounted: false).lines())
                        .joined(separator: " "),
                    action: .controllers(.opened(index)), label: String(index + 1))
            }
        case .stage, .table: return []
        }
    }

    // The letter that the screen gives it, a line's number, or its place.
    private func label(of index: Int, in question: QuestionState) -> String {
        let hasLetter = ![.spot, .cell].contains(question.question.kind) && QuestionState.letters.indices.contains(index)
        return hasLetter ? String(QuestionState.letters[index]) : String(index + 1)
    }

    private func name(of item: HomeState.Item) -> String? {
        switch item {
        case .heading: nil
        case .go(let lesson): "go on with \(lesson) \(state.course?.outline(of: lesson)?.title ?? "")"
        case .reviews: "reviews"
        case .inventory: "inventory"
        case .table: "table"
        case .files: "your files"
        case .search: "search"
        case .coming(let lesson): "\(lesson.id) \(lesson.title)"
        case .lesson(let outline):
            "\(outline.id) \(outline.title)\(state.progress?.lessons[outline.id]?.isFinished == true ? ", done" : "")"
        }
    }

    /// What the screen offers, each with its letter or number. What cannot be chosen now has a reason.
    func items(_ choices: [Choice]) -> [String] {
        choices.compactMap { choice in
            choice.label.map { "  \($0). \(choice.name)\(choice.disabledReason.map { " (not now: \($0))" } ?? "")" }
        }
    }

    /// All that can be done, with its key and name. What cannot be done now is only named, in a last line.
    func list(_ choices: [Choice]) -> [String] {
        let commands = choices.filter { $0.label == nil }
        let impossible = commands.filter { $0.disabledReason != nil }
        let lines = commands.filter { $0.disabledReason == nil }.map { choice in
            "  \(choice.keys.first ?? "")  \(choice.name)\(choice.detail.map { ": \($0)" } ?? "")"
        }
        guard !impossible.isEmpty else { return items(choices) + lines }
        return items(choices) + lines + ["Not now: \(impossible.map(\.name).joined(separator: ", ")). Type a name to hear why."]
    }

    /// The question at the end: the keys that are pressed most here.
    func question(_ choices: [Choice]) -> String {
        if case .prompt(let prompt)? = state.overlay { return "\(prompt.title) (\(prompt.hint)):" }
        let labels = choices.filter { $0.disabledReason == nil }.compactMap(\.label)
        var parts: [String] = []
        if let first = labels.first, let last = labels.last {
            parts.append((labels.count == 1 ? first : "\(first) to \(last)") + " choose")
        }
        if state.overlay == nil {
            let hints = state.commands.hints(in: .ascii).filter { $0.disabledReason == nil && $0.priority >= 6 }
            let named = choices.filter { choice in choice.label == nil && choice.disabledReason == nil && choice.name != "help" }
            parts += hints.compactMap { hint in
                named.first { choice in hint.keys.split(separator: "/").last.map { choice.keys.contains(String($0)) } ?? false }
                    .map { "\($0.keys[0]) \($0.name)" }
            }
        }
        return (parts + ["? everything"]).joined(separator: ", ") + ":"
    }
}
