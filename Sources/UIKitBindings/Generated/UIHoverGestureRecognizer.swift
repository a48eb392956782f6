// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiHoverGestureRecognizer: HostType = {
        var type = TypeBinding("UIHoverGestureRecognizer", .class, superclass: "UIGestureRecognizer")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UIHoverGestureRecognizer(target: a0, action: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIHoverGestureRecognizer() }
        }
        type.property("zOffset", "CGFloat") { call throws(ScriptError) in
            let object: UIHoverGestureRecognizer = try call.receiver()
            return call.give(object.zOffset)
        }
        return type.hostType
    }()
}
