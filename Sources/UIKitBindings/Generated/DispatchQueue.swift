// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchQueue: HostType = {
        var type = TypeBinding("DispatchQueue", .class, superclass: "NSObject")
        type.initializer(
            "init(label:qos:attributes:autoreleaseFrequency:target:)",
            [
                HostParameter("label", "label", "String"),
                HostParameter("qos", "qos", "DispatchQoS", default: ".unspecified"),
                HostParameter("attributes", "attributes", "DispatchQueue.Attributes", default: "[]"),
                HostParameter("autoreleaseFrequency", "autoreleaseFrequency", "DispatchQueue.AutoreleaseFrequency", default: ".inherit"),
                HostParameter("target", "target", "DispatchQueue?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: DispatchQoS = try call.argument(1)
            let a2: DispatchQueue.Attributes = try call.argument(2)
            let a3: DispatchQueue.AutoreleaseFrequency = try call.argument(3)
            let a4: DispatchQueue? = try call.argument(4)
            return call.make { DispatchQueue(label: a0, qos: a1, attributes: a2, autoreleaseFrequency: a3, target: a4) }
        }
        type.method("setTarget(queue:)", [HostParameter("queue", "queue", "DispatchQueue?")]) { call throws(ScriptError) in
            let object: DispatchQueue = try call.receiver()
            let a0: DispatchQueue? = try call.argument(0)
            object.setTarget(queue: a0)
            return .void
        }
        type.property("main", "DispatchQueue", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(DispatchQueue.main) }
        }
        type.method(
            "global(qos:)",
            isStatic: true,
            [HostParameter("qos", "qos", "DispatchQoS.QoSClass", default: ".default")],
            result: "DispatchQueue"
        ) { call throws(ScriptError) in
            let a0: DispatchQoS.QoSClass = try call.argument(0)
            return call.inWorld { call.give(DispatchQueue.global(qos: a0)) }
        }
        type.property("label", "String") { call throws(ScriptError) in
            let object: DispatchQueue = try call.receiver()
            return call.give(object.label)
        }
        type.method(
            "async(group:qos:flags:execute:)",
            [
                HostParameter("group", "group", "DispatchGroup?", default: "nil"),
                HostParameter("qos", "qos", "DispatchQoS", default: ".unspecified"),
                HostParameter("flags", "flags", "DispatchWorkItemFlags", default: "[]"),
                HostParameter("execute", "work", "() -> Void"),
            ]
        ) { call throws(ScriptError) in
            let object: DispatchQueue = try call.receiver()
            let a0: DispatchGroup? = try call.argument(0)
            let a1: DispatchQoS = try call.argument(1)
            let a2: DispatchWorkItemFlags = try call.argument(2)
            let a3: Block = try call.argument(3)
            object.async(group: a0, qos: a1, flags: a2, execute: a3)
            return .void
        }
        type.method("async(execute:)", [HostParameter("execute", "workItem", "DispatchWorkItem")]) { call throws(ScriptError) in
            let object: DispatchQueue = try call.receiver()
            let a0: DispatchWorkItem = try call.argument(0)
            object.async(execute: a0)
            return .void
        }
        type.method(
            "asyncAfter(deadline:qos:flags:execute:)",
            [
                HostParameter("deadline", "deadline", "DispatchTime"),
                HostParameter("qos", "qos", "DispatchQoS", default: ".unspecified"),
                HostParameter("flags", "flags", "DispatchWorkItemFlags", default: "[]"),
                HostParameter("execute", "work", "() -> Void"),
            ]
        ) { call throws(ScriptError) in
            let object: DispatchQueue = try call.receiver()
            let a0: DispatchTime = try call.argument(0)
            let a1: DispatchQoS = try call.argument(1)
            let a2: DispatchWorkItemFlags = try call.argument(2)
            let a3: Block = try call.argument(3)
            object.asyncAfter(deadline: a0, qos: a1, flags: a2, execute: a3)
            return .void
        }
        type.method(
            "asyncAfter(deadline:execute:)",
            [HostParameter("deadline", "deadline", "DispatchTime"), HostParameter("execute", "execute", "DispatchWorkItem")]
        ) { call throws(ScriptError) in
            let object: DispatchQueue = try call.receiver()
            let a0: DispatchTime = try call.argument(0)
            let a1: DispatchWorkItem = try call.argument(1)
            object.asyncAfter(deadline: a0, execute: a1)
            return .void
        }
        return type.hostType
    }()
}

extension Bindings {
    static let dispatchQueueAttributes: HostType = {
        var type = TypeBinding("DispatchQueue.Attributes", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: DispatchQueue.Attributes.self)
        type.enumCase("concurrent") { call throws(ScriptError) in
            call.give(DispatchQueue.Attributes.concurrent)
        }
        return type.hostType
    }()
}

extension DispatchQueue.Attributes: BridgedOptions {
    package static var hostName: String { "DispatchQueue.Attributes" }
}

extension Bindings {
    static let dispatchQueueAutoreleaseFrequency: HostType = {
        var type = TypeBinding("DispatchQueue.AutoreleaseFrequency", .enumeration, conformances: ["Hashable"])
        type.enumCase("inherit") { call throws(ScriptError) in
            call.give(DispatchQueue.AutoreleaseFrequency.inherit)
        }
        type.enumCase("workItem") { call throws(ScriptError) in
            call.give(DispatchQueue.AutoreleaseFrequency.workItem)
        }
        type.enumCase("never") { call throws(ScriptError) in
            call.give(DispatchQueue.AutoreleaseFrequency.never)
        }
        return type.hostType
    }()
}

extension DispatchQueue.AutoreleaseFrequency: BridgedValue {
    package static var hostName: String { "DispatchQueue.AutoreleaseFrequency" }
}
