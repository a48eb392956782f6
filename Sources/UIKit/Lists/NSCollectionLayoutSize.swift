public import Foundation

/// A width or a height in a compositional layout.
///
/// Fidelity: documented NSCollectionLayoutDimension.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    /// A part of the container's length, or points.
    public let dimension: CGFloat

    /// A part of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fractionalWidth)
    }

    /// A part of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fractionalHeight)
    }

    /// Points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
    }

    /// Points, until the cell has said its preferred size.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
    }

    /// Whether it is a part of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the cell decides.
    public var isEstimated: Bool { kind == .estimated }
}

/// A width and a height in a compositional layout.
///
/// Fidelity: documented NSCollectionLayoutSize.
public struct NSCollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size with both dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
    }
}

/// Room between two things in a compositional layout, in points.
///
/// Fidelity: documented NSCollectionLayoutSpacing.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
    /// The room, or the least of it.
    public let spacing: CGFloat
    /// Whether it takes a share of the remaining space.
    public let isFlexibleSpacing: Bool

    /// So much.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexibleSpacing: false)
    }

    /// At least so much.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexibleSpacing: true)
    }

    /// Whether it takes no share of the remaining space.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room around an item of a compositional layout.
///
/// Fidelity: documented NSCollectionLayoutEdgeSpacing; flexible room is its least (simplified).
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
    /// Before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// Above the item.
    public let top: NSCollectionLayoutSpacing?
    /// After the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Room at the sides; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0, right: trailing?.spacing ?? 0)
    }
}

/// The edges of a rectangle by the direction of reading.
///
/// Fidelity: documented NSDirectionalRectEdge.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt
    /// Edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// Where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// Where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// The place of a badge or a header on its container.
///
/// Fidelity: documented NSCollectionLayoutAnchor.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
    /// At which edges; none: in the middle.
    public let edges: NSDirectionalRectEdge
    /// The distance from there, in points or in fractions of its own size.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool

    /// At edges.
    public init(edges: NSDirectionalRectEdge) {
        (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true)
    }

    /// So many points from edges.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    }

    /// Parts of the own size from edges.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }

    /// Whether the offset is in parts of the own size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        let unit = isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
        var x = container.midX - size.width / 2
        var y = container.midY - size.height / 2
        if edges.contains(.leading) { x = container.minX }
        if edges.contains(.trailing) { x = container.maxX - size.width }
        if edges.contains(.top) { y = container.minY }
        if edges.contains(.bottom) { y = container.maxY - size.height }
        return CGRect(x: x + offset.x * unit.width, y: y + offset.y * unit.height, width: size.width, height: size.height)
    }
}

/// The edge of a section or a layout at which its header or footer is.
///
/// Fidelity: documented NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
    /// In the middle.
    case none = 0
    /// At the top.
    case top
    /// At the top, where reading begins.
    case topLeading
    /// Where reading begins.
    case leading
    /// At the bottom, where reading begins.
    case bottomLeading
    /// At the bottom.
    case bottom
    /// At the bottom, where reading ends.
    case bottomTrailing
    /// Where reading ends.
    case trailing
    /// At the top, where reading ends.
    case topTrailing

    var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
    var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
    var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
    var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
