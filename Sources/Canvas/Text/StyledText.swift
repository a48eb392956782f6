/// Text in several styles. `\n` separates lines when the text is wrapped. Drawn on a canvas directly, it is one line.
public struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A stretch of text in one style.
    public struct Span: Hashable, Sendable {
        /// The span's text.
        public var text: String
        /// How it looks.
        public var style: Style

        /// A stretch of text.
        public init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// The stretches from left to right; none is empty.
    public private(set) var spans: [Span]

    /// Text in one style.
    public init(_ text: String = "", _ style: Style = .plain) {
        spans = text.isEmpty ? [] : [Span(text, style)]
    }

    /// Text from its stretches; empty ones are left out.
    public init(_ spans: [Span]) {
        self.spans = spans.filter { !$0.text.isEmpty }
    }

    /// Text that inherits everything.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text without styles.
    public var string: String { spans.reduce(into: "") { $0 += $1.text } }
    /// Whether it has no text.
    public var isEmpty: Bool { spans.isEmpty }
    /// Columns on one line.
    public var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    /// Adds text at the end.
    public mutating func append(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        if let last = spans.last, last.style == style {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text, style))
        }
    }

    /// Adds text at the end.
    public mutating func append(_ other: StyledText) {
        for span in other.spans { append(span.text, span.style) }
    }

    /// One text after the other.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum.append(right)
        return sum
    }

    /// Adds text at the end.
    public static func += (left: inout StyledText, right: StyledText) { left.append(right) }

    /// The text with a style below every span's own, which overrides it.
    public func over(_ style: Style) -> StyledText {
        StyledText(spans.map { Span($0.text, $0.style.filled(from: style)) })
    }

    /// The text split at its line ends.
    public var lines: [StyledText] {
        var lines = [StyledText()]
        for span in spans {
            var isFirst = true
            for piece in span.text.split(separator: "\n", omittingEmptySubsequences: false) {
                if !isFirst { lines.append(StyledText()) }
                isFirst = false
                lines[lines.count - 1].append(String(piece), span.style)
            }
        }
        return lines
    }

    /// The text with a style laid over some of its characters, counted from zero; others keep theirs.
    public func styled(_ range: Range<Int>, _ style: Style) -> StyledText {
        var result = StyledText()
        var index = 0
        for span in spans {
            for character in span.text {
                result.append(String(character), range.contains(index) ? style.filled(from: span.style) : span.style)
                index += 1
            }
        }
        return result
    }
}
