public import Foundation
package import Heap

/// A section of a compositional layout: a group that is repeated for its items.
///
/// Fidelity: documented NSCollectionLayoutSection; a section that scrolls the other way is placed, and does not scroll (simplified).
public final class NSCollectionLayoutSection: NSObject {
    struct Record: Sendable {
        /// Retained.
        var group: ObjectID?
        var insets = NSDirectionalEdgeInsets.zero
        var spacing: CGFloat = 0
        var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
        /// Retained.
        var boundary: [ObjectID] = []
        /// Retained.
        var decorations: [ObjectID] = []
        var followsInsets = true
        var insetsReference = UIContentInsetsReference.automatic
        var supplementaryReference = UIContentInsetsReference.automatic
        /// The first item is the header, in a list.
        var list: UICollectionLayoutListConfiguration?
        var swipes = ListSwipes()
    }

    var section: Record {
        _read { yield world.state.layoutSections[id] }
        _modify { yield &world.state.layoutSections[id] }
    }

    /// A section of groups like this.
    public init(group: NSCollectionLayoutGroup) {
        super.init()
        world.space.assign(&section.group, group.id)
    }

    package override var edges: [Edge] {
        (section.group.map { [Edge("group", to: $0)] } ?? [])
            + section.boundary.map { Edge("boundarySupplementaryItems", to: $0) }
            + section.decorations.map { Edge("decorationItems", to: $0) } + section.swipes.edges
    }

    /// Sets the closures that provide the swipe actions of an item.
    package func setSwipes(leading: Block?, trailing: Block?) {
        world.keep(ListSwipes(leading: leading?.id, trailing: trailing?.id), \.layoutSections[id].swipes)
    }

    /// Room around the groups, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
        get { section.insets }
        set { section.insets = newValue }
    }

    /// Room between groups, in points.
    public var interGroupSpacing: CGFloat {
        get { section.spacing }
        set { section.spacing = newValue }
    }

    /// Whether and how the groups scroll the other way.
    public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        get { section.scrolling }
        set { section.scrolling = newValue }
    }

    /// The headers and footers.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { section.boundary.compactMap { world.object($0) } }
        set { replace(\.boundary, newValue) }
    }

    /// The backgrounds behind the section.
    public var decorationItems: [NSCollectionLayoutDecorationItem] {
        get { section.decorations.compactMap { world.object($0) } }
        set { replace(\.decorations, newValue) }
    }

    private func replace(_ place: WritableKeyPath<Record, [ObjectID]>, _ items: [NSObject]) {
        for item in items { world.space.retain(item.id) }
        let old = section[keyPath: place]
        section[keyPath: place] = items.map(\.id)
        for item in old { world.space.release(item) }
    }

    /// Whether headers and footers keep the room at the sides.
    public var supplementariesFollowContentInsets: Bool {
        get { section.followsInsets }
        set { section.followsInsets = newValue }
    }

    /// The edges from which the insets are measured. Kept.
    ///
    /// Fidelity: documented NSCollectionLayoutSection.contentInsetsReference; simplified, kept: insets are reckoned from the safe area.
    public var contentInsetsReference: UIContentInsetsReference {
        get { section.insetsReference }
        set { section.insetsReference = newValue }
    }

    /// The edges from which the insets of headers and footers are measured. Kept.
    ///
    /// Fidelity: documented NSCollectionLayoutSection.supplementaryContentInsetsReference; simplified, kept.
    public var supplementaryContentInsetsReference: UIContentInsetsReference {
        get { section.supplementaryReference }
        set { section.supplementaryReference = newValue }
    }

    /// A section that looks as a list.
    ///
    /// Fidelity: documented NSCollectionLayoutSection.list(using:layoutEnvironment:); the distances are simplified.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        list(using: configuration, width: layoutEnvironment.container.contentSize.width)
    }

    class func list(using configuration: UICollectionLayoutListConfiguration, width: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.section.list = configuration
        let side: CGFloat = configuration.appearance == .insetGrouped ? width >= 414 ? 20 : 16 : 0
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        let top: CGFloat = isGrouped && configuration.headerMode == .none ? 18 : 0
        section.contentInsets = NSDirectionalEdgeInsets(top: top, leading: side, bottom: isGrouped ? 18 : 0, trailing: side)
        var boundary: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let strip = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(isGrouped ? 38 : 28))
        if configuration.headerMode == .supplementary {
            boundary.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: strip, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            boundary.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: strip, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        section.boundarySupplementaryItems = boundary
        return section
    }
}

/// Whether and how a section scrolls the other way.
///
/// Fidelity: documented UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none = 0
    /// Freely.
    case continuous
    /// Freely, coming to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// By the collection's width.
    case paging
    /// Group by group.
    case groupPaging
    /// Group by group, each in the middle.
    case groupPagingCentered
}

/// The edges from which insets are measured.
///
/// Fidelity: documented UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
    /// The configuration's, or the safe area.
    case automatic = 0
    /// The container's edges.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The width in which text can be read.
    case readableContent
}

/// How a list looks.
///
/// Fidelity: documented UICollectionLayoutListConfiguration; lines between items are not drawn (simplified).
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
    /// A list's appearance.
    public enum Appearance: Int, Sendable {
        /// From edge to edge.
        case plain = 0
        /// Sections apart.
        case grouped
        /// Sections apart, in boxes.
        case insetGrouped
        /// At the side of a window.
        case sidebar
        /// At the side of a window, from edge to edge.
        case sidebarPlain
    }

    /// Where headers come from.
    public enum HeaderMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// The data source provides them.
        case supplementary
        /// The first item of each section is one.
        case firstItemInSection
    }

    /// Where footers come from.
    public enum FooterMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// The data source provides them.
        case supplementary
    }

    /// The list's appearance.
    public let appearance: Appearance
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// Whether there are lines between items. Kept, not drawn.
    public var showsSeparators = true
    /// The colour behind the items; nil: the system's.
    public var backgroundColor: UIColor?
    /// Room above headers, in points; nil: the system's. Kept.
    public var headerTopPadding: CGFloat?

    /// A list of a kind.
    public init(appearance: Appearance) { self.appearance = appearance }
}

/// How large the container of a section is.
///
/// Fidelity: documented NSCollectionLayoutContainer.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// All of it, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The room at the sides, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section: its container and its traits.
///
/// Fidelity: documented NSCollectionLayoutEnvironment.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection's traits.
    var traitCollection: UITraitCollection { get }
}

/// The environment passed to the closures of a compositional layout: the container and the traits.
///
/// Fidelity: documented NSCollectionLayoutEnvironment, NSCollectionLayoutContainer.
public final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    private let size: CGSize
    private let traits: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection) {
        (self.size, self.traits) = (size, traits)
        super.init()
    }

    /// The container.
    public var container: any NSCollectionLayoutContainer { self }
    /// The collection's traits.
    public var traitCollection: UITraitCollection { traits }
    /// All of the container, in points.
    public var contentSize: CGSize { size }
    /// The same: the container has no insets here.
    public var effectiveContentSize: CGSize { size }
    /// None.
    public var contentInsets: NSDirectionalEdgeInsets { .zero }
}
