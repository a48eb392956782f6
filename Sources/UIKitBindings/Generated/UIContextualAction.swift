// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextualAction: HostType = {
        var type = TypeBinding("UIContextualAction", .class, superclass: "NSObject")
        type.initializer(
            "init(style:title:handler:)",
            [
                HostParameter("style", "style", "UIContextualAction.Style"),
                HostParameter("title", "title", "String?"),
                HostParameter("handler", "handler", "(UIContextualAction, UIView, (Bool) -> Void) -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIContextualAction.Style = try call.argument(0)
            let a1: String? = try call.argument(1)
            let a2: Block = try call.argument(2)
            return call.make { UIContextualAction(style: a0, title: a1, handler: a2) }
        }
        type.property("style", "UIContextualAction.Style") { call throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            return call.give(object.style)
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            object.image = try call.read(value)
        }
        type.property("backgroundColor", "UIColor!") { call throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UIContextualAction = try call.receiver()
            object.backgroundColor = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiContextualActionStyle: HostType = {
        var type = TypeBinding("UIContextualAction.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIContextualAction.Style.self)
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(UIContextualAction.Style.normal)
        }
        type.enumCase("destructive") { call throws(ScriptError) in
            call.give(UIContextualAction.Style.destructive)
        }
        return type.hostType
    }()
}

extension UIContextualAction.Style: BridgedValue {
    package static var hostName: String { "UIContextualAction.Style" }
}
