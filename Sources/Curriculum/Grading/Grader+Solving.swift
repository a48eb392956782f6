internal import Interpreter
internal import Projects
internal import Stage

extension Grader {
    /// A right answer in words, found by running answers. If there is none, says so.
    ///
    /// To a file that is to be mended it is what the model's solution has otherwise than the learner's `text`, or than the lesson's file: a line for each,
    /// with its sign and its number. The learner's copy has so many lines above those of the lesson.
    public func solve(_ question: Question, from text: String? = nil, linesAbove: Int = 0) -> String {
        guard let prescription = question.scenarios.first else { return "There is nothing to run." }
        switch question.kind {
        case .place, .choose, .mend:
            let right = question.choices.indices.filter { grade(.choice($0), to: question).verdict == .right }
            return right.isEmpty ? "None of them." : right.map { question.choices[$0].text.plainText }.listed(with: "or")
        case .fix: return solution(of: question, from: text, linesAbove)
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
        case .place, .fix, .choose, .lines, .mend: return ""
        }
    }

    private func solution(of question: Question, from text: String?, _ linesAbove: Int) -> String {
        guard let solution = question.solution, let start = question.text else { return "No way to mend it is known." }
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let above = text.map { Array(lines($0).prefix(linesAbove)) } ?? Array(repeating: "", count: linesAbove)
        let old = text.map(lines) ?? above + lines(start)
        let new = above + lines(solution.text)
        let width = String(max(old.count, new.count)).count
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .insert(let offset, _, _): inserted.insert(offset)
            case .remove(let offset, _, _): removed.insert(offset)
            }
        }
        // The lines that go stand before those that take their place.
        var written: [String] = []
        func write(_ sign: String, _ number: Int, _ line: Substring) {
            let number = String(number + 1)
            written.append("\(sign) \(String(repeating: " ", count: width - number.count))\(number)  \(line)")
        }
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            if removed.contains(from) {
                write("-", from, old[from])
                from += 1
            } else if inserted.contains(to) {
                write("+", to, new[to])
                to += 1
            } else {
                from += 1
                to += 1
            }
        }
        return written.joined(separator: "\n")
    }
}
