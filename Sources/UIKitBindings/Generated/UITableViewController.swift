// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewController: HostType = {
        var type = TypeBinding(
            "UITableViewController",
            .class,
            superclass: "UIViewController",
            conformances: ["UITableViewDataSource", "UITableViewDelegate"]
        )
        type.initializer("init(style:)", [HostParameter("style", "style", "UITableView.Style")]) { call throws(ScriptError) in
            let a0: UITableView.Style = try call.argument(0)
            return call.make { UITableViewController(style: a0) }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UITableViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(style:)",
            passing: [HostParameter("style", "style", "UITableView.Style", default: ".plain")]
        ) { call throws(ScriptError) in
            call.make { UITableViewController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITableViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITableViewController(coder: a0) }
        }
        type.property("tableView", "UITableView!") { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            return call.give(object.tableView)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            object.tableView = try call.read(value)
        }
        type.property("refreshControl", "UIRefreshControl?") { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            return call.give(object.refreshControl)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            object.refreshControl = try call.read(value)
        }
        type.property("clearsSelectionOnViewWillAppear", "Bool") { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            return call.give(object.clearsSelectionOnViewWillAppear)
        } set: { call, value throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            object.clearsSelectionOnViewWillAppear = try call.read(value)
        }
        type.method(
            "numberOfSections(in:)",
            [HostParameter("in", "tableView", "UITableView")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            return call.give(object.numberOfSections(in: a0))
        }
        type.method(
            "tableView(_:numberOfRowsInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("numberOfRowsInSection", "section", "Int")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, numberOfRowsInSection: a1))
        }
        type.method(
            "tableView(_:cellForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("cellForRowAt", "indexPath", "IndexPath")],
            result: "UITableViewCell"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, cellForRowAt: a1))
        }
        type.method(
            "tableView(_:titleForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("titleForHeaderInSection", "section", "Int")],
            result: "String?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, titleForHeaderInSection: a1))
        }
        type.method(
            "tableView(_:titleForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("titleForFooterInSection", "section", "Int")],
            result: "String?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, titleForFooterInSection: a1))
        }
        type.method(
            "tableView(_:canEditRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("canEditRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, canEditRowAt: a1))
        }
        type.method(
            "tableView(_:canMoveRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("canMoveRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, canMoveRowAt: a1))
        }
        type.method(
            "tableView(_:commit:forRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("commit", "editingStyle", "UITableViewCell.EditingStyle"),
                HostParameter("forRowAt", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UITableViewCell.EditingStyle = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            object.tableView(a0, commit: a1, forRowAt: a2)
            return .void
        }
        type.method(
            "tableView(_:moveRowAt:to:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("moveRowAt", "sourceIndexPath", "IndexPath"),
                HostParameter("to", "destinationIndexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            object.tableView(a0, moveRowAt: a1, to: a2)
            return .void
        }
        type.method(
            "tableView(_:willDisplay:forRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplay", "cell", "UITableViewCell"),
                HostParameter("forRowAt", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UITableViewCell = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            object.tableView(a0, willDisplay: a1, forRowAt: a2)
            return .void
        }
        type.method(
            "tableView(_:didEndDisplaying:forRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("didEndDisplaying", "cell", "UITableViewCell"),
                HostParameter("forRowAt", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UITableViewCell = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            object.tableView(a0, didEndDisplaying: a1, forRowAt: a2)
            return .void
        }
        type.method(
            "tableView(_:heightForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("heightForRowAt", "indexPath", "IndexPath")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, heightForRowAt: a1))
        }
        type.method(
            "tableView(_:heightForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("heightForHeaderInSection", "section", "Int")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, heightForHeaderInSection: a1))
        }
        type.method(
            "tableView(_:heightForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("heightForFooterInSection", "section", "Int")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, heightForFooterInSection: a1))
        }
        type.method(
            "tableView(_:viewForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("viewForHeaderInSection", "section", "Int")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, viewForHeaderInSection: a1))
        }
        type.method(
            "tableView(_:viewForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("viewForFooterInSection", "section", "Int")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, viewForFooterInSection: a1))
        }
        type.method(
            "tableView(_:shouldHighlightRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("shouldHighlightRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, shouldHighlightRowAt: a1))
        }
        type.method(
            "tableView(_:didHighlightRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didHighlightRowAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.tableView(a0, didHighlightRowAt: a1)
            return .void
        }
        type.method(
            "tableView(_:didUnhighlightRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didUnhighlightRowAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.tableView(a0, didUnhighlightRowAt: a1)
            return .void
        }
        type.method(
            "tableView(_:willSelectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("willSelectRowAt", "indexPath", "IndexPath")],
            result: "IndexPath?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, willSelectRowAt: a1))
        }
        type.method(
            "tableView(_:willDeselectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("willDeselectRowAt", "indexPath", "IndexPath")],
            result: "IndexPath?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, willDeselectRowAt: a1))
        }
        type.method(
            "tableView(_:didSelectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didSelectRowAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.tableView(a0, didSelectRowAt: a1)
            return .void
        }
        type.method(
            "tableView(_:didDeselectRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didDeselectRowAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.tableView(a0, didDeselectRowAt: a1)
            return .void
        }
        type.method(
            "tableView(_:editingStyleForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("editingStyleForRowAt", "indexPath", "IndexPath")],
            result: "UITableViewCell.EditingStyle"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, editingStyleForRowAt: a1))
        }
        type.method(
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("titleForDeleteConfirmationButtonForRowAt", "indexPath", "IndexPath"),
            ],
            result: "String?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, titleForDeleteConfirmationButtonForRowAt: a1))
        }
        type.method(
            "tableView(_:shouldIndentWhileEditingRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("shouldIndentWhileEditingRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, shouldIndentWhileEditingRowAt: a1))
        }
        type.method(
            "tableView(_:willBeginEditingRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("willBeginEditingRowAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.tableView(a0, willBeginEditingRowAt: a1)
            return .void
        }
        type.method(
            "tableView(_:didEndEditingRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("didEndEditingRowAt", "indexPath", "IndexPath?")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath? = try call.argument(1)
            object.tableView(a0, didEndEditingRowAt: a1)
            return .void
        }
        type.method(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("targetIndexPathForMoveFromRowAt", "sourceIndexPath", "IndexPath"),
                HostParameter("toProposedIndexPath", "proposedDestinationIndexPath", "IndexPath"),
            ],
            result: "IndexPath"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            return call.give(object.tableView(a0, targetIndexPathForMoveFromRowAt: a1, toProposedIndexPath: a2))
        }
        type.method(
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("leadingSwipeActionsConfigurationForRowAt", "indexPath", "IndexPath"),
            ],
            result: "UISwipeActionsConfiguration?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, leadingSwipeActionsConfigurationForRowAt: a1))
        }
        type.method(
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("trailingSwipeActionsConfigurationForRowAt", "indexPath", "IndexPath"),
            ],
            result: "UISwipeActionsConfiguration?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, trailingSwipeActionsConfigurationForRowAt: a1))
        }
        type.method(
            "tableView(_:contextMenuConfigurationForRowAt:point:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("contextMenuConfigurationForRowAt", "indexPath", "IndexPath"),
                HostParameter("point", "point", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            let a2: CGPoint = try call.argument(2)
            return call.give(object.tableView(a0, contextMenuConfigurationForRowAt: a1, point: a2))
        }
        type.method(
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("previewForHighlightingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            return call.give(object.tableView(a0, previewForHighlightingContextMenuWithConfiguration: a1))
        }
        type.method(
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("previewForDismissingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            return call.give(object.tableView(a0, previewForDismissingContextMenuWithConfiguration: a1))
        }
        type.method(
            "tableView(_:willDisplayContextMenu:animator:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplayContextMenu", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            let a2 = try call.optionalConforming(2, to: (any UIContextMenuInteractionAnimating).self)
            object.tableView(a0, willDisplayContextMenu: a1, animator: a2)
            return .void
        }
        type.method(
            "tableView(_:willEndContextMenuInteraction:animator:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willEndContextMenuInteraction", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            let a2 = try call.optionalConforming(2, to: (any UIContextMenuInteractionAnimating).self)
            object.tableView(a0, willEndContextMenuInteraction: a1, animator: a2)
            return .void
        }
        type.method(
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willPerformPreviewActionForMenuWith", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "any UIContextMenuInteractionCommitAnimating"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            let a2 = try call.conforming(2, to: (any UIContextMenuInteractionCommitAnimating).self)
            object.tableView(a0, willPerformPreviewActionForMenuWith: a1, animator: a2)
            return .void
        }
        type.method(
            "tableView(_:estimatedHeightForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("estimatedHeightForRowAt", "indexPath", "IndexPath")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.tableView(a0, estimatedHeightForRowAt: a1))
        }
        type.method(
            "tableView(_:estimatedHeightForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("estimatedHeightForHeaderInSection", "section", "Int")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, estimatedHeightForHeaderInSection: a1))
        }
        type.method(
            "tableView(_:estimatedHeightForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("estimatedHeightForFooterInSection", "section", "Int")],
            result: "CGFloat"
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.tableView(a0, estimatedHeightForFooterInSection: a1))
        }
        type.method(
            "tableView(_:accessoryButtonTappedForRowWith:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("accessoryButtonTappedForRowWith", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.tableView(a0, accessoryButtonTappedForRowWith: a1)
            return .void
        }
        type.method(
            "tableView(_:willDisplayHeaderView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplayHeaderView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            let a2: Int = try call.argument(2)
            object.tableView(a0, willDisplayHeaderView: a1, forSection: a2)
            return .void
        }
        type.method(
            "tableView(_:willDisplayFooterView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("willDisplayFooterView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            let a2: Int = try call.argument(2)
            object.tableView(a0, willDisplayFooterView: a1, forSection: a2)
            return .void
        }
        type.method(
            "tableView(_:didEndDisplayingHeaderView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("didEndDisplayingHeaderView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            let a2: Int = try call.argument(2)
            object.tableView(a0, didEndDisplayingHeaderView: a1, forSection: a2)
            return .void
        }
        type.method(
            "tableView(_:didEndDisplayingFooterView:forSection:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("didEndDisplayingFooterView", "view", "UIView"),
                HostParameter("forSection", "section", "Int"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableViewController = try call.receiver()
            let a0: UITableView = try call.argument(0)
            let a1: UIView = try call.argument(1)
            let a2: Int = try call.argument(2)
            object.tableView(a0, didEndDisplayingFooterView: a1, forSection: a2)
            return .void
        }
        return type.hostType
    }()
}
