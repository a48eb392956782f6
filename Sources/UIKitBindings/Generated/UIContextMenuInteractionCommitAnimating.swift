// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextMenuInteractionCommitAnimating: HostType = {
        var type = TypeBinding("UIContextMenuInteractionCommitAnimating", .protocol, conformances: ["UIContextMenuInteractionAnimating"])
        type.requirement("preferredCommitStyle", "UIContextMenuInteractionCommitStyle", isSettable: true)
        return type.hostType
    }()
}
