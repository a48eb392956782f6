// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let transitionContext: HostType = {
        var type = TypeBinding("TransitionContext", .class, superclass: "NSObject", conformances: ["UIViewControllerContextTransitioning"])
        type.property("containerView", "UIView") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            return call.give(object.containerView)
        }
        type.property("isAnimated", "Bool") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            return call.give(object.isAnimated)
        }
        type.property("isInteractive", "Bool") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            return call.give(object.isInteractive)
        }
        type.property("transitionWasCancelled", "Bool") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            return call.give(object.transitionWasCancelled)
        }
        type.property("presentationStyle", "UIModalPresentationStyle") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            return call.give(object.presentationStyle)
        }
        type.property("targetTransform", "CGAffineTransform") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            return call.give(object.targetTransform)
        }
        type.method(
            "viewController(forKey:)",
            [HostParameter("forKey", "key", "UITransitionContextViewControllerKey")],
            result: "UIViewController?"
        ) { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            let a0: UITransitionContextViewControllerKey = try call.argument(0)
            return call.give(object.viewController(forKey: a0))
        }
        type.method(
            "view(forKey:)",
            [HostParameter("forKey", "key", "UITransitionContextViewKey")],
            result: "UIView?"
        ) { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            let a0: UITransitionContextViewKey = try call.argument(0)
            return call.give(object.view(forKey: a0))
        }
        type.method("initialFrame(for:)", [HostParameter("for", "vc", "UIViewController")], result: "CGRect") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            return call.give(object.initialFrame(for: a0))
        }
        type.method("finalFrame(for:)", [HostParameter("for", "vc", "UIViewController")], result: "CGRect") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            return call.give(object.finalFrame(for: a0))
        }
        type.method("completeTransition(_:)", [HostParameter(nil, "didComplete", "Bool")]) { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            let a0: Bool = try call.argument(0)
            object.completeTransition(a0)
            return .void
        }
        type.method("updateInteractiveTransition(_:)", [HostParameter(nil, "percentComplete", "CGFloat")]) { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            let a0: CGFloat = try call.argument(0)
            object.updateInteractiveTransition(a0)
            return .void
        }
        type.method("finishInteractiveTransition()") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            object.finishInteractiveTransition()
            return .void
        }
        type.method("cancelInteractiveTransition()") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            object.cancelInteractiveTransition()
            return .void
        }
        type.method("pauseInteractiveTransition()") { call throws(ScriptError) in
            let object: TransitionContext = try call.receiver()
            object.pauseInteractiveTransition()
            return .void
        }
        return type.hostType
    }()
}
