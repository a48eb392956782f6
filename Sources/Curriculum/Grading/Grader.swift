internal import Foundation
internal import Projects
public import Stage
public import UIKit

/// Grades answers by running them: no right answer is written down. Keeps the last runs. Confined to one thread.
public final class Grader {
    let store: RunStore
    /// The mistakes that the checks find in a run. They are asked for questions of the kind mend alone.
    public var findings: (Run) -> [FoundMistake] = { _ in [] }

    /// A grader that has run nothing yet. With misconceptions it grades as those expect who hold them.
    public init(limits: RunLimits = RunLimits(), misconceptions: Set<Misconception> = []) {
        store = RunStore(limits: limits, misconceptions: misconceptions)
    }

    /// The feedback on an answer. Runs the question's scenarios with it: some tens of milliseconds for each in a release build.
    public func grade(_ answer: Answer, to question: Question) -> Feedback {
        switch (question.kind, answer) {
        case (.place, .choice(let index)) where question.choices.indices.contains(index):
            var feedback = place(index, question)
            if feedback.verdict != .right, feedback.run != nil { feedback.advice = advice(for: question) }
            return feedback
        case (.choose, .choice(let index)) where question.choices.indices.contains(index): return choose(index, question)
        case (.lines, .order(let lines)): return self.lines(lines, question)
        case (.why, .choice(let index)) where question.choices.indices.contains(index):
            return asking(question) { why(index, question, $0) }
        case (.mend, .choice(let index)) where question.choices.indices.contains(index):
            return asking(question) { mend(index, question, $0) }
        case (.fix, .source(let text)): return fix(text, question)
        case (.next, .choice(let index)) where question.choices.indices.contains(index):
            return asking(question) { next(index, question, $0) }
        case (.value, .choice(let index)) where question.choices.indices.contains(index):
            return asking(question) { value(question.choices[index].text.plainText, question, $0) }
        case (.value, .text(let text)): return asking(question) { value(text, question, $0) }
        case (.order, .order(let order)): return asking(question) { self.order(order, question, $0) }
        case (.cell, .facts(let facts)): return asking(question) { cell(facts, question, $0) }
        case (.spot, .line(let line)): return asking(question) { spot(line, question, $0) }
        default: return Feedback(.broken, "This is no answer to a question of the kind \(question.kind.rawValue).")
        }
    }

    /// Runs the question's first scenario.
    private func asking(_ question: Question, _ body: (Run) -> Feedback) -> Feedback {
        guard let prescription = question.scenarios.first else { return Feedback(.broken, "There is nothing to run.") }
        switch store.run(prescription) {
        case .success(let run): return body(run)
        case .failure(let error): return Feedback(error)
        }
    }

    // MARK: Expectations

    /// The results of the expectations over all runs together. `failing` is the run in which the first of them that fails does not hold.
    func verdict(
        on expectations: [Question.Expectation], in contexts: [(prescription: RunPrescription, context: ExpectationContext)]
    ) -> (checks: [Feedback.Check], failing: Int?) {
        var failing: [Int: Int] = [:]
        var checks = expectations.map { Feedback.Check(source: $0.source, words: $0.words, holds: true, explanation: nil) }
        for (number, pair) in contexts.enumerated() {
            for (index, expectation) in expectations.enumerated() where checks[index].holds {
                let explanation: String
                switch pair.context.outcome(of: expectation.source) {
                case .holds: continue
                case .fails(let reason): explanation = reason
                case .error(let error): explanation = error.description
                }
                failing[index] = number
                checks[index] = Feedback.Check(
                    source: expectation.source, words: expectation.words, holds: false, explanation: explanation)
            }
        }
        return (checks, failing.min { $0.key < $1.key }?.value)
    }
}

extension Feedback {
    init(
        _ verdict: Verdict, _ sentence: String, run: RunPrescription? = nil, place: Place? = nil, checks: [Check] = [],
        problems: [CurriculumProblem] = []
    ) {
        self.init(
            verdict: verdict, run: run, place: place, sentence: sentence, advice: nil, checks: checks, problems: problems)
    }

    /// Sources that cannot be run.
    init(_ error: SceneError) {
        let located = error.problems.compactMap { problem in problem.location.map { CurriculumProblem($0, problem.message) } }
        let sentence = error.problems.first.map { $0.location == nil ? $0.message : "The code is not Swift yet." }
        self.init(.broken, sentence ?? "The code cannot be run.", problems: located)
    }
}

extension RunPrescription {
    /// The difference between this run and others of its question: the device and window, or else the steps. Empty when there is none.
    func named(among others: [RunPrescription]) -> String {
        guard others.count > 1 else { return "" }
        let devices = Set(others.map(\.setting.deviceAndWindow))
        // What all the runs do first tells none of them from the others.
        let common = others.dropFirst().reduce(others[0].setting.steps) { first, other in
            Array(zip(first, other.setting.steps).prefix { $0 == $1 }.map(\.0))
        }
        // A method of the scene is known by its name; its class stands in the code.
        let own = setting.steps.dropFirst(common.count).map { step in
            let words = step.description
            return words.hasPrefix("call ") ? words.split(separator: ".").last.map(String.init) ?? words : words
        }
        let steps = own.isEmpty ? common.isEmpty ? "without any step" : "without more steps" : "with \(own.listed(with: "and"))"
        let text = devices.count > 1 ? "on \(setting.deviceAndWindow)" : steps
        return " (\(text))"
    }
}

extension Setting {
    /// The device, and the window's size where it does not fill the screen.
    var deviceAndWindow: String {
        device.name + (windowSize.map { ", \(shortNumber(Double($0.width)))×\(shortNumber(Double($0.height)))" } ?? "")
    }
}
