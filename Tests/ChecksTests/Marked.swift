import Checks
import Foundation
import Projects
import Stage
import Testing

/// A scene whose lines say what is to be found in them: `view.bounds // finds early-geometry`.
enum Marked {
    /// Walks through a scene as `appear check` does, and compares what is found with the marks, line by line. With steps, or a container, only
    /// that run of class A is looked at. Notes are left out unless `includesNotes`. Gives the findings.
    @discardableResult
    static func check(
        _ text: String, _ steps: [String]? = nil, in container: Setting.Container? = nil, rules: Set<String>? = nil,
        includesNotes: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Finding] {
        let program = try SceneProgram([Source(path: "Scene.swift", text: text)], root: nil)
        let all: [Finding]
        if steps == nil, container == nil {
            let walker = Walker(program, rules: rules)
            for entry in try walker.entries() { try walker.walk(entry) }
            all = walker.findings
        } else {
            let root = text.contains("final class A:") ? "A" : nil
            let setting = Setting(container: container ?? .root, root: root, steps: try (steps ?? []).map { try Step($0) })
            all = Checks.findings(in: try Run(program, setting: setting), rules: rules)
        }
        let findings = all.filter { includesNotes || $0.level == .warning }
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
