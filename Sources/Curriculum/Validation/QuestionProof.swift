internal import Interpreter
internal import Projects
internal import Stage

/// Whether a question can be answered, rightly and wrongly.
struct QuestionProof {
    let question: Question
    let grader: Grader
    let problems: ProblemList

    func check() {
        if question.hints.isEmpty { report("the question has no hints") }
        guard runs() else { return }
        sentences()
        switch question.kind {
        case .place: choices(mostRight: question.choices.count - 1)
        case .choose, .mend: choices(mostRight: 1)
        case .value where !question.choices.isEmpty: choices(mostRight: 1)
        case .value: value()
        case .next: choices(mostRight: 1)
        case .order: order()
        case .cell: cell()
        case .lines: lines()
        case .why: why()
        case .spot: spot()
        case .fix: fix()
        }
        mistakes()
    }

    private func report(_ message: String) { problems.report(question.location, message) }

    /// Whether all scenarios run without a refusal.
    private func runs() -> Bool {
        var areSound = true
        for scenario in question.scenarios {
            switch grader.store.run(scenario) {
            case .failure(let error):
                areSound = false
                for problem in error.problems { report("the question's scene does not run: \(problem)") }
            case .success(let run):
                for event in run.recording.events where event.kind == .refusal {
                    report("the question's scene asks for what there is not: \(event.text ?? event.name)")
                }
                if let moment = question.at, moment.place(in: run) == nil {
                    report("the recording has no '\(moment)', at which it is asked")
                }
                for choice in question.choices {
                    guard let moment = choice.moment, question.kind == .order, moment.place(in: run) == nil else { continue }
                    problems.report(choice.location, "the recording has no '\(moment)'")
                }
            }
        }
        return areSound
    }

    /// Each choice has its sentence. Those of the wrong ones, and no others, begin with the belief that leads to the choice: so a scene that no
    /// longer does what the lesson says is found, although no right answer is written down.
    private func sentences() {
        if question.kind == .spot, question.remarks.isEmpty {
            report("the question says nothing of any line: it lists lines, and 'Says:' has a sentence for each")
        }
        if question.kind == .cell, question.remarks.contains(where: \.says.isEmpty) {
            return report("'Says:' has a sentence for each \(question.rows.count == 1 ? "fact, in their order" : "row, in their order")")
        }
        for choice in question.choices + question.remarks where choice.says.isEmpty && question.kind != .lines {
            problems.report(choice.location, "nothing is said of this choice; 'Says:' has a sentence for each")
        }
        guard [.place, .choose, .next, .value, .why].contains(question.kind) else { return }
        for (index, choice) in question.choices.enumerated() where !choice.says.isEmpty {
            let isRight = grader.grade(.choice(index), to: question).verdict == .right
            guard isRight == (choice.belief != nil) else { continue }
            problems.report(
                choice.location,
                isRight
                    ? "this choice is right, and its sentence begins with a belief, as if it were wrong"
                    : "this choice is wrong, and its sentence does not begin with the belief that leads to it, stressed")
        }
    }

    private func choices(mostRight: Int) {
        var right: [String] = []
        for (index, choice) in question.choices.enumerated() {
            let feedback = grader.grade(.choice(index), to: question)
            switch feedback.verdict {
            case .right: right.append(choice.text.plainText)
            case .wrong: break
            case .broken where question.kind == .place && feedback.run != nil: break
            case .broken: problems.report(choice.location, "this choice cannot be graded: \(feedback.sentence)")
            }
        }
        if right.isEmpty {
            report("none of the choices is right")
        } else if right.count > mostRight {
            report(
                right.count == question.choices.count
                    ? "all of the choices are right" : "more than one choice is right: \(right.listed(with: "and"))")
        }
    }

    private func value() {
        let real = grader.solve(question)
        if grader.grade(.text(real), to: question).verdict != .right, grader.grade(.text("\"\(real)\""), to: question).verdict != .right {
            report("the value, \(real), is not right as an answer")
        }
    }

    private func order() {
        guard let run = try? question.scenarios.first.map(grader.store.run)?.get(), let right = grader.rightOrder(question, run) else {
            return
        }
        let places = right.compactMap { question.choices[$0].moment?.place(in: run) }
        if zip(places, places.dropFirst()).contains(where: { $0 == $1 }) { report("two of the moments are the same one") }
        if right == Array(question.choices.indices) { report("the moments stand in the right order already") }
        if grader.grade(.order(right), to: question).verdict != .right { report("no order of the moments is right") }
    }

    private func cell() {
        guard let run = try? question.scenarios.first.map(grader.store.run)?.get() else { return }
        if grader.rightFacts(question, run) == nil {
            report("the facts cannot be measured at \(question.rows.map { "'\($0)'" }.listed(with: "and"))")
        }
    }

    private func lines() {
        let given = Array(question.choices.indices)
        if grader.grade(.order(given), to: question).verdict == .right { report("the lines as they stand in the file are right already") }
        let feedback = grader.grade(.order(question.usual), to: question)
        if feedback.verdict != .right { report("the usual order is not right: \(feedback.sentence)") }
        if question.usual == given { report("the lines stand in the usual order already") }
    }

    private func why() {
        choices(mostRight: 1)
        guard let run = try? question.scenarios.first.map(grader.store.run)?.get() else { return }
        let found = zip(question.choices, grader.causes(question, run)).filter { $1 != nil }.map { $0.0.text.plainText }
        if found.count > 1 { report("more than one choice is in the chain of causes: \(found.listed(with: "and"))") }
    }

    private func spot() {
        guard let run = try? question.scenarios.first.map(grader.store.run)?.get() else { return }
        let lines = Set(grader.rightLines(question, run).map(\.location.line))
        if lines.isEmpty { report("no line of \(question.file) is at fault") }
        if lines.count > 1 { report("several lines are at fault: \(lines.sorted().map(String.init).listed(with: "and"))") }
    }

    private func fix() {
        guard let start = question.text else { return report("the question's run has no file '\(question.file)'") }
        if grader.grade(.source(start), to: question).verdict == .right { report("the start holds all expectations already") }
        guard let solution = question.solution else { return }
        let feedback = grader.grade(.source(solution.text), to: question)
        guard feedback.verdict != .right else { return }
        report("the solution does not pass: \(feedback.sentence)")
        for problem in feedback.problems { report("the solution does not pass: \(problem)") }
    }

    /// Reports expectations that can never be evaluated.
    private func mistakes() {
        guard let scenario = question.scenarios.first, let run = try? grader.store.run(scenario).get() else { return }
        let placed = [.place, .lines].contains(question.kind) ? PlacedCode(id: question.id, file: question.file, lines: 1...1) : nil
        let context = ExpectationContext(run: run, into: question.into, placed: placed)
        for expectation in question.expectations + question.choices.flatMap(\.expectations) {
            guard case .error(let error) = context.outcome(of: expectation.source), error.isMistake else { continue }
            problems.report(place(of: error, in: expectation), "this cannot be asked: \(error.description)")
        }
    }

    /// The place of the unknown name, or else the beginning of the expectation.
    private func place(of error: AskingError, in expectation: Question.Expectation) -> SourceLocation {
        guard let name = error.unknownName, let range = expectation.source.firstRange(of: name) else { return expectation.location }
        let offset = expectation.source.utf8.distance(from: expectation.source.startIndex, to: range.lowerBound)
        return SourceLocation(
            file: expectation.location.file, line: expectation.location.line, column: expectation.location.column + offset)
    }
}
