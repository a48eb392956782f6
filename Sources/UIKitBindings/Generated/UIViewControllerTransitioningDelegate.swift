// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerTransitioningDelegate: HostType = {
        var type = TypeBinding("UIViewControllerTransitioningDelegate", .protocol)
        type.requirement(
            "animationController(forPresented:presenting:source:)",
            [
                HostParameter("forPresented", "presented", "UIViewController"),
                HostParameter("presenting", "presenting", "UIViewController"),
                HostParameter("source", "source", "UIViewController"),
            ],
            result: "(any UIViewControllerAnimatedTransitioning)?"
        )
        type.requirement(
            "animationController(forDismissed:)",
            [HostParameter("forDismissed", "dismissed", "UIViewController")],
            result: "(any UIViewControllerAnimatedTransitioning)?"
        )
        type.requirement(
            "interactionControllerForPresentation(using:)",
            [HostParameter("using", "animator", "any UIViewControllerAnimatedTransitioning")],
            result: "(any UIViewControllerInteractiveTransitioning)?"
        )
        type.requirement(
            "interactionControllerForDismissal(using:)",
            [HostParameter("using", "animator", "any UIViewControllerAnimatedTransitioning")],
            result: "(any UIViewControllerInteractiveTransitioning)?"
        )
        type.requirement(
            "presentationController(forPresented:presenting:source:)",
            [
                HostParameter("forPresented", "presented", "UIViewController"),
                HostParameter("presenting", "presenting", "UIViewController?"),
                HostParameter("source", "source", "UIViewController"),
            ],
            result: "UIPresentationController?"
        )
        return type.hostType
    }()
}
