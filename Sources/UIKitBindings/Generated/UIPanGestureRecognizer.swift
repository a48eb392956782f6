// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPanGestureRecognizer: HostType = {
        var type = TypeBinding("UIPanGestureRecognizer", .class, superclass: "UIGestureRecognizer")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UIPanGestureRecognizer(target: a0, action: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIPanGestureRecognizer() }
        }
        type.property("minimumNumberOfTouches", "Int") { call throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            return call.give(object.minimumNumberOfTouches)
        } set: { call, value throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            object.minimumNumberOfTouches = try call.read(value)
        }
        type.property("maximumNumberOfTouches", "Int") { call throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            return call.give(object.maximumNumberOfTouches)
        } set: { call, value throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            object.maximumNumberOfTouches = try call.read(value)
        }
        type.method("translation(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.translation(in: a0))
        }
        type.method(
            "setTranslation(_:in:)",
            [HostParameter(nil, "translation", "CGPoint"), HostParameter("in", "view", "UIView?")]
        ) { call throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: UIView? = try call.argument(1)
            object.setTranslation(a0, in: a1)
            return .void
        }
        type.method("velocity(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UIPanGestureRecognizer = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.velocity(in: a0))
        }
        return type.hostType
    }()
}
