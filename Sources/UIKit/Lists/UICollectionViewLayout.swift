public import Foundation
package import Heap

/// Places the items of a collection. This class places nothing; one of the learner's own overrides the questions below.
///
/// Fidelity: documented UICollectionViewLayout (prepare, then the size of the content, then the elements in sight).
open class UICollectionViewLayout: NSObject {
    struct Record: Sendable {
        /// Not retained.
        var collection: ObjectID?
        var flow = FlowSettings()
        /// The places of the flow; nil since something changed.
        var places: LayoutPlaces?
        /// The preferred sizes of cells, by their items.
        var preferred: [IndexPath: CGSize] = [:]
        /// The preferred sizes of headers and footers, by kind and section.
        var preferredSupplements: [String: CGSize] = [:]
        /// The sources of decoration views, by their kinds.
        var decorations = ReusePool()
    }

    var record: Record {
        _read { yield world.state.collectionLayouts[id] }
        _modify { yield &world.state.collectionLayouts[id] }
    }

    /// A layout.
    public override init() {
        super.init()
    }

    /// A layout from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        world.unarchive(self, from: coder)
    }

    package override var edges: [Edge] {
        (record.collection.map { [Edge("collectionView", .weak, to: $0)] } ?? []) + record.decorations.edges
    }

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind. nil removes the registration.
    ///
    /// Fidelity: documented UICollectionViewLayout.register(_:forDecorationViewOfKind:).
    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        register(viewClass.map { ClassReference(name: String(describing: $0)) }, forDecorationViewOfKind: elementKind)
    }

    package func register(_ viewClass: ClassReference?, forDecorationViewOfKind elementKind: String) {
        world.register(viewClass.map { .type($0) }, for: elementKind, in: &record.decorations)
    }

    /// Registers the nib of the decoration views of a kind. nil removes the registration.
    public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        world.register(nib.map { .nib($0.id) }, for: elementKind, in: &record.decorations)
    }

    var collectionID: ObjectID? {
        get { record.collection }
        set { record.collection = newValue }
    }

    /// The collection whose items are placed.
    public var collectionView: UICollectionView? { world.living(record.collection) }

    // MARK: Questions of a collection

    /// Override point: called before the first of the questions below, and again after the layout was invalidated. Does nothing.
    open func prepare() {}

    /// Override point: the width and height of everything, in points. Zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Override point: the places of all elements that touch `rect`, which is in the collection's coordinates. nil: none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Override point: where an item is; nil when it is nowhere.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Override point: where a header or footer is; nil when it is nowhere.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Override point: whether a collection that is to have these bounds needs its items placed anew. No.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Override point: whether a cell's preferred attributes make the layout place everything anew. No.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Override point: the offset at which the content stops after a drag. `velocity` is in points a millisecond. Returns the proposed
    /// offset.
    ///
    /// Fidelity: documented UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:); reported that the velocity is the
    /// scroll view delegate's; that it comes before the delegate is simplified.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    /// Override point: the class of the contexts that name the invalid parts of the layout.
    ///
    /// Fidelity: documented UICollectionViewLayout.invalidationContextClass.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Override point: places everything again in the next layout pass.
    ///
    /// Fidelity: documented UICollectionViewLayoutInvalidationContext.invalidateEverything (true when this is called).
    open func invalidateLayout() {
        let context = makeContext { $0.isEverything = true }
        invalidate(with: context)
    }

    /// Override point: places what the context names again, in the next layout pass. A context that names nothing places everything again,
    /// with the sizes that cells have asked for.
    ///
    /// Fidelity: documented UICollectionViewLayout.invalidateLayout(with:); more is placed again than the context names (simplified).
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let named = context.invalidation
        if named.forgetsSizes {
            record.preferred = [:]
            record.preferredSupplements = [:]
        } else {
            for path in named.items ?? [] { record.preferred[path] = nil }
        }
        forget()
        guard let collectionView else { return }
        collectionView.placesBecameStale(asksAgain: !named.isOfCell)
        let move = named.offset
        guard move != .zero else { return }
        let offset = collectionView.contentOffset
        collectionView.contentOffset = CGPoint(x: offset.x + move.x, y: offset.y + move.y)
    }

    /// Override point: the context for new bounds. It invalidates everything.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext { $0.isOfBounds = true }
    }

    /// Override point: the context for a cell with other preferred attributes: it names the cell's item.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext {
            $0.isOfCell = true
            $0.items = [originalAttributes.indexPath]
        }
    }

    /// A context of the class's own that a flow makes where the class names none.
    var plainContext: UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

    /// Items have other places in the data than before.
    func itemsMoved(_ places: [IndexPath: IndexPath]) {
        forget()
        var preferred: [IndexPath: CGSize] = [:]
        for (path, size) in record.preferred { if let place = places[path] { preferred[place] = size } }
        record.preferred = preferred
    }

    // MARK: Places and sizes for the class's own implementations

    /// The elements that touch `rect`, cells in order of their items.
    func elements(in rect: CGRect) -> [LayoutElement] { [] }

    func element(_ kind: LayoutElement.Kind, at path: IndexPath) -> LayoutElement? { nil }

    /// Whether cells are asked for their preferred size.
    var asksCells: Bool { false }

    /// Forgets where everything is.
    func forget() { record.places = nil }

    /// Which lengths of an element its view decides.
    func freeLengths(_ kind: LayoutElement.Kind, at path: IndexPath) -> (width: Bool, height: Bool) { (true, true) }

    /// Takes the preferred size of a header or footer. Returns whether the layout uses it.
    func take(preferred size: CGSize, of kind: String, at path: IndexPath) -> Bool { false }

    /// Takes the preferred size of a cell. Returns whether the layout uses it.
    func take(preferred size: CGSize, at path: IndexPath) -> Bool { false }
}

extension UICollectionView {
    /// Which way a collection scrolls.
    ///
    /// Fidelity: documented UICollectionView.ScrollDirection.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal
    }
}
