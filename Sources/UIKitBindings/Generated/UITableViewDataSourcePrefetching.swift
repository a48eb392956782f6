// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTableViewDataSourcePrefetching: HostType = {
        var type = TypeBinding("UITableViewDataSourcePrefetching", .protocol)
        type.requirement(
            "tableView(_:prefetchRowsAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("prefetchRowsAt", "indexPaths", "[IndexPath]")]
        )
        type.requirement(
            "tableView(_:cancelPrefetchingForRowsAt:)",
            [HostParameter(nil, "tableView", "UITableView"), HostParameter("cancelPrefetchingForRowsAt", "indexPaths", "[IndexPath]")]
        )
        return type.hostType
    }()
}
