internal import Interpreter
internal import Stage

// What the other choices come to: a verdict shows all of them.
extension Grader {
    /// The feedback on an answer with what each choice comes to, and the right answer where the question has one. Runs every choice once.
    public func verdict(on answer: Answer, to question: Question) -> Feedback {
        var feedback = grade(answer, to: question)
        guard feedback.run != nil else { return feedback }
        feedback.about = choice(answer, question)
        switch question.kind {
        case .place, .choose:
            let given = feedback
            feedback.outcomes = question.choices.indices.map { index in
                if answer == .choice(index) { return outcome(given, question) }
                return outcome(question.kind == .place ? place(index, question) : choose(index, question), question)
            }
        case .value:
            feedback.outcomes = question.choices.indices.map { index in
                let isRight = grade(.choice(index), to: question).verdict == .right
                return Feedback.Outcome(isRight: isRight, measured: isRight ? "measured" : "")
            }
        case .mend: if let run = firstRun(question) { feedback.outcomes = mends(question, run) }
        case .next: if let run = firstRun(question) { feedback.outcomes = next(question, run) }
        case .why: if let run = firstRun(question) { feedback.outcomes = why(question, run) }
        case .order: feedback.right = firstRun(question).flatMap { rightOrder(question, $0) }.map { .order($0) }
        case .lines: feedback.right = .order(question.usual)
        case .cell: feedback.right = firstRun(question).flatMap { rightFacts(question, $0) }.map { .facts($0) }
        case .spot: feedback.right = firstRun(question).flatMap { rightLines(question, $0).first }.map { .line($0.location.line) }
        case .fix: break
        }
        return feedback
    }

    /// The choice that an answer is about.
    private func choice(_ answer: Answer, _ question: Question) -> Question.Choice? {
        switch (question.kind, answer) {
        case (_, .choice(let index)):
            return question.choices[index]
        case (.order, .order(let order)):
            return firstRun(question).flatMap { firstMisplaced(in: order, question, $0) }.map { question.choices[$0] }
        case (.lines, .order(let order)):
            // A line that the solution does not have.
            return order.first { !question.usual.contains($0) }.map { question.choices[$0] }
        case (.spot, .line(let number)):
            let lines = question.text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            guard lines.indices.contains(number - 1) else { return nil }
            return question.remarks.first { $0.text.plainText == lines[number - 1].trimmingSpaces }
        case (.cell, .facts(let facts)):
            guard let right = firstRun(question).flatMap({ rightFacts(question, $0) }), right.count == facts.count,
                let wrong = right.indices.first(where: { facts[$0] != right[$0] })
            else { return nil }
            let index = question.rows.count == 1 ? wrong : wrong / question.facts.count
            return question.remarks.indices.contains(index) ? question.remarks[index] : nil
        default:
            return nil
        }
    }

    private func firstRun(_ question: Question) -> Run? { question.scenarios.first.flatMap { try? store.run($0).get() } }

    private func outcome(_ feedback: Feedback, _ question: Question) -> Feedback.Outcome {
        let isRight = feedback.verdict == .right
        guard isRight else {
            let words = feedback.measured.isEmpty ? feedback.sentence.trimmingLastPeriod : feedback.measured
            return Feedback.Outcome(isRight: false, measured: words)
        }
        let count = question.scenarios.count
        return Feedback.Outcome(isRight: true, measured: count > 1 ? "right in all \(count) runs" : "")
    }

    private func next(_ question: Question, _ run: Run) -> [Feedback.Outcome] {
        let right = rightNext(question, run)
        return question.choices.indices.map { index in
            if right?.index == index { return Feedback.Outcome(isRight: true, measured: "next, event \(right?.place.event ?? 0)") }
            let place = question.choices[index].moment.flatMap { first($0, after: question, run) }
            return Feedback.Outcome(isRight: false, measured: place.map { "later, event \($0.event)" } ?? "not after this")
        }
    }

    private func why(_ question: Question, _ run: Run) -> [Feedback.Outcome] {
        let right = rightCause(question, run)
        return question.choices.indices.map { index in
            if right?.index == index { return Feedback.Outcome(isRight: true, measured: "its cause, event \(right?.event ?? 0)") }
            guard let place = question.choices[index].moment?.place(in: run) else {
                return Feedback.Outcome(isRight: false, measured: "does not come")
            }
            let isLater = place.event > right?.asked ?? 0
            return Feedback.Outcome(isRight: false, measured: (isLater ? "later" : "before it, no cause") + ", event \(place.event)")
        }
    }
}

extension String {
    var trimmingLastPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
