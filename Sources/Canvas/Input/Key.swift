/// A key with its modifiers.
///
/// A character's case tells whether shift was held (`"g"`, `"G"`). `shift` is only set on keys without a character. Literals are
/// characters, so `switch key { case "q": … case .left: … case .control("c"): … }` works.
public struct Key: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// A key without its modifiers.
    public enum Code: Hashable, Sendable {
        /// A character, space included.
        case character(Character)
        /// An arrow.
        case up
        /// An arrow.
        case down
        /// An arrow.
        case left
        /// An arrow.
        case right
        /// Return or keypad enter.
        case enter
        /// Tab; with shift: back-tab.
        case tab
        /// Esc.
        case escape
        /// Erases backwards.
        case backspace
        /// Erases forwards.
        case delete
        /// Ins.
        case insert
        /// Pos1.
        case home
        /// End.
        case end
        /// One page up.
        case pageUp
        /// One page down.
        case pageDown
        /// F1 and so on, from 1.
        case function(Int)
    }

    /// Keys held down with another.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit per key, in the order of xterm's modifier parameter.
        public let rawValue: UInt8

        /// A set by its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, Option or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The key itself.
    public var code: Code
    /// The modifiers held.
    public var modifiers: Modifiers

    /// A key.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral value: Character) { self.init(.character(value)) }

    /// The character, if the key writes one: no control or alt held.
    public var character: Character? {
        guard case .character(let value) = code, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        return value
    }

    /// The digit that was pressed, 0 to 9.
    public var digit: Int? { character.flatMap { $0.isASCII ? $0.wholeNumberValue : nil } }

    /// An arrow.
    public static let up = Key(.up)
    /// An arrow.
    public static let down = Key(.down)
    /// An arrow.
    public static let left = Key(.left)
    /// An arrow.
    public static let right = Key(.right)
    /// Shift and an arrow.
    public static let shiftLeft = Key(.left, .shift)
    /// Shift and an arrow.
    public static let shiftRight = Key(.right, .shift)
    /// Shift and an arrow.
    public static let shiftUp = Key(.up, .shift)
    /// Shift and an arrow.
    public static let shiftDown = Key(.down, .shift)
    /// Return.
    public static let enter = Key(.enter)
    /// Tab.
    public static let tab = Key(.tab)
    /// Shift and tab.
    public static let backtab = Key(.tab, .shift)
    /// Esc.
    public static let escape = Key(.escape)
    /// Erases backwards.
    public static let backspace = Key(.backspace)
    /// Erases forwards.
    public static let delete = Key(.delete)
    /// The start.
    public static let home = Key(.home)
    /// The end.
    public static let end = Key(.end)
    /// One page up.
    public static let pageUp = Key(.pageUp)
    /// One page down.
    public static let pageDown = Key(.pageDown)
    /// The space bar.
    public static let space = Key(.character(" "))

    /// Control and a letter, in lower case.
    public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
    /// Alt and a character.
    public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
    /// A function key, from 1.
    public static func function(_ number: Int) -> Key { Key(.function(number)) }
}

extension Key {
    /// The key's name in hints: `⇧←`, `Ctrl-C`, `Esc`, `space`; in ASCII `Shift-Left`.
    public func name(in glyphs: Glyphs) -> String {
        var name = ""
        if modifiers.contains(.control) { name += "Ctrl-" }
        if modifiers.contains(.alt) { name += "Alt-" }
        if modifiers.contains(.shift) { name += glyphs.shift }
        return name + codeName(in: glyphs)
    }

    private func codeName(in glyphs: Glyphs) -> String {
        switch code {
        case .character(" "): "space"
        case .character(let value): modifiers.contains(.control) ? value.uppercased() : String(value)
        case .up: glyphs.isASCII ? "Up" : glyphs.up
        case .down: glyphs.isASCII ? "Down" : glyphs.down
        case .left: glyphs.isASCII ? "Left" : glyphs.left
        case .right: glyphs.isASCII ? "Right" : glyphs.right
        case .enter: "Enter"
        case .tab: "Tab"
        case .escape: "Esc"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}

extension Key: CustomStringConvertible {
    /// The key's name in ASCII.
    public var description: String { name(in: .ascii) }
}
