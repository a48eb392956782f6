// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSheetPresentationControllerDelegate: HostType = {
        var type = TypeBinding(
            "UISheetPresentationControllerDelegate",
            .protocol,
            conformances: ["UIAdaptivePresentationControllerDelegate"]
        )
        type.requirement(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            [HostParameter(nil, "sheetPresentationController", "UISheetPresentationController")]
        )
        return type.hostType
    }()
}
