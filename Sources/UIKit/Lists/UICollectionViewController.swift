public import Foundation
package import Heap

/// Looks after a collection that is in its view: the collection's data source and delegate.
///
/// Fidelity: documented UICollectionViewController; moving items by a finger is left out (simplified).
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    struct Record: Sendable {
        /// Retained.
        var layout: ObjectID?
        /// A subview of the view.
        var collection: ObjectID?
        var clearsSelection = true
    }

    private var collectionRecord: Record {
        _read { yield world.state.collectionControllers[id] }
        _modify { yield &world.state.collectionControllers[id] }
    }

    /// A controller of a collection with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        world.space.assign(&collectionRecord.layout, layout.id)
    }

    /// A controller from an archive, with a flow layout.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        world.space.assign(&collectionRecord.layout, UICollectionViewFlowLayout().id)
    }

    package override var edges: [Edge] {
        super.edges + (collectionRecord.layout.map { [Edge("collectionViewLayout", to: $0)] } ?? [])
    }

    /// The layout.
    public var collectionViewLayout: UICollectionViewLayout {
        world.object(collectionRecord.layout, as: UICollectionViewLayout.self) ?? UICollectionViewFlowLayout()
    }

    /// Override point: makes the view and the collection in it. The controller becomes the collection's data source and delegate.
    ///
    /// Fidelity: documented UICollectionViewController (the collection is not the view itself, it fills it).
    open override func loadView() {
        let archived = loadArchivedView() ? view as? UICollectionView : nil
        if archived == nil, state.view != nil { return }
        let root = UIView(frame: CGRect(origin: .zero, size: world.screenBounds.size))
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let collection = archived ?? UICollectionView(frame: root.bounds, collectionViewLayout: collectionViewLayout)
        world.space.retain(collection.id)
        defer { world.space.release(collection.id) }
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if archived == nil {
            collection.dataSourceID = id
            collection.delegateID = id
        } else {
            let layout = collection.collectionViewLayout
            world.space.assign(&collectionRecord.layout, layout.id)
        }
        collectionRecord.collection = collection.id
        view = root
        collection.frame = root.bounds
        root.addSubview(collection)
    }

    /// The collection. Reading or setting it loads the view; a new collection takes the old one's place there.
    ///
    /// Fidelity: simplified; whose data source and delegate the controller is does not change with it.
    public var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return world.object(collectionRecord.collection)
        }
        set {
            loadViewIfNeeded()
            guard let newValue, newValue.id != collectionRecord.collection else { return }
            let old: UICollectionView? = world.object(collectionRecord.collection)
            collectionRecord.collection = newValue.id
            // An archive's outlet, set before the view is whole.
            guard newValue.id != state.view, let root = viewIfLoaded else { return }
            newValue.frame = old?.frame ?? root.bounds
            root.insertSubview(newValue, at: old.flatMap { old in root.subviews.firstIndex { $0 === old } } ?? 0)
            old?.removeFromSuperview()
        }
    }

    /// Whether the selection is cleared each time the collection appears.
    public var clearsSelectionOnViewWillAppear: Bool {
        get { collectionRecord.clearsSelection }
        set { collectionRecord.clearsSelection = newValue }
    }

    /// Override point: takes the choice of items away.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard collectionRecord.clearsSelection, let collection: UICollectionView = world.object(collectionRecord.collection) else { return }
        for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: animated) }
    }

    // MARK: Data source

    /// How many sections there are: one.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// How many items a section has: none.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item: an empty one.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }

    /// The header or footer of a section: an empty one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    // MARK: Delegate

    /// A cell is about to be shown.
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}

    /// A cell is no longer visible.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Whether a touch does something to an item: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }

    /// A finger is on an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// The finger is off the item.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// A header or footer is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// A header or footer is no longer visible.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Whether an item may be selected: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

    /// Whether an item may be deselected: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }

    /// The user has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// The user has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// None.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// None.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// None.
    open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// None.
    open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}
