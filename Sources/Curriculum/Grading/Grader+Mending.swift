internal import Interpreter
internal import Projects
internal import Stage

// Questions about the learner's own code. Which mend is right is not written down: the checks look at the run.
extension Grader {
    /// A choice is right if the checks find a mistake of its rule on the question's line. Where a mend of the file is known it is run, too.
    func mend(_ index: Int, _ question: Question, _ run: Run) -> Feedback {
        let rule = question.choices[index].rule
        guard let prescription = question.scenarios.first else { return Feedback(.broken, "There is nothing to run.") }
        let found = findings(run)
        let advice = question.advice.isEmpty ? nil : "Here: \(question.advice)."
        guard found.contains(where: { $0.isOf(rule, on: question.location) }) else {
            var feedback = Feedback(
                .wrong, "The checks do not find \(rule ?? "") on line \(question.location.line).", run: prescription,
                place: question.at?.place(in: run))
            feedback.advice = advice
            return feedback
        }
        let mended = question.solution.map {
            RunPrescription(sources: question.sources(of: prescription, with: $0.text), setting: prescription.setting)
        }
        var shown: RunPrescription?
        if let mended, case .success(let after) = store.run(mended) {
            let count = { (found: [FoundMistake]) in found.count { $0.rule == rule } }
            if count(findings(after)) < count(found) { shown = mended }
        }
        var feedback = Feedback(
            .right, "The checks find \(rule ?? "") on line \(question.location.line).", run: shown ?? prescription,
            place: shown == nil ? question.at?.place(in: run) : nil)
        let said = [advice, shown == nil ? nil : "On the stage it is mended: the same run does not show it."].compactMap(\.self)
        feedback.advice = said.isEmpty ? nil : said.joined(separator: " ")
        return feedback
    }

    /// What the checks find of each choice's rule on the question's line.
    func mends(_ question: Question, _ run: Run) -> [Feedback.Outcome] {
        let found = findings(run)
        return question.choices.map { choice in
            let isRight = found.contains { $0.isOf(choice.rule, on: question.location) }
            return Feedback.Outcome(isRight: isRight, measured: "\(choice.rule ?? ""), \(isRight ? "" : "not ")found here")
        }
    }
}
