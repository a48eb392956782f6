// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let cgColor: HostType = {
        var type = TypeBinding("CGColor", .structure, conformances: ["Hashable"])
        type.initializer(
            "init(red:green:blue:alpha:)",
            [
                HostParameter("red", "red", "CGFloat"),
                HostParameter("green", "green", "CGFloat"),
                HostParameter("blue", "blue", "CGFloat"),
                HostParameter("alpha", "alpha", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.give(CGColor(red: a0, green: a1, blue: a2, alpha: a3))
        }
        type.initializer(
            "init(gray:alpha:)",
            [HostParameter("gray", "gray", "CGFloat"), HostParameter("alpha", "alpha", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            return call.give(CGColor(gray: a0, alpha: a1))
        }
        type.property("alpha", "CGFloat") { call throws(ScriptError) in
            let object: CGColor = try call.receiver()
            return call.give(object.alpha)
        }
        type.property("components", "[CGFloat]?") { call throws(ScriptError) in
            let object: CGColor = try call.receiver()
            return call.give(object.components)
        }
        type.property("numberOfComponents", "Int") { call throws(ScriptError) in
            let object: CGColor = try call.receiver()
            return call.give(object.numberOfComponents)
        }
        return type.hostType
    }()
}

extension CGColor: BridgedValue {
    package static var hostName: String { "CGColor" }
}
