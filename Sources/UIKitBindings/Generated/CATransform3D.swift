// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let caTransform3D: HostType = {
        var type = TypeBinding("CATransform3D", .structure, conformances: ["Hashable"])
        type.property("m11", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m11)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m11 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m12", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m12)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m12 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m13", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m13)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m13 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m14", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m14)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m14 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m21", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m21)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m21 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m22", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m22)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m22 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m23", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m23)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m23 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m24", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m24)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m24 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m31", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m31)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m31 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m32", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m32)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m32 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m33", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m33)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m33 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m34", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m34)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m34 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m41", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m41)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m41 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m42", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m42)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m42 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m43", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m43)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m43 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("m44", "CGFloat") { call throws(ScriptError) in
            let object: CATransform3D = try call.receiver()
            return call.give(object.m44)
        } set: { call, value throws(ScriptError) in
            var object: CATransform3D = try call.receiver()
            object.m44 = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(CATransform3D())
        }
        return type.hostType
    }()
}

extension CATransform3D: BridgedValue {
    package static var hostName: String { "CATransform3D" }
}
