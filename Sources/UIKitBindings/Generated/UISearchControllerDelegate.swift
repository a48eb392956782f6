// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSearchControllerDelegate: HostType = {
        var type = TypeBinding("UISearchControllerDelegate", .protocol)
        type.requirement("willPresentSearchController(_:)", [HostParameter(nil, "searchController", "UISearchController")])
        type.requirement("didPresentSearchController(_:)", [HostParameter(nil, "searchController", "UISearchController")])
        type.requirement("willDismissSearchController(_:)", [HostParameter(nil, "searchController", "UISearchController")])
        type.requirement("didDismissSearchController(_:)", [HostParameter(nil, "searchController", "UISearchController")])
        type.requirement("presentSearchController(_:)", [HostParameter(nil, "searchController", "UISearchController")])
        return type.hostType
    }()
}
