/// What a method of UIKit's that Swift 2 called by all of its Objective-C words is called today: `tableView(_:cellForRowAt:)` for
/// `tableView(_:cellForRowAtIndexPath:)`, `prepare(for:sender:)` for `prepareForSegue(_:sender:)`.
///
/// Fidelity: documented SE-0005 (what only repeats a parameter's type at the end of its words is left out, and a preposition left behind in the method's own
/// name becomes the first label); names that Apple gave by hand are not known (simplified).
enum TodaysName {
    /// The full name of a method with this full name in Swift 2, whose parameters have these types as they are written.
    static func of(_ base: String, labels: [String?], types: [String]) -> String {
        var labels = zip(labels, types).map { label, type in label.map { leftOut(type, at: $0) ?? $0 } }
        var name = base
        if let type = types.first, labels[0] == nil, let rest = leftOut(type, at: base) {
            let words = words(rest)
            if let place = words.lastIndex(where: { prepositions.contains($0.lowercased()) }), place > 0 {
                name = words[..<place].joined()
                let label = words[place...].joined()
                labels[0] = label.prefix(1).lowercased() + label.dropFirst()
            } else {
                name = rest
            }
        }
        return labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    }

    /// A name without the words at its end that are those at the end of a type's; nil where there are none, or no others.
    private static func leftOut(_ type: String, at name: String) -> String? {
        let (own, others) = (words(name), words(type.filter { $0 != "?" && $0 != "!" }))
        let common = zip(own.reversed(), others.reversed()).prefix { $0.lowercased() == $1.lowercased() }.count
        return common > 0 && common < own.count ? own.dropLast(common).joined() : nil
    }

    /// The words of a name in camel case.
    private static func words(_ name: String) -> [String] {
        name.reduce(into: [""]) { words, character in
            if character.isUppercase, !(words[words.count - 1].isEmpty) { words.append("") }
            words[words.count - 1].append(character)
        }
    }

    private static let prepositions: Set<String> = ["at", "by", "for", "from", "in", "of", "on", "to", "using", "with"]
}
