// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caKeyframeAnimation: HostType = {
        var type = TypeBinding("CAKeyframeAnimation", .class, superclass: "CAPropertyAnimation")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CAKeyframeAnimation() }
        }
        type.initializer("init(keyPath:)", [HostParameter("keyPath", "path", "String?")]) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            return call.make { CAKeyframeAnimation(keyPath: a0) }
        }
        type.property("keyTimes", "[Double]?") { call throws(ScriptError) in
            let object: CAKeyframeAnimation = try call.receiver()
            return call.give(object.keyTimes)
        } set: { call, value throws(ScriptError) in
            let object: CAKeyframeAnimation = try call.receiver()
            object.keyTimes = try call.read(value)
        }
        type.property("calculationMode", "CAAnimationCalculationMode") { call throws(ScriptError) in
            let object: CAKeyframeAnimation = try call.receiver()
            return call.give(object.calculationMode)
        } set: { call, value throws(ScriptError) in
            let object: CAKeyframeAnimation = try call.receiver()
            object.calculationMode = try call.read(value)
        }
        type.property("timingFunctions", "[CAMediaTimingFunction]?") { call throws(ScriptError) in
            let object: CAKeyframeAnimation = try call.receiver()
            return call.give(object.timingFunctions)
        } set: { call, value throws(ScriptError) in
            let object: CAKeyframeAnimation = try call.receiver()
            object.timingFunctions = try call.read(value)
        }
        return type.hostType
    }()
}
