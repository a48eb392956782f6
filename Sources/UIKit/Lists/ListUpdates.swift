import Foundation
import Heap

/// The changes of one batch, until they are shown.
struct ListUpdates: Sendable {
    enum Change: Sendable {
        case insertRows([IndexPath])
        case deleteRows([IndexPath])
        case reloadRows([IndexPath])
        case reconfigureRows([IndexPath])
        case moveRow(IndexPath, IndexPath)
        case insertSections([Int])
        case deleteSections([Int])
        case reloadSections([Int])
        case moveSection(Int, Int)
    }

    /// How many batches are open, one in the other.
    var depth = 0
    var changes: [Change] = []
    /// Cells that come now appear over frames.
    var isFading = false
    /// The data source had not been asked anything when the batch began.
    var isFirst = false
}

/// Where each row after a batch was before it.
struct ListArrangement {
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
    /// insertions and the ends of moves in the new ones. A section that is loaded again has as many rows as it has then.
    mutating func apply(_ changes: [ListUpdates.Change], newCounts: [Int]) {
        var goneRows: Set<IndexPath> = []
        var goneSections: Set<Int> = []
        var newRows: [(path: IndexPath, row: Row)] = []
        var newSections: [Int] = []
        var movedSections: [(from: Int, to: Int)] = []
        var reloaded: Set<Int> = []
        for change in changes {
            switch change {
            case .insertRows(let paths): newRows += paths.map { ($0, .new) }
            case .deleteRows(let paths): goneRows.formUnion(paths)
            case .moveRow(let from, let to):
                goneRows.insert(from)
                newRows.append((to, .old(from)))
            case .insertSections(let numbers): newSections += numbers
            case .deleteSections(let numbers): goneSections.formUnion(numbers)
            case .moveSection(let from, let to):
                goneSections.insert(from)
                movedSections.append((from, to))
            case .reloadSections(let numbers): reloaded.formUnion(numbers)
            case .reloadRows, .reconfigureRows: break
            }
        }
        for index in sections.indices {
            sections[index].rows.removeAll { row in
                if case .old(let path) = row { goneRows.contains(path) } else { false }
            }
        }
        var coming = movedSections.compactMap { from, to in
            sections.indices.contains(from) ? (number: to, section: sections[from]) : nil
        }
        coming += newSections.map { number in
            let count = newCounts.indices.contains(number) ? newCounts[number] : 0
            return (number, (nil, Array(repeating: .new, count: count)))
        }
        sections.removeAll { section in section.old.map(goneSections.contains) ?? false }
        for (number, section) in coming.sorted(by: { $0.number < $1.number }) where (0...sections.count).contains(number) {
            sections.insert(section, at: number)
        }
        for (path, row) in newRows.sorted(by: { $0.path < $1.path }) where sections.indices.contains(path.section) {
            guard sections[path.section].old != nil, (0...sections[path.section].rows.count).contains(path.row) else { continue }
            sections[path.section].rows.insert(row, at: path.row)
        }
        for (number, section) in sections.enumerated() where section.old.map(reloaded.contains) == true && number < newCounts.count {
            if section.rows.count != newCounts[number] { sections[number].rows = Array(repeating: .new, count: newCounts[number]) }
        }
    }

    /// The new places of the old rows, by their old places, without rows to be reloaded.
    func places(after changes: [ListUpdates.Change]) -> [IndexPath: IndexPath] {
        var rows: Set<IndexPath> = []
        var reloaded: Set<Int> = []
        for change in changes {
            if case .reloadRows(let paths) = change { rows.formUnion(paths) }
            if case .reloadSections(let numbers) = change { reloaded.formUnion(numbers) }
        }
        var places: [IndexPath: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (row, origin) in section.rows.enumerated() {
                guard case .old(let path) = origin, !rows.contains(path), !reloaded.contains(path.section) else { continue }
                places[path] = IndexPath(row: row, section: number)
            }
        }
        return places
    }
}

/// A list of sections whose changes are shown together.
protocol BatchUpdating: UIView {
    /// The changes that are not shown yet.
    var updates: ListUpdates { get set }
    /// The number of rows in each section, by the data source's last answer.
    var knownCounts: [Int] { get }
    func loadDataIfNeeded()
    /// Whether changes before the first count of the rows are ignored.
    var isForgiving: Bool { get }
    /// Asks the data source how many rows each section has.
    func askCounts() -> [Int]
    /// Forgets everything and asks again.
    func reloadData()
    /// The word for one element: "row", "item".
    var elementName: String { get }
    /// UIKit's message when the data source does not agree with the changes; nil when it does.
    func objection(to arrangement: ListArrangement, _ counts: [Int], _ changes: [ListUpdates.Change]) -> String?
    /// Takes over an arrangement: known and visible elements move to their new places in `places`.
    func take(_ arrangement: ListArrangement, _ places: [IndexPath: IndexPath])
    /// Lets the data source update the cell of a visible row.
    func reconfigure(_ path: IndexPath)
    /// Shows the elements that are visible now.
    func showContents()
}

