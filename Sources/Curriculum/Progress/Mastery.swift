internal import Reference

/// How well a learner remembers what was asked, by callback and by claim.
public struct Mastery: Sendable, Hashable {
    /// What is remembered of one subject.
    public struct Strength: Sendable, Hashable {
        /// How many of its questions were answered.
        public private(set) var answered = 0
        /// How many of those were answered surely and wrongly the last time.
        public private(set) var misbeliefs = 0
        private var sum = 0.0

        /// The mean chance, from 0 to 1, that an answer is recalled now. What was answered surely and wrongly counts as 0.
        public var recall: Double { answered == 0 ? 0 : sum / Double(answered) }

        fileprivate mutating func add(_ recall: Double, isMisbelief: Bool) {
            answered += 1
            misbeliefs += isMisbelief ? 1 : 0
            sum += recall
        }
    }

    /// By callback, without its parentheses: `viewIsAppearing`.
    public private(set) var callbacks: [String: Strength] = [:]
    /// By the claim's id.
    public private(set) var claims: [String: Strength] = [:]

    /// The names of all callbacks that questions may speak of, in the order of a controller's life.
    public static var callbackNames: [String] { CallbackGuide.ofControllers }

    init() {}

    /// The callbacks that were asked about, the best remembered last.
    public var weakestCallbacks: [(name: String, strength: Strength)] { Self.weakest(callbacks) }
    /// The claims that were asked about, the best remembered last.
    public var weakestClaims: [(name: String, strength: Strength)] { Self.weakest(claims) }

    private static func weakest(_ strengths: [String: Strength]) -> [(name: String, strength: Strength)] {
        strengths.map { ($0.key, $0.value) }.sorted { ($0.1.recall, $0.0) < ($1.1.recall, $1.0) }
    }

    mutating func add(_ review: ProgressOverview.Review, to question: Question, of lesson: Lesson, at time: Double) {
        let recall = review.isMisbelief ? 0 : Schedule.days.recall(of: review.memory, at: time)
        func add(_ name: String, to strengths: inout [String: Strength]) {
            strengths[name, default: Strength()].add(recall, isMisbelief: review.isMisbelief)
        }
        for name in question.callbacks { add(name, to: &callbacks) }
        for claim in lesson.claims(askedBy: question) { add(claim, to: &claims) }
    }
}

extension Lesson {
    /// The ids of the claims that an answer to a question shows: its own, and those of the step that asks it.
    public func claims(askedBy question: Question) -> Set<String> {
        Set(question.claims + (steps.first { $0.question == question.id }?.claims ?? []))
    }
}
