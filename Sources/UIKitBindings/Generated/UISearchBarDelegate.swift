// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSearchBarDelegate: HostType = {
        var type = TypeBinding("UISearchBarDelegate", .protocol)
        type.requirement("searchBarShouldBeginEditing(_:)", [HostParameter(nil, "searchBar", "UISearchBar")], result: "Bool")
        type.requirement("searchBarTextDidBeginEditing(_:)", [HostParameter(nil, "searchBar", "UISearchBar")])
        type.requirement("searchBarShouldEndEditing(_:)", [HostParameter(nil, "searchBar", "UISearchBar")], result: "Bool")
        type.requirement("searchBarTextDidEndEditing(_:)", [HostParameter(nil, "searchBar", "UISearchBar")])
        type.requirement(
            "searchBar(_:textDidChange:)",
            [HostParameter(nil, "searchBar", "UISearchBar"), HostParameter("textDidChange", "searchText", "String")]
        )
        type.requirement(
            "searchBar(_:shouldChangeTextIn:replacementText:)",
            [
                HostParameter(nil, "searchBar", "UISearchBar"),
                HostParameter("shouldChangeTextIn", "range", "NSRange"),
                HostParameter("replacementText", "text", "String"),
            ],
            result: "Bool"
        )
        type.requirement("searchBarSearchButtonClicked(_:)", [HostParameter(nil, "searchBar", "UISearchBar")])
        type.requirement("searchBarBookmarkButtonClicked(_:)", [HostParameter(nil, "searchBar", "UISearchBar")])
        type.requirement("searchBarCancelButtonClicked(_:)", [HostParameter(nil, "searchBar", "UISearchBar")])
        type.requirement("searchBarResultsListButtonClicked(_:)", [HostParameter(nil, "searchBar", "UISearchBar")])
        type.requirement(
            "searchBar(_:selectedScopeButtonIndexDidChange:)",
            [HostParameter(nil, "searchBar", "UISearchBar"), HostParameter("selectedScopeButtonIndexDidChange", "selectedScope", "Int")]
        )
        return type.hostType
    }()
}
