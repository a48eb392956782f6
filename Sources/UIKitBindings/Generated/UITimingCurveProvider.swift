// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTimingCurveProvider: HostType = {
        var type = TypeBinding("UITimingCurveProvider", .protocol)
        return type.hostType
    }()
}
