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
    /// What takes the fault away, in the imperative, without a full stop; nil where the message says it, case by case.
    public let mend: String?
    /// The lesson that teaches it, by its number: `06`; nil for none.
    public let lesson: String?

    init(what: String, why: [String], wrong: String, right: String, mend: String? = nil, lesson: String? = nil) {
        (self.what, self.why, self.wrong, self.right, self.mend, self.lesson) = (what, why, wrong, right, mend, lesson)
    }
}

extension Checks {
    /// The page of a rule; nil where there is no rule of that name.
    public static func page(of rule: String) -> RulePage? { explained.first { $0.name == rule }?.page }

    /// A rule's subject; nil where there is no rule of that name.
    public static func summary(of rule: String) -> String? { explained.first { $0.name == rule }?.summary }

    /// Rules whose mends are no answer where a rule finds something, those with the nearest lessons first.
    ///
    /// No two of them share a word of their names, or a method that their mends name.
    public static func rules(besides rule: String, count: Int) -> [String] {
        guard let own = rules.first(where: { $0.name == rule }) else { return [] }
        let lesson = { (rule: any Rule) in rule.page.lesson.flatMap { Int($0) } ?? 0 }
        let others = rules.filter { $0.page.mend != nil && !signs.contains($0.name) && !optional.contains($0.name) }
        let nearest = others.sorted { abs(lesson($0) - lesson(own)) < abs(lesson($1) - lesson(own)) }
        var taken = words(of: own)
        var found: [String] = []
        for other in nearest where found.count < count && taken.isDisjoint(with: words(of: other)) {
            taken.formUnion(words(of: other))
            found.append(other.name)
        }
        return found
    }

    /// The words of a rule's name, and the methods that its mend names, without their arguments.
    private static func words(of rule: any Rule) -> Set<String> {
        let mend = (rule.page.mend ?? "").split { !$0.isLetter && !$0.isNumber }.filter { $0.dropFirst().contains(where: \.isUppercase) }
        return Set((rule.name.split(separator: "-").filter { $0.count > 2 } + mend).map(String.init))
    }

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
        if let mend = page.mend { parts.append(text("Mend: \(mend).", hanging: 2)) }
        parts.append("Wrong:\n\n\(indented(page.wrong))")
        parts.append("Right:\n\n\(indented(page.right))")
        if let lesson = page.lesson { parts.append("Lesson: appear lesson \(lesson)") }
        if oftenWrongInProjects.contains(found.name) {
            parts.append(
                text(
                    "In a folder with a project of Xcode or of a package only asked by name: appear check --rule \(found.name) PATH. "
                        + "In whole projects fewer than three in four of its findings were right."))
        }
        if optional.contains(found.name) { parts.append(text("Only asked by name: appear check --rule \(found.name) PATH")) }
        return parts.joined(separator: "\n\n") + "\n"
    }
}
