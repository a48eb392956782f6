import Foundation
import Testing

@testable import BindingGenerator

/// Everything that the generator writes is committed, and is what it makes of the sources now.
@Suite struct `The generated files` {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// Made once: it reads all of UIKit.
    private static let made = Result { try GeneratedFiles(package: package) }

    private func expectCommitted(_ text: String, at path: String) throws {
        let isCurrent = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8) == text
        #expect(isCurrent, "\(path) is out of date: run `swift run BindingGenerator`")
    }

    @Test func `are a binding for each of UIKit's types`() throws {
        let files = try Self.made.get().files
        let present = try FileManager.default.contentsOfDirectory(atPath: Self.package.appending(path: GeneratedFiles.folder).path).sorted()
        #expect(present == files.map(\.name), "run `swift run BindingGenerator`")
        for file in files { try expectCommitted(file.text, at: "\(GeneratedFiles.folder)/\(file.name)") }
    }

    @Test func `embed all libraries`() throws { try expectCommitted(Self.made.get().libraries, at: LibraryEmbedding.file) }

    @Test func `are the reference's texts, and embed them all`() throws {
        let made = try Self.made.get().fidelity
        let present = FileManager.default.enumerator(atPath: Self.package.appending(path: FidelityWriter.folder).path)?.compactMap {
            $0 as? String
        }
        #expect(
            Set((present ?? []).filter { $0.hasSuffix(".txt") }) == Set(made.texts.map(\.path)), "run `swift run BindingGenerator`")
        for text in made.texts { try expectCommitted(text.text, at: "\(FidelityWriter.folder)/\(text.path)") }
        try expectCommitted(made.embeddingText, at: FidelityWriter.embedding)
    }
}
