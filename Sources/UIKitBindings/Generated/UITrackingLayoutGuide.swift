// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTrackingLayoutGuide: HostType = {
        var type = TypeBinding("UITrackingLayoutGuide", .class, superclass: "UILayoutGuide")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UITrackingLayoutGuide() }
        }
        return type.hostType
    }()
}
