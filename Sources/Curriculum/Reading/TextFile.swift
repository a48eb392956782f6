internal import Foundation
internal import Interpreter

/// A file of a course, by lines.
package struct TextFile: Sendable {
    /// The path as messages name it.
    let path: String
    let text: String
    let lines: [Substring]

    package init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Reads a file of a course, which must lie inside the course's folder `root`. Otherwise reports one problem and returns nil.
    ///
    /// A course may come from a stranger. A link to a file outside it would show contents that no author has written. A file without end would fill the
    /// memory. A control character may command a terminal.
    static func read(_ path: String, inside root: String, problems: ProblemList) -> TextFile? {
        guard lies(path, inside: root) else {
            problems.report(SourceLocation(file: path, line: 1, column: 1), "this is a link that leads out of the course's folder")
            return nil
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        if let attributes, attributes[.type] as? FileAttributeType != .typeRegular {
            problems.report(SourceLocation(file: path, line: 1, column: 1), "this is no file")
            return nil
        }
        if let size = attributes?[.size] as? Int, size > mostBytes {
            problems.report(
                SourceLocation(file: path, line: 1, column: 1), "this file has \(size) bytes; a course's has at most \(mostBytes)")
            return nil
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "does not exist"
            problems.report(SourceLocation(file: path, line: 1, column: 1), "this file \(reason)")
            return nil
        }
        guard let text = String(data: data, encoding: .utf8) else {
            problems.report(SourceLocation(file: path, line: 1, column: 1), "this file is not UTF-8")
            return nil
        }
        let file = TextFile(path: path, text: text.replacingOccurrences(of: "\r\n", with: "\n"))
        for (index, line) in file.lines.enumerated() {
            guard line.utf8.count <= mostBytesOfLine else {
                problems.report(
                    file.location(line: index + 1), "this line has \(line.utf8.count) bytes; a course's has at most \(mostBytesOfLine)")
                return nil
            }
            guard let control = line.unicodeScalars.firstIndex(where: \.isControl) else { continue }
            let column = line.utf8.distance(from: line.startIndex, to: control) + 1
            problems.report(file.location(line: index + 1, column: column), "this is a control character")
            return nil
        }
        return file
    }

    /// The most bytes of one file. The largest of ours has 20,000.
    static let mostBytes = 1_000_000
    /// The most bytes of one line. Places in it are counted from its beginning, each anew.
    private static let mostBytesOfLine = 10_000

    /// Whether a file is inside a folder once all links are followed. A file that does not exist counts as inside.
    private static func lies(_ path: String, inside root: String) -> Bool {
        func resolved(_ path: String) -> String? {
            guard let resolved = realpath(path, nil) else { return nil }
            defer { free(resolved) }
            return String(cString: resolved)
        }
        guard let file = resolved(path), let folder = resolved(root) else { return true }
        return file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// The place of a line, from 1, and a column in bytes, from 1.
    func location(line: Int, column: Int = 1) -> SourceLocation {
        SourceLocation(file: path, line: line, column: column)
    }

    /// The place of a line and a column counted in Unicode scalars, as YAML counts.
    func location(line: Int, scalarColumn: Int) -> SourceLocation {
        guard line >= 1, line <= lines.count else { return location(line: max(1, line), column: 1) }
        let scalars = lines[line - 1].unicodeScalars.prefix(max(0, scalarColumn - 1))
        let missing = max(0, scalarColumn - 1 - scalars.count)
        return location(line: line, column: scalars.reduce(1 + missing) { $0 + UTF8.width($1) })
    }

    /// The lines from one to another, from 1, both included.
    func text(from first: Int, through last: Int) -> String {
        guard first <= last, first >= 1, first <= lines.count else { return "" }
        return lines[(first - 1)..<min(last, lines.count)].joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Whether it could command a terminal. Tabs and line breaks do not. By its number, as each start looks at all lessons' heads.
    var isControl: Bool { (value < 0x20 && self != "\t" && self != "\n") || (0x7F...0x9F).contains(value) }
}
