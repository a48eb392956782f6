import Stage

/// What is known of a rule, or of the comparison of texts: `appear check --explain`, and the help in reports.
public struct RulePage: Sendable {
    /// What the code does that the rule finds, in one or two sentences.
    public let what: String
    /// Why it matters, in sentences, each with its source in brackets behind it.
    public let why: [String]
    /// A file in which the rule finds one fault, and no other rule any. An article for the comparison of texts.
    public let wrong: String
    /// The same file mended.
    public let right: String
    /// The lesson that teaches it, by its number: `06`; nil for none.
    public let lesson: String?

    init(what: String, why: [String], wrong: String, right: String, lesson: String? = nil) {
        (self.what, self.why, self.wrong, self.right, self.lesson) = (what, why, wrong, right, lesson)
    }
}

extension Checks {
    /// The page of a rule; nil where there is no rule of that name.
    public static func page(of rule: String) -> RulePage? { explained.first { $0.name == rule }?.page }

    /// A rule's page as text, fitting 80 columns.
    public static func explanation(of rule: String) -> String? {
        guard let found = explained.first(where: { $0.name == rule }) else { return nil }
        let page = found.page
        func text(_ text: String, hanging: Int = 0) -> String { text.wrapped(to: 80, hanging: hanging).joined(separator: "\n") }
        func indented(_ code: String) -> String {
            code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        }
        var parts = [text("\(found.name): \(found.summary)"), text(page.what)]
        parts.append((["Why:"] + page.why.map { text("- \($0)", hanging: 2) }).joined(separator: "\n"))
        parts.append("Wrong:\n\n\(indented(page.wrong))")
        parts.append("Right:\n\n\(indented(page.right))")
        if let lesson = page.lesson { parts.append("Lesson: appear lesson \(lesson)") }
        if optional.contains(found.name) { parts.append(text("Only asked by name: appear check --rule \(found.name) PATH")) }
        return parts.joined(separator: "\n\n") + "\n"
    }
}
