internal import Interpreter

/// The shape of a session's lines, before they are read as YAML.
///
/// A few references that refer to one another can stand for more than fits any machine, and lists within lists for more than fits a stack. A
/// session needs neither. Sources may contain anything: the lines of their blocks are passed over.
enum SessionShape {
    /// The columns that a line is indented at most, outside sources.
    private static let mostIndent = 8

    /// The first line that no session has; nil when there is none.
    static func problem(in file: TextFile) -> CurriculumProblem? {
        /// The least indent of a block's lines.
        var block: Int?
        var isQuoted = false
        for (index, line) in file.lines.enumerated() {
            if let place = line.unicodeScalars.firstIndex(where: { !YAMLScalar.isSafe($0) }) {
                let column = line.utf8.distance(from: line.startIndex, to: place) + 1
                return CurriculumProblem(
                    file.location(line: index + 1, column: column), "a control character is written out here, as \\u001b is one")
            }
            if isQuoted {
                isQuoted = line.last == "\\"
                continue
            }
            let indent = line.prefix { $0 == " " }.count
            if let depth = block {
                if indent >= depth || line.allSatisfy({ $0 == " " }) { continue }
                block = nil
            }
            let dash = line.dropFirst(indent).prefix { $0 == "-" || $0 == " " }
            let words = line.dropFirst(indent + dash.count)
            func problem(_ message: String) -> CurriculumProblem {
                CurriculumProblem(file.location(line: index + 1, column: line.utf8.count - words.utf8.count + 1), message)
            }
            if dash.count(where: { $0 == "-" }) > 1 { return problem("a list has no lists in it") }
            if indent > mostIndent { return problem("this line is indented by more than \(mostIndent) columns") }
            let value = words.drop { $0.isLetter || $0 == "-" }.drop { $0 == ":" || $0 == " " }
            if words.hasPrefix("text: |") { block = indent + dash.count + 1 }
            if words.hasPrefix("text: \"") { isQuoted = line.last == "\\" }
            if [words.first, value.first].contains(where: { $0.map("&*!?[{".contains) ?? false }) {
                return problem("a session has no anchors, aliases, tags and brackets; each entry of a list has a line behind a dash")
            }
        }
        return nil
    }
}
