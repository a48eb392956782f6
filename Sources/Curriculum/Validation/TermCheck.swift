internal import Interpreter
internal import Reference

/// Whether a lesson explains the words of the glossary that it must explain where it uses them first.
struct TermCheck {
    let lesson: Lesson
    /// The path of its `Lesson.md`.
    let file: String
    let problems: ProblemList

    func check() {
        var known: Set<String> = []
        for block in lesson.steps.flatMap(\.prose) { check(block, &known) }
    }

    private func check(_ block: Block, _ known: inout Set<String>) {
        switch block {
        case .list(_, let items, _): for inner in items.joined() { check(inner, &known) }
        case .quote(let blocks, _): for inner in blocks { check(inner, &known) }
        case .heading(_, let inlines, let line), .paragraph(let inlines, let line): check(inlines, line, &known)
        case .code, .rule: break
        }
    }

    // A stressed word is one whose meaning the text itself gives.
    private func check(_ inlines: [Inline], _ line: Int, _ known: inout Set<String>) {
        for inline in inlines {
            switch inline {
            case .text(let text):
                for word in words(of: text) where !known.contains(word) {
                    problems.report(
                        SourceLocation(file: file, line: line, column: 1),
                        "the lesson uses '\(word)' here first: write [\(word)](glossary), or stress it where the text says what it is")
                    known.insert(word)
                }
            case .emphasis(let inner), .strong(let inner), .link(let inner, _): known.formUnion(words(of: inner.plainText))
            case .code, .lineBreak: break
            }
        }
    }

    private func words(of text: String) -> [String] {
        text.split { !$0.isLetter }.compactMap { Glossary.introduced(String($0)) }
    }
}
