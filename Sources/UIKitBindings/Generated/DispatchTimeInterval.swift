// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let dispatchTimeInterval: HostType = {
        var type = TypeBinding("DispatchTimeInterval", .structure, conformances: ["Hashable"])
        type.method(
            "seconds(_:)",
            isStatic: true,
            [HostParameter(nil, "count", "Int")],
            result: "DispatchTimeInterval"
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            return call.inWorld { call.give(DispatchTimeInterval.seconds(a0)) }
        }
        type.method(
            "milliseconds(_:)",
            isStatic: true,
            [HostParameter(nil, "count", "Int")],
            result: "DispatchTimeInterval"
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            return call.inWorld { call.give(DispatchTimeInterval.milliseconds(a0)) }
        }
        type.method(
            "microseconds(_:)",
            isStatic: true,
            [HostParameter(nil, "count", "Int")],
            result: "DispatchTimeInterval"
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            return call.inWorld { call.give(DispatchTimeInterval.microseconds(a0)) }
        }
        type.method(
            "nanoseconds(_:)",
            isStatic: true,
            [HostParameter(nil, "count", "Int")],
            result: "DispatchTimeInterval"
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            return call.inWorld { call.give(DispatchTimeInterval.nanoseconds(a0)) }
        }
        type.enumCase("never") { call throws(ScriptError) in
            call.give(DispatchTimeInterval.never)
        }
        return type.hostType
    }()
}

extension DispatchTimeInterval: BridgedValue {
    package static var hostName: String { "DispatchTimeInterval" }
}
