internal import Interpreter
internal import Projects
internal import Stage

/// Whether the compiler takes the code of a lesson: its scenes, what its questions start with, and what solves them.
struct CompilerCheck {
    let lesson: Lesson
    /// The lesson's folder.
    let folder: String
    /// What the compiler says of files.
    let compile: ([Source]) -> [CurriculumProblem]
    let problems: ProblemList

    func check() {
        let read = Set(runs)
        let found = Set(read.flatMap(compile))
        for problem in found.sorted() {
            let location = problem.location
            problems.report(
                SourceLocation(file: "\(folder)/\(location.file)", line: location.line, column: location.column),
                "the compiler does not take this: \(problem.message)")
        }
    }

    /// The files that are run together.
    private var runs: [[Source]] {
        var runs = lesson.steps.compactMap { $0.stage?.run.sources }
        for question in lesson.questions + [lesson.exercise?.question].compactMap({ $0 }) {
            runs += question.scenarios.map(\.sources)
            if let solution = question.solution { runs += question.scenarios.map { question.sources(of: $0, with: solution.text) } }
        }
        return runs
    }
}
