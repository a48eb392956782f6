/// A colour as terminals know them.
public enum Color: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// An entry of the 256-colour palette; 0 to 15 are the named ones, which the user's theme defines.
    case indexed(UInt8)
    /// A colour of its own; reduced to the nearest one where the terminal has only a palette.
    case rgb(RGB)

    /// Palette entry 0.
    public static let black = Color.indexed(0)
    /// Palette entry 1.
    public static let red = Color.indexed(1)
    /// Palette entry 2.
    public static let green = Color.indexed(2)
    /// Palette entry 3.
    public static let yellow = Color.indexed(3)
    /// Palette entry 4.
    public static let blue = Color.indexed(4)
    /// Palette entry 5.
    public static let magenta = Color.indexed(5)
    /// Palette entry 6.
    public static let cyan = Color.indexed(6)
    /// Palette entry 7, a light grey.
    public static let white = Color.indexed(7)
    /// Palette entry 8, a dark grey.
    public static let brightBlack = Color.indexed(8)
    /// Palette entry 9.
    public static let brightRed = Color.indexed(9)
    /// Palette entry 10.
    public static let brightGreen = Color.indexed(10)
    /// Palette entry 11.
    public static let brightYellow = Color.indexed(11)
    /// Palette entry 12.
    public static let brightBlue = Color.indexed(12)
    /// Palette entry 13.
    public static let brightMagenta = Color.indexed(13)
    /// Palette entry 14.
    public static let brightCyan = Color.indexed(14)
    /// Palette entry 15.
    public static let brightWhite = Color.indexed(15)
}

/// How many colours a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// No colours: attributes only.
    case none
    /// The first eight.
    case eight
    /// The named sixteen.
    case sixteen
    /// The palette of 256.
    case palette
    /// 24 bits.
    case direct

    /// Fewer colours come first.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}
