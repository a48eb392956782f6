// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPageViewControllerDelegate: HostType = {
        var type = TypeBinding("UIPageViewControllerDelegate", .protocol)
        type.requirement(
            "pageViewController(_:willTransitionTo:)",
            [
                HostParameter(nil, "pageViewController", "UIPageViewController"),
                HostParameter("willTransitionTo", "pendingViewControllers", "[UIViewController]"),
            ]
        )
        type.requirement(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            [
                HostParameter(nil, "pageViewController", "UIPageViewController"),
                HostParameter("didFinishAnimating", "finished", "Bool"),
                HostParameter("previousViewControllers", "previousViewControllers", "[UIViewController]"),
                HostParameter("transitionCompleted", "completed", "Bool"),
            ]
        )
        return type.hostType
    }()
}
