extension Theme {
    /// Attributes only.
    public static let colorless = Theme()
    /// 256 colours on a dark background.
    public static let dark = Theme(depth: .palette, background: .dark).painted(with: .darkPalette)
    /// 256 colours on a light background.
    public static let light = Theme(depth: .palette, background: .light).painted(with: .lightPalette)

    /// The theme for a terminal.
    public static func matching(depth: ColorDepth, background: Background) -> Theme {
        if depth == .none { return Theme(depth: .none, background: background) }
        let isLight = background == .light
        if depth >= .palette {
            var theme = isLight ? light : dark
            theme.depth = depth
            theme.background = background
            return theme
        }
        return Theme(depth: depth, background: background).painted(with: isLight ? .lightNamed : depth == .eight ? .darkEight : .darkNamed)
    }

    private func painted(with inks: Inks) -> Theme {
        var theme = self
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
        theme.gutter = inks.line
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
        faint: Style(.indexed(246)), line: Style(.indexed(241)), accent: .indexed(75), good: .indexed(114), bad: .indexed(203),
        warning: .indexed(221), selection: Style(.indexed(231), on: .indexed(25)), quietSelection: Style(nil, on: .indexed(237)),
        highlight: Style(.indexed(16), on: .indexed(221)), keyword: .indexed(205), string: .indexed(209), number: .indexed(141),
        type: .indexed(80), function: .indexed(117), lanes: [75, 114, 215, 176, 80, 221, 204, 147].map { .indexed($0) }
    )

    static let lightPalette = Inks(
        faint: Style(.indexed(242)), line: Style(.indexed(247)), accent: .indexed(25), good: .indexed(28), bad: .indexed(160),
        warning: .indexed(130), selection: Style(.indexed(231), on: .indexed(25)), quietSelection: Style(nil, on: .indexed(254)),
        highlight: Style(.indexed(16), on: .indexed(222)), keyword: .indexed(125), string: .indexed(124), number: .indexed(56),
        type: .indexed(23), function: .indexed(24), lanes: [25, 28, 130, 90, 30, 94, 160, 61].map { .indexed($0) }
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
