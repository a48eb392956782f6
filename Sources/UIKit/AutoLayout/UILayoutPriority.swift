/// How much a constraint matters, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
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
    /// Hugs content.
    public static let defaultLow = UILayoutPriority(250)
    /// What a fitting size is computed with.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
