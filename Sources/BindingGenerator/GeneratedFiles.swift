import Foundation

/// What stands in the folder of generated bindings when it is up to date.
struct GeneratedFiles {
    /// The folder, from the package's.
    static let folder = "Sources/Stage/Bindings/Generated"
    private static let source = "Sources/UIKit"

    /// In order of name.
    let files: [(name: String, text: String)]

    /// Reads the declarations of the package in a folder. Takes a second in a debug build.
    init(package: URL) throws {
        let source = package.appending(path: Self.source)
        let paths = FileManager.default.enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []
        let texts = try paths.filter { $0.hasSuffix(".swift") }.sorted()
            .map { try String(contentsOf: source.appending(path: $0), encoding: .utf8) }
        files = BindingWriter(declarations: DeclarationReader(files: texts)).files.sorted { $0.name < $1.name }
    }
}
