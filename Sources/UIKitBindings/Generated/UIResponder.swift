// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiResponder: HostType = {
        var type = TypeBinding("UIResponder", .class, superclass: "NSObject", conformances: ["UIResponderStandardEditActions"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIResponder() }
        }
        type.property("keyboardWillShowNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardWillShowNotification) }
        }
        type.property("keyboardDidShowNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardDidShowNotification) }
        }
        type.property("keyboardWillHideNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardWillHideNotification) }
        }
        type.property("keyboardDidHideNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardDidHideNotification) }
        }
        type.property("keyboardWillChangeFrameNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardWillChangeFrameNotification) }
        }
        type.property("keyboardDidChangeFrameNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardDidChangeFrameNotification) }
        }
        type.property("keyboardFrameBeginUserInfoKey", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardFrameBeginUserInfoKey) }
        }
        type.property("keyboardFrameEndUserInfoKey", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardFrameEndUserInfoKey) }
        }
        type.property("keyboardAnimationDurationUserInfoKey", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardAnimationDurationUserInfoKey) }
        }
        type.property("keyboardAnimationCurveUserInfoKey", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardAnimationCurveUserInfoKey) }
        }
        type.property("keyboardIsLocalUserInfoKey", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIResponder.keyboardIsLocalUserInfoKey) }
        }
        type.property("next", "UIResponder?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.next)
        }
        type.property("canBecomeFirstResponder", "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.canBecomeFirstResponder)
        }
        type.property("canResignFirstResponder", "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.canResignFirstResponder)
        }
        type.property("isFirstResponder", "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.isFirstResponder)
        }
        type.method("becomeFirstResponder()", result: "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.becomeFirstResponder())
        }
        type.method("resignFirstResponder()", result: "Bool") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.resignFirstResponder())
        }
        type.property("inputView", "UIView?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.inputView)
        }
        type.property("inputAccessoryView", "UIView?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.inputAccessoryView)
        }
        type.property("inputViewController", "UIInputViewController?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.inputViewController)
        }
        type.property("inputAccessoryViewController", "UIInputViewController?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.inputAccessoryViewController)
        }
        type.method("reloadInputViews()") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            object.reloadInputViews()
            return .void
        }
        type.property("keyCommands", "[UIKeyCommand]?") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            return call.give(object.keyCommands)
        }
        type.method(
            "canPerformAction(_:withSender:)",
            [HostParameter(nil, "action", "Selector"), HostParameter("withSender", "sender", "Any?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: Selector = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            return call.give(object.canPerformAction(a0, withSender: a1))
        }
        type.method(
            "motionBegan(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "motion", "UIEvent.EventSubtype"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: UIEvent.EventSubtype = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("motionBegan(_:with:)", to: object, [("motion", call.passed(a0)), ("event", call.passed(a1))]) {
                object.motionBegan(a0, with: a1)
            }
        }
        type.method(
            "motionEnded(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "motion", "UIEvent.EventSubtype"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: UIEvent.EventSubtype = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("motionEnded(_:with:)", to: object, [("motion", call.passed(a0)), ("event", call.passed(a1))]) {
                object.motionEnded(a0, with: a1)
            }
        }
        type.method(
            "touchesBegan(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("touchesBegan(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesBegan(a0, with: a1)
            }
        }
        type.method(
            "touchesMoved(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("touchesMoved(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesMoved(a0, with: a1)
            }
        }
        type.method(
            "touchesEnded(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("touchesEnded(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesEnded(a0, with: a1)
            }
        }
        type.method(
            "touchesCancelled(_:with:)",
            isOverridePoint: true,
            [HostParameter(nil, "touches", "Set<UITouch>"), HostParameter("with", "event", "UIEvent?")]
        ) { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            let a0: Set<UITouch> = try call.argument(0)
            let a1: UIEvent? = try call.argument(1)
            return call.send("touchesCancelled(_:with:)", to: object, [("touches", call.passed(a0)), ("event", call.passed(a1))]) {
                object.touchesCancelled(a0, with: a1)
            }
        }
        return type.hostType
    }()
}
