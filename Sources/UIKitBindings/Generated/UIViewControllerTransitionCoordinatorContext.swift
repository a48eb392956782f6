// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerTransitionCoordinatorContext: HostType = {
        var type = TypeBinding("UIViewControllerTransitionCoordinatorContext", .protocol)
        type.requirement("isAnimated", "Bool")
        type.requirement("presentationStyle", "UIModalPresentationStyle")
        type.requirement("initiallyInteractive", "Bool")
        type.requirement("isInterruptible", "Bool")
        type.requirement("isInteractive", "Bool")
        type.requirement("isCancelled", "Bool")
        type.requirement("transitionDuration", "TimeInterval")
        type.requirement("percentComplete", "CGFloat")
        type.requirement("completionVelocity", "CGFloat")
        type.requirement("completionCurve", "UIView.AnimationCurve")
        type.requirement("containerView", "UIView")
        type.requirement("targetTransform", "CGAffineTransform")
        type.requirement(
            "viewController(forKey:)",
            [HostParameter("forKey", "key", "UITransitionContextViewControllerKey")],
            result: "UIViewController?"
        )
        type.requirement("view(forKey:)", [HostParameter("forKey", "key", "UITransitionContextViewKey")], result: "UIView?")
        return type.hostType
    }()
}
