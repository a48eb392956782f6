// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiInteraction: HostType = {
        var type = TypeBinding("UIInteraction", .protocol)
        type.requirement("willMove(to:)", [HostParameter("to", "view", "UIView?")])
        type.requirement("didMove(to:)", [HostParameter("to", "view", "UIView?")])
        return type.hostType
    }()
}
