// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAlertAction: HostType = {
        var type = TypeBinding("UIAlertAction", .class, superclass: "NSObject")
        type.initializer(
            "init(title:style:handler:)",
            [
                HostParameter("title", "title", "String?"),
                HostParameter("style", "style", "UIAlertAction.Style"),
                HostParameter("handler", "handler", "((UIAlertAction) -> Void)?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIAlertAction.Style = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.make { UIAlertAction(title: a0, style: a1, handler: a2) }
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UIAlertAction = try call.receiver()
            return call.give(object.title)
        }
        type.property("style", "UIAlertAction.Style") { call throws(ScriptError) in
            let object: UIAlertAction = try call.receiver()
            return call.give(object.style)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UIAlertAction = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIAlertAction = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiAlertActionStyle: HostType = {
        var type = TypeBinding("UIAlertAction.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIAlertAction.Style.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIAlertAction.Style.`default`)
        }
        type.enumCase("cancel") { call throws(ScriptError) in
            call.give(UIAlertAction.Style.cancel)
        }
        type.enumCase("destructive") { call throws(ScriptError) in
            call.give(UIAlertAction.Style.destructive)
        }
        return type.hostType
    }()
}

extension UIAlertAction.Style: BridgedValue {
    package static var hostName: String { "UIAlertAction.Style" }
}
