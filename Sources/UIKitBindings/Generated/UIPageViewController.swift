// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPageViewController: HostType = {
        var type = TypeBinding("UIPageViewController", .class, superclass: "UIViewController")
        type.initializer(
            "init(transitionStyle:navigationOrientation:options:)",
            [
                HostParameter("transitionStyle", "style", "UIPageViewController.TransitionStyle"),
                HostParameter("navigationOrientation", "navigationOrientation", "UIPageViewController.NavigationOrientation"),
                HostParameter("options", "options", "[UIPageViewController.OptionsKey: Double]?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIPageViewController.TransitionStyle = try call.argument(0)
            let a1: UIPageViewController.NavigationOrientation = try call.argument(1)
            let a2: [UIPageViewController.OptionsKey: Double]? = try call.argument(2)
            return call.make { UIPageViewController(transitionStyle: a0, navigationOrientation: a1, options: a2) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(transitionStyle:navigationOrientation:options:)",
            passing: [
                HostParameter("transitionStyle", "style", "UIPageViewController.TransitionStyle", default: ".pageCurl"),
                HostParameter(
                    "navigationOrientation", "navigationOrientation", "UIPageViewController.NavigationOrientation", default: ".horizontal"),
                HostParameter("options", "options", "[UIPageViewController.OptionsKey: Double]?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIPageViewController() }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIPageViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIPageViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIPageViewController(coder: a0) }
        }
        type.property("viewControllers", "[UIViewController]?") { call throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            return call.give(object.viewControllers)
        }
        type.method(
            "setViewControllers(_:direction:animated:completion:)",
            [
                HostParameter(nil, "viewControllers", "[UIViewController]?"),
                HostParameter("direction", "direction", "UIPageViewController.NavigationDirection"),
                HostParameter("animated", "animated", "Bool"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            let a0: [UIViewController]? = try call.argument(0)
            let a1: UIPageViewController.NavigationDirection = try call.argument(1)
            let a2: Bool = try call.argument(2)
            let a3: Block? = try call.argument(3)
            object.setViewControllers(a0, direction: a1, animated: a2, completion: a3)
            return .void
        }
        type.property("dataSource", "(any UIPageViewControllerDataSource)?") { call throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            return call.give(weakly: object.dataSourceID)
        } set: { call, value throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            object.dataSourceID = try call.read(value)
        }
        type.property("delegate", "(any UIPageViewControllerDelegate)?") { call throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("transitionStyle", "UIPageViewController.TransitionStyle") { call throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            return call.give(object.transitionStyle)
        }
        type.property("navigationOrientation", "UIPageViewController.NavigationOrientation") { call throws(ScriptError) in
            let object: UIPageViewController = try call.receiver()
            return call.give(object.navigationOrientation)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiPageViewControllerTransitionStyle: HostType = {
        var type = TypeBinding("UIPageViewController.TransitionStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIPageViewController.TransitionStyle.self)
        type.enumCase("pageCurl") { call throws(ScriptError) in
            call.give(UIPageViewController.TransitionStyle.pageCurl)
        }
        type.enumCase("scroll") { call throws(ScriptError) in
            call.give(UIPageViewController.TransitionStyle.scroll)
        }
        return type.hostType
    }()
}

extension UIPageViewController.TransitionStyle: BridgedValue {
    package static var hostName: String { "UIPageViewController.TransitionStyle" }
}

extension Bindings {
    static let uiPageViewControllerNavigationOrientation: HostType = {
        var type = TypeBinding("UIPageViewController.NavigationOrientation", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIPageViewController.NavigationOrientation.self)
        type.enumCase("horizontal") { call throws(ScriptError) in
            call.give(UIPageViewController.NavigationOrientation.horizontal)
        }
        type.enumCase("vertical") { call throws(ScriptError) in
            call.give(UIPageViewController.NavigationOrientation.vertical)
        }
        return type.hostType
    }()
}

extension UIPageViewController.NavigationOrientation: BridgedValue {
    package static var hostName: String { "UIPageViewController.NavigationOrientation" }
}

extension Bindings {
    static let uiPageViewControllerNavigationDirection: HostType = {
        var type = TypeBinding("UIPageViewController.NavigationDirection", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIPageViewController.NavigationDirection.self)
        type.enumCase("forward") { call throws(ScriptError) in
            call.give(UIPageViewController.NavigationDirection.forward)
        }
        type.enumCase("reverse") { call throws(ScriptError) in
            call.give(UIPageViewController.NavigationDirection.reverse)
        }
        return type.hostType
    }()
}

extension UIPageViewController.NavigationDirection: BridgedValue {
    package static var hostName: String { "UIPageViewController.NavigationDirection" }
}

extension Bindings {
    static let uiPageViewControllerOptionsKey: HostType = {
        var type = TypeBinding("UIPageViewController.OptionsKey", .structure, conformances: ["Hashable"])
        type.enumCase("interPageSpacing") { call throws(ScriptError) in
            call.give(UIPageViewController.OptionsKey.interPageSpacing)
        }
        type.enumCase("spineLocation") { call throws(ScriptError) in
            call.give(UIPageViewController.OptionsKey.spineLocation)
        }
        return type.hostType
    }()
}

extension UIPageViewController.OptionsKey: BridgedValue {
    package static var hostName: String { "UIPageViewController.OptionsKey" }
}
