/// What `appear explain` says of a name in a few lines.
public enum Explanation {
    /// The meaning of a word, the four lines on a callback, or what is known of another member or type, for a terminal of 80 columns; nil
    /// when there is nothing of that name. `Fidelity.explanation(of:)` says more.
    public static func brief(of name: String) -> String? {
        let guides = CallbackGuide.guides(for: name)
        let all = Fidelity.entries(for: name).filter { entry in
            !guides.contains { $0.name == entry.name } && (entry.declaration?.isPublic ?? true)
        }
        // What has the whole name stands before what begins with it.
        let entries = all.filter { isWhole(name, of: $0) } + all.filter { !isWhole(name, of: $0) }
        var parts: [String] = []
        if let word = Glossary.entry(name) { parts.append(text(word)) }
        parts += guides.map(text)
        if parts.isEmpty {
            guard !entries.isEmpty else { return nil }
            parts = entries.prefix(Fidelity.fewEntries).map(text)
            let rest = entries.count - parts.count
            if rest > 0 { parts.append(others(entries.dropFirst(parts.count).map(\.name))) }
        } else if !entries.isEmpty {
            parts.append(others(entries.map(\.name)))
        }
        return parts.joined(separator: "\n")
    }

    private static func isWhole(_ name: String, of entry: Fidelity.Entry) -> Bool {
        Fidelity.split(entry.name).member == Fidelity.split(name).member
    }

    private static let column = 9

    private static func line(_ label: String, _ text: String) -> [String] {
        let lead = "  " + label + String(repeating: " ", count: column - label.count)
        return Fidelity.wrapped(text, indent: column + 2, lead: lead)
    }

    private static func block(_ title: String, _ lines: [[String]]) -> String {
        ([title] + lines.flatMap(\.self)).joined(separator: "\n") + "\n"
    }

    private static func text(_ word: Glossary.Entry) -> String {
        block(word.words.first ?? "", [line("Is", word.meaning.text), line("Known", known(word.meaning.sources))])
    }

    private static func text(_ guide: CallbackGuide) -> String {
        func text(_ sentences: [CallbackGuide.Sentence]) -> String { sentences.map(\.text).joined(separator: " ") }
        let isSimplified = Fidelity.entries(for: guide.name).contains {
            $0.name == guide.name && $0.source?.grades.contains(.simplified) == true
        }
        return block(
            guide.name,
            [
                line("Now", text(guide.now)), line("Do here", text(guide.here)), line("Not here", text(guide.notHere)),
                line("Known", known(guide.sources) + (isSimplified ? " appear simplifies a part; --more says which." : "")),
            ])
    }

    private static func text(_ entry: Fidelity.Entry) -> String {
        let summary = Fidelity.plain(entry.declaration?.summary ?? "")
        let grades = entry.source?.grades.map(\.rawValue).joined(separator: ", ") ?? ""
        return block(
            entry.name,
            [
                line("Is", summary), line("Known", (grades.isEmpty ? "simulated" : grades) + "; --more says from where."),
            ])
    }

    /// The other declarations of a name, by their owners.
    private static func others(_ names: [String]) -> String {
        var seen: Set<String> = []
        let owners = names.map(owner).filter { seen.insert($0).inserted }
        let shown = owners.prefix(Fidelity.fewEntries).joined(separator: ", ")
        let rest = owners.count - Fidelity.fewEntries
        let text = "Also of \(shown)\(rest > 0 ? " and \(rest) more" : ""): appear explain CLASS.MEMBER"
        return Fidelity.wrapped(text, indent: 2).joined(separator: "\n") + "\n"
    }

    private static func owner(_ name: String) -> String {
        let owner = Fidelity.split(name).owner
        return owner.isEmpty ? name : owner
    }

    /// Sources by how something is known from them, best first: `documented: Apple's page of UIView.draw(_:); tested: claim G05, claim G10.`
    private static func known(_ sources: [String]) -> String {
        if sources == ["appear"] { return "appear's own word." }
        func named(_ beginning: String) -> [String] {
            sources.filter { $0.hasPrefix(beginning + " ") }.map { String($0.dropFirst(beginning.count + 1)) }
        }
        let apple = named("Apple")
        let pages =
            (apple.isEmpty ? [] : ["Apple's page\(apple.count > 1 ? "s" : "") of \(apple.joined(separator: ", "))"])
            + sources.filter { $0.hasPrefix("WWDC") } + named("Swift").map { "Apple's Swift book, \($0)" }
        let parts = [
            ("documented", pages), ("recorded", named("trace")), ("reported", named("reported")),
            ("tested", named("claim").map { "claim \($0)" }),
        ]
        return parts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))" }.joined(separator: "; ") + "."
    }
}
