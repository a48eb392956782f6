// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationControllerDelegate: HostType = {
        var type = TypeBinding("UINavigationControllerDelegate", .protocol)
        type.requirement(
            "navigationController(_:willShow:animated:)",
            [
                HostParameter(nil, "navigationController", "UINavigationController"),
                HostParameter("willShow", "viewController", "UIViewController"),
                HostParameter("animated", "animated", "Bool"),
            ]
        )
        type.requirement(
            "navigationController(_:didShow:animated:)",
            [
                HostParameter(nil, "navigationController", "UINavigationController"),
                HostParameter("didShow", "viewController", "UIViewController"),
                HostParameter("animated", "animated", "Bool"),
            ]
        )
        type.requirement(
            "navigationController(_:animationControllerFor:from:to:)",
            [
                HostParameter(nil, "navigationController", "UINavigationController"),
                HostParameter("animationControllerFor", "operation", "UINavigationController.Operation"),
                HostParameter("from", "fromVC", "UIViewController"),
                HostParameter("to", "toVC", "UIViewController"),
            ],
            result: "(any UIViewControllerAnimatedTransitioning)?"
        )
        type.requirement(
            "navigationController(_:interactionControllerFor:)",
            [
                HostParameter(nil, "navigationController", "UINavigationController"),
                HostParameter("interactionControllerFor", "animationController", "any UIViewControllerAnimatedTransitioning"),
            ],
            result: "(any UIViewControllerInteractiveTransitioning)?"
        )
        return type.hostType
    }()
}
