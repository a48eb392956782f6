public import Foundation

/// Called by a table for its rows.
///
/// Fidelity: documented UITableViewDelegate; menus, accessory buttons and focus are not simulated.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A cell is about to be shown.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willDisplay:forRowAt:) (after cellForRowAt, before the cell is a subview).
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// A cell is no longer visible.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:) (after the cell was taken out).
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// The height of a row, in points.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:heightForRowAt:); asked once for each row, after its cell, or for all rows as the data is
    /// loaded where estimatedRowHeight is 0; UIKit asks more often (reported reibang.com/p/07fef73d9b4e).
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// The height of a header, in points.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:heightForHeaderInSection:); asked as the data is loaded, for all sections (simplified).
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// The height of a footer, in points.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:heightForFooterInSection:); asked as the data is loaded, for all sections (simplified).
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// The view above a section.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:viewForHeaderInSection:) (as the header comes into sight).
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// The view below a section.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:viewForFooterInSection:) (as the footer comes into sight).
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Whether a touch does something to a row.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:shouldHighlightRowAt:) (false: the tap does nothing); asked when the finger is lifted,
    /// not as it comes down (simplified).
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// A finger is on a row.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didHighlightRowAt:); told when the finger is lifted, together with the next (simplified).
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// The finger is off the row.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didUnhighlightRowAt:); its place before willSelectRowAt is simplified.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The row to select instead of the tapped one; nil for none.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willSelectRowAt:) (another path, or nil for none).
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// The row to choose no more in place of another, nil for none.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willDeselectRowAt:); before the new row's didSelectRowAt (simplified).
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// The user has selected a row.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didSelectRowAt:) (a tap, not selectRow); last of all that a tap tells, and before the
    /// cell's segue (simplified).
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// The user has deselected a row.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didDeselectRowAt:) (a tap, not deselectRow).
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// The editing that is possible for a row.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:editingStyleForRowAt:); when it is asked is simplified.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// The title of the delete button.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:) (where there are no swipe actions).
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Whether a row makes room for the sign in front of it.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:); when it is asked is simplified.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// A row is about to be swiped aside.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willBeginEditingRowAt:) (a row that is swiped aside, not all rows at once).
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// A row's swipe has ended; nil when the row is gone.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didEndEditingRowAt:) (the row is back, or gone: then nil).
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Where a row may be put that a finger carries.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:); asked once, when the finger is
    /// lifted (simplified).
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// The actions for a row that is swiped to the right.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:) (nil: nothing).
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions for a row that is swiped to the left. nil: the delete action, if the data source deletes rows.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:) (nil: the deletion that the data source
    /// commits).
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The menu of the row that is pressed; nil for none.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:).
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The picture of the row that is pressed.
    ///
    /// Fidelity: simplified; never asked, the row is not lifted.
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The picture of the row to which a menu goes back.
    ///
    /// Fidelity: simplified; never asked, the row is not lifted.
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// A menu is about to be shown.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:).
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// A menu is about to go.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:).
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The preview of a menu was touched.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:).
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// About how high a row is, in points.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:estimatedHeightForRowAt:) (asked for all rows as the data is loaded; the heights
    /// themselves are asked for as rows come into sight).
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// About how high a header is, in points.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:) (in place of the height, until the header comes into
    /// sight).
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// About how high a footer is, in points.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:) (in place of the height, until the footer comes into
    /// sight).
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// The button at the end of a row was touched.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:) (the row is not chosen).
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// A header is about to be shown.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:); reported after the view was asked for.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// A footer is about to be shown.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:); reported after the view was asked for.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// A header is no longer visible.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:).
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// A footer is no longer visible.
    ///
    /// Fidelity: documented UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:).
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { UITableView.automaticDimension }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { UITableView.automaticDimension }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        nil
    }
}
