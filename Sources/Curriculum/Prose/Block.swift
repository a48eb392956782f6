/// One block of prose, from a lesson's Markdown.
public indirect enum Block: Sendable, Hashable {
    /// A heading below a step's title; the step's own title is not a block.
    case heading(level: Int, [Inline], line: Int)
    /// A paragraph.
    case paragraph([Inline], line: Int)
    /// Items with a bullet, or with numbers from `start` on.
    case list(start: Int?, items: [[Block]], line: Int)
    /// Code, its last line break removed. `info` is the text after the fence: `swift`. `column` is the fence's, in bytes, from 1.
    case code(String, info: String, line: Int, column: Int)
    /// A quotation.
    case quote([Block], line: Int)
    /// A line across.
    case rule(line: Int)

    /// The line of the file where it starts, from 1.
    public var line: Int {
        switch self {
        case .heading(_, _, let line), .paragraph(_, let line), .list(_, _, let line), .code(_, _, let line, _), .quote(_, let line),
            .rule(let line):
            line
        }
    }

    /// The words without any mark-up, for searching and for reading aloud.
    public var plainText: String {
        switch self {
        case .heading(_, let inlines, _), .paragraph(let inlines, _): inlines.plainText
        case .list(_, let items, _): items.map(\.plainText).joined(separator: "\n")
        case .code(let text, _, _, _): text
        case .quote(let blocks, _): blocks.plainText
        case .rule: ""
        }
    }
}

/// A run of text inside a block.
public indirect enum Inline: Sendable, Hashable {
    /// Words; a line break in the file is a space here.
    case text(String)
    /// Words in the language of the scene.
    case code(String)
    /// Stressed words.
    case emphasis([Inline])
    /// Strongly stressed words.
    case strong([Inline])
    /// Words that lead somewhere: a page, a lesson's step as `05#together`, or their meaning in the glossary, as `glossary`.
    case link([Inline], destination: String)
    /// A hard line break.
    case lineBreak

    /// The words without any mark-up.
    public var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.plainText
        case .lineBreak: "\n"
        }
    }
}

extension [Inline] {
    /// The words without any mark-up.
    public var plainText: String { map(\.plainText).joined() }
}

extension [Block] {
    /// The words without any mark-up, a line for each block.
    public var plainText: String { map(\.plainText).joined(separator: "\n") }
}

extension Inline {
    /// The word whose meaning a link to the glossary is; nil for what is no such link.
    public var glossaryWord: String? {
        guard case .link(let inlines, "glossary") = self else { return nil }
        return inlines.plainText
    }

    /// Itself and the runs inside it.
    fileprivate var all: [Inline] {
        switch self {
        case .emphasis(let inner), .strong(let inner), .link(let inner, _): [self] + inner.flatMap(\.all)
        case .text, .code, .lineBreak: [self]
        }
    }
}

extension Block {
    /// The runs of text in it, those inside others behind them.
    var inlines: [Inline] {
        switch self {
        case .heading(_, let inlines, _), .paragraph(let inlines, _): inlines.flatMap(\.all)
        case .list(_, let items, _): items.flatMap(\.inlines)
        case .quote(let blocks, _): blocks.inlines
        case .code, .rule: []
        }
    }
}

extension [Block] {
    /// The runs of text in them.
    var inlines: [Inline] { flatMap(\.inlines) }
}

extension [Inline] {
    /// A text in which backquotes stand around code, and nothing else is marked.
    init(codeIn text: String) {
        self = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
            part.isEmpty ? nil : index % 2 == 0 ? .text(String(part)) : .code(String(part))
        }
    }
}
