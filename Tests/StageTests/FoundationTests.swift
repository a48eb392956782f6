import Foundation
import Testing

/// Programs that use Foundation alone, on the stage and compiled: they print the same. `record-fixtures.sh` compiles them.
@Suite struct FoundationTests {
    @Test(arguments: [
        "addresses", "bytes-and-links", "c-strings", "coding-apps", "coding-by-hand", "coding-clients", "coding-defaults", "coding-errors",
        "coding-models", "coding-services", "coding-texts", "coding-values", "dates", "library-changes", "library-expressions",
        "measurements", "notes-of-an-app", "number-objects", "numbers", "objects", "operators-of-texts", "operators-of-values", "patterns",
        "references",
        "sets-as-objects", "strings",
    ])
    func `what Foundation does is what it does for a compiled program`(name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        let source = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
        let expected = try String(contentsOf: folder.appending(path: "\(name).out"), encoding: .utf8)
        let printed = ScriptRun(source).runTopLevel().flatMap { $0.split(separator: "\n").map(String.init) }
        #expect(printed == expected.split(separator: "\n").map(String.init))
    }
}
