public import Foundation

/// A typeface at a size. Immutable.
///
/// Fidelity: simplified; one typeface, whose widths `TextMetrics` states.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// How heavy the strokes are, from -1 to 1.
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

    /// What a text is for; each has a size of its own.
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
        /// An aside.
        case callout
        /// A line under a heading.
        case subheadline
        /// A footnote.
        case footnote
        /// A caption.
        case caption1
        /// A lesser caption.
        case caption2

        /// Fidelity: documented Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large.
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    package let weight: Weight
    /// Whether every character is as wide as every other.
    package let isMonospaced: Bool
    package let isItalic: Bool

    private init(size: CGFloat, weight: Weight, isMonospaced: Bool = false, isItalic: Bool = false) {
        pointSize = size
        self.weight = weight
        self.isMonospaced = isMonospaced
        self.isItalic = isItalic
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

    /// The font for a kind of text, at the default text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
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
    /// Whether the strokes are heavy enough to be drawn bold.
    package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

    /// Whether two fonts are the same.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.pointSize == right.pointSize && left.weight == right.weight && left.isMonospaced == right.isMonospaced
            && left.isItalic == right.isItalic
    }

    /// Hashes size and style.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }

    /// Size and weight.
    public var description: String { "UIFont(\(pointSize) pt\(isBold ? ", bold" : ""))" }
}
