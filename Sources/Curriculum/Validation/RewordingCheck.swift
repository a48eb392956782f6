internal import Interpreter
internal import Projects
internal import Stage

/// Whether a lesson's questions can be answered in its other words too, and by the same choices.
struct RewordingCheck {
    let lesson: Lesson
    let folder: LessonFolder
    let problems: ProblemList

    func check() {
        guard let file = folder.text("Lesson.md", problems: problems),
            let front = FrontMatter.read(file, folder: lesson.outline.folder, problems: ProblemList())
        else { return }
        let names = ["Questions.md"] + lesson.sources.map(\.path).filter { !$0.hasPrefix("Exercise/") }
        let texts = names.compactMap { folder.text($0, problems: problems)?.text }
        words(front, in: texts + [file.text(from: front.bodyLine, through: file.lines.count)])
        for rewording in lesson.outline.rewordings {
            facts(rewording)
            let found = ProblemList()
            let other = LessonReader.read(lesson.outline.folder, in: folder.course, rewording: rewording, problems: found)
            let grader = Grader()
            for question in other?.questions ?? [] where question.kind != .fix {
                QuestionProof(question: question, grader: grader, problems: found).check()
            }
            for problem in found.problems { problems.report(problem.location, "in the other words of 'varied': \(problem.message)") }
        }
    }

    // Another number in the scene is one thing; another number of a system, a session or a document would be untrue.
    private func facts(_ rewording: Rewording) {
        for name in ["Lesson.md", "Questions.md"] {
            guard let file = folder.text(name, problems: problems) else { continue }
            let reworded = rewording.applied(to: file)
            for (index, lines) in zip(file.lines, reworded.lines).enumerated() where Self.facts(in: lines.0) != Self.facts(in: lines.1) {
                problems.report(file.location(line: index + 1), "'varied' makes another fact of this: \(lines.1)")
            }
        }
    }

    private static func facts(in line: Substring) -> [String] {
        line.matches(of: #/(?:iOS|iPadOS|WWDC\d*|[Dd]ocuments?|[Ll]essons?|iPhone|Xcode|Swift) +\d+(?: and \d+)?|os: "?\d+/#).map {
            String($0.output)
        }
    }

    // A word that stands nowhere changes nothing.
    private func words(_ front: FrontMatter, in texts: [String]) {
        for (word, other) in front.reworded {
            if word.value.isEmpty || word.value == other.value {
                problems.report(word.location, "'\(word.value)' needs another word")
            } else if !texts.contains(where: { Rewording([(word.value, "")]).applied(to: $0) != $0 }) {
                problems.report(word.location, "neither the lesson nor a scene of it has '\(word.value)'")
            }
        }
    }
}
