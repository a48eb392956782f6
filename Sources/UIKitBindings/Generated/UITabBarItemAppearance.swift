// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarItemAppearance: HostType = {
        var type = TypeBinding("UITabBarItemAppearance", .class, superclass: "BarLooks")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UITabBarItemAppearance() }
        }
        type.property("normal", "UITabBarItemStateAppearance") { call throws(ScriptError) in
            let object: UITabBarItemAppearance = try call.receiver()
            return call.give(object.normal)
        }
        type.property("selected", "UITabBarItemStateAppearance") { call throws(ScriptError) in
            let object: UITabBarItemAppearance = try call.receiver()
            return call.give(object.selected)
        }
        type.property("disabled", "UITabBarItemStateAppearance") { call throws(ScriptError) in
            let object: UITabBarItemAppearance = try call.receiver()
            return call.give(object.disabled)
        }
        type.property("focused", "UITabBarItemStateAppearance") { call throws(ScriptError) in
            let object: UITabBarItemAppearance = try call.receiver()
            return call.give(object.focused)
        }
        return type.hostType
    }()
}
