extension Theme {
    /// Attributes only.
    public static let colorless = Theme()
    /// 256 colours on a dark background.
    public static let dark = Theme(depth: .palette, background: .dark).painted(with: .darkPalette)
    /// 256 colours on a light background.
    public static let light = Theme(depth: .palette, background: .light).painted(with: .lightPalette)

    /// The theme for a terminal. With fewer than 256 colours their channels are the terminal's own choice, so the palettes that promise a
    /// contrast or a lightness then use attributes alone.
    public static func matching(depth: ColorDepth, background: Background, palette: ThemePalette = .standard) -> Theme {
        if depth == .none || depth < .palette && palette != .standard { return Theme(depth: depth, background: background) }
        let isLight = background == .light
        if depth >= .palette {
            var theme =
                switch palette {
                case .standard: isLight ? light : dark
                case .highContrast:
                    Theme(background: background).painted(with: isLight ? .lightContrast : .darkContrast)
                case .colorBlind: Theme(background: background).painted(with: isLight ? .lightColorBlind : .darkColorBlind)
                }
            theme.depth = depth
            theme.background = background
            return theme
        }
        return Theme(depth: depth, background: background).painted(with: isLight ? .lightNamed : depth == .eight ? .darkEight : .darkNamed)
    }

    private func painted(with inks: Inks) -> Theme {
        var theme = self
        theme.ground = inks.ground
        theme.dim = inks.faint
        theme.disabled = inks.faint.adding(.italic)
        theme.accent = Style(inks.accent, .bold)
        theme.good = Style(inks.good)
        theme.bad = Style(inks.bad, .bold)
        theme.warning = Style(inks.warning)
        theme.changed = Style(inks.warning, .bold)
        theme.border = inks.line
        theme.borderFocused = Style(inks.accent)
        theme.selection = inks.selection
        theme.selectionUnfocused = inks.quietSelection
        theme.highlight = inks.highlight
        theme.currentLine = inks.quietSelection
        theme.gutter = inks.faint
        theme.key = Style(inks.accent, .bold)
        theme.keyText = inks.faint
        theme.field = inks.quietSelection
        theme.codeKeyword = Style(inks.keyword, .bold)
        theme.codeString = Style(inks.string)
        theme.codeComment = inks.faint.adding(.italic)
        theme.codeNumber = Style(inks.number)
        theme.codeType = Style(inks.type)
        theme.codeFunction = Style(inks.function)
        theme.codeAttribute = Style(inks.number)
        theme.lanes = inks.lanes.map { Style($0) }
        return theme
    }
}

/// The colours that the roles of a theme are painted with.
private struct Inks {
    var ground = Style.plain
    var faint: Style
    var line: Style
    var accent: Color
    var good: Color
    var bad: Color
    var warning: Color
    var selection: Style
    var quietSelection: Style
    var highlight: Style
    var keyword: Color
    var string: Color
    var number: Color
    var type: Color
    var function: Color
    var lanes: [Color]

    static let darkPalette = Inks(
        faint: Style(.indexed(247)), line: Style(.indexed(241)), accent: .indexed(75), good: .indexed(114), bad: .indexed(203),
        warning: .indexed(221), selection: Style(.indexed(231), on: .indexed(25)), quietSelection: Style(nil, on: .indexed(236)),
        highlight: Style(.indexed(16), on: .indexed(221)), keyword: .indexed(205), string: .indexed(209), number: .indexed(141),
        type: .indexed(80), function: .indexed(117), lanes: [75, 114, 215, 176, 80, 221, 204, 147].map { .indexed($0) }
    )

    static let lightPalette = Inks(
        faint: Style(.indexed(240)), line: Style(.indexed(247)), accent: .indexed(25), good: .indexed(28), bad: .indexed(160),
        warning: .indexed(130), selection: Style(.indexed(231), on: .indexed(25)), quietSelection: Style(nil, on: .indexed(254)),
        highlight: Style(.indexed(16), on: .indexed(222)), keyword: .indexed(125), string: .indexed(124), number: .indexed(56),
        type: .indexed(23), function: .indexed(24), lanes: [25, 28, 130, 90, 23, 94, 160, 61].map { .indexed($0) }
    )

