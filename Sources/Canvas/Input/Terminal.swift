/// A screen with a keyboard.
@MainActor
public protocol Terminal: AnyObject {
    /// The window in cells, now.
    var size: Size { get }
    /// How many colours it shows.
    var depth: ColorDepth { get }
    /// The terminal's background, as far as it is known yet. An `InputEvent.background` reports when more is known.
    var background: Background { get }
    /// The colours that its user wants.
    var themePalette: ThemePalette { get }
    /// Whether it shows more than ASCII.
    var isUnicode: Bool { get }

    /// Shows a canvas of any size from the top left on, with the cursor at a cell or hidden. Costs the changes since the last one.
    func present(_ canvas: Canvas, cursor: Point?)

    /// Waits for the next event; nil when none comes within `timeout`. Without one it waits for ever; `.zero` does not wait.
    func next(timeout: Duration?) -> InputEvent?

    /// Takes the events that have come already, in order, and waits for none.
    func takeTypedAhead() -> [InputEvent]

    /// Whether an interrupt has come that `next` has not given yet: whoever is long about something looks.
    var isInterrupted: Bool { get }

    /// Whether an event has come that `next` would give at once. Whoever does something that nobody waits for looks, and ends it.
    var hasInput: Bool { get }

    /// Forgets that interrupt: whoever was long about something has ended it.
    func takeInterrupt()

    /// Gives the terminal to a program, an editor for example, waits for its end and repaints. `command` is the program, found in `PATH`,
    /// and its arguments. Returns its exit status as a shell does, and nil when it could not be started.
    func run(_ command: [String]) -> Int32?

    /// Hands the terminal to other output during `body`, and repaints afterwards. For programs that read the keyboard use `run`:
    /// Foundation's `Process` starts them in the background, where they are stopped.
    func suspend<Result>(while body: () throws -> Result) rethrows -> Result

    /// Sounds the bell.
    func bell()
}

extension Terminal {
    /// Only an interrupt counts where nothing more is known.
    public var hasInput: Bool { isInterrupted }

    /// Shows a canvas without a cursor.
    public func present(_ canvas: Canvas) { present(canvas, cursor: nil) }

    /// Waits for the next event, however long it takes.
    public func next() -> InputEvent {
        while true {
            if let event = next(timeout: nil) { return event }
        }
    }

    /// The theme that suits it.
    public var theme: Theme { .matching(depth: depth, background: background, palette: themePalette) }
    /// The signs that it can show.
    public var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
    /// An empty canvas of its size, in its theme and signs.
    public func blankCanvas() -> Canvas { Canvas(size: size, theme: theme, glyphs: glyphs) }
}
