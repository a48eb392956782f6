// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSplitViewControllerDelegate: HostType = {
        var type = TypeBinding("UISplitViewControllerDelegate", .protocol)
        type.requirement(
            "splitViewController(_:willChangeTo:)",
            [
                HostParameter(nil, "svc", "UISplitViewController"),
                HostParameter("willChangeTo", "displayMode", "UISplitViewController.DisplayMode"),
            ]
        )
        type.requirement(
            "splitViewController(_:willShow:)",
            [HostParameter(nil, "svc", "UISplitViewController"), HostParameter("willShow", "column", "UISplitViewController.Column")]
        )
        type.requirement(
            "splitViewController(_:willHide:)",
            [HostParameter(nil, "svc", "UISplitViewController"), HostParameter("willHide", "column", "UISplitViewController.Column")]
        )
        type.requirement(
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            [
                HostParameter(nil, "svc", "UISplitViewController"),
                HostParameter("topColumnForCollapsingToProposedTopColumn", "proposedTopColumn", "UISplitViewController.Column"),
            ],
            result: "UISplitViewController.Column"
        )
        type.requirement(
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            [
                HostParameter(nil, "svc", "UISplitViewController"),
                HostParameter("displayModeForExpandingToProposedDisplayMode", "proposedDisplayMode", "UISplitViewController.DisplayMode"),
            ],
            result: "UISplitViewController.DisplayMode"
        )
        type.requirement("splitViewControllerDidCollapse(_:)", [HostParameter(nil, "svc", "UISplitViewController")])
        type.requirement("splitViewControllerDidExpand(_:)", [HostParameter(nil, "svc", "UISplitViewController")])
        type.requirement(
            "splitViewController(_:collapseSecondary:onto:)",
            [
                HostParameter(nil, "splitViewController", "UISplitViewController"),
                HostParameter("collapseSecondary", "secondaryViewController", "UIViewController"),
                HostParameter("onto", "primaryViewController", "UIViewController"),
            ],
            result: "Bool"
        )
        return type.hostType
    }()
}
