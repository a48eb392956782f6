// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiMenuItem: HostType = {
        var type = TypeBinding("UIMenuItem", .class, superclass: "NSObject")
        type.initializer(
            "init(title:action:)",
            [HostParameter("title", "title", "String"), HostParameter("action", "action", "Selector")]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: Selector = try call.argument(1)
            return call.make { UIMenuItem(title: a0, action: a1) }
        }
        type.property("title", "String") { call throws(ScriptError) in
            let object: UIMenuItem = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UIMenuItem = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("action", "Selector") { call throws(ScriptError) in
            let object: UIMenuItem = try call.receiver()
            return call.give(object.action)
        } set: { call, value throws(ScriptError) in
            let object: UIMenuItem = try call.receiver()
            object.action = try call.read(value)
        }
        return type.hostType
    }()
}
