import Foundation

/// How much room text takes.
///
/// Fidelity: simplified; heights are San Francisco's (a line of 17 points is 20.29 points high), widths go by the kind of character: each kind has one
/// width, in parts of the font's size, near the average of San Francisco's.
enum TextMetrics {
    static let ascent: CGFloat = 0.9521484375
    static let descent: CGFloat = 0.2412109375
    static let capHeight: CGFloat = 0.7046
    static let xHeight: CGFloat = 0.5264

    /// The width of one character at a size of 1 point.
    static func advance(_ character: Character, _ font: UIFont) -> CGFloat {
        if font.isMonospaced { return 0.62 * (isWide(character) ? 2 : 1) }
        return width(character) * (1 + 0.15 * font.weight.rawValue)
    }

    private static func width(_ character: Character) -> CGFloat {
        switch character {
        case " ", ".", ",", ":", ";", "'", "|", "!", "i", "j", "l", "I": 0.27
        case "f", "t", "r", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "`": 0.36
        case "m", "w", "M", "W", "@", "%", "…", "—": 0.87
        case "0"..."9": 0.62
        case "A"..."Z": 0.67
        case "a"..."z": 0.55
        default: isWide(character) ? 1 : character.isUppercase ? 0.67 : 0.6
        }
    }

    /// East Asian characters and pictures take a square.
    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value else { return false }
        return (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
            || (0xF900...0xFAFF).contains(scalar) || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
            || (0x1F300...0x1FAFF).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
    }

    /// The width of a line of text, in points.
    static func width(of line: some StringProtocol, _ font: UIFont) -> CGFloat {
        font.pointSize * line.reduce(0) { $0 + advance($1, font) }
    }
}

extension String {
    /// How many of the first characters fit into a width with an ellipsis after them. Costs those that fit.
    fileprivate func count(fitting width: CGFloat, _ font: UIFont) -> Int {
        let dots = TextMetrics.advance("…", font)
        var (count, advance): (Int, CGFloat) = (0, 0)
        for character in self {
            advance += TextMetrics.advance(character, font)
            if font.pointSize * (advance + dots) > width { break }
            count += 1
        }
        return count
    }
}

/// A text whose height follows from its width in the layout, with the padding that a label's class adds, in points.
struct FlowingText: Hashable, Sendable {
    let layout: TextLayout
    /// Room inside the width at which lines are broken.
    var insets = CGSize.zero
    /// Padding that is added after the text was broken at the whole width.
    var margin = CGSize.zero

    /// The size when it may be `width` points wide.
    func size(fitting width: CGFloat) -> CGSize {
        let size = layout.size(fitting: width - insets.width)
        return CGSize(width: size.width + insets.width + margin.width, height: size.height + insets.height + margin.height)
    }
}

/// A text with all that decides how it is broken into lines.
struct TextLayout: Hashable, Sendable {
    let text: String
    let font: UIFont
    /// The most lines, 0 for any number.
    var numberOfLines: Int
    /// Pixels to a point.
    let scale: CGFloat
    /// The attributes of its parts, which override the font; nil for none.
    var style: StyledText?

    /// The steps that breaking a text into lines takes.
    private static let stepsPerByte = 2

    /// The size in points when lines may be `width` points long, in whole pixels.
    func size(fitting width: CGFloat) -> CGSize {
        guard !text.isEmpty else { return .zero }
        World.current?.didWork(text.utf8.count * Self.stepsPerByte)
        if let style { return size(style, fitting: width) }
        let lines = lines(fitting: width)
        let longest = lines.map { TextMetrics.width(of: $0, font) }.reduce(0, max)
        return CGSize(width: min(ceiling(longest), max(ceiling(width), 0)), height: ceiling(CGFloat(lines.count) * font.lineHeight))
    }

    private func size(_ style: StyledText, fitting width: CGFloat) -> CGSize {
        let all = style.lines(of: text, font: font, limit: limit(width))
        let lines = numberOfLines > 0 ? Array(all.prefix(numberOfLines)) : all
        let height = lines.enumerated().reduce(0) { $0 + $1.element.height + ($1.offset > 0 ? $1.element.gap : 0) }
        return CGSize(width: min(ceiling(lines.map(\.width).reduce(0, max)), max(ceiling(width), 0)), height: ceiling(height))
    }

    /// The size in points when lines may have any length.
    var naturalSize: CGSize { size(fitting: .greatestFiniteMagnitude) }

    /// The lines when they may be `width` points long; those beyond the most are left out.
    func lines(fitting width: CGFloat) -> [String] {
        let lines = allLines(fitting: width)
        return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
    }

    /// The lines as drawn in `width` points; an ellipsis at the end marks text that does not fit.
    func drawnLines(fitting width: CGFloat) -> [String] {
        let lines = allLines(fitting: width)
        guard numberOfLines > 0, lines.count > numberOfLines else { return lines }
        var last = lines[(numberOfLines - 1)...].joined(separator: " ")
        last = String(last.prefix(last.count(fitting: width, font)))
        return lines.prefix(numberOfLines - 1) + [last + "…"]
    }

    private func allLines(fitting width: CGFloat) -> [String] {
        if let style { return style.lines(of: text, font: font, limit: limit(width)).map(\.text) }
        var lines: [String] = []
        let limit = limit(width)
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) { wrap(paragraph, limit, into: &lines) }
        return lines
    }

    /// A width that was rounded to pixels must not break a line that just fits.
    private func limit(_ width: CGFloat) -> CGFloat { width + 1e-3 + 0.5 / scale }

    private func wrap(_ paragraph: Substring, _ limit: CGFloat, into lines: inout [String]) {
        var line = ""
        var lineWidth: CGFloat = 0
        let space = font.pointSize * TextMetrics.advance(" ", font)
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let wordWidth = TextMetrics.width(of: word, font)
            if line.isEmpty || lineWidth + space + wordWidth <= limit {
                if !line.isEmpty {
                    line += " "
                    lineWidth += space
                }
            } else {
                lines.append(line)
                (line, lineWidth) = ("", 0)
            }
            guard wordWidth > limit else {
                line += word
                lineWidth += wordWidth
                continue
            }
            for character in word {
                let width = font.pointSize * TextMetrics.advance(character, font)
                if lineWidth + width > limit, !line.isEmpty {
                    lines.append(line)
                    (line, lineWidth) = ("", 0)
                }
                line.append(character)
                lineWidth += width
            }
        }
        lines.append(line)
    }

    private func ceiling(_ length: CGFloat) -> CGFloat {
        length >= 1e9 ? length : (length * scale - 1e-4).rounded(.up) / scale
    }
}
