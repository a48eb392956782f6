// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerAnimatedTransitioning: HostType = {
        var type = TypeBinding("UIViewControllerAnimatedTransitioning", .protocol)
        type.requirement(
            "transitionDuration(using:)",
            [HostParameter("using", "transitionContext", "(any UIViewControllerContextTransitioning)?")],
            result: "TimeInterval"
        )
        type.requirement(
            "animateTransition(using:)",
            [HostParameter("using", "transitionContext", "any UIViewControllerContextTransitioning")]
        )
        type.requirement(
            "interruptibleAnimator(using:)",
            [HostParameter("using", "transitionContext", "any UIViewControllerContextTransitioning")],
            result: "any UIViewImplicitlyAnimating"
        )
        type.requirement("animationEnded(_:)", [HostParameter(nil, "transitionCompleted", "Bool")])
        return type.hostType
    }()
}
