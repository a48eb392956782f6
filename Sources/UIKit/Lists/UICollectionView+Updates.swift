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
        performBatchUpdates(updates.map { world.block($0) }, completion: completion.map(world.flagBlock))
    }

    package func performBatchUpdates(_ updates: Block?, completion: Block?) {
        begin()
        if let updates { world.call(updates) }
        end(completion)
    }

    private func note(_ change: TableUpdates.Change) {
        begin()
        collection.updates.changes.append(change)
        end(nil)
    }

    private func begin() {
        if collection.updates.depth == 0 { loadDataIfNeeded() }
        collection.updates.depth += 1
    }

    /// Fidelity: documented UICollectionView.performBatchUpdates(_:completion:); the words of the exception are reported, and the collection is loaded
    /// again where the app would have ended.
    private func end(_ completion: Block?) {
        collection.updates.depth = max(0, collection.updates.depth - 1)
        guard collection.updates.depth == 0 else { return }
        let changes = collection.updates.changes
        collection.updates.changes = []
        var arrangement = TableArrangement(counts: collection.counts)
        let counts = askCounts()
        arrangement.apply(changes, newCounts: counts)
        guard arrangement.sections.map(\.rows.count) == counts else {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after "
                        + "performing the batch updates are inconsistent with the updates. Before: \(collection.counts), after: \(counts).",
                    object: id))
            return reloadData()
        }
        take(arrangement, counts, changes)
        collection.updates.isFading = true
        world.animate(duration: 0.3, completion: completion.map(Animations.Completion.block)) { showItems() }
        collection.updates.isFading = false
    }

    private func take(_ arrangement: TableArrangement, _ counts: [Int], _ changes: [TableUpdates.Change]) {
        var reloaded: Set<IndexPath> = []
        var reloadedSections: Set<Int> = []
        for change in changes {
            if case .reloadRows(let paths) = change { reloaded.formUnion(paths) }
            if case .reloadSections(let numbers) = change { reloadedSections.formUnion(numbers) }
        }
        var places: [IndexPath: IndexPath] = [:]
        for (number, section) in arrangement.sections.enumerated() {
            for (item, origin) in section.rows.enumerated() {
                guard case .old(let path) = origin, !reloaded.contains(path), !reloadedSections.contains(path.section) else { continue }
                places[path] = IndexPath(item: item, section: number)
            }
        }
        collection.counts = counts
        collection.needsPlaces = true
        collection.selected = collection.selected.compactMap { places[$0] }
        let old = collection.shown
        collection.shown = old.compactMap { entry in
            guard entry.kind == nil, let place = places[entry.path] else { return nil }
            return Shown(kind: nil, path: place, view: entry.view)
        }
        let kept = collection.shown.map(\.view)
        for entry in old where !kept.contains(entry.view) { retire(entry) }
    }
}
