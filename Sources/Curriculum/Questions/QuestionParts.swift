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
    /// What is said of each choice, in their order, each with its line.
    var says: [(blocks: [Block], line: Int)] = []

    /// The numbered lists of a question, by the paragraph before them.
    private enum NumberedList: String {
        case hints = "Hints:"
        case says = "Says:"
    }

    /// Sorts the blocks of a question that begins on a line.
    init(_ blocks: [Block], line: Int, in file: TextFile, problems: ProblemList) {
        var follows: NumberedList?
        func miss() {
            if let follows { problems.report(file.location(line: line), "a numbered list follows '\(follows.rawValue)'") }
        }
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
            case .list(nil, let items, let line) where self.items.isEmpty && follows == nil:
                let lines = Self.itemLines(items, from: line)
                self.items = Array(zip(items, lines))
            case .list(.some, let items, let line) where follows != nil:
                if follows == .hints { hints = items } else { says = Array(zip(items, Self.itemLines(items, from: line))) }
                follows = nil
            case .paragraph(let inlines, _) where NumberedList(rawValue: inlines.plainText) != nil:
                miss()
                follows = NumberedList(rawValue: inlines.plainText)
            default:
                if let follows {
                    problems.report(file.location(line: block.line), "a numbered list follows '\(follows.rawValue)'")
                }
                follows = nil
                prompt.append(block)
            }
        }
        miss()
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
    /// The expectations of a fence: one on each line that is not empty. An indented line continues the one above. A comment at a line's end says
    /// the expectation in words.
    static func lines(of fence: Located<String>) -> [Question.Expectation] {
        var found: [Question.Expectation] = []
        for (offset, line) in fence.value.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = line.split(separator: " // ", maxSplits: 1)
            let text = (parts.first ?? "").trimmingSpaces
            let words = parts.count > 1 ? parts[1].trimmingSpaces : nil
            if text.isEmpty {
                // A comment on a line of its own, below a long expression.
                if let words, let last = found.indices.last { found[last].words = words }
                continue
            }
            let indent = line.utf8.count - line.drop(while: \.isWhitespace).utf8.count
            if indent > 0, let last = found.popLast() {
                found.append(
                    Question.Expectation(
                        source: last.source + (text.hasPrefix(".") ? "" : " ") + text, words: words ?? last.words, location: last.location))
            } else {
                let place = SourceLocation(
                    file: fence.location.file, line: fence.location.line + offset, column: fence.location.column + indent)
                found.append(Question.Expectation(source: text, words: words, location: place))
            }
        }
        return found
    }
}
