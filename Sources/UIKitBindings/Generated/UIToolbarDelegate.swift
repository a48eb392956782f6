// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiToolbarDelegate: HostType = {
        var type = TypeBinding("UIToolbarDelegate", .protocol, conformances: ["UIBarPositioningDelegate"])
        return type.hostType
    }()
}
