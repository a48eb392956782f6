// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiInputViewController: HostType = {
        var type = TypeBinding("UIInputViewController", .class, superclass: "UIViewController")
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIInputViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIInputViewController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIInputViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIInputViewController(coder: a0) }
        }
        type.property("inputView", "UIView?") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            return call.give(object.inputView)
        } set: { call, value throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            object.inputView = try call.read(value)
        }
        type.property("textDocumentProxy", "any UITextDocumentProxy") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            return call.give(object.textDocumentProxy as? NSObject)
        }
        type.property("primaryLanguage", "String?") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            return call.give(object.primaryLanguage)
        } set: { call, value throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            object.primaryLanguage = try call.read(value)
        }
        type.property("hasDictationKey", "Bool") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            return call.give(object.hasDictationKey)
        } set: { call, value throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            object.hasDictationKey = try call.read(value)
        }
        type.property("hasFullAccess", "Bool") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            return call.give(object.hasFullAccess)
        }
        type.property("needsInputModeSwitchKey", "Bool") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            return call.give(object.needsInputModeSwitchKey)
        }
        type.method("dismissKeyboard()") { call throws(ScriptError) in
            let object: UIInputViewController = try call.receiver()
            object.dismissKeyboard()
            return .void
        }
        return type.hostType
    }()
}
