/// The look of text. Nil colours are those of the cell below.
public struct Style: Hashable, Sendable {
    // One word, as every cell has a style and drawing mostly combines styles. It holds the foreground, the background and the attributes.
    private var bits: UInt64

    private static var colorBits: UInt64 { 26 }
    private static var foregroundMask: UInt64 { (1 << colorBits) - 1 }
    private static var backgroundMask: UInt64 { foregroundMask << colorBits }
    private static var attributesMask: UInt64 { ~(foregroundMask | backgroundMask) }

    /// The text's colour; nil keeps the one below.
    public var foreground: Color? {
        get { Color(bits: bits & Self.foregroundMask) }
        set { bits = bits & ~Self.foregroundMask | Color.bits(of: newValue) }
    }
    /// The cell's colour; nil keeps the one below.
    public var background: Color? {
        get { Color(bits: (bits & Self.backgroundMask) >> Self.colorBits) }
        set { bits = bits & ~Self.backgroundMask | Color.bits(of: newValue) << Self.colorBits }
    }
    /// Bold, dim and so on.
    public var attributes: Attributes {
        get { Attributes(rawValue: UInt8(bits >> (2 * Self.colorBits))) }
        set { bits = bits & ~Self.attributesMask | UInt64(newValue.rawValue) << (2 * Self.colorBits) }
    }

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
        bits =
            Color.bits(of: foreground) | Color.bits(of: background) << Self.colorBits
            | UInt64(attributes.rawValue) << (2 * Self.colorBits)
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

    /// The style of a cell after text in this style is drawn on it. Nil colours and `reverse` come from the style below.
    public func over(_ below: Style) -> Style {
        var result = withColors(from: below)
        result.bits |= below.bits & UInt64(Attributes.reverse.rawValue) << (2 * Self.colorBits)
        return result
    }

    /// This style, completed by the other where it has no colour; attributes of both.
    public func filled(from other: Style) -> Style {
        var result = withColors(from: other)
        result.bits |= other.bits & Self.attributesMask
        return result
    }

    private func withColors(from other: Style) -> Style {
        var result = self
        if bits & Self.foregroundMask == 0 { result.bits |= other.bits & Self.foregroundMask }
        if bits & Self.backgroundMask == 0 { result.bits |= other.bits & Self.backgroundMask }
        return result
    }
}

extension Color {
    // The kind of colour in the lowest two bits, its value above. All zero means no colour.
    fileprivate static func bits(of color: Color?) -> UInt64 {
        switch color {
        case nil: 0
        case .standard: 1
        case .indexed(let index): 2 | UInt64(index) << 2
        case .rgb(let value): 3 | UInt64(value.hex) << 2
        }
    }

    fileprivate init?(bits: UInt64) {
        switch bits & 3 {
        case 1: self = .standard
        case 2: self = .indexed(UInt8(truncatingIfNeeded: bits >> 2))
        case 3: self = .rgb(RGB(UInt32(bits >> 2)))
        default: return nil
        }
    }
}
