/// The lines of files by path. Each file is split when it is first asked for.
package final class FileLines {
    private let sources: [Source]
    private var known: [String: [Substring]] = [:]

    package init(_ sources: [Source]) { self.sources = sources }

    /// The lines of a file; none where there is no such file.
    package func lines(of path: String) -> [Substring] {
        if let lines = known[path] { return lines }
        let lines = (sources.first { $0.path == path }?.text ?? "").lineTexts
        known[path] = lines
        return lines
    }

    /// A line, by its number from 1; nil where there is none.
    package func line(_ number: Int, of path: String) -> Substring? {
        let lines = lines(of: path)
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }
}

extension String {
    /// The lines of a text, empty ones too; they end with a line feed, a carriage return, or both.
    package var lineTexts: [Substring] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
}
