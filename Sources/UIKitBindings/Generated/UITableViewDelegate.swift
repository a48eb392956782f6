// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewDelegate: HostType = {
        var type = TypeBinding("UITableViewDelegate", .protocol, conformances: ["UIScrollViewDelegate"])
        type.requirement(
            "tableView(_:willDisplay:forRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplay", "cell", "UITableViewCell"),
                HostParameter("forRowAt", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "tableView(_:didEndDisplaying:forRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("didEndDisplaying", "cell", "UITableViewCell"),
                HostParameter("forRowAt", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "tableView(_:heightForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("heightForRowAt", "indexPath", "IndexPath")],
            result: "CGFloat"
        )
        type.requirement(
            "tableView(_:heightForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("heightForHeaderInSection", "section", "Int")],
            result: "CGFloat"
        )
        type.requirement(
            "tableView(_:heightForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("heightForFooterInSection", "section", "Int")],
            result: "CGFloat"
        )
        type.requirement(
            "tableView(_:viewForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("viewForHeaderInSection", "section", "Int")],
            result: "UIView?"
        )
        type.requirement(
            "tableView(_:viewForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("viewForFooterInSection", "section", "Int")],
            result: "UIView?"
        )
        type.requirement(
            "tableView(_:shouldHighlightRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("shouldHighlightRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "tableView(_:didHighlightRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didHighlightRowAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "tableView(_:didUnhighlightRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didUnhighlightRowAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "tableView(_:willSelectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("willSelectRowAt", "indexPath", "IndexPath")],
            result: "IndexPath?"
        )
        type.requirement(
            "tableView(_:willDeselectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("willDeselectRowAt", "indexPath", "IndexPath")],
            result: "IndexPath?"
        )
        type.requirement(
            "tableView(_:didSelectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didSelectRowAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "tableView(_:didDeselectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didDeselectRowAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "tableView(_:editingStyleForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("editingStyleForRowAt", "indexPath", "IndexPath")],
            result: "UITableViewCell.EditingStyle"
        )
        type.requirement(
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("titleForDeleteConfirmationButtonForRowAt", "indexPath", "IndexPath"),
            ],
            result: "String?"
        )
        type.requirement(
            "tableView(_:shouldIndentWhileEditingRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("shouldIndentWhileEditingRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "tableView(_:willBeginEditingRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("willBeginEditingRowAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "tableView(_:didEndEditingRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didEndEditingRowAt", "indexPath", "IndexPath?")]
        )
        type.requirement(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("targetIndexPathForMoveFromRowAt", "sourceIndexPath", "IndexPath"),
                HostParameter("toProposedIndexPath", "proposedDestinationIndexPath", "IndexPath"),
            ],
            result: "IndexPath"
        )
        type.requirement(
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("leadingSwipeActionsConfigurationForRowAt", "indexPath", "IndexPath"),
            ],
            result: "UISwipeActionsConfiguration?"
        )
        type.requirement(
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("trailingSwipeActionsConfigurationForRowAt", "indexPath", "IndexPath"),
            ],
            result: "UISwipeActionsConfiguration?"
        )
        type.requirement(
            "tableView(_:contextMenuConfigurationForRowAt:point:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("contextMenuConfigurationForRowAt", "indexPath", "IndexPath"),
                HostParameter("point", "point", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        )
        type.requirement(
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("previewForHighlightingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        )
        type.requirement(
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("previewForDismissingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        )
        type.requirement(
            "tableView(_:willDisplayContextMenu:animator:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplayContextMenu", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        )
        type.requirement(
            "tableView(_:willEndContextMenuInteraction:animator:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willEndContextMenuInteraction", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        )
        type.requirement(
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willPerformPreviewActionForMenuWith", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "any UIContextMenuInteractionCommitAnimating"),
            ]
        )
        type.requirement(
            "tableView(_:estimatedHeightForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("estimatedHeightForRowAt", "indexPath", "IndexPath")],
            result: "CGFloat"
        )
        type.requirement(
            "tableView(_:estimatedHeightForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("estimatedHeightForHeaderInSection", "section", "Int")],
            result: "CGFloat"
        )
        type.requirement(
            "tableView(_:estimatedHeightForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("estimatedHeightForFooterInSection", "section", "Int")],
            result: "CGFloat"
        )
        type.requirement(
            "tableView(_:accessoryButtonTappedForRowWith:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("accessoryButtonTappedForRowWith", "indexPath", "IndexPath")]
        )
        type.requirement(
            "tableView(_:willDisplayHeaderView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplayHeaderView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        )
        type.requirement(
            "tableView(_:willDisplayFooterView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplayFooterView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        )
        type.requirement(
            "tableView(_:didEndDisplayingHeaderView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("didEndDisplayingHeaderView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        )
        type.requirement(
            "tableView(_:didEndDisplayingFooterView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("didEndDisplayingFooterView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        )
        return type.hostType
    }()
}
