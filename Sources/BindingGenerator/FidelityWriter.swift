/// Writes the notes on fidelity as data for `Sources/Reference`: one text for each folder of sources, and the C file that embeds them all.
///
/// A text has the notes with a source, the callbacks that UIKit calls, and the members that call them. Other members have their type's
/// source, and their names are in the bindings. Names without a binding are listed.
struct FidelityWriter {
    /// The folder of the texts, from the package's.
    static let folder = "Sources/Reference/Data"
    /// The file that embeds them.
    static let embedding = "Sources/CReference/reference.c"

    /// The texts by their paths in the folder, in the order in which they are embedded.
    let texts: [(path: String, text: String)]

    /// Takes notes in order of their files. Declarations of the libraries, handwritten bindings and functions of `module` have no generated
    /// binding.
    init(notes: [FidelityNote], module: String) {
        let sent = Set(notes.flatMap { note in note.callbacks.filter { $0 != note.name } })
        var order: [String] = []
        var parts: [String: [FidelityNote]] = [:]
        for note in notes {
            let path = Self.path(of: note.file)
            if parts[path] == nil { order.append(path) }
            parts[path, default: []].append(note)
        }
        texts = order.map { path in
            let notes = parts[path] ?? []
            let isLibrary = { (note: FidelityNote) in !note.file.hasPrefix(module + "/") }
            let kept = notes.filter { note in
                !note.fidelity.isEmpty || !note.callbacks.isEmpty || note.isCallback || sent.contains(note.name)
                    || note.name.isEmpty && isLibrary(note)
            }
            return (
                path,
                Self.text(of: kept, listing: notes.filter { (isLibrary($0) || $0.owner == module) && $0.isPublic && !$0.name.isEmpty })
            )
        }
    }

    /// The text's path for a file of sources: that of its framework's folder, `UIKit/Views.txt`.
    private static func path(of file: String) -> String {
        file.split(separator: "/").dropLast().prefix(2).joined(separator: "/") + ".txt"
    }

    /// Each note is a block of lines:
    ///
    /// - `@` type and name
    /// - `/` file, where it differs from the previous note's
    /// - `=` summary
    /// - `!` fidelity
    /// - `<` callbacks
    /// - `:` with a letter for each mark: `p` public, `c` a callback, `x` an extension, `i` in an extension that has a line
    ///
    /// After the notes stands a line for each type of the libraries: `>` with the type and all its members' names.
    private static func text(of notes: [FidelityNote], listing members: [FidelityNote]) -> String {
        var lines: [String] = []
        var file = ""
        for note in notes {
            lines.append("@\(note.owner)" + (note.name.isEmpty ? "" : " \(note.name)"))
            if note.file != file { lines.append("/\(note.file)") }
            file = note.file
            if !note.summary.isEmpty { lines.append("=\(note.summary)") }
            if !note.fidelity.isEmpty { lines.append("!\(note.fidelity)") }
            if !note.callbacks.isEmpty { lines.append("<\(note.callbacks.joined(separator: " "))") }
            let marks = [(note.isPublic, "p"), (note.isCallback, "c"), (note.isExtension, "x"), (note.isInExtension, "i")]
            let letters = marks.filter(\.0).map(\.1).joined()
            if !letters.isEmpty { lines.append(":\(letters)") }
        }
        var owners: [String] = []
        var names: [String: [String]] = [:]
        for member in members where names[member.owner]?.contains(member.name) != true {
            if names[member.owner] == nil { owners.append(member.owner) }
            names[member.owner, default: []].append(member.name)
        }
        lines += owners.map { ">\($0) \((names[$0] ?? []).joined(separator: " "))" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The C file.
    var embeddingText: String {
        let parts = texts.map { "#embed \"../Reference/Data/\($0.path)\"" }
        return """
            // Generated from Sources/UIKit, Sources/UIKitBindings and Sources/Libraries by `swift run BindingGenerator`. Change the comments there and run it again.

            #include "CReference.h"

            #pragma clang diagnostic ignored "-Wc23-extensions"

            static const unsigned char text[] = {
            \(parts.joined(separator: "\n,\n"))
            };

            const unsigned char *reference_text(void) { return text; }

            unsigned long reference_text_size(void) { return sizeof text; }

            """
    }
}
