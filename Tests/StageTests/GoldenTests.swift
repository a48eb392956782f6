import Foundation
import Stage
import Testing

/// Whole traces as readable text. `RECORD_GOLDEN=1` writes them, and still fails.
@Suite struct `Golden traces` {
    private static let scenes: [(name: String, steps: [String], container: Setting.Container)] = [
        ("push-pop", ["call A.push", "back"], .navigation),
        ("swipe-finished", ["call A.push", "swipe-back 60 finish"], .navigation),
        ("swipe-cancelled", ["call A.push", "swipe-back 40 cancel"], .navigation),
        ("full-screen", ["call A.full", "call A.away"], .root),
        ("page-sheet", ["call A.sheet", "call A.away"], .root),
    ]

    @Test(arguments: scenes.map(\.name)) func `are as they were`(name: String) throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        let run = try Scenes.run(Scenes.two, scene.steps, in: scene.container)
        try compare(run.text(), "\(name).txt")
        try compare(run.jsonLines(onlyCallbacks: true), "\(name).jsonl")
    }

    private func compare(_ text: String, _ file: String) throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(file)")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try Data(text.utf8).write(to: url)
            Issue.record("\(file) was written")
            return
        }
        let golden = try String(contentsOf: url, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, pair) in zip(lines, expected).enumerated() where pair.0 != pair.1 {
            Issue.record("\(file):\(index + 1): expected\n\(pair.1)\nfound\n\(pair.0)")
            return
        }
        #expect(lines.count == expected.count, "\(file)")
    }
}
