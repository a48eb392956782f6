// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewAnimating: HostType = {
        var type = TypeBinding("UIViewAnimating", .protocol)
        type.requirement("state", "UIViewAnimatingState")
        type.requirement("isRunning", "Bool")
        type.requirement("isReversed", "Bool", isSettable: true)
        type.requirement("fractionComplete", "CGFloat", isSettable: true)
        type.requirement("startAnimation()", [])
        type.requirement("startAnimation(afterDelay:)", [HostParameter("afterDelay", "delay", "TimeInterval")])
        type.requirement("pauseAnimation()", [])
        type.requirement("stopAnimation(_:)", [HostParameter(nil, "withoutFinishing", "Bool")])
        type.requirement("finishAnimation(at:)", [HostParameter("at", "finalPosition", "UIViewAnimatingPosition")])
        return type.hostType
    }()
}
