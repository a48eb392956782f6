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
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            [
                HostParameter(nil, "scrollView", "UIScrollView"),
                HostParameter("withVelocity", "velocity", "CGPoint"),
                HostParameter("targetContentOffset", "targetContentOffset", "UnsafeMutablePointer<CGPoint>"),
            ]
        )
        type.requirement(
            "scrollViewDidEndDragging(_:willDecelerate:)",
            [HostParameter(nil, "scrollView", "UIScrollView"), HostParameter("willDecelerate", "decelerate", "Bool")]
        )
        type.requirement("scrollViewWillBeginDecelerating(_:)", [HostParameter(nil, "scrollView", "UIScrollView")])
        type.requirement("scrollViewDidEndDecelerating(_:)", [HostParameter(nil, "scrollView", "UIScrollView")])
        type.requirement("scrollViewDidEndScrollingAnimation(_:)", [HostParameter(nil, "scrollView", "UIScrollView")])
        type.requirement("viewForZooming(in:)", [HostParameter("in", "scrollView", "UIScrollView")], result: "UIView?")
        type.requirement(
            "scrollViewWillBeginZooming(_:with:)",
            [HostParameter(nil, "scrollView", "UIScrollView"), HostParameter("with", "view", "UIView?")]
        )
        type.requirement("scrollViewDidZoom(_:)", [HostParameter(nil, "scrollView", "UIScrollView")])
        type.requirement(
            "scrollViewDidEndZooming(_:with:atScale:)",
            [
                HostParameter(nil, "scrollView", "UIScrollView"),
                HostParameter("with", "view", "UIView?"),
                HostParameter("atScale", "scale", "CGFloat"),
            ]
        )
        return type.hostType
    }()
}
