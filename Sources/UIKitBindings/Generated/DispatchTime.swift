// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchTime: HostType = {
        var type = TypeBinding("DispatchTime", .structure, conformances: ["Hashable", "Comparable"])
        type.method("now()", isStatic: true, result: "DispatchTime") { call throws(ScriptError) in
            call.inWorld { call.give(DispatchTime.now()) }
        }
        type.enumCase("distantFuture") { call throws(ScriptError) in
            call.give(DispatchTime.distantFuture)
        }
        type.method(
            "+(_:_:)",
            isStatic: true,
            [HostParameter(nil, "time", "DispatchTime"), HostParameter(nil, "seconds", "Double")],
            result: "DispatchTime"
        ) { call throws(ScriptError) in
            let a0: DispatchTime = try call.argument(0)
            let a1: Double = try call.argument(1)
            return call.give(a0 + a1)
        }
        type.method(
            "+(_:_:)",
            isStatic: true,
            [HostParameter(nil, "time", "DispatchTime"), HostParameter(nil, "interval", "DispatchTimeInterval")],
            result: "DispatchTime"
        ) { call throws(ScriptError) in
            let a0: DispatchTime = try call.argument(0)
            let a1: DispatchTimeInterval = try call.argument(1)
            return call.give(a0 + a1)
        }
        type.method(
            "<(_:_:)",
            isStatic: true,
            [HostParameter(nil, "first", "DispatchTime"), HostParameter(nil, "second", "DispatchTime")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: DispatchTime = try call.argument(0)
            let a1: DispatchTime = try call.argument(1)
            return call.give(a0 < a1)
        }
        type.method(
            "advanced(by:)",
            [HostParameter("by", "interval", "DispatchTimeInterval")],
            result: "DispatchTime"
        ) { call throws(ScriptError) in
            let object: DispatchTime = try call.receiver()
            let a0: DispatchTimeInterval = try call.argument(0)
            return call.give(object.advanced(by: a0))
        }
        return type.hostType
    }()
}

extension DispatchTime: BridgedValue {
    package static var hostName: String { "DispatchTime" }
}
