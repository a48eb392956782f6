// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchWorkItem: HostType = {
        var type = TypeBinding("DispatchWorkItem", .class, superclass: "NSObject")
        type.initializer(
            "init(qos:flags:block:)",
            [
                HostParameter("qos", "qos", "DispatchQoS", default: ".unspecified"),
                HostParameter("flags", "flags", "DispatchWorkItemFlags", default: "[]"),
                HostParameter("block", "block", "() -> Void"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: DispatchQoS = try call.argument(0)
            let a1: DispatchWorkItemFlags = try call.argument(1)
            let a2: Block = try call.argument(2)
            return call.make { DispatchWorkItem(qos: a0, flags: a1, block: a2) }
        }
        type.property("isCancelled", "Bool") { call throws(ScriptError) in
            let object: DispatchWorkItem = try call.receiver()
            return call.give(object.isCancelled)
        }
        type.method("perform()") { call throws(ScriptError) in
            let object: DispatchWorkItem = try call.receiver()
            object.perform()
            return .void
        }
        type.method("cancel()") { call throws(ScriptError) in
            let object: DispatchWorkItem = try call.receiver()
            object.cancel()
            return .void
        }
        return type.hostType
    }()
}
