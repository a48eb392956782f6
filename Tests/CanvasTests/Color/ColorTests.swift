import Canvas
import Testing

@Suite struct `A colour` {
    @Test(
        arguments: [(0xFF0000, 196), (0x000000, 16), (0xFFFFFF, 231), (0x808080, 244), (0x5F87AF, 67), (0x007AFF, 33)] as [(UInt32, UInt8)])
    func `becomes its nearest palette entry`(hex: UInt32, index: UInt8) {
        #expect(Color.rgb(RGB(hex)).reduced(to: .palette) == .indexed(index))
    }

    @Test func `of the palette's cube and greys is its own nearest entry`() {
        for index in UInt8(16)...255 {
            let nearest = Color.rgb(Color.rgb(ofIndex: index)).reduced(to: .palette)
            #expect(nearest.rgb == Color.rgb(ofIndex: index))
        }
    }

    @Test(
        arguments: [
            (0x007AFF, Color.brightBlue), (0xFF3B30, .brightRed), (0x34C759, .brightGreen), (0xF2F2F7, .brightWhite),
            (0x8E8E93, .brightBlack),
            (0xFFCC00, .brightYellow), (0x202020, .black), (0x5AC8FA, .brightCyan), (0xAF52DE, .brightMagenta), (0xC7C7CC, .white),
        ] as [(UInt32, Color)])
    func `becomes the named one of its hue`(hex: UInt32, named: Color) {
        #expect(Color.rgb(RGB(hex)).reduced(to: .sixteen) == named)
    }

    @Test func `among eight is never black when it was a grey to be seen`() {
        #expect(Color.brightBlack.reduced(to: .eight) == .white)
        #expect(Color.brightRed.reduced(to: .eight) == .red)
        #expect(Color.indexed(196).reduced(to: .eight) == .red)
    }

    @Test func `is none where there are none`() {
        #expect(Color.red.reduced(to: .none) == .standard)
        #expect(Color.standard.reduced(to: .direct) == .standard)
        #expect(Color.rgb(RGB(1)).reduced(to: .direct) == .rgb(RGB(1)))
    }

    @Test func `is mixed by its share`() {
        #expect(RGB(0xFF0000).over(RGB(0x0000FF), alpha: 0.5) == RGB(red: 128, green: 0, blue: 128))
        #expect(RGB(0xFF0000).over(RGB(0x0000FF), alpha: 0) == RGB(0x0000FF))
    }

    @Test(arguments: ColorDepth.allCases, [Background.dark, .light])
    func `of a theme can be shown at the theme's depth`(depth: ColorDepth, background: Background) {
        let theme = Theme.matching(depth: depth, background: background)
        let styles = [
            theme.text, theme.dim, theme.accent, theme.title, theme.good, theme.bad, theme.warning, theme.border, theme.borderFocused,
            theme.selection, theme.highlight, theme.codeKeyword, theme.codeString, theme.codeComment, theme.gutter,
        ]
        for color in (styles + theme.lanes).flatMap({ [$0.foreground, $0.background] }).compactMap({ $0 }) {
            #expect(color.reduced(to: depth) == color)
        }
        #expect(theme.good != theme.bad)
        #expect(theme.selection != .plain)
        #expect(theme.border != theme.borderFocused)
    }
}
