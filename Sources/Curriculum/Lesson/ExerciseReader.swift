internal import Interpreter
internal import Projects
internal import Stage

extension Exercise {
    /// The id of every exercise's question.
    public static let questionID = "exercise"
}

/// Reads a lesson's `Exercise` folder: `Exercise.md`, `Start.swift`, `Solution.swift`.
struct ExerciseReader {
    let folder: LessonFolder
    let problems: ProblemList

    /// The exercise; nil when the lesson has none.
    func exercise() -> Exercise? {
        guard folder.names.contains(where: { $0.hasPrefix("Exercise/") }) else { return nil }
        let path = "\(folder.path)/Exercise/Exercise.md"
        guard let file = TextFile.read(path, inside: folder.course, problems: problems) else { return nil }
        var files: [String: Source] = [:]
        for name in ["Start.swift", "Solution.swift"] {
            if let source = folder.sources["Exercise/\(name)"] {
                files[name] = Source(path: name, text: source.text)
            } else {
                problems.report(file.location(line: 1), "the exercise has no \(name)")
            }
        }
        var blocks = Markdown.parse(file, problems: problems)
        guard case .heading(1, let title, let line)? = blocks.first else {
            problems.report(file.location(line: 1), "an exercise begins with its title: '# No flash, please'")
            return nil
        }
        blocks.removeFirst()
        let parts = QuestionParts(blocks, line: line, in: file, problems: problems)
        guard let solution = files["Solution.swift"], let start = files["Start.swift"], let fields = parts.fields else { return nil }
        fields.allow(["scenarios"] + RunSpecification.keys)
        var run = RunSpecification(scenes: [Located(value: "Start.swift", location: file.location(line: line))])
        run.read(fields, sceneKey: "file", problems: problems)
        let scenarios = fields.list("scenarios").map { scenario in
            var own = run
            scenario.allow(RunSpecification.keys)
            own.read(scenario, sceneKey: "file", problems: problems)
            return own
        }
        let expectations = parts.fences["expect"].map { Question.Expectation.lines(of: $0) } ?? []
        if expectations.isEmpty { problems.report(file.location(line: line), "an exercise has a 'swift expect' block") }
        let runs = (scenarios.isEmpty ? [run] : scenarios).map { $0.prescription(files: [start.path: start], problems: problems) }
        var question = Question(
            id: Exercise.questionID, kind: .fix, prompt: parts.prompt, choices: [], code: nil, expectations: expectations,
            hints: parts.hints,
            at: nil, scenarios: runs, needs: nil, into: nil, file: start.path, facts: Facts.names, finding: nil,
            solution: solution, location: file.location(line: line))
        question.callbacks = question.callbacksSpokenOf
        return Exercise(title: title.plainText, question: question, solution: solution)
    }
}
