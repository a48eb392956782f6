// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiToolbarAppearance: HostType = {
        var type = TypeBinding("UIToolbarAppearance", .class, superclass: "UIBarAppearance")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIToolbarAppearance() }
        }
        type.initializer(
            "init(idiom:)",
            [HostParameter("idiom", "idiom", "UIUserInterfaceIdiom")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIUserInterfaceIdiom = try call.argument(0)
            return call.make { UIToolbarAppearance(idiom: a0) }
        }
        type.initializer(
            "init(barAppearance:)",
            [HostParameter("barAppearance", "barAppearance", "UIBarAppearance")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIBarAppearance = try call.argument(0)
            return call.make { UIToolbarAppearance(barAppearance: a0) }
        }
        type.property("buttonAppearance", "UIBarButtonItemAppearance") { call throws(ScriptError) in
            let object: UIToolbarAppearance = try call.receiver()
            return call.give(object.buttonAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbarAppearance = try call.receiver()
            object.buttonAppearance = try call.read(value)
        }
        type.property("doneButtonAppearance", "UIBarButtonItemAppearance") { call throws(ScriptError) in
            let object: UIToolbarAppearance = try call.receiver()
            return call.give(object.doneButtonAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbarAppearance = try call.receiver()
            object.doneButtonAppearance = try call.read(value)
        }
        return type.hostType
    }()
}
