// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiResponder: HostType = {
        var type = TypeBinding("UIResponder", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIResponder() }
        }
        type.property("next", "UIResponder?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.next)
        }
        type.property("canBecomeFirstResponder", "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.canBecomeFirstResponder)
        }
        type.property("isFirstResponder", "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.isFirstResponder)
        }
        return type.hostType
    }()
}
