import Foundation

extension Fidelity {
    /// The explanation of a name for a terminal; nil when nothing of that name is simulated.
    public static func explanation(of name: String) -> String? {
        let entries = entries(for: name)
        guard !entries.isEmpty else { return nil }
        return entries.map(text).joined(separator: "\n")
    }

    private static func text(_ entry: Entry) -> String {
        var lines = [entry.name]
        if let summary = entry.declaration?.summary, !summary.isEmpty { lines.append("  \(plain(summary))") }
        // What is said of the name itself comes first; its sentence stands above already.
        for note in entry.notes where note.title == entry.name { lines += ["  \(note.source)", "  Sources/UIKit/\(note.file)"] }
        for note in entry.notes where note.title != entry.name {
            lines += ["", "  \(note.title)", "    \(plain(note.summary))", "    \(note.source)", "    Sources/UIKit/\(note.file)"]
        }
        if entry.notes.isEmpty { lines.append("  It is simulated; no comment says how well its behaviour is known.") }
        if !entry.members.isEmpty { lines += ["", "  Simulated: " + entry.members.joined(separator: ", ")] }
        return lines.filter { $0 != "    " }.joined(separator: "\n") + "\n"
    }

    /// Everything for a terminal: a line for each behaviour, under its type.
    public static var overview: String {
        owners.map { owner in
            let own = notes.filter { $0.owner == owner && !$0.source.isEmpty }
            guard !own.isEmpty else { return "" }
            let lines = own.map { note -> String in
                let grades = note.grades.map(\.rawValue).joined(separator: ", ")
                return "  \(note.name.isEmpty ? "(the type)" : note.name): \(grades.isEmpty ? note.source : grades)"
            }
            return owner + "\n" + lines.joined(separator: "\n") + "\n"
        }.filter { !$0.isEmpty }.joined(separator: "\n")
            + "\n\(summary)\nappear explain NAME says where each is known from.\n"
    }

    /// Everything as a page of Markdown: a table for each type.
    public static var page: String {
        var parts = ["# What is simulated, how well it is known, and from where\n", "\(summary)\n"]
        for owner in owners {
            let own = notes.filter { $0.owner == owner && !$0.source.isEmpty }
            guard !own.isEmpty else { continue }
            var lines = ["## \(owner)\n", "| behaviour | what it does | known |", "| --- | --- | --- |"]
            lines += own.map { "| `\($0.name.isEmpty ? owner : $0.name)` | \(cell(plain($0.summary))) | \(cell($0.source)) |" }
            parts.append(lines.joined(separator: "\n") + "\n")
        }
        return parts.joined(separator: "\n")
    }

    private static var summary: String {
        let known = notes.filter { !$0.source.isEmpty }
        let counts = Grade.allCases.map { grade in "\(known.count { $0.grades.first == grade }) \(grade.rawValue)" }
        return "\(known.count) behaviours: \(counts.joined(separator: ", "))."
    }

    private static func plain(_ summary: String) -> String {
        let words = summary.hasPrefix("Override point: ") ? String(summary.dropFirst("Override point: ".count)) : summary
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
