// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSplitViewControllerBackgroundStyle: HostType = {
        var type = TypeBinding("UISplitViewController.BackgroundStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISplitViewController.BackgroundStyle.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UISplitViewController.BackgroundStyle.none)
        }
        type.enumCase("sidebar") { call throws(ScriptError) in
            call.give(UISplitViewController.BackgroundStyle.sidebar)
        }
        return type.hostType
    }()
}

extension UISplitViewController.BackgroundStyle: BridgedValue {
    package static var hostName: String { "UISplitViewController.BackgroundStyle" }
}

extension Bindings {
    static let uiSplitViewController: HostType = {
        var type = TypeBinding("UISplitViewController", .class, superclass: "UIViewController")
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UISplitViewController() }
        }
        type.property("presentsWithGesture", "Bool") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.presentsWithGesture)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.presentsWithGesture = try call.read(value)
        }
        type.property("primaryBackgroundStyle", "UISplitViewController.BackgroundStyle") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.primaryBackgroundStyle)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.primaryBackgroundStyle = try call.read(value)
        }
        type.property("showsSecondaryOnlyButton", "Bool") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.showsSecondaryOnlyButton)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.showsSecondaryOnlyButton = try call.read(value)
        }
        type.initializer("init(style:)", [HostParameter("style", "style", "UISplitViewController.Style")]) { call throws(ScriptError) in
            let a0: UISplitViewController.Style = try call.argument(0)
            return call.make { UISplitViewController(style: a0) }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UISplitViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UISplitViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISplitViewController(coder: a0) }
        }
        type.property("style", "UISplitViewController.Style") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.style)
        }
        type.property("isCollapsed", "Bool") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.isCollapsed)
        }
        type.property("viewControllers", "[UIViewController]") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.viewControllers)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.viewControllers = try call.read(value)
        }
        type.method(
            "setViewController(_:for:)",
            [HostParameter(nil, "vc", "UIViewController?"), HostParameter("for", "column", "UISplitViewController.Column")]
        ) { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            let a0: UIViewController? = try call.argument(0)
            let a1: UISplitViewController.Column = try call.argument(1)
            object.setViewController(a0, for: a1)
            return .void
        }
        type.method(
            "viewController(for:)",
            [HostParameter("for", "column", "UISplitViewController.Column")],
            result: "UIViewController?"
        ) { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            let a0: UISplitViewController.Column = try call.argument(0)
            return call.give(object.viewController(for: a0))
        }
        type.method("show(_:)", [HostParameter(nil, "column", "UISplitViewController.Column")]) { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            let a0: UISplitViewController.Column = try call.argument(0)
            object.show(a0)
            return .void
        }
        type.method("hide(_:)", [HostParameter(nil, "column", "UISplitViewController.Column")]) { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            let a0: UISplitViewController.Column = try call.argument(0)
            object.hide(a0)
            return .void
        }
        type.property("preferredDisplayMode", "UISplitViewController.DisplayMode") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.preferredDisplayMode)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.preferredDisplayMode = try call.read(value)
        }
        type.property("displayMode", "UISplitViewController.DisplayMode") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.displayMode)
        }
        type.property("preferredSplitBehavior", "UISplitViewController.SplitBehavior") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.preferredSplitBehavior)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.preferredSplitBehavior = try call.read(value)
        }
        type.property("splitBehavior", "UISplitViewController.SplitBehavior") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.splitBehavior)
        }
        type.property("preferredPrimaryColumnWidth", "CGFloat") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.preferredPrimaryColumnWidth)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.preferredPrimaryColumnWidth = try call.read(value)
        }
        type.property("primaryColumnWidth", "CGFloat") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(object.primaryColumnWidth)
        }
        type.property("delegate", "(any UISplitViewControllerDelegate)?") { call throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UISplitViewController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.requireVersion(iOS: 13, ["primaryBackgroundStyle"])
        type.requireVersion(
            iOS: 14,
            ["init(style:)", "preferredPrimaryColumnWidth", "showsSecondaryOnlyButton", "style", "viewController(for:)"]
        )
        return type.hostType
    }()
}

extension Bindings {
    static let uiSplitViewControllerStyle: HostType = {
        var type = TypeBinding("UISplitViewController.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISplitViewController.Style.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UISplitViewController.Style.unspecified)
        }
        type.enumCase("doubleColumn") { call throws(ScriptError) in
            call.give(UISplitViewController.Style.doubleColumn)
        }
        type.enumCase("tripleColumn") { call throws(ScriptError) in
            call.give(UISplitViewController.Style.tripleColumn)
        }
        return type.hostType
    }()
}

extension UISplitViewController.Style: BridgedValue {
    package static var hostName: String { "UISplitViewController.Style" }
}

extension Bindings {
    static let uiSplitViewControllerColumn: HostType = {
        var type = TypeBinding("UISplitViewController.Column", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISplitViewController.Column.self)
        type.enumCase("primary") { call throws(ScriptError) in
            call.give(UISplitViewController.Column.primary)
        }
        type.enumCase("supplementary") { call throws(ScriptError) in
            call.give(UISplitViewController.Column.supplementary)
        }
        type.enumCase("secondary") { call throws(ScriptError) in
            call.give(UISplitViewController.Column.secondary)
        }
        type.enumCase("compact") { call throws(ScriptError) in
            call.give(UISplitViewController.Column.compact)
        }
        type.requireVersion(iOS: 14, ["compact", "primary", "secondary", "supplementary"])
        return type.hostType
    }()
}

extension UISplitViewController.Column: BridgedValue {
    package static var hostName: String { "UISplitViewController.Column" }
}

extension Bindings {
    static let uiSplitViewControllerDisplayMode: HostType = {
        var type = TypeBinding("UISplitViewController.DisplayMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISplitViewController.DisplayMode.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.automatic)
        }
        type.enumCase("secondaryOnly") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.secondaryOnly)
        }
        type.enumCase("oneBesideSecondary") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.oneBesideSecondary)
        }
        type.enumCase("oneOverSecondary") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.oneOverSecondary)
        }
        type.enumCase("twoBesideSecondary") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.twoBesideSecondary)
        }
        type.enumCase("twoOverSecondary") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.twoOverSecondary)
        }
        type.enumCase("twoDisplaceSecondary") { call throws(ScriptError) in
            call.give(UISplitViewController.DisplayMode.twoDisplaceSecondary)
        }
        return type.hostType
    }()
}

extension UISplitViewController.DisplayMode: BridgedValue {
    package static var hostName: String { "UISplitViewController.DisplayMode" }
}

extension Bindings {
    static let uiSplitViewControllerSplitBehavior: HostType = {
        var type = TypeBinding("UISplitViewController.SplitBehavior", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UISplitViewController.SplitBehavior.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UISplitViewController.SplitBehavior.automatic)
        }
        type.enumCase("tile") { call throws(ScriptError) in
            call.give(UISplitViewController.SplitBehavior.tile)
        }
        type.enumCase("overlay") { call throws(ScriptError) in
            call.give(UISplitViewController.SplitBehavior.overlay)
        }
        type.enumCase("displace") { call throws(ScriptError) in
            call.give(UISplitViewController.SplitBehavior.displace)
        }
        return type.hostType
    }()
}

extension UISplitViewController.SplitBehavior: BridgedValue {
    package static var hostName: String { "UISplitViewController.SplitBehavior" }
}
