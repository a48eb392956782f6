// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPresentationController: HostType = {
        var type = TypeBinding("UIPresentationController", .class, superclass: "NSObject")
        type.initializer(
            "init(presentedViewController:presenting:)",
            [
                HostParameter("presentedViewController", "presentedViewController", "UIViewController"),
                HostParameter("presenting", "presentingViewController", "UIViewController?"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIViewController = try call.argument(0)
            let a1: UIViewController? = try call.argument(1)
            return call.make { UIPresentationController(presentedViewController: a0, presenting: a1) }
        }
        type.property("presentedViewController", "UIViewController") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentedViewController)
        }
        type.property("presentingViewController", "UIViewController") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentingViewController)
        }
        type.property("containerView", "UIView?") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.containerView)
        }
        type.property("presentationStyle", "UIModalPresentationStyle") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentationStyle)
        }
        type.property("presentedView", "UIView?") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentedView)
        }
        type.property("frameOfPresentedViewInContainerView", "CGRect") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.frameOfPresentedViewInContainerView)
        }
        type.property("shouldRemovePresentersView", "Bool") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.shouldRemovePresentersView)
        }
        type.property("shouldPresentInFullscreen", "Bool") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.shouldPresentInFullscreen)
        }
        type.property("adaptivePresentationStyle", "UIModalPresentationStyle") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.adaptivePresentationStyle)
        }
        type.method(
            "adaptivePresentationStyle(for:)",
            [HostParameter("for", "traitCollection", "UITraitCollection")],
            result: "UIModalPresentationStyle"
        ) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            let a0: UITraitCollection = try call.argument(0)
            return call.give(object.adaptivePresentationStyle(for: a0))
        }
        type.method("presentationTransitionWillBegin()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.send("presentationTransitionWillBegin()", to: object, []) {
                object.presentationTransitionWillBegin()
            }
        }
        type.method(
            "presentationTransitionDidEnd(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "completed", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("presentationTransitionDidEnd(_:)", to: object, [("completed", call.passed(a0))]) {
                object.presentationTransitionDidEnd(a0)
            }
        }
        type.method("dismissalTransitionWillBegin()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.send("dismissalTransitionWillBegin()", to: object, []) {
                object.dismissalTransitionWillBegin()
            }
        }
        type.method(
            "dismissalTransitionDidEnd(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "completed", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("dismissalTransitionDidEnd(_:)", to: object, [("completed", call.passed(a0))]) {
                object.dismissalTransitionDidEnd(a0)
            }
        }
        type.method("containerViewWillLayoutSubviews()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.send("containerViewWillLayoutSubviews()", to: object, []) {
                object.containerViewWillLayoutSubviews()
            }
        }
        type.method("containerViewDidLayoutSubviews()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.send("containerViewDidLayoutSubviews()", to: object, []) {
                object.containerViewDidLayoutSubviews()
            }
        }
        type.property("delegate", "(any UIAdaptivePresentationControllerDelegate)?") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        return type.hostType
    }()
}
