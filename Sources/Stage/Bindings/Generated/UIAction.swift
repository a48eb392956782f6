// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAction: HostType = {
        var type = TypeBinding("UIAction", .class, superclass: "NSObject")
        type.initializer(
            "init(title:image:handler:)",
            [
                HostParameter("title", "title", "String", default: #""""#),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("handler", "handler", "(UIAction) -> Void"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: Block = try call.argument(2)
            return call.make { UIAction(title: a0, image: a1, handler: a2) }
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
        return type.hostType
    }()
}
