public import Foundation
import Heap

// Chosen rows.
extension UITableView {
    /// Whether rows can be selected.
    public var allowsSelection: Bool {
        get { table.allowsSelection }
        set { table.allowsSelection = newValue }
    }

    /// Whether more than one row can be selected.
    public var allowsMultipleSelection: Bool {
        get { table.allowsManySelections }
        set { table.allowsManySelections = newValue }
    }

    /// The row selected first; nil when there is none.
    public var indexPathForSelectedRow: IndexPath? { table.selected.first }

    /// The selected rows in order of their selection; nil when there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }

    /// Selects a row, and scrolls to it if a position is given. Does not call the delegate.
    ///
    /// Fidelity: documented UITableView.selectRow(at:animated:scrollPosition:) (the delegate is not told).
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !table.allowsManySelections { for old in table.selected where old != indexPath { show(old, selected: false) } }
        guard let indexPath else { return }
        loadDataIfNeeded()
        show(indexPath, selected: true)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. Does not call the delegate.
    ///
    /// Fidelity: documented UITableView.deselectRow(at:animated:) (the delegate is not told); the change of ground is not animated (simplified).
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        show(indexPath, selected: false)
    }

    private func show(_ path: IndexPath, selected: Bool) {
        table.selected.removeAll { $0 == path }
        if selected { table.selected.append(path) }
        cellForRow(at: path)?.show(selected: selected)
    }

    /// Whether a tap selects a row now.
    var choosesRows: Bool { table.isEditing ? table.selectsInEditing || table.selectsManyInEditing : table.allowsSelection }

    /// A finger has tapped a cell.
    ///
    /// Fidelity: documented UITableViewDelegate (shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt, willSelectRowAt, willDeselectRowAt,
    /// didDeselectRowAt, didSelectRowAt); their order among each other is simplified.
    func tapped(_ cell: UITableViewCell) {
        guard table.swipe == nil else { return closeSwipe() }
        guard choosesRows, let path = indexPath(for: cell) else { return }
        guard flag(tellDelegate("tableView(_:shouldHighlightRowAt:)", ("indexPath", .value(path)))) ?? true else { return }
        highlight(cell, true)
        tellDelegate("tableView(_:didHighlightRowAt:)", ("indexPath", .value(path)))
        highlight(cell, false)
        tellDelegate("tableView(_:didUnhighlightRowAt:)", ("indexPath", .value(path)))
        let choosesMany = table.isEditing ? table.selectsManyInEditing : table.allowsManySelections
        if choosesMany, table.selected.contains(path) { return deselect(path) }
        guard let chosen = asked("tableView(_:willSelectRowAt:)", path) else { return }
        if !choosesMany { for old in table.selected where old != chosen { deselect(old) } }
        show(chosen, selected: true)
        tellDelegate("tableView(_:didSelectRowAt:)", ("indexPath", .value(chosen)))
        cell.performSegue()
    }

    private func highlight(_ cell: UITableViewCell, _ isHighlighted: Bool) {
        let arguments: [(name: String, value: Argument)] = [("highlighted", .value(isHighlighted)), ("animated", .value(false))]
        world.sendQuietly("setHighlighted(_:animated:)", to: cell, arguments) { cell.setHighlighted(isHighlighted, animated: false) }
    }

    /// A finger has tapped the detail button at the end of a cell.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:) (the row is not chosen).
    func tappedAccessory(of cell: UITableViewCell) {
        guard table.swipe == nil else { return closeSwipe() }
        guard let path = indexPath(for: cell) else { return }
        tellDelegate("tableView(_:accessoryButtonTappedForRowWith:)", ("indexPath", .value(path)))
    }

    private func deselect(_ path: IndexPath) {
        guard let chosen = asked("tableView(_:willDeselectRowAt:)", path) else { return }
        show(chosen, selected: false)
        tellDelegate("tableView(_:didDeselectRowAt:)", ("indexPath", .value(chosen)))
    }

    /// The path that the delegate returns in place of another; nil when it returns none.
    private func asked(_ method: String, _ path: IndexPath) -> IndexPath? {
        guard let answer = tellDelegate(method, ("indexPath", .value(path))) else { return path }
        if case .value(let other as IndexPath) = answer { return other }
        return nil
    }
}
