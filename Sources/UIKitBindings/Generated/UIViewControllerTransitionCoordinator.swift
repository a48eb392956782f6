// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerTransitionCoordinator: HostType = {
        var type = TypeBinding(
            "UIViewControllerTransitionCoordinator",
            .protocol,
            conformances: ["UIViewControllerTransitionCoordinatorContext"]
        )
        type.requirement(
            "animate(alongsideTransition:completion:)",
            [
                HostParameter("alongsideTransition", "animation", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?"),
                HostParameter("completion", "completion", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?"),
            ],
            result: "Bool"
        )
        type.requirement(
            "animateAlongsideTransition(in:animation:completion:)",
            [
                HostParameter("in", "view", "UIView?"),
                HostParameter("animation", "animation", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?"),
                HostParameter("completion", "completion", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?"),
            ],
            result: "Bool"
        )
        type.requirement(
            "notifyWhenInteractionChanges(_:)",
            [HostParameter(nil, "handler", "(any UIViewControllerTransitionCoordinatorContext) -> Void")]
        )
        return type.hostType
    }()
}
