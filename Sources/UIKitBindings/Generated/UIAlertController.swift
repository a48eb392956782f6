// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAlertController: HostType = {
        var type = TypeBinding("UIAlertController", .class, superclass: "UIViewController")
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIAlertController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIAlertController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIAlertController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIAlertController(coder: a0) }
        }
        type.initializer(
            "init(title:message:preferredStyle:)",
            [
                HostParameter("title", "title", "String?"),
                HostParameter("message", "message", "String?"),
                HostParameter("preferredStyle", "preferredStyle", "UIAlertController.Style"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: String? = try call.argument(1)
            let a2: UIAlertController.Style = try call.argument(2)
            return call.make { UIAlertController(title: a0, message: a1, preferredStyle: a2) }
        }
        type.property("message", "String?") { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            return call.give(object.message)
        } set: { call, value throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            object.message = try call.read(value)
        }
        type.property("preferredStyle", "UIAlertController.Style") { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            return call.give(object.preferredStyle)
        }
        type.property("actions", "[UIAlertAction]") { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            return call.give(object.actions)
        }
        type.property("preferredAction", "UIAlertAction?") { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            return call.give(object.preferredAction)
        } set: { call, value throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            object.preferredAction = try call.read(value)
        }
        type.method("addAction(_:)", [HostParameter(nil, "action", "UIAlertAction")]) { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            let a0: UIAlertAction = try call.argument(0)
            object.addAction(a0)
            return .void
        }
        type.method(
            "addTextField(configurationHandler:)",
            [HostParameter("configurationHandler", "configurationHandler", "((UITextField) -> Void)?", default: "nil")]
        ) { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            let a0: Block? = try call.argument(0)
            object.addTextField(configurationHandler: a0)
            return .void
        }
        type.property("textFields", "[UITextField]?") { call throws(ScriptError) in
            let object: UIAlertController = try call.receiver()
            return call.give(object.textFields)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiAlertControllerStyle: HostType = {
        var type = TypeBinding("UIAlertController.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIAlertController.Style.self)
        type.enumCase("actionSheet") { call throws(ScriptError) in
            call.give(UIAlertController.Style.actionSheet)
        }
        type.enumCase("alert") { call throws(ScriptError) in
            call.give(UIAlertController.Style.alert)
        }
        return type.hostType
    }()
}

extension UIAlertController.Style: BridgedValue {
    package static var hostName: String { "UIAlertController.Style" }
}
