// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchGroup: HostType = {
        var type = TypeBinding("DispatchGroup", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { DispatchGroup() }
        }
        type.method("enter()") { call throws(ScriptError) in
            let object: DispatchGroup = try call.receiver()
            object.enter()
            return .void
        }
        type.method("leave()") { call throws(ScriptError) in
            let object: DispatchGroup = try call.receiver()
            object.leave()
            return .void
        }
        type.method(
            "notify(qos:flags:queue:execute:)",
            [
                HostParameter("qos", "qos", "DispatchQoS", default: ".unspecified"),
                HostParameter("flags", "flags", "DispatchWorkItemFlags", default: "[]"),
                HostParameter("queue", "queue", "DispatchQueue"),
                HostParameter("execute", "work", "() -> Void"),
            ]
        ) { call throws(ScriptError) in
            let object: DispatchGroup = try call.receiver()
            let a0: DispatchQoS = try call.argument(0)
            let a1: DispatchWorkItemFlags = try call.argument(1)
            let a2: DispatchQueue = try call.argument(2)
            let a3: Block = try call.argument(3)
            object.notify(qos: a0, flags: a1, queue: a2, execute: a3)
            return .void
        }
        return type.hostType
    }()
}
