/// The terminal's background.
public enum Background: Hashable, Sendable {
    /// Light text on dark.
    case dark
    /// Dark text on light.
    case light
    /// The terminal did not respond; treated as dark.
    case unknown
}

/// Which colours a theme is painted with.
public enum ThemePalette: Hashable, Sendable, CaseIterable {
    /// For everyone, on the terminal's own ground.
    case standard
    /// Text at 7 to 1 and more, on a ground of its own.
    case highContrast
    /// Right and wrong, and neighbouring lanes, differ in lightness, and in blue and orange rather than in green and red.
    case colorBlind
}

/// The styles of everything on the screen, by meaning.
public struct Theme: Hashable, Sendable {
    /// How many colours the styles need at most.
    public var depth: ColorDepth
    /// The background they are made for.
    public var background: Background

    /// What an empty cell has; plain: the terminal's own colours.
    public var ground = Style.plain
    /// Ordinary text.
    public var text = Style.plain
    /// Text of second rank.
    public var dim = Style.plain
    /// Things to see first: keys, links, the current place.
    public var accent = Style.plain
    /// Titles of panes and headings.
    public var title = Style.bold
    /// True, passed, right.
    public var good = Style.plain
    /// False, failed, wrong.
    public var bad = Style.plain
    /// Needs attention.
    public var warning = Style.plain
    /// Changed since the last step.
    public var changed = Style.plain
    /// Things that cannot be used now.
    public var disabled = Style.plain
    /// A pane's frame.
    public var border = Style.plain
    /// The frame of the pane that has the keyboard.
    public var borderFocused = Style.plain
    /// The selected row of the pane that has the keyboard.
    public var selection = Style.reverse
    /// The selected row elsewhere.
    public var selectionUnfocused = Style.plain
    /// A found or pointed-out piece of text.
    public var highlight = Style.reverse
    /// The line of code that runs.
    public var currentLine = Style.plain
    /// Line numbers.
    public var gutter = Style.plain
    /// The bar of keys at the bottom: a key.
    public var key = Style.bold
    /// The bar of keys at the bottom: the keys' actions.
    public var keyText = Style.plain
    /// A one-line field to type into.
    public var field = Style(nil, .underline)
    /// Swift keywords.
    public var codeKeyword = Style.bold
    /// String literals.
    public var codeString = Style.plain
    /// Comments.
    public var codeComment = Style.plain
    /// Numbers.
    public var codeNumber = Style.plain
    /// Names of types.
    public var codeType = Style.plain
    /// Names of functions that are called or declared.
    public var codeFunction = Style.plain
    /// Attributes and directives such as `@objc`.
    public var codeAttribute = Style.plain
    /// Timeline lanes, one after the other, then from the start again; never empty.
    public var lanes: [Style] = [.plain]

    /// A theme that uses attributes only; every role stays readable.
    public init(depth: ColorDepth = .none, background: Background = .unknown) {
        self.depth = depth
        self.background = background
        dim = Style(nil, .dim)
        accent = Style(nil, .bold)
        bad = Style(nil, [.bold, .underline])
        warning = Style(nil, .underline)
        changed = Style(nil, .bold)
        disabled = Style(nil, .dim)
        border = Style(nil, .dim)
        borderFocused = Style(nil, .bold)
        selectionUnfocused = Style(nil, .underline)
        currentLine = Style(nil, .bold)
        gutter = Style(nil, .dim)
        keyText = Style(nil, .dim)
        codeComment = Style(nil, .dim)
    }

    /// The style of a lane by its number from zero.
    public func lane(_ index: Int) -> Style { lanes[index % lanes.count] }
}
