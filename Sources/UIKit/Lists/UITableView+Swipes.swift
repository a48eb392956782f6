import Foundation
import Heap

// A row swiped aside, and its actions.
extension UITableView: SwipingList {
    var swipe: ListSwipe? {
        get { table.swipe }
        set { table.swipe = newValue }
    }

    var mayBeSwiped: Bool { !table.isEditing }

    func swipedRow(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func restingFrame(of path: IndexPath) -> CGRect { rectForRow(at: path) }

    func rowPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    /// Fidelity: documented UITableViewDelegate.tableView(_:willBeginEditingRowAt:).
    func swipeBegan(_ path: IndexPath) { tellDelegate("tableView(_:willBeginEditingRowAt:)", ("indexPath", .value(path))) }

    /// Fidelity: documented UITableViewDelegate.tableView(_:didEndEditingRowAt:).
    func swipeEnded(_ path: IndexPath?) {
        tellDelegate("tableView(_:didEndEditingRowAt:)", ("indexPath", path.map { .value($0) } ?? .nothing))
    }

    /// The actions for a row at one of its sides; nil for none.
    ///
    /// Fidelity: documented tableView(_:trailingSwipeActionsConfigurationForRowAt:) (nil stands for the deletion that the data source commits).
    func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let method =
            isTrailing
            ? "tableView(_:trailingSwipeActionsConfigurationForRowAt:)" : "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
        if case .object(let id)? = tellDelegate(method, ("indexPath", .value(path))) {
            let given: UISwipeActionsConfiguration? = world.object(id)
            return given?.actions.isEmpty == true ? nil : given
        }
        guard isTrailing, commits, editingStyle(of: path) == .delete else { return nil }
        var title = "Delete"
        if case .value(let other as String)? = tellDelegate(
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", ("indexPath", .value(path)))
        {
            title = other
        }
        let delete = world.block(keeping: []) { [unowned self] (arguments: [Argument]) in
            if let path = table.swipe?.path { commit(.delete, path) }
            if case .value(let end as Block) = arguments[2] { world.call(end, [.value(true)]) }
            return .nothing
        }
        return world.bind { UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: title, handler: delete)]) }
    }
}
