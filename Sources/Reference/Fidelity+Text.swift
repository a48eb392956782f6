extension Fidelity {
    private static let width = 80
    /// With more entries than these only their names are shown.
    static let fewEntries = 6

    /// The explanation of a name for a terminal of 80 columns; nil when nothing of that name is simulated.
    public static func explanation(of name: String) -> String? {
        let entries = entries(for: name)
        guard !entries.isEmpty else { return nil }
        guard entries.count <= fewEntries else { return list(of: entries) }
        return entries.map(text).joined(separator: "\n")
    }

    private static func list(of entries: [Entry]) -> String {
        let lines = entries.flatMap { entry in
            [entry.name] + wrapped(plain(entry.declaration?.summary ?? ""), indent: 2) + wrapped(brief(entry.source), indent: 2)
        }
        return lines.joined(separator: "\n") + "\n\n\(entries.count) are called so; appear explain with one's whole name says more.\n"
    }

    private static func text(_ entry: Entry) -> String {
        var lines = [entry.name] + wrapped(plain(entry.declaration?.summary ?? ""), indent: 2)
        lines += entry.source.map { known($0, for: entry.name, indent: 2) } ?? ["  simulated; no source is named"]
        if let file = entry.declaration?.file ?? entry.source?.file { lines.append("  Sources/\(file)") }
        // A sender is often hidden, and then its type may not be in the reference.
        for note in entry.senders {
            lines += [""] + block(note, heading: "sent by \(note.title)", note.source.isEmpty ? nil : source(of: note))
        }
        for note in entry.notes { lines += [""] + block(note, heading: note.title, source(of: note)) }
        if !entry.members.isEmpty { lines += [""] + wrapped("Simulated: " + entry.members.joined(separator: ", "), indent: 2) }
        if let superclass = entry.superclass { lines += ["", "  Inherits what \(superclass) has."] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func block(_ note: Note, heading: String, _ source: Source?) -> [String] {
        ["  \(heading)"] + wrapped(plain(note.summary), indent: 4) + known(source, for: note.title, indent: 4)
            + ["    Sources/\(note.file)"]
    }

    /// The lines on how something is known.
    private static func known(_ source: Source?, for name: String, indent: Int) -> [String] {
        guard let source else { return [] }
        let isElsewhere = source.owner != nil && source.owner != name
        return wrapped((isElsewhere ? "as of \(source.owner ?? ""): " : "") + source.text, indent: indent)
    }

    private static func brief(_ source: Source?) -> String { source?.grades.map(\.rawValue).joined(separator: ", ") ?? "" }

    /// A text in lines of at most 80 columns; a word is never cut. `lead` stands before the first line, instead of the indentation.
    static func wrapped(_ text: String, indent: Int, lead: String? = nil) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append((lines.isEmpty ? lead : nil) ?? String(repeating: " ", count: indent))
                lines[lines.count - 1] += word
            }
        }
        return lines
    }

    /// The whole reference for a terminal: a line for each behaviour with a source of its own, under its type.
    public static var overview: String {
        owners.map { owner in
            let own = notes(of: owner).filter { !$0.source.isEmpty }
            guard !own.isEmpty else { return "" }
            let lines = own.map { note -> String in
                let grades = note.grades.map(\.rawValue).joined(separator: ", ")
                return "  \(label(note, type: "(the type)")): \(grades.isEmpty ? note.source : grades)"
            }
            return owner + "\n" + lines.joined(separator: "\n") + "\n"
        }.filter { !$0.isEmpty }.joined(separator: "\n")
            + "\n\(summary)\n\(rest)\nappear explain NAME says where each is known from.\n"
    }

    /// Everything as a page of Markdown: a table for each type.
    public static var page: String {
        var parts = ["# What is simulated, how well it is known, and from where\n", "\(summary)\n\(rest)\n"]
        for owner in owners {
            let own = notes(of: owner).filter { !$0.source.isEmpty }
            guard !own.isEmpty else { continue }
            var lines = ["## \(owner)\n", "| behaviour | what it does | known |", "| --- | --- | --- |"]
            lines += own.map { "| `\(label($0, type: owner))` | \(cell(plain($0.summary))) | \(cell($0.source)) |" }
            parts.append(lines.joined(separator: "\n") + "\n")
        }
        return parts.joined(separator: "\n")
    }

    private static func label(_ note: Note, type: String) -> String {
        if note.isExtension { return "(\(note.file.split(separator: "/").last ?? ""))" }
        return note.name.isEmpty ? type : note.name
    }

    private static var summary: String {
        let counts = Grade.allCases.map { grade in "\(known.count { $0.grades.first == grade }) \(grade.rawValue)" }
        return "\(known.count) lines: \(counts.joined(separator: ", "))."
    }

    private static let rest = "A member without a line of its own is known as its type is."

    static func plain(_ summary: String) -> String {
        let words = summary.hasPrefix("Override point: ") ? String(summary.dropFirst("Override point: ".count)) : summary
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
