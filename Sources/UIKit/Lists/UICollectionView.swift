public import Foundation
package import Heap

/// Items in sections, placed by a layout, of which only those in sight have cells.
open class UICollectionView: UIScrollView {
    struct Record: Sendable {
        var dataSource: ObjectID?
        /// Held.
        var layout: ObjectID?
        var cells = ReusePool()
        /// By kind and identifier.
        var supplements = ReusePool()
        var allowsSelection = true
        var allowsManySelections = false
        /// The data source has not been asked since something changed.
        var needsData = true
        /// The cells in sight are out of date.
        var reloads = false
        var counts: [Int] = []
        /// The layout has not been asked since something changed.
        var needsPlaces = true
        var places = LayoutPlaces()
        var placedSize = CGSize.zero
        var shown: [Shown] = []
        var selected: [IndexPath] = []
        var updates = ListUpdates()
    }

    /// A cell or supplementary view in sight. Held as a subview.
    struct Shown: Sendable {
        /// nil: a cell.
        let kind: String?
        var path: IndexPath
        let view: ObjectID
    }

    /// Where an item is to be seen.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt

        /// Positions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle upright.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle sideways.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of a section's header.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a section's footer.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    var collection: Record {
        _read { yield world.state.collections[id] }
        _modify { yield &world.state.collections[id] }
    }

    /// A collection with a layout, and a frame in its superview's coordinates, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
        take(layout)
        state.background = .systemBackground
    }

    /// A collection from an archive, with a flow layout.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        take(UICollectionViewFlowLayout())
    }

    private func take(_ layout: UICollectionViewLayout) {
        world.space.assign(&collection.layout, layout.id)
        layout.collectionID = id
    }

    package override var edges: [Edge] {
        super.edges + collection.cells.edges + collection.supplements.edges
            + (collection.layout.map { [Edge("collectionViewLayout", to: $0)] } ?? [])
            + (collection.dataSource.map { [Edge("dataSource", .weak, to: $0)] } ?? [])
    }

    /// What places the items. The collection holds it.
    public var collectionViewLayout: UICollectionViewLayout {
        get { world.object(collection.layout) ?? UICollectionViewLayout() }
        set {
            take(newValue)
            placesBecameStale()
        }
    }

    /// Override point: asks for the cells that come into sight and places them.
    ///
    /// Fidelity: documented UICollectionView (cells are asked for as items come into sight, in a layout pass).
    open override func layoutSubviews() {
        super.layoutSubviews()
        showItems()
    }

    func placesBecameStale() {
        collection.needsPlaces = true
        invalidateLayout(.content)
    }

    /// Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
    ///
    /// Fidelity: documented UICollectionView.reloadData().
    open func reloadData() {
        collection.reloads = true
        collection.selected = []
        loadData()
        invalidateLayout(.content)
    }
}
