// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiGestureRecognizer: HostType = {
        var type = TypeBinding("UIGestureRecognizer", .class, superclass: "NSObject")
        type.initializer(
            "init(target:action:)",
            [HostParameter("target", "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            return call.make { UIGestureRecognizer(target: a0, action: a1) }
        }
        type.method(
            "addTarget(_:action:)",
            [HostParameter(nil, "target", "Any"), HostParameter("action", "action", "Selector")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector = try call.argument(1)
            object.addTarget(a0, action: a1)
            return .void
        }
        type.method(
            "removeTarget(_:action:)",
            [HostParameter(nil, "target", "Any?"), HostParameter("action", "action", "Selector?")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: ObjectID? = try call.argument(0)
            let a1: Selector? = try call.argument(1)
            object.removeTarget(a0, action: a1)
            return .void
        }
        type.property("view", "UIView?") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.view)
        }
        type.property("state", "UIGestureRecognizer.State") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.state)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        type.method("location(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.location(in: a0))
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiGestureRecognizerState: HostType = {
        var type = TypeBinding("UIGestureRecognizer.State", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIGestureRecognizer.State.self)
        type.enumCase("possible") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.possible)
        }
        type.enumCase("began") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.began)
        }
        type.enumCase("changed") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.changed)
        }
        type.enumCase("ended") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.ended)
        }
        type.enumCase("cancelled") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.cancelled)
        }
        type.enumCase("failed") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.failed)
        }
        type.enumCase("recognized") { call throws(ScriptError) in
            call.give(UIGestureRecognizer.State.recognized)
        }
        return type.hostType
    }()
}

extension UIGestureRecognizer.State: BridgedValue {
    static var hostName: String { "UIGestureRecognizer.State" }
}
