// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let port: HostType = {
        var type = TypeBinding("Port", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { Port() }
        }
        type.property("isValid", "Bool") { call throws(ScriptError) in
            let object: Port = try call.receiver()
            return call.give(object.isValid)
        }
        type.method("invalidate()") { call throws(ScriptError) in
            let object: Port = try call.receiver()
            object.invalidate()
            return .void
        }
        type.method(
            "send(before:components:from:reserved:)",
            [
                HostParameter("before", "limitDate", "Date"),
                HostParameter("components", "components", "Any?"),
                HostParameter("from", "receivePort", "Port?"),
                HostParameter("reserved", "headerSpaceReserved", "Int"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: Port = try call.receiver()
            let a0: Date = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: Port? = try call.argument(2)
            let a3: Int = try call.argument(3)
            return call.give(object.send(before: a0, components: a1, from: a2, reserved: a3))
        }
        return type.hostType
    }()
}
