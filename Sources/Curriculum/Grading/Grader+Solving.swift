internal import Interpreter
internal import Projects
internal import Stage

extension Grader {
    /// A right answer in words, found by running answers. If there is none, says so. In the file that is to be mended the learner has so many lines above
    /// those of the lesson.
    public func solve(_ question: Question, linesAbove: Int = 0) -> String {
        guard let prescription = question.scenarios.first else { return "There is nothing to run." }
        switch question.kind {
        case .place, .choose:
            let right = question.choices.indices.filter { grade(.choice($0), to: question).verdict == .right }
            return right.isEmpty ? "None of them." : right.map { question.choices[$0].text.plainText }.listed(with: "or")
        case .fix: return solution(of: question, linesAbove)
        case .lines: return question.code(of: question.usual)
        case .order, .next, .value, .cell, .spot, .why:
            switch store.run(prescription) {
            case .success(let run): return lookUp(question, run)
            case .failure(let error): return error.problems.first?.description ?? "It does not run."
            }
        }
    }

    private func lookUp(_ question: Question, _ run: Run) -> String {
        switch question.kind {
        case .order:
            return rightOrder(question, run).map { $0.map { question.choices[$0].text.plainText }.joined(separator: ", then ") }
                ?? "Not all of these come."
        case .why: return rightCause(question, run).map { question.choices[$0.index].text.plainText } ?? "None of these is the cause."
        case .next: return rightNext(question, run).map { question.choices[$0.index].text.plainText } ?? "None of these comes."
        case .value:
            guard let code = question.code, let (place, object) = asked(question, run),
                let value = try? ExpectationContext(run: run, into: question.into).text(of: code, at: place, on: object)
            else { return "It has no value." }
            return value
        case .cell:
            return rightFacts(question, run).map { self.sentence(on: Array($0.indices), question, $0) } ?? "It does not come."
        case .spot:
            return rightLines(question, run).first.map { "\($0.location.file), line \($0.location.line)" } ?? "No line is at fault."
        case .place, .fix, .choose, .lines: return ""
        }
    }

    /// The lines that a file's known solution adds.
    private func solution(of question: Question, _ linesAbove: Int) -> String {
        guard let solution = question.solution, let start = question.text else { return "No way to mend it is known." }
        let old = start.split(separator: "\n", omittingEmptySubsequences: false)
        let new = solution.text.split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String] = []
        for change in new.difference(from: old) {
            let (sign, offset, text) =
                switch change {
                case .insert(let offset, let element, _): ("+", offset, element)
                case .remove(let offset, let element, _): ("-", offset, element)
                }
            lines.append("\(sign) line \(offset + linesAbove + 1): \(text.trimmingSpaces)")
        }
        return lines.joined(separator: "\n")
    }
}
