// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsStringDrawingContext: HostType = {
        var type = TypeBinding("NSStringDrawingContext", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSStringDrawingContext() }
        }
        return type.hostType
    }()
}
