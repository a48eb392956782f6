// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiKeyModifierFlags: HostType = {
        var type = TypeBinding("UIKeyModifierFlags", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIKeyModifierFlags.self)
        type.enumCase("alphaShift") { call throws(ScriptError) in
            call.give(UIKeyModifierFlags.alphaShift)
        }
        type.enumCase("shift") { call throws(ScriptError) in
            call.give(UIKeyModifierFlags.shift)
        }
        type.enumCase("control") { call throws(ScriptError) in
            call.give(UIKeyModifierFlags.control)
        }
        type.enumCase("alternate") { call throws(ScriptError) in
            call.give(UIKeyModifierFlags.alternate)
        }
        type.enumCase("command") { call throws(ScriptError) in
            call.give(UIKeyModifierFlags.command)
        }
        type.enumCase("numericPad") { call throws(ScriptError) in
            call.give(UIKeyModifierFlags.numericPad)
        }
        return type.hostType
    }()
}

extension UIKeyModifierFlags: BridgedOptions {
    package static var hostName: String { "UIKeyModifierFlags" }
}