extension BatchUpdating {
    /// Notes one change: it is shown at once, or with the batch that is open.
    func note(_ change: ListUpdates.Change) {
        beginBatch()
        updates.changes.append(change)
        endBatch(nil)
    }

    func perform(_ body: Block?, completion: Block?) {
        beginBatch()
        if let body { world.call(body) }
        endBatch(completion)
    }

    func beginBatch() {
        if updates.depth == 0 {
            updates.isFirst = isForgiving
            if !updates.isFirst { loadDataIfNeeded() }
        }
        updates.depth += 1
    }

    /// Fidelity: documented UITableView.performBatchUpdates(_:completion:), UICollectionView.performBatchUpdates(_:completion:); where the app would have ended
    /// the list is loaded again.
    func endBatch(_ completion: Block?) {
        updates.depth = max(0, updates.depth - 1)
        guard updates.depth == 0 else { return }
        let changes = updates.changes
        updates.changes = []
        if updates.isFirst {
            updates.isFirst = false
            reloadData()
            if let completion { world.animate(duration: 0.3, completion: .block(completion)) {} }
            return
        }
        var arrangement = ListArrangement(counts: knownCounts)
        let counts = askCounts()
        arrangement.apply(changes, newCounts: counts)
        if let reason = wrongPlace(in: changes, before: knownCounts, after: counts) ?? objection(to: arrangement, counts, changes) {
            world.report(.exception(name: "NSInternalInconsistencyException", reason: reason, object: id))
            return reloadData()
        }
        let places = arrangement.places(after: changes)
        take(arrangement, places)
        for case .reconfigureRows(let paths) in changes {
            for path in paths.compactMap({ places[$0] }) { reconfigure(path) }
        }
        updates.isFading = true
        world.animate(duration: 0.3, completion: completion.map(Animations.Completion.block)) { showContents() }
        updates.isFading = false
    }

    /// UIKit's message for the first change at a place that does not exist; nil when there is none. Deletions are checked before
    /// insertions.
    ///
    /// Fidelity: reported (the words of the exceptions, and that they come before those about numbers).
    private func wrongPlace(in changes: [ListUpdates.Change], before: [Int], after: [Int]) -> String? {
        func deleting(_ paths: [IndexPath]) -> String? {
            for path in paths {
                guard before.indices.contains(path.section) else {
                    return "attempt to delete \(elementName) \(path.item) from section \(path.section), but there are only \(before.count) "
                        + "sections before the update"
                }
                guard !(0..<before[path.section]).contains(path.item) else { continue }
                return "attempt to delete \(elementName) \(path.item) from section \(path.section) which only contains "
                    + "\(before[path.section]) \(elementName)s before the update"
            }
            return nil
        }
        func inserting(_ paths: [IndexPath]) -> String? {
            for path in paths {
                guard after.indices.contains(path.section) else {
                    return "attempt to insert \(elementName) \(path.item) into section \(path.section), but there are only \(after.count) "
                        + "sections after the update"
                }
                guard !(0..<after[path.section]).contains(path.item) else { continue }
                return "attempt to insert \(elementName) \(path.item) into section \(path.section), but there are only "
                    + "\(after[path.section]) \(elementName)s in section \(path.section) after the update"
            }
            return nil
        }
        for change in changes {
            switch change {
            case .deleteRows(let paths), .reloadRows(let paths), .reconfigureRows(let paths):
                if let reason = deleting(paths) { return reason }
            case .moveRow(let path, _):
                if let reason = deleting([path]) { return reason }
            case .deleteSections(let numbers), .reloadSections(let numbers):
                if let number = numbers.first(where: { !before.indices.contains($0) }) {
                    return "attempt to delete section \(number), but there are only \(before.count) sections before the update"
                }
            case .moveSection(let number, _) where !before.indices.contains(number):
                return "attempt to move section \(number), but there are only \(before.count) sections before the update"
            default: break
            }
        }
        for change in changes {
            switch change {
            case .insertRows(let paths):
                if let reason = inserting(paths) { return reason }
            case .moveRow(_, let path):
                if let reason = inserting([path]) { return reason }
            case .moveSection(_, let number) where !after.indices.contains(number):
                return "attempt to move a section to section \(number), but there are only \(after.count) sections after the update"
            case .insertSections(let numbers):
                if let number = numbers.first(where: { !after.indices.contains($0) }) {
                    return "attempt to insert section \(number) but there are only \(after.count) sections after the update"
                }
            default: break
            }
        }
        return nil
    }
}

extension BatchUpdating {
    /// Raises UIKit's exception for a data source that reconfigures a cell and dequeues another kind of cell.
    ///
    /// Fidelity: documented UITableView.reconfigureRows(at:) (the same cell, of the same type); the words are from memory, without the cell.
    func refuseReconfiguring(_ wanted: String?, _ known: String?) {
        let reason =
            "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, which "
            + "is not allowed. You can only dequeue a cell with the same registration or reuse identifier used for the existing cell. Dequeued reuse "
            + "identifier: \(wanted ?? "nil"); Original reuse identifier: \(known ?? "nil")"
        world.report(.exception(name: "NSInternalInconsistencyException", reason: reason, object: id))
    }
}
