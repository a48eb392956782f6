internal import Foundation

/// When a question should be asked again: FSRS-6, the free spaced repetition scheduler, without fuzzing.
///
/// The names are those of the published description of FSRS-6. Its parameters are w0 to w20. S is the stability in days, and D the
/// difficulty. R is the chance of recall, and G the rating from 1 to 4.
public struct Schedule: Sendable, Hashable {
    /// The parameters w0 to w20.
    public var parameters: [Double]
    /// The chance of recall at which a question comes back, above 0 and below 1.
    public var retention: Double
    /// The waits of a new question, in seconds.
    public var learningSteps: [Double]
    /// The waits of a forgotten question, in seconds.
    public var relearningSteps: [Double]
    /// The longest wait, in days.
    public var maximumInterval: Double

    /// The parameters that FSRS-6 starts from, fitted to the reviews of many learners.
    public static let defaultParameters = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
        0.5425,
        0.0912, 0.0658, 0.1542,
    ]

    /// A schedule. The defaults are FSRS-6's recommendations.
    public init(
        parameters: [Double] = Schedule.defaultParameters, retention: Double = 0.9, learningSteps: [Double] = [60, 600],
        relearningSteps: [Double] = [600], maximumInterval: Double = 36_500
    ) {
        precondition(parameters.count == 21, "FSRS-6 has 21 parameters")
        precondition(retention > 0 && retention < 1, "a chance of recall lies between 0 and 1")
        self.parameters = parameters
        self.retention = retention
        self.learningSteps = learningSteps
        self.relearningSteps = relearningSteps
        self.maximumInterval = maximumInterval
    }

    /// The memory after one more answer, `now` in seconds since 1970. `memory` is nil for the first answer.
    public func review(_ memory: Memory?, rating: Rating, at now: Double) -> Memory {
        guard let memory else {
            return placed(
                stability: max(w(rating.rawValue - 1), Self.minimumStability), difficulty: bounded(initialDifficulty(rating)),
                phase: .learning(step: 0), rating: rating, now: now)
        }
        let isSameDay = days(since: memory, at: now) < 1
        let stability =
            isSameDay
            ? shortTermStability(memory.stability, rating: rating)
            : longTermStability(memory, recall: recall(of: memory, at: now), rating: rating)
        return placed(
            stability: max(stability, Self.minimumStability), difficulty: nextDifficulty(memory.difficulty, rating: rating),
            phase: memory.phase, rating: rating, now: now)
    }

    /// The schedule of a learner who comes back on another day: nothing is asked again on the day of its answer.
    public static let days = Schedule(learningSteps: [], relearningSteps: [])

    /// The chance that a question is recalled at `now`, in seconds since 1970; whole days count.
    public func recall(of memory: Memory, at now: Double) -> Double {
        pow(1 + factor * days(since: memory, at: now) / memory.stability, decay)
    }

    // MARK: Intervals

    private func placed(stability: Double, difficulty: Double, phase: Memory.Phase, rating: Rating, now: Double) -> Memory {
        let next: (phase: Memory.Phase, wait: Double)
        switch phase {
        case .learning(let step): next = stepped(step, of: learningSteps, stability, rating) { .learning(step: $0) }
        case .relearning(let step): next = stepped(step, of: relearningSteps, stability, rating) { .relearning(step: $0) }
        case .review:
            if rating == .again, let first = relearningSteps.first {
                next = (.relearning(step: 0), first)
            } else {
                next = (.review, interval(stability))
            }
        }
        return Memory(stability: stability, difficulty: difficulty, phase: next.phase, reviewed: now, due: now + next.wait)
    }

    private func stepped(
        _ step: Int, of steps: [Double], _ stability: Double, _ rating: Rating, phase: (Int) -> Memory.Phase
    ) -> (Memory.Phase, Double) {
        let known = (Memory.Phase.review, interval(stability))
        guard let first = steps.first else { return known }
        switch rating {
        case .again: return (phase(0), first)
        case .hard where step >= steps.count: return known
        case .hard where step == 0: return (phase(0), steps.count == 1 ? first * 1.5 : (first + steps[1]) / 2)
        case .hard: return (phase(step), steps[step])
        case .good where step + 1 < steps.count: return (phase(step + 1), steps[step + 1])
        case .good, .easy: return known
        }
    }

    /// The wait in seconds until the chance of recall has fallen to `retention`: whole days, at least one.
    private func interval(_ stability: Double) -> Double {
        let days = (stability / factor * (pow(retention, 1 / decay) - 1)).rounded(.toNearestOrEven)
        return min(max(days, 1), maximumInterval) * Self.day
    }

    // MARK: Stability

    /// S after a second review on the same day: S · e^(w17 · (G - 3 + w18)) · S^-w19, which does not fall unless forgotten.
    private func shortTermStability(_ stability: Double, rating: Rating) -> Double {
        let increase = exp(w(17) * (Double(rating.rawValue) - 3 + w(18))) * pow(stability, -w(19))
        return stability * (rating == .again ? increase : max(increase, 1))
    }

    private func longTermStability(_ memory: Memory, recall: Double, rating: Rating) -> Double {
        let (stability, difficulty) = (memory.stability, memory.difficulty)
        if rating == .again {
            // w11 · D^-w12 · ((S + 1)^w13 - 1) · e^(w14 · (1 - R)). At most the stability that a review on the same day would leave.
            let forgotten = w(11) * pow(difficulty, -w(12)) * (pow(stability + 1, w(13)) - 1) * exp(w(14) * (1 - recall))
            return min(forgotten, stability / exp(w(17) * w(18)))
        }
        // S · (1 + e^w8 · (11 - D) · S^-w9 · (e^(w10 · (1 - R)) - 1) · w15 if hard · w16 if easy)
        let gain = exp(w(8)) * (11 - difficulty) * pow(stability, -w(9)) * (exp(w(10) * (1 - recall)) - 1)
        return stability * (1 + gain * (rating == .hard ? w(15) : 1) * (rating == .easy ? w(16) : 1))
    }

    // MARK: Difficulty

    /// D before any review: w4 - e^(w5 · (G - 1)) + 1, which may lie outside 1 to 10.
    private func initialDifficulty(_ rating: Rating) -> Double {
        w(4) - exp(w(5) * Double(rating.rawValue - 1)) + 1
    }

    /// D changes by -w6 · (G - 3), less near 10. Then it moves towards the difficulty of an easy question, by the share w7.
    private func nextDifficulty(_ difficulty: Double, rating: Rating) -> Double {
        let change = -w(6) * Double(rating.rawValue - 3)
        let damped = difficulty + change * (10 - difficulty) / 9
        return bounded(w(7) * initialDifficulty(.easy) + (1 - w(7)) * damped)
    }

    private func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

    // MARK: The forgetting curve

    private static let day = 86_400.0
    private static let minimumStability = 0.001

    private var decay: Double { -w(20) }

    /// The factor for which the chance of recall is 0.9 after as many days as the stability.
    private var factor: Double { pow(0.9, 1 / decay) - 1 }

    // A clock that was set back does not make a question known better.
    private func days(since memory: Memory, at now: Double) -> Double { max(0, ((now - memory.reviewed) / Self.day).rounded(.down)) }

    private func w(_ index: Int) -> Double { parameters[index] }
}
