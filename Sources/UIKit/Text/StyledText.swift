import Foundation

/// The attributes of a text that determine its size.
struct StyledText: Hashable, Sendable {
    /// Characters in a row that look alike.
    struct Run: Hashable, Sendable {
        var characters: Int
        var font: UIFont
        /// Points after each character.
        var kern: CGFloat
        /// The size in points of the attachment in place of each character.
        var attachment: CGSize?
    }

    let runs: [Run]
    /// One for each paragraph.
    let paragraphs: [ParagraphStyle]

    /// The style of a text; characters without a font attribute have `font`.
    init(_ text: AttributedText, font: UIFont, in world: World) {
        var runs: [Run] = []
        var paragraphs: [ParagraphStyle] = []
        var place = 0
        var begins = true
        for character in text.string {
            let attributes = text.attributes(at: place)?.attributes ?? TextAttributes()
            place += character.utf16.count
            if begins { paragraphs.append(attributes.paragraphStyle(in: world) ?? ParagraphStyle()) }
            begins = character == "\n"
            let run = Run(
                characters: 1, font: attributes.font ?? font, kern: attributes.kern, attachment: attributes.attachment(in: world)?.size)
            if var last = runs.last, last.font == run.font, last.kern == run.kern, last.attachment == run.attachment {
                last.characters += 1
                runs[runs.count - 1] = last
            } else {
                runs.append(run)
            }
        }
        if begins { paragraphs.append(paragraphs.last ?? ParagraphStyle()) }
        self.runs = runs
        self.paragraphs = paragraphs
    }

    /// A line after breaking.
    struct Line {
        var text = ""
        /// With its indent, in points.
        var width: CGFloat = 0
        var height: CGFloat = 0
        /// Points between it and the line before.
        var gap: CGFloat = 0
    }

    private struct Glyph {
        let character: Character
        let width: CGFloat
        let height: CGFloat
    }

    /// The lines of a text that has this style when they may be `limit` points long; broken at words.
    func lines(of text: String, font: UIFont, limit: CGFloat) -> [Line] {
        var lines: [Line] = []
        var height = runs.first?.font.lineHeight ?? font.lineHeight
        for (number, glyphs) in paragraphs(of: text).enumerated() {
            let style = number < paragraphs.count ? paragraphs[number] : ParagraphStyle()
            let start = lines.count
            wrap(glyphs, style, limit, height, into: &lines)
            if start > 0 {
                let before = number > 0 && number - 1 < paragraphs.count ? paragraphs[number - 1] : ParagraphStyle()
                lines[start].gap = before.lineSpacing + before.paragraphSpacing + style.paragraphSpacingBefore
            }
            height = glyphs.last?.height ?? height
        }
        return lines
    }

    private func paragraphs(of text: String) -> [[Glyph]] {
        var paragraphs: [[Glyph]] = [[]]
        var run = 0
        var left = runs.first?.characters ?? 0
        for character in text {
            while left == 0, run + 1 < runs.count {
                run += 1
                left = runs[run].characters
            }
            guard run < runs.count else { break }
            left -= 1
            if character == "\n" {
                paragraphs.append([])
                continue
            }
            let style = runs[run]
            let advance = style.attachment?.width ?? style.font.pointSize * TextMetrics.advance(character, style.font)
            let height = max(style.font.lineHeight, style.attachment?.height ?? 0)
            paragraphs[paragraphs.count - 1].append(Glyph(character: character, width: advance + style.kern, height: height))
        }
        return paragraphs
    }

    private func wrap(
        _ glyphs: [Glyph], _ style: ParagraphStyle, _ limit: CGFloat, _ emptyHeight: CGFloat, into lines: inout [Line]
    ) {
        let first = lines.count
        var line: [Glyph] = []
        func room() -> CGFloat { style.room(in: limit, isFirst: lines.count == first) }
        func width(_ glyphs: [Glyph]) -> CGFloat { glyphs.reduce(0) { $0 + $1.width } }
        func end() {
            let isFirst = lines.count == first
            let natural = line.map(\.height).max() ?? emptyHeight
            lines.append(
                Line(
                    text: String(line.map(\.character)), width: width(line) + (isFirst ? style.firstLineHeadIndent : style.headIndent),
                    height: style.height(natural), gap: isFirst ? 0 : style.lineSpacing))
            line = []
        }
        for word in words(glyphs) {
            let needed = width(word.glyphs)
            if !line.isEmpty, width(line) + (word.space?.width ?? 0) + needed > room() {
                end()
            } else if !line.isEmpty, let space = word.space {
                line.append(space)
            }
            for glyph in word.glyphs {
                if needed > room(), !line.isEmpty, width(line) + glyph.width > room() { end() }
                line.append(glyph)
            }
        }
        end()
    }

    /// The words, each with the space before it.
    private func words(_ glyphs: [Glyph]) -> [(space: Glyph?, glyphs: [Glyph])] {
        var words: [(space: Glyph?, glyphs: [Glyph])] = [(nil, [])]
        for glyph in glyphs {
            if glyph.character == " " { words.append((glyph, [])) } else { words[words.count - 1].glyphs.append(glyph) }
        }
        return words
    }
}

extension TextLayout {
    /// A text with attributes; where they name no font, it has `font`.
    init(_ text: AttributedText, font: UIFont, numberOfLines: Int, in world: World) {
        self.init(
            text: text.string, font: font, numberOfLines: numberOfLines, scale: world.device.scale,
            style: StyledText(text, font: font, in: world))
    }
}
