public import Foundation

/// Distances inwards from the four edges of a rectangle, in points.
///
/// Fidelity: documented UIEdgeInsets.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distances.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// No distance at all.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No distance at all.
    public static let zero = UIEdgeInsets()

    static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    /// The same distances, and none where they would lead outwards.
    var withoutNegatives: UIEdgeInsets {
        UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }
}

/// Distances inwards, with the sides named by the direction of reading; in points.
///
/// Fidelity: documented NSDirectionalEdgeInsets; text is read from the left (simplified).
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distances.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No distance at all.
    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

extension CGRect {
    /// The rectangle moved inwards by the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Edges of a rectangle.
///
/// Fidelity: documented UIRectEdge.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt

    /// Edges from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all = UIRectEdge(rawValue: 15)
}
