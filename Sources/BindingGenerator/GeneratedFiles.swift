import Foundation
import SwiftParser
import SwiftSyntax

/// The generator's whole output.
struct GeneratedFiles {
    /// The folder of the bindings, from the package's.
    static let folder = "Sources/UIKitBindings/Generated"
    private static let sources = "Sources"
    private static let uikit = "UIKit"
    /// Bindings written by hand.
    private static let handWritten = "UIKitBindings"

    /// The bindings in order of name.
    let files: [(name: String, text: String)]
    /// The data of the reference.
    let fidelity: FidelityWriter
    /// The C file with the libraries' texts.
    let libraries: String

    /// Reads the declarations of the package in a folder. Takes some seconds in a debug build.
    init(package: URL) throws {
        let declared = try Self.trees(in: Self.uikit, of: package)
        let declarations = DeclarationReader(trees: declared.map(\.tree))
        let bindings = BindingWriter(declarations: declarations)
        files = bindings.files.sorted { $0.name < $1.name }
        let added = try Self.trees(in: Self.handWritten, of: package)
        let librariesFiles = try Self.trees(in: LibraryEmbedding.folder, of: package).filter { LibraryEmbedding.module(of: $0.path) != nil }
        let notes = FidelityReader.notes(of: declared + added + librariesFiles, naming: bindings.types)
        fidelity = FidelityWriter(notes: notes, module: Self.uikit)
        libraries = LibraryEmbedding.text(of: librariesFiles.map { String($0.path.dropFirst(LibraryEmbedding.folder.count + 1)) })
    }

    /// The Swift files of a folder, except generated ones, in order of their paths, which are relative to the folder of sources.
    private static func trees(in folder: String, of package: URL) throws -> [(path: String, tree: SourceFileSyntax)] {
        let sources = package.appending(path: Self.sources)
        let paths = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }.sorted().map { path in
            let text = try String(contentsOf: sources.appending(path: "\(folder)/\(path)"), encoding: .utf8)
            return (path: "\(folder)/\(path)", tree: Parser.parse(source: text))
        }
    }
}
