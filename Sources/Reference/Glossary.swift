internal import CReference

/// What the words of appear and of UIKit mean, in one sentence each. The sentences are written in `Authored/Glossary.txt`. A lesson explains
/// those with a plus where it uses them first.
public enum Glossary {
    /// One word and its meaning.
    struct Entry: Sendable {
        /// The word and its other forms, the usual one first.
        let words: [String]
        let meaning: CallbackGuide.Sentence
        /// Whether a lesson explains it where it uses it first.
        let isIntroduced: Bool
    }

    static let entries: [Entry] = AuthoredText.lines(glossary_text(), glossary_text_size()).compactMap { line in
        guard let colon = line.firstIndex(of: ":"), let meaning = AuthoredText.sentences(line[line.index(after: colon)...]).first else {
            return nil
        }
        let isIntroduced = line.hasPrefix("+")
        let words = line[..<colon].dropFirst(isIntroduced ? 1 : 0).split(separator: ",").map(\.trimmingSpaces)
        return Entry(words: words, meaning: meaning, isIntroduced: isIntroduced)
    }

    private static let byWord = Dictionary(
        entries.flatMap { entry in entry.words.map { (key($0), entry) } }, uniquingKeysWith: { first, _ in first })

    /// The entry of a word; nil for a word that has none here. Case, spaces, hyphens and a plural's s do not count: `safe area`, `safeArea`,
    /// `Transactions`.
    static func entry(_ word: String) -> Entry? {
        let key = key(word)
        return byWord[key] ?? (key.hasSuffix("s") ? byWord[String(key.dropLast())] : nil)
    }

    /// A word in its usual form, with its meaning; nil for a word that has none here.
    public static func meaning(of word: String) -> (word: String, meaning: String)? {
        entry(word).flatMap { entry in entry.words.first.map { ($0, entry.meaning.text) } }
    }

    /// The usual form of a word that a lesson explains where it uses it first; nil for other words.
    public static func introduced(_ word: String) -> String? { entry(word).flatMap { $0.isIntroduced ? $0.words.first : nil } }

    /// The words, each in its usual form, in order.
    public static var words: [String] { entries.compactMap(\.words.first) }

    /// The words that a text uses, each in its usual form and once, in order. Of several that begin at the same place the longest counts.
    public static func words(in text: String) -> [String] {
        let words = text.split { !$0.isLetter && $0 != "-" }
        var (found, seen, index): ([String], Set<String>, Int) = ([], [], 0)
        while index < words.count {
            let lengths = (1...longest).reversed().filter { index + $0 <= words.count }
            let match = lengths.lazy.compactMap { length in
                entry(words[index..<index + length].joined(separator: " "))?.words.first.map { (word: $0, length: length) }
            }.first
            if let match, seen.insert(match.word).inserted { found.append(match.word) }
            index += match?.length ?? 1
        }
        return found
    }

    /// How many words the longest of them has.
    private static let longest = entries.flatMap(\.words).map { $0.split(separator: " ").count }.max() ?? 1

    private static func key(_ word: String) -> String { word.lowercased().filter(\.isLetter) }
}
