/// A place in the course that matches a search.
public struct SearchResult: Sendable, Hashable {
    /// The kind of result.
    public enum Kind: Sendable, Hashable {
        /// A question that learners ask; the place is its answer's.
        case frequentQuestion
        /// A lesson, by its id, its title or its goals.
        case lesson
        /// A step, by its title.
        case step
        /// A step, by its text.
        case prose
    }

    /// The kind of result.
    public let kind: Kind
    /// The lesson's id.
    public let lesson: String
    /// The step's id; nil for the whole lesson.
    public let step: String?
    /// The question, or the lesson's or step's title.
    public let title: String
    /// The line that matches best; nil when the title does.
    public let excerpt: String?
}
