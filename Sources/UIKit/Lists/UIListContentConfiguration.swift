public import Foundation

/// A look that makes its own view.
///
/// Fidelity: documented UIContentConfiguration.
public protocol UIContentConfiguration {
    /// A new view that shows it.
    func makeContentView() -> any UIView & UIContentView
    /// The same look in a cell's state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a look.
///
/// Fidelity: documented UIContentView.
public protocol UIContentView: AnyObject {
    /// The configuration.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell, header or footer that a look follows.
///
/// Fidelity: documented UIConfigurationState; without states of the app's own (simplified).
public protocol UIConfigurationState {
    /// The traits.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
///
/// Fidelity: documented UICellConfigurationState; focus, dragging and dropping are left out (simplified).
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is edited.
    public var isEditing = false
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether it is in focus.
    public var isFocused = false
    /// Whether the rows below it are shown.
    public var isExpanded = false
    /// Whether it is swiped aside.
    public var isSwiped = false
    /// Whether a finger carries it.
    public var isReordering = false

    /// A state with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The content of a list's cell: an image, a text, and a secondary text.
///
/// Fidelity: documented UIListContentConfiguration; the distances are simplified, texts with attributes are left out, and looks do not follow states.
@available(iOS 14, *)
public struct UIListContentConfiguration: Hashable, Sendable {
    /// How a text looks.
    ///
    /// Fidelity: documented UIListContentConfiguration.TextProperties; without transforms of the letters (simplified).
    public struct TextProperties: Hashable, Sendable {
        /// Where lines begin.
        public enum TextAlignment: Int, Sendable {
            /// Where reading begins.
            case natural = 0
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How many lines at most; 0: any.
        public var numberOfLines = 0
        /// Where lines begin.
        public var alignment = TextAlignment.natural
        /// Whether long texts get smaller. Kept.
        public var adjustsFontSizeToFitWidth = false
        /// Whether the font follows the user's text size. Kept.
        public var adjustsFontForContentSizeCategory = true

        init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
    }

    /// How an image looks.
    ///
    /// Fidelity: documented UIListContentConfiguration.ImageProperties.
    public struct ImageProperties: Hashable, Sendable {
        /// The tint colour, nil: the view's.
        public var tintColor: UIColor?
        /// How round the corners are, in points.
        public var cornerRadius: CGFloat = 0
        /// Its largest size, in points; 0: unlimited.
        public var maximumSize = CGSize.zero
        /// The least space reserved for it, in points; 0: the system's.
        public var reservedLayoutSize = CGSize.zero
        /// How a symbol looks. Kept.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// The text.
    public var text: String?
    /// The other text.
    public var secondaryText: String?
    /// The image before the texts.
    public var image: UIImage?
    /// How the text looks.
    public var textProperties: TextProperties
    /// How the other text looks.
    public var secondaryTextProperties: TextProperties
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// Whether the texts are placed beside each other where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Room between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Room between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Room between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// Room around everything, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// The least height, in points.
    var least: CGFloat = 44

    private init(_ size: CGFloat, _ color: UIColor = .label, second: CGFloat = 12, _ secondColor: UIColor = .secondaryLabel) {
        textProperties = TextProperties(UIFont.systemFont(ofSize: size), color)
        secondaryTextProperties = TextProperties(UIFont.systemFont(ofSize: second), secondColor)
    }

    /// A cell with a text and one below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(17) }

    /// A cell with a text and a smaller one below it.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(17) }

    /// A cell with a text and one at the right.
    public static func valueCell() -> UIListContentConfiguration {
        var look = UIListContentConfiguration(17, second: 17)
        look.prefersSideBySideTextAndSecondaryText = true
        return look
    }

    /// A cell at the side of a window.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(17) }

    /// A smaller cell at the side of a window.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(17) }

    /// A cell of an account.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(17) }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { strip(15, .label, least: 28) }

    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { strip(13, .secondaryLabel, least: 28) }

    /// A header of a list in groups.
    public static func groupedHeader() -> UIListContentConfiguration { strip(13, .secondaryLabel, least: 38) }

    /// A footer of a list in groups.
    public static func groupedFooter() -> UIListContentConfiguration { strip(13, .secondaryLabel, least: 28) }

    /// A header at the side of a window.
    public static func sidebarHeader() -> UIListContentConfiguration { strip(20, .label, least: 38) }

    /// A header with the appearance of its list.
    public static func header() -> UIListContentConfiguration { strip(15, .label, least: 28) }

    /// A footer with the appearance of its list.
    public static func footer() -> UIListContentConfiguration { strip(13, .secondaryLabel, least: 28) }

    /// A large header of a section.
    @available(iOS 15, *)
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { strip(17, .label, least: 38) }
    /// A larger header of a section.
    @available(iOS 15, *)
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { strip(20, .label, least: 38) }

    private static func strip(_ size: CGFloat, _ color: UIColor, least: CGFloat) -> UIListContentConfiguration {
        var look = UIListContentConfiguration(size, color)
        look.directionalLayoutMargins.top = 5
        look.directionalLayoutMargins.bottom = 5
        look.least = least
        return look
    }
}

/// The background of a cell, header or footer.
///
/// Fidelity: documented UIBackgroundConfiguration; the colour is drawn, corners, lines, insets and views are kept (simplified).
@available(iOS 14, *)
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The colour, nil: the tint colour's, or none.
    public var backgroundColor: UIColor?
    /// How round the corners are, in points. Kept.
    public var cornerRadius: CGFloat = 0
    /// Room around it, in points. Kept.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The line's colour. Kept.
    public var strokeColor: UIColor?
    /// The line's width, in points. Kept.
    public var strokeWidth: CGFloat = 0

    private init(_ color: UIColor?) { backgroundColor = color }

    /// A background that follows from its place.
    static let unsaid = UIBackgroundConfiguration(nil)

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// A cell of a list, in the list's look.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// A cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// A cell of a list in groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.secondarySystemGroupedBackground) }
    /// A cell at the side of a window.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// A header or footer, in the list's look.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// A header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.secondarySystemBackground) }
    /// A header or footer of a list in groups.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// A header at the side of a window.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
}
