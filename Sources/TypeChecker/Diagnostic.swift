internal import Foundation

/// A line of the compiler's output that tells of something.
struct Diagnostic: Hashable {
    enum Level: String {
        case error, note
    }

    let level: Level
    /// The path that the compiler was given; `<unknown>` where it blames no file.
    let file: String
    /// From 1; 0 for none.
    let line: Int
    /// In bytes, from 1; 0 for none.
    var column: Int
    let text: String
    /// What is noted to it.
    var notes: [Diagnostic] = []

    /// Reads what the compiler writes in its plain style, `file:line:column: error: text`, notes behind the error that they belong to.
    static func all(in output: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in output.split(separator: "\n") {
            guard let diagnostic = Diagnostic(line) else { continue }
            if diagnostic.level == .error {
                found.append(diagnostic)
            } else if !found.isEmpty {
                found[found.count - 1].notes.append(diagnostic)
            }
        }
        return found
    }

    private init?(_ line: Substring) {
        for level in [Level.error, .note] {
            let mark = "\(level.rawValue): "
            if line.hasPrefix(mark) {
                self.init(level: level, file: "<unknown>", line: 0, column: 0, text: String(line.dropFirst(mark.count)))
                return
            }
            guard let range = line.range(of: ": \(mark)") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            // A line of the source that is shown beneath an error has no such place.
            guard place.count >= 2, let column = Int(place[place.count - 1]) else { continue }
            let number = Int(place[place.count - 2])
            let file = place.dropLast(number == nil ? 1 : 2).joined(separator: ":")
            self.init(
                level: level, file: file, line: number ?? column, column: number == nil ? 0 : column,
                text: String(line[range.upperBound...]))
            return
        }
        return nil
    }

    private init(level: Level, file: String, line: Int, column: Int, text: String) {
        (self.level, self.file, self.line, self.column, self.text) = (level, file, line, column, text)
    }
}
