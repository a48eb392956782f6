public import Foundation

/// A typeface at a size. Immutable.
///
/// Fidelity: simplified; one typeface, whose widths `TextMetrics` states.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// How heavy the strokes are, from -1 to 1.
    ///
    /// Fidelity: documented UIFont.Weight; the numbers are reported.
    public struct Weight: Hashable, Sendable {
        /// From -1 to 1; regular is 0.
        public let rawValue: CGFloat

        /// A weight from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest.
        public static let ultraLight: Weight = Weight(rawValue: -0.8)
        /// Very thin.
        public static let thin: Weight = Weight(rawValue: -0.6)
        /// Thin.
        public static let light: Weight = Weight(rawValue: -0.4)
        /// For running text.
        public static let regular: Weight = Weight(rawValue: 0)
        /// A little heavier.
        public static let medium: Weight = Weight(rawValue: 0.23)
        /// Half bold.
        public static let semibold: Weight = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold: Weight = Weight(rawValue: 0.4)
        /// Very heavy.
        public static let heavy: Weight = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black: Weight = Weight(rawValue: 0.62)
    }

    /// The purpose of a text; each has a size of its own.
    ///
    /// Fidelity: documented UIFont.TextStyle.
    public enum TextStyle: String, Hashable, Sendable {
        /// The largest title.
        case largeTitle
        /// A title of the first level.
        case title1
        /// A title of the second level.
        case title2
        /// A title of the third level.
        case title3
        /// A heading.
        case headline
        /// Running text.
        case body
        /// A callout.
        case callout
        /// A line under a heading.
        case subheadline
        /// A footnote.
        case footnote
        /// A caption.
        case caption1
        /// A lesser caption.
        case caption2
    }

    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    package let weight: Weight
    /// Whether every character is as wide as every other.
    package let isMonospaced: Bool
    package let isItalic: Bool
    /// How the font follows the user's text size; nil when it does not.
    private let scaling: Scaling?

    /// The default size's values of a font that follows the text size.
    struct Scaling: Hashable {
        let style: TextStyle
        let size: CGFloat
        let most: CGFloat
        let isStyle: Bool
    }

    private init(size: CGFloat, weight: Weight, isMonospaced: Bool = false, isItalic: Bool = false, scaling: Scaling? = nil) {
        pointSize = size
        self.weight = weight
        self.isMonospaced = isMonospaced
        self.isItalic = isItalic
        self.scaling = scaling
    }

    /// The font of that full name, `HelveticaNeue-Bold`, at a size in points.
    ///
    /// Fidelity: simplified; every name stands for the one typeface, in the weight and the slant that the name tells, and none is unknown.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let weights: [(String, Weight)] = [
            ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
            ("Black", .black),
            ("Medium", .medium), ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
        ]
        self.init(
            size: fontSize, weight: weights.first { fontName.contains($0.0) }?.1 ?? .regular,
            isMonospaced: fontName.contains("Mono") || fontName.contains("Courier") || fontName.contains("Menlo"),
            isItalic: fontName.contains("Italic") || fontName.contains("Oblique"))
    }

    /// The system's font at a size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
    /// The system's font at a size in points, lighter or heavier.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize, weight: weight) }
    /// The system's bold font at a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
    /// The system's italic font at a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular, isItalic: true) }
    /// The system's font of even widths at a size in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// The system's font with figures of even widths at a size in points.
    ///
    /// Fidelity: simplified; all figures of the one typeface are as wide.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// A font from a description, at a size in points. With 0, the description's size.
    ///
    /// Fidelity: documented UIFont.init(descriptor:size:).
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize == 0 ? descriptor.pointSize : pointSize
        let traits = descriptor.symbolicTraits
        self.init(
            size: size == 0 ? 12 : size, weight: descriptor.weight, isMonospaced: traits.contains(.traitMonoSpace),
            isItalic: traits.contains(.traitItalic))
    }

    /// The font's description.
    ///
    /// Fidelity: documented UIFont.fontDescriptor.
    public var fontDescriptor: UIFontDescriptor {
        var traits = UIFontDescriptor.SymbolicTraits()
        if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return UIFontDescriptor(pointSize: pointSize, weight: weight, symbolicTraits: traits)
    }

    /// The name of the typeface's family.
    ///
    /// Fidelity: reported (the system's font); there is one typeface (simplified).
    public var familyName: String { ".AppleSystemUIFont" }

    /// The typeface's full name.
    ///
    /// Fidelity: reported (the system's font); there is one typeface (simplified).
    public var fontName: String {
        let style = isItalic ? "Italic" : ""
        if weight.rawValue >= Weight.bold.rawValue { return ".SFUI-Bold\(style)" }
        if weight.rawValue >= Weight.semibold.rawValue { return ".SFUI-Semibold\(style)" }
        if weight == .medium { return ".SFUI-Medium\(style)" }
        return ".SFUI-\(isItalic ? "RegularItalic" : "Regular")"
    }

    /// The names of all families: only one.
    public static var familyNames: [String] { [".AppleSystemUIFont"] }

    /// The names of a family's fonts.
    ///
    /// Fidelity: documented UIFont.fontNames(forFamilyName:); every family is said to have the one font of its name, as any name makes a font (simplified).
    public static func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

    /// The font for a kind of text, at the user's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(of: style, for: .chosen)
    }

    /// The font for a kind of text, at the text size of some traits.
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferredFont(of: style, for: traitCollection?.preferredContentSizeCategory ?? .chosen)
    }

    private static func preferredFont(of style: TextStyle, for category: UIContentSizeCategory) -> UIFont {
        let scaling = Scaling(style: style, size: style.size(for: .large), most: .infinity, isStyle: true)
        return UIFont(size: style.size(for: category), weight: style == .headline ? .semibold : .regular, scaling: scaling)
    }

    /// This font, grown as a kind of text grows.
    func scaled(by style: TextStyle, upTo most: CGFloat = .infinity, for category: UIContentSizeCategory?) -> UIFont {
        let scaling = Scaling(style: style, size: pointSize, most: most, isStyle: false)
        return UIFont(
            size: min(most, pointSize * UIFontMetrics.factor(of: style, for: category)), weight: weight, isMonospaced: isMonospaced,
            isItalic: isItalic, scaling: scaling)
    }

    /// The same font for another size of text; itself when it does not follow.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        let size =
            scaling.isStyle
            ? scaling.style.size(for: category) : min(scaling.most, scaling.size * UIFontMetrics.factor(of: scaling.style, for: category))
        return UIFont(size: size, weight: weight, isMonospaced: isMonospaced, isItalic: isItalic, scaling: scaling)
    }

    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of the system's own text, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12

    /// The same font at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
    }

    /// How far letters reach above the baseline, in points.
    public var ascender: CGFloat { pointSize * TextMetrics.ascent }
    /// How far letters reach below the baseline, in points; negative.
    public var descender: CGFloat { -pointSize * TextMetrics.descent }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { pointSize * (TextMetrics.ascent + TextMetrics.descent) }
    /// Extra space between lines, in points.
    public var leading: CGFloat { 0 }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { pointSize * TextMetrics.capHeight }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { pointSize * TextMetrics.xHeight }
    /// Whether the weight counts as bold when it is drawn.
    package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

    /// Whether two fonts are the same.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.pointSize == right.pointSize && left.weight == right.weight && left.isMonospaced == right.isMonospaced
            && left.isItalic == right.isItalic && left.scaling == right.scaling
    }

    /// Hashes size and style.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }

    /// Size and weight.
    public var description: String { "UIFont(\(pointSize) pt\(isBold ? ", bold" : ""))" }
}
