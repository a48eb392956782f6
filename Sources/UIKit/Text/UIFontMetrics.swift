public import Foundation

/// Scales fonts and lengths with the user's text size.
///
/// Fidelity: documented UIFontMetrics; simplified, sizes grow by the ratio of the style's, where UIKit has a table of its own.
public final class UIFontMetrics: Hashable, Sendable {
    let style: UIFont.TextStyle

    /// The metrics of a kind of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// A font that grows with the text size; `font` is its form at the default size.
    public func scaledFont(for font: UIFont) -> UIFont {
        font.scaled(by: style, for: nil)
    }

    /// A font that grows with the size of text up to `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.scaled(by: style, upTo: maximumPointSize, for: nil)
    }

    /// A font as large as under some traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.scaled(by: style, for: traitCollection?.preferredContentSizeCategory)
    }

    /// A font as large as under some traits, up to `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.scaled(by: style, upTo: maximumPointSize, for: traitCollection?.preferredContentSizeCategory)
    }

    /// A length that grows with the size of text, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        value * Self.factor(of: style, for: nil)
    }

    /// A length as under some traits, in points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * Self.factor(of: style, for: traitCollection?.preferredContentSizeCategory)
    }

    /// Fidelity: simplified; by the ratio of the style's sizes, where UIKit scales by a table of its own.
    static func factor(of style: UIFont.TextStyle, for category: UIContentSizeCategory?) -> CGFloat {
        style.size(for: category ?? .chosen) / style.size(for: .large)
    }

    /// Whether the two are equal.
    public static func == (left: UIFontMetrics, right: UIFontMetrics) -> Bool { left.style == right.style }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension UIContentSizeCategory {
    /// The user's choice in the present World.
    static var chosen: UIContentSizeCategory { World.current?.state.screen.category ?? .large }
}

extension UIFont.TextStyle {
    /// The size in points, smallest category first.
    ///
    /// Fidelity: documented Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The size in points for a text size.
    func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.step ?? 3] }
}

/// Text that can follow the user's text size.
///
/// Fidelity: documented UIContentSizeCategoryAdjusting.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font is renewed when that changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
