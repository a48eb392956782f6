// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewPropertyAnimator: HostType = {
        var type = TypeBinding("UIViewPropertyAnimator", .class, superclass: "NSObject", conformances: ["UIViewImplicitlyAnimating"])
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIViewPropertyAnimator() }
        }
        type.initializer(
            "init(duration:timingParameters:)",
            [
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("timingParameters", "parameters", "any UITimingCurveProvider"),
            ]
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UITimingCurveProvider).self)
            return call.make { UIViewPropertyAnimator(duration: a0, timingParameters: a1) }
        }
        type.initializer(
            "init(duration:curve:animations:)",
            [
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("curve", "curve", "UIView.AnimationCurve"),
                HostParameter("animations", "animations", "(() -> Void)?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: UIView.AnimationCurve = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.make { UIViewPropertyAnimator(duration: a0, curve: a1, animations: a2) }
        }
        type.initializer(
            "init(duration:dampingRatio:animations:)",
            [
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("dampingRatio", "ratio", "CGFloat"),
                HostParameter("animations", "animations", "(() -> Void)?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.make { UIViewPropertyAnimator(duration: a0, dampingRatio: a1, animations: a2) }
        }
        type.initializer(
            "init(duration:controlPoint1:controlPoint2:animations:)",
            [
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("controlPoint1", "point1", "CGPoint"),
                HostParameter("controlPoint2", "point2", "CGPoint"),
                HostParameter("animations", "animations", "(() -> Void)?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            let a2: CGPoint = try call.argument(2)
            let a3: Block? = try call.argument(3)
            return call.make { UIViewPropertyAnimator(duration: a0, controlPoint1: a1, controlPoint2: a2, animations: a3) }
        }
        type.method(
            "runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
            isStatic: true,
            [
                HostParameter("withDuration", "duration", "TimeInterval"),
                HostParameter("delay", "delay", "TimeInterval"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "() -> Void"),
                HostParameter("completion", "completion", "((UIViewAnimatingPosition) -> Void)?", default: "nil"),
            ],
            result: "UIViewPropertyAnimator"
        ) { call throws(ScriptError) in
            let a0: TimeInterval = try call.argument(0)
            let a1: TimeInterval = try call.argument(1)
            let a2: UIView.AnimationOptions = try call.argument(2)
            let a3: Block = try call.argument(3)
            let a4: Block? = try call.argument(4)
            let result = call.inWorld {
                UIViewPropertyAnimator.runningPropertyAnimator(withDuration: a0, delay: a1, options: a2, animations: a3, completion: a4)
            }
            return call.give(result)
        }
        type.property("state", "UIViewAnimatingState") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.state)
        }
        type.property("isRunning", "Bool") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.isRunning)
        }
        type.property("duration", "TimeInterval") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.duration)
        }
        type.property("delay", "TimeInterval") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.delay)
        }
        type.property("timingParameters", "(any UITimingCurveProvider)?") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.timingParameters as? NSObject)
        }
        type.property("isInterruptible", "Bool") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.isInterruptible)
        } set: { call, value throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.isInterruptible = try call.read(value)
        }
        type.property("isUserInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.isUserInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.isUserInteractionEnabled = try call.read(value)
        }
        type.property("scrubsLinearly", "Bool") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.scrubsLinearly)
        } set: { call, value throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.scrubsLinearly = try call.read(value)
        }
        type.property("pausesOnCompletion", "Bool") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.pausesOnCompletion)
        } set: { call, value throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.pausesOnCompletion = try call.read(value)
        }
        type.property("fractionComplete", "CGFloat") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.fractionComplete)
        } set: { call, value throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.fractionComplete = try call.read(value)
        }
        type.property("isReversed", "Bool") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            return call.give(object.isReversed)
        } set: { call, value throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.isReversed = try call.read(value)
        }
        type.method("addAnimations(_:)", [HostParameter(nil, "animation", "() -> Void")]) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0: Block = try call.argument(0)
            object.addAnimations(a0)
            return .void
        }
        type.method(
            "addAnimations(_:delayFactor:)",
            [HostParameter(nil, "animation", "() -> Void"), HostParameter("delayFactor", "delayFactor", "CGFloat")]
        ) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0: Block = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            object.addAnimations(a0, delayFactor: a1)
            return .void
        }
        type.method(
            "addCompletion(_:)",
            [HostParameter(nil, "completion", "(UIViewAnimatingPosition) -> Void")]
        ) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0: Block = try call.argument(0)
            object.addCompletion(a0)
            return .void
        }
        type.method("startAnimation()") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.startAnimation()
            return .void
        }
        type.method("startAnimation(afterDelay:)", [HostParameter("afterDelay", "delay", "TimeInterval")]) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0: TimeInterval = try call.argument(0)
            object.startAnimation(afterDelay: a0)
            return .void
        }
        type.method("pauseAnimation()") { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            object.pauseAnimation()
            return .void
        }
        type.method(
            "continueAnimation(withTimingParameters:durationFactor:)",
            [
                HostParameter("withTimingParameters", "parameters", "(any UITimingCurveProvider)?"),
                HostParameter("durationFactor", "durationFactor", "CGFloat"),
            ]
        ) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0 = try call.optionalConforming(0, to: (any UITimingCurveProvider).self)
            let a1: CGFloat = try call.argument(1)
            object.continueAnimation(withTimingParameters: a0, durationFactor: a1)
            return .void
        }
        type.method("stopAnimation(_:)", [HostParameter(nil, "withoutFinishing", "Bool")]) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0: Bool = try call.argument(0)
            object.stopAnimation(a0)
            return .void
        }
        type.method(
            "finishAnimation(at:)",
            [HostParameter("at", "finalPosition", "UIViewAnimatingPosition")]
        ) { call throws(ScriptError) in
            let object: UIViewPropertyAnimator = try call.receiver()
            let a0: UIViewAnimatingPosition = try call.argument(0)
            object.finishAnimation(at: a0)
            return .void
        }
        return type.hostType
    }()
}
