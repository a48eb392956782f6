// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCubicTimingParameters: HostType = {
        var type = TypeBinding("UICubicTimingParameters", .class, superclass: "NSObject", conformances: ["UITimingCurveProvider"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICubicTimingParameters() }
        }
        type.initializer(
            "init(animationCurve:)",
            [HostParameter("animationCurve", "curve", "UIView.AnimationCurve")]
        ) { call throws(ScriptError) in
            let a0: UIView.AnimationCurve = try call.argument(0)
            return call.make { UICubicTimingParameters(animationCurve: a0) }
        }
        type.initializer(
            "init(controlPoint1:controlPoint2:)",
            [HostParameter("controlPoint1", "point1", "CGPoint"), HostParameter("controlPoint2", "point2", "CGPoint")]
        ) { call throws(ScriptError) in
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            return call.make { UICubicTimingParameters(controlPoint1: a0, controlPoint2: a1) }
        }
        return type.hostType
    }()
}
