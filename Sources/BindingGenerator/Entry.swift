import Foundation

/// Writes the bindings of the simulated UIKit and the fidelity data anew: `swift run BindingGenerator`, in the package's folder.
///
/// It reads the public declarations in Sources/UIKit. These rules hold besides Swift's own:
/// - Names that begin as Apple's do (`UI`, `NS`, `CA`, `CG`) are the learner's.
/// - Other names are the simulator's own and stay hidden, except classes of objects.
/// - A doc comment that begins with "Override point:" makes a method one whose calls are reported.
/// - Closures arrive as `Block`, targets (`Any?`) as `ObjectID?`, senders as `Argument`: there must be a `package` overload that takes them.
/// - A property that names a delegate or target needs a `package var` of the same name with `ID` at its end, of type `ObjectID?`.
/// - Value types must be `Hashable` and `Sendable`.
///
/// Members that do not fit are listed at the end of the index file, and refused by name when a program uses them.
@main
struct Entry {
    static func main() throws {
        let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let generated = try GeneratedFiles(package: package)
        try write(generated.files.map { (path: $0.name, text: $0.text) }, to: package.appending(path: GeneratedFiles.folder))
        try write(generated.fidelity.texts, to: package.appending(path: FidelityWriter.folder))
        try write(generated.fidelity.embeddingText, to: package.appending(path: FidelityWriter.embedding))
        try write(generated.libraries, to: package.appending(path: LibraryEmbedding.file))
    }

    /// Writes these files to a folder, and removes all others from it.
    private static func write(_ files: [(path: String, text: String)], to folder: URL) throws {
        let paths = Set(files.map(\.path))
        let present = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for old in present where old.contains(".") && !paths.contains(old) {
            try FileManager.default.removeItem(at: folder.appending(path: old))
        }
        for file in files {
            let place = folder.appending(path: file.path)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(file.text, to: place)
        }
    }

    private static func write(_ text: String, to place: URL) throws {
        if let present = try? String(contentsOf: place, encoding: .utf8), present == text { return }
        try text.write(to: place, atomically: true, encoding: .utf8)
    }
}
