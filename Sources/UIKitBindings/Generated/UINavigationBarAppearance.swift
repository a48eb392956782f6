// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationBarAppearance: HostType = {
        var type = TypeBinding("UINavigationBarAppearance", .class, superclass: "UIBarAppearance")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UINavigationBarAppearance() }
        }
        type.initializer(
            "init(idiom:)",
            [HostParameter("idiom", "idiom", "UIUserInterfaceIdiom")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceIdiom = try call.argument(0)
            return call.make { UINavigationBarAppearance(idiom: a0) }
        }
        type.initializer(
            "init(barAppearance:)",
            [HostParameter("barAppearance", "barAppearance", "UIBarAppearance")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIBarAppearance = try call.argument(0)
            return call.make { UINavigationBarAppearance(barAppearance: a0) }
        }
        type.property("titlePositionAdjustment", "UIOffset") { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            return call.give(object.titlePositionAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            object.titlePositionAdjustment = try call.read(value)
        }
        type.property("backButtonAppearance", "UIBarButtonItemAppearance") { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            return call.give(object.backButtonAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            object.backButtonAppearance = try call.read(value)
        }
        type.property("prominentButtonAppearance", "UIBarButtonItemAppearance") { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            return call.give(object.prominentButtonAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            object.prominentButtonAppearance = try call.read(value)
        }
        type.property("backIndicatorImage", "UIImage?") { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            return call.give(object.backIndicatorImage)
        }
        type.method(
            "setBackIndicatorImage(_:transitionMaskImage:)",
            [
                HostParameter(nil, "backIndicatorImage", "UIImage?"),
                HostParameter("transitionMaskImage", "backIndicatorTransitionMaskImage", "UIImage?"),
            ]
        ) { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            object.setBackIndicatorImage(a0, transitionMaskImage: a1)
            return .void
        }
        type.property("buttonAppearance", "UIBarButtonItemAppearance") { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            return call.give(object.buttonAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            object.buttonAppearance = try call.read(value)
        }
        type.property("doneButtonAppearance", "UIBarButtonItemAppearance") { call throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            return call.give(object.doneButtonAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBarAppearance = try call.receiver()
            object.doneButtonAppearance = try call.read(value)
        }
        return type.hostType
    }()
}
