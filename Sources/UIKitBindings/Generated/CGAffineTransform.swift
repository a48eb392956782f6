// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgAffineTransform: HostType = {
        var type = TypeBinding("CGAffineTransform", .structure, conformances: ["Hashable"])
        type.property("a", "CGFloat") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.a)
        } set: { call, value throws(ScriptError) in
            var object: CGAffineTransform = try call.receiver()
            object.a = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("b", "CGFloat") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.b)
        } set: { call, value throws(ScriptError) in
            var object: CGAffineTransform = try call.receiver()
            object.b = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("c", "CGFloat") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.c)
        } set: { call, value throws(ScriptError) in
            var object: CGAffineTransform = try call.receiver()
            object.c = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("d", "CGFloat") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.d)
        } set: { call, value throws(ScriptError) in
            var object: CGAffineTransform = try call.receiver()
            object.d = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("tx", "CGFloat") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.tx)
        } set: { call, value throws(ScriptError) in
            var object: CGAffineTransform = try call.receiver()
            object.tx = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("ty", "CGFloat") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.ty)
        } set: { call, value throws(ScriptError) in
            var object: CGAffineTransform = try call.receiver()
            object.ty = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(a:b:c:d:tx:ty:)",
            [
                HostParameter("a", "a", "CGFloat"),
                HostParameter("b", "b", "CGFloat"),
                HostParameter("c", "c", "CGFloat"),
                HostParameter("d", "d", "CGFloat"),
                HostParameter("tx", "tx", "CGFloat"),
                HostParameter("ty", "ty", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            let a4: CGFloat = try call.argument(4)
            let a5: CGFloat = try call.argument(5)
            return call.give(CGAffineTransform(a: a0, b: a1, c: a2, d: a3, tx: a4, ty: a5))
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(CGAffineTransform())
        }
        type.initializer(
            "init(translationX:y:)",
            [HostParameter("translationX", "translationX", "CGFloat"), HostParameter("y", "y", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(CGAffineTransform(translationX: a0, y: a1))
        }
        type.initializer(
            "init(scaleX:y:)",
            [HostParameter("scaleX", "scaleX", "CGFloat"), HostParameter("y", "y", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(CGAffineTransform(scaleX: a0, y: a1))
        }
        type.initializer("init(rotationAngle:)", [HostParameter("rotationAngle", "angle", "CGFloat")]) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.give(CGAffineTransform(rotationAngle: a0))
        }
        type.enumCase("identity") { call throws(ScriptError) in
            call.give(CGAffineTransform.identity)
        }
        type.property("isIdentity", "Bool") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.isIdentity)
        }
        type.method(
            "translatedBy(x:y:)",
            [HostParameter("x", "x", "CGFloat"), HostParameter("y", "y", "CGFloat")],
            result: "CGAffineTransform"
        ) { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.translatedBy(x: a0, y: a1))
        }
        type.method(
            "scaledBy(x:y:)",
            [HostParameter("x", "x", "CGFloat"), HostParameter("y", "y", "CGFloat")],
            result: "CGAffineTransform"
        ) { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(object.scaledBy(x: a0, y: a1))
        }
        type.method("rotated(by:)", [HostParameter("by", "angle", "CGFloat")], result: "CGAffineTransform") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            return call.give(object.rotated(by: a0))
        }
        type.method("inverted()", result: "CGAffineTransform") { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            return call.give(object.inverted())
        }
        type.method(
            "concatenating(_:)",
            [HostParameter(nil, "other", "CGAffineTransform")],
            result: "CGAffineTransform"
        ) { call throws(ScriptError) in
            let object: CGAffineTransform = try call.receiver()
            let a0: CGAffineTransform = try call.argument(0)
            return call.give(object.concatenating(a0))
        }
        return type.hostType
    }()
}

extension CGAffineTransform: BridgedValue {
    package static var hostName: String { "CGAffineTransform" }
}
