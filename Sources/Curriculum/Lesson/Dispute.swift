/// What sources say against each other, and what a recording shows of it.
public struct Dispute: Sendable, Hashable {
    /// What one source says.
    public struct Side: Sendable, Hashable {
        /// The source: `Document 000`, `Apple's page`.
        public let source: String
        /// What it says, in our words.
        public let says: [Inline]
    }

    /// Whom the recording agrees with.
    public enum Decision: Sendable, Hashable {
        /// One of the sources, by its name.
        case source(String)
        /// None of them: it shows something else.
        case neither
        /// No recording decides.
        case open
    }

    /// The id of the claim that it is about.
    public let claim: String
    /// What the sources say, at least two of them.
    public let sides: [Side]
    /// Whom the recording agrees with.
    public let decision: Decision
    /// The expressions over the recording that show it; empty where none decides.
    let shown: [Question.Expectation]
}
