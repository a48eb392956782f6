// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentContainer: HostType = {
        var type = TypeBinding("UIContentContainer", .protocol)
        type.requirement(
            "willTransition(to:with:)",
            [
                HostParameter("to", "newCollection", "UITraitCollection"),
                HostParameter("with", "coordinator", "any UIViewControllerTransitionCoordinator"),
            ]
        )
        type.requirement(
            "viewWillTransition(to:with:)",
            [HostParameter("to", "size", "CGSize"), HostParameter("with", "coordinator", "any UIViewControllerTransitionCoordinator")]
        )
        type.requirement(
            "size(forChildContentContainer:withParentContainerSize:)",
            [
                HostParameter("forChildContentContainer", "container", "any UIContentContainer"),
                HostParameter("withParentContainerSize", "parentSize", "CGSize"),
            ],
            result: "CGSize"
        )
        type.requirement("preferredContentSize", "CGSize")
        return type.hostType
    }()
}
