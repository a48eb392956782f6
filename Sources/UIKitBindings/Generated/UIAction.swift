// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAction: HostType = {
        var type = TypeBinding("UIAction", .class, superclass: "UIMenuElement")
        type.initializer(
            "init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)",
            [
                HostParameter("title", "title", "String", default: #""""#),
                HostParameter("subtitle", "subtitle", "String?", default: "nil"),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("identifier", "identifier", "UIAction.Identifier?", default: "nil"),
                HostParameter("discoverabilityTitle", "discoverabilityTitle", "String?", default: "nil"),
                HostParameter("attributes", "attributes", "UIMenuElement.Attributes", default: "[]"),
                HostParameter("state", "state", "UIMenuElement.State", default: ".off"),
                HostParameter("handler", "handler", "(UIAction) -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: String? = try call.argument(1)
            let a2: UIImage? = try call.argument(2)
            let a3: UIAction.Identifier? = try call.argument(3)
            let a4: String? = try call.argument(4)
            let a5: UIMenuElement.Attributes = try call.argument(5)
            let a6: UIMenuElement.State = try call.argument(6)
            let a7: Block = try call.argument(7)
            return call.make {
                UIAction(
                    title: a0,
                    subtitle: a1,
                    image: a2,
                    identifier: a3,
                    discoverabilityTitle: a4,
                    attributes: a5,
                    state: a6,
                    handler: a7
                )
            }
        }
        type.property("identifier", "UIAction.Identifier") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.identifier)
        }
        type.property("title", "String") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UIAction = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: UIAction = try call.receiver()
            object.image = try call.read(value)
        }
        type.property("discoverabilityTitle", "String?") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.discoverabilityTitle)
        } set: { call, value throws(ScriptError) in
            let object: UIAction = try call.receiver()
            object.discoverabilityTitle = try call.read(value)
        }
        type.property("attributes", "UIMenuElement.Attributes") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.attributes)
        } set: { call, value throws(ScriptError) in
            let object: UIAction = try call.receiver()
            object.attributes = try call.read(value)
        }
        type.property("state", "UIMenuElement.State") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.state)
        } set: { call, value throws(ScriptError) in
            let object: UIAction = try call.receiver()
            object.state = try call.read(value)
        }
        type.property("sender", "AnyObject?") { call throws(ScriptError) in
            let object: UIAction = try call.receiver()
            return call.give(object.sender as? NSObject)
        }
        type.requireVersion(iOS: 14, ["sender"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiActionIdentifier: HostType = {
        var type = TypeBinding("UIAction.Identifier", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIAction.Identifier.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIAction.Identifier(a0))
        }
        return type.hostType
    }()
}

extension UIAction.Identifier: BridgedValue {
    package static var hostName: String { "UIAction.Identifier" }
}
