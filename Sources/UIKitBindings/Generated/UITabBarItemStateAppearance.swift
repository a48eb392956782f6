// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarItemStateAppearance: HostType = {
        var type = TypeBinding("UITabBarItemStateAppearance", .class, superclass: "BarLooks")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UITabBarItemStateAppearance() }
        }
        type.property("titlePositionAdjustment", "UIOffset") { call throws(ScriptError) in
            let object: UITabBarItemStateAppearance = try call.receiver()
            return call.give(object.titlePositionAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItemStateAppearance = try call.receiver()
            object.titlePositionAdjustment = try call.read(value)
        }
        type.property("iconColor", "UIColor?") { call throws(ScriptError) in
            let object: UITabBarItemStateAppearance = try call.receiver()
            return call.give(object.iconColor)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItemStateAppearance = try call.receiver()
            object.iconColor = try call.read(value)
        }
        type.property("badgeBackgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UITabBarItemStateAppearance = try call.receiver()
            return call.give(object.badgeBackgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItemStateAppearance = try call.receiver()
            object.badgeBackgroundColor = try call.read(value)
        }
        return type.hostType
    }()
}
