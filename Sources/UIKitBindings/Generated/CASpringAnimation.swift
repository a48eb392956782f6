// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caSpringAnimation: HostType = {
        var type = TypeBinding("CASpringAnimation", .class, superclass: "CABasicAnimation")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CASpringAnimation() }
        }
        type.initializer("init(keyPath:)", [HostParameter("keyPath", "path", "String?")]) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            return call.make { CASpringAnimation(keyPath: a0) }
        }
        type.property("mass", "CGFloat") { call throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            return call.give(object.mass)
        } set: { call, value throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            object.mass = try call.read(value)
        }
        type.property("stiffness", "CGFloat") { call throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            return call.give(object.stiffness)
        } set: { call, value throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            object.stiffness = try call.read(value)
        }
        type.property("damping", "CGFloat") { call throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            return call.give(object.damping)
        } set: { call, value throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            object.damping = try call.read(value)
        }
        type.property("initialVelocity", "CGFloat") { call throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            return call.give(object.initialVelocity)
        } set: { call, value throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            object.initialVelocity = try call.read(value)
        }
        type.property("settlingDuration", "Double") { call throws(ScriptError) in
            let object: CASpringAnimation = try call.receiver()
            return call.give(object.settlingDuration)
        }
        return type.hostType
    }()
}
