// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentView: HostType = {
        var type = TypeBinding("UIContentView", .protocol)
        type.requirement("configuration", "any UIContentConfiguration", isSettable: true)
        return type.hostType
    }()
}
