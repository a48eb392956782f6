// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarItemPositioning: HostType = {
        var type = TypeBinding("UITabBar.ItemPositioning", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITabBar.ItemPositioning.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UITabBar.ItemPositioning.automatic)
        }
        type.enumCase("fill") { call throws(ScriptError) in
            call.give(UITabBar.ItemPositioning.fill)
        }
        type.enumCase("centered") { call throws(ScriptError) in
            call.give(UITabBar.ItemPositioning.centered)
        }
        return type.hostType
    }()
}

extension UITabBar.ItemPositioning: BridgedValue {
    package static var hostName: String { "UITabBar.ItemPositioning" }
}

extension Bindings {
    static let uiTabBar: HostType = {
        var type = TypeBinding("UITabBar", .class, superclass: "UIView")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UITabBar(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UITabBar() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UITabBar?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITabBar(coder: a0) }
        }
        type.property("standardAppearance", "UITabBarAppearance") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.standardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.standardAppearance = try call.read(value)
        }
        type.property("backgroundImage", "UIImage?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.backgroundImage)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.backgroundImage = try call.read(value)
        }
        type.property("selectionIndicatorImage", "UIImage?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.selectionIndicatorImage)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.selectionIndicatorImage = try call.read(value)
        }
        type.property("shadowImage", "UIImage?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.shadowImage)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.shadowImage = try call.read(value)
        }
        type.property("barStyle", "UIBarStyle") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.barStyle)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.barStyle = try call.read(value)
        }
        type.property("itemPositioning", "UITabBar.ItemPositioning") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.itemPositioning)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.itemPositioning = try call.read(value)
        }
        type.property("itemWidth", "CGFloat") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.itemWidth)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.itemWidth = try call.read(value)
        }
        type.property("itemSpacing", "CGFloat") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.itemSpacing)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.itemSpacing = try call.read(value)
        }
        type.property("items", "[UITabBarItem]?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.items)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.items = try call.read(value)
        }
        type.method(
            "setItems(_:animated:)",
            [HostParameter(nil, "items", "[UITabBarItem]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            let a0: [UITabBarItem]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setItems(a0, animated: a1)
            return .void
        }
        type.property("selectedItem", "UITabBarItem?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.selectedItem)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.selectedItem = try call.read(value)
        }
        type.property("delegate", "(any UITabBarDelegate)?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("barTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.barTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.barTintColor = try call.read(value)
        }
        type.property("unselectedItemTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.unselectedItemTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.unselectedItemTintColor = try call.read(value)
        }
        type.property("isTranslucent", "Bool") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.isTranslucent)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.isTranslucent = try call.read(value)
        }
        type.property("scrollEdgeAppearance", "UITabBarAppearance?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.scrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.scrollEdgeAppearance = try call.read(value)
        }
        type.requireVersion(iOS: 15, ["scrollEdgeAppearance"])
        return type.hostType
    }()
}
