import Checks
public import Curriculum

extension Lesson {
    /// The questions that findings in the learner's own code have become, in the words of the rules' pages.
    public init(aboutOwnCode findings: [KeptFinding]) {
        self.init(findings) { MendTexts(rule: $0.rule) }
    }
}

extension MendTexts {
    private static let mostOthers = 3

    /// The texts for a rule's findings: its own mend among those of other rules. Nil where its page has no mend.
    init?(rule: String) {
        guard let own = Self.choice(of: rule, asked: rule), let page = Checks.page(of: rule) else { return nil }
        let others = Checks.rules(besides: rule, count: Self.mostOthers).compactMap { Self.choice(of: $0, asked: rule) }
        self.init(choices: [own] + others, hints: [page.what])
    }

    private static func choice(of rule: String, asked: String) -> Choice? {
        guard let page = Checks.page(of: rule), let mend = page.mend else { return nil }
        let says = rule == asked ? page.why.joined(separator: " ") : "That is the mend where \(Checks.summary(of: rule) ?? "")."
        return Choice(rule: rule, mend: mend.capitalizedFirst, says: says)
    }
}
