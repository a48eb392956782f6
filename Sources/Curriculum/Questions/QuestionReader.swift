internal import Interpreter
internal import Projects
internal import Stage

/// Reads `Questions.md`. A question is a heading with its id, a `yaml` block, the prompt, choices, code, expectations, and hints.
struct QuestionReader {
    let file: TextFile
    let files: [String: Source]
    let problems: ProblemList

    private static let keys = ["kind", "at", "file", "scenarios", "claims"] + RunSpecification.keys
    private static let ownKeys: [Question.Kind: [String]] = [
        .place: ["into", "callbacks", "needs"], .order: [], .next: [], .value: ["choices"], .cell: ["facts", "rows"],
        .spot: ["finding", "into"],
        .fix: ["solution"], .choose: [], .lines: ["into", "callback", "usual"], .why: [],
    ]

    /// The questions, in order. `asking` has the runs of the steps that ask, by the question's id.
    func questions(asking: [String: RunSpecification?]) -> [Question] {
        var found: [Question] = []
        var open: (id: String, line: Int, blocks: [Block])?
        func close() {
            guard let question = open else { return }
            let parts = QuestionParts(question.blocks, line: question.line, in: file, problems: problems)
            let base = asking[question.id].flatMap(\.self)
            if let read = self.question(question.id, parts, line: question.line, base: base) { found.append(read) }
            open = nil
        }
        var ids: Set<String> = []
        for block in Markdown.parse(file, problems: problems) {
            if case .heading(2, let inlines, let line) = block {
                close()
                let id = inlines.plainText
                if id != LessonReader.identifier(id) {
                    problems.report(
                        file.location(line: line), "a question's id is lower case with hyphens: '\(LessonReader.identifier(id))'")
                }
                if id == Exercise.questionID { problems.report(file.location(line: line), "'\(id)' is the id of the lesson's exercise") }
                if !ids.insert(id).inserted { problems.report(file.location(line: line), "two questions of the lesson are called '\(id)'") }
                open = (id, line, [])
            } else if open == nil {
                problems.report(file.location(line: block.line), "this stands before the first question; questions begin with '## id'")
            } else {
                open?.blocks.append(block)
            }
        }
        close()
        return found
    }

    /// Interprets the parts of one question. Reports problems, and returns nil when its kind is unknown.
    func question(_ id: String, _ parts: QuestionParts, line: Int, base: RunSpecification?) -> Question? {
        let place = file.location(line: line)
        guard let fields = parts.fields else { return nil }
        if !fields.has("kind") { problems.report(fields.location, "'kind' is missing") }
        guard let kind = fields.word("kind", as: Question.Kind.self)?.value else { return nil }
        if kind == .mend {
            problems.report(place, "a question of this kind is made of a finding in the learner's own code")
            return nil
        }
        fields.allow(Self.keys + (Self.ownKeys[kind] ?? []))
        var run = base ?? .standard(at: place)
        run.read(fields, sceneKey: "file", problems: problems)
        let scenarios = fields.list("scenarios").map { scenario in
            var own = run
            scenario.allow(RunSpecification.keys)
            own.read(scenario, sceneKey: "file", problems: problems)
            return own
        }
        let runs = (scenarios.isEmpty ? [run] : scenarios).map { $0.prescription(files: files, problems: problems) }
        let at = fields.string("at").flatMap(moment)
        let rows = fields.has("rows") ? fields.strings("rows").compactMap(moment) : kind == .cell ? [at].compactMap(\.self) : []
        let expectations = parts.fences["expect"].map { Question.Expectation.lines(of: $0) } ?? []
        let code = parts.fences[kind == .place ? "code" : "value"]?.value
        let facts = facts(fields)
        let listed = said(
            parts,
            of: kind == .cell
                ? cells(rows, facts, at: place) : choices(kind, parts, fields, steps: runs.first?.setting.steps ?? []))
        let isRemarked = [.spot, .cell].contains(kind)
        var question = Question(
            id: id, kind: kind, prompt: parts.prompt,
            choices: isRemarked ? [] : listed, remarks: isRemarked ? listed : [], code: code, expectations: expectations,
            hints: parts.hints, at: at ?? rows.first, rows: rows, claims: fields.strings("claims").map(\.value), scenarios: runs,
            needs: needs(fields), into: fields.string("into")?.value,
            callback: fields.string("callback")?.value, usual: usual(fields, of: parts.items.count),
            file: run.scenes.first?.value ?? "Scene.swift", facts: facts, finding: fields.string("finding")?.value,
            solution: solution(fields),
            location: place)
        question.callbacks = question.callbacksSpokenOf
        QuestionCheck(question: question, parts: parts, fields: fields, problems: problems).check()
        return question
    }

    // MARK: Parts

    private func choices(_ kind: Question.Kind, _ parts: QuestionParts, _ fields: YAMLMapping, steps: [Step]) -> [Question.Choice] {
        switch kind {
        case .place:
            return fields.strings("callbacks").map {
                Question.Choice(text: [.code($0.value)], expectations: [], moment: nil, location: $0.location)
            }
        case .value:
            return fields.strings("choices").map {
                Question.Choice(text: [.code($0.value)], expectations: [], moment: nil, location: $0.location)
            }
        case .order, .next, .why:
            return parts.items.compactMap { momentChoice(line: $0.line, steps: steps) }
        case .lines, .spot:
            return parts.items.compactMap { lineChoice($0.blocks, line: $0.line) }
        case .choose:
            return parts.items.map { choice($0.blocks, line: $0.line) }
        case .cell, .fix, .mend:
            return []
        }
    }

