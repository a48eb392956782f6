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
        type.initializer(
            "init()",
            delegatesTo: "init(target:action:)",
            passing: [
                HostParameter("target", "target", "Any?", default: "Any?.none"),
                HostParameter("action", "action", "Selector?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIGestureRecognizer() }
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
        type.property("delegate", "(any UIGestureRecognizerDelegate)?") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("view", "UIView?") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.view)
        }
        type.property("state", "UIGestureRecognizer.State") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.state)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.state = try call.read(value)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        type.property("name", "String?") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.name)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.name = try call.read(value)
        }
        type.property("cancelsTouchesInView", "Bool") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.cancelsTouchesInView)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.cancelsTouchesInView = try call.read(value)
        }
        type.property("delaysTouchesBegan", "Bool") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.delaysTouchesBegan)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.delaysTouchesBegan = try call.read(value)
        }
        type.property("delaysTouchesEnded", "Bool") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.delaysTouchesEnded)
        } set: { call, value throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            object.delaysTouchesEnded = try call.read(value)
        }
        type.method(
            "require(toFail:)",
            [HostParameter("toFail", "otherGestureRecognizer", "UIGestureRecognizer")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: UIGestureRecognizer = try call.argument(0)
            object.require(toFail: a0)
            return .void
        }
        type.property("numberOfTouches", "Int") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.give(object.numberOfTouches)
        }
        type.method("location(in:)", [HostParameter("in", "view", "UIView?")], result: "CGPoint") { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: UIView? = try call.argument(0)
            return call.give(object.location(in: a0))
        }
        type.method(
            "location(ofTouch:in:)",
            [HostParameter("ofTouch", "touchIndex", "Int"), HostParameter("in", "view", "UIView?")],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: UIView? = try call.argument(1)
            return call.give(object.location(ofTouch: a0, in: a1))
        }
        type.method(
            "touchesBegan(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent = try call.argument(1)
            return call.send("touchesBegan(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesBegan(a0, with: a1)
            }
        }
        type.method(
            "touchesMoved(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent = try call.argument(1)
            return call.send("touchesMoved(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesMoved(a0, with: a1)
            }
        }
        type.method(
            "touchesEnded(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent = try call.argument(1)
            return call.send("touchesEnded(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesEnded(a0, with: a1)
            }
        }
        type.method(
            "touchesCancelled(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent")]
        ) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent = try call.argument(1)
            return call.send("touchesCancelled(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesCancelled(a0, with: a1)
            }
        }
        type.method("reset()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIGestureRecognizer = try call.receiver()
            return call.send("reset()", to: object, []) {
                object.reset()
            }
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
    package static var hostName: String { "UIGestureRecognizer.State" }
}
