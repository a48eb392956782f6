import Foundation

/// The names that Swift methods have in Objective-C.
enum ObjectiveCName {
    /// The full Swift names that a method with an Objective-C name may have, the likeliest first: `save:` is `save(_:)`, `saveWithItem:` is
    /// `saveWithItem(_:)` or `save(item:)`, `saveFor:` also `save(for:)`, `tap:event:` is `tap(_:event:)`.
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

    private static func lowercased(_ word: Substring) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    private static let prepositions: Set<String> = [
        "at", "by", "for", "from", "in", "into", "of", "on", "over", "to", "toward", "under", "using", "via", "with", "within", "without",
    ]
}
