// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsKeyValueObservation: HostType = {
        var type = TypeBinding("NSKeyValueObservation", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSKeyValueObservation() }
        }
        type.method("invalidate()") { call throws(ScriptError) in
            let object: NSKeyValueObservation = try call.receiver()
            object.invalidate()
            return .void
        }
        return type.hostType
    }()
}
