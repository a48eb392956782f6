import Foundation
public import Interpreter
internal import Projects

/// The lines of a recording's files.
public final class SourceLines {
    let recording: Recording
    private var files: [String: [Substring]] = [:]

    /// The lines of the recording's sources; each file is split when it is first asked for.
    public init(_ recording: Recording) { self.recording = recording }

    /// A line without the spaces around it; empty where there is none.
    public func text(at location: SourceLocation) -> String {
        let lines = lines(of: location.file)
        guard lines.indices.contains(location.line - 1) else { return "" }
        return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
    }

    /// The text from a place on, to the end of its file; empty where there is none.
    public func rest(from location: SourceLocation) -> Substring {
        let lines = lines(of: location.file)
        guard lines.indices.contains(location.line - 1), let end = lines.last?.endIndex else { return "" }
        let line = lines[location.line - 1]
        let start = line.index(line.startIndex, offsetBy: location.column - 1, limitedBy: line.endIndex) ?? line.endIndex
        return (line.base)[start..<end]
    }

    private func lines(of file: String) -> [Substring] {
        if let known = files[file] { return known }
        let text = recording.sources.first { $0.path == file }?.text ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        files[file] = lines
        return lines
    }
}
