/// What a screen is shown on and keys come from.
@MainActor
public protocol Terminal: AnyObject {
    /// The window in cells, now.
    var size: Size { get }
    /// How many colours it shows.
    var depth: ColorDepth { get }
    /// What its background looks like, as far as it is known yet; an `InputEvent.background` says when more is known.
    var background: Background { get }
    /// Whether it shows more than ASCII.
    var isUnicode: Bool { get }

    /// Shows a canvas of any size from the top left on, with the cursor at a cell or hidden. Costs what changed since the last one.
    func present(_ canvas: Canvas, cursor: Point?)

    /// Waits for what happens next; nil when nothing has within `timeout`. Without one it waits for ever; `.zero` only looks.
    func next(timeout: Duration?) -> InputEvent?

    /// Gives the terminal back while something else uses it, an editor for example, and repaints afterwards.
    func suspend<Result>(while body: () throws -> Result) rethrows -> Result

    /// Sounds the bell.
    func bell()
}

extension Terminal {
    /// Shows a canvas without a cursor.
    public func present(_ canvas: Canvas) { present(canvas, cursor: nil) }

    /// The theme that suits it.
    public var theme: Theme { .matching(depth: depth, background: background) }
    /// The signs that it can show.
    public var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
    /// An empty canvas of its size, in its theme and signs.
    public func blankCanvas() -> Canvas { Canvas(size: size, theme: theme, glyphs: glyphs) }
}
