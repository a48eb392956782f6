// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caAnimation: HostType = {
        var type = TypeBinding("CAAnimation", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CAAnimation() }
        }
        type.property("duration", "Double") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.duration)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.duration = try call.read(value)
        }
        type.property("beginTime", "Double") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.beginTime)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.beginTime = try call.read(value)
        }
        type.property("timeOffset", "Double") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.timeOffset)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.timeOffset = try call.read(value)
        }
        type.property("speed", "Float") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.speed)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.speed = try call.read(value)
        }
        type.property("repeatCount", "Float") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.repeatCount)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.repeatCount = try call.read(value)
        }
        type.property("autoreverses", "Bool") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.autoreverses)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.autoreverses = try call.read(value)
        }
        type.property("fillMode", "CAMediaTimingFillMode") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.fillMode)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.fillMode = try call.read(value)
        }
        type.property("isRemovedOnCompletion", "Bool") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.isRemovedOnCompletion)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.isRemovedOnCompletion = try call.read(value)
        }
        type.property("timingFunction", "CAMediaTimingFunction?") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(object.timingFunction)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.timingFunction = try call.read(value)
        }
        type.property("delegate", "(any CAAnimationDelegate)?") { call throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimation = try call.receiver()
            object.delegateID = try call.read(value)
        }
        return type.hostType
    }()
}
