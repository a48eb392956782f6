// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let notificationCenter: HostType = {
        var type = TypeBinding("NotificationCenter", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NotificationCenter() }
        }
        type.property("default", "NotificationCenter", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(NotificationCenter.`default`) }
        }
        type.method(
            "addObserver(_:selector:name:object:)",
            [
                HostParameter(nil, "observer", "Any"),
                HostParameter("selector", "selector", "Selector"),
                HostParameter("name", "name", "Notification.Name?"),
                HostParameter("object", "object", "Any?"),
            ]
        ) { call throws(ScriptError) in
            let object: NotificationCenter = try call.receiver()
            let a0: ObjectID = try call.argument(0)
            let a1: Selector = try call.argument(1)
            let a2: Notification.Name? = try call.argument(2)
            let a3: ObjectID? = try call.argument(3)
            object.addObserver(a0, selector: a1, name: a2, object: a3)
            return .void
        }
        type.method(
            "addObserver(forName:object:queue:using:)",
            [
                HostParameter("forName", "name", "Notification.Name?"),
                HostParameter("object", "object", "Any?"),
                HostParameter("queue", "queue", "OperationQueue?"),
                HostParameter("using", "block", "(Notification) -> Void"),
            ],
            result: "any NSObjectProtocol"
        ) { call throws(ScriptError) in
            let object: NotificationCenter = try call.receiver()
            let a0: Notification.Name? = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: OperationQueue? = try call.argument(2)
            let a3: Block = try call.argument(3)
            return call.give(object.addObserver(forName: a0, object: a1, queue: a2, using: a3) as? NSObject)
        }
        type.method("removeObserver(_:)", [HostParameter(nil, "observer", "Any")]) { call throws(ScriptError) in
            let object: NotificationCenter = try call.receiver()
            let a0: ObjectID = try call.argument(0)
            object.removeObserver(a0)
            return .void
        }
        type.method(
            "removeObserver(_:name:object:)",
            [
                HostParameter(nil, "observer", "Any"),
                HostParameter("name", "name", "Notification.Name?"),
                HostParameter("object", "object", "Any?"),
            ]
        ) { call throws(ScriptError) in
            let object: NotificationCenter = try call.receiver()
            let a0: ObjectID = try call.argument(0)
            let a1: Notification.Name? = try call.argument(1)
            let a2: ObjectID? = try call.argument(2)
            object.removeObserver(a0, name: a1, object: a2)
            return .void
        }
        type.method("post(_:)", [HostParameter(nil, "notification", "Notification")]) { call throws(ScriptError) in
            let object: NotificationCenter = try call.receiver()
            let a0: Notification = try call.argument(0)
            object.post(a0)
            return .void
        }
        return type.hostType
    }()
}
