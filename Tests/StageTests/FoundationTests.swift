import Foundation
import Testing

/// Programs that use Foundation alone, on the stage and compiled: they print the same. `record-fixtures.sh` compiles them.
@Suite struct FoundationTests {
    @Test(arguments: [
        "addresses", "addresses-changed", "bytes-and-links", "bytes-as-texts",
        "bytes-and-paths", "bytes-of-values", "optionals-of-types", "c-strings", "coding-apps", "coding-by-hand",
        "coding-clients", "coding-defaults", "coding-errors", "coding-models", "coding-requests", "coding-services", "coding-texts",
        "coding-values", "collections-that-are-objects", "dates", "days-looked-for", "dictionaries-as-objects", "errors-as-objects",
        "indexes-coded", "library-changes",
        "library-expressions",
        "measurements", "memory-for-a-while", "names-of-days", "notes-of-an-app", "number-objects", "numbers", "numbers-of-c", "objects",
        "operations-waited-for", "operators-of-texts",
        "overrides-of-coding",
        "operators-of-values", "ordered-sets", "patterns", "places-as-keys", "places-in-memory", "ranges", "references", "scanning",
        "sets-as-objects",
        "sets-of-characters",
        "parts-of-strings", "strings",
    ])
    func `what Foundation does is what it does for a compiled program`(name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        let source = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
        let expected = try String(contentsOf: folder.appending(path: "\(name).out"), encoding: .utf8)
        let printed = ScriptRun(source).runTopLevel().flatMap { $0.split(separator: "\n").map(String.init) }
        #expect(printed == expected.split(separator: "\n").map(String.init))
    }
}
