// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiKeyboardAppearance: HostType = {
        var type = TypeBinding("UIKeyboardAppearance", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIKeyboardAppearance.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIKeyboardAppearance.`default`)
        }
        type.enumCase("dark") { call throws(ScriptError) in
            call.give(UIKeyboardAppearance.dark)
        }
        type.enumCase("light") { call throws(ScriptError) in
            call.give(UIKeyboardAppearance.light)
        }
        return type.hostType
    }()
}

extension UIKeyboardAppearance: BridgedValue {
    package static var hostName: String { "UIKeyboardAppearance" }
}
