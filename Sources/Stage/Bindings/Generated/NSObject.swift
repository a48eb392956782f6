// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsObject: HostType = {
        var type = TypeBinding("NSObject", .class, conformances: ["NSObjectProtocol", "Hashable", "CustomStringConvertible"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSObject() }
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.description)
        }
        type.method(
            "perform(_:with:afterDelay:)",
            [
                HostParameter(nil, "aSelector", "Selector"),
                HostParameter("with", "anArgument", "Any?"),
                HostParameter("afterDelay", "delay", "TimeInterval"),
            ]
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Selector = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: TimeInterval = try call.argument(2)
            object.perform(a0, with: a1, afterDelay: a2)
            return .void
        }
        type.method(
            "cancelPreviousPerformRequests(withTarget:)",
            isStatic: true,
            [HostParameter("withTarget", "aTarget", "Any")]
        ) { call throws(ScriptError) in
            let a0: ObjectID = try call.argument(0)
            return call.inWorld { call.give(NSObject.cancelPreviousPerformRequests(withTarget: a0)) }
        }
        return type.hostType
    }()
}
