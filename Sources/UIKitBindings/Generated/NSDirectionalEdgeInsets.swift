// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsDirectionalEdgeInsets: HostType = {
        var type = TypeBinding("NSDirectionalEdgeInsets", .structure, conformances: ["Hashable"])
        type.property("top", "CGFloat") { call throws(ScriptError) in
            let object: NSDirectionalEdgeInsets = try call.receiver()
            return call.give(object.top)
        } set: { call, value throws(ScriptError) in
            var object: NSDirectionalEdgeInsets = try call.receiver()
            object.top = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("leading", "CGFloat") { call throws(ScriptError) in
            let object: NSDirectionalEdgeInsets = try call.receiver()
            return call.give(object.leading)
        } set: { call, value throws(ScriptError) in
            var object: NSDirectionalEdgeInsets = try call.receiver()
            object.leading = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("bottom", "CGFloat") { call throws(ScriptError) in
            let object: NSDirectionalEdgeInsets = try call.receiver()
            return call.give(object.bottom)
        } set: { call, value throws(ScriptError) in
            var object: NSDirectionalEdgeInsets = try call.receiver()
            object.bottom = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("trailing", "CGFloat") { call throws(ScriptError) in
            let object: NSDirectionalEdgeInsets = try call.receiver()
            return call.give(object.trailing)
        } set: { call, value throws(ScriptError) in
            var object: NSDirectionalEdgeInsets = try call.receiver()
            object.trailing = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(top:leading:bottom:trailing:)",
            [
                HostParameter("top", "top", "CGFloat"),
                HostParameter("leading", "leading", "CGFloat"),
                HostParameter("bottom", "bottom", "CGFloat"),
                HostParameter("trailing", "trailing", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.give(NSDirectionalEdgeInsets(top: a0, leading: a1, bottom: a2, trailing: a3))
        }
        type.enumCase("zero") { call throws(ScriptError) in
            call.give(NSDirectionalEdgeInsets.zero)
        }
        return type.hostType
    }()
}

extension NSDirectionalEdgeInsets: BridgedValue {
    package static var hostName: String { "NSDirectionalEdgeInsets" }
}
