// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let transitionCoordinator: HostType = {
        var type = TypeBinding(
            "TransitionCoordinator",
            .class,
            superclass: "NSObject",
            conformances: ["UIViewControllerTransitionCoordinator"]
        )
        type.property("isAnimated", "Bool") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.isAnimated)
        }
        type.property("isInteractive", "Bool") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.isInteractive)
        }
        type.property("isCancelled", "Bool") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.isCancelled)
        }
        type.property("transitionDuration", "TimeInterval") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.transitionDuration)
        }
        type.property("percentComplete", "CGFloat") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.percentComplete)
        }
        type.property("presentationStyle", "UIModalPresentationStyle") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.presentationStyle)
        }
        type.property("initiallyInteractive", "Bool") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.initiallyInteractive)
        }
        type.property("isInterruptible", "Bool") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.isInterruptible)
        }
        type.property("completionVelocity", "CGFloat") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.completionVelocity)
        }
        type.property("completionCurve", "UIView.AnimationCurve") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.completionCurve)
        }
        type.property("targetTransform", "CGAffineTransform") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.targetTransform)
        }
        type.property("containerView", "UIView") { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            return call.give(object.containerView)
        }
        type.method(
            "viewController(forKey:)",
            [HostParameter("forKey", "key", "UITransitionContextViewControllerKey")],
            result: "UIViewController?"
        ) { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            let a0: UITransitionContextViewControllerKey = try call.argument(0)
            return call.give(object.viewController(forKey: a0))
        }
        type.method(
            "view(forKey:)",
            [HostParameter("forKey", "key", "UITransitionContextViewKey")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            let a0: UITransitionContextViewKey = try call.argument(0)
            return call.give(object.view(forKey: a0))
        }
        type.method(
            "animate(alongsideTransition:completion:)",
            [
                HostParameter("alongsideTransition", "animation", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?"),
                HostParameter("completion", "completion", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?", default: "nil"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            let a0: Block? = try call.argument(0)
            let a1: Block? = try call.argument(1)
            return call.give(object.animate(alongsideTransition: a0, completion: a1))
        }
        type.method(
            "animateAlongsideTransition(in:animation:completion:)",
            [
                HostParameter("in", "view", "UIView?"),
                HostParameter("animation", "animation", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?"),
                HostParameter("completion", "completion", "((any UIViewControllerTransitionCoordinatorContext) -> Void)?", default: "nil"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            let a0: UIView? = try call.argument(0)
            let a1: Block? = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.give(object.animateAlongsideTransition(in: a0, animation: a1, completion: a2))
        }
        type.method(
            "notifyWhenInteractionChanges(_:)",
            [HostParameter(nil, "handler", "(any UIViewControllerTransitionCoordinatorContext) -> Void")]
        ) { call throws(ScriptError) in
            let object: TransitionCoordinator = try call.receiver()
            let a0: Block = try call.argument(0)
            object.notifyWhenInteractionChanges(a0)
            return .void
        }
        return type.hostType
    }()
}
