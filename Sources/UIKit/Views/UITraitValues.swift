/// How much room there is in one direction.
///
/// Fidelity: documented UIUserInterfaceSizeClass; which a device has is documented in Human Interface Guidelines, Layout.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
}

/// Light or dark.
///
/// Fidelity: documented UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// The kind of device.
///
/// Fidelity: documented UIUserInterfaceIdiom; phone and pad only.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// An iPad.
    case pad = 1
}

/// Where a line begins.
///
/// Fidelity: documented UITraitEnvironmentLayoutDirection; it is kept: everything is laid out from the left (simplified).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// At the left.
    case leftToRight = 0
    /// At the right.
    case rightToLeft = 1
}

/// Whether content is above other content.
///
/// Fidelity: documented UIUserInterfaceLevel; it is kept: colours do not follow it (simplified).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The base content.
    case base = 0
    /// Content above it.
    case elevated = 1
}

/// How much colours differ.
///
/// Fidelity: documented UIAccessibilityContrast; it is kept: colours do not follow it (simplified).
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// More than that.
    case high = 1
}

/// Whether text is drawn bolder.
///
/// Fidelity: documented UILegibilityWeight; it is kept: fonts do not follow it (simplified).
public enum UILegibilityWeight: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// As designed.
    case regular = 0
    /// Bolder.
    case bold = 1
}

/// The user's preferred text size.
///
/// Fidelity: documented UIContentSizeCategory.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
    /// Apple's string.
    public let rawValue: String

    /// A category from Apple's string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Smaller.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default of new devices.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the plain ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of those for weak eyes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// For weak eyes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// For weaker eyes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// For very weak eyes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user's text size has changed.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The categories by Apple's names, smallest first.
    package static let named: [(name: String, category: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge),
        ("extraExtraLarge", .extraExtraLarge), ("extraExtraExtraLarge", .extraExtraExtraLarge),
        ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
        ("accessibilityExtraLarge", .accessibilityExtraLarge), ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// The place among the categories, smallest first; nil for one that is not known.
    var step: Int? { Self.named.firstIndex { $0.category == self } }

    /// Whether this is one of the sizes for weak eyes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the first means smaller text.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.step ?? -1) < (right.step ?? -1)
    }
}
