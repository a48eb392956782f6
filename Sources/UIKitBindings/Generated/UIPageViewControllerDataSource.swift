// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPageViewControllerDataSource: HostType = {
        var type = TypeBinding("UIPageViewControllerDataSource", .protocol)
        type.requirement(
            "pageViewController(_:viewControllerBefore:)",
            [
                HostParameter(nil, "pageViewController", "UIPageViewController"),
                HostParameter("viewControllerBefore", "viewController", "UIViewController"),
            ],
            result: "UIViewController?"
        )
        type.requirement(
            "pageViewController(_:viewControllerAfter:)",
            [
                HostParameter(nil, "pageViewController", "UIPageViewController"),
                HostParameter("viewControllerAfter", "viewController", "UIViewController"),
            ],
            result: "UIViewController?"
        )
        return type.hostType
    }()
}
