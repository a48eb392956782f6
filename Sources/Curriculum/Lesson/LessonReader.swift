internal import Interpreter
internal import Projects
internal import Reference
internal import Stage

/// Reads a lesson's folder: `Lesson.md`, `Questions.md`, the scenes, the exercise.
struct LessonReader {
    private let folder: LessonFolder
    private let problems: ProblemList

    /// Reads everything; reports everything that is wrong. The lesson is only of use when nothing was reported.
    ///
    /// With a rewording, scenes and questions are read in its words; the lesson's head and the ids of its questions stay.
    static func read(
        _ folderName: String, in courseDirectory: String, rewording: Rewording? = nil, problems: ProblemList
    ) -> Lesson? {
        let folder = LessonFolder(folderName, ofCourse: courseDirectory, rewording: rewording, problems: problems)
        guard let head = TextFile.read("\(folder.path)/Lesson.md", inside: courseDirectory, problems: problems),
            let front = FrontMatter.read(head, folder: folderName, problems: problems)
        else { return nil }
        let file = rewording?.applied(to: head, keeping: "ask:") ?? head
        let reader = LessonReader(folder: folder, problems: problems)
        let steps = reader.steps(of: file, from: front.bodyLine)
        let asking = Dictionary(
            steps.compactMap { step in step.question.map { ($0.value, step.specification) } }, uniquingKeysWith: { first, _ in first })
        let questions = folder.text("Questions.md", keeping: "## ", problems: problems).map {
            QuestionReader(file: $0, files: folder.sources, problems: problems).questions(asking: asking)
        }
        for step in steps {
            guard let asked = step.question, let questions, !questions.contains(where: { $0.id == asked.value }) else { continue }
            let hint = nearest(to: asked.value, in: questions.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
            problems.report(asked.location, "Questions.md has no question '\(asked.value)'\(hint)")
        }
        if questions == nil, let asked = steps.lazy.compactMap(\.question).first {
            problems.report(asked.location, "the lesson has no Questions.md")
        }
        return Lesson(
            outline: front.outline, steps: steps.map(\.step), questions: questions ?? [],
            exercise: ExerciseReader(folder: folder, problems: problems).exercise(),
            sources: folder.sources.values.sorted { $0.path < $1.path })
    }

    /// A step with the data for reading the questions.
    private struct ReadStep {
        let step: LessonStep
        let specification: RunSpecification?
        let question: Located<String>?
    }

    /// The most steps of a lesson. Ours have twelve at most; the validator draws each on two screens.
    private static let mostSteps = 500

    private func steps(of file: TextFile, from bodyLine: Int) -> [ReadStep] {
        var read: [ReadStep] = []
        var open: (title: String, id: String, line: Int, blocks: [Block])?
        var specification: RunSpecification?
        func close() {
            guard let step = open else { return }
            read.append(
                self.step(step.title, step.id, step.line, step.blocks, in: file, after: read.last?.step.stage, continuing: &specification))
            open = nil
        }
        for block in Markdown.parse(file, from: bodyLine, problems: problems) {
            if case .heading(let level, let inlines, let line) = block, level <= 2 {
                if level == 1 {
                    problems.report(file.location(line: line), "a lesson's title stands in its front matter; steps begin with '##'")
                }
                close()
                guard read.count < Self.mostSteps else {
                    problems.report(file.location(line: line), "the lesson has more than \(Self.mostSteps) steps")
                    return read
                }
                let id = Self.identifier(inlines.plainText)
                if read.contains(where: { $0.step.id == id }) {
                    problems.report(file.location(line: line), "two steps of the lesson are called '\(inlines.plainText)'")
                }
                open = (inlines.plainText, id, line, [])
            } else if open == nil {
                problems.report(file.location(line: block.line), "this stands before the first step; steps begin with '##'")
            } else {
                open?.blocks.append(block)
            }
        }
        close()
        if read.isEmpty { problems.report(file.location(line: bodyLine), "the lesson has no steps; steps begin with '##'") }
        return read
    }

    private func step(
        _ title: String, _ id: String, _ line: Int, _ blocks: [Block], in file: TextFile, after previous: StagePrescription?,
        continuing specification: inout RunSpecification?
    ) -> ReadStep {
        var prose: [Block] = []
        var stage: StagePrescription?
        var question: Located<String>?
        var words: [String] = []
        var claims: [String] = []
        var dispute: Dispute?
        var hasStage = false
        for block in blocks {
            guard case .code(let text, "stage", let line, let column) = block else {
                prose.append(block)
                continue
            }
            if hasStage { problems.report(file.location(line: line), "a step has one stage block") }
            hasStage = true
            guard let fields = YAMLMapping.parse(text, in: file, firstLine: line + 1, indent: column - 1, problems: problems) else {
                continue
            }
            let reader = StageBlockReader(fields: fields, files: folder.sources, problems: problems)
            stage = reader.prescription(continuing: &specification)
            question = fields.string("ask")
            words = fields.strings("words").map(\.value)
            claims = fields.strings("claims").map(\.value)
            dispute = reader.dispute()
        }
        if prose.isEmpty { problems.report(file.location(line: line), "the step '\(title)' says nothing") }
        return ReadStep(
            step: LessonStep(
                id: id, title: title, prose: prose, terms: terms(in: prose), stage: hasStage ? stage : previous, question: question?.value,
                words: words, claims: claims, dispute: dispute, line: line),
            specification: specification, question: question)
    }

    // Each word once. A word that the glossary has not is the validator's to report.
    private func terms(in prose: [Block]) -> [Term] {
        var terms: [Term] = []
        for word in prose.inlines.compactMap(\.glossaryWord) {
            guard let (usual, meaning) = Glossary.meaning(of: word), !terms.contains(where: { $0.word == usual }) else { continue }
            terms.append(Term(word: usual, meaning: meaning))
        }
        return terms
    }

    /// A title in lower case with hyphens, by which links and lists name a step.
    static func identifier(_ title: String) -> String {
        var id = ""
        for character in title.lowercased() {
            if character.isLetter || character.isNumber {
                id.append(character)
            } else if !id.isEmpty, id.last != "-", character != "'", character != "’" {
                id.append("-")
            }
        }
        return id.last == "-" ? String(id.dropLast()) : id
    }
}
