// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiKeyboardLayoutGuide: HostType = {
        var type = TypeBinding("UIKeyboardLayoutGuide", .class, superclass: "UITrackingLayoutGuide")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIKeyboardLayoutGuide() }
        }
        type.property("usesBottomSafeArea", "Bool") { call throws(ScriptError) in
            let object: UIKeyboardLayoutGuide = try call.receiver()
            return call.give(object.usesBottomSafeArea)
        } set: { call, value throws(ScriptError) in
            let object: UIKeyboardLayoutGuide = try call.receiver()
            object.usesBottomSafeArea = try call.read(value)
        }
        type.requireVersion(iOS: 17, ["usesBottomSafeArea"])
        return type.hostType
    }()
}
