internal import Interpreter
internal import Projects
internal import Stage

/// Checks whether a question has everything that its kind needs, as far as that is known without running it.
struct QuestionCheck {
    let question: Question
    let parts: QuestionParts
    let fields: YAMLMapping
    let problems: ProblemList

    func check() {
        switch question.kind {
        case .place: checkPlace()
        case .order: needChoices(3)
        case .next:
            needChoices(2)
            needMoment()
        case .value:
            need(question.code != nil, "a value question has a 'swift value' block")
            if fields.has("choices") { need(question.choices.count >= 2, "a question has at least 2 choices") }
        case .cell: need(!question.rows.isEmpty, "a cell question says 'at' which callback it is asked, or 'rows' of them")
        case .lines: checkLines()
        case .why:
            needChoices(2)
            need(question.at != nil, "a why question says 'at' the event whose cause is asked")
        case .spot: checkFinding()
        case .mend: break
        case .fix:
            need(!question.expectations.isEmpty, "a fix question has a 'swift expect' block")
            need(question.solution != nil || fields.has("solution"), "a fix question names its 'solution'")
        case .choose:
            needChoices(2)
            for choice in question.choices where choice.expectations.isEmpty {
                problems.report(choice.location, "a choice has a 'swift expect' block that says when it is right")
            }
        }
        for (role, fence) in parts.fences where !allowedFences.contains(role) {
            problems.report(fence.location, "a \(question.kind.rawValue) question has no 'swift \(role)' block")
        }
        if !parts.items.isEmpty, ![.order, .next, .choose, .lines, .why, .spot].contains(question.kind) {
            problems.report(question.location, "a \(question.kind.rawValue) question has no list of choices")
        }
    }

    private var allowedFences: [String] {
        switch question.kind {
        case .place: ["code", "expect"]
        case .value: ["value"]
        case .fix, .lines: ["expect"]
        case .order, .next, .cell, .spot, .choose, .why, .mend: []
        }
    }

    private func need(_ isThere: Bool, _ message: String) {
        if !isThere { problems.report(question.location, message) }
    }

    private func needChoices(_ count: Int) {
        need(question.choices.count >= count, "a question of this kind has at least \(count) choices")
    }

    private func needMoment() {
        if case .callback? = question.at { return }
        need(false, "a \(question.kind.rawValue) question says 'at' which callback it is asked")
    }

    private func checkLines() {
        needChoices(2)
        need(!question.expectations.isEmpty, "a lines question has a 'swift expect' block")
        need(!question.usual.isEmpty, "a lines question says its 'usual' order: the numbers of the lines, from 1")
        guard let into = question.into, let callback = question.callback else {
            return need(false, "a lines question says 'into' which class and which 'callback' the lines go")
        }
        guard let sources = question.scenarios.first?.sources, !sources.isEmpty else { return }
        need(
            CodeInsertion("", into: into, callback: callback, of: sources) != nil,
            "'\(callback)' is no callback that \(into) overrides or could override")
    }

    private func checkFinding() {
        let words = SpotTarget.allCases.map(\.rawValue).joined(separator: ", ")
        guard let finding = question.finding else {
            return need(false, "a spot question says which 'finding' names the line; there are \(words)")
        }
        need(SpotTarget(rawValue: finding) != nil, "there is no finding '\(finding)'; there are \(words)")
        let lines = Set(question.text?.split(separator: "\n").map(\.trimmingSpaces) ?? [])
        for remark in question.remarks where !lines.contains(remark.text.plainText) {
            problems.report(remark.location, "\(question.file) has no line `\(remark.text.plainText)`")
        }
        guard let into = question.into, let source = question.scenarios.first?.sources.first(where: { $0.path == question.file }) else {
            return
        }
        need(TypeFinder(source.text).declaration(of: into) != nil, "\(question.file) declares no class '\(into)'")
    }

    private func checkPlace() {
        need(question.code != nil, "a place question has a 'swift code' block")
        need(!question.expectations.isEmpty, "a place question has a 'swift expect' block")
        need(question.into != nil, "a place question says 'into' which class")
        need(question.choices.count >= 2, "a place question has at least 2 'callbacks'")
        guard let code = question.code, let into = question.into, let sources = question.scenarios.first?.sources, !sources.isEmpty else {
            return
        }
        for choice in question.choices where CodeInsertion(code, into: into, callback: choice.text.plainText, of: sources) == nil {
            problems.report(choice.location, "'\(choice.text.plainText)' is no callback that \(into) overrides or could override")
        }
    }
}
