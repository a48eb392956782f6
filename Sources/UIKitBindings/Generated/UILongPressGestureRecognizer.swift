// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiLongPressGestureRecognizer: HostType = {
        var type = TypeBinding("UILongPressGestureRecognizer", .class, superclass: "UIGestureRecognizer")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UILongPressGestureRecognizer(target: a0, action: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UILongPressGestureRecognizer() }
        }
        type.property("minimumPressDuration", "TimeInterval") { call throws(ScriptError) in
            let object: UILongPressGestureRecognizer = try call.receiver()
            return call.give(object.minimumPressDuration)
        } set: { call, value throws(ScriptError) in
            let object: UILongPressGestureRecognizer = try call.receiver()
            object.minimumPressDuration = try call.read(value)
        }
        type.property("allowableMovement", "CGFloat") { call throws(ScriptError) in
            let object: UILongPressGestureRecognizer = try call.receiver()
            return call.give(object.allowableMovement)
        } set: { call, value throws(ScriptError) in
            let object: UILongPressGestureRecognizer = try call.receiver()
            object.allowableMovement = try call.read(value)
        }
        type.property("numberOfTouchesRequired", "Int") { call throws(ScriptError) in
            let object: UILongPressGestureRecognizer = try call.receiver()
            return call.give(object.numberOfTouchesRequired)
        } set: { call, value throws(ScriptError) in
            let object: UILongPressGestureRecognizer = try call.receiver()
            object.numberOfTouchesRequired = try call.read(value)
        }
        return type.hostType
    }()
}
