// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiScreenEdgePanGestureRecognizer: HostType = {
        var type = TypeBinding("UIScreenEdgePanGestureRecognizer", .class, superclass: "UIPanGestureRecognizer")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UIScreenEdgePanGestureRecognizer(target: a0, action: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIScreenEdgePanGestureRecognizer() }
        }
        type.property("edges", "UIRectEdge") { call throws(ScriptError) in
            let object: UIScreenEdgePanGestureRecognizer = try call.receiver()
            return call.give(object.edges)
        } set: { call, value throws(ScriptError) in
            let object: UIScreenEdgePanGestureRecognizer = try call.receiver()
            object.edges = try call.read(value)
        }
        return type.hostType
    }()
}
