// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

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
        type.property("scrollEdgeAppearance", "UITabBarAppearance?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.scrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            object.scrollEdgeAppearance = try call.read(value)
        }
        type.property("items", "[UITabBarItem]?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.items)
        }
        type.property("selectedItem", "UITabBarItem?") { call throws(ScriptError) in
            let object: UITabBar = try call.receiver()
            return call.give(object.selectedItem)
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
        type.introduce(iOS: 15, ["scrollEdgeAppearance"])
        return type.hostType
    }()
}
