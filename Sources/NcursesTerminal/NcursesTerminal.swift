internal import CTerminal
public import Canvas

/// The real terminal, through ncurses. Open at most one in a process, and `close` it before leaving. An exit, a signal or a crash closes it
/// too.
@MainActor
public final class NcursesTerminal: Terminal {
    /// The features that a user may switch off.
    public struct Options: Sendable {
        /// Whether colours may be used; `NO_COLOR` forbids them as well.
        public var allowsColor: Bool
        /// Whether more than ASCII may be used.
        public var allowsUnicode: Bool
        /// The background, whatever the terminal says of it; unknown: as the terminal says.
        public var background: Background
        /// The colours that the user wants.
        public var themePalette: ThemePalette

        /// Everything that the terminal can do, unless switched off.
        public init(
            allowsColor: Bool = true, allowsUnicode: Bool = true, background: Background = .unknown, themePalette: ThemePalette = .standard
        ) {
            self.allowsColor = allowsColor
            self.allowsUnicode = allowsUnicode
            self.background = background
            self.themePalette = themePalette
        }
    }

    /// The window in cells.
    public internal(set) var size: Size
    /// How many colours it shows.
    public var depth: ColorDepth { palette.depth }
    /// The terminal's background, as far as it is known.
    public internal(set) var background: Background
    /// The colours that its user wants.
    public let themePalette: ThemePalette
    /// Whether it shows more than ASCII.
    public let isUnicode: Bool

    let signals: SignalGuard
    var decoder: InputDecoder
    var events: [InputEvent] = []
    var query = Query.none
    private var palette: Palette
    private let screen: OpaquePointer
    private let isStandard: Bool
    private let modesBefore: termios
    // The contents of ncurses' own screen.
    private var painted: Canvas?
    private var cursor: Point?
    private var isOpen = true

    enum Query {
        case none
        case wanted
        case asked
    }

