// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPopoverPresentationControllerDelegate: HostType = {
        var type = TypeBinding(
            "UIPopoverPresentationControllerDelegate",
            .protocol,
            conformances: ["UIAdaptivePresentationControllerDelegate"]
        )
        type.requirement(
            "prepareForPopoverPresentation(_:)",
            [HostParameter(nil, "popoverPresentationController", "UIPopoverPresentationController")]
        )
        return type.hostType
    }()
}
