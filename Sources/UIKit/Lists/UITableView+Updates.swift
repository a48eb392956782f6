public import Foundation
import Heap

/// The changes of one batch, until they are shown.
struct TableUpdates: Sendable {
    enum Change: Sendable {
        case insertRows([IndexPath])
        case deleteRows([IndexPath])
        case reloadRows([IndexPath])
        case moveRow(IndexPath, IndexPath)
        case insertSections([Int])
        case deleteSections([Int])
        case reloadSections([Int])
    }

    /// How many batches are open, one in the other.
    var depth = 0
    var changes: [Change] = []
    /// Cells that come now appear over frames.
    var isFading = false
}

/// Where each row after a batch was before it.
struct TableArrangement {
    enum Row: Hashable {
        case old(IndexPath)
        case new
    }

    /// A section, with its number before the batch; nil: a new one.
    var sections: [(old: Int?, rows: [Row])]

    init(counts: [Int]) {
        sections = counts.enumerated().map { section, count in
            (section, (0..<count).map { .old(IndexPath(row: $0, section: section)) })
        }
    }

    /// Fidelity: documented UITableView.performBatchUpdates(_:completion:): deletions and the starts of moves count in the old numbers and come first,
    /// insertions and the ends of moves in the new ones.
    mutating func apply(_ changes: [TableUpdates.Change], newCounts: [Int]) {
        var goneRows: Set<IndexPath> = []
        var goneSections: Set<Int> = []
        var newRows: [(path: IndexPath, row: Row)] = []
        var newSections: [Int] = []
        for change in changes {
            switch change {
            case .insertRows(let paths): newRows += paths.map { ($0, .new) }
            case .deleteRows(let paths): goneRows.formUnion(paths)
            case .moveRow(let from, let to):
                goneRows.insert(from)
                newRows.append((to, .old(from)))
            case .insertSections(let numbers): newSections += numbers
            case .deleteSections(let numbers): goneSections.formUnion(numbers)
            case .reloadRows, .reloadSections: break
            }
        }
        for index in sections.indices {
            sections[index].rows.removeAll { row in
                if case .old(let path) = row { goneRows.contains(path) } else { false }
            }
        }
        sections.removeAll { section in section.old.map(goneSections.contains) ?? false }
        for number in newSections.sorted() where number <= sections.count {
            let count = newCounts.indices.contains(number) ? newCounts[number] : 0
            sections.insert((nil, Array(repeating: .new, count: count)), at: number)
        }
        for (path, row) in newRows.sorted(by: { $0.path < $1.path }) where sections.indices.contains(path.section) {
            guard sections[path.section].old != nil, path.row <= sections[path.section].rows.count else { continue }
            sections[path.section].rows.insert(row, at: path.row)
        }
    }
}

// Rows and sections that come, go and move.
extension UITableView {
    /// Shows rows that the data source has more now, at their new places.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.insertRows(indexPaths)) }

    /// Takes away rows that the data source has no more, by their old places.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.deleteRows(indexPaths)) }

    /// Asks for the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.reloadRows(indexPaths)) }

    /// Moves a row, from its old place to its new one.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { note(.moveRow(indexPath, newIndexPath)) }

    /// Shows sections that the data source has more now.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { note(.insertSections(Array(sections))) }

    /// Takes away sections that the data source has no more.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { note(.deleteSections(Array(sections))) }

    /// Asks for everything in sections again.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { note(.reloadSections(Array(sections))) }

    /// Shows what `updates` changes together; `completion` runs when it has come to rest.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates(updates.map { world.block($0) }, completion: completion.map(world.flagBlock))
    }

    package func performBatchUpdates(_ updates: Block?, completion: Block?) {
        beginUpdates()
        if let updates { world.call(updates) }
        endUpdates(completion)
    }

    /// Opens a batch.
    public func beginUpdates() {
        if table.updates.depth == 0 { loadDataIfNeeded() }
        table.updates.depth += 1
    }

    /// Closes a batch, and shows it when it was the outermost.
    public func endUpdates() { endUpdates(nil) }

    private func note(_ change: TableUpdates.Change) {
        beginUpdates()
        table.updates.changes.append(change)
        endUpdates(nil)
    }

    private func endUpdates(_ completion: Block?) {
        table.updates.depth = max(0, table.updates.depth - 1)
        guard table.updates.depth == 0 else { return }
        let changes = table.updates.changes
        table.updates.changes = []
        var arrangement = TableArrangement(counts: table.sections.map(\.rows.count))
        let counts = askCounts()
        arrangement.apply(changes, newCounts: counts)
        guard agrees(arrangement, with: counts, changes) else { return reloadData() }
        take(arrangement, changes)
        table.updates.isFading = true
        world.animate(duration: 0.3, completion: completion.map(Animations.Completion.block)) { showRows() }
        table.updates.isFading = false
    }

    /// Fidelity: reported (the words of the exception); the app would have ended, here the table is loaded again.
    private func agrees(_ arrangement: TableArrangement, with counts: [Int], _ changes: [TableUpdates.Change]) -> Bool {
        func fail(_ reason: String) -> Bool {
            world.report(.exception(name: "NSInternalInconsistencyException", reason: reason, object: id))
            return false
        }
        guard arrangement.sections.count == counts.count else {
            return fail(
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(counts.count)) must be "
                    + "equal to the number of sections contained in the table view before the update (\(table.sections.count)), plus or minus the "
                    + "number of sections inserted or deleted.")
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
            return fail(
                "Invalid update: invalid number of rows in section \(number). The number of rows contained in an existing section after the update "
                    + "(\(count)) must be equal to the number of rows contained in that section before the update (\(table.sections[old].rows.count)), "
                    + "plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or "
                    + "minus the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).")
        }
        return true
    }

    /// Takes over an arrangement: what is known and in sight moves with its rows.
    private func take(_ arrangement: TableArrangement, _ changes: [TableUpdates.Change]) {
        var reloaded: Set<IndexPath> = []
        var reloadedSections: Set<Int> = []
        for change in changes {
            if case .reloadRows(let paths) = change { reloaded.formUnion(paths) }
            if case .reloadSections(let numbers) = change { reloadedSections.formUnion(numbers) }
        }
        var places: [IndexPath: IndexPath] = [:]
        var sections: [Section] = []
        for (number, section) in arrangement.sections.enumerated() {
            var taken = section.old.map { table.sections[$0] } ?? load(number, rows: section.rows.count)
            taken.rows = section.rows.enumerated().map { row, origin in
                guard case .old(let path) = origin, !reloaded.contains(path), !reloadedSections.contains(path.section) else { return nil }
                places[path] = IndexPath(row: row, section: number)
                return table.sections[path.section].rows[path.row]
            }
            sections.append(taken)
        }
        table.sections = sections
        table.selected = table.selected.compactMap { places[$0] }
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
