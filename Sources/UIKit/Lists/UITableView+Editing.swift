import Foundation
import Heap

// Rows that are deleted, inserted and moved by hand.
extension UITableView {
    /// Whether rows are being edited: all of them, or one that is swiped aside.
    ///
    /// Fidelity: documented UITableView.isEditing; reported (it is true while a row is swiped aside).
    public var isEditing: Bool {
        get { table.isEditing || table.swipe != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. The data source and the delegate decide which rows can be edited, and how.
    ///
    /// Fidelity: documented UITableView.setEditing(_:animated:), tableView(_:canEditRowAt:), tableView(_:editingStyleForRowAt:),
    /// tableView(_:shouldIndentWhileEditingRowAt:), tableView(_:canMoveRowAt:); the order of these questions is simplified.
    public func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe()
        guard editing != table.isEditing else { return }
        table.isEditing = editing
        if !(editing ? table.selectsManyInEditing : table.allowsManySelections) {
            for path in table.selected { deselectRow(at: path, animated: animated) }
        }
        for cell in visibleCells { prepare(cell, animated: animated) }
    }

    /// Whether rows can be selected during editing.
    public var allowsSelectionDuringEditing: Bool {
        get { table.selectsInEditing }
        set { table.selectsInEditing = newValue }
    }

    /// Whether more than one row can be selected during editing.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { table.selectsManyInEditing }
        set { table.selectsManyInEditing = newValue }
    }

    // MARK: Editing of a row

    func canEdit(_ path: IndexPath) -> Bool { flag(askSource("tableView(_:canEditRowAt:)", ("indexPath", .value(path)))) ?? true }

    /// Whether the data source deletes and inserts rows.
    var commits: Bool { table.dataSource.map { world.script?.implements("tableView(_:commit:forRowAt:)", on: $0) == true } ?? false }

    private func canMove(_ path: IndexPath) -> Bool {
        guard let source = table.dataSource, world.script?.implements("tableView(_:moveRowAt:to:)", on: source) == true else {
            return false
        }
        return flag(askSource("tableView(_:canMoveRowAt:)", ("indexPath", .value(path)))) ?? true
    }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        if case .value(let style as UITableViewCell.EditingStyle)? = tellDelegate(
            "tableView(_:editingStyleForRowAt:)", ("indexPath", .value(path)))
        {
            return style
        }
        return .delete
    }

    /// Updates a cell's editing state.
    func prepare(_ cell: UITableViewCell, animated: Bool) {
        guard let path = cell.cellRecord.path else { return }
        if table.isEditing {
            let style = editingStyle(of: path)
            let indents = flag(tellDelegate("tableView(_:shouldIndentWhileEditingRowAt:)", ("indexPath", .value(path)))) ?? true
            cell.cellRecord.editing = .init(style: style, moves: canMove(path), indents: indents && style != .none)
        }
        cell.show(isEditing: table.isEditing, animated: animated)
    }

    // MARK: Touches

    /// The sign in front of a row was tapped.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:commit:forRowAt:) (a deletion is confirmed first).
    func editControlTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            commit(.insert, path)
        } else if table.swipe?.path == path {
            closeSwipe()
        } else {
            openSwipe(path, isTrailing: true)
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        askSource("tableView(_:commit:forRowAt:)", ("editingStyle", .value(style)), ("indexPath", .value(path)))
    }

    /// A finger has carried a row to another place.
    ///
    /// Fidelity: documented tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), tableView(_:moveRowAt:to:); the other rows make way only when
    /// the finger is lifted (simplified).
    func carried(_ cell: UITableViewCell, to point: CGPoint) {
        guard let path = indexPath(for: cell) else { return }
        let others = table.shown.compactMap { entry -> IndexPath? in
            guard case .row(let other) = entry.kind, let frame = world.object(entry.view, as: UIView.self)?.frame, frame.minY <= point.y,
                point.y < frame.maxY
            else { return nil }
            return other
        }
        var target = others.first { $0 != path } ?? path
        if case .value(let other as IndexPath)? = tellDelegate(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", ("sourceIndexPath", .value(path)),
            ("proposedDestinationIndexPath", .value(target)))
        {
            target = other
        }
        invalidateLayout(.content)
        guard target != path else { return }
        askSource("tableView(_:moveRowAt:to:)", ("sourceIndexPath", .value(path)), ("destinationIndexPath", .value(target)))
        moveRow(at: path, to: target)
    }
}
