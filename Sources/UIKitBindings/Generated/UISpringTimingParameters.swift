// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSpringTimingParameters: HostType = {
        var type = TypeBinding("UISpringTimingParameters", .class, superclass: "NSObject", conformances: ["UITimingCurveProvider"])
        type.initializer(
            "init(dampingRatio:initialVelocity:)",
            [
                HostParameter("dampingRatio", "ratio", "CGFloat"),
                HostParameter("initialVelocity", "velocity", "CGVector", default: ".zero"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGVector = try call.argument(1)
            return call.make { UISpringTimingParameters(dampingRatio: a0, initialVelocity: a1) }
        }
        type.initializer(
            "init(mass:stiffness:damping:initialVelocity:)",
            [
                HostParameter("mass", "mass", "CGFloat"),
                HostParameter("stiffness", "stiffness", "CGFloat"),
                HostParameter("damping", "damping", "CGFloat"),
                HostParameter("initialVelocity", "velocity", "CGVector"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGVector = try call.argument(3)
            return call.make { UISpringTimingParameters(mass: a0, stiffness: a1, damping: a2, initialVelocity: a3) }
        }
        return type.hostType
    }()
}