    /// Takes over the terminal of standard input and output, without waiting.
    public init(options: Options = Options()) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal("Standard input") }
        guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal("Standard output") }
        let surroundings = Environment()
        guard !surroundings.terminalName.isEmpty else { throw .noTerminalName }
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw .system("its modes cannot be read") }
        let locale = surroundings.adoptLocale()
        isUnicode = locale && options.allowsUnicode
        themePalette = options.themePalette

        // ncurses leaves the window-size signal alone when it is handled already, so the handlers come first.
        try Self.check(surroundings.terminalName)
        signals = try SignalGuard(modes: modes, restore: TerminalDescription.restoration)
        // Not a lazy collection's `first`: that evaluates its element twice, and each time makes a screen.
        var made: OpaquePointer?
        for description in surroundings.descriptions where made == nil { made = nc_newterm(description) }
        guard let screen = made else { throw .unknownTerminal(surroundings.terminalName) }
        signals.hold(true)
        self.screen = screen
        modesBefore = modes
        isStandard = TerminalDescription.isStandard
        if isStandard { nc_forget_line_drawing() }
        background = options.background == .unknown ? surroundings.background : options.background
        palette = Palette(wantsColor: options.allowsColor && !surroundings.refusesColor)
        decoder = InputDecoder(sequences: TerminalDescription.keySequences)
        size = Size(width: Int(getmaxx(nc_stdscr())), height: Int(getmaxy(nc_stdscr())))
        if isStandard, surroundings.answersQueries, palette.depth != .none, options.background == .unknown { query = .wanted }
        adoptSize()
        prepare()
    }

    // Looks the description up without touching the terminal, so that errors come before anything is switched.
    private static func check(_ name: String) throws(TerminalError) {
        guard nc_setupterm(name) == OK else { throw .unknownTerminal(name) }
        if TerminalDescription.capability("cup").isEmpty { throw .tooSimple(name) }
    }

    private func prepare() {
        cbreak()
        noecho()
        nonl()
        intrflush(nil, false)
        // ncurses would break off painting when input is waiting, but it does not read the input here.
        typeahead(-1)
        keypad(nc_stdscr(), true)
        leaveok(nc_stdscr(), true)
        curs_set(0)
        nc_set_background(nc_stdscr(), palette.rendition(.plain).pair)
        var modes = termios()
        if tcgetattr(STDIN_FILENO, &modes) == 0 {
            // Ctrl-S, Ctrl-V and Ctrl-O are keys like others here.
            modes.c_iflag &= ~tcflag_t(IXON)
            modes.c_lflag &= ~tcflag_t(IEXTEN)
            tcsetattr(STDIN_FILENO, TCSANOW, &modes)
            def_prog_mode()
        }
        send(isStandard ? TerminalDescription.switchOn : [])
    }

    /// Shows a canvas. Cells that have not changed are not even looked at by ncurses.
    public func present(_ canvas: Canvas, cursor: Point?) {
        guard isOpen else { return }
        let window = nc_stdscr()
        if painted?.gridSize != size {
            painted = Canvas(size: size)
            werase(window)
        }
        let shown = canvas.fitted(to: size)
        if let painted {
            shown.forEachRepaint(since: painted) { cell, column, row in
                if !cell.text.isContinuation { put(cell, column: column, row: row, in: window) }
            }
        }
        painted = shown
        place(cursor)
        wnoutrefresh(window)
        doupdate()
        if query == .wanted {
            query = .asked
            // Every terminal responds to the second query. Its response shows that the first one will not get any more.
            send(Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8))
        }
    }

    private func put(_ cell: Cell, column: Int, row: Int, in window: UnsafeMutablePointer<WINDOW>?) {
        let rendition = palette.rendition(cell.style)
        var (base, first, second) = cell.text.values
        // ncurses uses the C library's width of a character. Where that differs from ours, the cell must not move its neighbours.
        let columns = cell.text.columns
        if base >= 0x7F, Int(wcwidth(wchar_t(bitPattern: base))) != columns || (columns == 2 && column + 1 >= size.width) {
            (base, first, second) = (columns == 2 ? 0x20 : 0x3F, 0, 0)
            if columns == 2, column + 1 < size.width {
                nc_put(window, Int32(row), Int32(column + 1), 0x20, 0, 0, rendition.attributes, rendition.pair)
            }
        }
        nc_put(window, Int32(row), Int32(column), base, first, second, rendition.attributes, rendition.pair)
    }

    private func place(_ place: Point?) {
        let visible = place.flatMap { Rect(size: size).contains($0) ? $0 : nil }
        if (visible == nil) != (cursor == nil) {
            curs_set(visible == nil ? 0 : 1)
            leaveok(nc_stdscr(), visible == nil)
        }
        cursor = visible
        if let visible { wmove(nc_stdscr(), Int32(visible.y), Int32(visible.x)) }
    }

    /// Gives the terminal back while something else uses it, and repaints afterwards.
    public func suspend<Result>(while body: () throws -> Result) rethrows -> Result {
        leave()
        signals.lend(true)
        defer {
            signals.lend(false)
            // This has handled a continue signal that came meanwhile.
            _ = signals.takeWakes()
            enter()
        }
        return try body()
    }

    /// Sounds the bell.
    public func bell() {
        if isOpen { beep() }
    }

    /// Gives the terminal back for good. Waits a moment for a pending response, so that it does not end up in the shell.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        awaitAnswer()
        leave()
        delscreen(screen)
    }

    func leave() {
        send(isStandard ? TerminalDescription.switchOff : [])
        curs_set(1)
        endwin()
        var modes = modesBefore
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        signals.hold(false)
    }

    func enter() {
        signals.hold(true)
        reset_prog_mode()
        curs_set(cursor == nil ? 0 : 1)
        adoptSize()
        redrawwin(nc_stdscr())
        wnoutrefresh(nc_stdscr())
        doupdate()
        send(isStandard ? TerminalDescription.switchOn : [])
    }

    /// Reads the window's size from the system. Returns true when it has changed; then everything is painted again, without clearing.
    @discardableResult
    func adoptSize() -> Bool {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard nc_window_size(&columns, &rows) != 0 else { return false }
        let fresh = Size(width: Int(columns), height: Int(rows))
        guard fresh != size else { return false }
        size = fresh
        resize_term(rows, columns)
        redrawwin(nc_stdscr())
        return true
    }

    private func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if nc_can_retry() == 0 {
                return
            }
        }
    }
}
