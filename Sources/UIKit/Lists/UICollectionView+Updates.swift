public import Foundation
import Heap

// Items and sections that come, go and move.
extension UICollectionView {
    /// Shows items that the data source has more now, at their new places.
    public func insertItems(at indexPaths: [IndexPath]) { note(.insertRows(indexPaths)) }

    /// Takes away items that the data source has no more, by their old places.
    public func deleteItems(at indexPaths: [IndexPath]) { note(.deleteRows(indexPaths)) }

    /// Asks for the cells of items again.
    public func reloadItems(at indexPaths: [IndexPath]) { note(.reloadRows(indexPaths)) }

    /// Moves an item, from its old place to its new one.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { note(.moveRow(indexPath, newIndexPath)) }

    /// Shows sections that the data source has more now.
    public func insertSections(_ sections: IndexSet) { note(.insertSections(Array(sections))) }

    /// Takes away sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet) { note(.deleteSections(Array(sections))) }

    /// Asks for everything in sections again.
    public func reloadSections(_ sections: IndexSet) { note(.reloadSections(Array(sections))) }

    /// Shows what `updates` changes together; `completion` runs when it has come to rest.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates(updates.map { world.block($0) }, completion: completion.map(world.valueBlock))
    }

    package func performBatchUpdates(_ updates: Block?, completion: Block?) {
        perform(updates, completion: completion)
    }
}

extension UICollectionView: BatchUpdating {
    var updates: ListUpdates {
        get { collection.updates }
        set { collection.updates = newValue }
    }

    var knownCounts: [Int] { collection.counts }

    func showContents() { showItems() }

    var elementName: String { "item" }

    /// Fidelity: reported (the words of the exception).
    func objection(to arrangement: ListArrangement, _ counts: [Int], _ changes: [ListUpdates.Change]) -> String? {
        guard arrangement.sections.map(\.rows.count) != counts else { return nil }
        return
            "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after "
            + "performing the batch updates are inconsistent with the updates. Before: \(collection.counts), after: \(counts)."
    }

    func take(_ arrangement: ListArrangement, _ places: [IndexPath: IndexPath]) {
        collection.counts = arrangement.sections.map(\.rows.count)
        collectionViewLayout.itemsMoved(places)
        collection.needsPlaces = true
        collection.asked = collection.asked.compactMap { places[$0] }
        collection.selected = collection.selected.compactMap { places[$0] }
        let old = collection.shown
        collection.shown = old.compactMap { entry in
            guard entry.kind == .cell, let place = places[entry.path] else { return nil }
            return Shown(kind: .cell, path: place, view: entry.view, element: entry.element)
        }
        let kept = collection.shown.map(\.view)
        for entry in old where !kept.contains(entry.view) { retire(entry) }
    }
}
