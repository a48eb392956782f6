public import Foundation
import Heap

/// Looks after a table that is its view: the table's data source and delegate.
///
/// Fidelity: documented UITableViewController (loads the table the first time it appears, takes the choice away, passes editing on); moving cells out
/// of the keyboard's way is left out (simplified).
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// A controller of a table of a style.
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        world.state.tableControllers[id].style = style
    }

    /// A controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of a plain table.
    public convenience init() {
        self.init(style: .plain)
    }

    /// A controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    struct Record: Sendable {
        var style = UITableView.Style.plain
        var clearsSelection = true
        var hasReloaded = false
    }

    private var tableRecord: Record {
        _read { yield world.state.tableControllers[id] }
        _modify { yield &world.state.tableControllers[id] }
    }

    /// Override point: makes the table, with this controller as its data source and delegate.
    open override func loadView() {
        if loadArchivedView() { return }
        let table = UITableView(frame: CGRect(origin: .zero, size: world.screenBounds.size), style: tableRecord.style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSourceID = id
        table.delegateID = id
        view = table
    }

    /// The table; reading it loads the view.
    public var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The spinner above the rows, shown during a refresh. Reading it loads the view.
    ///
    /// Fidelity: documented UITableViewController.refreshControl; it is the table's.
    public var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Whether the selection is cleared each time the table appears.
    public var clearsSelectionOnViewWillAppear: Bool {
        get { tableRecord.clearsSelection }
        set { tableRecord.clearsSelection = newValue }
    }

    /// Override point: loads the table's data the first time, and takes the choice of rows away.
    ///
    /// Fidelity: documented UITableViewController.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let table = viewIfLoaded as? UITableView else { return }
        if !tableRecord.hasReloaded {
            tableRecord.hasReloaded = true
            table.reloadData()
        }
        if tableRecord.clearsSelection {
            for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
        }
    }

    // MARK: Data source

    /// The number of sections: that of the storyboard, else one.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.table.fixed?.count ?? 1 }

    /// The number of rows in a section: that of the storyboard, else none.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        fixed(section, in: tableView)?.cells.count ?? 0
    }

    /// The cell of a row: the storyboard's, else an empty one.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cells = fixed(indexPath.section, in: tableView)?.cells ?? []
        let known: UITableViewCell? = cells.indices.contains(indexPath.row) ? world.object(cells[indexPath.row]) : nil
        return known ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    private func fixed(_ section: Int, in tableView: UITableView) -> UITableView.StaticSection? {
        guard let fixed = tableView.table.fixed, fixed.indices.contains(section) else { return nil }
        return fixed[section]
    }

    /// The title above a section: the storyboard's, else none.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        fixed(section, in: tableView)?.header
    }

    /// The title below a section: the storyboard's, else none.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        fixed(section, in: tableView)?.footer
    }

    /// Whether a row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Whether a row can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Deletes or inserts a row, at the user's request.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}

    /// A row was moved.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}

    /// Override point: rows are edited, or edited no more: the table's.
    ///
    /// Fidelity: documented UIViewController.setEditing(_:animated:), UITableViewController.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Delegate

    /// A cell is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// A cell is no longer visible.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// The height of a row, in points.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }

    /// The height of a header, in points.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { UITableView.automaticDimension }

    /// The height of a footer, in points.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { UITableView.automaticDimension }

    /// The view above a section.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// The view below a section.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Whether a touch does something to a row.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// A finger is on a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// The finger is off the row.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row to select instead of the tapped one; nil for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The row to choose no more in place of another, nil for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The user has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// The user has deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// To delete it.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }

    /// The system's word.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }

    /// Yes.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// There.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Nothing.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }

    /// The system's own.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }

    /// None.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// None.
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// None.
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// About how high a row is, in points: as the content is.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    /// About how high a header is, in points: as the content is.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }

    /// About how high a footer is, in points: as the content is.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }

    /// Does nothing.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// Does nothing.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
}
