internal import Stage

extension Moment {
    /// Reads a moment as lessons write it. Returns nil when the text is none of these:
    ///
    /// - `start`, `end`, `commit`, `flash 1`, `console 1`, `input 1`
    /// - `Class.viewDidLoad()`, `Class.viewWillAppear(_:) 2nd`
    /// - `first frame`, `frame 3 of the transition`, `last frame of the transition`
    /// - `print "text"`, `print "text" 2nd`
    public init?(_ text: String) {
        let text = text.trimmingSpaces
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("start", 1): self = .start
        case ("end", 1): self = .end
        case ("commit", 1): self = .transitionCommit
        case ("first", _) where text == "first frame" || text == "first frame of the transition": self = .transitionFrame(1)
        case ("last", _) where text == "last frame" || text == "last frame of the transition": self = .lastTransitionFrame
        case ("frame", 5) where text.hasSuffix(" of the transition"):
            guard let number = Self.number(words[1]) else { return nil }
            self = .transitionFrame(number)
        case ("flash", 2), ("console", 2), ("input", 2):
            guard let number = Self.number(words[1]) else { return nil }
            self = words[0] == "flash" ? .flash(number) : words[0] == "console" ? .console(number) : .input(number)
        case ("print", 2...):
            let (rest, nth) = Self.splitOrdinal(String(text.dropFirst("print".count)).trimmingSpaces)
            guard rest.count > 2, rest.hasPrefix("\""), rest.hasSuffix("\"") else { return nil }
            self = .print(String(rest.dropFirst().dropLast()), nth: nth)
        default:
            let (name, nth) = Self.splitOrdinal(text)
            guard !name.contains(" "), let split = Self.splitCallback(name) else { return nil }
            self = .callback(type: split.type, name: split.name, nth: nth)
        }
    }

    /// The forms of a moment, for messages.
    static let forms = """
        start, end, Class.viewWillAppear(_:), Class.viewWillAppear(_:) 2nd, first frame, frame 3 of the transition, \
        last frame of the transition, commit, flash 1, console 1, input 1 or print "text"
        """

    /// `Profile.viewWillAppear(_:)` as its two parts; the dots of nested classes belong to the class.
    static func splitCallback(_ text: String) -> (type: String, name: String)? {
        let head = text.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: "."), dot != head.startIndex, let first = text.first, first.isUppercase else { return nil }
        let name = text[text.index(after: dot)...]
        guard let initial = name.first, initial.isLetter, name.last == ")" || name == "deinit" else { return nil }
        return (String(text[..<dot]), String(name))
    }

    private static func splitOrdinal(_ text: String) -> (rest: String, nth: Int) {
        guard let space = text.lastIndex(of: " ") else { return (text, 1) }
        let last = text[text.index(after: space)...]
        for ending in ["st", "nd", "rd", "th"] where last.hasSuffix(ending) {
            if let nth = number(String(last.dropLast(2))) { return (String(text[..<space]), nth) }
        }
        return (text, 1)
    }

    private static func number(_ text: String) -> Int? {
        Int(text).flatMap { $0 >= 1 ? $0 : nil }
    }
}

extension Moment {
    /// The callback's name without its class, `viewDidLoad()`; of other moments the whole.
    public var callbackName: String {
        if case .callback(_, let name, let nth) = self { name + Self.suffix(nth) } else { description }
    }
}

extension Moment: CustomStringConvertible {
    /// The moment as lessons write it.
    public var description: String {
        switch self {
        case .start: "start"
        case .end: "end"
        case .event(let index): "event \(index)"
        case .callback(let type, let name, let nth): "\(type).\(name)\(Self.suffix(nth))"
        case .transitionFrame(1): "first frame"
        case .transitionFrame(let number): "frame \(number) of the transition"
        case .lastTransitionFrame: "last frame of the transition"
        case .transitionCommit: "commit"
        case .flash(let number): "flash \(number)"
        case .console(let number): "console \(number)"
        case .print(let text, let nth): "print \"\(text)\"\(Self.suffix(nth))"
        case .input(let number): "input \(number)"
        }
    }

    private static func suffix(_ nth: Int) -> String {
        guard nth > 1 else { return "" }
        if (11...13).contains(nth % 100) { return " \(nth)th" }
        return " \(nth)" + (["1": "st", "2": "nd", "3": "rd"][String(nth % 10)] ?? "th")
    }
}

extension StringProtocol {
    /// The text without spaces and line breaks at its ends.
    var trimmingSpaces: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        return String(rest)
    }
}
