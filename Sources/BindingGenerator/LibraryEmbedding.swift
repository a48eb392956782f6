/// The C file that holds the texts of `Sources/Libraries`: a program reads them without files beside it.
enum LibraryEmbedding {
    /// The folder of the libraries, below the folder of sources.
    static let folder = "Libraries"
    /// The C file, from the package's folder.
    static let file = "Sources/CLibraries/libraries.c"

    /// The module that a library's file belongs to, by its path from the folder of sources; nil for other files.
    static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        return parts.first.map(String.init) == folder && parts.count > 2 ? String(parts[1]) : nil
    }

    /// The C file's text, for paths below the libraries' folder, in order.
    static func text(of paths: [String]) -> String {
        let texts = paths.enumerated().map { number, path in
            "static const unsigned char text_\(number)[] = {\n#embed \"../\(folder)/\(path)\"\n};\n"
        }
        let rows = paths.enumerated().map { number, path in "    {\"\(path)\", text_\(number), sizeof text_\(number)},\n" }
        return """
            // Generated from Sources/\(folder) by `swift run BindingGenerator`. Run it again when a file comes, goes or is renamed.

            #include "CLibraries.h"

            #pragma clang diagnostic ignored "-Wc23-extensions"

            \(texts.joined())
            static const struct library_file files[] = {
            \(rows.joined())};

            const struct library_file *library_files(unsigned long *count) {
                *count = sizeof files / sizeof *files;
                return files;
            }

            """
    }
}
