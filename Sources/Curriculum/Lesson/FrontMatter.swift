internal import Interpreter

/// The head of `Lesson.md`: YAML between two lines of three hyphens.
struct FrontMatter {
    let outline: LessonOutline
    /// The ids of the claims that the lesson shows.
    let claims: [Located<String>]
    /// The ids of the lessons that it builds on.
    let needs: [Located<String>]
    /// The pairs of its rewordings, each where it is written.
    let reworded: [(word: Located<String>, other: Located<String>)]
    /// The first line after it, from 1.
    let bodyLine: Int

    /// Reads the front matter. Reports its problems, and returns nil when there is none.
    static func read(_ file: TextFile, folder: String, problems: ProblemList) -> FrontMatter? {
        guard file.lines.first == "---", let end = file.lines.dropFirst().firstIndex(of: "---") else {
            problems.report(file.location(line: 1), "a lesson begins with its front matter between two lines '---'")
            return nil
        }
        let text = file.text(from: 2, through: end)
        guard let fields = YAMLMapping.parse(text, in: file, firstLine: 2, problems: problems) else { return nil }
        fields.allow(["id", "title", "why", "tell", "minutes", "needs", "claims", "goals", "varied"])
        let id = fields.string("id", isRequired: true)
        let title = fields.string("title", isRequired: true)
        let minutes = fields.integer("minutes", least: 1, isRequired: true)
        let goals = fields.strings("goals")
        let claims = fields.strings("claims")
        let needs = fields.strings("needs")
        if goals.isEmpty { problems.report(fields.location, "'goals' is missing") }
        if let id, !folder.hasPrefix("\(id.value)-") {
            problems.report(id.location, "the folder of lesson \(id.value) is called '\(folder)'; it should begin with '\(id.value)-'")
        }
        let varied = fields.list("varied").map { $0.pairs() }
        guard let id, let title, let minutes else { return nil }
        return FrontMatter(
            outline: LessonOutline(
                id: id.value, title: title.value, goals: goals.map(\.value), claims: claims.map(\.value),
                needs: needs.map(\.value), why: fields.string("why")?.value ?? "", tell: fields.string("tell")?.value,
                minutes: minutes.value, folder: folder,
                rewordings: varied.map { pairs in Rewording(pairs.map { ($0.key.value, $0.value.value) }) }),
            claims: claims, needs: needs, reworded: varied.flatMap { $0.map { ($0.key, $0.value) } }, bodyLine: end + 2)
    }
}
