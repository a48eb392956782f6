// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationControllerOperation: HostType = {
        var type = TypeBinding("UINavigationController.Operation", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UINavigationController.Operation.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UINavigationController.Operation.none)
        }
        type.enumCase("push") { call throws(ScriptError) in
            call.give(UINavigationController.Operation.push)
        }
        type.enumCase("pop") { call throws(ScriptError) in
            call.give(UINavigationController.Operation.pop)
        }
        return type.hostType
    }()
}

extension UINavigationController.Operation: BridgedValue {
    package static var hostName: String { "UINavigationController.Operation" }
}

extension Bindings {
    static let uiNavigationController: HostType = {
        var type = TypeBinding("UINavigationController", .class, superclass: "UIViewController")
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UINavigationController() }
        }
        type.property("isNavigationBarHidden", "Bool") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.isNavigationBarHidden)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.isNavigationBarHidden = try call.read(value)
        }
        type.method(
            "setNavigationBarHidden(_:animated:)",
            [HostParameter(nil, "hidden", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setNavigationBarHidden(a0, animated: a1)
            return .void
        }
        type.property("toolbar", "UIToolbar!") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.toolbar)
        }
        type.property("isToolbarHidden", "Bool") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.isToolbarHidden)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.isToolbarHidden = try call.read(value)
        }
        type.method(
            "setToolbarHidden(_:animated:)",
            [HostParameter(nil, "hidden", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setToolbarHidden(a0, animated: a1)
            return .void
        }
        type.property("interactivePopGestureRecognizer", "UIGestureRecognizer?") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.interactivePopGestureRecognizer)
        }
        type.property("interactiveContentPopGestureRecognizer", "UIGestureRecognizer?") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.interactiveContentPopGestureRecognizer)
        }
        type.initializer(
            "init(rootViewController:)",
            [HostParameter("rootViewController", "rootViewController", "UIViewController")]
        ) { call throws(ScriptError) in
            let a0: UIViewController = try call.argument(0)
            return call.make { UINavigationController(rootViewController: a0) }
        }
        type.initializer(
            "init(navigationBarClass:toolbarClass:)",
            [
                HostParameter("navigationBarClass", "navigationBarClass", "AnyClass?"),
                HostParameter("toolbarClass", "toolbarClass", "AnyClass?"),
            ]
        ) { call throws(ScriptError) in
            let a0: ClassReference? = try call.argument(0)
            let a1: ClassReference? = try call.argument(1)
            return call.make { UINavigationController(navigationBarClass: a0, toolbarClass: a1) }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UINavigationController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UINavigationController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UINavigationController(coder: a0) }
        }
        type.property("viewControllers", "[UIViewController]") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.viewControllers)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.viewControllers = try call.read(value)
        }
        type.property("topViewController", "UIViewController?") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.topViewController)
        }
        type.property("visibleViewController", "UIViewController?") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.visibleViewController)
        }
        type.property("delegate", "(any UINavigationControllerDelegate)?") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.method(
            "pushViewController(_:animated:)",
            [HostParameter(nil, "viewController", "UIViewController"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.pushViewController(a0, animated: a1)
            return .void
        }
        type.method(
            "popViewController(animated:)",
            [HostParameter("animated", "animated", "Bool")],
            result: "UIViewController?"
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.give(object.popViewController(animated: a0))
        }
        type.method(
            "popToRootViewController(animated:)",
            [HostParameter("animated", "animated", "Bool")],
            result: "[UIViewController]?"
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.give(object.popToRootViewController(animated: a0))
        }
        type.method(
            "popToViewController(_:animated:)",
            [HostParameter(nil, "viewController", "UIViewController"), HostParameter("animated", "animated", "Bool")],
            result: "[UIViewController]?"
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.give(object.popToViewController(a0, animated: a1))
        }
        type.method(
            "setViewControllers(_:animated:)",
            [HostParameter(nil, "viewControllers", "[UIViewController]"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            let a0: [UIViewController] = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setViewControllers(a0, animated: a1)
            return .void
        }
        type.property("navigationBar", "UINavigationBar") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.navigationBar)
        }
        type.property("hidesBarsOnSwipe", "Bool") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.hidesBarsOnSwipe)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.hidesBarsOnSwipe = try call.read(value)
        }
        type.property("hidesBarsOnTap", "Bool") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.hidesBarsOnTap)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.hidesBarsOnTap = try call.read(value)
        }
        type.property("hidesBarsWhenKeyboardAppears", "Bool") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.hidesBarsWhenKeyboardAppears)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.hidesBarsWhenKeyboardAppears = try call.read(value)
        }
        type.property("hidesBarsWhenVerticallyCompact", "Bool") { call throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            return call.give(object.hidesBarsWhenVerticallyCompact)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationController = try call.receiver()
            object.hidesBarsWhenVerticallyCompact = try call.read(value)
        }
        type.requireVersion(iOS: 26, ["interactiveContentPopGestureRecognizer"])
        return type.hostType
    }()
}
