// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caPropertyAnimation: HostType = {
        var type = TypeBinding("CAPropertyAnimation", .class, superclass: "CAAnimation")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CAPropertyAnimation() }
        }
        type.initializer("init(keyPath:)", [HostParameter("keyPath", "path", "String?")]) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            return call.make { CAPropertyAnimation(keyPath: a0) }
        }
        type.property("keyPath", "String?") { call throws(ScriptError) in
            let object: CAPropertyAnimation = try call.receiver()
            return call.give(object.keyPath)
        } set: { call, value throws(ScriptError) in
            let object: CAPropertyAnimation = try call.receiver()
            object.keyPath = try call.read(value)
        }
        type.property("isAdditive", "Bool") { call throws(ScriptError) in
            let object: CAPropertyAnimation = try call.receiver()
            return call.give(object.isAdditive)
        } set: { call, value throws(ScriptError) in
            let object: CAPropertyAnimation = try call.receiver()
            object.isAdditive = try call.read(value)
        }
        type.property("isCumulative", "Bool") { call throws(ScriptError) in
            let object: CAPropertyAnimation = try call.receiver()
            return call.give(object.isCumulative)
        } set: { call, value throws(ScriptError) in
            let object: CAPropertyAnimation = try call.receiver()
            object.isCumulative = try call.read(value)
        }
        return type.hostType
    }()
}
