/// What `appear explain` and the tutor say of a name in a few lines.
public struct Explanation: Sendable, Hashable {
    /// One thing that the name stands for.
    public struct Meaning: Sendable, Hashable {
        /// A word and what it introduces: `Now`, `Do here`, `Not here`, `Is`.
        public struct Row: Sendable, Hashable {
            /// The word, of at most `columns - 1` characters.
            public let label: String
            /// Sentences.
            public let text: String
        }

        /// The full name.
        public let title: String
        /// What is said of it.
        public let rows: [Row]
        /// How well that is known, and from which sources.
        public let known: String
        /// The same for a reader who can ask for more with `--more`.
        fileprivate let knownInBrief: String
    }

    /// The columns that a label takes, with the space after it.
    public static let columns = 9

    /// What the name stands for: a word of the glossary first, then callbacks; other members and types where it is neither.
    public let meanings: [Meaning]
    /// The full names of the other declarations of that name.
    let others: [String]

    /// Explains a name, as `Fidelity.entries(for:)` takes it, or a word; nil when there is nothing of that name.
    public init?(of name: String) {
        let guides = CallbackGuide.guides(for: name)
        let all = Fidelity.entries(for: name).filter { entry in
            !guides.contains { $0.name == entry.name } && (entry.declaration?.isPublic ?? true)
        }
        // What has the whole name stands before what begins with it.
        let entries = all.filter { Self.isWhole(name, of: $0) } + all.filter { !Self.isWhole(name, of: $0) }
        let told = (Glossary.entry(name).map { [Self.meaning($0)] } ?? []) + guides.map(Self.meaning)
        if told.isEmpty {
            guard !entries.isEmpty else { return nil }
            meanings = entries.prefix(Fidelity.fewEntries).map(Self.meaning)
            others = entries.dropFirst(meanings.count).map(\.name)
        } else {
            (meanings, others) = (told, entries.map(\.name))
        }
    }

    /// The meaning of a word, the four lines on a callback, or what is known of another member or type, for a terminal of 80 columns; nil
    /// when there is nothing of that name. `Fidelity.explanation(of:)` says more.
    public static func brief(of name: String) -> String? {
        guard let explanation = Explanation(of: name) else { return nil }
        let rest = explanation.others.isEmpty ? [] : [remark(on: explanation.others)]
        return (explanation.meanings.map(block) + rest).joined(separator: "\n")
    }

    /// Those of some names in code of which something is known, each once. A parameter's label is one of them where it tells one method from
    /// all others: `didSelectRowAt`.
    public static func known(among names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { name in
            guard seen.insert(name).inserted, let explanation = Explanation(of: name) else { return false }
            let members = (explanation.meanings.map(\.title) + explanation.others).map { Fidelity.split($0).member }
            return !members.allSatisfy { $0.contains(":\(name):") } || Set(members).count == 1
        }
    }

    private static func isWhole(_ name: String, of entry: Fidelity.Entry) -> Bool {
        Fidelity.split(entry.name).member == Fidelity.split(name).member
    }

    private static func block(_ meaning: Meaning) -> String {
        let rows = meaning.rows + [Meaning.Row(label: "Known", text: meaning.knownInBrief)]
        let lines = rows.flatMap { row in
            let lead = "  " + row.label + String(repeating: " ", count: columns - row.label.count)
            return Fidelity.wrapped(row.text, indent: columns + 2, lead: lead)
        }
        return ([meaning.title] + lines).joined(separator: "\n") + "\n"
    }

    private static func meaning(_ word: Glossary.Entry) -> Meaning {
        let known = known(word.meaning.sources)
        return Meaning(
            title: word.words.first ?? "", rows: [Meaning.Row(label: "Is", text: word.meaning.text)], known: known, knownInBrief: known)
    }

    private static func meaning(_ guide: CallbackGuide) -> Meaning {
        func row(_ label: String, _ sentences: [CallbackGuide.Sentence]) -> Meaning.Row {
            Meaning.Row(label: label, text: sentences.map(\.text).joined(separator: " "))
        }
        let isSimplified = Fidelity.entries(for: guide.name).contains {
            $0.name == guide.name && $0.source?.grades.contains(.simplified) == true
        }
        let known = known(guide.sources)
        return Meaning(
            title: guide.name, rows: [row("Now", guide.now), row("Do here", guide.here), row("Not here", guide.notHere)],
            known: known + (isSimplified ? " appear simplifies a part." : ""),
            knownInBrief: known + (isSimplified ? " appear simplifies a part; --more says which." : ""))
    }

    private static func meaning(_ entry: Fidelity.Entry) -> Meaning {
        let grades = entry.source?.grades.map(\.rawValue).joined(separator: ", ") ?? ""
        return Meaning(
            title: entry.name, rows: [Meaning.Row(label: "Is", text: Fidelity.plain(entry.declaration?.summary ?? ""))],
            known: entry.source?.text ?? "simulated; no source is named",
            knownInBrief: (grades.isEmpty ? "simulated" : grades) + "; --more says from where.")
    }

    /// The other declarations of a name, by their owners.
    private static func remark(on names: [String]) -> String {
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
