// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerInteractiveTransitioning: HostType = {
        var type = TypeBinding("UIViewControllerInteractiveTransitioning", .protocol)
        type.requirement(
            "startInteractiveTransition(_:)",
            [HostParameter(nil, "transitionContext", "any UIViewControllerContextTransitioning")]
        )
        type.requirement("wantsInteractiveStart", "Bool")
        return type.hostType
    }()
}
