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
        return type.hostType
    }()
}
