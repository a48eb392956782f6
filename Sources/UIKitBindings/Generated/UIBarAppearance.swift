// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarAppearance: HostType = {
        var type = TypeBinding("UIBarAppearance", .class, superclass: "BarLooks")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBarAppearance() }
        }
        type.initializer(
            "init(idiom:)",
            [HostParameter("idiom", "idiom", "UIUserInterfaceIdiom")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceIdiom = try call.argument(0)
            return call.make { UIBarAppearance(idiom: a0) }
        }
        type.initializer(
            "init(barAppearance:)",
            [HostParameter("barAppearance", "barAppearance", "UIBarAppearance")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIBarAppearance = try call.argument(0)
            return call.make { UIBarAppearance(barAppearance: a0) }
        }
        type.method("configureWithDefaultBackground()") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.configureWithDefaultBackground()
            return .void
        }
        type.method("configureWithOpaqueBackground()") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.configureWithOpaqueBackground()
            return .void
        }
        type.method("configureWithTransparentBackground()") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.configureWithTransparentBackground()
            return .void
        }
        type.property("backgroundEffect", "UIBlurEffect?") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            return call.give(object.backgroundEffect)
        } set: { call, value throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.backgroundEffect = try call.read(value)
        }
        type.property("backgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.backgroundColor = try call.read(value)
        }
        type.property("backgroundImage", "UIImage?") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            return call.give(object.backgroundImage)
        } set: { call, value throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.backgroundImage = try call.read(value)
        }
        type.property("backgroundImageContentMode", "UIView.ContentMode") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            return call.give(object.backgroundImageContentMode)
        } set: { call, value throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.backgroundImageContentMode = try call.read(value)
        }
        type.property("shadowColor", "UIColor?") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            return call.give(object.shadowColor)
        } set: { call, value throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.shadowColor = try call.read(value)
        }
        type.property("shadowImage", "UIImage?") { call throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            return call.give(object.shadowImage)
        } set: { call, value throws(ScriptError) in
            let object: UIBarAppearance = try call.receiver()
            object.shadowImage = try call.read(value)
        }
        return type.hostType
    }()
}
