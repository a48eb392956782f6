import Foundation
import Testing

/// Compares a text with the kept file of that name; with `RECORD_GOLDEN=1` writes the file and fails all the same.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        do {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
        return
    }
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
        Issue.record("no golden named \(name)", sourceLocation: sourceLocation)
        return
    }
    guard kept != text else { return }
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var report = "\(name) differs:\n"
    for index in 0..<max(keptLines.count, lines.count) {
        let old = index < keptLines.count ? keptLines[index] : nil
        let new = index < lines.count ? lines[index] : nil
        if old != new { report += "\(index + 1) - \(old ?? "(none)")\n\(index + 1) + \(new ?? "(none)")\n" }
    }
    Issue.record(Comment(rawValue: report), sourceLocation: sourceLocation)
}
