public import Projects
internal import Stage

/// A lesson, read in full.
public struct Lesson: Sendable, Identifiable {
    /// The lesson's entry in the list of lessons.
    public let outline: LessonOutline
    /// Its steps, in order.
    public let steps: [LessonStep]
    /// Its questions, in the order of the file; the exercise is not among them.
    public let questions: [Question]
    /// The code to be mended at the end; nil when there is none.
    public let exercise: Exercise?
    /// Its Swift files by their path inside the lesson's folder, in order of path.
    public let sources: [Source]

    /// The id: `05`.
    public var id: String { outline.id }

    /// The step of that id; nil when there is none.
    public func step(_ id: String) -> LessonStep? { steps.first { $0.id == id } }

    /// The question of that id, the exercise's included; nil when there is none.
    public func question(_ id: String) -> Question? {
        questions.first { $0.id == id } ?? (exercise?.question.id == id ? exercise?.question : nil)
    }

    /// The questions that belong to no step, in order, for the end of the lesson.
    public var openQuestions: [Question] {
        let asked = Set(steps.compactMap(\.question))
        return questions.filter { !asked.contains($0.id) }
    }
}

/// One step of a lesson: prose, and the stage beside it.
public struct LessonStep: Sendable, Hashable, Identifiable {
    /// The title in lower case with hyphens: `two-callbacks-one-frame`. Unique in its lesson.
    public let id: String
    /// The title.
    public let title: String
    /// The step's text.
    public let prose: [Block]
    /// The words that the text explains, in its order.
    public let terms: [Term]
    /// The stage of this step. A step without one keeps the stage of the step before; nil when there is none yet.
    public let stage: StagePrescription?
    /// The id of the question that is asked before the next event is shown.
    public let question: String?
    /// Words of which the text speaks: they stand beside it on the screen, in a window of 80 by 24 cells, when the learner arrives.
    public let words: [String]
    /// The ids of the claims that the step shows.
    public let claims: [String]
    /// What sources say against each other here; nil for nothing.
    public let dispute: Dispute?
    /// The line of its title in `Lesson.md`.
    public let line: Int
}

/// A word of the glossary.
public struct Term: Sendable, Hashable {
    /// Its usual form: `transaction`.
    public let word: String
    /// One sentence.
    public let meaning: String
}

/// The code to be mended at a lesson's end.
public struct Exercise: Sendable {
    /// Its title.
    public let title: String
    /// The question, of kind `fix`; its id is `exercise`.
    public let question: Question
    /// One way to mend it.
    public let solution: Source
}
