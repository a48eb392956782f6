// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsMachPort: HostType = {
        var type = TypeBinding("NSMachPort", .class, superclass: "Port")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSMachPort() }
        }
        return type.hostType
    }()
}
