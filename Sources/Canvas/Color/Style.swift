/// How text looks. What is nil is inherited from the cell that is drawn upon.
public struct Style: Hashable, Sendable {
    /// The text's colour; nil leaves what is there.
    public var foreground: Color?
    /// The cell's colour; nil leaves what is there.
    public var background: Color?
    /// Bold, dim and so on.
    public var attributes: Attributes

    /// Renditions that need no colour.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit per rendition.
        public let rawValue: UInt8

        /// A set by its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavier, on some terminals brighter.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted where the font can.
        public static let italic = Attributes(rawValue: 4)
        /// Underlined.
        public static let underline = Attributes(rawValue: 8)
        /// Foreground and background exchanged. Inherited by text drawn upon it, as a background is.
        public static let reverse = Attributes(rawValue: 16)
    }

    /// A style; without arguments the one that changes nothing.
    public init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Changes nothing: everything is inherited.
    public static let plain = Style()
    /// Bold, colours inherited.
    public static let bold = Style(nil, .bold)
    /// Reverse, colours inherited.
    public static let reverse = Style(nil, .reverse)

    /// A style of attributes only.
    public init(_ foreground: Color?, _ attributes: Attributes) {
        self.init(foreground, on: nil, attributes)
    }

    /// The style with another background.
    public func on(_ background: Color?) -> Style { Style(foreground, on: background, attributes) }

    /// The style with more attributes.
    public func adding(_ more: Attributes) -> Style { Style(foreground, on: background, attributes.union(more)) }

    /// What a cell has after text in this style is drawn on a cell in another: nil colours and `reverse` come from below.
    public func over(_ below: Style) -> Style {
        Style(
            foreground ?? below.foreground,
            on: background ?? below.background,
            attributes.union(below.attributes.intersection(.reverse))
        )
    }

    /// This style where it says something, the other where it does not; attributes of both.
    public func filled(from other: Style) -> Style {
        Style(foreground ?? other.foreground, on: background ?? other.background, attributes.union(other.attributes))
    }
}
