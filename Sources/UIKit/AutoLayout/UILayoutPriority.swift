/// How much a constraint matters, from 1 to 1000 (required).
///
/// Fidelity: documented UILayoutPriority.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 1 to 1000.
    public var rawValue: Float

    /// A priority from 1 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// A priority from 1 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// Resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag may resize a scene against it.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// A scene stays at its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag may not resize a scene against it.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// Hugs content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a fitting size is computed.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether `left` yields to `right`.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// A priority that is higher by `difference`.
    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    /// A priority that is lower by `difference`.
    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }

    /// Makes a priority higher by `difference`.
    public static func += (priority: inout UILayoutPriority, difference: Float) {
        priority.rawValue += difference
    }

    /// Makes a priority lower by `difference`.
    public static func -= (priority: inout UILayoutPriority, difference: Float) {
        priority.rawValue -= difference
    }
}
