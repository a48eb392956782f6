import Foundation

/// The names that Swift methods have in Objective-C.
enum ObjectiveCName {
    /// The full Swift names that a method with an Objective-C name may have, the likeliest first.
    ///
    /// - `save:` is `save(_:)`.
    /// - `saveWithItem:` is `saveWithItem(_:)` or `save(item:)`.
    /// - `saveFor:` is also `save(for:)`.
    /// - `tap:event:` is `tap(_:event:)`.
    ///
    /// Fidelity: documented Swift's Objective-C interoperability: the first label follows "With", or stands alone when it is a preposition.
    static func swiftNames(of name: String) -> [String] {
        guard name.hasSuffix(":") else { return ["\(name)()"] }
        let pieces = name.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let rest = pieces.dropFirst().map { "\($0.isEmpty ? "_" : $0):" }.joined()
        var names = ["\(pieces[0])(_:\(rest))"]
        for (position, character) in pieces[0].enumerated() where character.isUppercase && position > 0 {
            let start = pieces[0].index(pieces[0].startIndex, offsetBy: position)
            let (base, word) = (pieces[0][..<start], pieces[0][start...])
            if word.hasPrefix("With"), word.count > 4 { names.append("\(base)(\(lowercased(word.dropFirst(4))):\(rest))") }
            if prepositions.contains(word.lowercased()) { names.append("\(base)(\(word.lowercased()):\(rest))") }
        }
        return names
    }

    /// The Objective-C name of a method with a full Swift name. `save(_:)` is `save:`, `save(item:)` is `saveWithItem:`, `save(for:)` is
    /// `saveFor:`, `save()` is `save`. Any other name is returned as it is.
    ///
    /// Fidelity: documented Swift's Objective-C interoperability: "With" goes before a first label unless it begins, or the name ends, with a preposition.
    static func of(_ name: String) -> String {
        guard name.hasSuffix(")"), let parenthesis = name.firstIndex(of: "(") else { return name }
        let base = name[..<parenthesis]
        var labels = name[parenthesis...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
        guard let first = labels.first else { return String(base) }
        labels[0] = String(base)
        if !first.isEmpty {
            if !prepositions.contains(words(first)[0]), !prepositions.contains(words(base).last ?? "") { labels[0] += "With" }
            labels[0] += first.prefix(1).uppercased() + first.dropFirst()
        }
        return labels.map { "\($0):" }.joined()
    }

    /// The words of a name in camel case, in lower case; at least one.
    private static func words(_ name: some StringProtocol) -> [String] {
        name.reduce(into: [""]) { words, character in
            if character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
    }

    private static func lowercased(_ word: Substring) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}
