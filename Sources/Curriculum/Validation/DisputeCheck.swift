internal import Interpreter
internal import Stage

/// Whether the lessons show both sides of what sources dispute, and whether a recording decides as they say.
struct DisputeCheck {
    let lesson: Lesson
    /// The path of `Lesson.md`.
    let file: String
    /// The ids of the claims that sources dispute.
    let disputed: Set<String>
    let grader: Grader
    let problems: ProblemList

    func check() {
        for step in lesson.steps { if let dispute = step.dispute { check(dispute, of: step) } }
        let shown = Set(lesson.steps.compactMap(\.dispute?.claim))
        for step in lesson.steps {
            for claim in step.claims where disputed.contains(claim) && !shown.contains(claim) {
                problems.report(location(of: step), "sources dispute '\(claim)': the step's stage block says how, with 'dispute'")
            }
        }
    }

    private func location(of step: LessonStep) -> SourceLocation { SourceLocation(file: file, line: step.line, column: 1) }

    private func check(_ dispute: Dispute, of step: LessonStep) {
        if !disputed.contains(dispute.claim) {
            problems.report(location(of: step), "the ledger does not say that '\(dispute.claim)' is disputed")
        }
        if !step.claims.contains(dispute.claim) {
            problems.report(location(of: step), "the step's 'claims' leave out '\(dispute.claim)', which it disputes")
        }
        // A run that fails has been reported.
        guard let stage = step.stage, let run = try? grader.store.run(stage.run).get() else { return }
        let context = ExpectationContext(run: run)
        for expectation in dispute.shown {
            switch context.outcome(of: expectation.source) {
            case .holds: break
            case .fails(let reason): problems.report(expectation.location, "the recording does not show this: \(reason)")
            case .error(let error): problems.report(expectation.location, "this cannot be asked: \(error.description)")
            }
        }
    }
}
