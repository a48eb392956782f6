// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitAccessibilityContrast: HostType = {
        var type = TypeBinding("UITraitAccessibilityContrast", .enumeration, conformances: ["UITraitDefinition", "Hashable"])
        type.property("defaultValue", "UIAccessibilityContrast", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UITraitAccessibilityContrast.defaultValue) }
        }
        return type.hostType
    }()
}

extension UITraitAccessibilityContrast: BridgedValue {
    package static var hostName: String { "UITraitAccessibilityContrast" }
}