    static let darkContrast = Inks(
        ground: Style(.indexed(231), on: .indexed(16)), faint: Style(.indexed(252)), line: Style(.indexed(250)), accent: .indexed(123),
        good: .indexed(120), bad: .indexed(217), warning: .indexed(227), selection: Style(.indexed(16), on: .indexed(123)),
        quietSelection: Style(nil, on: .indexed(235)), highlight: Style(.indexed(16), on: .indexed(226)), keyword: .indexed(219),
        string: .indexed(223), number: .indexed(189), type: .indexed(123), function: .indexed(159),
        lanes: [123, 120, 215, 219, 227, 217, 153, 231].map { .indexed($0) }
    )

    static let lightContrast = Inks(
        ground: Style(.indexed(16), on: .indexed(231)), faint: Style(.indexed(238)), line: Style(.indexed(240)), accent: .indexed(18),
        good: .indexed(22), bad: .indexed(88), warning: .indexed(54), selection: Style(.indexed(231), on: .indexed(18)),
        quietSelection: Style(nil, on: .indexed(254)), highlight: Style(.indexed(16), on: .indexed(226)), keyword: .indexed(53),
        string: .indexed(88), number: .indexed(54), type: .indexed(17), function: .indexed(18),
        lanes: [18, 22, 88, 54, 16, 52, 23, 53].map { .indexed($0) }
    )

    static let darkColorBlind = Inks(
        faint: Style(.indexed(247)), line: Style(.indexed(241)), accent: .indexed(75), good: .indexed(117), bad: .indexed(202),
        warning: .indexed(228), selection: Style(.indexed(231), on: .indexed(25)), quietSelection: Style(nil, on: .indexed(236)),
        highlight: Style(.indexed(16), on: .indexed(221)), keyword: .indexed(75), string: .indexed(214), number: .indexed(219),
        type: .indexed(79), function: .indexed(117), lanes: [117, 202, 228, 175, 79, 33, 231].map { .indexed($0) }
    )

    static let lightColorBlind = Inks(
        faint: Style(.indexed(240)), line: Style(.indexed(247)), accent: .indexed(25), good: .indexed(19), bad: .indexed(130),
        warning: .indexed(90), selection: Style(.indexed(231), on: .indexed(25)), quietSelection: Style(nil, on: .indexed(254)),
        highlight: Style(.indexed(16), on: .indexed(222)), keyword: .indexed(19), string: .indexed(88), number: .indexed(90),
        type: .indexed(23), function: .indexed(25), lanes: [25, 18, 130, 90, 94, 16].map { .indexed($0) }
    )

    static let darkNamed = Inks(
        faint: Style(.white), line: Style(.brightBlack), accent: .brightCyan, good: .brightGreen, bad: .brightRed, warning: .brightYellow,
        selection: Style(.brightWhite, on: .blue), quietSelection: Style(nil, .underline), highlight: Style(.black, on: .yellow),
        keyword: .brightMagenta, string: .brightRed, number: .brightYellow, type: .cyan, function: .brightBlue,
        lanes: [.brightCyan, .brightGreen, .brightYellow, .brightMagenta, .brightBlue, .brightRed]
    )

    static let lightNamed = Inks(
        faint: Style(nil, .dim), line: Style(nil, .dim), accent: .blue, good: .green, bad: .red, warning: .magenta,
        selection: Style(.white, on: .blue), quietSelection: Style(nil, .underline), highlight: Style(.black, on: .yellow),
        keyword: .magenta, string: .red, number: .blue, type: .cyan, function: .blue, lanes: [.blue, .green, .magenta, .cyan, .red]
    )

    static let darkEight = Inks(
        faint: Style(nil, .dim), line: Style(nil, .dim), accent: .cyan, good: .green, bad: .red, warning: .yellow,
        selection: Style(.white, on: .blue), quietSelection: Style(nil, .underline), highlight: Style(.black, on: .yellow),
        keyword: .magenta, string: .red, number: .yellow, type: .cyan, function: .cyan, lanes: [.cyan, .green, .yellow, .magenta, .red]
    )
}
