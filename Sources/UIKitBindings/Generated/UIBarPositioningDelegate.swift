// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarPositioningDelegate: HostType = {
        var type = TypeBinding("UIBarPositioningDelegate", .protocol)
        type.requirement("position(for:)", [HostParameter("for", "bar", "any UIBarPositioning")], result: "UIBarPosition")
        return type.hostType
    }()
}
