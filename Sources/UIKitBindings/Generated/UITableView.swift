// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableView: HostType = {
        var type = TypeBinding("UITableView", .class, superclass: "UIScrollView")
        type.property("dragDelegate", "(any UITableViewDragDelegate)?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(weakly: object.dragDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.dragDelegateID = try call.read(value)
        }
        type.property("dropDelegate", "(any UITableViewDropDelegate)?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(weakly: object.dropDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.dropDelegateID = try call.read(value)
        }
        type.property("hasActiveDrag", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.hasActiveDrag)
        }
        type.property("hasActiveDrop", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.hasActiveDrop)
        }
        type.method(
            "register(_:forCellReuseIdentifier:)",
            [HostParameter(nil, "cellClass", "AnyClass?"), HostParameter("forCellReuseIdentifier", "identifier", "String")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: ClassReference? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forCellReuseIdentifier: a1)
            return .void
        }
        type.method(
            "register(_:forCellReuseIdentifier:)",
            [HostParameter(nil, "nib", "UINib?"), HostParameter("forCellReuseIdentifier", "identifier", "String")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: UINib? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forCellReuseIdentifier: a1)
            return .void
        }
        type.method(
            "register(_:forHeaderFooterViewReuseIdentifier:)",
            [HostParameter(nil, "aClass", "AnyClass?"), HostParameter("forHeaderFooterViewReuseIdentifier", "identifier", "String")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: ClassReference? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forHeaderFooterViewReuseIdentifier: a1)
            return .void
        }
        type.method(
            "register(_:forHeaderFooterViewReuseIdentifier:)",
            [HostParameter(nil, "nib", "UINib?"), HostParameter("forHeaderFooterViewReuseIdentifier", "identifier", "String")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: UINib? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forHeaderFooterViewReuseIdentifier: a1)
            return .void
        }
        type.method(
            "dequeueReusableCell(withIdentifier:)",
            [HostParameter("withIdentifier", "identifier", "String")],
            result: "UITableViewCell?"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.dequeueReusableCell(withIdentifier: a0))
        }
        type.method(
            "dequeueReusableCell(withIdentifier:for:)",
            [HostParameter("withIdentifier", "identifier", "String"), HostParameter("for", "indexPath", "IndexPath")],
            result: "UITableViewCell"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.dequeueReusableCell(withIdentifier: a0, for: a1))
        }
        type.method(
            "dequeueReusableHeaderFooterView(withIdentifier:)",
            [HostParameter("withIdentifier", "identifier", "String")],
            result: "UITableViewHeaderFooterView?"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.dequeueReusableHeaderFooterView(withIdentifier: a0))
        }
        type.method(
            "cellForRow(at:)",
            [HostParameter("at", "indexPath", "IndexPath")],
            result: "UITableViewCell?"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            return call.give(object.cellForRow(at: a0))
        }
        type.method(
            "indexPath(for:)",
            [HostParameter("for", "cell", "UITableViewCell")],
            result: "IndexPath?"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: UITableViewCell = try call.argument(0)
            return call.give(object.indexPath(for: a0))
        }
        type.property("visibleCells", "[UITableViewCell]") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.visibleCells)
        }
        type.property("indexPathsForVisibleRows", "[IndexPath]?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.indexPathsForVisibleRows)
        }
        type.method("indexPathForRow(at:)", [HostParameter("at", "point", "CGPoint")], result: "IndexPath?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            return call.give(object.indexPathForRow(at: a0))
        }
        type.method(
            "headerView(forSection:)",
            [HostParameter("forSection", "section", "Int")],
            result: "UITableViewHeaderFooterView?"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.headerView(forSection: a0))
        }
        type.method(
            "footerView(forSection:)",
            [HostParameter("forSection", "section", "Int")],
            result: "UITableViewHeaderFooterView?"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.footerView(forSection: a0))
        }
        type.method(
            "scrollToRow(at:at:animated:)",
            [
                HostParameter("at", "indexPath", "IndexPath"),
                HostParameter("at", "scrollPosition", "UITableView.ScrollPosition"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            let a1: UITableView.ScrollPosition = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.scrollToRow(at: a0, at: a1, animated: a2)
            return .void
        }
        type.property("dataSource", "(any UITableViewDataSource)?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(weakly: object.dataSourceID)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.dataSourceID = try call.read(value)
        }
        type.property("delegate", "(any UITableViewDelegate)?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("numberOfSections", "Int") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.numberOfSections)
        }
        type.method(
            "numberOfRows(inSection:)",
            [HostParameter("inSection", "section", "Int")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.numberOfRows(inSection: a0))
        }
        type.property("isEditing", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.isEditing)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.isEditing = try call.read(value)
        }
        type.method(
            "setEditing(_:animated:)",
            [HostParameter(nil, "editing", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setEditing(a0, animated: a1)
            return .void
        }
        type.property("allowsSelectionDuringEditing", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.allowsSelectionDuringEditing)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.allowsSelectionDuringEditing = try call.read(value)
        }
        type.property("allowsMultipleSelectionDuringEditing", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.allowsMultipleSelectionDuringEditing)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.allowsMultipleSelectionDuringEditing = try call.read(value)
        }
        type.property("separatorEffect", "UIVisualEffect?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.separatorEffect)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.separatorEffect = try call.read(value)
        }
        type.property("sectionHeaderTopPadding", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionHeaderTopPadding)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionHeaderTopPadding = try call.read(value)
        }
        type.property("sectionIndexColor", "UIColor?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionIndexColor)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionIndexColor = try call.read(value)
        }
        type.property("sectionIndexBackgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionIndexBackgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionIndexBackgroundColor = try call.read(value)
        }
        type.property("sectionIndexTrackingBackgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionIndexTrackingBackgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionIndexTrackingBackgroundColor = try call.read(value)
        }
        type.property("sectionIndexMinimumDisplayRowCount", "Int") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionIndexMinimumDisplayRowCount)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionIndexMinimumDisplayRowCount = try call.read(value)
        }
        type.property("insetsContentViewsToSafeArea", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.insetsContentViewsToSafeArea)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.insetsContentViewsToSafeArea = try call.read(value)
        }
        type.property("remembersLastFocusedIndexPath", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.remembersLastFocusedIndexPath)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.remembersLastFocusedIndexPath = try call.read(value)
        }
        type.property("selectionFollowsFocus", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.selectionFollowsFocus)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.selectionFollowsFocus = try call.read(value)
        }
        type.property("allowsFocus", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.allowsFocus)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.allowsFocus = try call.read(value)
        }
        type.property("dragInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.dragInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.dragInteractionEnabled = try call.read(value)
        }
        type.property("isPrefetchingEnabled", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.isPrefetchingEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.isPrefetchingEnabled = try call.read(value)
        }
        type.property("rowHeight", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.rowHeight)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.rowHeight = try call.read(value)
        }
        type.property("estimatedRowHeight", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.estimatedRowHeight)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.estimatedRowHeight = try call.read(value)
        }
        type.property("sectionHeaderHeight", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionHeaderHeight)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionHeaderHeight = try call.read(value)
        }
        type.property("sectionFooterHeight", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.sectionFooterHeight)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.sectionFooterHeight = try call.read(value)
        }
        type.property("tableHeaderView", "UIView?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.tableHeaderView)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.tableHeaderView = try call.read(value)
        }
        type.property("tableFooterView", "UIView?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.tableFooterView)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.tableFooterView = try call.read(value)
        }
        type.property("separatorStyle", "UITableViewCell.SeparatorStyle") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.separatorStyle)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.separatorStyle = try call.read(value)
        }
        type.property("separatorInset", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.separatorInset)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.separatorInset = try call.read(value)
        }
        type.property("separatorColor", "UIColor?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.separatorColor)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.separatorColor = try call.read(value)
        }
        type.property("estimatedSectionHeaderHeight", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.estimatedSectionHeaderHeight)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.estimatedSectionHeaderHeight = try call.read(value)
        }
        type.property("estimatedSectionFooterHeight", "CGFloat") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.estimatedSectionFooterHeight)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.estimatedSectionFooterHeight = try call.read(value)
        }
        type.property("cellLayoutMarginsFollowReadableWidth", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.cellLayoutMarginsFollowReadableWidth)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.cellLayoutMarginsFollowReadableWidth = try call.read(value)
        }
        type.property("prefetchDataSource", "(any UITableViewDataSourcePrefetching)?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(weakly: object.prefetchDataSourceID)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.prefetchDataSourceID = try call.read(value)
        }
        type.property("backgroundView", "UIView?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.backgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.backgroundView = try call.read(value)
        }
        type.method("rectForRow(at:)", [HostParameter("at", "indexPath", "IndexPath")], result: "CGRect") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            return call.give(object.rectForRow(at: a0))
        }
        type.method("rect(forSection:)", [HostParameter("forSection", "section", "Int")], result: "CGRect") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.rect(forSection: a0))
        }
        type.method(
            "rectForHeader(inSection:)",
            [HostParameter("inSection", "section", "Int")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.rectForHeader(inSection: a0))
        }
        type.method(
            "rectForFooter(inSection:)",
            [HostParameter("inSection", "section", "Int")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.rectForFooter(inSection: a0))
        }
        type.property("allowsSelection", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.allowsSelection)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.allowsSelection = try call.read(value)
        }
        type.property("allowsMultipleSelection", "Bool") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.allowsMultipleSelection)
        } set: { call, value throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.allowsMultipleSelection = try call.read(value)
        }
        type.property("indexPathForSelectedRow", "IndexPath?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.indexPathForSelectedRow)
        }
        type.property("indexPathsForSelectedRows", "[IndexPath]?") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.indexPathsForSelectedRows)
        }
        type.method(
            "selectRow(at:animated:scrollPosition:)",
            [
                HostParameter("at", "indexPath", "IndexPath?"),
                HostParameter("animated", "animated", "Bool"),
                HostParameter("scrollPosition", "scrollPosition", "UITableView.ScrollPosition"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexPath? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: UITableView.ScrollPosition = try call.argument(2)
            object.selectRow(at: a0, animated: a1, scrollPosition: a2)
            return .void
        }
        type.method(
            "deselectRow(at:animated:)",
            [HostParameter("at", "indexPath", "IndexPath"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.deselectRow(at: a0, animated: a1)
            return .void
        }
        type.method(
            "insertRows(at:with:)",
            [HostParameter("at", "indexPaths", "[IndexPath]"), HostParameter("with", "animation", "UITableView.RowAnimation")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            let a1: UITableView.RowAnimation = try call.argument(1)
            object.insertRows(at: a0, with: a1)
            return .void
        }
        type.method(
            "deleteRows(at:with:)",
            [HostParameter("at", "indexPaths", "[IndexPath]"), HostParameter("with", "animation", "UITableView.RowAnimation")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            let a1: UITableView.RowAnimation = try call.argument(1)
            object.deleteRows(at: a0, with: a1)
            return .void
        }
        type.method(
            "reloadRows(at:with:)",
            [HostParameter("at", "indexPaths", "[IndexPath]"), HostParameter("with", "animation", "UITableView.RowAnimation")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            let a1: UITableView.RowAnimation = try call.argument(1)
            object.reloadRows(at: a0, with: a1)
            return .void
        }
        type.method("reconfigureRows(at:)", [HostParameter("at", "indexPaths", "[IndexPath]")]) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            object.reconfigureRows(at: a0)
            return .void
        }
        type.method(
            "moveRow(at:to:)",
            [HostParameter("at", "indexPath", "IndexPath"), HostParameter("to", "newIndexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.moveRow(at: a0, to: a1)
            return .void
        }
        type.method(
            "insertSections(_:with:)",
            [HostParameter(nil, "sections", "IndexSet"), HostParameter("with", "animation", "UITableView.RowAnimation")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexSet = try call.argument(0)
            let a1: UITableView.RowAnimation = try call.argument(1)
            object.insertSections(a0, with: a1)
            return .void
        }
        type.method(
            "deleteSections(_:with:)",
            [HostParameter(nil, "sections", "IndexSet"), HostParameter("with", "animation", "UITableView.RowAnimation")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexSet = try call.argument(0)
            let a1: UITableView.RowAnimation = try call.argument(1)
            object.deleteSections(a0, with: a1)
            return .void
        }
        type.method(
            "reloadSections(_:with:)",
            [HostParameter(nil, "sections", "IndexSet"), HostParameter("with", "animation", "UITableView.RowAnimation")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: IndexSet = try call.argument(0)
            let a1: UITableView.RowAnimation = try call.argument(1)
            object.reloadSections(a0, with: a1)
            return .void
        }
        type.method(
            "moveSection(_:toSection:)",
            [HostParameter(nil, "section", "Int"), HostParameter("toSection", "newSection", "Int")]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.moveSection(a0, toSection: a1)
            return .void
        }
        type.method(
            "performBatchUpdates(_:completion:)",
            [
                HostParameter(nil, "updates", "(() -> Void)?"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            let a0: Block? = try call.argument(0)
            let a1: Block? = try call.argument(1)
            object.performBatchUpdates(a0, completion: a1)
            return .void
        }
        type.method("beginUpdates()") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.beginUpdates()
            return .void
        }
        type.method("endUpdates()") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.endUpdates()
            return .void
        }
        type.property("automaticDimension", "CGFloat", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITableView.automaticDimension) }
        }
        type.initializer(
            "init(frame:style:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("style", "style", "UITableView.Style")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UITableView.Style = try call.argument(1)
            return call.make { UITableView(frame: a0, style: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:style:)",
            passing: [
                HostParameter("frame", "frame", "CGRect", default: ".zero"),
                HostParameter("style", "style", "UITableView.Style", default: ".plain"),
            ]
        ) { call throws(ScriptError) in
            call.make { UITableView() }
        }
        type.initializer(
            "init(frame:)",
            [HostParameter("frame", "frame", "CGRect")],
            delegatesTo: "init(frame:style:)",
            passing: [HostParameter("frame", "frame", "CGRect"), HostParameter("style", "style", "UITableView.Style", default: ".plain")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UITableView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITableView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITableView(coder: a0) }
        }
        type.property("style", "UITableView.Style") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            return call.give(object.style)
        }
        type.method("reloadData()") { call throws(ScriptError) in
            let object: UITableView = try call.receiver()
            object.reloadData()
            return .void
        }
        type.requireVersion(iOS: 15, ["reconfigureRows(at:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiTableViewStyle: HostType = {
        var type = TypeBinding("UITableView.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableView.Style.self)
        type.enumCase("plain") { call throws(ScriptError) in
            call.give(UITableView.Style.plain)
        }
        type.enumCase("grouped") { call throws(ScriptError) in
            call.give(UITableView.Style.grouped)
        }
        type.enumCase("insetGrouped") { call throws(ScriptError) in
            call.give(UITableView.Style.insetGrouped)
        }
        return type.hostType
    }()
}

extension UITableView.Style: BridgedValue {
    package static var hostName: String { "UITableView.Style" }
}

extension Bindings {
    static let uiTableViewRowAnimation: HostType = {
        var type = TypeBinding("UITableView.RowAnimation", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableView.RowAnimation.self)
        type.enumCase("fade") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.fade)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.right)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.left)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.top)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.bottom)
        }
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.none)
        }
        type.enumCase("middle") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.middle)
        }
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UITableView.RowAnimation.automatic)
        }
        return type.hostType
    }()
}

extension UITableView.RowAnimation: BridgedValue {
    package static var hostName: String { "UITableView.RowAnimation" }
}

extension Bindings {
    static let uiTableViewScrollPosition: HostType = {
        var type = TypeBinding("UITableView.ScrollPosition", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITableView.ScrollPosition.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UITableView.ScrollPosition.none)
        }
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UITableView.ScrollPosition.top)
        }
        type.enumCase("middle") { call throws(ScriptError) in
            call.give(UITableView.ScrollPosition.middle)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UITableView.ScrollPosition.bottom)
        }
        return type.hostType
    }()
}

extension UITableView.ScrollPosition: BridgedValue {
    package static var hostName: String { "UITableView.ScrollPosition" }
}
