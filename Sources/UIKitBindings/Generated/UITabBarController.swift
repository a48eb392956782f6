// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarController: HostType = {
        var type = TypeBinding("UITabBarController", .class, superclass: "UIViewController", conformances: ["UITabBarDelegate"])
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UITabBarController() }
        }
        type.method(
            "tabBar(_:didSelect:)",
            isOverridePoint: true,
            [HostParameter(nil, "tabBar", "UITabBar"), HostParameter("didSelect", "item", "UITabBarItem")]
        ) { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            let a0: UITabBar = try call.argument(0)
            let a1: UITabBarItem = try call.argument(1)
            return call.send("tabBar(_:didSelect:)", to: object, [("tabBar", call.passed(a0)), ("item", call.passed(a1))]) {
                object.tabBar(a0, didSelect: a1)
            }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UITabBarController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITabBarController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITabBarController(coder: a0) }
        }
        type.property("viewControllers", "[UIViewController]?") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(object.viewControllers)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            object.viewControllers = try call.read(value)
        }
        type.method(
            "setViewControllers(_:animated:)",
            [HostParameter(nil, "viewControllers", "[UIViewController]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            let a0: [UIViewController]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setViewControllers(a0, animated: a1)
            return .void
        }
        type.property("selectedViewController", "UIViewController?") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(object.selectedViewController)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            object.selectedViewController = try call.read(value)
        }
        type.property("selectedIndex", "Int") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(object.selectedIndex)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            object.selectedIndex = try call.read(value)
        }
        type.property("delegate", "(any UITabBarControllerDelegate)?") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("tabBar", "UITabBar") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(object.tabBar)
        }
        type.property("tabs", "[UITab]") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(object.tabs)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            object.tabs = try call.read(value)
        }
        type.property("isTabBarHidden", "Bool") { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            return call.give(object.isTabBarHidden)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            object.isTabBarHidden = try call.read(value)
        }
        type.method(
            "setTabBarHidden(_:animated:)",
            [HostParameter(nil, "hidden", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITabBarController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setTabBarHidden(a0, animated: a1)
            return .void
        }
        type.requireVersion(iOS: 18, ["tabs"])
        return type.hostType
    }()
}
