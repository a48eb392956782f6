internal import Interpreter

/// The parts of one question's Markdown, before they are understood.
struct QuestionParts {
    /// The `yaml` block.
    var fields: YAMLMapping?
    var prompt: [Block] = []
    /// The items of the bullet list, each with its line.
    var items: [(blocks: [Block], line: Int)] = []
    /// The fenced Swift by its role: `code`, `value`, `expect`.
    var fences: [String: Located<String>] = [:]
    var hints: [[Block]] = []

    /// Sorts the blocks of a question that begins on a line.
    init(_ blocks: [Block], line: Int, in file: TextFile, problems: ProblemList) {
        var hintsFollow = false
        for block in blocks {
            switch block {
            case .code(let text, "yaml", let line, let column):
                if fields != nil { problems.report(file.location(line: line, column: column), "a question has one yaml block") }
                fields = YAMLMapping.parse(text, in: file, firstLine: line + 1, indent: column - 1, problems: problems)
            case .code(let text, let info, let line, let column):
                let location = file.location(line: line + 1, column: column)
                guard let role = Self.role(info) else {
                    prompt.append(block)
                    continue
                }
                if fences[role] != nil { problems.report(location, "a question has one 'swift \(role)' block") }
                fences[role] = Located(value: text, location: location)
            case .list(nil, let items, let line) where self.items.isEmpty && !hintsFollow:
                let lines = Self.itemLines(items, from: line)
                self.items = Array(zip(items, lines))
            case .list(.some, let items, _) where hintsFollow:
                hints = items
                hintsFollow = false
            case .paragraph(let inlines, _) where inlines.plainText == "Hints:":
                hintsFollow = true
            default:
                if hintsFollow { problems.report(file.location(line: block.line), "a numbered list follows 'Hints:'") }
                hintsFollow = false
                prompt.append(block)
            }
        }
        if hintsFollow { problems.report(file.location(line: line), "a numbered list follows 'Hints:'") }
        if fields == nil { problems.report(file.location(line: line), "the question has no yaml block that says its 'kind'") }
        if prompt.isEmpty { problems.report(file.location(line: line), "the question asks nothing") }
    }

    /// A fence's role: `expect` for `swift expect`. Nil for code that only belongs to the prose.
    static func role(_ info: String) -> String? {
        let words = info.split(separator: " ").map(String.init)
        guard words.count == 2, words[0] == "swift", ["code", "value", "expect"].contains(words[1]) else { return nil }
        return words[1]
    }

    private static func itemLines(_ items: [[Block]], from line: Int) -> [Int] {
        items.map { $0.first?.line ?? line }
    }
}

extension Question.Expectation {
    /// The expectations of a fence: one on each line that is not empty. An indented line continues the one above.
    static func lines(of fence: Located<String>) -> [Question.Expectation] {
        var found: [Question.Expectation] = []
        for (offset, line) in fence.value.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.trimmingSpaces
            if text.isEmpty { continue }
            let indent = line.utf8.count - line.drop(while: \.isWhitespace).utf8.count
            if indent > 0, let last = found.popLast() {
                found.append(Question.Expectation(source: last.source + (text.hasPrefix(".") ? "" : " ") + text, location: last.location))
            } else {
                let place = SourceLocation(
                    file: fence.location.file, line: fence.location.line + offset, column: fence.location.column + indent)
                found.append(Question.Expectation(source: text, location: place))
            }
        }
        return found
    }
}
