// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarAppearance: HostType = {
        var type = TypeBinding("UITabBarAppearance", .class, superclass: "UIBarAppearance")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UITabBarAppearance() }
        }
        type.initializer(
            "init(idiom:)",
            [HostParameter("idiom", "idiom", "UIUserInterfaceIdiom")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceIdiom = try call.argument(0)
            return call.make { UITabBarAppearance(idiom: a0) }
        }
        type.initializer(
            "init(barAppearance:)",
            [HostParameter("barAppearance", "barAppearance", "UIBarAppearance")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIBarAppearance = try call.argument(0)
            return call.make { UITabBarAppearance(barAppearance: a0) }
        }
        type.property("stackedLayoutAppearance", "UITabBarItemAppearance") { call throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            return call.give(object.stackedLayoutAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            object.stackedLayoutAppearance = try call.read(value)
        }
        type.property("inlineLayoutAppearance", "UITabBarItemAppearance") { call throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            return call.give(object.inlineLayoutAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            object.inlineLayoutAppearance = try call.read(value)
        }
        type.property("compactInlineLayoutAppearance", "UITabBarItemAppearance") { call throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            return call.give(object.compactInlineLayoutAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            object.compactInlineLayoutAppearance = try call.read(value)
        }
        type.property("selectionIndicatorTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            return call.give(object.selectionIndicatorTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            object.selectionIndicatorTintColor = try call.read(value)
        }
        type.property("selectionIndicatorImage", "UIImage?") { call throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            return call.give(object.selectionIndicatorImage)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarAppearance = try call.receiver()
            object.selectionIndicatorImage = try call.read(value)
        }
        return type.hostType
    }()
}
