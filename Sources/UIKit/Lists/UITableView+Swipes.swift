import Foundation
import Heap

// A row that is swiped aside, and the buttons behind it.
extension UITableView {
    /// A row that is, or is about to be, aside.
    struct Swipe: Sendable {
        let path: IndexPath
        let isTrailing: Bool
        /// Held.
        let configuration: ObjectID
        /// A subview.
        let buttons: ObjectID
        /// How far the row is aside, in points.
        var offset: CGFloat = 0
    }

    /// Points that a button takes.
    static let swipeButtonWidth: CGFloat = 74

    /// What can be done with a row at one of its sides; nil for nothing.
    ///
    /// Fidelity: documented tableView(_:trailingSwipeActionsConfigurationForRowAt:) (nil stands for the deletion that the data source commits).
    private func configuration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
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

    /// Begins to bring a row aside. False when nothing can be done with it there.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willBeginEditingRowAt:).
    func beginSwipe(_ path: IndexPath, isTrailing: Bool) -> Bool {
        if table.swipe?.path == path, table.swipe?.isTrailing == isTrailing { return true }
        closeSwipe()
        guard let configuration = configuration(path, isTrailing: isTrailing), let cell = cellForRow(at: path) else { return false }
        tellDelegate("tableView(_:willBeginEditingRowAt:)", ("indexPath", .value(path)))
        let buttons = world.bind { UISwipeActionPullView(frame: cell.frame) }
        insertSubview(buttons, belowSubview: cell)
        world.space.retain(configuration.id)
        table.swipe = Swipe(path: path, isTrailing: isTrailing, configuration: configuration.id, buttons: buttons.id)
        buttons.show(configuration.actions, isTrailing: isTrailing)
        return true
    }

    /// Brings a row aside, with its buttons in sight.
    func openSwipe(_ path: IndexPath, isTrailing: Bool) {
        guard beginSwipe(path, isTrailing: isTrailing), let full = swipeWidth else { return }
        world.animate(duration: 0.3) { moveSwipe(to: full) }
    }

    private var swipeConfiguration: UISwipeActionsConfiguration? { world.object(table.swipe?.configuration) }

    /// The width of all buttons, in points.
    private var swipeWidth: CGFloat? { swipeConfiguration.map { CGFloat($0.actions.count) * Self.swipeButtonWidth } }

    /// Moves the row so far aside.
    func moveSwipe(to offset: CGFloat) {
        guard let swipe = table.swipe, let cell = cellForRow(at: swipe.path) else { return }
        table.swipe?.offset = max(0, offset)
        let frame = rectForRow(at: swipe.path)
        cell.frame = frame.offsetBy(dx: swipeShift(of: swipe.path), dy: 0)
        world.object(swipe.buttons, as: UIView.self)?.frame = frame
    }

    /// How far a row stands from its place, to the right, in points.
    func swipeShift(of path: IndexPath) -> CGFloat {
        guard let swipe = table.swipe, swipe.path == path else { return 0 }
        return swipe.isTrailing ? -swipe.offset : swipe.offset
    }

    /// The finger is lifted: the row goes back, stays aside, or its first action is done.
    ///
    /// Fidelity: documented UISwipeActionsConfiguration.performsFirstActionWithFullSwipe; simplified: a row stays aside from half of its buttons' width on,
    /// and three fifths of the table's width are all the way.
    func endSwipe(finishes: Bool) {
        guard let swipe = table.swipe, let full = swipeWidth, let configuration = swipeConfiguration else { return }
        if finishes, configuration.performsFirstActionWithFullSwipe, swipe.offset >= state.bounds.width * 0.6,
            let button = world.object(swipe.buttons, as: UIView.self)?.subviews.first as? UISwipeActionButton
        {
            return button.tapped()
        }
        guard finishes, swipe.offset >= full / 2 else { return closeSwipe() }
        world.animate(duration: 0.2) { moveSwipe(to: full) }
    }

    /// Brings the row back.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didEndEditingRowAt:).
    func closeSwipe() {
        guard let swipe = table.swipe else { return }
        world.animate(duration: 0.2) { moveSwipe(to: 0) }
        forgetSwipe(swipe, at: swipe.path)
    }

    /// The row of the open swipe has come to another place, or is gone.
    func swipeMoved(_ places: [IndexPath: IndexPath]) {
        guard let swipe = table.swipe, places[swipe.path] != swipe.path else { return }
        forgetSwipe(swipe, at: places[swipe.path])
    }

    private func forgetSwipe(_ swipe: Swipe, at path: IndexPath?) {
        table.swipe = nil
        world.object(swipe.buttons, as: UIView.self)?.removeFromSuperview()
        world.space.release(swipe.configuration)
        if let path {
            tellDelegate("tableView(_:didEndEditingRowAt:)", ("indexPath", .value(path)))
        } else {
            tellDelegate("tableView(_:didEndEditingRowAt:)", ("indexPath", .nothing))
        }
    }
}

/// Holds the buttons behind a row.
final class UISwipeActionPullView: UIView {
    override var isPrivate: Bool { true }

    func show(_ actions: [UIContextualAction], isTrailing: Bool) {
        let width = UITableView.swipeButtonWidth
        for (number, action) in actions.enumerated() {
            let place = CGFloat(number) * width
            let x = isTrailing ? bounds.width - place - width : place
            let button = UISwipeActionButton(frame: CGRect(x: x, y: 0, width: width, height: bounds.height))
            button.autoresizingMask = isTrailing ? [.flexibleLeftMargin, .flexibleHeight] : [.flexibleRightMargin, .flexibleHeight]
            button.backgroundColor = action.backgroundColor
            world.state.swipeButtons[button.id] = action.id
            addSubview(button)
        }
    }
}

/// Does what an action says.
final class UISwipeActionButton: UIView {
    override var isPrivate: Bool { true }

    private var action: UIContextualAction? { world.living(world.state.swipeButtons[id]) }

    override var reactsToTap: Bool { true }

    override var spokenTitle: String? { action?.title }

    override func tapped() {
        guard let action, let table = superview?.superview as? UITableView else { return }
        let end = world.block(keeping: [table]) { (_: [Argument]) in
            table.closeSwipe()
            return .nothing
        }
        action.perform(from: self, end)
    }

    override func drawnContent() -> DrawnContent? {
        .text(action?.title ?? "", size: 15, isBold: false, color: UIColor.white.components(style: .light), alignment: .center)
    }
}

/// Brings rows aside.
final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
    private var table: UITableView? { view as? UITableView }

    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true else { return nil }
        guard let table, abs(way.x) > abs(way.y), !table.table.isEditing,
            let path = table.indexPathForRow(at: table.convert(record.start, from: nil))
        else {
            table?.closeSwipe()
            return false
        }
        return table.beginSwipe(path, isTrailing: way.x < 0 || table.swipeShift(of: path) < 0)
    }

    override func hasChanged() {
        guard let table, let swipe = table.table.swipe else { return }
        switch record.state {
        case .began:
            record.origin.x = record.start.x + (swipe.isTrailing ? swipe.offset : -swipe.offset)
            table.moveSwipe(to: (swipe.isTrailing ? -1 : 1) * translation(in: nil).x)
        case .changed: table.moveSwipe(to: (swipe.isTrailing ? -1 : 1) * translation(in: nil).x)
        case .ended: table.endSwipe(finishes: true)
        case .cancelled: table.endSwipe(finishes: false)
        default: break
        }
    }
}
