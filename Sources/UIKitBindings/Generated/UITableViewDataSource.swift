// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewDataSource: HostType = {
        var type = TypeBinding("UITableViewDataSource", .protocol)
        type.requirement(
            "tableView(_:numberOfRowsInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("numberOfRowsInSection", "section", "Int")],
            result: "Int"
        )
        type.requirement(
            "tableView(_:cellForRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("cellForRowAt", "indexPath", "IndexPath")],
            result: "UITableViewCell"
        )
        type.requirement("numberOfSections(in:)", [HostParameter("in", "tableView", "UITableView")], result: "Int")
        type.requirement(
            "tableView(_:titleForHeaderInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("titleForHeaderInSection", "section", "Int")],
            result: "String?"
        )
        type.requirement(
            "tableView(_:titleForFooterInSection:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("titleForFooterInSection", "section", "Int")],
            result: "String?"
        )
        type.requirement(
            "tableView(_:canEditRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("canEditRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "tableView(_:canMoveRowAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("canMoveRowAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "tableView(_:commit:forRowAt:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("commit", "editingStyle", "UITableViewCell.EditingStyle"),
                HostParameter("forRowAt", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "tableView(_:moveRowAt:to:)",
            [
                HostParameter(nil, "tableView", "UITableView"),
                HostParameter("moveRowAt", "sourceIndexPath", "IndexPath"),
                HostParameter("to", "destinationIndexPath", "IndexPath"),
            ]
        )
        return type.hostType
    }()
}
