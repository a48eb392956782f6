/// What a question about a finding says: the rules' own words.
public struct MendTexts: Sendable {
    /// One choice: what mends the mistakes of a rule.
    public struct Choice: Sendable {
        /// The rule's name.
        public let rule: String
        /// Its mend, in the imperative.
        public let mend: String
        /// What is said of whoever chooses it.
        public let says: String

        /// A choice.
        public init(rule: String, mend: String, says: String) {
            (self.rule, self.mend, self.says) = (rule, mend, says)
        }
    }

    /// The choices, that of the finding's own rule among them.
    public let choices: [Choice]
    /// The hints, by degrees.
    public let hints: [String]

    /// The texts of a question.
    public init(choices: [Choice], hints: [String]) {
        (self.choices, self.hints) = (choices, hints)
    }
}
