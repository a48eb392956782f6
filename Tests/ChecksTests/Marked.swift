import Checks
import Foundation
import Projects
import Stage
import Testing

/// A scene whose lines say what is to be found in them: `view.bounds // finds early-geometry`.
enum Marked {
    /// Runs a scene, and compares what is found with the marks, line by line. Notes are left out unless `includesNotes`. Gives the
    /// findings.
    @discardableResult
    static func check(
        _ text: String, _ steps: [String] = [], in container: Setting.Container = .root, isExercised: Bool = true,
        includesNotes: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Finding] {
        let run = try Run(
            sources: [Source(path: "Scene.swift", text: text)],
            setting: Setting(
                container: container, root: text.contains("final class A:") ? "A" : nil, steps: try steps.map { try Step($0) },
                isExercised: isExercised))
        let findings = Checks.findings(in: run).filter { includesNotes || $0.level == .warning }
        let found = findings.map { "\($0.place?.line ?? 0) \($0.rule)" }.sorted()
        #expect(found == expected(text), sourceLocation: sourceLocation)
        return findings
    }

    private static func expected(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [String] in
            guard let mark = line.range(of: "// finds ") else { return [] }
            return line[mark.upperBound...].split(separator: ",").map { "\(index + 1) \($0.trimmed)" }
        }.sorted()
    }
}

extension Substring {
    fileprivate var trimmed: Substring { drop { $0 == " " } }
}
