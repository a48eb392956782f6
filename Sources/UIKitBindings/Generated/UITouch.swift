// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTouch: HostType = {
        var type = TypeBinding("UITouch", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UITouch() }
        }
        type.property("phase", "UITouch.Phase") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            return call.give(object.phase)
        }
        type.property("view", "UIView?") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            return call.give(object.view)
        }
        type.property("window", "UIWindow?") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            return call.give(object.window)
        }
        type.property("tapCount", "Int") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            return call.give(object.tapCount)
        }
        type.property("gestureRecognizers", "[UIGestureRecognizer]?") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            return call.give(object.gestureRecognizers)
        }
        type.property("timestamp", "TimeInterval") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            return call.give(object.timestamp)
        }
        type.method("location(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.location(in: a0))
        }
        type.method("previousLocation(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UITouch = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.previousLocation(in: a0))
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiTouchPhase: HostType = {
        var type = TypeBinding("UITouch.Phase", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITouch.Phase.self)
        type.enumCase("began") { call throws(ScriptError) in
            call.give(UITouch.Phase.began)
        }
        type.enumCase("moved") { call throws(ScriptError) in
            call.give(UITouch.Phase.moved)
        }
        type.enumCase("stationary") { call throws(ScriptError) in
            call.give(UITouch.Phase.stationary)
        }
        type.enumCase("ended") { call throws(ScriptError) in
            call.give(UITouch.Phase.ended)
        }
        type.enumCase("cancelled") { call throws(ScriptError) in
            call.give(UITouch.Phase.cancelled)
        }
        return type.hostType
    }()
}

extension UITouch.Phase: BridgedValue {
    package static var hostName: String { "UITouch.Phase" }
}
