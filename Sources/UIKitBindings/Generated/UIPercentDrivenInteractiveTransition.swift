// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPercentDrivenInteractiveTransition: HostType = {
        var type = TypeBinding(
            "UIPercentDrivenInteractiveTransition",
            .class,
            superclass: "NSObject",
            conformances: ["UIViewControllerInteractiveTransitioning"]
        )
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIPercentDrivenInteractiveTransition() }
        }
        type.property("duration", "CGFloat") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            return call.give(object.duration)
        }
        type.property("percentComplete", "CGFloat") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            return call.give(object.percentComplete)
        }
        type.property("completionSpeed", "CGFloat") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            return call.give(object.completionSpeed)
        } set: { call, value throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            object.completionSpeed = try call.read(value)
        }
        type.property("completionCurve", "UIView.AnimationCurve") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            return call.give(object.completionCurve)
        } set: { call, value throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            object.completionCurve = try call.read(value)
        }
        type.property("wantsInteractiveStart", "Bool") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            return call.give(object.wantsInteractiveStart)
        } set: { call, value throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            object.wantsInteractiveStart = try call.read(value)
        }
        type.method(
            "startInteractiveTransition(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "transitionContext", "any UIViewControllerContextTransitioning")]
        ) { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            let a0 = try call.conforming(0, to: (any UIViewControllerContextTransitioning).self)
            return call.send("startInteractiveTransition(_:)", to: object, [("transitionContext", call.passed(a0 as? NSObject))]) {
                object.startInteractiveTransition(a0)
            }
        }
        type.method("pause()") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            object.pause()
            return .void
        }
        type.method("update(_:)", [HostParameter(nil, "percentComplete", "CGFloat")]) { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.update(a0)
            return .void
        }
        type.method("finish()") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            object.finish()
            return .void
        }
        type.method("cancel()") { call throws(ScriptError) in
            let object: UIPercentDrivenInteractiveTransition = try call.receiver()
            object.cancel()
            return .void
        }
        return type.hostType
    }()
}
