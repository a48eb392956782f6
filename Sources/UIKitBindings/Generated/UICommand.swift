// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCommand: HostType = {
        var type = TypeBinding("UICommand", .class, superclass: "UIMenuElement")
        type.initializer(
            "init(title:image:action:propertyList:discoverabilityTitle:attributes:state:)",
            [
                HostParameter("title", "title", "String", default: #""""#),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("action", "action", "Selector"),
                HostParameter("propertyList", "propertyList", "Any?", default: "nil"),
                HostParameter("discoverabilityTitle", "discoverabilityTitle", "String?", default: "nil"),
                HostParameter("attributes", "attributes", "UIMenuElement.Attributes", default: "[]"),
                HostParameter("state", "state", "UIMenuElement.State", default: ".off"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: Selector = try call.argument(2)
            let a3: ObjectID? = try call.argument(3)
            let a4: String? = try call.argument(4)
            let a5: UIMenuElement.Attributes = try call.argument(5)
            let a6: UIMenuElement.State = try call.argument(6)
            return call.make {
                UICommand(title: a0, image: a1, action: a2, propertyList: a3, discoverabilityTitle: a4, attributes: a5, state: a6)
            }
        }
        type.property("action", "Selector?") { call throws(ScriptError) in
            let object: UICommand = try call.receiver()
            return call.give(object.action)
        }
        type.property("discoverabilityTitle", "String?") { call throws(ScriptError) in
            let object: UICommand = try call.receiver()
            return call.give(object.discoverabilityTitle)
        } set: { call, value throws(ScriptError) in
            let object: UICommand = try call.receiver()
            object.discoverabilityTitle = try call.read(value)
        }
        type.property("attributes", "UIMenuElement.Attributes") { call throws(ScriptError) in
            let object: UICommand = try call.receiver()
            return call.give(object.attributes)
        } set: { call, value throws(ScriptError) in
            let object: UICommand = try call.receiver()
            object.attributes = try call.read(value)
        }
        type.property("state", "UIMenuElement.State") { call throws(ScriptError) in
            let object: UICommand = try call.receiver()
            return call.give(object.state)
        } set: { call, value throws(ScriptError) in
            let object: UICommand = try call.receiver()
            object.state = try call.read(value)
        }
        return type.hostType
    }()
}
