public import Foundation
import Heap

// Rows and sections that come, go and move.
extension UITableView {
    /// Shows rows that the data source has more now, at their new places.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.insertRows(indexPaths)) }

    /// Removes rows that the data source has no more, by their old places.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.deleteRows(indexPaths)) }

    /// Gets the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.reloadRows(indexPaths)) }

    /// Lets the data source update the existing cells of rows.
    ///
    /// Fidelity: documented UITableView.reconfigureRows(at:) (the same cells, which are not prepared for reuse, and may get other heights).
    @available(iOS 15, *)
    public func reconfigureRows(at indexPaths: [IndexPath]) { note(.reconfigureRows(indexPaths)) }

    /// Moves a row, from its old place to its new one.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { note(.moveRow(indexPath, newIndexPath)) }

    /// Shows sections that the data source has more now.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { note(.insertSections(Array(sections))) }

    /// Removes sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { note(.deleteSections(Array(sections))) }

    /// Gets everything in sections again.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { note(.reloadSections(Array(sections))) }

    /// Moves a section with its rows, from its old place to its new one.
    ///
    /// Fidelity: documented UITableView.moveSection(_:toSection:).
    public func moveSection(_ section: Int, toSection newSection: Int) { note(.moveSection(section, newSection)) }

    /// Shows the changes of `updates` together. `completion` runs when they have come to rest.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates(updates.map { world.block($0) }, completion: completion.map(world.valueBlock))
    }

    package func performBatchUpdates(_ updates: Block?, completion: Block?) {
        perform(updates, completion: completion)
    }

    /// Opens a batch.
    public func beginUpdates() { beginBatch() }

    /// Closes a batch, and shows it when it was the outermost.
    public func endUpdates() { endBatch(nil) }
}

extension UITableView: BatchUpdating {
    var updates: ListUpdates {
        get { table.updates }
        set { table.updates = newValue }
    }

    /// Fidelity: reported (tables that are filled by insertions before they are first laid out: code that changes what it has, then tells of it).
    var isForgiving: Bool { !table.hasBeenLoaded && table.dataSource != nil }

    var knownCounts: [Int] { table.sections.map(\.rows.count) }

    func showContents() { showRows() }

    func reconfigure(_ path: IndexPath) {
        guard let cell = cellForRow(at: path) else { return }
        table.reconfigured = cell.id
        let answer = askSource("tableView(_:cellForRowAt:)", ("indexPath", .value(path)))
        table.reconfigured = nil
        if case .object(let id)? = answer, id != cell.id {
            return refuseReconfiguring(world.object(id, as: UITableViewCell.self)?.reuseIdentifier, cell.reuseIdentifier)
        }
        cell.configureIfNeeded()
        if contains(path) { table.sections[path.section].rows[path.row] = nil }
    }

    var elementName: String { "row" }

    /// Fidelity: reported (the words of the exception).
    func objection(to arrangement: ListArrangement, _ counts: [Int], _ changes: [ListUpdates.Change]) -> String? {
        guard arrangement.sections.count == counts.count else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(counts.count)) must be "
                + "equal to the number of sections contained in the table view before the update (\(table.sections.count)), plus or minus the "
                + "number of sections inserted or deleted."
        }
        for (number, count) in counts.enumerated() where arrangement.sections[number].rows.count != count {
            guard let old = arrangement.sections[number].old else { continue }
            var (inserted, deleted, movedIn, movedOut) = (0, 0, 0, 0)
            for change in changes {
                switch change {
                case .insertRows(let paths): inserted += paths.count { $0.section == number }
                case .deleteRows(let paths): deleted += paths.count { $0.section == old }
                case .moveRow(let from, let to):
                    movedOut += from.section == old && to.section != number ? 1 : 0
                    movedIn += to.section == number && from.section != old ? 1 : 0
                default: break
                }
            }
            return
                "Invalid update: invalid number of rows in section \(number). The number of rows contained in an existing section after the update "
                + "(\(count)) must be equal to the number of rows contained in that section before the update (\(table.sections[old].rows.count)), "
                + "plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or "
                + "minus the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }

    func take(_ arrangement: ListArrangement, _ places: [IndexPath: IndexPath]) {
        table.sections = arrangement.sections.enumerated().map { number, section in
            var taken = section.old.map { table.sections[$0] } ?? load(number, rows: section.rows.count)
            taken.rows = section.rows.map { origin in
                guard case .old(let path) = origin, places[path] != nil else { return nil }
                return table.sections[path.section].rows[path.row]
            }
            if section.old != nil, makes("tableView(_:estimatedHeightForRowAt:)") {
                taken.estimates = section.rows.enumerated().map { row, origin in
                    if case .old(let path) = origin, places[path] != nil, path.row < table.sections[path.section].estimates.count {
                        return table.sections[path.section].estimates[path.row]
                    }
                    return estimates(number, row..<row + 1).first ?? nil
                }
            }
            return taken
        }
        table.selected = table.selected.compactMap { places[$0] }
        swipeMoved(places)
        let old = table.shown
        table.shown = old.compactMap { entry in
            guard case .row(let path) = entry.kind else { return nil }
            return places[path].map { Shown(kind: .row($0), view: entry.view) }
        }
        for entry in table.shown {
            if case .row(let path) = entry.kind { world.object(entry.view, as: UITableViewCell.self)?.cellRecord.path = path }
        }
        let kept = table.shown.map(\.view)
        for entry in old where !kept.contains(entry.view) { retire(entry) }
    }
}