    // What is said of a row of facts, each; of a grid, what is said of each row.
    private func cells(_ rows: [Moment], _ facts: [String], at place: SourceLocation) -> [Question.Choice] {
        (rows.count == 1 ? facts : rows.map(\.callbackName)).map {
            Question.Choice(text: [.code($0)], expectations: [], moment: nil, location: place)
        }
    }

    // A sentence for each choice. Stressed words at its beginning are the belief that leads to the choice.
    private func said(_ parts: QuestionParts, of choices: [Question.Choice]) -> [Question.Choice] {
        guard let first = parts.says.first else { return choices }
        guard parts.says.count == choices.count else {
            problems.report(
                file.location(line: first.line), "'Says:' has a sentence for each choice: \(choices.count), not \(parts.says.count)")
            return choices
        }
        return zip(choices, parts.says).map { choice, said in
            guard case .paragraph(var inlines, _)? = said.blocks.first, said.blocks.count == 1 else {
                problems.report(file.location(line: said.line), "what is said of a choice is one paragraph")
                return choice
            }
            var choice = choice
            if case .emphasis(let belief)? = inlines.first {
                choice.belief = belief.plainText
                inlines.removeFirst()
                if case .text(let rest)? = inlines.first { inlines[0] = .text(String(rest.drop { $0 == " " })) }
            }
            choice.says = inlines
            return choice
        }
    }

    // Markdown may take the underscores in a callback's name for emphasis, so the line's source is read.
    private func momentChoice(line: Int, steps: [Step]) -> Question.Choice? {
        let written = file.text(from: line, through: line)
        let text = written.trimmingSpaces.drop { "-*+ ".contains($0) }.filter { $0 != "`" }
        let column = written.utf8.count - written.drop { " -*+`".contains($0) }.utf8.count + 1
        let location = file.location(line: line, column: column)
        guard let moment = moment(Located(value: text, location: location)) else { return nil }
        let shown: [Inline] =
            switch moment {
            case .callback: [.code(moment.description)]
            case .input(let number) where steps.indices.contains(number - 1): [.text("the step "), .code(steps[number - 1].description)]
            default: [.text(moment.description)]
            }
        return Question.Choice(text: shown, expectations: [], moment: moment, location: location)
    }

    private func moment(_ text: Located<String>) -> Moment? {
        if let moment = Moment(text.value) { return moment }
        problems.report(text.location, "'\(text.value)' is no moment; there are \(Moment.forms)")
        return nil
    }

    private func lineChoice(_ blocks: [Block], line: Int) -> Question.Choice? {
        let location = file.location(line: line)
        guard case .paragraph(let inlines, _)? = blocks.first, blocks.count == 1, case .code(let code)? = inlines.first, inlines.count == 1
        else {
            problems.report(location, "a line is one piece of code: `view.layoutIfNeeded()`")
            return nil
        }
        return Question.Choice(text: [.code(code)], expectations: [], moment: nil, location: location)
    }

    /// The usual solution's lines, counted from 1 in the file, from 0 here.
    private func usual(_ fields: YAMLMapping, of count: Int) -> [Int] {
        fields.strings("usual").compactMap { number in
            if let line = Int(number.value), (1...max(1, count)).contains(line) { return line - 1 }
            problems.report(number.location, "'\(number.value)' is no line of the question; there are 1 to \(count)")
            return nil
        }
    }

    private func choice(_ blocks: [Block], line: Int) -> Question.Choice {
        let location = file.location(line: line)
        var text: [Inline] = []
        var expectations: [Question.Expectation] = []
        for block in blocks {
            switch block {
            case .paragraph(let inlines, _) where text.isEmpty: text = inlines
            case .code(let source, let info, let line, let column) where QuestionParts.role(info) == "expect":
                expectations += Question.Expectation.lines(
                    of: Located(value: source, location: file.location(line: line + 1, column: column)))
            default: problems.report(file.location(line: block.line), "a choice is one paragraph and one 'swift expect' block")
            }
        }
        return Question.Choice(text: text, expectations: expectations, moment: nil, location: location)
    }

    private func solution(_ fields: YAMLMapping) -> Source? {
        guard let name = fields.string("solution") else { return nil }
        if let source = files[name.value] { return source }
        problems.report(name.location, "the lesson has no file '\(name.value)'")
        return nil
    }

    private func facts(_ fields: YAMLMapping) -> [String] {
        guard fields.has("facts") else { return Facts.names }
        let asked = fields.strings("facts").filter { name in
            if Facts.names.contains(name.value) { return true }
            problems.report(name.location, "there is no fact '\(name.value)'; there are \(Facts.names.joined(separator: ", "))")
            return false
        }
        return Facts.names.filter { name in asked.contains { $0.value == name } }
    }

    private func needs(_ fields: YAMLMapping) -> Question.Needs? {
        guard fields.has("needs") else { return nil }
        var facts: [String] = []
        var isBeforeFirstFrame = false
        var often: Question.Needs.Often?
        for entry in fields.strings("needs") {
            for part in entry.value.split(separator: ",") {
                let word = part.trimmingSpaces
                if Facts.names.contains(word) {
                    facts.append(word)
                } else if word == "before the first frame" {
                    isBeforeFirstFrame = true
                } else if let found = Question.Needs.Often(rawValue: word) {
                    often = found
                } else {
                    let words = Facts.names + ["before the first frame", "once per appearance", "once"]
                    problems.report(entry.location, "'needs' has no '\(word)'; there are \(words.joined(separator: ", "))")
                }
            }
        }
        return Question.Needs(facts: Facts.names.filter(facts.contains), isBeforeFirstFrame: isBeforeFirstFrame, often: often)
    }
}
