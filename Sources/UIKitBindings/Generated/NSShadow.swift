// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsShadow: HostType = {
        var type = TypeBinding("NSShadow", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSShadow() }
        }
        type.property("shadowOffset", "CGSize") { call throws(ScriptError) in
            let object: NSShadow = try call.receiver()
            return call.give(object.shadowOffset)
        } set: { call, value throws(ScriptError) in
            let object: NSShadow = try call.receiver()
            object.shadowOffset = try call.read(value)
        }
        type.property("shadowColor", "UIColor?") { call throws(ScriptError) in
            let object: NSShadow = try call.receiver()
            return call.give(object.shadowColor)
        } set: { call, value throws(ScriptError) in
            let object: NSShadow = try call.receiver()
            object.shadowColor = try call.read(value)
        }
        type.property("shadowBlurRadius", "CGFloat") { call throws(ScriptError) in
            let object: NSShadow = try call.receiver()
            return call.give(object.shadowBlurRadius)
        } set: { call, value throws(ScriptError) in
            let object: NSShadow = try call.receiver()
            object.shadowBlurRadius = try call.read(value)
        }
        return type.hostType
    }()
}
