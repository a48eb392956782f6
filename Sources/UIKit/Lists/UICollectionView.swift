public import Foundation
package import Heap

/// Items in sections, placed by a layout. Only visible items have cells.
///
/// Fidelity: documented UICollectionView; decoration views, dragging and focus are left out (simplified).
open class UICollectionView: UIScrollView {
    struct Record: Sendable {
        var dataSource: ObjectID?
        /// Retained.
        var layout: ObjectID?
        var cells = ReusePool()
        /// By kind and identifier.
        var supplements = ReusePool()
        var allowsSelection = true
        var allowsManySelections = false
        /// The data source has not been asked since something changed.
        var needsData = true
        /// The visible cells are out of date.
        var reloads = false
        var counts: [Int] = []
        /// The layout has not been asked to prepare since something changed.
        var needsPlaces = true
        /// The bounds with which the layout was asked.
        var placedBounds = CGRect.zero
        /// Items whose cells have been asked for their preferred size.
        var asked: [IndexPath] = []
        var shown: [Shown] = []
        var selected: [IndexPath] = []
        var updates = ListUpdates()
        var prefetching = Prefetching()
        /// Not retained.
        var prefetchSource: ObjectID?
        var prefetches = true
        var allowsFocus = false
        var selectionFollowsFocus = false
        var remembersLastFocus = false
        var dragging = Dragging()
        /// Retained as a subview.
        var background: ObjectID?
        var swipe: ListSwipe?
        /// The cell that the data source is filling anew.
        var reconfigured: ObjectID?
    }

    /// A cell or supplementary view in sight. Retained as a subview.
    struct Shown: Sendable {
        let kind: LayoutElement.Kind
        var path: IndexPath
        let view: ObjectID
        /// The layout element that the view shows.
        var element: LayoutElement
    }

    /// Where in the visible part an item is to be.
    ///
    /// Fidelity: documented UICollectionView.ScrollPosition.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
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

    /// A collection with a layout, and a frame in its superview's coordinates, in points. Without a layout: an exception.
    ///
    /// Fidelity: documented UICollectionView.init(frame:collectionViewLayout:); the words of the exception are reported.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout!) {
        super.init(frame: frame)
        state.background = .systemBackground
        if layout == nil {
            world.report(
                .exception(
                    name: "NSInvalidArgumentException", reason: "UICollectionView must be initialized with a non-nil layout parameter",
                    object: id))
        }
        take(layout ?? UICollectionViewFlowLayout())
    }

    /// A collection without a layout, for classes whose own `init(frame:collectionViewLayout:)` has one.
    ///
    /// Fidelity: reported (it calls the designated initialiser, an override of it too, without a layout).
    public convenience init() {
        self.init(frame: .zero, collectionViewLayout: nil)
    }

    /// A collection without a layout.
    ///
    /// Fidelity: reported (the exception).
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: nil)
    }

    /// A collection from an archive, with a flow layout.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if collection.layout == nil { take(UICollectionViewFlowLayout()) }
    }

    private func take(_ layout: UICollectionViewLayout) {
        world.space.assign(&collection.layout, layout.id)
        layout.collectionID = id
    }

    override func prepareRecognizers() {
        super.prepareRecognizers()
        if hasMenus { lookForMenuPresses() }
        lookForSwipes()
    }

    override func pressForMenu(at point: CGPoint) { showMenuOfItem(at: point) }

    override var measuresContent: Bool { true }

    package override var edges: [Edge] {
        super.edges + collection.cells.edges + collection.supplements.edges
            + (collection.layout.map { [Edge("collectionViewLayout", to: $0)] } ?? [])
            + (collection.dataSource.map { [Edge("dataSource", .weak, to: $0)] } ?? [])
            + (collection.swipe.map { [Edge("swipeActions", to: $0.configuration)] } ?? [])
    }

    /// Places the items. Retained by the collection.
    public var collectionViewLayout: UICollectionViewLayout {
        get { world.object(collection.layout) ?? UICollectionViewLayout() }
        set {
            if let old: UICollectionViewLayout = world.object(collection.layout), old !== newValue { old.collectionID = nil }
            take(newValue)
            newValue.forget()
            placesBecameStale()
        }
    }

    /// Lets another layout place the items; animated, they move to their new places.
    ///
    /// Fidelity: simplified (0.3 s; items that only one of the two layouts shows do not fade).
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil as Block?)
    }

    /// Lets another layout place the items, and calls the handler when they have come to rest.
    ///
    /// Fidelity: documented UICollectionView.setCollectionViewLayout(_:animated:completion:); without an animation it is said at once
    /// (simplified).
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        setCollectionViewLayout(layout, animated: animated, completion: completion.map(world.valueBlock))
    }

    package func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: Block?) {
        guard animated, window != nil else {
            collectionViewLayout = layout
            if let completion { world.call(completion, [.value(true)]) }
            return
        }
        let change = world.block {
            self.collectionViewLayout = layout
            self.layoutIfNeeded()
        }
        UIView.animate(withDuration: 0.3, animations: change, completion: completion)
    }

    /// Override point: gets and places the cells of newly visible items.
    ///
    /// Fidelity: documented UICollectionView (cells are asked for as items come into sight, in a layout pass).
    open override func layoutSubviews() {
        super.layoutSubviews()
        showItems()
    }

    /// Asks the layout again before the next frame. Cells are asked again for their sizes if `asksAgain`.
    func placesBecameStale(asksAgain: Bool = true) {
        collection.needsPlaces = true
        if asksAgain { collection.asked = [] }
        invalidateLayout(.content)
    }

    /// Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
    ///
    /// Fidelity: documented UICollectionView.reloadData().
    open func reloadData() {
        closeSwipe()
        collection.reloads = true
        collection.selected = []
        loadData()
        let layout = collectionViewLayout
        layout.invalidate(
            with: layout.makeContext {
                $0.isEverything = true
                $0.isOfCounts = true
            })
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        let question = "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
        let layout = collectionViewLayout
        return world.ask(question, of: layout, [.value(target), .value(velocity)]) {
            layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
        }
    }
}
