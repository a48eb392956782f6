/// A learner's progress, and the reviews that are due.
public struct ProgressOverview: Sendable, Hashable {
    /// The progress in a lesson.
    public struct LessonProgress: Sendable, Hashable {
        /// Where it was left; nil when it was finished elsewhere and never opened here.
        public var bookmark: Bookmark?
        /// Whether its end was reached once.
        public var isFinished: Bool
    }

    /// A question that was answered, and when it should be asked again.
    public struct Review: Sendable, Hashable {
        /// The lesson's id.
        public let lesson: String
        /// The question's id.
        public let question: String
        /// How well it is remembered.
        public let memory: Memory
        /// Whether the last answer was given as sure, and was wrong.
        public let isMisbelief: Bool
    }

    /// The lessons that were opened, by id.
    public var lessons: [String: LessonProgress] = [:]
    /// The lesson that was opened last; nil before the first.
    public var last: String?
    /// The questions whose turn has come, what was answered surely and wrongly first, then the longest due.
    public var due: [Review] = []
    /// How many questions that had been answered on an earlier day were answered again today.
    public var reviewedToday = 0
    /// When this was so, in seconds since 1970.
    public var time = 0.0
    /// The questions whose turn is still to come, the next first.
    public var upcoming: [Review] = []
    /// How many answers were given and not taken back.
    public var answers = 0
    /// How many of them were right.
    public var rightAnswers = 0
    /// What is remembered by callback and by claim; nothing before the questions are known (`keepingReviews`).
    public var mastery = Mastery()
    /// What the learner wrote at the ends of lessons, by the lesson's id.
    public var sentences: [String: String] = [:]
    /// The ids of the findings in the learner's own code that are asked about.
    public var keptFindings: Set<String> = []
    /// How the stage is arranged, by kind of screen.
    public var arrangements: [String: StageArrangement] = [:]
}

extension ProgressOverview {
    /// The most reviews of one day.
    public static let mostPerDay = 10

    /// The due questions that are asked today: no more than a learner does willingly in a few minutes.
    public var dueToday: [Review] { Array(due.prefix(max(0, Self.mostPerDay - reviewedToday))) }

    /// The days until the next question is due, at least 1; nil where none is to come.
    public var daysToNext: Int? {
        if due.count > dueToday.count { return 1 }
        return upcoming.first.map(days)
    }

    /// The days until a question is asked again, at least 1; nil where it has no date, and 0 where its turn has come.
    public func days(to question: String, of lesson: String) -> Int? {
        if due.contains(where: { $0.lesson == lesson && $0.question == question }) { return 0 }
        return upcoming.first { $0.lesson == lesson && $0.question == question }.map(days)
    }

    private func days(to review: Review) -> Int { Int(min(max(1, ((review.memory.due - time) / 86_400).rounded(.up)), 1e6)) }

    /// The mean chance, from 0 to 1, that the answered questions of a lesson are recalled now; nil where none has been answered.
    public func recall(of lesson: String) -> Double? {
        let known = (due + upcoming).filter { $0.lesson == lesson }
        guard !known.isEmpty else { return nil }
        return known.reduce(0) { $0 + Schedule.days.recall(of: $1.memory, at: time) } / Double(known.count)
    }

    /// This overview without the reviews of questions that no longer exist, and with what is remembered of the others. `lesson` returns a readable lesson;
    /// it is called only for lessons with reviews.
    public func keepingReviews(of lesson: (String) -> Lesson?) -> ProgressOverview {
        var lessons: [String: Lesson?] = [:]
        var kept = self
        kept.mastery = Mastery()
        func isAsked(_ review: Review) -> Bool {
            let found = lessons[review.lesson] ?? lesson(review.lesson)
            lessons[review.lesson] = .some(found)
            guard let found, let question = found.question(review.question) else { return false }
            kept.mastery.add(review, to: question, of: found, at: time)
            return true
        }
        let known = (due: due.filter(isAsked), upcoming: upcoming.filter(isAsked))
        (kept.due, kept.upcoming) = known
        return kept
    }
}

/// An answer in the log.
public struct AnswerRecord: Sendable, Hashable, Codable {
    /// The lesson's id.
    public let lesson: String
    /// The question's id.
    public let question: String
    /// The answer.
    public let answer: Answer
    /// The result.
    public let verdict: Feedback.Verdict
    /// How many hints were shown before.
    public let hints: Int
    /// How sure the learner was; nil where that was not asked.
    public var certainty: Certainty?
    /// When, in seconds since 1970, to the millisecond.
    public let time: Double
    /// When it was taken back; nil when it was not.
    public var takenBack: Double?
}
