import Foundation
import Testing

/// Programs that use Foundation alone, on the stage and compiled: they print the same. `record-fixtures.sh` compiles them.
@Suite struct FoundationTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

    @Test func `there are fixtures`() {
        #expect(Self.names.count >= 50)
    }

    @Test(arguments: names)
    func `what Foundation does is what it does for a compiled program`(name: String) throws {
        let source = try String(contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
        let expected = try String(contentsOf: Self.folder.appending(path: "\(name).out"), encoding: .utf8)
        let printed = ScriptRun(source).runTopLevel().flatMap { $0.split(separator: "\n").map(String.init) }
        #expect(printed == expected.split(separator: "\n").map(String.init))
    }
}
