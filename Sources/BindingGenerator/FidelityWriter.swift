/// Writes the notes on fidelity as one Swift file with one text, which the program reads.
struct FidelityWriter {
    /// The file, from the package's folder.
    static let path = "Sources/Stage/Fidelity/Generated/FidelityText.swift"
    private static let width = 120

    let notes: [FidelityNote]

    /// The file's text. Each note is a block of lines: `@` type and name, `/` file where it is another than the note's before, `=` summary,
    /// `!` fidelity, `<` callbacks, and `:` with a letter for each thing that is so: `p` public, `c` a callback, `x` an extension, `i` in an
    /// extension that has a line.
    var text: String {
        var lines = [
            "// Generated from Sources/UIKit and Sources/Stage/Bindings by `swift run BindingGenerator`. Change the comments there and run it again.",
            "", "extension Fidelity {", "    static let text = #\"\"\"",
        ]
        var file = ""
        for note in notes {
            append("@\(note.owner) \(note.name)", to: &lines)
            if note.file != file { append("/\(note.file)", to: &lines) }
            file = note.file
            if !note.summary.isEmpty { append("=\(note.summary)", to: &lines) }
            if !note.fidelity.isEmpty { append("!\(note.fidelity)", to: &lines) }
            if !note.callbacks.isEmpty { append("<\(note.callbacks.joined(separator: " "))", to: &lines) }
            let marks = [(note.isPublic, "p"), (note.isCallback, "c"), (note.isExtension, "x"), (note.isInExtension, "i")]
            let letters = marks.filter(\.0).map(\.1).joined()
            if !letters.isEmpty { append(":\(letters)", to: &lines) }
        }
        return (lines + ["        \"\"\"#", "}", ""]).joined(separator: "\n")
    }

    /// Long lines are continued.
    private func append(_ line: String, to lines: inout [String]) {
        var rest = line.split(separator: " ", omittingEmptySubsequences: false)[...]
        while !rest.isEmpty {
            var part = ""
            while let word = rest.first, part.isEmpty || part.count + word.count < Self.width {
                part += word + (rest.count > 1 ? " " : "")
                rest.removeFirst()
            }
            lines.append("        " + part + (rest.isEmpty ? "" : "\\#"))
        }
    }
}
