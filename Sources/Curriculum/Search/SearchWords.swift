/// The words of a text, in the form for comparison.
enum SearchWords {
    /// The words of a text in lower case, in order. A name in Swift yields itself and its parts: `viewDidLoad()` is viewdidload, view, did,
    /// load.
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        for run in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            words.append(run.lowercased())
            let parts = humps(run)
            if parts.count > 1 { words += parts }
        }
        return words
    }

    /// The words that were typed: names stay whole.
    static func typed(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }

    /// Words that do not help a search. A learner's question is full of them.
    static let small: Set<String> = [
        "a", "an", "and", "are", "as", "at", "be", "can", "do", "does", "for", "from", "how", "i", "in", "is", "it", "its", "my", "of",
        "on", "or",
        "the", "there", "to", "what", "when", "where", "which", "why", "with",
    ]

    private static func humps(_ run: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        for character in run {
            if character.isUppercase, let last = part.last, !last.isUppercase {
                parts.append(part.lowercased())
                part = ""
            }
            part.append(character)
        }
        return parts + [part.lowercased()]
    }

    /// Whether two words differ by one letter: left out, inserted, exchanged, or swapped with its neighbour.
    static func isOneEdit(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
        let (short, long) = first.count <= second.count ? (first, second) : (second, first)
        guard long.count - short.count <= 1, let place = long.indices.first(where: { $0 >= short.count || short[$0] != long[$0] }) else {
            return false
        }
        if short.count < long.count { return short[place...] == long[(place + 1)...] }
        if short[(place + 1)...] == long[(place + 1)...] { return true }
        guard place + 1 < long.count, short[place] == long[place + 1], short[place + 1] == long[place] else { return false }
        return short[(place + 2)...] == long[(place + 2)...]
    }
}
