/// The alignment of text in its columns.
public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right

    /// Columns left free before text of a width.
    func indent(_ columns: Int, in width: Int) -> Int {
        switch self {
        case .left: 0
        case .center: max(0, (width - columns) / 2)
        case .right: max(0, width - columns)
        }
    }
}

extension StyledText {
    private struct Piece {
        var grapheme: Grapheme
        var columns: Int
        var style: Style
    }

    /// The text in lines of at most `width` columns. Lines break at spaces, after hyphens and between wide characters, and inside a word only
    /// if it is longer than a line.
    ///
    /// A line's own indentation is kept; `hanging` columns are put before each continued line. An empty text is one empty line. Code also
    /// breaks behind an opening bracket or a comma, and before a member's dot.
    public func wrapped(to width: Int, hanging: Int = 0, isCode: Bool = false) -> [StyledText] {
        guard width > 0 else { return [] }
        return lines.flatMap { $0.wrappedLine(to: width, hanging: min(max(0, hanging), width - 1), isCode: isCode) }
    }

    private static let openings: Set<Grapheme> = [Grapheme("("), Grapheme("["), Grapheme("{"), Grapheme(",")]

    private func wrappedLine(to width: Int, hanging: Int, isCode: Bool) -> [StyledText] {
        let pieces = spans.flatMap { span in
            Graphemes(span.text).map { Piece(grapheme: $0, columns: $0.columns, style: span.style) }
        }
        var result: [StyledText] = []
        var start = 0
        var column = 0
        var breakAfter: Int?
        var index = 0
        var isIndentation = false
        func emit(upTo end: Int) {
            var last = end
            while last > start && pieces[last - 1].grapheme.isSpace { last -= 1 }
            var line = StyledText(result.isEmpty ? "" : String(repeating: " ", count: hanging))
            var (text, style) = ("", Style.plain)
            for piece in pieces[start..<last] {
                if piece.style != style {
                    line.append(text, style)
                    (text, style) = ("", piece.style)
                }
                piece.grapheme.append(to: &text)
            }
            line.append(text, style)
            result.append(line)
        }
        while index < pieces.count {
            let piece = pieces[index]
            let available = result.isEmpty ? width : width - hanging
            if column + piece.columns > available && index > start {
                if piece.grapheme.isSpace {
                    emit(upTo: index)
                    while index < pieces.count && pieces[index].grapheme.isSpace { index += 1 }
                    start = index
                } else {
                    let end = breakAfter ?? index
                    emit(upTo: end)
                    start = end
                    index = end
                }
                column = 0
                breakAfter = nil
                continue
            }
            column += piece.columns
            index += 1
            isIndentation = piece.grapheme.isSpace && (isIndentation || index == start + 1)
            // A hyphen stands between two parts of a word; before a number it is a minus.
            let isHyphen = piece.grapheme == Grapheme("-") && index > start + 1 && !pieces[index - 2].grapheme.isSpace
            if (piece.grapheme.isSpace && !isIndentation) || piece.columns == 2 || isHyphen { breakAfter = index }
            guard isCode else { continue }
            // The dot of a number is no member's.
            let isBeforeDot = index + 1 < pieces.count && pieces[index].grapheme == Grapheme(".")
            let isNumber = isBeforeDot && pieces[index + 1].grapheme.base.properties.numericType != nil
            if Self.openings.contains(piece.grapheme) || isBeforeDot && !isNumber { breakAfter = index }
        }
        if start < pieces.count || result.isEmpty { emit(upTo: pieces.count) }
        return result
    }

    /// The text cut to `width` columns. The ellipsis marks the cut at the end, or at the start if the end is kept.
    public func truncated(to width: Int, ellipsis: String, keepingEnd: Bool = false) -> StyledText {
        let total = columns
        if total <= width { return self }
        guard width > 0 else { return StyledText() }
        let mark = ellipsis.columns <= width ? ellipsis : ""
        let room = width - mark.columns
        var result = StyledText()
        var column = 0
        var style = Style.plain
        if keepingEnd {
            result.append(mark, spans.first?.style ?? .plain)
            let skipped = total - room
            forEachGrapheme { grapheme, pieceStyle in
                if column >= skipped { result.append(grapheme.string, pieceStyle) }
                column += grapheme.columns
            }
        } else {
            forEachGrapheme { grapheme, pieceStyle in
                if column + grapheme.columns <= room {
                    result.append(grapheme.string, pieceStyle)
                    style = pieceStyle
                    column += grapheme.columns
                } else {
                    column = width
                }
            }
            result.append(mark, style)
        }
        return result
    }

    func forEachGrapheme(_ body: (Grapheme, Style) -> Void) {
        for span in spans {
            for grapheme in Graphemes(span.text) { body(grapheme, span.style) }
        }
    }
}
