// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiResponder: HostType = {
        var type = TypeBinding("UIResponder", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIResponder() }
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
        type.method("reloadInputViews()") { call throws(ScriptError) in
            let object: UIResponder = try call.receiver()
            object.reloadInputViews()
            return .void
        }
        return type.hostType
    }()
}
