// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkProcessPool: HostType = {
        var type = TypeBinding("WKProcessPool", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKProcessPool() }
        }
        return type.hostType
    }()
}
