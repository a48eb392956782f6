/// What the Lifecycle Inventory has found: its forms ask for the same concepts, one before and one after the course.
public struct InventoryReport: Sendable, Hashable, Codable {
    /// One form that was taken, or begun.
    public struct Sitting: Sendable, Hashable, Codable {
        /// The form's id.
        public let form: String
        /// The time of the first answer, in seconds since 1970.
        public let began: Double
        /// The form's questions, in order.
        public let items: [Item]

        /// How many answers were right.
        public var right: Int { items.count { $0.isRight == true } }
        /// How many were wrong though the learner was sure.
        public var sureAndWrong: Int { items.count { $0.isRight == false && $0.isSure == true } }
        /// Whether each question has its answer, or was passed over.
        public let isComplete: Bool
    }

    /// One question of a form.
    public struct Item: Sendable, Hashable, Codable {
        /// The question's id: the same in both forms.
        public let question: String
        /// What it is about.
        public let concept: String
        /// Whether the answer was right; nil without one.
        public let isRight: Bool?
        /// Whether the learner was sure; nil without an answer.
        public let isSure: Bool?
        /// The belief that leads to the answer; nil where it was right or names none.
        public let belief: String?
        /// When it was answered, in seconds since 1970; nil without an answer.
        public let time: Double?
    }

    /// The forms that were begun, in the order of time.
    public let sittings: [Sitting]

    /// Reads what was answered. `answers` gives a form's answers that were not taken back, in the order of time, and `finished` says whether its end was
    /// reached. The first answer to a question counts. Throws where a form cannot be read.
    public init(
        _ course: Course, finished: (String) -> Bool, answers: (String) throws -> [AnswerRecord]
    ) throws {
        var sittings: [Sitting] = []
        for outline in course.inventory {
            let given = try answers(outline.id)
            guard let began = given.first?.time else { continue }
            let form = try course.lesson(outline)
            let asked = form.steps.compactMap { step in step.question.flatMap { form.question($0) } }
            let items = asked.enumerated().map { index, question in
                let record = given.first { $0.question == question.id }
                let concept = outline.goals.indices.contains(index) ? outline.goals[index] : question.id
                var belief: String?
                if case .choice(let choice)? = record?.answer, question.choices.indices.contains(choice) {
                    belief = question.choices[choice].belief
                }
                return Item(
                    question: question.id, concept: concept, isRight: record.map { $0.verdict == .right },
                    isSure: record.map { $0.certainty == .sure }, belief: belief, time: record?.time)
            }
            let isComplete = finished(outline.id) || !items.contains { $0.isRight == nil }
            sittings.append(Sitting(form: outline.id, began: began, items: items, isComplete: isComplete))
        }
        self.sittings = sittings.sorted { $0.began < $1.began }
    }

    /// The part of what was missing before that is there after, from 0 to 1, and less where something was lost. Nil unless two forms are complete, or where
    /// nothing was missing.
    public var gain: Double? {
        guard sittings.count == 2, let before = sittings.first, let after = sittings.last, before.isComplete, after.isComplete,
            before.right < before.items.count
        else { return nil }
        return Double(after.right - before.right) / Double(before.items.count - before.right)
    }
}
