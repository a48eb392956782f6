public import Foundation

/// A distance to the right and down, in points.
///
/// Fidelity: documented UIOffset.
public struct UIOffset: Hashable, Sendable {
    /// The distances.
    public var horizontal: CGFloat, vertical: CGFloat

    /// Two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// No distance at all.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// No distance at all.
    public static let zero = UIOffset()
}
