/// Finds places in a course by words, as they are typed. The same words always give the same results in the same order.
public struct CourseSearch: Sendable {
    private let entries: [Entry]
    /// Every word of the course once, in the order in which they were met.
    private let vocabulary: [(word: String, scalars: [Unicode.Scalar])]

    /// Something that can be found.
    private struct Entry {
        let result: SearchResult
        /// The words of the title, by their places in the vocabulary.
        let title: [Int]
        /// The lines beneath it, with their words.
        let lines: [(text: String, words: [Int])]
        /// The weight of a word in the title; a word in a line has 1.
        let weight: Int
    }

    /// How well a word of the course fits one that was typed.
    private enum Fit {
        static let whole = 8
        static let beginning = 5
        static let oneEdit = 2
    }

    /// Prepares the search of a course's titles, goals and frequent questions, and of the given lessons' texts. A lesson that is not given
    /// can still be found by its title. Linear in the text.
    public init(_ course: Course, lessons: [Lesson]) {
        var places: [String: Int] = [:]
        var words: [String] = []
        func place(_ text: String) -> [Int] {
            SearchWords.of(text).map { word in
                if let place = places[word] { return place }
                places[word] = words.count
                words.append(word)
                return words.count - 1
            }
        }
        func entry(
            _ kind: SearchResult.Kind, _ lesson: String, _ step: String?, _ title: String, id: String = "", lines: [String], weight: Int
        ) -> Entry {
            Entry(
                result: SearchResult(kind: kind, lesson: lesson, step: step, title: title, excerpt: nil), title: place("\(id) \(title)"),
                lines: lines.map { ($0, place($0)) }.filter { !$0.1.isEmpty }, weight: weight)
        }
        var entries = course.frequentQuestions.map { question in
            entry(.frequentQuestion, question.lesson, question.step, question.title, lines: [], weight: 5)
        }
        for outline in course.lessons {
            entries.append(entry(.lesson, outline.id, nil, outline.title, id: outline.id, lines: outline.goals, weight: 4))
            for step in lessons.first(where: { $0.id == outline.id })?.steps ?? [] {
                let lines = step.prose.plainText.split(separator: "\n").map { $0.trimmingSpaces }
                entries.append(entry(.step, outline.id, step.id, step.title, lines: lines, weight: 3))
            }
        }
        self.entries = entries
        vocabulary = words.map { ($0, Array($0.unicodeScalars)) }
    }

    /// The places that have most of the typed words, best first. Empty when nothing was typed. Each place is listed once. The order:
    ///
    /// - A whole word, then the beginning of a word, then a word with one wrong letter.
    /// - Then a question that learners ask, a lesson's title, a step's title, a step's text.
    /// - Then the course's order.
    public func results(for typed: String, limit: Int = 20) -> [SearchResult] {
        let all = SearchWords.typed(typed)
        let telling = all.filter { !SearchWords.small.contains($0) }
        let needed = telling.isEmpty ? all : telling
        guard !needed.isEmpty else { return [] }
        let fits = needed.map(fits)
        let scored = entries.enumerated().compactMap { order, entry in score(entry, fits).map { (order: order, score: $0) } }
        guard let most = scored.map(\.score.words).max() else { return [] }
        let ranked = scored.filter { $0.score.words == most }.sorted { (-$0.score.worth, $0.order) < (-$1.score.worth, $1.order) }
        var seen: Set<Target> = []
        return Array(ranked.map(\.score.result).filter { seen.insert(Target(lesson: $0.lesson, step: $0.step)).inserted }.prefix(limit))
    }

    private struct Target: Hashable {
        let lesson: String
        let step: String?
    }

    /// How well each word of the vocabulary fits a typed one; 0 for not at all.
    private func fits(_ typed: String) -> [Int] {
        let scalars = Array(typed.unicodeScalars)
        return vocabulary.map { word in
            if word.word == typed { return Fit.whole }
            if word.scalars.starts(with: scalars) { return Fit.beginning }
            // One slip in a short word makes it any other.
            return scalars.count >= 4 && SearchWords.isOneEdit(scalars, word.scalars) ? Fit.oneEdit : 0
        }
    }

    private func score(_ entry: Entry, _ fits: [[Int]]) -> (words: Int, worth: Int, result: SearchResult)? {
        func best(_ fit: [Int], _ words: [Int]) -> Int { words.lazy.map { fit[$0] }.max() ?? 0 }
        var (words, worth, isInTitle) = (0, 0, true)
        for fit in fits {
            let inTitle = best(fit, entry.title)
            let inLines = entry.lines.lazy.map { best(fit, $0.words) }.max() ?? 0
            if inTitle == 0, inLines > 0 { isInTitle = false }
            if max(inTitle, inLines) > 0 { words += 1 }
            worth += max(inTitle * entry.weight, inLines)
        }
        guard words > 0 else { return nil }
        let result = entry.result
        if isInTitle { return (words, worth, result) }
        // The first of the lines that have most.
        let lines = entry.lines.map { line in fits.reduce(0) { $0 + best($1, line.words) } }
        let excerpt = lines.max().flatMap { most in lines.firstIndex(of: most) }.map { entry.lines[$0].text }
        return (
            words, worth,
            SearchResult(
                kind: result.kind == .step ? .prose : result.kind, lesson: result.lesson, step: result.step, title: result.title,
                excerpt: excerpt)
        )
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        let start = drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
