// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarControllerDelegate: HostType = {
        var type = TypeBinding("UITabBarControllerDelegate", .protocol)
        type.requirement(
            "tabBarController(_:shouldSelect:)",
            [
                HostParameter(nil, "tabBarController", "UITabBarController"),
                HostParameter("shouldSelect", "viewController", "UIViewController"),
            ],
            result: "Bool"
        )
        type.requirement(
            "tabBarController(_:didSelect:)",
            [
                HostParameter(nil, "tabBarController", "UITabBarController"),
                HostParameter("didSelect", "viewController", "UIViewController"),
            ]
        )
        type.requirement(
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            [
                HostParameter(nil, "tabBarController", "UITabBarController"),
                HostParameter("animationControllerForTransitionFrom", "fromVC", "UIViewController"),
                HostParameter("to", "toVC", "UIViewController"),
            ],
            result: "(any UIViewControllerAnimatedTransitioning)?"
        )
        type.requirement(
            "tabBarController(_:interactionControllerFor:)",
            [
                HostParameter(nil, "tabBarController", "UITabBarController"),
                HostParameter("interactionControllerFor", "animationController", "any UIViewControllerAnimatedTransitioning"),
            ],
            result: "(any UIViewControllerInteractiveTransitioning)?"
        )
        return type.hostType
    }()
}
