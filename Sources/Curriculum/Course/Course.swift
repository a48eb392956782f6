public import Interpreter

/// A course: its chapters in order. Lessons are read in full only at the first use.
public struct Course: Sendable {
    /// The folder that it was read from.
    public let directory: String
    /// Its title.
    public let title: String
    /// The chapters, in order.
    public let chapters: [Chapter]
    /// Questions that learners ask most, and the places that answer them.
    public let frequentQuestions: [FrequentQuestion]

    /// The forms of the inventory: the same questions in other clothes, for before and after the course. Empty where a course has none.
    public internal(set) var inventory: [LessonOutline] = []

    /// The form of the inventory of that id; nil when there is none.
    public func form(of id: String) -> LessonOutline? { inventory.first { $0.id == id } }

    /// All lessons that are written, in order.
    public var lessons: [LessonOutline] { chapters.flatMap(\.lessons) }

    /// The lessons that are planned and not written yet, in order.
    public var coming: [ComingLesson] { chapters.flatMap(\.coming) }

    /// The lesson of that id; nil when there is none.
    public func outline(of id: String) -> LessonOutline? {
        lessons.first { $0.id == id }
    }

    /// The lesson after another; nil after the last.
    public func lesson(after id: String) -> LessonOutline? {
        let all = lessons
        guard let index = all.firstIndex(where: { $0.id == id }), index + 1 < all.count else { return nil }
        return all[index + 1]
    }
}

/// A part of a course.
public struct Chapter: Sendable, Hashable {
    /// Its title.
    public let title: String
    /// One sentence on its subject; empty for none.
    public let about: String
    /// Its lessons, in order, including those still to come.
    public let entries: [Entry]

    /// A line of a chapter.
    public enum Entry: Sendable, Hashable {
        /// A lesson.
        case lesson(LessonOutline)
        /// One that is planned and not written yet.
        case coming(ComingLesson)
    }

    /// Its lessons that are written, in order.
    public var lessons: [LessonOutline] { entries.compactMap { if case .lesson(let outline) = $0 { outline } else { nil } } }

    /// Its lessons that are not, in order.
    public var coming: [ComingLesson] { entries.compactMap { if case .coming(let lesson) = $0 { lesson } else { nil } } }
}

/// A lesson that is planned and not written yet.
public struct ComingLesson: Sendable, Hashable, Identifiable {
    /// The id that it will have.
    public let id: String
    /// Its future title.
    public let title: String
}

/// A lesson's entry in the list of lessons: its front matter.
public struct LessonOutline: Sendable, Hashable, Identifiable {
    /// The id: `05`.
    public let id: String
    /// Its title.
    public let title: String
    /// The abilities that the learner will have.
    public let goals: [String]
    /// The ids of the claims that it shows.
    public let claims: [String]
    /// The ids of the lessons that it builds on.
    public let needs: [String]
    /// Why it stands where it stands in the course, in one sentence; empty where nothing is said.
    public let why: String
    /// What the learner answers at its end in a sentence of their own; nil where nothing is asked.
    public let tell: String?
    /// How long it takes, in minutes.
    public let minutes: Int
    /// Its folder's name inside the course's: `05-one-transaction`.
    public let folder: String
    /// The other words in which its questions are reviewed.
    public let rewordings: [Rewording]
}

/// A question that learners ask, and the step that answers it.
public struct FrequentQuestion: Sendable, Hashable {
    /// The question, in a learner's words.
    public let title: String
    /// The lesson's id.
    public let lesson: String
    /// The step's id.
    public let step: String
    /// Its place in the file.
    public let location: SourceLocation
}

/// One common claim about UIKit, and our findings on it.
public struct Claim: Sendable, Hashable, Identifiable {
    /// The result of our tests.
    public enum Verdict: String, Sendable, CaseIterable {
        /// It is so.
        case holds
        /// It holds in some situations and not in others.
        case context
        /// It was so, or was the best advice, and no longer is.
        case superseded
        /// The sources disagree.
        case disputed
    }

    /// The id: `G05`.
    public let id: String
    /// The claim, in our words.
    public let says: String
    /// The result of our tests.
    public let verdict: Verdict
    /// What is true instead, or when the claim is true. nil when it simply holds.
    public let truth: String?
    /// Where the claim is made.
    public let sources: [String]
}
