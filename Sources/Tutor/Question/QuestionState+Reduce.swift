import Canvas
import Curriculum
import Stage

extension QuestionState {
    /// Handles an action with the question.
    mutating func reduce(_ action: QuestionAction) -> [Effect] {
        switch action {
        case .undone: return takeBack()
        case .hintAsked: return hint()
        case .checksPressed:
            showsChecks.toggle()
            return []
        case .chosen(let index) where !isOpen: return tryOut(index)
        case .graded(let answer, let feedback):
            phase = .answered(answer, feedback)
            return [
                .keep(
                    .answered(
                        lesson: lesson, question: question.id, answer: question.inLesson(answer), verdict: feedback.verdict, hints: hints,
                        certainty: certainty)), .readProgress,
            ]
        case .regraded(let answer, let feedback):
            phase = .answered(answer, feedback)
            return []
        case .tried(let answer, let feedback):
            trial = Trial(answer: answer, feedback: feedback)
            return []
        case .revealed(let text):
            revealed = text
            return []
        case .draftMade(let path):
            draftPath = path
            return []
        // Each save runs it: what is answered otherwise or is right already counts anew.
        case .edited(let text) where !isGrading:
            guard let text else { return [.say("Nothing was saved, so nothing was run.")] }
            edited = text
            phase = .asking
            return submit()
        case .editAsked: return draft.map { [.edit($0)] } ?? []
        default: break
        }
        if case .startOverAsked = action, isMending { phase = .asking }
        guard case .asking = phase else { return [] }
        seeks = .selection
        switch action {
        case .moved(let by): move(by)
        case .chosen(let index): return choose(index)
        case .factSaid(let value):
            guard question.kind == .cell, facts.indices.contains(selection) else { return [] }
            facts[selection] = value
            select(min(selection + 1, facts.count - 1))
        case .cellMoved(let by):
            let column = selection % question.facts.count
            if question.facts.indices.contains(column + by) { selection += by }
        case .rowMoved(let by):
            guard let place = order.firstIndex(of: selection), order.indices.contains(place + by) else { return [.bell] }
            order.swapAt(place, place + by)
        case .orderTakenBack: if !order.isEmpty { order.removeLast() }
        case .submitted:
            if placesRow { return choose(selection) }
            guard opensNextRow, let open = facts.firstIndex(of: nil) else { return submit() }
            select(open)
        case .guessed: return submit(.guess)
        case .skipped: phase = .skipped
        case .textAsked:
            return [
                .present(
                    .prompt(
                        Prompt(
                            .answer, title: "The value", hint: "as Swift writes it: .systemIndigo, 393, true, nil", text: text,
                            suggestions: [])))
            ]
        case .textGiven(let given):
            text = given
            return submit()
        case .startOverAsked:
            guard let draft else { return [] }
            edited = nil
            return [.startOver(draft)] + (self.draft.map { [.makeDraft($0)] } ?? []) + [.say("Your text is kept beside the new file.")]
        case .undone, .hintAsked, .graded, .regraded, .tried, .revealed, .checksPressed, .editAsked, .edited, .draftMade: break
        }
        return []
    }

    // A row of the grid begins as the one before it.
    private mutating func select(_ index: Int) {
        selection = index
        guard isGrid, gridRow > 0, facts[rowCells].allSatisfy({ $0 == nil }) else { return }
        for cell in rowCells { facts[cell] = facts[cell - question.facts.count] }
    }

    /// Whether the grid's row is filled, so that the next one can begin as it.
    private var isRowFilled: Bool { facts[rowCells].allSatisfy { $0 != nil } }

    /// Whether enter gives the selected row its place.
    private var placesRow: Bool { isArranged && selection >= 0 && !order.contains(selection) }

    /// Whether enter goes on to the next row of the grid.
    private var opensNextRow: Bool { isGrid && complete == nil && isRowFilled }

