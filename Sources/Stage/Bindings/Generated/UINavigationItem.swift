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
