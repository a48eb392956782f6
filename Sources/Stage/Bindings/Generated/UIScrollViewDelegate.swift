// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiScrollViewDelegate: HostType = {
        var type = TypeBinding("UIScrollViewDelegate", .protocol)
        type.requirement("scrollViewDidScroll(_:)", [HostParameter(nil, "scrollView", "UIScrollView")])
        type.requirement("scrollViewWillBeginDragging(_:)", [HostParameter(nil, "scrollView", "UIScrollView")])
        type.requirement(
            "scrollViewDidEndDragging(_:willDecelerate:)",
            [HostParameter(nil, "scrollView", "UIScrollView"), HostParameter("willDecelerate", "decelerate", "Bool")]
        )
        return type.hostType
    }()
}
