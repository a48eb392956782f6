// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationItem: HostType = {
        var type = TypeBinding("UINavigationItem", .class, superclass: "NSObject")
        type.initializer("init(title:)", [HostParameter("title", "title", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.make { UINavigationItem(title: a0) }
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("backButtonTitle", "String?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.backButtonTitle)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.backButtonTitle = try call.read(value)
        }
        type.method(
            "setHidesBackButton(_:animated:)",
            [HostParameter(nil, "hidesBackButton", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setHidesBackButton(a0, animated: a1)
            return .void
        }
        type.property("largeTitleDisplayMode", "UINavigationItem.LargeTitleDisplayMode") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.largeTitleDisplayMode)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.largeTitleDisplayMode = try call.read(value)
        }
        type.property("backBarButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.backBarButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.backBarButtonItem = try call.read(value)
        }
        type.property("hidesBackButton", "Bool") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.hidesBackButton)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.hidesBackButton = try call.read(value)
        }
        type.property("titleView", "UIView?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.titleView)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.titleView = try call.read(value)
        }
        type.property("rightBarButtonItems", "[UIBarButtonItem]?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.rightBarButtonItems)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.rightBarButtonItems = try call.read(value)
        }
        type.property("rightBarButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.rightBarButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.rightBarButtonItem = try call.read(value)
        }
        type.property("leftBarButtonItems", "[UIBarButtonItem]?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.leftBarButtonItems)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.leftBarButtonItems = try call.read(value)
        }
        type.property("leftBarButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.leftBarButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.leftBarButtonItem = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiNavigationItemLargeTitleDisplayMode: HostType = {
        var type = TypeBinding("UINavigationItem.LargeTitleDisplayMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UINavigationItem.LargeTitleDisplayMode.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.automatic)
        }
        type.enumCase("always") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.always)
        }
        type.enumCase("never") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.never)
        }
        type.enumCase("inline") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.inline)
        }
        return type.hostType
    }()
}

extension UINavigationItem.LargeTitleDisplayMode: BridgedValue {
    static var hostName: String { "UINavigationItem.LargeTitleDisplayMode" }
}
