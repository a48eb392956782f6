import Foundation
public import Interpreter
package import Projects

/// The lines of a recording's files.
public final class SourceLines {
    let recording: Recording
    package let files: FileLines

    /// The lines of the recording's sources; each file is split when it is first asked for.
    public init(_ recording: Recording) {
        self.recording = recording
        files = FileLines(recording.sources)
    }

    /// A line without the spaces around it; empty where there is none.
    public func text(at location: SourceLocation) -> String {
        files.line(location.line, of: location.file)?.trimmingCharacters(in: .whitespaces) ?? ""
    }

    /// The text from a place on, to the end of its file; empty where there is none.
    public func rest(from location: SourceLocation) -> Substring {
        guard let line = files.line(location.line, of: location.file), let end = files.lines(of: location.file).last?.endIndex else {
            return ""
        }
        let start = line.index(line.startIndex, offsetBy: location.column - 1, limitedBy: line.endIndex) ?? line.endIndex
        return (line.base)[start..<end]
    }
}
