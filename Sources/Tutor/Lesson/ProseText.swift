import Canvas
import Curriculum

/// A lesson's prose as lines of styled text.
struct ProseText {
    let theme: Theme
    let glyphs: Glyphs
    let width: Int

    /// Lines, a blank one between blocks.
    func lines(_ blocks: [Block]) -> [StyledText] {
        var lines: [StyledText] = []
        for block in blocks {
            if !lines.isEmpty { lines.append("") }
            lines += self.lines(block)
        }
        return lines
    }

    /// The meanings of words, each begun with the word.
    func lines(_ terms: [Term]) -> [StyledText] {
        terms.flatMap { term in
            (StyledText(term.word, theme.text.adding(.underline)) + StyledText(": \(term.meaning)", theme.dim)).wrapped(
                to: width, hanging: 2)
        }
    }

    /// What sources say against each other, and whom the recording agrees with.
    func lines(_ dispute: Dispute) -> [StyledText] {
        let names = dispute.sides.map(\.source.columns).max() ?? 0
        let sides = dispute.sides.flatMap { side -> [StyledText] in
            let isRight = dispute.decision == .source(side.source)
            let mark = isRight ? StyledText(glyphs.check, theme.good) : StyledText(glyphs.bullet, theme.dim)
            let gap = String(repeating: " ", count: names - side.source.columns + 2)
            let lead = mark + StyledText(" \(side.source)\(gap)", theme.accent)
            return (lead + text(side.says)).wrapped(to: width, hanging: min(lead.columns, width / 2))
        }
        let end =
            switch dispute.decision {
            case .open: "No recording decides between them."
            case .neither: "This run agrees with none of them."
            case .source(let source) where source.hasPrefix("A log "): "The log decides, and this run agrees with it."
            case .source(let source): "This run agrees with \(source)."
            }
        return [StyledText("The sources differ:", theme.title)] + sides + StyledText(end, theme.text).wrapped(to: width)
    }

    private func lines(_ block: Block) -> [StyledText] {
        switch block {
        case .heading(_, let inlines, _): return text(inlines).over(theme.title).wrapped(to: width)
        case .paragraph(let inlines, _): return text(inlines).wrapped(to: width)
        case .list(let start, let items, _): return list(start, items)
        case .code(let source, let info, _, _):
            let colored = info.hasPrefix("swift") ? SwiftColors.lines(of: source, theme: theme) : StyledText(source, theme.codeString).lines
            return colored.flatMap { (StyledText("  ") + $0).wrapped(to: width, hanging: 4) }
        case .quote(let blocks, _):
            let inner = ProseText(theme: theme, glyphs: glyphs, width: max(8, width - 2))
            return inner.lines(blocks).map { StyledText(glyphs.treeLine, theme.border) + $0.over(theme.dim) }
        case .rule: return [StyledText(String(repeating: "─", count: width), theme.border)]
        }
    }

    private func list(_ start: Int?, _ items: [[Block]]) -> [StyledText] {
        var lines: [StyledText] = []
        for (index, item) in items.enumerated() {
            let mark = start.map { "\($0 + index). " } ?? "\(glyphs.bullet) "
            let inner = ProseText(theme: theme, glyphs: glyphs, width: max(8, width - mark.columns))
            for (row, line) in inner.lines(item).enumerated() {
                lines.append((row == 0 ? StyledText(mark, theme.accent) : StyledText(String(repeating: " ", count: mark.columns))) + line)
            }
        }
        return lines
    }

    // The keys that a text speaks of, as the bar of keys has them.
    private static func spelled(_ words: String) -> String {
        var words = words
        for (sign, name) in [("⇧", "Shift-"), ("→", "Right"), ("←", "Left"), ("↑", "Up"), ("↓", "Down")] {
            words = words.split(separator: sign, omittingEmptySubsequences: false).joined(separator: name)
        }
        return words
    }

    /// A run of text on one line; the author's breaks are line ends.
    func text(_ inlines: [Inline]) -> StyledText {
        var result = StyledText()
        for inline in inlines { result += text(inline) }
        return result
    }

    private func text(_ inline: Inline) -> StyledText {
        switch inline {
        case .text(let words): return StyledText(glyphs.isASCII ? Self.spelled(words) : words, theme.text)
        case .code(let code): return StyledText(code, theme.codeFunction.filled(from: Style(nil, theme.depth == .none ? .bold : [])))
        case .emphasis(let inlines): return text(inlines).over(Style(nil, .italic))
        case .strong(let inlines): return text(inlines).over(Style(nil, .bold))
        case .link(let inlines, _): return text(inlines).over(inline.glossaryWord == nil ? theme.accent : Style(nil, .underline))
        case .lineBreak: return "\n"
        }
    }
}
