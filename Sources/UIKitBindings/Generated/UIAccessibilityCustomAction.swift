// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAccessibilityCustomAction: HostType = {
        var type = TypeBinding("UIAccessibilityCustomAction", .class, superclass: "NSObject")
        type.initializer(
            "init(name:image:actionHandler:)",
            [
                HostParameter("name", "name", "String"),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("actionHandler", "actionHandler", "((UIAccessibilityCustomAction) -> Bool)?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.make { UIAccessibilityCustomAction(name: a0, image: a1, actionHandler: a2) }
        }
        type.initializer(
            "init(name:target:selector:)",
            [
                HostParameter("name", "name", "String"),
                HostParameter("target", "target", "Any?"),
                HostParameter("selector", "selector", "Selector"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.make { UIAccessibilityCustomAction(name: a0, target: a1, selector: a2) }
        }
        type.property("name", "String") { call throws(ScriptError) in
            let object: UIAccessibilityCustomAction = try call.receiver()
            return call.give(object.name)
        } set: { call, value throws(ScriptError) in
            let object: UIAccessibilityCustomAction = try call.receiver()
            object.name = try call.read(value)
        }
        type.property("selector", "Selector") { call throws(ScriptError) in
            let object: UIAccessibilityCustomAction = try call.receiver()
            return call.give(object.selector)
        }
        type.requireVersion(iOS: 13, ["init(name:image:actionHandler:)"])
        return type.hostType
    }()
}
