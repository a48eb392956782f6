// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSearchResultsUpdating: HostType = {
        var type = TypeBinding("UISearchResultsUpdating", .protocol)
        type.requirement("updateSearchResults(for:)", [HostParameter("for", "searchController", "UISearchController")])
        return type.hostType
    }()
}
