// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewImplicitlyAnimating: HostType = {
        var type = TypeBinding("UIViewImplicitlyAnimating", .protocol, conformances: ["UIViewAnimating"])
        type.requirement("addAnimations(_:)", [HostParameter(nil, "animation", "() -> Void")])
        type.requirement(
            "addAnimations(_:delayFactor:)",
            [HostParameter(nil, "animation", "() -> Void"), HostParameter("delayFactor", "delayFactor", "CGFloat")]
        )
        type.requirement("addCompletion(_:)", [HostParameter(nil, "completion", "(UIViewAnimatingPosition) -> Void")])
        type.requirement(
            "continueAnimation(withTimingParameters:durationFactor:)",
            [
                HostParameter("withTimingParameters", "parameters", "(any UITimingCurveProvider)?"),
                HostParameter("durationFactor", "durationFactor", "CGFloat"),
            ]
        )
        return type.hostType
    }()
}
