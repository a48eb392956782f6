import Canvas
import Foundation
import Testing

/// The contrast of what is written, as WCAG 2.2 defines it: from 1 to 21.
@Suite struct `The contrast of a theme` {
    private static let grounds: [Background: [RGB]] = [.dark: [RGB(0x000000), RGB(0x1E1E1E)], .light: [RGB(0xFFFFFF), RGB(0xFAFAFA)]]

    private static func lightness(_ color: RGB) -> Double {
        func linear(_ channel: UInt8) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    static func ratio(_ first: RGB, _ second: RGB) -> Double {
        let (low, high) = (min(lightness(first), lightness(second)), max(lightness(first), lightness(second)))
        return (high + 0.05) / (low + 0.05)
    }

    private static func code(_ theme: Theme) -> [(String, Style)] {
        [
            ("keyword", theme.codeKeyword), ("string", theme.codeString), ("comment", theme.codeComment), ("number", theme.codeNumber),
            ("type", theme.codeType), ("function", theme.codeFunction), ("attribute", theme.codeAttribute),
        ]
    }

    private static func written(_ theme: Theme) -> [(String, Style)] {
        [
            ("text", theme.text), ("dim", theme.dim), ("accent", theme.accent), ("title", theme.title), ("good", theme.good),
            ("bad", theme.bad), ("warning", theme.warning), ("changed", theme.changed), ("disabled", theme.disabled),
            ("selection", theme.selection), ("selectionUnfocused", theme.selectionUnfocused), ("highlight", theme.highlight),
            ("gutter", theme.gutter), ("key", theme.key), ("keyText", theme.keyText),
        ] + code(theme) + theme.lanes.enumerated().map { ("lane \($0)", $1) }
    }

    @Test(arguments: [Background.dark, .light], ThemePalette.allCases)
    func `is 4.5 for all that is written, and 7 where it is to be high`(background: Background, palette: ThemePalette) {
        let theme = Theme.matching(depth: .palette, background: background, palette: palette)
        let least = palette == .highContrast ? 7 : 4.5
        for ground in theme.ground.background?.rgb.map({ [$0] }) ?? Self.grounds[background, default: []] {
            let own = theme.ground.foreground?.rgb ?? (background == .dark ? RGB(0xFFFFFF) : RGB(0x000000))
            for (name, style) in Self.written(theme) {
                let found = Self.ratio(style.foreground?.rgb ?? own, style.background?.rgb ?? ground)
                #expect(found >= least, "\(name): \(found)")
            }
            // The line that runs and the field to type into have a ground of their own.
            for (name, style) in Self.code(theme) + [("gutter", theme.gutter), ("dim", theme.dim)] {
                let found = Self.ratio(style.foreground?.rgb ?? own, theme.currentLine.background?.rgb ?? ground)
                #expect(found >= least, "\(name) on the line that runs: \(found)")
            }
        }
    }

    @Test(arguments: [Background.dark, .light])
    func `tells right, wrong and changed, and each lane from the next, without their hue`(background: Background) throws {
        let theme = Theme.matching(depth: .palette, background: background, palette: .colorBlind)
        func differ(_ first: Style, _ second: Style) throws {
            let found = Self.ratio(try #require(first.foreground?.rgb), try #require(second.foreground?.rgb))
            #expect(found >= 1.3, "\(first) and \(second): \(found)")
        }
        try differ(theme.good, theme.bad)
        try differ(theme.good, theme.changed)
        try differ(theme.bad, theme.changed)
        for index in theme.lanes.indices { try differ(theme.lane(index), theme.lane(index + 1)) }
    }

    @Test(arguments: [ColorDepth.eight, .sixteen], [ThemePalette.highContrast, .colorBlind])
    func `does not hang on colours that the terminal chooses`(depth: ColorDepth, palette: ThemePalette) {
        let theme = Theme.matching(depth: depth, background: .dark, palette: palette)
        #expect(Self.written(theme).allSatisfy { $1.foreground == nil && $1.background == nil })
        #expect(theme.depth == depth)
    }

    @Test func `is kept by a ground of its own under everything`() throws {
        let theme = Theme.matching(depth: .palette, background: .dark, palette: .highContrast)
        var canvas = Canvas(size: Size(width: 8, height: 2), theme: theme)
        canvas.put("text", x: 0, y: 0, style: theme.good)
        canvas.fill(Rect(x: 0, y: 1, width: 8, height: 1))
        #expect(canvas.cells.allSatisfy { $0.style.background == theme.ground.background })
        #expect(try #require(canvas.cell(x: 7, y: 1)).style.foreground == theme.ground.foreground)
    }
}
