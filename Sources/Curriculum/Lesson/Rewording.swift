/// Other names and numbers for a lesson's scenes and questions: `Order` becomes `Parcel`, and `16` becomes `20`. Whoever reviews a question meets it in
/// other words, and its answer is found by a run of the other scene.
public struct Rewording: Sendable, Hashable {
    /// One word and what stands for it.
    struct Pair: Sendable, Hashable {
        let word: [Character]
        let other: String
    }

    /// The pairs by their first character, the longest first.
    private let pairs: [Character: [Pair]]

    /// Replaces words by others. A word is also found as a part of a name in camel case: `Order` in `openOrder` and in `OrderViewController`, but not in
    /// `Orders`. Linear in the text.
    init(_ pairs: [(word: String, other: String)]) {
        let known = pairs.filter { !$0.word.isEmpty }.map { Pair(word: Array($0.word), other: $0.other) }
        self.pairs = Dictionary(grouping: known, by: { $0.word[0] }).mapValues { $0.sorted { $0.word.count > $1.word.count } }
    }

    /// The text in the other words. All pairs are replaced at once, so that two names can be exchanged.
    func applied(to text: String) -> String {
        let characters = Array(text)
        var reworded = ""
        reworded.reserveCapacity(text.utf8.count)
        var index = 0
        while index < characters.count {
            if let pair = pairs[characters[index]]?.first(where: { Self.stands($0.word, at: index, in: characters) }) {
                reworded += pair.other
                index += pair.word.count
            } else {
                reworded.append(characters[index])
                index += 1
            }
        }
        return reworded
    }

    /// A file in the other words; lines that begin with `keeping`, by which other files know something, stay as they are.
    func applied(to file: TextFile, keeping: String? = nil) -> TextFile {
        let lines = file.lines.map { line in
            keeping.map { line.hasPrefix($0) } == true ? String(line) : applied(to: String(line))
        }
        return TextFile(path: file.path, text: lines.joined(separator: "\n"))
    }

    private static func stands(_ word: [Character], at index: Int, in text: [Character]) -> Bool {
        let end = index + word.count
        guard end <= text.count, text[index..<end].elementsEqual(word), let first = word.first, let last = word.last else { return false }
        return begins(first, after: index > 0 ? text[index - 1] : " ") && ends(last, before: text[end...].prefix(3))
    }

    private static func begins(_ first: Character, after previous: Character) -> Bool {
        if first.isUppercase { return !previous.isUppercase }
        if first.isLetter { return !previous.isLetter && !previous.isNumber && previous != "_" }
        return first.isNumber ? !previous.isLetter && !previous.isNumber && previous != "." : true
    }

    // A number may be written with a decimal that adds nothing: `34` stands in `34.0` too.
    private static func ends(_ last: Character, before rest: ArraySlice<Character>) -> Bool {
        guard let next = rest.first else { return true }
        if last.isLetter { return !next.isLowercase }
        guard last.isNumber else { return true }
        if next == ".", let digit = rest.dropFirst().first, digit.isNumber {
            let after = rest.dropFirst(2).first
            return digit == "0" && after?.isNumber != true
        }
        return !next.isNumber && !next.isLetter
    }
}
