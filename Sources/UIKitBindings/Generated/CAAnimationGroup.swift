// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caAnimationGroup: HostType = {
        var type = TypeBinding("CAAnimationGroup", .class, superclass: "CAAnimation")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { CAAnimationGroup() }
        }
        type.property("animations", "[CAAnimation]?") { call throws(ScriptError) in
            let object: CAAnimationGroup = try call.receiver()
            return call.give(object.animations)
        } set: { call, value throws(ScriptError) in
            let object: CAAnimationGroup = try call.receiver()
            object.animations = try call.read(value)
        }
        return type.hostType
    }()
}
