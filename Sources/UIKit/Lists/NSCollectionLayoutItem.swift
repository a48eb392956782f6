public import Foundation
package import Heap

/// The common properties of the items, groups, headers and badges of a compositional layout.
struct LayoutPart: Sendable {
    /// How a group places its items.
    enum Arrangement: Sendable {
        case horizontal
        case vertical
        /// A closure decides. Retained.
        case custom(ObjectID)
    }

    var size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    var insets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Retained.
    var supplements: [ObjectID] = []

    var arrangement: Arrangement?
    /// Retained.
    var subitems: [ObjectID] = []
    /// How often the only subitem is repeated; nil: as often as there is room.
    var count: Int?
    /// Whether the subitem keeps its size then.
    var keepsSize = false
    var spacing: NSCollectionLayoutSpacing?

    var kind = ""
    var zIndex = 0
    var anchor = NSCollectionLayoutAnchor(edges: [])
    var itemAnchor: NSCollectionLayoutAnchor?
    var alignment = NSRectAlignment.top
    var offset = CGPoint.zero
    var extends = true
    var pins = false

    var held: [ObjectID] {
        if case .custom(let block)? = arrangement { return supplements + subitems + [block] }
        return supplements + subitems
    }
}

/// The smallest part of a compositional layout.
///
/// Fidelity: documented NSCollectionLayoutItem.
open class NSCollectionLayoutItem: NSObject {
    var part: LayoutPart {
        _read { yield world.state.layoutParts[id] }
        _modify { yield &world.state.layoutParts[id] }
    }

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size, with badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        super.init()
        part.size = layoutSize
        for item in supplementaryItems { world.space.retain(item.id) }
        part.supplements = supplementaryItems.map(\.id)
    }

    package override var edges: [Edge] { part.held.map { Edge("layout part", to: $0) } }

    /// The size.
    public var layoutSize: NSCollectionLayoutSize { part.size }

    /// The badges.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { part.supplements.compactMap { world.object($0) } }

    /// Room between the item's place and its cell, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
        get { part.insets }
        set { part.insets = newValue }
    }

    /// Room around the item's place.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
        get { part.edgeSpacing }
        set { part.edgeSpacing = newValue }
    }
}

/// Items side by side, one below another, or placed by a closure.
///
/// Fidelity: documented NSCollectionLayoutGroup (subitems are repeated while there is room).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Subitems side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        make(layoutSize, .horizontal, subitems)
    }

    /// A number of subitems side by side, equally wide.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        make(layoutSize, .horizontal, [subitem], count: count)
    }

    /// A number of subitems side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        make(layoutSize, .horizontal, [subitem], count: count, keepsSize: true)
    }

    /// Subitems one below another.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        make(layoutSize, .vertical, subitems)
    }

    /// A number of subitems one below another, equally high.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        make(layoutSize, .vertical, [subitem], count: count)
    }

    /// A number of subitems one below another.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        make(layoutSize, .vertical, [subitem], count: count, keepsSize: true)
    }

    /// Items placed by a closure, which is called each time items are placed.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup {
        let world = World.present("a group was made")
        return custom(
            layoutSize: layoutSize,
            itemProvider: world.block { arguments in
                guard let environment = arguments.first.flatMap({ world.host($0) }) as? any NSCollectionLayoutEnvironment else {
                    return .nothing
                }
                return .value(itemProvider(environment).map(\.id))
            })
    }

    package class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: Block) -> NSCollectionLayoutGroup {
        let group = make(layoutSize, .custom(itemProvider.id), [])
        group.world.space.retain(itemProvider.id)
        return group
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ arrangement: LayoutPart.Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
        keepsSize: Bool = false
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        for item in subitems { group.world.space.retain(item.id) }
        group.part.arrangement = arrangement
        group.part.subitems = subitems.map(\.id)
        group.part.count = count
        group.part.keepsSize = keepsSize
        return group
    }

    /// The group's items.
    public var subitems: [NSCollectionLayoutItem] { part.subitems.compactMap { world.object($0) } }

    /// The space between the group's items.
    public var interItemSpacing: NSCollectionLayoutSpacing? {
        get { part.spacing }
        set { part.spacing = newValue }
    }
}

/// The place that a closure gives one item of a group, in the group's coordinates.
///
/// Fidelity: documented NSCollectionLayoutGroupCustomItem.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    private let place: CGRect
    private let level: Int

    /// An item at a place, in points.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// An item at a place, in points, so far in front.
    public init(frame: CGRect, zIndex: Int) {
        (place, level) = (frame, zIndex)
        super.init()
    }

    /// The place, in points.
    public var frame: CGRect { place }
    /// How far in front.
    public var zIndex: Int { level }
}

/// A badge of an item, or a header.
///
/// Fidelity: documented NSCollectionLayoutSupplementaryItem.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// A badge of a kind, somewhere on its container.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize: layoutSize)
        part.kind = elementKind
        part.anchor = containerAnchor
        part.zIndex = 1
    }

    /// A badge of a kind, a point of its own somewhere on its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        part.itemAnchor = itemAnchor
    }

    /// The kind by which the data source provides it.
    public var elementKind: String { part.kind }

    /// How far in front.
    public var zIndex: Int {
        get { part.zIndex }
        set { part.zIndex = newValue }
    }
}

/// A header or footer of a section, or of a whole layout.
///
/// Fidelity: documented NSCollectionLayoutBoundarySupplementaryItem.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// One of a kind, at a side.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A supplement of a kind, at a distance in points from a side.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize)
        part.kind = elementKind
        part.alignment = alignment
        part.offset = absoluteOffset
        part.zIndex = 1
    }

    /// The side.
    public var alignment: NSRectAlignment { part.alignment }
    /// Points from there.
    public var offset: CGPoint { part.offset }

    /// Whether the section makes room for the header. Otherwise it lies over the items.
    public var extendsBoundary: Bool {
        get { part.extends }
        set { part.extends = newValue }
    }

    /// Whether the header stays visible while the section is.
    public var pinToVisibleBounds: Bool {
        get { part.pins }
        set { part.pins = newValue }
    }
}

/// A background behind a section, without data.
///
/// Fidelity: documented NSCollectionLayoutDecorationItem.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// A background of a kind, as large as the section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem(layoutSize: LayoutPart().size)
        item.part.kind = elementKind
        item.part.zIndex = -1
        return item
    }

    /// The kind that the layout has a class for.
    public var elementKind: String { part.kind }

    /// How far in front.
    public var zIndex: Int {
        get { part.zIndex }
        set { part.zIndex = newValue }
    }
}
