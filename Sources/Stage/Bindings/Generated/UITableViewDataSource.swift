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
        return type.hostType
    }()
}
