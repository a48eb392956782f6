// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarButtonItemAppearance: HostType = {
        var type = TypeBinding("UIBarButtonItemAppearance", .class, superclass: "BarLooks")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBarButtonItemAppearance() }
        }
        type.initializer(
            "init(style:)",
            [HostParameter("style", "style", "UIBarButtonItem.Style")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIBarButtonItem.Style = try call.argument(0)
            return call.make { UIBarButtonItemAppearance(style: a0) }
        }
        type.method("configureWithDefault(for:)", [HostParameter("for", "style", "UIBarButtonItem.Style")]) { call throws(ScriptError) in
            let object: UIBarButtonItemAppearance = try call.receiver()
            let a0: UIBarButtonItem.Style = try call.argument(0)
            object.configureWithDefault(for: a0)
            return .void
        }
        type.property("normal", "UIBarButtonItemStateAppearance") { call throws(ScriptError) in
            let object: UIBarButtonItemAppearance = try call.receiver()
            return call.give(object.normal)
        }
        type.property("highlighted", "UIBarButtonItemStateAppearance") { call throws(ScriptError) in
            let object: UIBarButtonItemAppearance = try call.receiver()
            return call.give(object.highlighted)
        }
        type.property("disabled", "UIBarButtonItemStateAppearance") { call throws(ScriptError) in
            let object: UIBarButtonItemAppearance = try call.receiver()
            return call.give(object.disabled)
        }
        type.property("focused", "UIBarButtonItemStateAppearance") { call throws(ScriptError) in
            let object: UIBarButtonItemAppearance = try call.receiver()
            return call.give(object.focused)
        }
        return type.hostType
    }()
}
