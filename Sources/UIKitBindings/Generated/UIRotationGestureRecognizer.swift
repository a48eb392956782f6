// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiRotationGestureRecognizer: HostType = {
        var type = TypeBinding("UIRotationGestureRecognizer", .class, superclass: "UIGestureRecognizer")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UIRotationGestureRecognizer(target: a0, action: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIRotationGestureRecognizer() }
        }
        type.property("rotation", "CGFloat") { call throws(ScriptError) in
            let object: UIRotationGestureRecognizer = try call.receiver()
            return call.give(object.rotation)
        } set: { call, value throws(ScriptError) in
            let object: UIRotationGestureRecognizer = try call.receiver()
            object.rotation = try call.read(value)
        }
        type.property("velocity", "CGFloat") { call throws(ScriptError) in
            let object: UIRotationGestureRecognizer = try call.receiver()
            return call.give(object.velocity)
        }
        return type.hostType
    }()
}
