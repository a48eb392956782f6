// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgVector: HostType = {
        var type = TypeBinding("CGVector", .structure, conformances: ["Hashable"])
        type.property("dx", "CGFloat") { call throws(ScriptError) in
            let object: CGVector = try call.receiver()
            return call.give(object.dx)
        } set: { call, value throws(ScriptError) in
            var object: CGVector = try call.receiver()
            object.dx = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("dy", "CGFloat") { call throws(ScriptError) in
            let object: CGVector = try call.receiver()
            return call.give(object.dy)
        } set: { call, value throws(ScriptError) in
            var object: CGVector = try call.receiver()
            object.dy = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(dx:dy:)",
            [HostParameter("dx", "dx", "CGFloat"), HostParameter("dy", "dy", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(CGVector(dx: a0, dy: a1))
        }
        type.initializer(
            "init(dx:dy:)",
            [HostParameter("dx", "dx", "Int"), HostParameter("dy", "dy", "Int")]
        ) { call throws(ScriptError) in
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(CGVector(dx: a0, dy: a1))
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.give(CGVector())
        }
        type.enumCase("zero") { call throws(ScriptError) in
            call.give(CGVector.zero)
        }
        return type.hostType
    }()
}

extension CGVector: BridgedValue {
    package static var hostName: String { "CGVector" }
}
