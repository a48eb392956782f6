public import Foundation
import Heap

// Items and sections that come, go and move.
extension UICollectionView {
    /// Shows items that the data source has more now, at their new places.
    public func insertItems(at indexPaths: [IndexPath]) { note(.insertRows(indexPaths)) }

    /// Removes items that the data source has no more, by their old places.
    public func deleteItems(at indexPaths: [IndexPath]) { note(.deleteRows(indexPaths)) }

    /// Gets the cells of items again.
    public func reloadItems(at indexPaths: [IndexPath]) { note(.reloadRows(indexPaths)) }

    /// Lets the data source update the existing cells of items.
    ///
    /// Fidelity: documented UICollectionView.reconfigureItems(at:) (the same cells, which are not prepared for reuse, and may get other sizes).
    @available(iOS 15, *)
    public func reconfigureItems(at indexPaths: [IndexPath]) { note(.reconfigureRows(indexPaths)) }

    /// Moves an item, from its old place to its new one.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { note(.moveRow(indexPath, newIndexPath)) }

    /// Shows sections that the data source has more now.
    public func insertSections(_ sections: IndexSet) { note(.insertSections(Array(sections))) }

    /// Removes sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet) { note(.deleteSections(Array(sections))) }

    /// Gets everything in sections again.
    public func reloadSections(_ sections: IndexSet) { note(.reloadSections(Array(sections))) }

    /// Moves a section with its items, from its old place to its new one.
    ///
    /// Fidelity: documented UICollectionView.moveSection(_:toSection:).
    public func moveSection(_ section: Int, toSection newSection: Int) { note(.moveSection(section, newSection)) }

    /// Shows the changes of `updates` together. `completion` runs when they have come to rest.
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

    var isForgiving: Bool { false }

    var knownCounts: [Int] { collection.counts }

    func showContents() { showItems() }

    func reconfigure(_ path: IndexPath) {
        let entry = collection.shown.first { $0.kind == .cell && $0.path == path }
        guard let cell: UICollectionViewCell = world.object(entry?.view) else { return }
        collection.reconfigured = cell.id
        let answer = askSource("collectionView(_:cellForItemAt:)", ("indexPath", .value(path)))
        collection.reconfigured = nil
        if case .object(let id)? = answer, id != cell.id {
            return refuseReconfiguring(world.object(id, as: UICollectionViewCell.self)?.reuseIdentifier, cell.reuseIdentifier)
        }
        cell.configureIfNeeded()
        collection.asked.removeAll { $0 == path }
    }

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
        swipeMoved(places)
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
