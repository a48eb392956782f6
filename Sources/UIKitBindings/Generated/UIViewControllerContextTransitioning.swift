// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerContextTransitioning: HostType = {
        var type = TypeBinding("UIViewControllerContextTransitioning", .protocol)
        type.requirement("containerView", "UIView")
        type.requirement("isAnimated", "Bool")
        type.requirement("isInteractive", "Bool")
        type.requirement("transitionWasCancelled", "Bool")
        type.requirement("presentationStyle", "UIModalPresentationStyle")
        type.requirement("targetTransform", "CGAffineTransform")
        type.requirement("updateInteractiveTransition(_:)", [HostParameter(nil, "percentComplete", "CGFloat")])
        type.requirement("finishInteractiveTransition()", [])
        type.requirement("cancelInteractiveTransition()", [])
        type.requirement("pauseInteractiveTransition()", [])
        type.requirement("completeTransition(_:)", [HostParameter(nil, "didComplete", "Bool")])
        type.requirement(
            "viewController(forKey:)",
            [HostParameter("forKey", "key", "UITransitionContextViewControllerKey")],
            result: "UIViewController?"
        )
        type.requirement("view(forKey:)", [HostParameter("forKey", "key", "UITransitionContextViewKey")], result: "UIView?")
        type.requirement("initialFrame(for:)", [HostParameter("for", "vc", "UIViewController")], result: "CGRect")
        type.requirement("finalFrame(for:)", [HostParameter("for", "vc", "UIViewController")], result: "CGRect")
        return type.hostType
    }()
}
