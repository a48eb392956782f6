// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextMenuInteractionAnimating: HostType = {
        var type = TypeBinding("UIContextMenuInteractionAnimating", .protocol)
        type.requirement("previewViewController", "UIViewController?")
        type.requirement("addAnimations(_:)", [HostParameter(nil, "animations", "() -> Void")])
        type.requirement("addCompletion(_:)", [HostParameter(nil, "completion", "() -> Void")])
        return type.hostType
    }()
}
