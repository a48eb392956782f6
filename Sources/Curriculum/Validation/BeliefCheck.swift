internal import Interpreter
internal import Stage
internal import UIKit

/// Whether somebody who holds a belief answers wrongly exactly where the lessons say so. Each belief's world is run. A wrong choice whose sentence names the
/// belief is right in it. A question without such a choice that it answers wrongly stands with the belief, in `Beliefs.yaml`.
struct BeliefCheck {
    let beliefs: [Located<Belief>]
    let course: Course
    let lessons: [Lesson]
    /// The lessons whose questions are run.
    let proved: [Lesson]
    let problems: ProblemList

    func check() {
        guard !beliefs.isEmpty else { return }
        for belief in beliefs { lesson(of: belief) }
        let real = Grader(limits: Self.noting)
        for lesson in proved {
            // One belief's worlds are of use to the questions of one lesson.
            let worlds = beliefs.map { (belief: $0, grader: Grader(misconceptions: [$0.value.rule])) }
            for question in lesson.questions { check(question, of: lesson, worlds, real) }
        }
        for belief in beliefs {
            for name in belief.value.also where !names.contains(name) {
                problems.report(belief.location, "'\(name)' is no question; one is named with its lesson: '04/order-of-a-push'")
            }
        }
    }

    private static var noting: RunLimits {
        var limits = RunLimits()
        limits.notesRules = true
        return limits
    }

    private var names: Set<String> {
        Set(lessons.flatMap { lesson in lesson.questions.map { "\(lesson.id)/\($0.id)" } })
    }

    // The lesson that is to refute a belief asks it.
    private func lesson(of belief: Located<Belief>) {
        guard course.outline(of: belief.value.lesson) != nil else {
            return problems.report(belief.location, course.absence(of: belief.value.lesson))
        }
        guard let lesson = lessons.first(where: { $0.id == belief.value.lesson }) else { return }
        let isAsked = lesson.questions.contains { Self.kinds.contains($0.kind) && $0.choices.contains { $0.belief == belief.value.says } }
        if !isAsked { problems.report(belief.location, "no question of lesson \(lesson.id) has a choice that names this belief") }
    }

    /// The kinds whose choices are true or not in a world.
    private static let kinds: Set<Question.Kind> = [.place, .choose, .value, .next]

    private typealias World = (belief: Located<Belief>, grader: Grader)

    private func check(_ question: Question, of lesson: Lesson, _ worlds: [World], _ real: Grader) {
        real.store.consulted = []
        let name = "\(lesson.id)/\(question.id)"
        if Self.kinds.contains(question.kind), !question.choices.isEmpty {
            let isRight = question.choices.indices.map { real.grade(.choice($0), to: question).verdict == .right }
            for (belief, grader) in worlds {
                let wrong = question.choices.indices.filter { !isRight[$0] }
                let named = wrong.filter { question.choices[$0].belief == belief.value.says }
                let matters = real.store.consulted.contains(belief.value.rule)
                let answered = matters ? wrong.filter { grader.grade(.choice($0), to: question).verdict == .right } : []
                for index in named where !answered.contains(index) && !isExplained(index, question, grader, real) {
                    let feedback = grader.grade(.choice(index), to: question)
                    problems.report(
                        question.choices[index].location, "who believes “\(belief.value.says)” does not answer this: \(feedback.sentence)")
                }
                note(name, question, belief, fails: !answered.isEmpty, isNamed: !named.isEmpty)
            }
        } else if [.order, .cell, .value].contains(question.kind) {
            let right = real.solve(question)
            for (belief, grader) in worlds {
                let matters = real.store.consulted.contains(belief.value.rule)
                note(name, question, belief, fails: matters && grader.solve(question) != right, isNamed: false)
            }
        }
    }

    // Where code fails in several runs, a believer expects it to work in one of them at least: nobody thinks of all.
    private func isExplained(_ index: Int, _ question: Question, _ grader: Grader, _ real: Grader) -> Bool {
        guard question.kind == .place else { return false }
        return question.scenarios.contains { scenario in
            var alone = question
            alone.scenarios = [scenario]
            return real.grade(.choice(index), to: alone).verdict != .right && grader.grade(.choice(index), to: alone).verdict == .right
        }
    }

    // A question that a believer fails is one in which a choice names the belief, or one that stands with the belief.
    private func note(_ name: String, _ question: Question, _ belief: Located<Belief>, fails: Bool, isNamed: Bool) {
        let isListed = belief.value.also.contains(name)
        if fails, !isNamed, !isListed {
            problems.report(
                question.location, "who believes “\(belief.value.says)” fails this; 'also' in Beliefs.yaml leaves '\(name)' out")
        } else if isListed, !fails || isNamed {
            problems.report(
                belief.location, isNamed ? "'\(name)' names this belief itself" : "who believes this answers '\(name)' as it is")
        }
    }
}
