// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSheetPresentationControllerDetentResolutionContext: HostType = {
        var type = TypeBinding("UISheetPresentationControllerDetentResolutionContext", .protocol)
        type.requirement("containerTraitCollection", "UITraitCollection")
        type.requirement("maximumDetentValue", "CGFloat")
        return type.hostType
    }()
}
