import Foundation
import Interpreter
internal import Projects

/// The lines of a recording's files.
final class SourceLines {
    let recording: Recording
    private var files: [String: [Substring]] = [:]

    init(_ recording: Recording) { self.recording = recording }

    /// A line without the spaces around it; empty where there is none.
    func text(at location: SourceLocation) -> String {
        let lines: [Substring]
        if let known = files[location.file] {
            lines = known
        } else {
            let text = recording.sources.first { $0.path == location.file }?.text ?? ""
            lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            files[location.file] = lines
        }
        guard lines.indices.contains(location.line - 1) else { return "" }
        return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
    }
}