    private mutating func move(_ by: Int) {
        guard selectable > 0 else { return }
        if isGrid {
            let next = selection + by * question.facts.count
            if facts.indices.contains(next), by < 0 || isRowFilled { select(next) }
            return
        }
        if isArranged {
            let rows = arranged
            let place = rows.firstIndex(of: selection).map { min(max(0, $0 + by), rows.count - 1) } ?? 0
            return selection = rows[place]
        }
        guard question.kind == .spot, !statements.isEmpty else { return selection = min(max(0, selection + by), selectable - 1) }
        let place = statements.firstIndex { $0 >= selection } ?? statements.count - 1
        let next = selection < 0 ? firstStatement : min(max(0, place + by), statements.count - 1)
        selection = statements[next]
    }

    // Another choice is run after the answer, and nothing is kept of it.
    private mutating func tryOut(_ index: Int) -> [Effect] {
        guard question.choices.indices.contains(index), [.place, .choose, .value, .next, .why, .mend].contains(question.kind) else {
            return []
        }
        return [.grade(question, lesson: lesson, .choice(index), .trial)]
    }

    private mutating func choose(_ index: Int) -> [Effect] {
        guard (0..<selectable).contains(index) else { return [] }
        selection = index
        switch question.kind {
        case .cell: if !isGrid || facts[index] != nil { facts[index] = !(facts[index] ?? false) }
        case .order, .lines: if let placed = order.firstIndex(of: index) { order.remove(at: placed) } else { order.append(index) }
        case .place, .next, .choose, .why, .value, .spot, .fix, .mend: break
        }
        return []
    }

    private mutating func submit(_ certainty: Certainty = .sure) -> [Effect] {
        guard let answer = complete else {
            if question.kind == .fix { return reduce(.editAsked) }
            if question.kind == .value, question.choices.isEmpty { return reduce(.textAsked) }
            return [.say((missing ?? "").capitalizedFirst + "."), .bell]
        }
        phase = .grading(answer)
        self.certainty = question.kind == .fix ? nil : certainty
        return [.grade(question, lesson: lesson, answer, .answer)]
    }

    private mutating func takeBack() -> [Effect] {
        guard case .answered = phase else {
            if case .skipped = phase { phase = .asking }
            return []
        }
        phase = .asking
        certainty = nil
        order = []
        revealed = nil
        trial = nil
        return [.keep(.tookBack(lesson: lesson, question: question.id))]
    }

    private mutating func hint() -> [Effect] {
        seeks = .hint
        if hints < question.hints.count {
            hints += 1
            return []
        }
        return revealed == nil ? [.solve(question, lesson: lesson, from: edited)] : []
    }

    /// All commands of the question.
    var commands: [Command] {
        let section = "The question"
        guard isOpen else {
            let isSkipped = answer == nil
            let checks = feedback?.checks.isEmpty == false
            return [
                Command(
                    ["u"], isSkipped ? "answer after all" : "try again",
                    isSkipped ? "answer the question after all" : "take back the whole answer, and answer again",
                    section: section, priority: 8, .question(.undone))
            ] + (isSkipped ? [] : choosing("run another", "run another choice; nothing is kept of it", section, priority: 7))
                + (checks
                    ? [
                        Command(
                            ["="], "expressions", "the expressions behind the verdict", section: section, priority: 1,
                            .question(.checksPressed))
                    ]
                    : []) + (isMending ? fileCommands(section) + [hintCommand(section)] : [])
        }
        var commands: [Command] = []
        if selectable > 0 {
            commands.append(
                Command(
                    "move", isGrid ? "a row up / down" : "move up / down", section: section, priority: 7,
                    back: ([.up], .question(.moved(-1)), nil, "up"), forward: ([.down], .question(.moved(1)), nil, "down")))
        }
        commands += kindCommands(section)
        commands.append(hintCommand(section))
        commands.append(Command(["s"], "skip", "go on without answering", section: section, priority: 11, .question(.skipped)))
        return commands
    }

    private func hintCommand(_ section: String) -> Command {
        Command(
            ["h"], hints < question.hints.count ? "hint" : "show answer",
            hints < question.hints.count ? "a hint; after the last one, the answer" : "show the answer",
            section: section, priority: 11, unless: revealed == nil ? nil : "the answer is shown already", .question(.hintAsked))
    }

