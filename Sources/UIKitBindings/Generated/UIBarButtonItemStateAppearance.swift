// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarButtonItemStateAppearance: HostType = {
        var type = TypeBinding("UIBarButtonItemStateAppearance", .class, superclass: "BarLooks")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBarButtonItemStateAppearance() }
        }
        type.property("titlePositionAdjustment", "UIOffset") { call throws(ScriptError) in
            let object: UIBarButtonItemStateAppearance = try call.receiver()
            return call.give(object.titlePositionAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItemStateAppearance = try call.receiver()
            object.titlePositionAdjustment = try call.read(value)
        }
        type.property("backgroundImage", "UIImage?") { call throws(ScriptError) in
            let object: UIBarButtonItemStateAppearance = try call.receiver()
            return call.give(object.backgroundImage)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItemStateAppearance = try call.receiver()
            object.backgroundImage = try call.read(value)
        }
        return type.hostType
    }()
}
