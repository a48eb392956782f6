// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiGestureRecognizerDelegate: HostType = {
        var type = TypeBinding("UIGestureRecognizerDelegate", .protocol)
        type.requirement(
            "gestureRecognizerShouldBegin(_:)",
            [HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer")],
            result: "Bool"
        )
        type.requirement(
            "gestureRecognizer(_:shouldReceive:)",
            [HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer"), HostParameter("shouldReceive", "touch", "UITouch")],
            result: "Bool"
        )
        type.requirement(
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
            [
                HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer"),
                HostParameter("shouldRecognizeSimultaneouslyWith", "otherGestureRecognizer", "UIGestureRecognizer"),
            ],
            result: "Bool"
        )
        type.requirement(
            "gestureRecognizer(_:shouldRequireFailureOf:)",
            [
                HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer"),
                HostParameter("shouldRequireFailureOf", "otherGestureRecognizer", "UIGestureRecognizer"),
            ],
            result: "Bool"
        )
        type.requirement(
            "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
            [
                HostParameter(nil, "gestureRecognizer", "UIGestureRecognizer"),
                HostParameter("shouldBeRequiredToFailBy", "otherGestureRecognizer", "UIGestureRecognizer"),
            ],
            result: "Bool"
        )
        return type.hostType
    }()
}
