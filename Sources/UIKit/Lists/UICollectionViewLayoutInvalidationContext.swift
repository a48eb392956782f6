public import Foundation
import Heap

/// The invalid parts of a layout.
///
/// Fidelity: documented UICollectionViewLayoutInvalidationContext; the size's adjustment is kept, as the layout is asked anew (simplified).
open class UICollectionViewLayoutInvalidationContext: NSObject {
    struct Record: Sendable {
        var isEverything = false
        var isOfCounts = false
        /// Other bounds are the cause.
        var isOfBounds = false
        /// A cell's preferred attributes are the cause.
        var isOfCell = false
        var items: [IndexPath]?
        var supplements: [String: [IndexPath]]?
        var decorations: [String: [IndexPath]]?
        var offset = CGPoint.zero
        var size = CGSize.zero
        var asksDelegate = true
        var placesAttributes = true

        /// Whether cells are to be asked again for their preferred sizes.
        var forgetsSizes: Bool { isEverything || isOfCounts || isOfBounds }
    }

    var invalidation: Record {
        get { world.state.layoutInvalidations[id] }
        set { world.state.layoutInvalidations[id] = newValue }
    }

    /// A context that names nothing yet.
    public required override init() {
        super.init()
    }

    /// Whether the whole layout is invalid: `invalidateLayout()` was called, or the data was loaded again.
    public var invalidateEverything: Bool { invalidation.isEverything }

    /// Whether there may be other numbers of sections and items.
    public var invalidateDataSourceCounts: Bool { invalidation.isOfCounts }

    /// Adds items to those whose places are no longer right.
    public func invalidateItems(at indexPaths: [IndexPath]) { invalidation.items = (invalidation.items ?? []) + indexPaths }

    /// Adds headers or footers of a kind.
    public func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidation.supplements = (invalidation.supplements ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Adds views of a kind that show no data.
    public func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidation.decorations = (invalidation.decorations ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// The items that were added; nil: none.
    public var invalidatedItemIndexPaths: [IndexPath]? { invalidation.items }

    /// The headers and footers that were added, by their kinds; nil: none.
    public var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { invalidation.supplements }

    /// The views without data that were added, by their kinds; nil: none.
    public var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { invalidation.decorations }

    /// How far the content is moved meanwhile, in points.
    ///
    /// Fidelity: documented UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment; the content moves at once (simplified).
    public var contentOffsetAdjustment: CGPoint {
        get { invalidation.offset }
        set { invalidation.offset = newValue }
    }

    /// By how much the content grows, in points. Kept.
    ///
    /// Fidelity: simplified; kept, the layout is asked for the content's size.
    public var contentSizeAdjustment: CGSize {
        get { invalidation.size }
        set { invalidation.size = newValue }
    }
}

/// The invalid parts of a flow layout.
///
/// Fidelity: documented UICollectionViewFlowLayoutInvalidationContext; the delegate is asked anew in any case (simplified).
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether to ask the delegate again for sizes and distances; true at first. Kept.
    public var invalidateFlowLayoutDelegateMetrics: Bool {
        get { invalidation.asksDelegate }
        set { invalidation.asksDelegate = newValue }
    }

    /// Whether items are to be placed again; true at first. Kept.
    public var invalidateFlowLayoutAttributes: Bool {
        get { invalidation.placesAttributes }
        set { invalidation.placesAttributes = newValue }
    }
}

extension UICollectionViewLayout {
    /// A context of the class that the layout names.
    func makeContext(
        _ change: (inout UICollectionViewLayoutInvalidationContext.Record) -> Void
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = ownContext ?? world.bind { plainContext }
        change(&context.invalidation)
        return context
    }

    private var ownContext: UICollectionViewLayoutInvalidationContext? {
        let name = "static invalidationContextClass"
        guard let script = world.script, script.implements(name, on: id),
            case .value(let value) = script.invoke(name, on: id, []), let given = value as? ClassReference
        else { return nil }
        return script.make(given.name, "init()", [], declaredIn: given.file).flatMap { world.object($0) }
    }

    /// Invalidates by the method that an override may have, with a context.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        world.space.retain(context.id)
        world.send("invalidateLayout(with:)", to: self, [("context", .object(context.id))], isReported: false) {
            invalidateLayout(with: context)
        }
        world.space.release(context.id)
    }

    /// The collection has new bounds, for which the layout has said that it becomes invalid.
    func invalidate(forBounds bounds: CGRect) {
        let context = world.askObject("invalidationContext(forBoundsChange:)", of: self, [.value(bounds)]) {
            invalidationContext(forBoundsChange: bounds)
        }
        if let context { invalidate(with: context) }
    }

    /// A cell prefers other attributes, and the layout uses them.
    func invalidate(forPreferred preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes) {
        let question = "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)"
        let context = world.askObject(question, of: self, [.object(preferred.id), .object(original.id)]) {
            invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        if let context { invalidate(with: context) }
    }
}
