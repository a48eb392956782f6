internal import Interpreter
internal import Stage

/// Reports answers that stand beside their own open question: in the step's text, or elsewhere on its screen.
struct GiveawayCheck {
    let lesson: Lesson
    /// What stands beside the text of each step, in order; nil where nobody looked.
    let screens: [[StepScreen]]?
    /// The path of `Lesson.md`.
    let file: String
    let grader: Grader
    let problems: ProblemList

    func check() {
        for (index, step) in lesson.steps.enumerated() {
            guard let id = step.question, let question = lesson.question(id), let answer = answer(to: question) else { continue }
            let screen = screens.flatMap { $0.indices.contains(index) ? $0[index].first?.text : nil }
            for (place, text) in [("text", step.prose.inlines.map(\.plainText).joined(separator: " ")), ("screen", screen ?? "")]
            where Self.words(of: text).contains(answer) && !(place == "screen" && question.kind == .next) {
                problems.report(
                    SourceLocation(file: file, line: step.line, column: 1),
                    "the answer to the open question '\(id)', \(answer), stands in the step's \(place)")
            }
        }
    }

    /// The word that would give the answer away; nil where no word does. A short value may stand there for another reason.
    private func answer(to question: Question) -> String? {
        switch question.kind {
        case .value:
            let value = grader.solve(question)
            return value.count > 2 && value.contains(where: \.isNumber) ? value : nil
        case .next:
            guard let prescription = question.scenarios.first, let run = try? grader.store.run(prescription).get(),
                let right = grader.rightNext(question, run)
            else { return nil }
            return question.choices[right.index].moment.map { String($0.callbackName.prefix { $0 != "(" }) }
        default: return nil
        }
    }

    /// The words and numbers of a text; `361×160` has two, which a value of a question writes as `361.0` and `160.0`.
    private static func words(of text: String) -> Set<String> {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") || $0 == "×" }
        return Set(
            words.map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }.flatMap { word in
                word.count > 2 && word.allSatisfy(\.isNumber) ? [word, "\(word).0"] : [word]
            })
    }
}
