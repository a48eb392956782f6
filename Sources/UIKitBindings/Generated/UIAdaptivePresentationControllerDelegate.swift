// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAdaptivePresentationControllerDelegate: HostType = {
        var type = TypeBinding("UIAdaptivePresentationControllerDelegate", .protocol)
        type.requirement(
            "adaptivePresentationStyle(for:)",
            [HostParameter("for", "controller", "UIPresentationController")],
            result: "UIModalPresentationStyle"
        )
        type.requirement(
            "adaptivePresentationStyle(for:traitCollection:)",
            [
                HostParameter("for", "controller", "UIPresentationController"),
                HostParameter("traitCollection", "traitCollection", "UITraitCollection"),
            ],
            result: "UIModalPresentationStyle"
        )
        type.requirement(
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            [
                HostParameter(nil, "controller", "UIPresentationController"),
                HostParameter("viewControllerForAdaptivePresentationStyle", "style", "UIModalPresentationStyle"),
            ],
            result: "UIViewController?"
        )
        type.requirement(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            [
                HostParameter(nil, "presentationController", "UIPresentationController"),
                HostParameter("willPresentWithAdaptiveStyle", "style", "UIModalPresentationStyle"),
                HostParameter("transitionCoordinator", "transitionCoordinator", "(any UIViewControllerTransitionCoordinator)?"),
            ]
        )
        type.requirement(
            "presentationControllerShouldDismiss(_:)",
            [HostParameter(nil, "presentationController", "UIPresentationController")],
            result: "Bool"
        )
        type.requirement(
            "presentationControllerWillDismiss(_:)",
            [HostParameter(nil, "presentationController", "UIPresentationController")]
        )
        type.requirement(
            "presentationControllerDidDismiss(_:)",
            [HostParameter(nil, "presentationController", "UIPresentationController")]
        )
        type.requirement(
            "presentationControllerDidAttemptToDismiss(_:)",
            [HostParameter(nil, "presentationController", "UIPresentationController")]
        )
        return type.hostType
    }()
}