    /// What is done with the file that is to be mended.
    private func fileCommands(_ section: String) -> [Command] {
        [
            Command(
                [.enter, "w"], isMending ? "edit again" : "edit", "edit the file in $EDITOR; it runs when you save", section: section,
                priority: 12, .question(.editAsked)),
            Command(
                ["R"], "start over", "begin again with the lesson's file; yours is kept beside it", section: section,
                unless: edited == nil ? "nothing has been changed yet" : nil, .question(.startOverAsked)),
        ]
    }

    private func kindCommands(_ section: String) -> [Command] {
        var commands: [Command] = []
        switch question.kind {
        case .cell:
            commands.append(
                Command(
                    "true/false", "say that the fact holds / does not hold here", section: section, priority: 8,
                    back: (["y"], .question(.factSaid(true)), nil, "it holds"),
                    forward: (["n"], .question(.factSaid(false)), nil, "it does not hold")))
            if isGrid {
                commands.append(
                    Command(
                        "cell", "the cell to the left / right", section: section, priority: 7,
                        back: ([.left], .question(.cellMoved(-1)), nil, "cell to the left"),
                        forward: ([.right], .question(.cellMoved(1)), nil, "cell to the right")))
            }
        case .order, .lines:
            let place = order.firstIndex(of: selection)
            let reason = place == nil ? "the selected row has no place yet" : nil
            commands.append(
                Command(
                    "move row", "move the selected row up / down", section: section, priority: 8,
                    back: ([.shiftUp], .question(.rowMoved(-1)), place == 0 ? "it is the first" : reason, "row up"),
                    forward: ([.shiftDown], .question(.rowMoved(1)), place == order.count - 1 ? "it is the last" : reason, "row down")))
            commands.append(
                Command(
                    ["u"], "take back", "take the last placed one back", section: section, priority: 8,
                    unless: order.isEmpty ? "nothing is placed yet" : nil, .question(.orderTakenBack)))
        case .value where question.choices.isEmpty:
            commands.append(Command([.enter, "w"], "write", "write the value", section: section, priority: 12, .question(.textAsked)))
        case .fix: commands += fileCommands(section)
        default: break
        }
        commands += choosing(isArranged ? "place" : "choose", "choose by its letter", section, priority: 12)
        if !commands.contains(where: { $0.bindings.contains { $0.keys.contains(.enter) } }) {
            let title = placesRow ? "place" : opensNextRow ? "next row" : "answer"
            commands.append(
                Command(
                    [.enter], title, "give the answer as it stands, and be sure of it", section: section, priority: 12,
                    unless: placesRow || opensNextRow ? nil : missing, .question(.submitted)))
            commands.append(
                Command(
                    ["G"], "guess", "give the answer as a guess: what is right by a guess comes back sooner", section: section, priority: 9,
                    unless: missing, .question(.guessed)))
        }
        return commands
    }

    /// The choices' keys. The last is a key of the stage's as well, which a question with so many choices takes. Those beyond are reached by
    /// the arrow keys.
    static let letters: [Character] = ["a", "b", "c", "d", "e", "f"]

    // The choices' letters.
    private func choosing(_ title: String, _ detail: String, _ section: String, priority: Int) -> [Command] {
        guard !question.choices.isEmpty, isOpen || !isArranged else { return [] }
        let bindings = zip(Self.letters.prefix(question.choices.count), 0...).map { letter, index in
            Command.Binding(
                keys: [Key(.character(letter))], action: .question(.chosen(index)), name: (isOpen ? "" : "run ") + choiceName(index))
        }
        return [Command(title, detail, section: section, priority: priority, bindings)]
    }

    /// A choice in plain words.
    func choiceName(_ index: Int) -> String {
        if question.kind == .spot {
            return fileLines.indices.contains(index) ? "line \(index + 1): \(String(fileLines[index]).trimmed)" : ""
        }
        if question.kind == .cell {
            guard facts.indices.contains(index) else { return "" }
            let name = question.facts[index % question.facts.count]
            return isGrid ? "\(question.rows[index / question.facts.count].callbackName) \(name)" : name
        }
        return question.choices.indices.contains(index) ? question.choices[index].text.plainText : ""
    }
}

extension String {
    /// With its first letter in upper case.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
