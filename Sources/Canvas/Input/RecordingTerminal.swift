/// A terminal in memory: plays back input from a script and keeps the canvases that it was shown.
@MainActor
public final class RecordingTerminal: Terminal {
    /// A picture it was shown.
    public struct Picture: Hashable, Sendable {
        /// The canvas shown.
        public var canvas: Canvas
        /// Where the cursor stood.
        public var cursor: Point?
    }

    /// The window in cells; a scripted `resize` changes it.
    public private(set) var size: Size
    /// How many colours it pretends to show.
    public let depth: ColorDepth
    /// The background it pretends to have; a scripted `background` changes it.
    public private(set) var background: Background
    /// The colours that its user wants.
    public let themePalette = ThemePalette.standard
    /// Whether it pretends to show more than ASCII.
    public let isUnicode: Bool

    /// The pictures shown, the latest last.
    public private(set) var pictures: [Picture] = []
    /// How often the bell rang.
    public private(set) var bells = 0
    /// How often it was given to another program.
    public private(set) var suspensions = 0

    /// The programs that were run on it.
    public private(set) var commands: [[String]] = []
    /// Replaces a program: gets its command, returns its exit status.
    public var program: ([String]) -> Int32? = { _ in 0 }

    private var script: [InputEvent?]
    private var position = 0

    /// A terminal that plays back events; nil in the script is a wait that ends without an event.
    public init(
        size: Size = Size(width: 80, height: 24), depth: ColorDepth = .palette, background: Background = .dark, isUnicode: Bool = true,
        script: [InputEvent?] = []
    ) {
        self.size = size
        self.depth = depth
        self.background = background
        self.isUnicode = isUnicode
        self.script = script
    }

    /// Adds keys to the script.
    public func press(_ keys: Key...) { script += keys.map { .key($0) } }

    /// Adds events to the script.
    public func send(_ events: InputEvent?...) { script += events }

    /// The latest picture's text; empty before the first.
    public var text: String { pictures.last?.canvas.plainText ?? "" }

    /// Keeps the picture.
    public func present(_ canvas: Canvas, cursor: Point?) {
        pictures.append(Picture(canvas: canvas, cursor: cursor))
    }

    /// The script's next event at once; `endOfInput` when it is at its end.
    public func next(timeout: Duration?) -> InputEvent? {
        guard position < script.count else { return .endOfInput }
        defer { position += 1 }
        switch script[position] {
        case .resize(let size): self.size = size
        case .background(let background): self.background = background
        default: break
        }
        return script[position]
    }

    /// What has been typed ahead. The script is what is typed when it is asked for.
    public var typedAhead: [InputEvent] = []

    /// Takes what has been typed ahead.
    public func takeTypedAhead() -> [InputEvent] {
        defer { typedAhead = [] }
        return typedAhead
    }

    /// Whether the script's next event is an interrupt.
    public var isInterrupted: Bool { position < script.count && script[position] == .interrupt }

    /// Goes on to what follows it.
    public func takeInterrupt() { if isInterrupted { position += 1 } }

    /// Keeps the command, and runs `program` instead.
    public func run(_ command: [String]) -> Int32? {
        commands.append(command)
        return program(command)
    }

    /// Counts, and runs the body.
    public func suspend<Result>(while body: () throws -> Result) rethrows -> Result {
        suspensions += 1
        return try body()
    }

    /// Counts.
    public func bell() { bells += 1 }
}
