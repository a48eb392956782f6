import Foundation
import Heap

// A row that is edited.
extension UITableViewCell {
    /// The editing of a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It can be deleted.
        case delete
        /// One can be inserted.
        case insert
    }

    /// A cell's look while it is edited.
    struct Editing: Hashable, Sendable {
        var style = EditingStyle.none
        var moves = false
        var indents = false
    }

    /// Points that the sign in front of a row takes.
    static let editControlWidth: CGFloat = 38

    /// The editing that is possible for the row.
    public var editingStyle: EditingStyle { cellRecord.editing.style }

    /// The insets of the line below the row, in points; by default the table's. Kept.
    ///
    /// Fidelity: documented UITableViewCell.separatorInset; simplified, kept, the lines are not drawn.
    public var separatorInset: UIEdgeInsets {
        get { cellRecord.separatorInset ?? owningTable?.separatorInset ?? UITableView.Record().separatorInset }
        set { cellRecord.separatorInset = newValue }
    }

    /// Whether the row can be moved by hand while it is edited.
    public var showsReorderControl: Bool {
        get { cellRecord.editing.moves }
        set { cellRecord.editing.moves = newValue }
    }

    /// Whether the row shows the button that deletes it.
    public var showingDeleteConfirmation: Bool {
        guard let table: UITableView = world.living(cellRecord.table), let swipe = table.table.swipe else { return false }
        return swipe.isTrailing && swipe.path == cellRecord.path
    }

    /// The accessory at the end of the cell while it is edited.
    public var editingAccessoryType: AccessoryType {
        get { cellRecord.editingAccessory }
        set {
            cellRecord.editingAccessory = newValue
            invalidateLayout(.content)
        }
    }

    /// Updates the cell's editing state, if it has changed.
    func show(isEditing: Bool, animated: Bool) {
        guard cellRecord.isEditing != isEditing || isEditing else { return }
        world.sendQuietly("setEditing(_:animated:)", to: self, [("editing", .value(isEditing)), ("animated", .value(animated))]) {
            setEditing(isEditing, animated: animated)
        }
    }

    /// Shows or hides the signs around the content.
    func takeEditing(_ editing: Bool, animated: Bool) {
        cellRecord.isEditing = editing
        let control: UITableViewCellEditControl? = world.object(cellRecord.editControl)
        let handle: UITableViewCellReorderControl? = world.object(cellRecord.reorderControl)
        if editing, cellRecord.editing.style != .none, control == nil {
            cellRecord.editControl = add(world.bind { UITableViewCellEditControl(frame: .zero) })
        } else if !editing || cellRecord.editing.style == .none {
            control?.removeFromSuperview()
            cellRecord.editControl = nil
        }
        if editing, cellRecord.editing.moves, handle == nil {
            cellRecord.reorderControl = add(world.bind { UITableViewCellReorderControl(frame: .zero) })
        } else if !editing || !cellRecord.editing.moves {
            handle?.removeFromSuperview()
            cellRecord.reorderControl = nil
        }
        invalidateLayout(.content)
        if animated, window != nil { world.animate(duration: 0.3) { layoutIfNeeded() } }
    }

    private func add(_ view: UIView) -> ObjectID {
        world.within(group: nil) {
            view.frame = CGRect(x: view is UITableViewCellEditControl ? -38 : bounds.width, y: 0, width: 38, height: bounds.height)
        }
        addSubview(view)
        return view.id
    }

    /// Places the editing controls, and returns the rest of the bounds, in points.
    ///
    /// Fidelity: simplified; 38 points in front, 44 behind.
    func roomBesideControls() -> CGRect {
        var room = bounds
        guard cellRecord.isEditing else { return room }
        let width = Self.editControlWidth
        if let control: UIView = world.object(cellRecord.editControl) {
            control.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        }
        if cellRecord.editing.indents {
            room.origin.x += width
            room.size.width -= width
        }
        if let handle: UIView = world.object(cellRecord.reorderControl) {
            handle.frame = CGRect(x: bounds.maxX - 44, y: 0, width: 44, height: bounds.height)
            room.size.width -= 44
        }
        return room
    }

    var owningTable: UITableView? { world.living(cellRecord.table) }
}

/// The sign in front of a row that deletes it or inserts one.
final class UITableViewCellEditControl: UIView {
    override var isPrivate: Bool { true }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override var reactsToTap: Bool { true }

    /// Fidelity: reported (what VoiceOver says).
    override var spokenTitle: String? {
        let title = cell?.contentView.labelTexts.first ?? ""
        return (cell?.editingStyle == .insert ? "Insert " : "Remove ") + title
    }

    override func tapped() {
        if let cell { cell.owningTable?.editControlTapped(in: cell) }
    }

    override func drawnContent() -> DrawnContent? {
        let isInsert = cell?.editingStyle == .insert
        let color = (isInsert ? UIColor.systemGreen : .systemRed).components(style: traitCollection.userInterfaceStyle)
        return .text(isInsert ? "⊕" : "⊖", size: 17, isBold: false, color: color, alignment: .center)
    }
}

/// The handle by which a row is carried to another place.
final class UITableViewCellReorderControl: UIView {
    override var isPrivate: Bool { true }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    /// Fidelity: reported (what VoiceOver says).
    override var spokenTitle: String? { "Reorder " + (cell?.contentView.labelTexts.first ?? "") }

    override func prepareRecognizers() {
        guard state.gestures.isEmpty else { return }
        addGestureRecognizer(world.bind { UIReorderGestureRecognizer(target: ObjectID?.none, action: nil) })
    }

    override func drawnContent() -> DrawnContent? {
        .text(
            "≡", size: 17, isBold: false, color: UIColor.systemGray.components(style: traitCollection.userInterfaceStyle),
            alignment: .center)
    }
}

/// Carries a row.
final class UIReorderGestureRecognizer: UIPanGestureRecognizer {
    private var cell: UITableViewCell? { view?.superview as? UITableViewCell }

    override func judgesWay() -> Bool? { way == .zero ? nil : true }

    override func hasChanged() {
        guard let cell, let table = cell.owningTable else { return }
        let way = translation(in: nil)
        switch record.state {
        case .began, .changed:
            table.bringSubviewToFront(cell)
            guard let path = table.indexPath(for: cell) else { return }
            cell.center.y = table.rectForRow(at: path).midY + way.y
        case .ended: table.carried(cell, to: cell.center)
        case .cancelled: table.invalidateLayout(.content)
        default: break
        }
    }
}
