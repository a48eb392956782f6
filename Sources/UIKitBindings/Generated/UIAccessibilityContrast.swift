// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiAccessibilityContrast: HostType = {
        var type = TypeBinding("UIAccessibilityContrast", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIAccessibilityContrast.self)
        type.enumCase("unspecified") { call throws(ScriptError) in
            call.give(UIAccessibilityContrast.unspecified)
        }
        type.enumCase("normal") { call throws(ScriptError) in
            call.give(UIAccessibilityContrast.normal)
        }
        type.enumCase("high") { call throws(ScriptError) in
            call.give(UIAccessibilityContrast.high)
        }
        return type.hostType
    }()
}

extension UIAccessibilityContrast: BridgedValue {
    package static var hostName: String { "UIAccessibilityContrast" }
}
