// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caTransition: HostType = {
        var type = TypeBinding("CATransition", .class, superclass: "CAAnimation")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CATransition() }
        }
        type.property("type", "CATransitionType") { call throws(ScriptError) in
            let object: CATransition = try call.receiver()
            return call.give(object.type)
        } set: { call, value throws(ScriptError) in
            let object: CATransition = try call.receiver()
            object.type = try call.read(value)
        }
        type.property("subtype", "CATransitionSubtype?") { call throws(ScriptError) in
            let object: CATransition = try call.receiver()
            return call.give(object.subtype)
        } set: { call, value throws(ScriptError) in
            let object: CATransition = try call.receiver()
            object.subtype = try call.read(value)
        }
        return type.hostType
    }()
}
