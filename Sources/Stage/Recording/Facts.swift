public import Foundation

/// Which facts about a controller's view are settled at one moment, in the order of the documents' table. nil: the appearance never
/// settles.
public struct Facts: Sendable, Hashable {
    /// The eight facts' names, in order.
    public static let names = ["window", "superview", "traits", "safeArea", "frame", "margins", "subviews", "descendants"]

    /// The eight facts, in order.
    public let values: [Bool?]
    /// The view's geometry; nil when there was no view.
    public let geometry: Geometry?

    /// Whether a fact holds.
    public subscript(name: String) -> Bool? {
        Self.names.firstIndex(of: name).flatMap { values[$0] }
    }

    /// The values behind the facts.
    public struct Geometry: Sendable, Hashable {
        /// The window's class, nil when the view is in none.
        public let window: String?
        /// The superview's class, nil when there is none.
        public let superview: String?
        /// The size classes, as `compact×regular`, and the style.
        public let traits: String
        /// The safe area in points.
        public let safeArea: UIEdgeInsetsValue
        /// The view's frame in points.
        public let frame: CGRect
        /// The margins in points.
        public let margins: UIEdgeInsetsValue
        /// How many direct subviews there are, and how many below those.
        public let subviewCount: Int
        /// How many views there are below the direct subviews.
        public let descendantCount: Int
    }

    /// Distances from the four edges, in points.
    public struct UIEdgeInsetsValue: Sendable, Hashable, CustomStringConvertible {
        /// The distances.
        public let top: Double, left: Double, bottom: Double, right: Double

        /// `59 0 34 0`.
        public var description: String { [top, left, bottom, right].map(shortNumber).joined(separator: " ") }
    }
}

/// A number without a useless fraction: `59`, `0.5`.
public func shortNumber(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(format: "%.4g", value)
}
